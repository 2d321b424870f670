import CellConfiguration
import CellHosting
import Foundation
import Testing

/// One of the properties for backgrounds that are older than configurations, of one kind of view.
struct OlderProperty: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var make: @MainActor @Sendable () -> ConfigurableView
  var set: @MainActor @Sendable (ConfigurableView) -> Void
  var isSet: @MainActor @Sendable (ConfigurableView) -> Bool
  var reset: @MainActor @Sendable (ConfigurableView) -> Void

  /// A property that all kinds of views have.
  private static func property(
    _ name: String, set: @escaping @MainActor @Sendable (ConfigurableView, Bool) -> Void,
    isSet: @escaping @MainActor @Sendable (ConfigurableView) -> Bool
  ) -> [OlderProperty] {
    let kinds: [(String, @MainActor @Sendable () -> ConfigurableView)] = [
      ("CollectionCell", { CollectionCell() }), ("ListCell", { ListCell() }),
      ("TableCell", { TableCell() }), ("HeaderFooterView", { HeaderFooterView() }),
    ]
    return kinds.map { kind, make in
      OlderProperty(
        testDescription: "\(name) of \(kind)", make: make, set: { set($0, true) }, isSet: isSet,
        reset: { set($0, false) })
    }
  }

  static let all =
    property("backgroundColor") {
      $0.backgroundColor = $1 ? .systemRed : nil
    } isSet: {
      $0.backgroundColor != nil
    }
    + property("backgroundView") {
      $0.backgroundView = $1 ? CellView() : nil
    } isSet: {
      $0.backgroundView != nil
    }
    + property("selectedBackgroundView") {
      $0.selectedBackgroundView = $1 ? CellView() : nil
    } isSet: {
      $0.selectedBackgroundView != nil
    }
    + [
      OlderProperty(
        testDescription: "multipleSelectionBackgroundView of TableCell", make: { TableCell() },
        set: { ($0 as? TableCell)?.multipleSelectionBackgroundView = CellView() },
        isSet: { ($0 as? TableCell)?.multipleSelectionBackgroundView != nil },
        reset: { ($0 as? TableCell)?.multipleSelectionBackgroundView = nil })
    ]
}

/// The older properties and a background configuration end each other, each by itself.
@MainActor
struct OlderBackgroundTests {
  @Test(
    "Setting the older property to something ends the configuration", arguments: OlderProperty.all)
  func settingOlderProperty(_ property: OlderProperty) {
    let view = property.make()
    view.backgroundConfiguration = .clear()
    property.set(view)
    #expect(view.backgroundConfiguration == nil)
    #expect(property.isSet(view))
  }

  @Test(
    "Setting the older property to nothing leaves the configuration", arguments: OlderProperty.all)
  func settingOlderPropertyNothing(_ property: OlderProperty) {
    let view = property.make()
    view.backgroundConfiguration = .clear()
    property.reset(view)
    #expect(view.backgroundConfiguration == .clear())
  }

  @Test("Setting a configuration ends the older property", arguments: OlderProperty.all)
  func settingConfigurationEnds(_ property: OlderProperty) {
    let view = property.make()
    property.set(view)
    view.backgroundConfiguration = .clear()
    #expect(!property.isSet(view))
    #expect(view.backgroundConfiguration == .clear())
  }

  @Test("Setting no configuration leaves the older property", arguments: OlderProperty.all)
  func settingConfigurationLeaves(_ property: OlderProperty) {
    let view = property.make()
    property.set(view)
    view.backgroundConfiguration = nil
    #expect(property.isSet(view))
  }
}
