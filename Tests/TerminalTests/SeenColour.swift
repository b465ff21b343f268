import Foundation

/// One of the 256 colours as an eye sees it: its linear red, green and blue.
struct SeenColour {
  /// A kind of colour blindness.
  ///
  /// Source: Machado, Oliveira and Fernandes 2009, "A physiologically-based model for simulation of color vision
  /// deficiency", the matrices of severity 1.
  enum Blindness: CaseIterable {
    case protan, deutan, tritan

    fileprivate var matrix: [[Double]] {
      switch self {
      case .protan:
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
      case .deutan:
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
      case .tritan:
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
      }
    }
  }

  private let light: [Double]

  /// A colour by its number, with xterm's values.
  init(_ number: Int, _ blindness: Blindness? = nil) {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = number - 16
    let grey = Array(repeating: 8 + 10 * (number - 232), count: 3)
    let channels = number < 232 ? [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]] : grey
    let light = channels.map { channel in
      let value = Double(channel) / 255
      return value > 0.03928 ? pow((value + 0.055) / 1.055, 2.4) : value / 12.92
    }
    self.light = blindness.map { product($0.matrix, light).map { min(max($0, 0), 1) } } ?? light
  }

  /// The contrast with another colour, from 1 to 21.
  ///
  /// Source: WCAG 2.2, contrast ratio.
  func contrast(with other: SeenColour) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  /// The difference from another colour: 2 is just seen, 10 at a glance.
  ///
  /// Source: CIE 1976, ΔE*ab.
  func difference(from other: SeenColour) -> Double {
    sqrt(zip(lab, other.lab).map { ($0 - $1) * ($0 - $1) }.reduce(0, +))
  }

  private var luminance: Double {
    product([[0.2126, 0.7152, 0.0722]], light)[0]
  }

  private var lab: [Double] {
    let toXYZ = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8727]]
    let curved = product(toXYZ, light).map { $0 > 0.008856 ? cbrt($0) : 7.787 * $0 + 16 / 116 }
    return [116 * curved[1] - 16, 500 * (curved[0] - curved[1]), 200 * (curved[1] - curved[2])]
  }
}

private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
  matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
}
