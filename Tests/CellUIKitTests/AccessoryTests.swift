import CellConfiguration
import CellHosting
import CellUIKit
import Foundation
import Testing
import UIKitStubs

@MainActor
struct AccessoryTests {
  /// The members of an accessory's options that are not `nil`, with their values.
  private func options(_ accessory: UICellAccessory?) -> [String] {
    guard let accessory else { return ["no accessory"] }
    return Mirror(reflecting: accessory.options).children.compactMap { child in
      let mirror = Mirror(reflecting: child.value)
      if mirror.displayStyle == .optional {
        return mirror.children.first.map { "\(child.label ?? "") \($0.value)" }
      }
      return "\(child.label ?? "") \(child.value)"
    }
  }

  private nonisolated static let plain: [(CellAccessory, String)] = [
    (.disclosureIndicator(), "disclosureIndicator"), (.detail(), "detail"),
    (.checkmark(), "checkmark"), (.delete(), "delete"), (.insert(), "insert"),
    (.reorder(), "reorder"), (.multiselect(), "multiselect"),
    (.outlineDisclosure(), "outlineDisclosure"), (.label(text: "3"), "label"),
  ]

  @Test("An accessory of each kind is that of the kind, with nothing assigned", arguments: plain)
  func kinds(_ accessory: CellAccessory, _ kind: String) throws {
    let converted = try #require(UICellAccessory(accessory))
    #expect(converted.kind == kind)
    #expect("\(converted.displayed)" == accessory.displayed.name)
    #expect(options(converted) == (kind == "outlineDisclosure" ? ["style automatic"] : []))
    #expect(converted.actionHandler == nil)
    #expect(converted.text == accessory.text)
  }

