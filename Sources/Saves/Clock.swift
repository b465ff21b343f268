#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The wall clock, for naming things; turns are timed by another one.
public enum Clock {
  /// Seconds since 1970.
  public static var now: Int { time(nil) }
}
