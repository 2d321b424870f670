extension CellAccessory {
  /// A chevron at the trailing side.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory {
    CellAccessory(.disclosureIndicator, displayed, options)
  }

  /// A button for more information, at the trailing side (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.detail, displayed, options, action: action)
  }

  /// A checkmark at the trailing side.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory {
    CellAccessory(.checkmark, displayed, options)
  }

  /// A red button at the leading side, while editing.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .delete, displayed, options, .control(backgroundColor: options.backgroundColor),
      action: action)
  }

  /// A green button at the leading side, while editing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .insert, displayed, options, .control(backgroundColor: options.backgroundColor),
      action: action)
  }

  /// A handle at the trailing side, while editing.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory {
    CellAccessory(
      .reorder, displayed, options,
      .reorder(showsVerticalSeparator: options.showsVerticalSeparator))
  }

  /// A circle at the leading side that shows the selection, while editing.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory {
    CellAccessory(
      .multiselect, displayed, options, .control(backgroundColor: options.backgroundColor))
  }

  /// A chevron that turns when the item is expanded: at the trailing side, on the Mac in cells that
  /// are no headers at the leading side.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .outlineDisclosure, displayed, options, .outline(options.style), action: action)
  }

  /// An indicator of a pop-up menu at the trailing side (iOS 16).
  public static func popUpMenu(
    displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.popUpMenu, displayed, options, action: action)
  }

  /// A short text at the trailing side.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    CellAccessory(
      .label, displayed, options,
      .label(
        text: text, font: options.font,
        adjustsFontForContentSizeCategory: options.adjustsFontForContentSizeCategory))
  }

  /// A view of a toolkit.
  ///
  /// - Parameters:
  ///   - view: The size and identity of the view.
  ///   - placement: Its side, place, and when it is there.
  ///   - options: What can be chosen about any accessory.
  ///   - maintainsFixedSize: Whether the toolkit leaves the view at this size rather than letting
  ///     it fit itself anew; layout takes the size as it is given.
  public static func customView(
    _ view: CustomView, placement: Placement, options: Options = Options(),
    maintainsFixedSize: Bool = false
  ) -> CellAccessory {
    CellAccessory(
      .customView, placement.displayed, options,
      .view(view, placement.edge, placement.position, maintainsFixedSize: maintainsFixedSize))
  }
}
