/// What cells are interchangeable by.
enum ReuseKey: Hashable {
  case registration(RegistrationIdentity)
  case cell(String)
  case headerFooter(String)
}
