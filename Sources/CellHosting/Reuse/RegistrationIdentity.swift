/// An object whose identity distinguishes a registration from others.
///
/// Its owners are the copies of the registration and the pools with cells for it.
final class RegistrationIdentity: Hashable, Sendable {
  private let fileID: StaticString
  private let line: UInt

  /// The location in the source code that makes the registration, such as `App/List.swift:7`.
  var source: String { "\(fileID):\(line)" }

  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  static func == (a: RegistrationIdentity, b: RegistrationIdentity) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
