/// Stops the process because of a programming error.
///
/// Unlike `precondition` and `preconditionFailure`, it prints the message in release builds, too.
///
/// - Parameter message: The remedy with its reason, or the found value and the expected one.
package func trap(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
