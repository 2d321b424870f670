public import Foundation

extension BackgroundConfiguration {
  /// The shadow that a background casts; none unless ``opacity`` is set (iOS 18).
  ///
  /// As documented for `UIShadowProperties`. Members are assigned one by one (assumed).
  public struct ShadowProperties: Sendable {
    var layers: RecordLayers<Style, ShadowValues>

    init(layers: RecordLayers<Style, ShadowValues>) { self.layers = layers }

    /// Creates properties of no shadow: black, opacity 0, no blur, no offset.
    public init() { self = BackgroundConfiguration.clear().shadowProperties }

    /// The color of the shadow.
    public var color: CellColor {
      get { self[0, \.color] }
      set { self[0, \.color] = newValue }
    }

    /// How opaque the shadow is, from 0 for none to 1.
    public var opacity: CGFloat {
      get { self[1, \.opacity] }
      set { self[1, \.opacity] = newValue }
    }

    /// How far the shadow is blurred, in points.
    public var radius: CGFloat {
      get { self[2, \.radius] }
      set { self[2, \.radius] = newValue }
    }

    /// How far the shadow lies to the right and below, in points.
    public var offset: CGSize {
      get { self[3, \.offset] }
      set { self[3, \.offset] = newValue }
    }

    /// The outline that casts the shadow; `nil` for that of the background itself.
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
  /// Compares every property as it reads, whether it was assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Feeds every property as it reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