  @Test("Each accessory keeps when it is displayed, and what all kinds have", arguments: plain)
  func sharedOptions(_ accessory: CellAccessory, _ kind: String) throws {
    for displayed in CellAccessory.DisplayedState.allCases {
      var accessory = accessory
      accessory.displayed = displayed
      accessory.isHidden = true
      accessory.reservedLayoutWidth = .custom(30)
      accessory.tintColor = .systemRed
      let converted = try #require(UICellAccessory(accessory))
      #expect("\(converted.displayed)" == displayed.name)
      #expect(
        options(converted).filter { $0 != "style automatic" } == [
          "isHidden true", "reservedLayoutWidth custom(30.0)", "tintColor systemRed",
        ])
    }
  }

  @Test("The widths of regions are those of UIKit's names")
  func widths() {
    for (width, name) in [
      (CellAccessory.LayoutDimension.actual, "actual"), (.standard, "standard"),
    ] {
      let accessory = CellAccessory.checkmark(options: .init(reservedLayoutWidth: width))
      #expect(options(UICellAccessory(accessory)) == ["reservedLayoutWidth \(name)"])
    }
  }

  @Test("Options that only some kinds have are kept")
  func ownOptions() throws {
    let font = CellFont.preferredFont(forTextStyle: .caption1)
    let accessories: [(CellAccessory, [String])] = [
      (.delete(options: .init(backgroundColor: .black)), ["backgroundColor black"]),
      (.insert(options: .init(backgroundColor: .black)), ["backgroundColor black"]),
      (.multiselect(options: .init(backgroundColor: .black)), ["backgroundColor black"]),
      (.reorder(options: .init(showsVerticalSeparator: false)), ["showsVerticalSeparator false"]),
      (.outlineDisclosure(options: .init(style: .header)), ["style header"]),
      (.outlineDisclosure(options: .init(style: .cell)), ["style cell"]),
      (
        .label(text: "", options: .init(font: font, adjustsFontForContentSizeCategory: false)),
        ["font style caption1", "adjustsFontForContentSizeCategory false"]
      ),
    ]
    for (accessory, expected) in accessories {
      #expect(options(UICellAccessory(accessory)) == expected, "\(accessory)")
    }
  }

  @Test("A tap runs the closure of the accessory, or the action of the app by its name")
  func actions() throws {
    var taps: [String] = []
    var refusals: [UnsupportedValue] = []
    var context = UIKitContext()
    context.action = { action in action.name == "show" ? { taps.append("show") } : nil }
    context.unsupportedValueHandler = { refusals.append($0) }
    let named = CellAccessory.Action(named: "show")
    for accessory: CellAccessory in [
      .detail(action: named), .delete(action: named), .insert(action: named),
      .outlineDisclosure(action: named),
    ] {
      UICellAccessory(accessory, context: context)?.actionHandler?()
    }
    #expect(taps == ["show", "show", "show", "show"])
    let counter = Counter()
    UICellAccessory(.detail(actionHandler: { counter.count += 1 }))?.actionHandler?()
    #expect(counter.count == 1)
    #expect(refusals.isEmpty)
    let unknown = CellAccessory.detail(action: CellAccessory.Action(named: "hide"))
    #expect(UICellAccessory(unknown, context: context)?.actionHandler == nil)
    let object = CellAccessory.detail(action: CellAccessory.Action(reference: counter))
    #expect(UICellAccessory(object, context: context)?.actionHandler == nil)
    #expect(refusals.map(\.subject) == ["action hide", "action of detail"])
  }

  @Test("A pop-up menu has the menu of the app, and is left out without one")
  func menus() throws {
    let menu = UIMenu()
    var refusals: [UnsupportedValue] = []
    var context = UIKitContext()
    context.menu = { $0 == "sort" ? menu : nil }
    context.unsupportedValueHandler = { refusals.append($0) }
    let accessory = CellAccessory.popUpMenu(
      displayed: .whenNotEditing, options: .init(isHidden: true, tintColor: .systemTeal),
      action: CellAccessory.Action(named: "sort"))
    let converted = UICellAccessory(accessory, context: context)
    #expect(converted?.menu === menu)
    #expect(options(converted) == ["isHidden true", "tintColor systemTeal"])
    #expect(converted?.displayed == .whenNotEditing)
    #expect(refusals.isEmpty)
    #expect(UICellAccessory(.popUpMenu(), context: context) == nil)
    #expect(refusals.map(\.subject) == ["popUpMenu"])
  }

  @Test("A custom view is the one of the accessory or of the app, and is left out without one")
  func customViews() throws {
    let view = UIView()
    var refusals: [UnsupportedValue] = []
    var context = UIKitContext()
    context.view = { $0 == "badge" ? view : nil }
    context.unsupportedValueHandler = { refusals.append($0) }
    func configuration(_ custom: CellAccessory.CustomView) -> UICellAccessory
      .CustomViewConfiguration?
    {
      let accessory = CellAccessory.customView(
        custom, placement: .trailing(displayed: .whenEditing),
        options: .init(isHidden: true, reservedLayoutWidth: .actual, tintColor: .black),
        maintainsFixedSize: true)
      return UICellAccessory(accessory, context: context)?.options
        as? UICellAccessory.CustomViewConfiguration
    }
    let named = try #require(configuration(.init("badge", size: .zero)))
    #expect(named.customView === view)
    #expect(named.placement.displayed == .whenEditing)
    #expect(named.isHidden == true)
    #expect(named.reservedLayoutWidth == .actual)
    #expect(named.tintColor?.description == "black")
    #expect(named.maintainsFixedSize == true)
    let control = UIView()
    func BadgeView(_ text: String) -> UIView? { text == "3" ? control : nil }
    context.control = { control in
      guard case .badge(let text, _) = control else { return nil }
      return BadgeView(text)
    }
    #expect(configuration(.init("other", showing: .badge("3")))?.customView === control)
    #expect(configuration(.init("badge", showing: .badge("3")))?.customView === view)
    let own = UIView()
    #expect(configuration(.init(reference: own, size: .zero))?.customView === own)
    #expect(refusals.isEmpty)
    #expect(configuration(.init("other", size: .zero)) == nil)
    #expect(configuration(.init("other", showing: .slider(0))) == nil)
    #expect(configuration(.init(reference: Counter(), size: .zero)) == nil)
    #expect(refusals.count == 3)
  }

  @Test(
    "A custom view has its place among the others",
    arguments: [
      (CellAccessory.Position.nearestContent, 3, 0), (.index(1), 1, 1), (.index(9), 3, 3),
      (.index(-1), 0, 0), (.before(.checkmark), 1, 1), (.after(.checkmark), 2, 2),
      (.before(.detail), 0, 0), (.after(.popUpMenu), 3, 3), (.after(.customView), 3, 3),
    ])
  func places(_ position: CellAccessory.Position, _ leading: Int, _ trailing: Int) throws {
    var context = UIKitContext()
    context.view = { _ in UIView() }
    let others: [UICellAccessory] = [.reorder(), .checkmark(), .label(text: "")]
    for (edge, expected) in [
      (CellAccessory.Placement.Edge.leading, leading), (.trailing, trailing),
    ] {
      let placement: CellAccessory.Placement =
        edge == .leading ? .leading(at: position) : .trailing(at: position)
      let accessory = CellAccessory.customView(.init("", size: .zero), placement: placement)
      let converted = UICellAccessory(accessory, context: context)
      let configuration = try #require(
        converted?.options as? UICellAccessory.CustomViewConfiguration)
      switch configuration.placement {
      case .leading(_, let place): #expect(edge == .leading && place(others) == expected)
      case .trailing(_, let place): #expect(edge == .trailing && place(others) == expected)
      }
    }
  }

  @Test("A closure that chooses the place is refused, and the view is next to the content")
  func chosenPlaces() {
    var refusals: [UnsupportedValue] = []
    var context = UIKitContext()
    context.view = { _ in UIView() }
    context.unsupportedValueHandler = { refusals.append($0) }
    let accessory = CellAccessory.customView(
      .init("", size: .zero), placement: .trailing(at: { _ in 1 }))
    #expect(UICellAccessory(accessory, context: context) != nil)
    #expect(refusals.map(\.subject) == ["position of a custom view"])
  }
}

/// An object that is no view.
@MainActor
private final class Counter {
  var count = 0
}
