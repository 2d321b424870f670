import CellConfiguration
import Foundation
import Testing

@Suite("Swipe actions as values")
struct SwipeActionTests {
  /// An action of which no property is as usual.
  static let full = SwipeAction(
    style: .destructive, title: "Delete", image: CellImage(systemName: "trash"),
    backgroundColor: .systemPink, action: CellAccessory.Action(named: "delete"))

  private static let changes: [String: @Sendable (inout SwipeAction) -> Void] = [
    "style": { $0.style = .normal }, "title": { $0.title = nil }, "image": { $0.image = nil },
    "backgroundColor": { $0.backgroundColor = nil }, "action": { $0.action = nil },
  ]

  private func recode<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test("Every stored property of a swipe action is tried by these tests")
  func complete() {
    let stored = Mirror(reflecting: Self.full).children.compactMap(\.label)
    #expect(Set(stored) == Set(Self.changes.keys))
  }

  @Test(
    "Every property of a swipe action counts in comparisons, in print and when encoded",
    arguments: changes.keys.sorted())
  func properties(_ name: String) throws {
    let change = try #require(Self.changes[name])
    var changed = Self.full
    change(&changed)
    #expect(changed != Self.full)
    #expect("\(changed)" != "\(Self.full)")
    #expect(try recode(changed) == changed)
    #expect(try recode(Self.full) == Self.full)
    #expect(Set([changed, Self.full]).count == 2)
  }

  @Test("A swipe action is red if it deletes, and gray otherwise, unless it has a color")
  func colors() {
    #expect(SwipeAction().effectiveBackgroundColor == .systemGray)
    #expect(SwipeAction(style: .destructive).effectiveBackgroundColor == .systemRed)
    #expect(Self.full.effectiveBackgroundColor == .systemPink)
  }

  @Test("The actions of an edge are read from an array as well as from an object")
  func forms() throws {
    var actions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    #expect(actions.performsFirstActionWithFullSwipe)
    let array = try read(SwipeActionsConfiguration.self, #"[{ "title": "Flag" }]"#)
    #expect(array == actions)
    #expect(try recode(actions) == actions)
    actions.performsFirstActionWithFullSwipe = false
    let object = try read(
      SwipeActionsConfiguration.self,
      #"{ "actions": [{ "title": "Flag" }], "performsFirstActionWithFullSwipe": false }"#)
    #expect(object == actions)
    #expect(array != object && "\(array)" != "\(object)")
    #expect(try recode(actions) == actions)
    let short = String(decoding: try JSONEncoder().encode(array), as: UTF8.self)
    #expect(short == #"{"actions":[{"title":"Flag"}]}"#)
  }

  @Test(
    "Reading swipe actions refuses what they do not have",
    arguments: [
      "3", #""Delete""#, #"[{ "titel": "Delete" }]"#, #"[{ "style": "cancel" }]"#,
      #"{ "action": [] }"#, #"[{ "action": 3 }]"#, #"{ "performsFirstActionWithFullSwipe": 1 }"#,
    ])
  func refusals(_ json: String) {
    #expect(throws: DecodingError.self) { try read(SwipeActionsConfiguration.self, json) }
  }

  @Test("An action that refers to an object cannot be encoded, and the error says why")
  func references() {
    final class Owner: Sendable {}
    let action = SwipeAction(action: CellAccessory.Action(reference: Owner()))
    let error = #expect(throws: EncodingError.self) { try recode([action]) }
    #expect("\(error as Any)".contains("one with a name can"))
  }
}
