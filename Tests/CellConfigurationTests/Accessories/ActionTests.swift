import CellConfiguration
import Foundation
import Testing

@Suite("Actions with parameters")
struct ActionTests {
  private struct Room: Codable, Hashable {
    var id: Int
    var tags: [String] = ["a"]
    var size = 1.5
    var note: String?
  }

  private final class Target: Sendable {}

  @Test("A cell and its accessories have actions")
  func cells() throws {
    var cell = ListCellConfiguration()
    cell.accessories = [.detail(action: CellAccessory.Action(named: "showDetails"))]
    cell.action = try CellAccessory.Action(named: "open", parameters: Room(id: 3))
    let action = try #require(cell.action)
    let room = try action.parameters(as: Room.self)
    #expect(room == Room(id: 3))
    #expect(cell.accessories[0].action?.name == "showDetails")
    cell.action = nil
    #expect(cell != ListCellConfiguration())
    cell.accessories = []
    #expect(cell == ListCellConfiguration())
  }

  @Test("The parameters of an action are decoded as they were encoded")
  func parameters() throws {
    let action = try CellAccessory.Action(named: "open", parameters: Room(id: .max))
    #expect(try action.parameters(as: Room.self) == Room(id: .max))
    let data = try JSONEncoder().encode([action])
    let decoded = try JSONDecoder().decode([CellAccessory.Action].self, from: data)
    #expect(decoded == [action])
    #expect(decoded[0].hashValue == action.hashValue)
    #expect(try decoded[0].parameters(as: Room.self) == Room(id: .max))
    #expect(try CellAccessory.Action(named: "go", parameters: 3).parameters() == 3)
    #expect(
      try CellAccessory.Action(named: "go", parameters: Bool?.none).parameters(as: Bool?.self)
        == nil)
  }

  @Test("Actions with other parameters are different")
  func equality() throws {
    let actions = [
      CellAccessory.Action(named: "open"), CellAccessory.Action(named: "close"),
      try CellAccessory.Action(named: "open", parameters: Room(id: 1)),
      try CellAccessory.Action(named: "open", parameters: Room(id: 2)),
      try CellAccessory.Action(named: "open", parameters: [1, 2]),
      CellAccessory.Action(reference: Target()),
    ]
    #expect(Set(actions).count == actions.count)
    #expect(
      try CellAccessory.Action(named: "open", parameters: ["a": 1, "b": 2])
        == CellAccessory.Action(named: "open", parameters: ["b": 2, "a": 1]))
    #expect(actions[2].reference == nil)
  }

  @Test("An action is described by its name and its parameters")
  func description() throws {
    let action = try CellAccessory.Action(named: "open", parameters: ["id": 3])
    #expect("\(action)" == #""open" {"id":3}"#)
    #expect("\(CellAccessory.Action(named: "open"))" == #""open""#)
    #expect(action.parametersJSON == #"{"id":3}"#)
    #expect(CellAccessory.Action(named: "open").parametersJSON == nil)
  }

  @Test("Parameters of another form, or none, are an error")
  func mistakes() throws {
    let action = try CellAccessory.Action(named: "open", parameters: ["id": "3"])
    #expect(throws: DecodingError.self) { try action.parameters(as: Room.self) }
    #expect(throws: DecodingError.self) {
      try CellAccessory.Action(named: "open").parameters(as: Room.self)
    }
    #expect(throws: EncodingError.self) {
      try CellAccessory.Action(named: "open", parameters: Double.nan)
    }
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let text = #"{ "name": "open", "parameters": \#(deep) }"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CellAccessory.Action.self, from: Data(text.utf8))
    }
  }
}
