public import CellConfiguration

/// An indicator, control, label or view next to the content of a cell.
public typealias UICellAccessory = CellAccessory

/// The separators of a row.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration

/// A section that looks like a list.
public typealias UICollectionLayoutListConfiguration = ListConfiguration

/// The actions that a swipe reveals at one edge of a row.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// An action that a swipe across a row reveals.
public typealias UIContextualAction = SwipeAction
