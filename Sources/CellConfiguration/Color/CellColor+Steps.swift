extension CellColor {
  /// The maximum number of steps in a color or a transformer.
  ///
  /// The limit lets a recursive walk over all steps fit the stack of any thread.
  static let largestStepCount = 400

  /// The number of pairs, changes and transformers in the color.
  var steps: Int {
    switch storage {
    case .changed(_, _, let steps), .pair(_, _, let steps): steps
    case .named, .components, .dynamic: 0
    }
  }

  /// Creates a changed color, or `nil` if it takes too many steps.
  init?(_ base: CellColor, _ change: Change) {
    let steps = base.steps + change.steps
    if steps > Self.largestStepCount { return nil }
    self.init(composedOf: .changed(base, change, steps: steps))
  }

  /// Creates a pair that contains no other pair, or `nil` if it takes too many steps.
  init?(pairOf light: CellColor, _ dark: CellColor) {
    let light = light.side(isDark: false)
    let dark = dark.side(isDark: true)
    let steps = light.steps + 1 + dark.steps
    if steps > Self.largestStepCount { return nil }
    self.init(composedOf: .pair(light: light, dark: dark, steps: steps))
  }

  /// Returns the color for a known style, light or dark.
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

  /// Returns the color with a tint instead of ``tintColor``.
  ///
  /// If a closure chooses the color, or if the result would take too many steps, the color stays
  /// the same until it is resolved.
  func replacingTint(with tint: CellColor) -> CellColor {
    switch storage {
    case .named(.tintColor): tint
    case .named, .components, .dynamic: self
    case .changed(let base, let change, _):
      CellColor(base.replacingTint(with: tint), change) ?? self
    case .pair(let light, let dark, _):
      CellColor(pairOf: light.replacingTint(with: tint), dark.replacingTint(with: tint)) ?? self
    }
  }

  /// Returns a color made in code; too many steps are a programming error.
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
