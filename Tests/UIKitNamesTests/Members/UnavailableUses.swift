import UIKitNames

// Uses of everything that is declared as unavailable, as code for UIKit has them. A test compiles
// this file and compares the compiler's errors with the table of members.

@MainActor func tableCells(_ cell: UITableViewCell) {
  print(cell.showingDeleteConfirmation)
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
  _ cell: UICollectionViewCell
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
}

@MainActor func values(
  _ color: UIColor, _ font: UIFont, _ image: UIImage, _ traits: UITraitCollection
) {
  _ = UIColor(patternImage: image)
  var red: CGFloat = 0
  _ = color.getRed(&red, green: nil, blue: nil, alpha: nil)
  _ = font.lineHeight + font.leading + font.ascender + font.descender
  _ = font.capHeight + font.xHeight
  _ = UIImage(systemName: "wifi", variableValue: 0.5)
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
  let interaction: UIContextMenuInteraction? = nil
  _ = UIGestureRecognizer(target: nil, action: nil)
  let storyboard: UIStoryboard? = nil
  print(interaction as Any, storyboard as Any)
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
  let renderer: UIGraphicsImageRenderer? = nil
  let offset: UIOffset? = nil
  print(effect as Any, renderer as Any, offset as Any)
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
  _ = items.indexTitles(for: list)
  _ = items.collectionView(list, indexPathForIndexTitle: "A", at: 0)
  _ = rows.sectionIndexTitles(for: table)
  _ = rows.tableView(table, sectionForSectionIndexTitle: "A", at: 0)
}
