import CellConfiguration
import CellHosting

extension CellRegistration where Cell == ListCell, Item == Departure {
  /// How a row shows a train.
  ///
  /// The handler reads the train, so a train that is late has its row updated, and no other.
  @MainActor
  static func departure(of timetable: Timetable) -> Self {
    CellRegistration { [weak timetable] cell, _, departure in
      cell.accessories = [
        .multiselect(displayed: .always),
        .delete { timetable?.cancel(departure) },
        .label(text: "\(departure.platform)", options: .init(reservedLayoutWidth: .custom(2))),
      ]
      cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [
        SwipeAction(style: .destructive, title: "Cancel") { _, _, completion in
          timetable?.cancel(departure)
          completion(true)
        },
        SwipeAction(style: .normal, title: "On time") { _, _, completion in
          departure.delay = 0
          completion(true)
        },
      ])
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.valueCell().updated(for: state)
        content.text = departure.destination
        content.secondaryText = departure.time
        if departure.delay > 0 { content.secondaryTextProperties.color = .systemRed }
        cell.contentConfiguration = content
      }
    }
  }
}
