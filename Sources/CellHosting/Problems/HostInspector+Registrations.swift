extension HostInspector {
  /// The number of registrations made at one location, each used once, that is reported.
  static let registrationsForOneCell = 8

  /// Configures a view with the closure of a registration, and observes the models that it reads.
  func configure(
    _ view: ConfigurableView, using identity: RegistrationIdentity, _ configure: () -> Void
  ) {
    if problems.isEmpty { return configure() }
    let notes = notes(of: view.updater)
    notes.registrationReads = nil
    if problems.contains(.unobservedModel) {
      notes.registrationReads = RegistrationReads(of: configure)
      watch(view)
    } else {
      configure()
    }
    count(identity, in: view)
  }

  private func count(_ identity: RegistrationIdentity, in view: ConfigurableView) {
    let source = identity.source
    var all = registrations[source] ?? Registrations()
    all.identities.insert(ObjectIdentifier(identity))
    all.cells += 1
    registrations[source] = all
    let count = all.identities.count
    guard count == all.cells, count >= Self.registrationsForOneCell else { return }
    report(.registrationPerCell, in: view, source: source) {
      .registrationPerCell($0, registrations: count)
    }
  }
}
