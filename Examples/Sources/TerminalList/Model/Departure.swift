import CellConfiguration
import CellHosting
import Observation

/// A train that is about to leave.
@Observable
final class Departure {
  let destination: String
  let platform: Int

  /// When it is to leave, in minutes after midnight.
  let minute: Int

  /// How many minutes late it is; the cell that shows it notices a change by itself.
  var delay = 0

  init(_ destination: String, at hour: Int, _ minute: Int, platform: Int) {
    self.destination = destination
    self.platform = platform
    self.minute = hour * 60 + minute
  }

  /// When it leaves, as a clock shows it.
  var time: String {
    let minute = (minute + delay) % (24 * 60)
    return [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

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
