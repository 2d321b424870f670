import CellConfiguration
import Foundation

extension HostileValue {
  static let swipeActions: [HostileValue] = {
    let action = SwipeAction(style: .destructive, title: "Delete")
    let strings: [String?] = HostilePart.strings.map(Optional.some) + [nil]
    let colors: [CellColor?] = HostilePart.colors.map(Optional.some)
    let names: [CellAccessory.Action?] = HostilePart.strings.map { .init(named: $0) }
    let configuration = SwipeActionsConfiguration(actions: [action, SwipeAction()])
    let tables: [[HostileValue]] = [
      [HostileValue("", action), HostileValue("", SwipeAction())], cases(SwipeEdge.self),
      cases(SwipeAction.Style.self),
      each(SwipeAction.Style.allCases, in: action, ("", \.style)),
      each(strings, in: action, ("", \.title)),
      each(colors, in: action, ("backgroundColor", \.backgroundColor)),
      each(names, in: action, ("", \.action)),
      each(
        [CellAccessory.Action(reference: SwipeOwner())], in: action, ("action", \.action)),
      each(HostilePart.images, in: action, ("image", \.image)),
      each([true, false], in: configuration, ("", \.performsFirstActionWithFullSwipe)),
      each([[], [action], [action, action]], in: configuration, ("", \.actions)),
    ]
    return tables.flatMap(\.self)
  }()

  private final class SwipeOwner: Sendable {}
}
