public import CellConfiguration
public import CellLayout
public import Foundation

/// A cell of a list: content, background, accessories and indentation.
///
/// It starts with the background of its list, and offers a content configuration in the list's
/// style. As documented for `UICollectionViewListCell`. Like any view, it is owned by its superview
/// or by the list that made it.
open class ListCell: CollectionCell {
  /// The indicators, controls, labels and views beside the content.
  ///
  /// A toolkit shows them at the frames in ``accessoryLayouts``.
  ///
  /// - Precondition: At most one of each system kind, as in UIKit; see
  ///   `CellAccessory.validate(_:)`.
  public var accessories: [CellAccessory] {
    get { arrangement.accessories }
    set {
      guard newValue != arrangement.accessories else { return }
      arrangement.accessories = newValue
      updater.record(.appliedAccessories, .content)
    }
  }

  /// The views of custom accessories, by the accessories' identifiers.
  ///
  /// Each view is in the cell while its accessory is displayed, and hidden otherwise.
  public var accessoryViews: [String: CellView] = [:] {
    didSet {
      for (identifier, view) in oldValue where accessoryViews[identifier] !== view {
        removeIfOwn(view)
      }
      for view in accessoryViews.values where view.superview !== self { addSubview(view) }
      setNeedsLayout()
    }
  }

  /// The horizontal extent of separators; its frame is that of a bottom separator.
  public private(set) lazy var separatorLayoutGuide = LayoutGuide(in: self)

  /// The number of levels that the cell is indented by, as in an outline.
  public var indentationLevel: Int {
    get { arrangement.indentationLevel }
    set { arrangement.indentationLevel = newValue }
  }

  /// The indentation of one level, in points.
  ///
  /// The default comes from the style sheet for the list: 10, and 20 in sidebars of iOS 18.
  public var indentationWidth: CGFloat {
    get { effectiveIndentationWidth }
    set { arrangement.indentationWidth = newValue }
  }

  /// Whether accessories at the leading edge are indented with the content.
  public var indentsAccessories: Bool {
    get { arrangement.indentsAccessories }
    set { arrangement.indentsAccessories = newValue }
  }

  /// Whether the cell is the first item of a section and serves as its header.
  ///
  /// If so, it offers the configurations of a header.
  public var isFirstItemHeader = false {
    didSet { if isFirstItemHeader != oldValue { updater.mark(.request) } }
  }

  /// Creates a cell.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    background.configuration = defaultBackgroundConfiguration()
  }

  /// Returns `nil`: headless views have no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a content configuration in the style of the list, without content.
  ///
  /// It has the numbers of the list that the cell's traits name, for a state without flags.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    inList(isFirstItemHeader ? .header() : .cell())
  }

  /// Returns the default background of the cell, for a state without flags.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    inList(isFirstItemHeader ? .listHeader() : .listCell())
  }

  override var ownBackground: BackgroundConfiguration? { defaultBackgroundConfiguration() }

  /// The frames of the displayed accessories, including hidden ones; empty before layout.
  public var accessoryLayouts: [AccessoryLayout] { cellLayout?.accessories ?? [] }

  /// Returns the accessory that takes touches at a point in the cell's coordinates; `nil` for none.
  ///
  /// The whole touch region of an accessory counts. A toolkit runs the accessory's action.
  public func accessory(at point: CGPoint) -> CellAccessory? {
    accessoryLayouts.first { !$0.isHidden && $0.region.contains(point) }?.accessory
  }

  /// Places the background, the content and the accessory views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let cachedLayout else { return }
    separatorLayoutGuide.layoutFrame = cachedLayout.layout.separatorGuide
    if accessoryViews.isEmpty { return }
    var hidden = accessoryViews
    for layout in cachedLayout.layout.accessories {
      guard let identifier = layout.accessory.customView?.identifier,
        let view = hidden.removeValue(forKey: identifier), view.superview === self
      else { continue }
      view.frame = layout.frame
      view.isHidden = layout.isHidden
    }
    for view in hidden.values where view.superview === self { view.isHidden = true }
  }

  override func resetInputs() {
    super.resetInputs()
    accessoryViews = [:]
    isFirstItemHeader = false
    background.configuration = defaultBackgroundConfiguration()
  }
}
