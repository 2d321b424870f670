public import CellConfiguration
public import Foundation

/// The device and settings that a snapshot is taken with.
///
/// ```swift
/// assertSnapshot(of: cell, in: [.phone, .phone.dark, .pad.rightToLeft, .accessibilityLarge])
/// ```
///
/// Each property of a look gives another one that differs in that alone; its name says so.
public struct SnapshotLook: Hashable, Sendable {
  /// What the look is called in the name of the snapshot's file: `phone-dark`.
  public var name: String

  /// The traits; what is unspecified is left to the subject.
  public var traits: TraitCollection

  /// The width in points; `nil` leaves it to the subject.
  public var width: CGFloat?

  /// Creates a look of its parts.
  public init(name: String, traits: TraitCollection, width: CGFloat?) {
    self.name = name
    self.traits = traits
    self.width = width
  }

  /// A phone in portrait orientation, 390 points wide.
  public static let phone = SnapshotLook(name: "phone", traits: .phone, width: 390)

  /// A pad in portrait orientation, 820 points wide.
  public static let pad = SnapshotLook(name: "pad", traits: .pad, width: 820)

  /// Whatever a document says itself.
  public static let asWritten = SnapshotLook(
    name: "as-written", traits: TraitCollection(), width: nil)

  /// The phone in dark style.
  public static var dark: SnapshotLook { phone.dark }

  /// The phone from right to left.
  public static var rightToLeft: SnapshotLook { phone.rightToLeft }

  /// The phone with the second of the accessibility sizes.
  public static var accessibilityLarge: SnapshotLook { phone.accessibilityLarge }

  /// The look in dark style.
  public var dark: SnapshotLook { with("dark") { $0.userInterfaceStyle = .dark } }

  /// The look from right to left.
  public var rightToLeft: SnapshotLook {
    with("right-to-left") { $0.layoutDirection = .rightToLeft }
  }

  /// The look with the second of the accessibility sizes.
  public var accessibilityLarge: SnapshotLook { size(.accessibilityLarge) }

  /// The look with increased contrast.
  public var highContrast: SnapshotLook {
    with("high-contrast") { $0.accessibilityContrast = .high }
  }

  /// The look in another text size.
  public func size(_ category: CellContentSizeCategory) -> SnapshotLook {
    with("\(category)") { $0.preferredContentSizeCategory = category }
  }

  /// The look of another style sheet.
  public func styleSheet(_ sheet: StyleSheet) -> SnapshotLook {
    with("\(sheet)") { $0.styleSheet = sheet }
  }

  /// The look in another width.
  public func width(_ points: CGFloat) -> SnapshotLook {
    var look = with(
      "\(Double(points).formatted(.number.locale(Locale(identifier: "en_US_POSIX"))))")
    look.width = points
    return look
  }

  /// The look with something else changed.
  ///
  /// - Parameters:
  ///   - suffix: What the change is called in the look's name.
  ///   - change: Changes the traits.
  public func with(
    _ suffix: String, _ change: (inout TraitCollection) -> Void = { _ in }
  ) -> SnapshotLook {
    var look = self
    look.name += "-\(suffix)"
    change(&look.traits)
    return look
  }
}
