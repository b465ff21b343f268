/// A language of words and of the interface.
public enum Language: String, CaseIterable, Codable, Sendable {
  case catalan = "ca"
  case spanish = "es"
  case english = "en"

  /// What its speakers call it.
  public var ownName: String {
    switch self {
    case .catalan: "Català"
    case .spanish: "Español"
    case .english: "English"
    }
  }

  /// The language of a POSIX locale such as `ca_ES.UTF-8`; nil for one that there are no words in.
  public init?(locale: String) {
    self.init(rawValue: String(locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }).lowercased())
  }
}
