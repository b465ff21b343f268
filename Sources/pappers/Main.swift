import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
enum Main {
  /// Plays at once where nothing else is asked for: setting up the parser of arguments takes longer than the first screen.
  static func main() {
    do {
      guard CommandLine.arguments.count > 1 else { return try play(Wishes()) }
      var command = try Pappers.parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      exit(failure.exitCode)
    } catch {
      Pappers.exit(withError: error)
    }
  }
}
