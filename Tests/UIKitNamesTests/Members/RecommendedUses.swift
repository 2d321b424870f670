import CellConfiguration
import CellConstraints
import CellHosting
import CellLayout
import CellTesting
import Foundation
import UIKitNames

// Uses of every member that a message recommends. A test compiles this file as another package
// would, and compares its words with those of the messages.

// MARK: Absent members

@MainActor func cells(_ cell: UICollectionViewListCell, _ row: UITableViewCell) {
  var content: UIListContentConfiguration = cell.defaultContentConfiguration()
  content.text = "Wi-Fi"
  content.secondaryText = "Home"
  content.image = UIImage(named: "photo")
  content.textProperties.font = .preferredFont(forTextStyle: .body)
  content.secondaryTextProperties.font = UIFont.systemFont(
    ofSize: 12, weight: .medium, design: .rounded)
  content.imageProperties.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  cell.contentConfiguration = content
  cell.backgroundConfiguration = .clear()
  var background: UIBackgroundConfiguration = .listCell()
  background.image = content.image
  background.visualEffect = UIBlurEffect(style: .regular)
  background.backgroundInsets = .zero
  content.image?.accessibilityLabel = "A photo"
  content.imageToTextPadding = 8
  content.textToSecondaryTextHorizontalPadding = 8
  content.textToSecondaryTextVerticalPadding = 4
  var configuration = ListCellConfiguration(content: content, background: background)
  configuration.indentationLevel = 1
  configuration.leadingSwipeActions = nil
  configuration.trailingSwipeActions = nil
  cell.accessories = [.delete(), .reorder()]
  cell.accessories = [.disclosureIndicator()]
  cell.configurationUpdateHandler = { cell, state in
    if state.isSelected || state.isEditing || state.isSwiped { cell.setNeedsUpdateConfiguration() }
  }
  print(cell.preferredHeight(fitting: 320), cell.sizeThatFits(CGSize(width: 320, height: 0)))
}

@MainActor func views(_ view: UIView, _ cell: UICollectionViewListCell) {
  view.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 1, leading: 1, bottom: 1, trailing: 1)
  view.layoutSubviews()
  view.traitCollectionDidChange(view.traitCollection)
  cell.updateConfiguration(using: cell.configurationState)
  let (label, control) = (UILabel(), UIControl())
  control.addAction(UIAction { _ in label.text = "Tapped" }, for: .touchUpInside)
  let content = UIListContentView(configuration: .cell())
  _ = view.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)
  print(content.textLayoutGuide?.layoutFrame as Any, view.superview as Any)
}

func values(
  _ accessory: UICellAccessory, _ font: UIFont, _ image: UIImage, _ traits: UITraitCollection
) {
  print(accessory.kind, UIColor.label.resolved(with: traits), font.resolved(with: traits))
  print(font.withWeight(.bold), font.withSize(12), image.size as Any)
  print(UICellAccessory.popUpMenu(displayed: .always, options: .init(), actionHandler: {}))
}

@MainActor func lists(
  _ collectionView: UICollectionView, _ tableView: UITableView, _ indexPath: IndexPath
) {
  let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String>(
    handler: { _, _, _ in })
  print(tableView.dequeueReusableCell(withIdentifier: "network", for: indexPath))
  let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: "header", handler: { _, _, _ in })
  let cell = collectionView.dequeueConfiguredReusableCell(
    using: cells, for: indexPath, item: "Wi-Fi")
  collectionView.reconfigureItems(at: [indexPath])
  print(cell)
  print(collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath))
  var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  list.itemSeparatorHandler = { _, separators in separators }
  var selection = ListSelection<String>(rules: ListSelectionRules())
  print(selection.handle(.select("Wi-Fi")), selection.handle(.deselect("Wi-Fi")))
  print(selection.selectedIDs)
  let layout: ListLayout? = nil
  print(layout as Any)
}

