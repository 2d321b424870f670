/// The trains of a station, by the hall that they leave from.
@MainActor
final class Timetable {
  struct Hall {
    let name: String
    var departures: [Departure]
  }

  private(set) var halls = [
    Hall(
      name: "Upper hall",
      departures: [
        Departure("さいたま新都心", at: 9, 3, platform: 14),
        Departure("Zürich", at: 9, 12, platform: 3),
        Departure("서울", at: 9, 24, platform: 8),
        Departure("Edinburgh", at: 9, 30, platform: 1),
      ]),
    Hall(
      name: "Lower hall",
      departures: [
        Departure("København", at: 9, 5, platform: 22),
        Departure("Αθήνα", at: 9, 18, platform: 21),
        Departure("Llanfairpwllgwyngyll", at: 9, 41, platform: 23),
      ]),
  ]

  /// Called when a train was taken off.
  var cancelHandler: (() -> Void)?

  private var ticks = 0

  /// Makes some train five minutes later, or on time again if it is a quarter of an hour late.
  func tick() {
    let departures = halls.flatMap(\.departures)
    if departures.isEmpty { return }
    let departure = departures[(ticks * 2 + 1) % departures.count]
    departure.delay = departure.delay < 15 ? departure.delay + 5 : 0
    ticks += 1
  }

  /// Takes a train off.
  func cancel(_ departure: Departure) {
    for hall in halls.indices { halls[hall].departures.removeAll { $0 === departure } }
    cancelHandler?()
  }
}
