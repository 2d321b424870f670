// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A color that says how it was made.
open class UIColor: NSObject, @unchecked Sendable {
  private indirect enum Source {
    case named(String)
    case components([CGFloat])
    case alpha(UIColor, CGFloat)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  init(named name: String) { source = .named(name) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components([red, green, blue, alpha])
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  private init(_ base: UIColor, alpha: CGFloat) { source = .alpha(base, alpha) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .components(let parts) = source {
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    return UIColor(self, alpha: alpha)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .named, .components: self
    case .alpha(let base, let alpha):
      base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The components of a resolved color; those of a named one are made up.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts: [CGFloat]
    switch source {
    case .components(let given): parts = given
    case .named(let name): parts = [CGFloat(name.utf8.count) / 100, 0, 0, 1]
    case .alpha(let base, let opacity):
      base.getRed(red, green: green, blue: blue, alpha: nil)
      alpha?.pointee = opacity
      return true
    case .dynamic: return false
    }
    for (target, part) in zip([red, green, blue, alpha], parts) { target?.pointee = part }
    return true
  }

  /// How the color was made, such as `systemBlue alpha 0.5`.
  open override var description: String {
    switch source {
    case .named(let name): name
    case .components(let parts): "rgba \(parts)"
    case .alpha(let base, let alpha): "\(base) alpha \(alpha)"
    case .dynamic: "dynamic"
    }
  }
}
