import CellHosting
public import Foundation

/// A controller with a sidebar and a detail beside it, or one of them in a narrow screen.
///
/// The sidebar is 320 points wide (assumed).
open class UISplitViewController: UIViewController {
  /// The numbers of columns; raw values match UIKit.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// The columns; raw values match UIKit.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// The number of columns.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private var showsDetail = false

  /// Creates a controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`, because controllers have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Whether the screen shows one column.
  public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// Returns the controller of a column; `nil` for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.viewIfLoaded?.removeFromSuperview()
    columns[column]?.removeFromParent()
    columns[column] = vc
    vc.map(addChild)
    viewIfLoaded?.setNeedsLayout()
  }
  /// Shows a column in a narrow screen.
  open func show(_ column: Column) {
    showsDetail = column == .secondary
    viewIfLoaded?.setNeedsLayout()
  }
  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  private var shownColumns: [UIViewController] {
    guard isViewLoaded else { return [] }
    let isDetail = showsDetail && columns[.secondary] != nil
    let shown: [Column] =
      !isCollapsed ? [.primary, .secondary] : isDetail ? [.secondary] : [.primary]
    return shown.compactMap { columns[$0] }
  }
  override var shownChildren: [UIViewController] { shownColumns }
  override var barItems: [ScreenItem] { shownColumns.flatMap(\.barItems) }
  override var searchBars: [UIView] { shownColumns.flatMap(\.searchBars) }

  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let shown = shownColumns
    for child in children where !shown.contains(child) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    var area = view.bounds
    for (index, child) in shown.enumerated() {
      if child.view.superview !== view { view.addSubview(child.view) }
      let width = index < shown.count - 1 ? min(320, area.width / 2) : area.width
      child.view.frame = view.directed(
        CGRect(x: area.minX, y: 0, width: width, height: area.height))
      area = CGRect(x: area.minX + width, y: 0, width: area.width - width, height: area.height)
    }
  }
}
