/// The options that all accessories share.
protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: CellAccessory.LayoutDimension? { get }
  var tintColor: CellColor? { get }
}

extension CellAccessory {
  /// The options of an accessory of any kind.
  public struct Options: AccessoryOptions, Hashable, Sendable {
    /// Whether the accessory keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of the accessory's region; `nil` means the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color of the accessory; `nil` means the kind's own.
    public var tintColor: CellColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: CellColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options

  /// The options of a detail button.
  public typealias DetailOptions = Options

  /// The options of a checkmark.
  public typealias CheckmarkOptions = Options

  /// The options of a pop-up menu indicator.
  public typealias PopUpMenuOptions = Options

  /// The options of a control that is displayed while editing.
  public struct ControlOptions: AccessoryOptions, Hashable, Sendable {
    /// Whether the control keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of the control's region; `nil` means the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color of the control; `nil` means the kind's own.
    public var tintColor: CellColor?

    /// The color behind the control; `nil` means the kind's own.
    public var backgroundColor: CellColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: CellColor? = nil, backgroundColor: CellColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a delete control.
  public typealias DeleteOptions = ControlOptions

  /// The options of an insert control.
  public typealias InsertOptions = ControlOptions

  /// The options of a multiselect control.
  public typealias MultiselectOptions = ControlOptions

  /// The options of a reorder control.
  public struct ReorderOptions: AccessoryOptions, Hashable, Sendable {
    /// Whether the control keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of the control's region; `nil` means the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color of the control; `nil` means the kind's own.
    public var tintColor: CellColor?

    /// Whether there is a line between the control and the accessory before it.
    public var showsVerticalSeparator: Bool

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: CellColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions: AccessoryOptions, Hashable, Sendable {
    /// The area in which a tap expands the item.
    ///
    /// Raw values match `UICellAccessory.OutlineDisclosureOptions.Style`.
    public enum Style: Int, NamedCase, SchemaRepresentable {
      /// The style that fits the cell: ``header`` in headers, ``cell`` elsewhere.
      case automatic = 0

      /// A tap anywhere in the cell expands the item.
      case header = 1

      /// A tap on the accessory expands the item; a tap elsewhere selects the cell.
      case cell = 2
    }

    /// Whether the accessory keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of the accessory's region; `nil` means the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color of the accessory; `nil` means the kind's own.
    public var tintColor: CellColor?

    /// The area in which a tap expands the item.
    public var style: Style

    /// Creates options; `nil` means the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: CellColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a label.
  public struct LabelOptions: AccessoryOptions, Hashable, Sendable {
    /// Whether the label keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of the label's region; `nil` means the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color of the label; `nil` means the kind's own.
    public var tintColor: CellColor?

    /// The font of the label.
    public var font: CellFont

    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: CellColor? = nil, font: CellFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
