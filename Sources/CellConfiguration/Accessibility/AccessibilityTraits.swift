/// The role and state of an element, as presented to assistive technology.
///
/// Names match `UIAccessibilityTraits`. Raw values are specific to this package.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No traits.
  public static let none: AccessibilityTraits = []

  /// Activating the element performs an action.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)

  /// The element is a link to other content.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)

  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)

  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)

  /// The element is text that cannot change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 4)

  /// The element begins a part of the content.
  public static let header = AccessibilityTraits(rawValue: 1 << 5)

  /// The element does not respond to the user.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 6)

  /// The value of the element can be raised and lowered.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 7)

  /// The label or value of the element changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)

  /// The element is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 9)
}

extension AccessibilityTraits {
  /// The names of the traits in the set.
  package var presentNames: [String] {
    Self.names.filter { contains($0.option) }.map(\.name)
  }
}

extension AccessibilityTraits: NamedOptions {
  package static let elementSchemaName = "AccessibilityTrait"

  package static let names: [(name: String, option: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("staticText", .staticText), ("header", .header), ("notEnabled", .notEnabled),
    ("adjustable", .adjustable), ("updatesFrequently", .updatesFrequently),
    ("searchField", .searchField),
  ]
}
