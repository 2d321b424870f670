public import CellConfiguration
public import Foundation

/// The device and settings for a snapshot.
///
/// ```swift
/// assertSnapshot(of: cell, in: [.phone, .phone.dark, .pad.rightToLeft, .accessibilityLarge])
/// ```
///
/// Each property of a look returns a look that differs in one setting. The name of the new look
/// includes the setting.
public struct RenderingOptions: Hashable, Sendable {
  /// The name of the look, as part of the snapshot's file name: `phone-dark`.
  public var name: String

  /// The traits of the look; unspecified traits come from the subject.
  public var traits: TraitCollection

  /// The width in points; `nil` for the subject's own width.
  public var width: CGFloat?

  /// Creates a look with a name, traits and a width.
  public init(name: String, traits: TraitCollection, width: CGFloat?) {
    self.name = name
    self.traits = traits
    self.width = width
  }

  /// A phone in portrait orientation, 390 points wide.
  public static let phone = RenderingOptions(name: "phone", traits: .phone, width: 390)

  /// A pad in portrait orientation, 820 points wide.
  public static let pad = RenderingOptions(name: "pad", traits: .pad, width: 820)

  /// The traits and width of the document itself.
  public static let asWritten = RenderingOptions(
    name: "as-written", traits: TraitCollection(), width: nil)

  /// The phone in dark mode.
  public static var dark: RenderingOptions { phone.dark }

  /// The phone with right-to-left layout.
  public static var rightToLeft: RenderingOptions { phone.rightToLeft }

  /// The phone with the second-smallest accessibility text size.
  public static var accessibilityLarge: RenderingOptions { phone.accessibilityLarge }

  /// The look in dark mode.
  public var dark: RenderingOptions { with("dark") { $0.userInterfaceStyle = .dark } }

  /// The look with right-to-left layout.
  public var rightToLeft: RenderingOptions {
    with("right-to-left") { $0.layoutDirection = .rightToLeft }
  }

  /// The look with the second-smallest accessibility text size.
  public var accessibilityLarge: RenderingOptions { size(.accessibilityLarge) }

  /// The look with increased contrast.
  public var highContrast: RenderingOptions {
    with("high-contrast") { $0.accessibilityContrast = .high }
  }

  /// Returns the look with another text size.
  public func size(_ category: CellContentSizeCategory) -> RenderingOptions {
    with("\(category)") { $0.preferredContentSizeCategory = category }
  }

  /// Returns the look with another style sheet.
  public func styleSheet(_ sheet: StyleSheet) -> RenderingOptions {
    with("\(sheet)") { $0.styleSheet = sheet }
  }

  /// Returns the look with another width.
  public func width(_ points: CGFloat) -> RenderingOptions {
    var look = with(
      "\(Double(points).formatted(.number.locale(Locale(identifier: "en_US_POSIX"))))")
    look.width = points
    return look
  }

  /// Returns the look with a custom change.
  ///
  /// - Parameters:
  ///   - suffix: The name of the change in the look's name.
  ///   - change: Changes the traits.
  public func with(
    _ suffix: String, _ change: (inout TraitCollection) -> Void = { _ in }
  ) -> RenderingOptions {
    var look = self
    look.name += "-\(suffix)"
    change(&look.traits)
    return look
  }
}
