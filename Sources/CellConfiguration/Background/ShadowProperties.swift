public import Foundation

extension BackgroundConfiguration {
  /// The shadow of a background; there is none unless ``opacity`` is set (iOS 18).
  ///
  /// As documented for `UIShadowProperties`. Assigning one property leaves the others alone
  /// (assumed).
  public struct ShadowProperties: Sendable {
    var layers: RecordLayers<Style, ShadowValues>

    init(layers: RecordLayers<Style, ShadowValues>) { self.layers = layers }

    /// Creates the properties of no shadow: black, opacity 0, no blur, no offset.
    public init() { self = BackgroundConfiguration.clear().shadowProperties }

    /// The color of the shadow.
    public var color: CellColor {
      get { self[0, \.color] }
      set { self[0, \.color] = newValue }
    }

    /// The opacity of the shadow, from 0 for no shadow to 1.
    public var opacity: CGFloat {
      get { self[1, \.opacity] }
      set { self[1, \.opacity] = newValue }
    }

    /// The radius of the blur, in points.
    public var radius: CGFloat {
      get { self[2, \.radius] }
      set { self[2, \.radius] = newValue }
    }

    /// The distance of the shadow to the right and below, in points.
    public var offset: CGSize {
      get { self[3, \.offset] }
      set { self[3, \.offset] = newValue }
    }

    /// The outline that casts the shadow; `nil` means the outline of the background.
    public var path: CellPath? {
      get { self[4, \.path] }
      set { self[4, \.path] = newValue }
    }
  }
}

extension BackgroundConfiguration.ShadowProperties: LayeredProperties {
  @inline(__always)
  func readDefaults<Value>(_ path: KeyPath<ShadowValues, Value>) -> Value {
    layers.defaults.record.values.shadow[keyPath: path]
  }
}

extension BackgroundConfiguration.ShadowProperties: Hashable {
  /// Compares the current values of all properties, assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Hashes the current values of all properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
