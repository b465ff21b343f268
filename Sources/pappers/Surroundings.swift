import ArgumentParser
import Packs
import Saves

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A variable of the environment; nil if it isn't set or empty.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}

/// Where this user's things are kept.
func userFolders() throws -> Folders {
  let names = ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"]
  let pairs = names.compactMap { name in environment(name).map { (name, $0) } }
  return try Folders(environment: Dictionary(uniqueKeysWithValues: pairs))
}

/// The language of the locale, English if there are no words in it.
func systemLanguage() -> Language {
  let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
  return Language(locale: locale) ?? .english
}

/// Writes a message to the standard error.
func complain(_ message: some CustomStringConvertible) {
  let line = "pappers: \(message)\n"
  write(STDERR_FILENO, line, line.utf8.count)
}
