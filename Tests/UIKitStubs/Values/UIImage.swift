// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// An image that says where it comes from; there are none of the name `missing`.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  open class Configuration: NSObject, @unchecked Sendable {}

  private var parts: [String: String]

  /// The size in points; images from names and symbols are squares.
  open private(set) var size = CGSize(width: 20, height: 20)

  /// Creates an image that tests load.
  public init(loadedFrom source: String, size: CGSize) {
    parts = ["loaded": source]
    self.size = size
  }

  /// Creates an image from the contents of a file, which here are its name.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(
      loadedFrom: String(decoding: data, as: UTF8.self), size: CGSize(width: 20, height: 20))
  }

  /// Notes the image and the frame in the image that is being drawn.
  open func draw(in rect: CGRect) {
    UIGraphicsImageRenderer.drawn.append("\(self) in \(rect.width) x \(rect.height)")
  }

  init(parts: [String: String]) { self.parts = parts }

  public init?(systemName name: String) {
    if name == "missing" { return nil }
    parts = ["symbol": name]
  }

  public init?(named name: String) {
    if name == "missing" { return nil }
    parts = ["name": name]
  }

  private func with(_ name: String, _ value: String) -> UIImage {
    UIImage(parts: parts.merging([name: value]) { $1 })
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with("mode", "\(renderingMode)")
  }

  open func withTintColor(_ color: UIColor) -> UIImage { with("tint", color.description) }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with("configuration", configuration.description)
  }

  open var accessibilityLabel: String? {
    get { parts["label"] }
    set { parts["label"] = newValue }
  }

  /// The parts that the image was made of, in the order of their names.
  open override var description: String {
    parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

extension UIImage {
  /// A configuration that says what it was made of.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let parts: [String: String]

    private init(parts: [String: String]) { self.parts = parts }

    public init(pointSize: CGFloat) { parts = ["size": "\(pointSize)"] }
    public init(textStyle: UIFont.TextStyle) { parts = ["style": textStyle.rawValue] }
    public init(weight: SymbolWeight) { parts = ["weight": "\(weight)"] }
    public init(scale: SymbolScale) { parts = ["scale": "\(scale)"] }

    public init(hierarchicalColor: UIColor) {
      parts = ["colors": "hierarchical \(hierarchicalColor)"]
    }

    public init(paletteColors: [UIColor]) {
      parts = ["colors": "palette \(paletteColors.map(\.description).joined(separator: " "))"]
    }

    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(parts: ["colors": "monochrome"])
    }

    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(parts: ["colors": "multicolor"])
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration(parts: [:]) }

    open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let others = (otherConfiguration as? SymbolConfiguration)?.parts ?? [:]
      return SymbolConfiguration(parts: parts.merging(others) { $1 })
    }

    open override var description: String {
      parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
  }
}

/// Draws nothing, in a size.
open class UIGraphicsImageRenderer {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  /// The images that the closure of the current renderer has drawn.
  nonisolated(unsafe) static var drawn: [String] = []

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Self.drawn = []
    actions(UIGraphicsImageRendererContext())
    let text = (["\(size.width) x \(size.height)"] + Self.drawn).joined(separator: ", ")
    let image = UIImage(parts: [Self.drawn.isEmpty ? "blank" : "canvas": text])
    return image
  }
}

/// The context in which an image is drawn.
open class UIGraphicsImageRendererContext {}
