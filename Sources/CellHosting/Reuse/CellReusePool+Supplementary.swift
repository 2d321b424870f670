import CellConfiguration
public import Foundation

extension CellReusePool {
  /// The element kind of headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The element kind of footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Returns a header, footer or other supplementary view, configured and updated for its section.
  ///
  /// - Parameters:
  ///   - registration: The registration that makes and configures the view.
  ///   - indexPath: The index path of the view, which determines its section.
  public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionCell>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let elementKind = registration.elementKind
    let view = dequeue(.registration(registration.identity), at: indexPath, elementKind) {
      Supplementary(dequeuedFor: "\(Supplementary.self)")
    }
    (view as? ListCell)?.become(elementKind)
    configure(view, using: registration.identity) {
      registration.handler(view, elementKind, indexPath)
    }
    view.updateConfigurationIfNeeded()
    return view
  }

  /// Registers a class of headers, footers or other supplementary views for an identifier.
  public func register(
    _ viewClass: CollectionCell.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, for: .supplementary(elementKind, identifier))
  }

  /// Returns an unconfigured supplementary view of the class that is registered for an identifier.
  ///
  /// - Precondition: A class is registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionCell {
    let key = ReuseKey.supplementary(elementKind, identifier)
    guard let viewClass = classes[key] as? CollectionCell.Type else {
      trap("Register a class of \(elementKind) for \"\(identifier)\" first.")
    }
    let view = dequeue(key, at: indexPath, elementKind) { viewClass.init(dequeuedFor: identifier) }
    (view as? ListCell)?.become(elementKind)
    return view
  }

  /// Returns the supplementary view in the container for an index path; `nil` for none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionCell? {
    container?.subviews.lazy.compactMap { $0 as? CollectionCell }.first {
      guard let use = $0.poolAssignment else { return false }
      return use.pool === self && use.elementKind == elementKind && use.indexPath == indexPath
    }
  }
}

extension ListCell {
  /// Adopts the look of a header or footer.
  fileprivate func become(_ elementKind: String) {
    switch elementKind {
    case CellReusePool.elementKindSectionHeader: supplementaryKind = .header
    case CellReusePool.elementKindSectionFooter: supplementaryKind = .footer
    default: return
    }
    background.configuration = defaultBackgroundConfiguration()
  }
}
