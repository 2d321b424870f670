import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Observation

/// The values of the switches; the rows that show one update automatically.
@MainActor @Observable
private final class Settings {
  var switches = ["Airplane Mode": false, "VPN": true, "Low Power Mode": false]
}

private let networks = ["Home", "Office", "Café", "Library"]
private let values = ["Wi-Fi": "Home", "Bluetooth": "On", "Version": "26.1"]
private let symbols: [String: (name: String, color: CellColor)] = [
  "Airplane Mode": ("airplane", .systemOrange), "Wi-Fi": ("wifi", .systemBlue),
  "Bluetooth": ("dot.radiowaves.left.and.right", .systemBlue), "VPN": ("lock", .systemIndigo),
  "General": ("gear", .systemGray), "Notifications": ("bell", .systemRed),
  "Low Power Mode": ("battery.50", .systemYellow),
]

extension Screen {
  /// Switches, values, an outline, and networks that a swipe deletes.
  static func settings(traits: TraitCollection, shaper: any TextShaper) -> Screen {
    let settings = Settings()
    let row = CellRegistration<ListCell, String> { cell, _, id in
      if networks.contains(id) {
        let delete = SwipeAction(style: .destructive, title: "Delete")
        cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [delete])
      }
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.valueCell().updated(for: state)
        (content.text, content.secondaryText) = (id, values[id])
        if let symbol = symbols[id] {
          content.image = CellImage(systemName: symbol.name + ".square.fill")
          content.imageProperties.tintColor = symbol.color
          content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 34)
        }
        cell.contentConfiguration = content
        (cell as? ListCell)?.accessories = accessories(of: id, isOn: settings.switches[id])
      }
    }
    let list = HostedList(.insetGrouped, traits: traits, shaper: shaper, row: row)
    list.primaryActionProvider = { settings.switches[$0] == nil ? .open : .none }
    list.eventHandler = { [unowned list] event in
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
    snapshot.appendItems(networks, toSection: "Known Networks")
    var device = ListSectionSnapshot<String>()
    device.append(["General", "Notifications", "Low Power Mode"])
    device.append(["Name", "Version", "Storage"], to: "General")
    snapshot.setSectionSnapshot(device, for: "Device")
    list.apply(snapshot)
    return Screen(
      list: list,
      control: { .switch(isOn: settings.switches[$0.customView.identifier] == true) },
      state: {
        "on: \(settings.switches.filter(\.value).keys.sorted()), networks: "
          + "\(list.snapshot.itemIdentifiers(inSection: "Known Networks")), "
          + "expanded: \(list.isExpanded("General"))"
      })
  }
}

/// Returns a switch, an outline disclosure or a disclosure indicator.
private func accessories(of id: String, isOn: Bool?) -> [CellAccessory] {
  guard let isOn else {
    return id == "General"
      ? [.outlineDisclosure()] : symbols[id] == nil ? [] : [.disclosureIndicator()]
  }
  let view = CellAccessory.CustomView(id, size: CellControl.switch(isOn: isOn).size)
  var accessory = CellAccessory.customView(
    view, placement: .trailing(), options: .init(reservedLayoutWidth: .actual))
  accessory.action = CellAccessory.Action(named: "toggle")
  accessory.accessibility.value = isOn ? "On" : "Off"
  return [accessory]
}
