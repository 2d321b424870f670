import CellConfiguration
import Foundation
import Testing

@Suite("Controls that custom views show")
struct CellControlTests {
  private func control(_ json: String) throws -> CellControl {
    try JSONDecoder().decode([CellControl].self, from: Data("[\(json)]".utf8))[0]
  }

  @Test("Every kind is read from its members, and absent members have their defaults")
  func reading() throws {
    let forms: [(String, CellControl)] = [
      (#"{ "kind": "switch", "isOn": true }"#, .switch(isOn: true)),
      (
        #"{ "kind": "switch", "isOn": false, "onColor": "systemBlue" }"#,
        .switch(isOn: false, onColor: .systemBlue)
      ),
      (#"{ "kind": "progress", "value": 0.5 }"#, .progress(0.5)),
      (#"{ "kind": "slider", "value": 1 }"#, .slider(1)),
      (#"{ "kind": "activityIndicator" }"#, .activityIndicator()),
      (#"{ "kind": "stepper", "canIncrease": false }"#, .stepper(canIncrease: false)),
      (#"{ "kind": "badge", "text": "3" }"#, .badge("3")),
      (
        #"{ "kind": "searchField", "placeholder": "Search" }"#, .searchField(placeholder: "Search")
      ),
      (
        #"{ "kind": "image", "image": { "name": "portrait", "size": [30, 20] } }"#,
        .image(CellImage(name: "portrait", size: CGSize(width: 30, height: 20)))
      ),
    ]
    for (json, expected) in forms { #expect(try control(json) == expected) }
  }

  @Test("Mistakes are reported at their members")
  func mistakes() {
    let mistakes = [
      (#"{ "kind": "switch" }"#, "isOn"), (#"{ "isOn": true }"#, "kind"),
      (#"{ "kind": "slider", "value": 2 }"#, "value"),
      (#"{ "kind": "badge", "text": "3", "isOn": true }"#, "isOn"),
      (#"{ "kind": "knob" }"#, "kind"),
      (#"{ "kind": "badge", "text": "3", "colour": 1 }"#, "color"),
      (#"{ "kind": "image", "image": "" }"#, "image"),
    ]
    for (json, member) in mistakes {
      #expect {
        try control(json)
      } throws: {
        "\(ConfigurationDecodingError($0).map { "\($0)" } ?? "")".contains(member)
      }
    }
  }

  @Test("A custom view with a control has its size unless another one is given")
  func sizes() throws {
    func accessory(_ members: String) throws -> CellAccessory {
      let json = #"[{ "customView": "a", "edge": "trailing", \#(members) }]"#
      return try JSONDecoder().decode([CellAccessory].self, from: Data(json.utf8))[0]
    }
    let control = #""control": { "kind": "switch", "isOn": true }"#
    #expect(try accessory(control).customView == .init("a", showing: .switch(isOn: true)))
    #expect(try accessory(control).customView?.size == CGSize(width: 51, height: 31))
    let wide = try accessory(control + #", "size": [64, 28]"#)
    #expect(wide.customView?.size == CGSize(width: 64, height: 28))
    #expect(throws: DecodingError.self) { try accessory(#""maintainsFixedSize": true"#) }
    let views: [CellAccessory.CustomView] = [
      .init("a", size: CGSize(width: 51, height: 31)), .init("a", showing: .switch(isOn: true)),
      .init("a", showing: .switch(isOn: false)), .init("b", showing: .switch(isOn: false)),
    ]
    #expect(Set(views).count == views.count)
  }

  @Test("A value below 0 or above 1 cannot be encoded", arguments: [-0.5, 1.5, .nan] as [CGFloat])
  func unwritable(value: CGFloat) {
    for control in [CellControl.progress(value), .slider(value), .activityIndicator(turn: value)] {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode([control]) }
    }
  }

  @Test("A control is printed as it is encoded")
  func description() {
    #expect("\(CellControl.badge("3"))" == #"{"kind":"badge","text":"3"}"#)
    #expect("\(CellControl.slider(.nan))" == "slider")
  }
}
