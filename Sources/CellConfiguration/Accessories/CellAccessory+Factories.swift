extension CellAccessory {
  /// Creates a chevron at the trailing side.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory {
    CellAccessory(.disclosureIndicator, displayed, options)
  }

  /// Creates a button for more information, at the trailing side (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.detail, displayed, options, action: action)
  }

  /// Creates a checkmark at the trailing side.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory {
    CellAccessory(.checkmark, displayed, options)
  }

  /// Creates a red button at the leading side, displayed while editing.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .delete, displayed, options, .control(backgroundColor: options.backgroundColor),
      action: action)
  }

  /// Creates a green button at the leading side, displayed while editing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .insert, displayed, options, .control(backgroundColor: options.backgroundColor),
      action: action)
  }

  /// Creates a handle at the trailing side, displayed while editing.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory {
    CellAccessory(
      .reorder, displayed, options,
      .reorder(showsVerticalSeparator: options.showsVerticalSeparator))
  }

  /// Creates a circle at the leading side that shows the selection, displayed while editing.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory {
    CellAccessory(
      .multiselect, displayed, options, .control(backgroundColor: options.backgroundColor))
  }

  /// Creates a chevron that turns when the item is expanded.
  ///
  /// The chevron is at the trailing side. On the Mac, it is at the leading side, except in headers.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .outlineDisclosure, displayed, options, .outline(options.style), action: action)
  }

  /// Creates an indicator of a pop-up menu, at the trailing side (iOS 16).
  public static func popUpMenu(
    displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.popUpMenu, displayed, options, action: action)
  }

  /// Creates a short text at the trailing side.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    CellAccessory(
      .label, displayed, options,
      .label(
        text: text, font: options.font,
        adjustsFontForContentSizeCategory: options.adjustsFontForContentSizeCategory))
  }

  /// Creates an accessory for a toolkit view.
  ///
  /// - Parameters:
  ///   - view: The size and identity of the view.
  ///   - placement: The side and position of the view, and when it is displayed.
  ///   - options: The options of any accessory.
  ///   - maintainsFixedSize: Whether the toolkit keeps the view at this size rather than fitting it
  ///     again. Layout always uses the given size.
  public static func customView(
    _ view: CustomView, placement: Placement, options: Options = Options(),
    maintainsFixedSize: Bool = false
  ) -> CellAccessory {
    CellAccessory(
      .customView, placement.displayed, options,
      .view(view, placement.edge, placement.position, maintainsFixedSize: maintainsFixedSize))
  }
}
