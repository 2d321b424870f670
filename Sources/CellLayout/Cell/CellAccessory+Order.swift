import CellConfiguration

extension CellAccessory.Kind {
  /// The order of the kind on its side (A4, A5).
  ///
  /// The leading side is ordered from the edge inward, the trailing side from the content to the
  /// edge. Recorded for label, checkmark, disclosure indicator and reorder; assumed for the others.
  var order: Int {
    switch self {
    case .delete, .insert, .multiselect: 0
    case .customView: 1
    case .label: 2
    case .popUpMenu: 3
    case .detail: 4
    case .checkmark: 5
    case .disclosureIndicator: 6
    case .outlineDisclosure: 7
    case .reorder: 8
    }
  }
}

extension CellAccessory.Position {
  /// Returns the valid index to insert at among the accessories of a side.
  func index(
    among accessories: some RandomAccessCollection<AccessoryLayout>,
    on edge: CellAccessory.Placement.Edge
  ) -> Int {
    let start = accessories.startIndex
    let index =
      switch rule {
      case .nearestContent: edge == .leading ? accessories.count : 0
      case .before(let kind):
        accessories.distance(
          from: start, to: accessories.firstIndex { $0.kind == kind } ?? start)
      case .after(let kind):
        accessories.lastIndex { $0.kind == kind }
          .map { accessories.distance(from: start, to: $0) + 1 } ?? accessories.count
      case .index(let index): index
      case .chosen(let choice): choice.call(accessories.map(\.accessory))
      }
    return min(max(index, 0), accessories.count)
  }
}
