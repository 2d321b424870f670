public import Foundation

/// An indicator, control, label or view at the leading or trailing side of a list cell.
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
/// An accessory is a description without views. A toolkit displays it in its own way in the frame
/// from layout. As documented for `UICellAccessory`.
public struct CellAccessory: Hashable, Sendable {
  /// The kinds of accessories.
  public enum Kind: Int, NamedCase, SchemaRepresentable {
    /// A chevron that indicates that there is more.
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

    /// A handle for moving the row.
    case reorder

    /// A circle that is filled in selected rows.
    case multiselect

    /// An indicator of a pop-up menu (iOS 16).
    case popUpMenu

    /// A short text.
    case label

    /// A toolkit view.
    case customView
  }

  /// The states of the list in which an accessory is displayed.
  ///
  /// Raw values match `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Int, NamedCase, SchemaRepresentable {
    /// The accessory is always displayed.
    case always = 0

    /// The accessory is displayed while the list is being edited.
    case whenEditing = 1

    /// The accessory is displayed while the list is not being edited.
    case whenNotEditing = 2

    /// Returns whether an accessory is displayed in a cell that is, or is not, being edited.
    package func includes(isEditing: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  /// The width of the region in which an accessory is centered.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory itself.
    case actual

    /// The width of most accessories: 24 points at text size large.
    case standard

    /// A width in points; an accessory that is wider overflows its region.
    case custom(CGFloat)
  }

  /// The properties that only some kinds have.
  package enum Details: Hashable, Sendable {
    case none
    case control(backgroundColor: CellColor?)
    case reorder(showsVerticalSeparator: Bool)
    case outline(OutlineDisclosureOptions.Style)
    case label(text: String, font: CellFont, adjustsFontForContentSizeCategory: Bool)
    case view(CustomView, Placement.Edge, Position, maintainsFixedSize: Bool)
  }

  /// The kind of the accessory.
  public let kind: Kind

  /// The states of the list in which the accessory is displayed.
  public var displayed: DisplayedState

  /// Whether the accessory keeps its space but shows nothing and receives no touches.
  public var isHidden: Bool

  /// The width of the accessory's region; `nil` means the kind's own.
  public var reservedLayoutWidth: LayoutDimension?

  /// The color of the accessory; `nil` means the kind's own.
  public var tintColor: CellColor?

  /// The action of a tap; `nil` means the default action of the kind.
  public var action: Action?

  /// The accessibility attributes that you set for the accessory.
  ///
  /// System accessories have default labels; a custom view has only these attributes:
  ///
  /// ```swift
  /// accessory.accessibility.value = "On"
  /// accessory.accessibility.traits = .button
  /// ```
  public var accessibility: AccessibilityAttributes {
    get { storedAccessibility?.attributes ?? AccessibilityAttributes() }
    set { storedAccessibility = StoredAccessibility(newValue) }
  }

  private var storedAccessibility: StoredAccessibility?

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
  /// A toolkit's view, described by its size and identity.
  ///
  /// The identity is a name, which can be encoded, or a reference to the view itself, which cannot.
  public struct CustomView: Hashable, Sendable {
    /// The identifier by which the toolkit finds the view.
    public var identifier: String

    /// The size of the view, in points.
    public var size: CGSize

    /// The view itself; `nil` for a view that the toolkit finds by its identifier.
    public let reference: (any AnyObject & Sendable)?

    /// The control that the view shows; `nil` for a view of the app.
    ///
    /// Pictures draw it, and a toolkit that has no view with the identifier can draw it.
    public var control: CellControl?

    /// Creates the description of a view.
    public init(_ identifier: String, size: CGSize) {
      self.identifier = identifier
      self.size = size
      reference = nil
    }

    /// Creates the description of a view that shows a control.
    ///
    /// - Parameters:
    ///   - identifier: The identifier by which a toolkit finds its view, if it has one.
    ///   - control: The control.
    ///   - size: The size of the view, in points; `nil` for the size of the control.
    public init(_ identifier: String, showing control: CellControl, size: CGSize? = nil) {
      self.init(identifier, size: size ?? control.size)
      self.control = control
    }

    /// Creates the description of a view, with a strong reference to it.
    ///
    /// The identifier is unique among all objects during the lifetime of the view. An accessory
    /// with such a view cannot be encoded.
    public init(reference: any AnyObject & Sendable, size: CGSize) {
      identifier = "view \(UInt(bitPattern: ObjectIdentifier(reference)))"
      self.size = size
      self.reference = reference
    }

    /// Returns whether two descriptions have the same identifier, size and control, and the same
    /// view.
    public static func == (a: CustomView, b: CustomView) -> Bool {
      a.identifier == b.identifier && a.size == b.size && a.reference === b.reference
        && a.control == b.control
    }

    /// Hashes the identifier, the size, the control and the identity of the view.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(reference.map { ObjectIdentifier($0) })
      hasher.combine(control)
    }
  }
}

extension CellAccessory {
  /// Returns whether the accessory is displayed in a cell that is, or is not, being edited.
  package func isDisplayed(isEditing: Bool) -> Bool { displayed.includes(isEditing: isEditing) }

  /// The flags of a cell's state that show or hide the accessory.
  package var flagsOfDisplay: ConfigurationStateFlags { displayed == .always ? [] : .editing }

  /// The text of a label; `nil` for all other kinds.
  public var text: String? {
    if case .label(let text, _, _) = details { text } else { nil }
  }

  /// The font of a label; `nil` for all other kinds.
  public var font: CellFont? {
    if case .label(_, let font, _) = details { font } else { nil }
  }

  /// The view of a custom accessory; `nil` for all other kinds.
  public var customView: CustomView? {
    if case .view(let view, _, _, _) = details { view } else { nil }
  }

  /// Whether the toolkit keeps the size of a custom view instead of fitting the view again.
  public var maintainsFixedSize: Bool {
    if case .view(_, _, _, let maintainsFixedSize) = details { maintainsFixedSize } else { false }
  }

  /// The area of an outline disclosure in which a tap expands; `nil` for all other kinds.
  ///
  /// On the Mac, outline disclosures are at the trailing side of headers and at the leading side of
  /// cells.
  package var outlineStyle: OutlineDisclosureOptions.Style? {
    if case .outline(let style) = details { style } else { nil }
  }

  /// The side of the accessory, its position there, and when it is displayed.
  ///
  /// On the Mac, the outline disclosures of cells are at the leading side.
  public var placement: Placement {
    switch details {
    case .view(_, let edge, let position, _):
      Placement(edge: edge, displayed: displayed, position: position)
    default:
      Placement(edge: kind.form.edge, displayed: displayed, position: .nearestContent)
    }
  }

  /// The color behind a delete, insert or multiselect control; `nil` means the kind's own.
  public var backgroundColor: CellColor? {
    if case .control(let color) = details { color } else { nil }
  }

  /// Whether a reorder control has a line before it.
  package var showsVerticalSeparator: Bool {
    if case .reorder(let shows) = details { shows } else { false }
  }
}
