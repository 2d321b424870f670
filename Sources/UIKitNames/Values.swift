public import CellConfiguration
import CellHosting
public import Foundation

// Values of UIKit that cells use and that the other modules do not have.

/// The distances of a rectangle's sides from another one, in points.
///
/// Left and right do not follow the layout direction.
public struct UIEdgeInsets: Hashable, Sendable {
  /// No distances.
  public static let zero = UIEdgeInsets()

  /// The distance from the top; a negative distance lies outside.
  public var top: CGFloat

  /// The distance from the left.
  public var left: CGFloat

  /// The distance from the bottom.
  public var bottom: CGFloat

  /// The distance from the right.
  public var right: CGFloat

  /// Creates distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }
}

extension UIEdgeInsets: CustomStringConvertible {
  /// The distances in the order of the initializer, such as `{1, 2, 1, 2}`.
  public var description: String {
    "{" + [top, left, bottom, right].map(\.exactDescription).joined(separator: ", ") + "}"
  }
}

extension CGRect {
  /// Returns the rectangle without the space that insets take up at its sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension UIFont {
  /// The size of labels, in points, as documented for iOS.
  public static var labelFontSize: CGFloat { 17 }

  /// The size of buttons, in points, as documented for iOS.
  public static var buttonFontSize: CGFloat { 18 }

  /// The small size of the system font, in points, as documented for iOS.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The standard size of the system font, in points, as documented for iOS.
  public static var systemFontSize: CGFloat { 14 }
}

extension UIImage {
  /// Creates an image without pixels, whose size is zero.
  public init() { self.init(size: .zero) }

  /// Creates an image with a name, or `nil` if the name is empty.
  ///
  /// - Parameters:
  ///   - name: The name by which a toolkit finds the image.
  ///   - bundle: The bundle that contains the image; nothing is loaded from it.
  ///   - traitCollection: The traits for which a toolkit chooses a variant; it has no effect here.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates an image with a name and a symbol configuration, or `nil` if the name is empty.
  public init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    guard let image = UIImage(named: name) else { return nil }
    self = configuration.map { image.applyingSymbolConfiguration($0) } ?? image
  }
}

/// The colors of an app's asset catalogs, which other threads may read.
private let assetColors = SharedColors()

/// Colors by their names.
///
/// `@unchecked Sendable` because the lock guards the colors, and nothing else changes.
private final class SharedColors: @unchecked Sendable {
  private let lock = NSLock()
  private var colors: [String: UIColor] = [:]

  var all: [String: UIColor] {
    get { lock.withLock { colors } }
    set { lock.withLock { colors = newValue } }
  }
}

extension UIColor {
  /// The colors that stand for your app's asset catalogs, by their names.
  ///
  /// ```swift
  /// UIColor.assetColors["Brand"] = UIColor(light: .systemIndigo, dark: .systemPurple)
  /// label.textColor = UIColor(named: "Brand")
  /// ```
  ///
  /// Set them before tests run. UIKit reads the catalogs instead.
  public static var assetColors: [String: UIColor] {
    get { UIKitNames.assetColors.all }
    set { UIKitNames.assetColors.all = newValue }
  }

  /// Creates a color of an asset catalog, or `nil` if `assetColors` contains no such name.
  public init?(named name: String) {
    guard let color = Self.assetColors[name] else { return nil }
    self = color
  }

  /// Creates a color of an asset catalog in a bundle, or `nil` if `assetColors` contains no such
  /// name.
  ///
  /// Bundle and traits have no effect.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }

  /// Creates a color from components in the color space Display P3, each from 0 to 1.
  ///
  /// Colors here are in sRGB: a color outside of it becomes the nearest in each component.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    // The transfer functions of both color spaces are the same.
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func encoded(_ part: CGFloat) -> CGFloat {
      let part = min(max(part, 0), 1)
      return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249401763 * r - 0.2249401763 * g),
      green: encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
  }

  /// Creates a color from the color of a layer.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// The color for a layer, which stays dynamic.
  public var cgColor: CGColor { CGColor(color: self) }
}

/// A color of a layer.
///
/// Unlike in UIKit it stays dynamic: a layer resolves it each time it is drawn.
public struct CGColor: Hashable, Sendable {
  let color: UIColor

  /// Creates a color from components in sRGB, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  init(color: UIColor) { self.color = color }
}

extension CGColor: CustomStringConvertible {
  /// The color as a `UIColor` is described.
  public var description: String { "\(color)" }
}

extension UIView {
  /// The margins by sides, in points; `directionalLayoutMargins` by the edges of text.
  public var layoutMargins: UIEdgeInsets {
    get {
      UIEdgeInsets(directionalLayoutMargins, isRightToLeft: traitCollection.isRightToLeft)
    }
    set {
      directionalLayoutMargins = newValue.directional(isRightToLeft: traitCollection.isRightToLeft)
    }
  }
}
