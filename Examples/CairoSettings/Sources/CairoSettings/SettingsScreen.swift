import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation
import Observation

/// The settings, whose rows update automatically.
@MainActor @Observable
final class Settings {
  var switches = ["Airplane Mode": false, "VPN": true, "Low Power Mode": false]
}

/// Switches, values, an outline, and networks that a swipe deletes.
@MainActor
final class SettingsScreen: Screen {
  let list: HostedList<String, String>
  private let settings = Settings()

  private static let symbols: [String: (name: String, color: CellColor)] = [
    "Airplane Mode": ("airplane", .systemOrange), "Wi-Fi": ("wifi", .systemBlue),
    "Bluetooth": ("dot.radiowaves.left.and.right", .systemBlue), "VPN": ("lock", .systemIndigo),
    "Low Power Mode": ("battery.50", .systemYellow), "General": ("gear", .systemGray),
    "Notifications": ("bell", .systemRed),
  ]
  private static let values = ["Wi-Fi": "Home", "Bluetooth": "On", "Version": "26.1"]
  private static let networks = ["Home", "Office", "Café", "Library"]

  init(traits: TraitCollection, shaper: any TextShaper) {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let row = CellRegistration<ListCell, String> { [settings] cell, _, id in
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.valueCell().updated(for: state)
        content.text = id
        content.secondaryText = Self.values[id]
        if let symbol = Self.symbols[id] {
          content.image = CellImage(systemName: symbol.name + ".square.fill")
          content.imageProperties.tintColor = symbol.color
          content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 34)
        }
        cell.contentConfiguration = content
        guard let cell = cell as? ListCell else { return }
        cell.accessories = Self.accessories(of: id, settings)
        cell.trailingSwipeActions =
          Self.networks.contains(id)
          ? SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive, title: "Delete")])
          : nil
      }
    }
    list = HostedList(configuration, traits: traits, shaper: shaper) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    list.headerTitleProvider = { $0 }
    list.primaryActionProvider = { [settings] in settings.switches[$0] == nil ? .open : .none }
    list.eventHandler = { [unowned list, settings] event in
      switch event {
      case .performPrimaryAction(let id): list.deselect(id)
      case .performAction(_, let id): settings.switches[id]?.toggle()
      case .performSwipeAction(_, let id):
        var snapshot = list.snapshot
        snapshot.deleteItems([id])
        list.apply(snapshot)
      default: break
      }
    }
    var snapshot = ListSnapshot<String, String>()
    snapshot.appendSections(["Connections", "Device", "Known Networks"])
    snapshot.appendItems(["Airplane Mode", "Wi-Fi", "Bluetooth", "VPN"], toSection: "Connections")
    snapshot.appendItems(Self.networks, toSection: "Known Networks")
    var device = ListSectionSnapshot<String>()
    device.append(["General", "Notifications", "Low Power Mode"])
    device.append(["Name", "Version", "Storage"], to: "General")
    snapshot.setSectionSnapshot(device, for: "Device")
    list.apply(snapshot)
  }

  private static func accessories(of id: String, _ settings: Settings) -> [CellAccessory] {
    if id == "General" { return [.outlineDisclosure()] }
    guard let isOn = settings.switches[id] else {
      return symbols[id] == nil ? [] : [.disclosureIndicator()]
    }
    let view = CellAccessory.CustomView(id, size: CellControl.switch(isOn: isOn).size)
    var accessory = CellAccessory.customView(
      view, placement: .trailing(), options: .init(reservedLayoutWidth: .actual))
    accessory.action = CellAccessory.Action(named: "toggle")
    accessory.accessibility.value = isOn ? "On" : "Off"
    return [accessory]
  }

  var state: String {
    let on = settings.switches.filter(\.value).keys.sorted()
    let networks = list.snapshot.itemIdentifiers(inSection: "Known Networks")
    return "on: \(on), networks: \(networks), expanded: \(list.isExpanded("General"))"
  }

  func control(for view: DisplayItem.View) -> CellControl? {
    .switch(isOn: settings.switches[view.customView.identifier] == true)
  }
}
