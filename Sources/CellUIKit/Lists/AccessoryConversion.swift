import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit
#else
  internal import UIKitStubs
#endif

/// The conversion of one kind of accessory.
@MainActor
package struct AccessoryConversion {
  /// An accessory of the kind, which UIKit uses to find others.
  ///
  /// Not tested on a device: whether one label, menu or custom view represents all of them.
  let example: @MainActor () -> UICellAccessory

  /// Returns UIKit's accessory, or `nil` without a menu or a view.
  let convert: @MainActor (CellAccessory, (() -> Void)?, UIKitContext) -> UICellAccessory?

  /// The rows of all kinds.
  static let all = CaseTable<CellAccessory.Kind, AccessoryConversion> { kind in
    switch kind {
    case .disclosureIndicator:
      AccessoryConversion(.disclosureIndicator()) { accessory, _, _ in
        .disclosureIndicator(displayed: accessory.when, options: accessory.assign(to: .init()))
      }
    case .outlineDisclosure:
      AccessoryConversion(.outlineDisclosure()) { accessory, handler, _ in
        var options: UICellAccessory.OutlineDisclosureOptions = accessory.assign(to: .init())
        if let style = accessory.outlineStyle { options.style = .init(style) }
        return .outlineDisclosure(
          displayed: accessory.when, options: options, actionHandler: handler)
      }
    case .detail:
      AccessoryConversion(.detail()) { accessory, handler, _ in
        .detail(
          displayed: accessory.when, options: accessory.assign(to: .init()), actionHandler: handler)
      }
    case .checkmark:
      AccessoryConversion(.checkmark()) { accessory, _, _ in
        .checkmark(displayed: accessory.when, options: accessory.assign(to: .init()))
      }
    case .delete:
      AccessoryConversion(.delete()) { accessory, handler, _ in
        .delete(
          displayed: accessory.when, options: accessory.assignBackground(to: .init()),
          actionHandler: handler)
      }
    case .insert:
      AccessoryConversion(.insert()) { accessory, handler, _ in
        .insert(
          displayed: accessory.when, options: accessory.assignBackground(to: .init()),
          actionHandler: handler)
      }
    case .reorder:
      AccessoryConversion(.reorder()) { accessory, _, _ in
        var options: UICellAccessory.ReorderOptions = accessory.assign(to: .init())
        if !accessory.showsVerticalSeparator { options.showsVerticalSeparator = false }
        return .reorder(displayed: accessory.when, options: options)
      }
    case .multiselect:
      AccessoryConversion(.multiselect()) { accessory, _, _ in
        .multiselect(displayed: accessory.when, options: accessory.assignBackground(to: .init()))
      }
    case .popUpMenu:
      AccessoryConversion(.popUpMenu(UIMenu())) { accessory, _, context in
        guard let menu = accessory.action?.name.flatMap(context.menu) else {
          context.refuse("popUpMenu", "there is no menu for the name of its action")
          return nil
        }
        return .popUpMenu(menu, displayed: accessory.when, options: accessory.assign(to: .init()))
      }
    case .label:
      AccessoryConversion(.label(text: "")) { accessory, _, context in
        var options: UICellAccessory.LabelOptions = accessory.assign(to: .init())
        accessory.assignFont(to: &options, context)
        return .label(text: accessory.text ?? "", displayed: accessory.when, options: options)
      }
    case .customView:
      AccessoryConversion(
        .customView(configuration: .init(customView: UIView(), placement: .leading()))
      ) { accessory, _, context in
        guard let view = accessory.view(in: context) else { return nil }
        return .customView(
          configuration: .init(
            customView: view, placement: .init(accessory.placement, context),
            isHidden: accessory.isHidden,
            reservedLayoutWidth: accessory.reservedLayoutWidth.map { .init($0) },
            tintColor: accessory.tintColor?.uiColor,
            maintainsFixedSize: accessory.maintainsFixedSize))
      }
    }
  }

  private init(
    _ example: @escaping @autoclosure @MainActor () -> UICellAccessory,
    _ convert: @escaping @MainActor (CellAccessory, (() -> Void)?, UIKitContext) -> UICellAccessory?
  ) {
    self.example = example
    self.convert = convert
  }
}

/// UIKit's options of an accessory of any kind.
@MainActor
private protocol SharedOptions {
  var isHidden: Bool? { get set }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get set }
  var tintColor: UIColor? { get set }
}

/// UIKit's options of a delete, insert or multiselect control.
@MainActor
private protocol BackgroundOptions: SharedOptions {
  var backgroundColor: UIColor? { get set }
}

extension UICellAccessory.DisclosureIndicatorOptions: SharedOptions {}
extension UICellAccessory.OutlineDisclosureOptions: SharedOptions {}
extension UICellAccessory.DetailOptions: SharedOptions {}
extension UICellAccessory.CheckmarkOptions: SharedOptions {}
extension UICellAccessory.DeleteOptions: BackgroundOptions {}
extension UICellAccessory.InsertOptions: BackgroundOptions {}
extension UICellAccessory.ReorderOptions: SharedOptions {}
extension UICellAccessory.MultiselectOptions: BackgroundOptions {}
extension UICellAccessory.PopUpMenuOptions: SharedOptions {}
extension UICellAccessory.LabelOptions: SharedOptions {}

@MainActor
extension CellAccessory {
  /// When the accessory is displayed.
  fileprivate var when: UICellAccessory.DisplayedState { .init(displayed) }

  /// Assigns the properties of all kinds that differ from UIKit's defaults.
  fileprivate func assign<Options: SharedOptions>(to options: Options) -> Options {
    var options = options
    if isHidden { options.isHidden = true }
    if let width = reservedLayoutWidth { options.reservedLayoutWidth = .init(width) }
    if let tintColor { options.tintColor = tintColor.uiColor }
    return options
  }

  /// Assigns the properties of a control that differ from UIKit's defaults.
  fileprivate func assignBackground<Options: BackgroundOptions>(to options: Options) -> Options {
    var options = assign(to: options)
    if let backgroundColor { options.backgroundColor = backgroundColor.uiColor }
    return options
  }

  /// Returns the view of a custom accessory; `nil` if there is none.
  fileprivate func view(in context: UIKitContext) -> UIView? {
    guard let customView else { return nil }
    if let reference = customView.reference {
      if let view = reference as? UIView { return view }
      context.refuse("customView \(reference)", "is not a `UIView`")
      return nil
    }
    let view = context.view(customView.identifier) ?? customView.control.flatMap(context.control)
    if view == nil {
      context.refuse("customView \(customView.identifier)", "there is none of this name")
    }
    return view
  }

  /// Assigns the properties that differ from the default font of labels.
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
