import Canvas
import Foundation
import Testing

@testable import Screens

/// Compares screens with the expected ones in the folder Golden. `UPDATE_GOLDEN=1` draws these anew.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  static func check(_ canvas: Canvas, _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: name + ".txt")
    let drawn = canvas.portrait
    if isUpdating {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(drawn.utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let differing = zip(drawn.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
    #expect(
      drawn == expected, "\(name): drawn “\(differing?.0 ?? "")”, expected “\(differing?.1 ?? "")”\n\(canvas.text)",
      sourceLocation: location)
  }
}

extension Canvas {
  /// The screen as text, then each row's styles: a letter and a number for each run, the letters explained at the end.
  fileprivate var portrait: String {
    var styles: [Style] = []
    var lines: [String] = []
    for row in 0..<size.height {
      var runs: [(style: Int, length: Int)] = []
      for cell in cells[(row * size.width)..<((row + 1) * size.width)] {
        let style = styles.firstIndex(of: cell.style) ?? styles.count
        if style == styles.count { styles.append(cell.style) }
        if runs.last?.style == style {
          runs[runs.count - 1].length += 1
        } else {
          runs.append((style, 1))
        }
      }
      lines.append(runs.map { "\(letter($0.style))\($0.length)" }.joined(separator: " "))
    }
    let legend = styles.enumerated().map { index, style in
      "\(letter(index)) \(style.ink) on \(style.surface)\(style.isBold ? ", bold" : "")"
    }
    let cursor = cursor.map { ["cursor \($0.x) \($0.y)"] } ?? []
    return ([text, "---"] + lines + ["---", "\(tone)"] + legend + cursor).joined(separator: "\n") + "\n"
  }

  private func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return letters[index % letters.count]
  }
}
