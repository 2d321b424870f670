/// Stops the process because of a programming error.
///
/// Unlike `precondition` and `preconditionFailure`, it prints the message in release builds, too.
///
/// - Parameter message: What to do instead and why, or the value that was found and the one that
///   was expected.
package func trap(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
