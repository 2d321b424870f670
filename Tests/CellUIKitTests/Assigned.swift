import UIKitStubs

extension UIListContentConfiguration {
  /// Everything that was assigned, by names such as `textProperties.font`.
  var allAssigned: [String: Any?] {
    assigned
      .merging(prefixed(textProperties.assigned, "textProperties")) { $1 }
      .merging(prefixed(secondaryTextProperties.assigned, "secondaryTextProperties")) { $1 }
      .merging(prefixed(imageProperties.assigned, "imageProperties")) { $1 }
  }
}

extension UIBackgroundConfiguration {
  /// Everything that was assigned, by names such as `shadowProperties.color`.
  var allAssigned: [String: Any?] {
    assigned.merging(prefixed(shadowProperties.assigned, "shadowProperties")) { $1 }
  }
}

private func prefixed(_ members: [String: Any?], _ prefix: String) -> [String: Any?] {
  Dictionary(uniqueKeysWithValues: members.map { ("\(prefix).\($0.key)", $0.value) })
}
