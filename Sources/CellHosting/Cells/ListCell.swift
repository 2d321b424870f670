public import CellConfiguration
public import CellLayout
public import Foundation

/// A cell of a list: content, background, accessories and indentation.
///
/// It starts with the background of its list, and offers a content configuration in the list's
/// style. As documented for `UICollectionViewListCell`. Like any view, it is owned by its superview
/// or by the list that made it.
open class ListCell: CollectionCell {
  /// The indicators, controls, labels and views next to the content.
  ///
  /// A toolkit shows them at the frames in ``accessoryLayouts``.
  ///
  /// - Precondition: At most one of each system kind, as in UIKit; see
  ///   `CellAccessory.validate(_:)`.
  public var accessories: [CellAccessory] {
    get { arrangement.accessories }
    set { setAccessories(newValue) }
  }

  /// The views of custom accessories, by the accessories' identifiers.
  ///
  /// They are placed in the cell while their accessory is displayed, and hidden otherwise. Views of
  /// a `CellAccessory.CustomViewConfiguration` are not included.
  public var accessoryViews: [String: CellView] = [:] {
    didSet { replaceAccessoryViews(oldValue, with: accessoryViews) }
  }

  override var namedAccessoryViews: [String: CellView] { accessoryViews }

  override var passesMinimumMargins: Bool { true }

  /// The horizontal extent of separators; its frame matches a bottom separator.
  ///
  /// Constraints of the module `CellConstraints` move it, and the separators with it.
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
    set { effectiveIndentationWidth = newValue }
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

  /// Adopts the look of a header that is the first item of its section.
  func becomeFirstItemHeader() {
    isFirstItemHeader = true
    background.configuration = defaultBackgroundConfiguration()
  }

  /// The supplementary kind of the cell; `nil` for an item.
  var supplementaryKind: HeaderFooterView.Kind?

  /// Whether the cell offers the configurations of a header, of a footer, or of an item.
  private var kind: HeaderFooterView.Kind? { isFirstItemHeader ? .header : supplementaryKind }

  /// Creates a cell.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    background.configuration = defaultBackgroundConfiguration()
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a content configuration in the style of the list, without content.
  ///
  /// It has the numbers of the list that the cell's traits name, for a state without flags.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    switch kind {
    case .header: inList(.header())
    case .footer: inList(.footer())
    case nil: inList(.cell())
    }
  }

  /// Returns the default background of the cell, for a state without flags.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    switch kind {
    case .header: inList(.listHeader())
    case .footer: inList(.listFooter())
    case nil: inList(.listCell())
    }
  }

  override var ownBackground: BackgroundConfiguration? { defaultBackgroundConfiguration() }

  /// The frames of the displayed accessories, including hidden ones; empty before layout.
  public var accessoryLayouts: [AccessoryLayout] { cellLayout?.accessories ?? [] }

  /// Returns the accessory that takes touches at a point in the cell's coordinates; `nil` for none.
  ///
  /// Accessories without an effect take no touches; see ``ConfigurableView/target(at:)``. A toolkit
  /// runs the accessory's action.
  public func accessory(at point: CGPoint) -> CellAccessory? {
    guard case .accessory(let index) = target(at: point) else { return nil }
    return accessories[index]
  }

  override func placeGuides(_ cached: CachedCellLayout) {
    moveSeparatorGuide(to: cached.layout.automaticSeparatorGuide)
  }

  /// Moves the separator guide, and the separators with it.
  package func moveSeparatorGuide(to frame: CGRect) {
    separatorLayoutGuide.layoutFrame = frame
    guard let cached = cachedLayout, cached.layout.separatorGuide != frame else { return }
    var layout = cached.layout
    layout.moveSeparatorGuide(to: frame)
    cachedLayout = CachedCellLayout(width: cached.width, height: cached.height, layout: layout)
  }

  override func resetInputs() {
    super.resetInputs()
    accessoryViews = [:]
    isFirstItemHeader = false
    supplementaryKind = nil
    background.configuration = defaultBackgroundConfiguration()
  }
}
