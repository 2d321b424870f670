public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

@MainActor
extension UICellAccessory {
  /// Creates the accessory that is shown on a phone, or `nil` if it cannot be converted.
  ///
  /// A custom view is the view that the accessory refers to, or else the context's view for its
  /// identifier. A pop-up menu has the context's menu for the name of its action. The closure of an
  /// accessory that was made in code runs unchanged; the context provides named actions.
  ///
  /// - Parameters:
  ///   - accessory: The accessory.
  ///   - context: The app's images, actions, menus and views, by name.
  public init?(_ accessory: CellAccessory, context: UIKitContext = UIKitContext()) {
    let displayed = DisplayedState(accessory.displayed)
    let width = accessory.reservedLayoutWidth.map { LayoutDimension($0) }
    let tint = accessory.tintColor?.uiColor
    let handler =
      accessory.kind == .popUpMenu
      ? nil : accessory.action?.handler(of: accessory.kind.name, in: context)
    switch accessory.kind {
    case .disclosureIndicator:
      var options = UICellAccessory.DisclosureIndicatorOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      self = .disclosureIndicator(displayed: displayed, options: options)
    case .checkmark:
      var options = UICellAccessory.CheckmarkOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      self = .checkmark(displayed: displayed, options: options)
    case .detail:
      var options = UICellAccessory.DetailOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      self = .detail(displayed: displayed, options: options, actionHandler: handler)
    case .delete:
      var options = UICellAccessory.DeleteOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      if let color = accessory.backgroundColor { options.backgroundColor = color.uiColor }
      self = .delete(displayed: displayed, options: options, actionHandler: handler)
    case .insert:
      var options = UICellAccessory.InsertOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      if let color = accessory.backgroundColor { options.backgroundColor = color.uiColor }
      self = .insert(displayed: displayed, options: options, actionHandler: handler)
    case .multiselect:
      var options = UICellAccessory.MultiselectOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      if let color = accessory.backgroundColor { options.backgroundColor = color.uiColor }
      self = .multiselect(displayed: displayed, options: options)
    case .reorder:
      var options = UICellAccessory.ReorderOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      if !accessory.showsVerticalSeparator { options.showsVerticalSeparator = false }
      self = .reorder(displayed: displayed, options: options)
    case .outlineDisclosure:
      var options = UICellAccessory.OutlineDisclosureOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      if let style = accessory.outlineStyle { options.style = .init(style) }
      self = .outlineDisclosure(displayed: displayed, options: options, actionHandler: handler)
    case .label:
      var options = UICellAccessory.LabelOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      accessory.assignFont(to: &options, context)
      self = .label(text: accessory.text ?? "", displayed: displayed, options: options)
    case .popUpMenu:
      guard let menu = accessory.action?.name.flatMap(context.menu) else {
        context.refuse("popUpMenu", "there is no menu for the name of its action")
        return nil
      }
      var options = UICellAccessory.PopUpMenuOptions()
      if accessory.isHidden { options.isHidden = true }
      if let width { options.reservedLayoutWidth = width }
      if let tint { options.tintColor = tint }
      self = .popUpMenu(menu, displayed: displayed, options: options)
    case .customView:
      guard let view = accessory.view(in: context) else { return nil }
      self = .customView(
        configuration: CustomViewConfiguration(
          customView: view, placement: Placement(accessory.placement, context),
          isHidden: accessory.isHidden, reservedLayoutWidth: width, tintColor: tint,
          maintainsFixedSize: accessory.maintainsFixedSize))
    }
  }
}

extension CellAccessory {
  /// Returns the view of a custom accessory; `nil` if there is none.
  @MainActor
  fileprivate func view(in context: UIKitContext) -> UIView? {
    guard let customView else { return nil }
    if let reference = customView.reference {
      if let view = reference as? UIView { return view }
      context.refuse("customView \(reference)", "is not a `UIView`")
      return nil
    }
    let view = context.view(customView.identifier)
    if view == nil {
      context.refuse("customView \(customView.identifier)", "there is none of this name")
    }
    return view
  }

  /// Assigns the properties that differ from the default font of labels.
  @MainActor
  fileprivate func assignFont(
    to options: inout UICellAccessory.LabelOptions, _ context: UIKitContext
  ) {
    guard case .label(_, let font, let adjusts) = details else { return }
    let standard = CellAccessory.LabelOptions()
    if font != standard.font {
      if let font = font.uiFont {
        options.font = font
      } else {
        context.refuse("font \(font) of a label", "there is no typeface of this name")
      }
    }
    if adjusts != standard.adjustsFontForContentSizeCategory {
      options.adjustsFontForContentSizeCategory = adjusts
    }
  }
}
