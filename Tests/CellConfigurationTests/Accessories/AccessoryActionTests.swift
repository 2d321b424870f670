import CellConfiguration
import Foundation
import Testing

/// What a tap does, as a value.
struct AccessoryActionTests {
  private final class Owner: Sendable {}

  @Test("Actions with the same name or the same object are equal")
  func equality() {
    let (owner, other) = (Owner(), Owner())
    let actions = [
      CellAccessory.Action(named: "a"), CellAccessory.Action(named: "b"),
      CellAccessory.Action(reference: owner), CellAccessory.Action(reference: other),
    ]
    #expect(Set(actions + actions).count == 4)
    #expect(actions[0] == CellAccessory.Action(named: "a"))
    #expect(actions[2] == CellAccessory.Action(reference: owner))
    #expect(actions[2].reference === owner && actions[2].name == nil)
    #expect(actions[0].name == "a" && actions[0].reference == nil)
    #expect(CellAccessory.detail(action: actions[2]) != .detail(action: actions[3]))
  }

  @Test("An action keeps its object alive and releases it")
  func lifetime() {
    weak var reference: Owner?
    do {
      let owner = Owner()
      reference = owner
      let accessory = CellAccessory.delete(action: CellAccessory.Action(reference: owner))
      #expect(accessory.action?.reference === owner)
    }
    #expect(reference == nil)
  }

  @Test("Encoding an action with an object throws an error that names it")
  func reference() throws {
    let accessory = CellAccessory.detail(action: CellAccessory.Action(reference: Owner()))
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode([accessory]) }
    guard case .invalidValue(_, let context) = try #require(error) else { return }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    #expect(path == ["0", "action"])
    #expect(context.debugDescription.contains("closure"))
  }

  @Test("A custom view that is a reference is compared by identity and cannot be encoded")
  func customViews() throws {
    let (owner, other) = (Owner(), Owner())
    let size = CGSize(width: 20, height: 10)
    let view = CellAccessory.CustomView(reference: owner, size: size)
    #expect(view == CellAccessory.CustomView(reference: owner, size: size))
    #expect(view != CellAccessory.CustomView(reference: other, size: size))
    #expect(view != CellAccessory.CustomView(reference: owner, size: .zero))
    #expect(view != CellAccessory.CustomView(view.identifier, size: size))
    #expect(view.reference === owner)
    let accessory = CellAccessory.customView(view, placement: .leading())
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode([accessory]) }
    guard case .invalidValue(_, let context) = try #require(error) else { return }
    #expect(context.debugDescription.contains("customView: a view cannot be encoded"))
  }

  @Test("Only a name, alone or with parameters, can be decoded as an action")
  func misread() {
    let text = #"{"kind": "detail", "action": 3}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CellAccessory.self, from: Data(text.utf8))
    }
    let reason = error.flatMap { ConfigurationDecodingError($0) }
    #expect(reason?.path == ["action"])
    #expect(
      reason?.expected == "the name of an action, or an object: an action")
  }
}
