/// Stops the program because of a programmer's mistake.
///
/// Release builds leave out the messages of `precondition` and `preconditionFailure`; this one is
/// printed in every build.
///
/// - Parameter message: What was found and what was expected.
package func trap(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
