public import Foundation

extension CellColor {
  /// The components of a color: red, green and blue in sRGB, and alpha, each from 0 to 1.
  public struct Components: Hashable, Sendable {
    /// The red component.
    public var red: CGFloat

    /// The green component.
    public var green: CGFloat

    /// The blue component.
    public var blue: CGFloat

    /// The opacity.
    public var alpha: CGFloat

    /// Creates components without clamping them.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates components from `#RRGGBB` or `#RRGGBBAA`, or `nil` for any other string.
    public init?(hex: String) {
      let digits = hex.utf8.dropFirst()
      guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
        digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt32(hex.dropFirst(), radix: 16)
      else { return nil }
      let rgba = digits.count == 8 ? value : value << 8 | 0xFF
      func byte(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
      self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }

    /// The color in the form `#RRGGBBAA`, rounded to the nearest step and clamped.
    public var hex: String {
      let bytes = [red, green, blue, alpha].map { component in
        UInt8(min(max(component.isFinite ? component : 0, 0), 1) * 255 + 0.5)
      }
      let digits = Array("0123456789ABCDEF")
      return bytes.reduce(into: "#") { result, byte in
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }

    /// Returns the color that results from drawing this color over another one.
    ///
    /// The colors are mixed in encoded components. Screenshots agree with the result within 1 of
    /// 255.
    public func composited(over bottom: Components) -> Components {
      let through = bottom.alpha * (1 - alpha)
      let total = alpha + through
      guard total > 0 else { return Components(red: 0, green: 0, blue: 0, alpha: 0) }
      return Components(
        red: (red * alpha + bottom.red * through) / total,
        green: (green * alpha + bottom.green * through) / total,
        blue: (blue * alpha + bottom.blue * through) / total,
        alpha: total)
    }

    /// The gray of the same brightness, with the same alpha.
    ///
    /// The weights match television luma; UIKit's weights are unknown (assumed).
    var gray: Components {
      let luma = 0.299 * red + 0.587 * green + 0.114 * blue
      return Components(red: luma, green: luma, blue: luma, alpha: alpha)
    }
  }
}

extension CellColor.Components: CustomStringConvertible {
  /// The color in the form `#RRGGBBAA` if that is exact, and otherwise `rgba(0.1, 0.2, 0.3, 1)`.
  public var description: String {
    if CellColor.Components(hex: hex) == self { return hex }
    let numbers = [red, green, blue, alpha].map(\.exactDescription)
    return "rgba(\(numbers.joined(separator: ", ")))"
  }
}
