/// What can be chosen about every accessory.
protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: CellAccessory.LayoutDimension? { get }
  var tintColor: CellColor? { get }
}

extension CellAccessory {
  /// What can be chosen about an accessory of any kind.
  public struct Options: AccessoryOptions, Hashable, Sendable {
    /// Whether it keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of its region; `nil` is the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its color; `nil` is the kind's own.
    public var tintColor: CellColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: CellColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// What can be chosen about a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options

  /// What can be chosen about a detail button.
  public typealias DetailOptions = Options

  /// What can be chosen about a checkmark.
  public typealias CheckmarkOptions = Options

  /// What can be chosen about the indicator of a pop-up menu.
  public typealias PopUpMenuOptions = Options

  /// What can be chosen about a control that is shown while editing.
  public struct ControlOptions: AccessoryOptions, Hashable, Sendable {
    /// Whether it keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of its region; `nil` is the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its color; `nil` is the kind's own.
    public var tintColor: CellColor?

    /// The color behind it; `nil` is the kind's own.
    public var backgroundColor: CellColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: CellColor? = nil, backgroundColor: CellColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// What can be chosen about a delete control.
  public typealias DeleteOptions = ControlOptions

  /// What can be chosen about an insert control.
  public typealias InsertOptions = ControlOptions

  /// What can be chosen about a multiselect control.
  public typealias MultiselectOptions = ControlOptions

  /// What can be chosen about a reorder control.
  public struct ReorderOptions: AccessoryOptions, Hashable, Sendable {
    /// Whether it keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of its region; `nil` is the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its color; `nil` is the kind's own.
    public var tintColor: CellColor?

    /// Whether there is a line between it and the accessory before it.
    public var showsVerticalSeparator: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: CellColor? = nil, showsVerticalSeparator: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// What can be chosen about an outline disclosure.
  public struct OutlineDisclosureOptions: AccessoryOptions, Hashable, Sendable {
    /// Where a tap counts.
    ///
    /// Raw values as in `UICellAccessory.OutlineDisclosureOptions.Style`.
    public enum Style: Int, NamedCase, WrittenForm {
      /// As fits the cell: ``header`` in headers, ``cell`` elsewhere.
      case automatic = 0

      /// A tap anywhere in the cell expands.
      case header = 1

      /// A tap on the accessory expands, elsewhere it selects.
      case cell = 2
    }

    /// Whether it keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of its region; `nil` is the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its color; `nil` is the kind's own.
    public var tintColor: CellColor?

    /// Where a tap counts.
    public var style: Style

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: CellColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// What can be chosen about a label.
  public struct LabelOptions: AccessoryOptions, Hashable, Sendable {
    /// Whether it keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of its region; `nil` is the kind's own.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its color; `nil` is the kind's own.
    public var tintColor: CellColor?

    /// Its font.
    public var font: CellFont

    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: CellColor? = nil, font: CellFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}
