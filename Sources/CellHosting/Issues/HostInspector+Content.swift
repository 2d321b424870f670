import CellConfiguration

extension HostInspector {
  /// The number of passes that may apply custom content again that is not equal to itself.
  static let incomparableContents = 4

  /// Checks that custom content is not a class.
  func inspectType(ofContentOf view: ConfigurableView) {
    guard let configuration = view.content.configuration.custom else { return }
    let type = type(of: configuration)
    guard type is AnyClass else { return }
    report(.referenceConfiguration, in: view, source: ObjectIdentifier(type)) { _ in
      .referenceConfiguration("\(type)")
    }
  }

  /// Checks custom content that is applied again.
  func customContentIsApplied(in view: ConfigurableView, _ notes: InspectionState) {
    inspectType(ofContentOf: view)
    guard view.updater.isUpdating, !view.content.isStale,
      let configuration = view.content.configuration.custom,
      !(type(of: configuration) is AnyClass), !configuration.isEqual(to: configuration)
    else { return }
    notes.incomparableContents += 1
    guard notes.incomparableContents >= Self.incomparableContents else { return }
    let type = type(of: configuration)
    report(.incomparableConfiguration, in: view, source: ObjectIdentifier(type)) {
      .incomparableConfiguration("\(type)", $0)
    }
  }

  /// Called when a content view of another class replaces the current one.
  func contentViewIsReplaced(with new: String, in view: ConfigurableView, _ notes: InspectionState)
  {
    notes.repeatedPasses = 0
    let updater = view.updater
    let isReused =
      updater.marks.contains(.reuse)
      || (updater.isUpdating && updater.pass.reasons.marks.contains(.reuse))
    guard isReused, let old = view.content.view else { return }
    report(.mixedContentTypes, in: view) {
      .mixedContentTypes($0, old: "\(type(of: old))", new: new)
    }
  }
}
