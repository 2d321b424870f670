import Foundation
import UIKitNames

final class SettingsStore {

  enum Theme: String, CaseIterable {
    case system, light, dark
    var title: String { rawValue.capitalized }
  }

  private var values = ["notifications": true, "sounds": true, "haptics": false]
  var theme = Theme.system

  func isOn(_ key: String) -> Bool { values[key] ?? false }
  func set(_ value: Bool, for key: String) { values[key] = value }
}

// MARK: - SettingsViewController

final class SettingsViewController: UIViewController {

  private enum Section: Int, CaseIterable {
    case notifications, appearance, about

    var header: String {
      ["Notifications", "Appearance", "About"][rawValue]
    }

    var footer: String? {
      self == .notifications
        ? "Sounds and haptics are only available when notifications are turned on." : nil
    }
  }

  private enum Item: Hashable {
    case toggle(key: String, title: String, symbol: String)
    case theme
    case version(String)
    case acknowledgements
  }

  let store = SettingsStore()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationController?.navigationBar.prefersLargeTitles = true
    configureHierarchy()
    configureDataSource()
    applySnapshot()
  }

  // MARK: Setup

  private func configureHierarchy() {
    var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    config.headerMode = .supplementary
    config.footerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: config)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let toggleCell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [weak self] cell, _, item in
      guard let self, case let .toggle(key, title, symbol) = item else { return }
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.image = UIImage(systemName: symbol)
      content.imageProperties.tintColor = .systemIndigo
      let enabled = key == "notifications" || self.store.isOn("notifications")
      content.textProperties.color = enabled ? .label : .secondaryLabel
      cell.contentConfiguration = content

      let toggle = UISwitch()
      toggle.isOn = self.store.isOn(key)
      toggle.isEnabled = enabled
      toggle.addAction(
        UIAction { [weak self] action in
          guard let sender = action.sender as? UISwitch else { return }
          self?.didToggle(key: key, isOn: sender.isOn)
        }, for: .valueChanged)
      cell.accessories = [
        .customView(
          configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))
      ]
    }

    let valueCell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [weak self] cell, _, item in
      var content = UIListContentConfiguration.valueCell()
      cell.accessories = []
      switch item {
      case .theme:
        content.text = "Theme"
        content.secondaryText = self?.store.theme.title
      case let .version(detail):
        content.text = "Version"
        content.secondaryText = detail
      case .acknowledgements:
        content.text = "Acknowledgements"
        cell.accessories = [.disclosureIndicator()]
      case .toggle:
        break
      }
      cell.contentConfiguration = content
    }

    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      if case .toggle = item {
        return collectionView.dequeueConfiguredReusableCell(
          using: toggleCell, for: indexPath, item: item)
      }
      return collectionView.dequeueConfiguredReusableCell(
        using: valueCell, for: indexPath, item: item)
    }

    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.header
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.footer
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      let registration = kind == UICollectionView.elementKindSectionHeader ? header : footer
      return collectionView.dequeueConfiguredReusableSupplementary(
        using: registration, for: indexPath)
    }
  }

  private func applySnapshot() {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [
        .toggle(key: "notifications", title: "Allow Notifications", symbol: "bell.badge"),
        .toggle(key: "sounds", title: "Sounds", symbol: "speaker.wave.2"),
        .toggle(key: "haptics", title: "Haptics", symbol: "iphone.radiowaves.left.and.right"),
      ], toSection: .notifications)
    snapshot.appendItems([.theme], toSection: .appearance)
    snapshot.appendItems([.version(version ?? "1.0"), .acknowledgements], toSection: .about)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Changes

  private func didToggle(key: String, isOn: Bool) {
    store.set(isOn, for: key)
    guard key == "notifications" else { return }
    // The other switches depend on the master switch.
    let dependents = dataSource.snapshot().itemIdentifiers(inSection: .notifications).dropFirst()
    reconfigure(Array(dependents))
  }

  private func reconfigure(_ items: [Item]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(items)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func showThemePicker(from sourceView: UIView?) {
    let sheet = UIAlertController(title: "Theme", message: nil, preferredStyle: .actionSheet)
    for theme in SettingsStore.Theme.allCases {
      sheet.addAction(
        UIAlertAction(title: theme.title, style: .default) { [weak self] _ in
          self?.store.theme = theme
          self?.reconfigure([.theme])
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = sourceView
    present(sheet, animated: true)
  }
}

// MARK: - UICollectionViewDelegate

extension SettingsViewController: UICollectionViewDelegate {

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .theme:
      showThemePicker(from: collectionView.cellForItem(at: indexPath))
    case .acknowledgements:
      navigationController?.pushViewController(AcknowledgementsViewController(), animated: true)
    default: break
    }
  }
}

// MARK: - AcknowledgementsViewController

private final class AcknowledgementsViewController: UIViewController {

  override func loadView() {
    let textView = UITextView()
    textView.isEditable = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.text = "Icons by the SF Symbols team. Thanks to everyone who tested the beta."
    view = textView
    title = "Acknowledgements"
  }
}
