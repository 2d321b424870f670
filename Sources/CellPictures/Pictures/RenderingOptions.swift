public import CellConfiguration
package import CellDocuments
public import Foundation

/// The device and settings in which a picture or a snapshot shows a document.
///
/// ```swift
/// assertSnapshot(of: cell, in: [.phone, .phone.dark, .pad.rightToLeft, .accessibilityLarge])
/// ```
///
/// Properties such as ``dark-property`` return options that differ in one setting. The name of the
/// new options includes the setting.
public struct RenderingOptions: Hashable, Sendable {
  /// The name of the options, for captions and file names of snapshots: `phone-dark`.
  public var name: String

  /// The traits; unspecified traits come from the document.
  public var traits: TraitCollection

  /// The width in points; `nil` for the document's own width.
  public var width: CGFloat?

  /// Whether pictures show margins, paddings, slots and frames.
  public var showsLayoutGuides: Bool

  /// The features of an app that reads the document leniently; `nil` to read it strictly.
  package var features: Set<String>?

  /// Creates options; the defaults are the settings of the document itself.
  public init(
    name: String = "", traits: TraitCollection = TraitCollection(), width: CGFloat? = nil,
    showsLayoutGuides: Bool = false
  ) {
    self.name = name
    self.traits = traits
    self.width = width
    self.showsLayoutGuides = showsLayoutGuides
  }

  /// A phone in portrait orientation, 390 points wide.
  public static let phone = RenderingOptions(name: "phone", traits: .phone, width: 390)

  /// A pad in portrait orientation, 820 points wide.
  public static let pad = RenderingOptions(name: "pad", traits: .pad, width: 820)

  /// The traits and width of the document itself.
  public static let asWritten = RenderingOptions(name: "as-written")

  /// The phone in dark mode.
  public static var dark: RenderingOptions { phone.dark }

  /// The phone with right-to-left layout.
  public static var rightToLeft: RenderingOptions { phone.rightToLeft }

  /// The phone with the second-smallest accessibility text size.
  public static var accessibilityLarge: RenderingOptions { phone.accessibilityLarge }

  /// The options in dark mode.
  public var dark: RenderingOptions { with("dark") { $0.userInterfaceStyle = .dark } }

  /// The options with right-to-left layout.
  public var rightToLeft: RenderingOptions {
    with("right-to-left") { $0.layoutDirection = .rightToLeft }
  }

  /// The options with the second-smallest accessibility text size.
  public var accessibilityLarge: RenderingOptions { size(.accessibilityLarge) }

  /// The options with increased contrast.
  public var highContrast: RenderingOptions {
    with("high-contrast") { $0.accessibilityContrast = .high }
  }

  /// Returns the options with another text size.
  public func size(_ category: CellContentSizeCategory) -> RenderingOptions {
    with("\(category)") { $0.preferredContentSizeCategory = category }
  }

  /// Returns the options with another style sheet.
  public func styleSheet(_ sheet: StyleSheet) -> RenderingOptions {
    with("\(sheet)") { $0.styleSheet = sheet }
  }

  /// Returns the options with another width.
  public func width(_ points: CGFloat) -> RenderingOptions {
    var options = with(
      "\(Double(points).formatted(.number.locale(Locale(identifier: "en_US_POSIX"))))")
    options.width = points
    return options
  }

  /// Returns the options with a custom change.
  ///
  /// - Parameters:
  ///   - suffix: The name of the change in the name.
  ///   - change: Changes the traits.
  public func with(
    _ suffix: String, _ change: (inout TraitCollection) -> Void = { _ in }
  ) -> RenderingOptions {
    var options = self
    options.name += "-\(suffix)"
    change(&options.traits)
    return options
  }

  /// Returns a document with these traits and this width.
  package func applied(to document: ListDocument) -> ListDocument {
    var document = document
    document.traits = TraitCollection(traitsFrom: [document.traits, traits])
    document.width = width ?? document.width
    return document
  }
}
