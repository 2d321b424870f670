// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// An accessory that says how it was made.
@MainActor public struct UICellAccessory {
  public typealias ActionHandler = () -> Void

  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  public enum LayoutDimension: Equatable, Sendable { case actual, standard, custom(CGFloat) }

  /// The name of the factory.
  public let kind: String
  public let displayed: DisplayedState

  /// The options, of the type of the kind.
  public let options: Any

  /// What a tap or a choice does.
  public private(set) var actionHandler: ActionHandler?

  /// The text of a label.
  public private(set) var text: String?

  /// The menu of a pop-up menu.
  public private(set) var menu: UIMenu?

  private init(_ kind: String, _ displayed: DisplayedState, _ options: Any) {
    self.kind = kind
    self.displayed = displayed
    self.options = options
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory("disclosureIndicator", displayed, options)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory("detail", displayed, options)
    accessory.actionHandler = actionHandler
    return accessory
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory("checkmark", displayed, options)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory("delete", displayed, options)
    accessory.actionHandler = actionHandler
    return accessory
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory("insert", displayed, options)
    accessory.actionHandler = actionHandler
    return accessory
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory("reorder", displayed, options)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory("multiselect", displayed, options)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory("outlineDisclosure", displayed, options)
    accessory.actionHandler = actionHandler
    return accessory
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory("label", displayed, options)
    accessory.text = text
    return accessory
  }

  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory("popUpMenu", displayed, options)
    accessory.menu = menu
    return accessory
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory("customView", configuration.placement.displayed, configuration)
  }
}
