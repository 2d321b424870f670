public import Foundation

extension BackgroundConfiguration {
  /// The shadow that a background casts; none unless ``opacity`` is set (iOS 18).
  ///
  /// As documented for `UIShadowProperties`. Members are assigned one by one (assumed).
  public struct ShadowProperties: Sendable {
    let stand: Stand<Style>
    var overrides: ShadowOverrides
    let scoped: CopyOnWriteBox<BackgroundOverrides>

    init(
      stand: Stand<Style>, overrides: ShadowOverrides, scoped: CopyOnWriteBox<BackgroundOverrides>
    ) {
      self.stand = stand
      self.overrides = overrides
      self.scoped = scoped
    }

    /// Makes properties of no shadow: black, opacity 0, no blur, no offset.
    public init() {
      self.init(
        stand: BackgroundConfiguration.clear().styling.stand, overrides: ShadowOverrides(),
        scoped: CopyOnWriteBox())
    }

    /// The colour of the shadow.
    public var color: CellColor {
      get { read({ $0.color }, { $0.color }) }
      set { overrides.color = newValue }
    }

    /// How opaque the shadow is, from 0 for none to 1.
    public var opacity: CGFloat {
      get { read({ $0.opacity }, { $0.opacity }) }
      set { overrides.opacity = newValue }
    }

    /// How far the shadow is blurred, in points.
    public var radius: CGFloat {
      get { read({ $0.radius }, { $0.radius }) }
      set { overrides.radius = newValue }
    }

    /// How far the shadow lies to the right and below, in points.
    public var offset: CGSize {
      get { read({ $0.offset }, { $0.offset }) }
      set { overrides.offset = newValue }
    }

    /// The outline that casts the shadow; nil for that of the background itself.
    public var path: CellPath? {
      get { read({ $0.path }, { $0.path }) }
      set { overrides.path = newValue }
    }

    @inline(__always)
    private func read<Value>(
      _ override: (borrowing ShadowOverrides) -> Value?,
      _ fallback: (borrowing ShadowValues) -> Value
    ) -> Value {
      scoped.read { override($0.shadow) } ?? override(overrides) ?? fallback(stand.record.shadow)
    }

    /// Every property as it reads now.
    var values: ShadowValues {
      var values = stand.record.shadow
      overrides.apply(to: &values)
      scoped.value?.shadow.apply(to: &values)
      return values
    }

    /// Whether the record reads like one of a configuration, but for what was assigned to it.
    func standsOn(_ styling: Styling<Style>) -> Bool {
      stand == styling.stand && scoped == styling.scoped
    }

    /// Whether two records differ in nothing but what was assigned to them.
    func standsLike(_ other: ShadowProperties) -> Bool {
      stand == other.stand && scoped == other.scoped
    }
  }
}

extension BackgroundConfiguration.ShadowProperties: Hashable {
  /// Compares every property as it reads, whether it was assigned or not.
  public static func == (a: Self, b: Self) -> Bool {
    (a.standsLike(b) && a.overrides == b.overrides) || a.values == b.values
  }

  /// Feeds every property as it reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
