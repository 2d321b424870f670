public import CellConfiguration
public import CellHosting

/// A link of the chain along which events travel.
public typealias UIResponder = Responder

/// A headless view.
public typealias UIView = CellView

/// An event in a toolkit.
public typealias UIEvent = CellEvent

/// A rectangle in a view for placing other views.
public typealias UILayoutGuide = LayoutGuide

/// The view that shows a list content configuration.
public typealias UIListContentView = ListContentView

/// A cell of a collection view, without a default appearance.
public typealias UICollectionViewCell = CollectionCell

/// A header, footer or other supplementary view of a collection.
///
/// It is another name for `UICollectionViewCell`, because supplementary views are cells here.
public typealias UICollectionReusableView = CollectionCell

/// A cell of a list.
public typealias UICollectionViewListCell = ListCell

/// A cell of a table.
public typealias UITableViewCell = TableCell

/// A header or footer of a table.
public typealias UITableViewHeaderFooterView = HeaderFooterView

extension CellView {
  /// The placement of an image.
  public typealias ContentMode = CellContentMode
}

extension CollectionCell {
  /// The progress of a drag of a cell.
  public typealias DragState = CellConfigurationState.DragState
}

extension TableCell {
  /// The progress of a drag of a cell.
  public typealias DragState = CellConfigurationState.DragState
}
