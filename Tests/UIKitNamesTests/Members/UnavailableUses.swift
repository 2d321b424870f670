import UIKitNames

// Uses of everything that is declared as unavailable, as code for UIKit has them. A test compiles
// this file and compares the compiler's errors with the table of members.

@MainActor func tableCells(_ cell: UITableViewCell) {
  cell.selectionStyle = .none
  let selection: UITableViewCell.SelectionStyle? = nil
  if cell.editingStyle == .delete { print(selection as Any) }
  let editing: UITableViewCell.EditingStyle? = nil
  if cell.showingDeleteConfirmation { print(editing as Any) }
  cell.showsReorderControl = true
  cell.shouldIndentWhileEditing = false
  cell.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  cell.focusStyle = .custom
  let focus: UITableViewCell.FocusStyle? = nil
  cell.userInteractionEnabledWhileDragging = focus == nil
  let mask: UITableViewCell.StateMask = []
  cell.willTransition(to: mask)
  cell.didTransition(to: mask)
}

@MainActor func lists(
  _ list: UICollectionView, _ table: UITableView, _ cell: UICollectionViewCell, _ path: IndexPath
) {
  let attributes = UICollectionViewLayoutAttributes()
  _ = cell.preferredLayoutAttributesFitting(attributes)
  cell.apply(attributes)
  let layout = UICollectionViewLayout()
  cell.willTransition(from: layout, to: layout)
  cell.didTransition(from: layout, to: layout)
  _ = UICellAccessory.checkmark().accessoryType
  _ = UICellAccessory.popUpMenu(UIMenu(title: "Sort", children: []))
  _ = UICollectionView.CellRegistration<UICollectionViewListCell, Int>(
    cellNib: UINib(nibName: "Cell", bundle: nil)
  ) { _, _, _ in }
  _ = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    supplementaryNib: UINib(nibName: "Cell", bundle: nil), elementKind: "header"
  ) { _, _, _ in }
  list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  _ = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  list.register(
    UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
    withReuseIdentifier: "header")
  _ = list.dequeueReusableSupplementaryView(
    ofKind: "header", withReuseIdentifier: "header", for: path)
  list.reconfigureItems(at: [path])
  _ = table.dequeueReusableCell(withIdentifier: "cell")
  list.allowsSelection = true
  list.allowsMultipleSelection = table.allowsMultipleSelection
  list.allowsSelectionDuringEditing = table.allowsSelectionDuringEditing
  list.allowsMultipleSelectionDuringEditing = table.allowsMultipleSelectionDuringEditing
  list.selectionFollowsFocus = table.selectionFollowsFocus
  table.allowsSelection = list.indexPathsForSelectedItems == nil
  list.selectItem(at: path, animated: true, scrollPosition: [])
  let place: UICollectionView.ScrollPosition? = nil
  list.deselectItem(at: path, animated: place == nil)
  _ = table.indexPathForSelectedRow ?? table.indexPathsForSelectedRows?.first
  table.selectRow(at: path, animated: true, scrollPosition: .none)
  let row: UITableView.ScrollPosition? = nil
  table.deselectRow(at: path, animated: row == nil)
  let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
  _ = UICollectionViewCompositionalLayout.list(using: configuration)
}

@MainActor func values(
  _ color: UIColor, _ font: UIFont, _ image: UIImage, _ traits: UITraitCollection
) {
  _ = UIColor(patternImage: image)
  var red: CGFloat = 0
  _ = color.getRed(&red, green: nil, blue: nil, alpha: nil)
  _ = font.lineHeight + font.leading + font.ascender + font.descender
  _ = font.capHeight + font.xHeight
  let descriptor: UIFontDescriptor = font.fontDescriptor
  _ = UIFont(descriptor: descriptor, size: 17)
  _ = UIImage(data: Data())
  _ = UIImage(contentsOfFile: "/image.png")
  _ = image.pngData()
  image.draw(in: .zero)
  _ = UITraitCollection.current
  traits.performAsCurrent {}
}

@MainActor func views(_ view: UIView) {
  view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in }
  view.registerForTraitChanges([
    UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
  ]) { (view: UIView, _: UITraitCollection) in }
  view.isOpaque = true
  view.draw(.zero)
  view.setNeedsDisplay()
  _ = view.window
  UIView.animate(withDuration: 0.3) { view.alpha = 0 }
  UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in })
  UIView.performWithoutAnimation { view.alpha = 1 }
}

@MainActor func types() {
  _ = UIHostingConfiguration { "Wi-Fi" }
  let effect: UIVisualEffect? = nil
  _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
  print(effect as Any)
}

@MainActor func hosted(_ cell: UICollectionViewListCell) {
  cell.contentConfiguration = UIHostingConfiguration { "Wi-Fi" }
  let field: UITextView? = nil
  let search: UISearchBar? = nil
  let menu: UIContextMenuConfiguration? = nil
  let interaction: UIContextMenuInteraction? = nil
  let tap: UITapGestureRecognizer? = nil
  let press: UILongPressGestureRecognizer? = nil
  let storyboard: UIStoryboard? = nil
  print(field as Any, search as Any, menu as Any, interaction as Any, tap as Any, press as Any)
  print(storyboard as Any)
}

@MainActor func controls(_ control: UIControl, _ button: UIButton) {
  control.addTarget(nil, action: "save", for: .touchUpInside)
  control.removeTarget(nil, action: nil, for: .touchUpInside)
  button.menu = nil
  button.showsMenuAsPrimaryAction = true
}

@MainActor func textFields(_ field: UITextField) {
  field.leftView = UIView()
  field.leftViewMode = .always
  field.rightView = nil
  field.rightViewMode = .never
}

// Factories that UIKit deprecates and that no declaration here does.
func olderFactories() -> ([UIListContentConfiguration], [UIBackgroundConfiguration]) {
  (
    [
      .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(), .sidebarCell(),
      .sidebarSubtitleCell(), .sidebarHeader(),
    ],
    [
      .listPlainCell(), .listGroupedCell(), .listSidebarCell(), .listPlainHeaderFooter(),
      .listGroupedHeaderFooter(), .listSidebarHeader(),
    ]
  )
}

@MainActor func dataSources(
  _ list: UICollectionView, _ items: UICollectionViewDiffableDataSource<Int, Int>,
  _ table: UITableView, _ rows: UITableViewDiffableDataSource<Int, Int>, _ path: IndexPath
) {
  _ = items.collectionView(list, canMoveItemAt: path)
  items.collectionView(list, moveItemAt: path, to: path)
  _ = items.indexTitles(for: list)
  _ = items.collectionView(list, indexPathForIndexTitle: "A", at: 0)
  rows.defaultRowAnimation = .fade
  let animation: UITableView.RowAnimation? = nil
  _ = rows.sectionIndexTitles(for: table)
  _ = rows.tableView(table, sectionForSectionIndexTitle: "A", at: animation == nil ? 0 : 1)
  _ = rows.tableView(table, canEditRowAt: path)
  rows.tableView(table, commit: .delete, forRowAt: path)
}
