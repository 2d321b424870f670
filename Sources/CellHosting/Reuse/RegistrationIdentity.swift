/// What a registration is told apart from others by; owned by its copies and by the pools that keep
/// cells for it.
final class RegistrationIdentity: Hashable, Sendable {
  static func == (a: RegistrationIdentity, b: RegistrationIdentity) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
