/// The key that interchangeable cells of a pool share.
enum ReuseKey: Hashable {
  case registration(RegistrationIdentity)
  case cell(String)
  case headerFooter(String)
}
