extension CellColor {
  /// How many steps a color, or a transformer, is made in at most.
  ///
  /// Few enough that a walk over all of them fits any thread's stack.
  static let largestStepCount = 400

  /// How many pairs, changes and transformers the color is made of.
  var steps: Int {
    switch storage {
    case .changed(_, _, let steps), .pair(_, _, let steps): steps
    case .named, .components, .dynamic: 0
    }
  }

  /// A changed color; `nil` if that takes too many steps.
  init?(_ base: CellColor, _ change: Change) {
    let steps = base.steps + change.steps
    if steps > Self.largestStepCount { return nil }
    storage = .changed(base, change, steps: steps)
  }

  /// A pair in which no other one is; `nil` if that takes too many steps.
  init?(pairOf light: CellColor, _ dark: CellColor) {
    let light = light.side(isDark: false)
    let dark = dark.side(isDark: true)
    let steps = light.steps + 1 + dark.steps
    if steps > Self.largestStepCount { return nil }
    storage = .pair(light: light, dark: dark, steps: steps)
  }

  /// The color that a color is where the style is known.
  private func side(isDark: Bool) -> CellColor {
    switch storage {
    case .pair(let light, let dark, _): isDark ? dark : light
    case .changed(let base, .alpha(let alpha), _):
      base.side(isDark: isDark).withAlphaComponent(alpha)
    case .changed(let base, let change, _):
      Self.required(CellColor(base.side(isDark: isDark), change))
    case .named, .components, .dynamic: self
    }
  }

  /// A color that the caller makes in code, where too many steps are a mistake.
  static func required(_ color: CellColor?) -> CellColor {
    guard let color else {
      trap("a color made in more than \(largestStepCount) steps")
    }
    return color
  }
}

extension CellColor.Change {
  fileprivate var steps: Int {
    switch self {
    case .alpha: 1
    case .transformer(let transformer): transformer.steps
    }
  }
}
