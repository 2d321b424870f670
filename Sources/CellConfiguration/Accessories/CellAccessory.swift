public import Foundation

/// Something at the leading or trailing side of a list cell: an indicator, a control, a label, a
/// view.
///
/// ```swift
/// cell.accessories = [
///   .disclosureIndicator(),
///   .label(text: "3"),
///   .delete(),  // while editing
///   .customView(
///     CellAccessory.CustomView("badge", size: CGSize(width: 20, height: 20)),
///     placement: .leading(displayed: .whenNotEditing)),
/// ]
/// ```
///
/// A description without views: a toolkit shows each in its own way at the frame that layout gives
/// it. As documented for `UICellAccessory`.
public struct CellAccessory: Hashable, Sendable {
  /// What an accessory is.
  public enum Kind: Int, NamedCase, WrittenForm {
    /// A chevron that says that there is more.
    case disclosureIndicator

    /// A chevron that turns when the item's children are shown.
    case outlineDisclosure

    /// A button for more information (iOS 15.4).
    case detail

    /// A checkmark.
    case checkmark

    /// A red button that deletes.
    case delete

    /// A green button that inserts.
    case insert

    /// A handle to move the row by.
    case reorder

    /// A circle that is filled in selected rows.
    case multiselect

    /// An indicator of a pop-up menu (iOS 16).
    case popUpMenu

    /// A short text.
    case label

    /// A view of a toolkit.
    case customView
  }

  /// When an accessory takes part in layout.
  ///
  /// Raw values as in `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Int, NamedCase, WrittenForm {
    /// Always.
    case always = 0

    /// While the list is being edited.
    case whenEditing = 1

    /// While the list is not being edited.
    case whenNotEditing = 2
  }

  /// The width of the region that an accessory is centred in.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory itself.
    case actual

    /// As wide as most accessories: 24 points at text size large.
    case standard

    /// So many points; less than the accessory's width lets it stick out.
    case custom(CGFloat)
  }

  /// What only some kinds have.
  package enum Details: Hashable, Sendable {
    case none
    case control(backgroundColor: CellColor?)
    case reorder(showsVerticalSeparator: Bool)
    case outline(OutlineDisclosureOptions.Style)
    case label(text: String, font: CellFont, adjustsFontForContentSizeCategory: Bool)
    case view(CustomView, Placement.Edge, Position, maintainsFixedSize: Bool)
  }

  /// What the accessory is.
  public let kind: Kind

  /// When it takes part in layout.
  public var displayed: DisplayedState

  /// Whether it keeps its space but shows nothing and takes no touches.
  public var isHidden: Bool

  /// The width of its region; `nil` is the kind's own.
  public var reservedLayoutWidth: LayoutDimension?

  /// Its colour; `nil` is the kind's own.
  public var tintColor: CellColor?

  /// What to do when it is tapped; `nil` is what the kind does by itself.
  public var action: Action?

  package var details: Details

  init(
    _ kind: Kind, _ displayed: DisplayedState, _ options: some AccessoryOptions,
    _ details: Details = .none, action: Action? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    isHidden = options.isHidden
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
    self.details = details
    self.action = action
  }
}

extension CellAccessory {
  /// A view of a toolkit as layout sees it: a size and an identity.
  ///
  /// The identity is a name, which can be written down, or a reference to the view itself, which
  /// means something to the code that made it.
  public struct CustomView: Hashable, Sendable {
    /// What the toolkit finds the view by.
    public var identifier: String

    /// The size of the view, in points.
    public var size: CGSize

    /// The view itself; `nil` for one that is found by its identifier.
    public let reference: (any AnyObject & Sendable)?

    /// Describes a view that is found by its identifier.
    public init(_ identifier: String, size: CGSize) {
      self.identifier = identifier
      self.size = size
      reference = nil
    }

    /// Describes a view, and holds it strongly.
    ///
    /// Its identifier is one that no other object has as long as the view is there. An accessory
    /// with it cannot be encoded.
    public init(reference: any AnyObject & Sendable, size: CGSize) {
      identifier = "view \(UInt(bitPattern: ObjectIdentifier(reference)))"
      self.size = size
      self.reference = reference
    }

    /// Whether two descriptions have the same identifier and size, and refer to the same view.
    public static func == (a: CustomView, b: CustomView) -> Bool {
      a.identifier == b.identifier && a.size == b.size && a.reference === b.reference
    }

    /// Feeds the identifier, the size and the identity of the view.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(reference.map { ObjectIdentifier($0) })
    }
  }
}

extension CellAccessory {
  /// Whether the accessory is there in a cell that is being edited or not.
  public func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The text of a label, `nil` for all other kinds.
  public var text: String? {
    if case .label(let text, _, _) = details { text } else { nil }
  }

  /// The font of a label, `nil` for all other kinds.
  public var font: CellFont? {
    if case .label(_, let font, _) = details { font } else { nil }
  }

  /// The view of a custom accessory, `nil` for all other kinds.
  public var customView: CustomView? {
    if case .view(let view, _, _, _) = details { view } else { nil }
  }

  /// Whether a custom view keeps its size rather than fitting itself anew, which is up to the
  /// toolkit.
  public var maintainsFixedSize: Bool {
    if case .view(_, _, _, let maintainsFixedSize) = details { maintainsFixedSize } else { false }
  }

  /// Where a tap on an outline disclosure counts, `nil` for all other kinds.
  ///
  /// On the Mac that of a header is at the trailing side, that of a cell at the leading one.
  public var outlineStyle: OutlineDisclosureOptions.Style? {
    if case .outline(let style) = details { style } else { nil }
  }

  /// The side that the accessory is on; on the Mac outline disclosures of cells are at the leading
  /// one.
  public var placement: Placement {
    switch details {
    case .view(_, let edge, let position, _):
      Placement(edge: edge, displayed: displayed, position: position)
    default:
      kind.isLeading ? .leading(displayed: displayed) : .trailing(displayed: displayed)
    }
  }

  /// The colour behind a delete, insert or multiselect control; `nil` is the kind's own.
  public var backgroundColor: CellColor? {
    if case .control(let color) = details { color } else { nil }
  }

  /// Whether a reorder control has a line before it.
  package var showsVerticalSeparator: Bool {
    if case .reorder(let shows) = details { shows } else { false }
  }
}

extension CellAccessory.Kind {
  /// Whether the system puts the kind at the leading side.
  package var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    default: false
    }
  }
}
