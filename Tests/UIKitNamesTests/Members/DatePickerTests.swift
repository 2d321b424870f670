import Foundation
import Testing
import UIKitNames

/// Dates and times that a user picks.
@MainActor
struct DatePickerTests {
  /// A picker in English and in Greenwich, at 13:05 on 2 March 2026.
  private static func picker(_ mode: UIDatePicker.Mode = .dateAndTime) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_GB")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.datePickerMode = mode
    picker.date = Date(timeIntervalSince1970: 1_772_456_700)
    return picker
  }

  private static func texts(_ picker: UIDatePicker) -> [String] {
    picker.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
  }

  @Test("A picker shows the parts of its mode")
  func modes() {
    #expect(Self.texts(Self.picker(.date)) == ["2 Mar 2026"])
    #expect(Self.texts(Self.picker(.time)) == ["13:05"])
    #expect(Self.texts(Self.picker(.dateAndTime)) == ["2 Mar 2026", "13:05"])
    let wheels = Self.picker(.time)
    #expect(wheels.preferredDatePickerStyle == UIDatePickerStyle.automatic)
    #expect(wheels.datePickerStyle == .compact)
    wheels.preferredDatePickerStyle = .wheels
    #expect(wheels.datePickerStyle == .wheels)
    #expect(wheels.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("Limits and the interval of minutes hold for every date")
  func limits() {
    let picker = Self.picker()
    let start = picker.date
    picker.minuteInterval = 15
    #expect(picker.date == start.addingTimeInterval(-300))
    // In this zone it is 18:35.
    picker.timeZone = TimeZone(secondsFromGMT: 19_800)
    picker.minuteInterval = 20
    #expect(picker.date == start.addingTimeInterval(-900))
    picker.minuteInterval = 7
    #expect(picker.date == start)
    picker.maximumDate = start.addingTimeInterval(-60)
    #expect(picker.date == start.addingTimeInterval(-60))
    picker.setDate(start.addingTimeInterval(-600), animated: true)
    picker.minimumDate = start.addingTimeInterval(-120)
    #expect(picker.date == start.addingTimeInterval(-120))
    picker.minimumDate = start
    #expect(picker.date == start.addingTimeInterval(-600))
  }

  @Test("Only a user's choice of another date runs actions")
  func actions() {
    let picker = Self.picker()
    var dates: [Date] = []
    picker.addAction(
      UIAction { dates.append(($0.sender as! UIDatePicker).date) }, for: .valueChanged)
    let next = picker.date.addingTimeInterval(60)
    picker.date = next
    picker.pickByUser(next)
    #expect(dates == [])
    picker.pickByUser(next.addingTimeInterval(60))
    picker.isEnabled = false
    picker.pickByUser(next)
    #expect(dates == [next.addingTimeInterval(60)])
  }

  @Test("Texts lie side by side, in both directions", arguments: [false, true])
  func frames(isRightToLeft: Bool) {
    let picker = Self.picker()
    if isRightToLeft { picker.traitOverrides.layoutDirection = .rightToLeft }
    picker.sizeToFit()
    picker.layoutIfNeeded()
    let frames = picker.subviews.map(\.frame)
    let (first, second) = isRightToLeft ? (frames[1], frames[0]) : (frames[0], frames[1])
    #expect(abs(first.minX - 12) < 1e-9 && abs(second.minX - first.maxX - 32) < 1e-9)
    #expect(abs(picker.bounds.width - second.maxX - 12) < 1e-9 && picker.bounds.height == 34)
    #expect(picker.displayContents.count == 2)
  }

  @Test("A date between the limits is kept")
  func betweenLimits() {
    let picker = Self.picker()
    let start = picker.date
    picker.minimumDate = start.addingTimeInterval(-3600)
    picker.maximumDate = start.addingTimeInterval(3600)
    #expect(picker.date == start)
    picker.setDate(start.addingTimeInterval(600), animated: false)
    #expect(picker.date == start.addingTimeInterval(600))
  }
}
