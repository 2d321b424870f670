import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// The actions that a swipe reveals, and the rows that it moves.
  static let swipeActions = Chapter(
    title: "Swipe actions", namesInUIKit: "UISwipeActionsConfiguration UIContextualAction",
    summary: "What a swipe reveals beside a row. Widths, shapes and colors are assumed.",
    groups: [
      Group(
        title: "Edges",
        scenes: [
          .swiped("Trailing", by: -74) { $0.trailingSwipeActions = .init(actions: [.delete]) },
          .swiped("Leading", by: 90) { $0.leadingSwipeActions = .init(actions: [.unread]) },
          .swiped("Several", by: -222) {
            $0.trailingSwipeActions = .init(actions: [.delete, .flag, .more])
          },
        ]),
      Group(
        title: "Distances",
        scenes: [
          .swiped("Just begun", by: -100) {
            $0.trailingSwipeActions = .init(actions: [.delete, .flag, .more])
          },
          .swiped("Stretched", by: -190) {
            $0.trailingSwipeActions = .init(actions: [.delete, .flag])
          },
          .swiped("Full", by: -280) {
            $0.trailingSwipeActions = .init(actions: [.delete, .flag])
          },
          .swiped("Far, without a full swipe", by: -280) {
            $0.trailingSwipeActions = .init(actions: [.delete, .flag])
            $0.trailingSwipeActions?.performsFirstActionWithFullSwipe = false
          },
        ]),
      Group(
        title: "Contents",
        scenes: [
          .swiped("Titles alone", by: -200) {
            $0.trailingSwipeActions = .init(actions: [
              SwipeAction(style: .destructive, title: "Delete"),
              SwipeAction(title: "Mark as Unread", backgroundColor: .systemBlue),
            ])
          },
          .swiped("Image and title in a high row", by: -222) {
            $0.height = 96
            $0.trailingSwipeActions = .init(actions: [.delete, .flag, .more])
          },
          .swiped("With an accessory", by: -74) {
            $0.accessories = [.disclosureIndicator()]
            $0.trailingSwipeActions = .init(actions: [.delete])
          },
        ]),
      Group(
        title: "In lists",
        scenes: [
          .swipedList("Inset grouped", .insetGrouped), .swipedList("Plain", .plain),
          .swipedList("Sidebar", .sidebar),
        ]),
    ])
}

extension Scene {
  /// Returns a scene of a swiped row.
  fileprivate static func swiped(
    _ title: String, by offset: CGFloat, change: (inout ListDocument.Row) -> Void
  ) -> Scene {
    row(title, .subtitleCell(), title, "The row is moved") {
      $0.swipeOffset = offset
      change(&$0)
    }
  }

  /// Returns a scene of a list whose first and third row are swiped.
  fileprivate static func swipedList(
    _ title: String, _ appearance: ListConfiguration.Appearance
  ) -> Scene {
    var rows = ["Groceries", "Call the dentist", "Water the plants", "Return the books"].map {
      ListDocument.Row(.cell(), $0, symbol: "circle")
    }
    rows[0].leadingSwipeActions = .init(actions: [.unread])
    rows[0].swipeOffset = 74
    rows[2].trailingSwipeActions = .init(actions: [.delete, .flag])
    rows[2].swipeOffset = -148
    return Scene(title, ListDocument(appearance, [ListDocument.Section(rows: rows)]))
  }
}

extension SwipeAction {
  fileprivate static var delete: SwipeAction {
    SwipeAction(style: .destructive, title: "Delete", image: CellImage(systemName: "trash"))
  }

  fileprivate static var flag: SwipeAction {
    SwipeAction(
      title: "Flag", image: CellImage(systemName: "flag"), backgroundColor: .systemOrange)
  }

  fileprivate static var more: SwipeAction {
    SwipeAction(title: "More", image: CellImage(systemName: "ellipsis"))
  }

  fileprivate static var unread: SwipeAction {
    SwipeAction(
      title: "Unread", image: CellImage(systemName: "envelope"), backgroundColor: .systemBlue)
  }
}