@MainActor func dataSources(_ items: UICollectionViewDiffableDataSource<Int, Int>) {
  items.reorderingHandlers.canReorderItem = { _ in true }
  items.reorderingHandlers.didReorder = { _ in }
  let path = IndexPath(item: 0, section: 0)
  items.moveItemByUser(at: path, to: path)
  items.supplementaryViewProvider = nil
}

func custom(_ configuration: any UIContentConfiguration) { print(configuration) }

// MARK: Problems and failures

@MainActor func problems(_ cell: ListCell, _ state: CellConfigurationState) {
  cell.configurationUpdateHandler = { _, _ in }
  cell.setNeedsUpdateConfiguration()
  cell.automaticallyUpdatesContentConfiguration = true
  cell.contentConfiguration = cell.defaultContentConfiguration()
  var content = ListContentConfiguration.cell().updated(for: state)
  content.textProperties.numberOfLines = 0
  content.when(.selected) { $0.textProperties.color = .white }
  print(cell.configuredContentView as Any)
  cell.updateScheduler.changeHandler = { _ in }
}

@MainActor func hostedLists(_ list: HostedList<Int, Int>) { list.supplementaryProvider = nil }

// MARK: Findings

func findings(_ image: CellImage, _ accessory: CellAccessory) {
  var content = ListContentConfiguration.cell()
  content.imageProperties.reservedLayoutSize = content.imageProperties.maximumSize
  content.textProperties.lineBreakMode = .byWordWrapping
  content.secondaryTextProperties.numberOfLines = 0
  content.image = image.withRenderingMode(.alwaysOriginal)
  print(image.renderingMode == .alwaysTemplate, image.tintColor as Any)
  var background = BackgroundConfiguration.listCell()
  background.backgroundColor = accessory.tintColor
  var accessory = accessory
  accessory.reservedLayoutWidth = .actual
}

@MainActor func controls(_ control: UIControl, _ action: UIAction) {
  control.addAction(action, for: .touchUpInside)
  control.removeAction(action, for: .touchUpInside)
}

@MainActor func cellViews(_ cell: UICollectionViewListCell, _ stack: UIStackView) {
  let view = UIView()
  (view.frame, view.alpha) = (CGRect(origin: CGPoint(x: 1, y: 1), size: .zero), 0.5)
  view.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor).isActive = true
  view.traitOverrides.layoutDirection = .rightToLeft
  (view.layer.cornerRadius, view.layer.maskedCorners) = (8, [.layerMinXMinYCorner])
  (view.clipsToBounds, view.layer.masksToBounds) = (true, true)
  view.bringSubviewToFront(view.subviews[0])
  UIView.animate(withDuration: 1) { view.alpha = 1 }
  print(view.displayContents, view.traitCollection.displayScale)
  var background = UIBackgroundConfiguration.clear()
  background.visualEffect = UIBlurEffect(style: .regular)
}

@MainActor func cellControls(_ field: UITextField, _ slider: UISlider, _ image: UIImageView) {
  (field.text, field.font, field.textColor) = ("Text", .systemFont(ofSize: 17), .label)
  slider.thumbTintColor = .white
  slider.minimumTrackTintColor = .systemRed
  image.image = UIImage(named: "paper")
  let picker = UIDatePicker()
  picker.preferredDatePickerStyle = .compact
  var configuration = UIButton.Configuration.plain()
  configuration.contentInsets = .zero
  (configuration.imagePadding, configuration.imagePlacement) = (8, .leading)
  print(UISegmentedControl(items: ["A"]), UILabel(), configuration)
}

// MARK: Controllers

class Rows: UITableViewController {
  let tap = UITapGestureRecognizer(handler: { _ in })

  func look() { tableView.separatorInset = .zero }

  override func loadView() { view = UITableView(frame: .zero, style: .plain) }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

class Items: UICollectionViewController {
  let sort = UIMenu(title: "Sort", children: [])

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
