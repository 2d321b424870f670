/// An object whose identity distinguishes a registration from others.
///
/// Its owners are the copies of the registration and the pools with cells for it.
final class RegistrationIdentity: Hashable, Sendable {
  static func == (a: RegistrationIdentity, b: RegistrationIdentity) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
