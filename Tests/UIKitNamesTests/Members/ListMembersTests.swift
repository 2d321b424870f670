import Testing
import UIKitNames

/// Every member of accessories and lists that the table of members says is there, in use.
@MainActor
struct ListMembersTests {
  @Test("Accessories of every kind")
  func accessoriesKind() {
    let all: [UICellAccessory] = [
      .disclosureIndicator(displayed: .always, options: .init(isHidden: true)),
      .checkmark(displayed: .whenNotEditing, options: .init(tintColor: .systemRed)),
      .detail(displayed: .always, options: .init(reservedLayoutWidth: .actual), actionHandler: {}),
      .delete(
        displayed: .whenEditing, options: .init(backgroundColor: .systemRed), actionHandler: {}),
      .insert(
        displayed: .whenEditing, options: .init(backgroundColor: .systemRed), actionHandler: {}),
      .reorder(displayed: .whenEditing, options: .init(showsVerticalSeparator: false)),
      .multiselect(displayed: .whenEditing, options: .init(backgroundColor: .systemRed)),
      .outlineDisclosure(displayed: .always, options: .init(style: .header), actionHandler: {}),
      .label(text: "3", displayed: .always, options: .init(tintColor: .systemRed)),
    ]
    #expect(Set(all.map(\.kind)).count == 9)
  }

  @Test("Options of accessories keep what is set")
  func optionsAccessoriesKeep() {
    #expect(UICellAccessory.DisclosureIndicatorOptions().reservedLayoutWidth == nil)
    var detail = UICellAccessory.DetailOptions()
    detail.isHidden = true
    var checkmark = UICellAccessory.CheckmarkOptions()
    checkmark.reservedLayoutWidth = .custom(30)
    #expect(UICellAccessory.detail(options: detail).isHidden)
    #expect(UICellAccessory.checkmark(options: checkmark).reservedLayoutWidth == .custom(30))
    let widths: [UICellAccessory.LayoutDimension] = [.actual, .standard, .custom(1)]
    #expect(Set(widths).count == 3)
    var delete = UICellAccessory.DeleteOptions()
    delete.backgroundColor = .systemGray
    #expect(UICellAccessory.delete(options: delete).backgroundColor == .systemGray)
    var insert = UICellAccessory.InsertOptions()
    insert.tintColor = .systemRed
    #expect(UICellAccessory.insert(options: insert).tintColor == .systemRed)
    var multiselect = UICellAccessory.MultiselectOptions()
    multiselect.backgroundColor = .systemGray
    #expect(UICellAccessory.multiselect(options: multiselect).backgroundColor == .systemGray)
    var reorder = UICellAccessory.ReorderOptions()
    reorder.showsVerticalSeparator = false
    #expect(UICellAccessory.reorder(options: reorder) != .reorder())
    var outline = UICellAccessory.OutlineDisclosureOptions()
    let styles: [UICellAccessory.OutlineDisclosureOptions.Style] = [.automatic, .header, .cell]
    for style in styles {
      outline.style = style
      let isUsual = UICellAccessory.outlineDisclosure(options: outline) == .outlineDisclosure()
      #expect(isUsual == (style == .automatic))
    }
    let menu = UICellAccessory.PopUpMenuOptions(tintColor: .systemRed)
    #expect(UICellAccessory.popUpMenu(options: menu).tintColor == .systemRed)
    var label = UICellAccessory.LabelOptions()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = false
    #expect(UICellAccessory.label(text: "3", options: label).font == label.font)
  }

