/// The key that interchangeable cells of a pool share.
enum ReuseKey: Hashable {
  case registration(RegistrationIdentity)
  case cell(String)
  case headerFooter(String)

  /// The key in reports.
  var name: String {
    switch self {
    case .registration(let identity): "registration \(identity.source)"
    case .cell(let identifier), .headerFooter(let identifier): "identifier \"\(identifier)\""
    }
  }
}
