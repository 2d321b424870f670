public import CellConfiguration
public import CellHosting

/// A link of the chain along which events travel.
public typealias UIResponder = Responder

/// A headless view.
public typealias UIView = CellView

/// Something that happened in a toolkit.
public typealias UIEvent = CellEvent

/// A rectangle in a view that other views can be placed by.
public typealias UILayoutGuide = LayoutGuide

/// The view that shows a list content configuration.
public typealias UIListContentView = ListContentView

/// A cell of a collection view, without a default appearance.
public typealias UICollectionViewCell = CollectionCell

/// A header, footer or other supplementary view of a collection.
///
/// It is `UICollectionViewCell` by another name: here those are cells, too.
public typealias UICollectionReusableView = CollectionCell

/// A cell of a list.
public typealias UICollectionViewListCell = ListCell

/// A cell of a table.
public typealias UITableViewCell = TableCell

/// A header or footer of a table.
public typealias UITableViewHeaderFooterView = HeaderFooterView

extension CellView {
  /// How an image is placed.
  public typealias ContentMode = CellContentMode
}

extension CollectionCell {
  /// How far a cell is being dragged.
  public typealias DragState = CellConfigurationState.DragState
}

extension TableCell {
  /// How far a cell is being dragged.
  public typealias DragState = CellConfigurationState.DragState
}
