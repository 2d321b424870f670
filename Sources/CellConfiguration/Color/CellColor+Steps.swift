extension CellColor {
  /// The maximum number of steps in a color or a transformer.
  ///
  /// The limit lets a recursive walk over all steps fit the stack of any thread.
  static let largestStepCount = 400

  /// The number of pairs, changes and transformers in the color.
  var steps: Int {
    switch storage {
    case .changed(_, _, let steps), .pair(_, _, _, let steps): steps
    case .named, .components, .dynamic: 0
    }
  }

  /// Creates a changed color, or `nil` if it takes too many steps.
  init?(_ base: CellColor, _ change: Change) {
    let steps = base.steps + change.steps
    if steps > Self.largestStepCount { return nil }
    self.init(composedOf: .changed(base, change, steps: steps))
  }

  /// Creates a pair that contains no pair for the same trait, or `nil` if it takes too many steps.
  init?(pairBy variation: Variation, _ first: CellColor, _ second: CellColor) {
    let first = first.side(of: variation, isSecond: false)
    let second = second.side(of: variation, isSecond: true)
    let steps = first.steps + 1 + second.steps
    if steps > Self.largestStepCount { return nil }
    self.init(composedOf: .pair(variation, first, second, steps: steps))
  }

  /// Returns the color for a known side of pairs.
  private func side(of variation: Variation, isSecond: Bool) -> CellColor {
    switch storage {
    case .pair(variation, let first, let second, _): return isSecond ? second : first
    case .pair(let other, let first, let second, _):
      return Self.required(
        CellColor(
          pairBy: other, first.side(of: variation, isSecond: isSecond),
          second.side(of: variation, isSecond: isSecond)))
    case .changed(let base, .alpha(let alpha), _):
      return base.side(of: variation, isSecond: isSecond).withAlphaComponent(alpha)
    case .changed(let base, let change, _):
      return Self.required(CellColor(base.side(of: variation, isSecond: isSecond), change))
    case .named, .components, .dynamic: return self
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
    case .pair(let variation, let first, let second, _):
      CellColor(
        pairBy: variation, first.replacingTint(with: tint), second.replacingTint(with: tint))
        ?? self
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
