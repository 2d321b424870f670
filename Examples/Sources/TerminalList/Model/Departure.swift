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