  @Test("Custom views have their place")
  func customViewsPlace() {
    let view = UICellAccessory.CustomView("badge", size: CGSize(width: 20, height: 20))
    let before = UICellAccessory.Placement.position(before: .checkmark())
    let after = UICellAccessory.Placement.position(after: .checkmark())
    let places: [UICellAccessory.Placement] = [
      .leading(displayed: .always, at: before), .trailing(displayed: .always, at: after),
      .leading(displayed: .whenEditing, at: { _ in 0 }),
      .trailing(displayed: .whenNotEditing, at: { $0.count }),
    ]
    let displayed: [UICellAccessory.DisplayedState] = [
      .always, .always, .whenEditing, .whenNotEditing,
    ]
    let accessories = places.map { UICellAccessory.customView(view, placement: $0) }
    #expect(accessories.map(\.displayed) == displayed)
    #expect(Set(accessories).count == 4)
  }

  @Test("A view is an accessory")
  func viewAccessory() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    var configuration = UICellAccessory.CustomViewConfiguration(
      customView: view, placement: .leading(displayed: .always), isHidden: true,
      reservedLayoutWidth: .custom(30), tintColor: .systemRed, maintainsFixedSize: true)
    configuration.isHidden = false
    let accessory = UICellAccessory.customView(configuration: configuration)
    #expect(accessory.reservedLayoutWidth == .custom(30) && !accessory.isHidden)
    #expect(accessory.tintColor == .systemRed && accessory.maintainsFixedSize)
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [accessory]
    cell.layoutIfNeeded()
    #expect(view.superview === cell && view.frame.size == CGSize(width: 20, height: 10))
  }

  @Test("A list configuration keeps what is set")
  func listConfigurationKeeps() {
    let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    for appearance in appearances {
      #expect(UICollectionLayoutListConfiguration(appearance: appearance).appearance == appearance)
    }
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    let headers: [UICollectionLayoutListConfiguration.HeaderMode] = [
      .none, .supplementary, .firstItemInSection,
    ]
    let footers: [UICollectionLayoutListConfiguration.FooterMode] = [.none, .supplementary]
    for mode in headers {
      list.headerMode = mode
      #expect(list.headerMode == mode)
    }
    for mode in footers {
      list.footerMode = mode
      #expect(list.footerMode == mode)
    }
    list.showsSeparators = false
    list.separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .grouped)
    list.backgroundColor = .systemRed
    list.headerTopPadding = 5
    list.contentHuggingElements = [
      UICollectionLayoutListConfiguration.ContentHuggingElements.supplementaryHeader
    ]
    #expect(!list.showsSeparators && list.backgroundColor == .systemRed)
    #expect(list.headerTopPadding == 5 && list.contentHuggingElements == .supplementaryHeader)
  }

  @Test("Separators keep what is set")
  func separatorsKeepWhat() {
    var separator = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separator.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    let visibilities: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
    for visibility in visibilities {
      separator.topSeparatorVisibility = visibility
      separator.bottomSeparatorVisibility = visibility
      #expect(separator.topSeparatorVisibility == separator.bottomSeparatorVisibility)
    }
    separator.bottomSeparatorInsets.leading = 3
    separator.color = .systemRed
    separator.multipleSelectionColor = .systemBlue
    separator.visualEffect = UIBlurEffect(style: .systemMaterial)
    #expect(separator.bottomSeparatorInsets.leading == 3 && separator.color == .systemRed)
    #expect(separator.multipleSelectionColor == .systemBlue && separator.visualEffect != nil)
    let styles: [UIVibrancyEffectStyle] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
      .tertiaryFill, .separator,
    ]
    #expect(styles == UIVibrancyEffectStyle.allCases)
    let blur = UIBlurEffect(style: .systemThickMaterial)
    for style in styles {
      separator.visualEffect = UIVibrancyEffect(blurEffect: blur, style: style)
      #expect(separator.visualEffect == .vibrancy(style, over: .systemThickMaterial))
    }
    #expect(UIVibrancyEffect(blurEffect: blur) == .vibrancy(.label, over: .systemThickMaterial))
    #expect(
      UIVibrancyEffect(blurEffect: UIGlassEffect()) == .vibrancy(.label, over: .systemMaterial))
  }
}
