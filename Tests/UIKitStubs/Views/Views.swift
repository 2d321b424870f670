// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A view.
@MainActor open class UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public private(set) var subviews: [UIView] = []
  public var bounds: CGRect
  public var frame: CGRect {
    get { bounds }
    set { bounds = newValue }
  }
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  public var traitOverrides = UITraitOverrides()
  public var autoresizingMask: AutoresizingMask = []
  public var isAccessibilityElement = false
  public var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityHint: String?
  public var accessibilityTraits = UIAccessibilityTraits.none
  public var accessibilityIdentifier: String?
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  public required init(frame: CGRect) { bounds = frame }

  public convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) { subviews.append(view) }
  open func layoutIfNeeded() {}

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 44) }
}

/// How much a view wants a size.
public struct UILayoutPriority: RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

/// A place in a view.
@MainActor open class UILayoutGuide {
  public var layoutFrame = CGRect.zero

  public init() {}
}

/// A view with list content, which has a guide for each of its parts.
@MainActor open class UIListContentView: UIView {
  private let content: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  public required init(frame: CGRect) {
    content = .cell()
    super.init(frame: frame)
  }

  public var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : UILayoutGuide() }
  public var textLayoutGuide: UILayoutGuide? { content.text == nil ? nil : UILayoutGuide() }
  public var secondaryTextLayoutGuide: UILayoutGuide? {
    content.secondaryText == nil ? nil : UILayoutGuide()
  }
}

/// An action that assistive technology offers.
@MainActor open class UIAccessibilityCustomAction {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  public var name: String
  public var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// A menu.
@MainActor open class UIMenu {
  public init() {}
}

/// A view of a collection.
@MainActor open class UICollectionReusableView: UIView {}

/// A cell that keeps what it is given.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The registration that the cell was made with.
  fileprivate var registration: UUID?

  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  public var contentConfiguration: (any UIContentConfiguration)?
  public var backgroundConfiguration: UIBackgroundConfiguration?
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateConfiguration(for: configurationState) }
  }
  public var configurationState = UICellConfigurationState(traitCollection: UITraitCollection()) {
    didSet { updateConfiguration(for: configurationState) }
  }

  /// Runs the handler, at once.
  private func updateConfiguration(for state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

/// A cell of a list that keeps what it is given.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public var accessories: [UICellAccessory] = []
  public var indentationLevel = 0
  public var indentationWidth: CGFloat = 10
  public var indentsAccessories = true
}

/// What a collection view shows.
@MainActor public protocol UICollectionViewDataSource: AnyObject {}

/// A collection view that makes a new view for every item, and configures an existing one again.
@MainActor open class UICollectionView: UIView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    fileprivate let id = UUID()
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler =
      (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    fileprivate let elementKind: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public static let elementKindSectionHeader = "header"
  public static let elementKindSectionFooter = "footer"

  public var collectionViewLayout = UICollectionViewLayout()
  public weak var dataSource: (any UICollectionViewDataSource)?
  public var backgroundView: UIView?

  /// The cell that is configured again, while it is.
  var reconfiguredCell: UICollectionViewCell?

  /// Uses for which UIKit raises an exception.
  public private(set) var mistakes: [String] = []

  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }

  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let existing = reconfiguredCell, existing.registration != registration.id {
      mistakes.append("\(indexPath) is configured again with another registration")
    }
    let cell = reconfiguredCell as? Cell ?? Cell(frame: .zero)
    cell.registration = registration.id
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: .zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
