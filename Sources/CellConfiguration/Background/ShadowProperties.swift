public import Foundation

extension BackgroundConfiguration {
  /// The shadow of a background; there is none unless ``opacity`` is set (iOS 18).
  ///
  /// As documented for `UIShadowProperties`. Assigning one property leaves the others alone
  /// (assumed).
  public struct ShadowProperties: Sendable {
    var box = CopyOnWriteBox<GroupAssignments<ShadowValues>>()
    var defaults: DefaultsReference<Style>

    init(defaults: DefaultsReference<Style>) { self.defaults = defaults }

    /// Creates the properties of no shadow: black, opacity 0, no blur, no offset.
    public init() { self = BackgroundConfiguration.clear().shadowProperties }

    /// The color of the shadow.
    public var color: CellColor {
      get { self[.color, \.color] }
      set { self[.color, \.color] = newValue }
    }

    /// The opacity of the shadow, from 0 for no shadow to 1.
    public var opacity: CGFloat {
      get { self[.opacity, \.opacity] }
      set { self[.opacity, \.opacity] = newValue }
    }

    /// The radius of the blur, in points.
    public var radius: CGFloat {
      get { self[.radius, \.radius] }
      set { self[.radius, \.radius] = newValue }
    }

    /// The distance of the shadow to the right and below, in points.
    public var offset: CGSize {
      get { self[.offset, \.offset] }
      set { self[.offset, \.offset] = newValue }
    }

    /// The outline that casts the shadow; `nil` means the outline of the background.
    public var path: CellPath? {
      get { self[.path, \.path] }
      set { self[.path, \.path] = newValue }
    }

    /// ``path`` for a module that also has a property of this name.
    package var outline: CellPath? {
      get { path }
      set { path = newValue }
    }
  }
}

extension BackgroundConfiguration.ShadowProperties: StyledProperties {
  func withDefaults<Result>(_ body: (ShadowValues) -> Result) -> Result {
    body(defaults.row.values.shadow)
  }
}

extension BackgroundConfiguration.ShadowProperties: Hashable {
  /// Compares the current values of all properties, assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Hashes the current values of all properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The values of all shadow properties.
///
/// The defaults are as documented. UIKit's are the same for all styles.
package struct ShadowValues: Hashable, Sendable {
  package var color = CellColor.black
  package var opacity: CGFloat = 0
  package var radius: CGFloat = 0
  package var offset = CGSize.zero
  package var path: CellPath?
}

extension ShadowValues: KeyedPropertyGroup {
  enum Key: Int, CaseIterable {
    case color, opacity, radius, offset, path
  }

  static let kind = "shadow properties"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  // Inlined into each visit, so that the key paths are constants.
  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<ShadowValues>) {
    visitor.visit(Property("color", \.color, .display, "color of the shadow"))
    visitor.visit(Property("opacity", \.opacity, .display, .fraction, "opacity of the shadow"))
    visitor.visit(
      Property(
        "radius", \.radius, .layout, .nonNegative, "how far the shadow is blurred, in points"))
    visitor.visit(
      Property(
        "offset", size: \.offset, .layout, .finite,
        "`[x, y]` that the shadow is moved by, in points"))
    visitor.visit(
      Property(
        "path", \.path, .layout,
        "outline in place of the background's, in points: `M 0 0 L 10 0 C 10 5 5 10 0 10 Z`"))
  }
}
