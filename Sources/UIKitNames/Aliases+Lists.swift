public import CellConfiguration

/// What stands beside the content of a cell.
public typealias UICellAccessory = CellAccessory

/// The separators of a row.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration

/// A section that looks like a list.
public typealias UICollectionLayoutListConfiguration = ListConfiguration
