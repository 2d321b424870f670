public import CellConfiguration
public import Foundation

/// A cell of a list: content, background, accessories, indentation.
///
/// It has the background of its list from the start, and offers a content configuration in the style
/// of the list. As documented for `UICollectionViewListCell`. Owned like any view by its superview,
/// or by the list that made it.
open class ListCell: CollectionCell {
  /// How many levels the cell is indented, as in an outline.
  public var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { invalidateHeight() } }
  }

  /// How far one level indents, in points.
  public var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { invalidateHeight() } }
  }

  /// Whether accessories on the leading side are indented with the content.
  public var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { invalidateHeight() } }
  }

  /// Whether the cell is the first item of a section and serves as its header.
  ///
  /// It then offers the configurations of a header.
  public var isFirstItemHeader = false {
    didSet { if isFirstItemHeader != oldValue { mark(.request) } }
  }

  /// Makes a cell.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    background = defaultBackgroundConfiguration()
  }

  /// Gives nil: there are no archives of headless views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A fresh content configuration in the style of the list, without content.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    isFirstItemHeader ? .header() : .cell()
  }

  /// What the cell shows behind its content by itself.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    isFirstItemHeader ? .listHeader() : .listCell()
  }

  override var ownBackground: BackgroundConfiguration? { defaultBackgroundConfiguration() }

  override func resetOwnInputs() {
    indentationLevel = 0
    indentationWidth = 10
    indentsAccessories = true
    isFirstItemHeader = false
    background = defaultBackgroundConfiguration()
  }
}
