#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value kept in a file of its own.
public enum JSONFile {
  /// Reads a value; nil if there is no such file.
  ///
  /// - Throws: `SaveError` that says what in it can't be read; the file is then set aside.
  public static func read<Value: Decodable>(_ type: Value.Type, from path: String) throws(SaveError) -> Value? {
    guard let bytes = try File.contents(path) else { return nil }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      let aside = try File.keep(path, as: path + ".unreadable", ending: "")
      throw SaveError("\(path) can't be read (\(place(of: error))). It is kept as \(aside)")
    }
  }

  /// Writes a value, whole or not at all.
  ///
  /// - Throws: `SaveError` if it can't be written; the file is then as it was.
  public static func write(_ value: some Encodable, to path: String) throws(SaveError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { throw SaveError("Can't write \(path)") }
    try File.replace(path, with: Array(data) + [UInt8(ascii: "\n")])
  }

  private static func place(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context =
      switch error {
      case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "")
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? "not JSON" : "at “\(path)”"
  }
}
