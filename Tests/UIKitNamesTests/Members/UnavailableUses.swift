import UIKitNames

// Uses of everything that is declared as unavailable, as code for UIKit has them. A test compiles
// this file and compares the compiler's errors with the table of members.

@MainActor func tableCells(_ cell: UITableViewCell) {
  if cell.editingStyle == .delete { print(cell) }
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
  list.selfSizingInvalidation = .disabled
  table.selfSizingInvalidation = .enabled
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
  _ = UIImage(data: Data())
  _ = UIImage(contentsOfFile: "/image.png")
  _ = image.pngData()
  image.draw(in: .zero)
  _ = UITraitCollection.current
  traits.performAsCurrent {}
}

@MainActor func views(_ view: UIView) {
  view.isOpaque = true
  view.draw(.zero)
  view.setNeedsDisplay()
  _ = view.window
}

@MainActor func types() {
  _ = UIHostingConfiguration { "Wi-Fi" }
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
  var properties = UIContentUnavailableConfiguration.ButtonProperties()
  properties.menu = nil
}

@MainActor func textFields(_ field: UITextField) {
  field.inputAccessoryView = UIToolbar()
  let done: UIBarButtonItem? = nil
  field.inputView = UIPickerView()
  field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
  field.attributedText = nil
  field.defaultTextAttributes = [:]
  print(done as Any)
}

@MainActor func otherControls(
  _ button: UIButton, _ control: UISwitch, _ slider: UISlider, _ menu: UIDeferredMenuElement?
) {
  control.preferredStyle = .sliding
  let style: UISwitch.Style? = nil
  control.title = "Wi-Fi"
  control.contentVerticalAlignment = .top
  let alignment: UIControl.ContentVerticalAlignment? = nil
  slider.setThumbImage(nil, for: .normal)
  slider.setMinimumTrackImage(nil, for: .normal)
  slider.setMaximumTrackImage(nil, for: .normal)
  button.contentEdgeInsets = .zero
  button.titleEdgeInsets = .zero
  button.imageEdgeInsets = .zero
  button.isPointerInteractionEnabled = true
  print(style as Any, alignment as Any)
}

@MainActor func labels(_ label: UILabel, _ image: UIImageView) {
  label.baselineAdjustment = .alignCenters
  let adjustment: UIBaselineAdjustment? = nil
  label.lineBreakStrategy = .standard
  let strategy: NSParagraphStyle.LineBreakStrategy? = nil
  label.shadowColor = nil
  label.shadowOffset = .zero
  image.adjustsImageSizeForAccessibilityContentSizeCategory = true
  image.animationImages = nil
  image.startAnimating()
  image.stopAnimating()
  image.highlightedImage = nil
  print(adjustment as Any, strategy as Any)
}

@MainActor func layers(_ view: UIView) {
  view.transform = CGAffineTransform(scaleX: 2, y: 2)
  view.preservesSuperviewLayoutMargins = true
  view.insetsLayoutMarginsFromSafeArea = false
  view.semanticContentAttribute = .forceLeftToRight
  let semantic: UISemanticContentAttribute? = nil
  let tap = UITapGestureRecognizer()
  view.addGestureRecognizer(tap)
  view.removeGestureRecognizer(tap)
  _ = view.gestureRecognizers
  _ = UIView.layerClass
  view.mask = nil
  let layer = view.layer
  layer.shouldRasterize = true
  layer.rasterizationScale = UIScreen.main.scale
  layer.allowsEdgeAntialiasing = true
  layer.zPosition = 1
  let gradient: CAGradientLayer? = nil
  let shape: CAShapeLayer? = nil
  layer.addSublayer(gradient as Any)
  layer.insertSublayer(shape as Any, at: 0)
  _ = layer.sublayers
  layer.mask = nil
  layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
  layer.removeAllAnimations()
  let timing: CAMediaTimingFunction? = nil
  let animator: UIViewPropertyAnimator? = nil
  print(semantic as Any, timing as Any, animator as Any)
}

@MainActor func otherTypes() {
  let effect: UIVisualEffectView? = nil
  UIImpactFeedbackGenerator(style: .light).impactOccurred()
  UISelectionFeedbackGenerator().selectionChanged()
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  UIAccessibility.post(notification: .announcement, argument: nil)
  let scroll: UIScrollView? = nil
  let renderer: UIGraphicsImageRenderer? = nil
  let offset: UIOffset? = nil
  print(effect as Any, scroll as Any, renderer as Any, offset as Any)
}

func textAttributes(_ paragraph: NSMutableParagraphStyle) -> NSAttributedString {
  let keys: [NSAttributedString.Key] = [
    .backgroundColor, .shadow, .underlineColor, .strikethroughColor, .strokeColor,
    .strokeWidth, .ligature, .attachment,
  ]
  let shadow: NSShadow? = nil
  let attachment: NSTextAttachment = NSTextAttachment()
  paragraph.hyphenationFactor = 1
  paragraph.usesDefaultHyphenation = true
  paragraph.addTabStop(
    NSTextTab(textAlignment: .right, location: 100, options: [.columnTerminators: 0]))
  print(keys, shadow as Any)
  return NSAttributedString(attachment: attachment)
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
