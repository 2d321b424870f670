public import CellHosting
public import Foundation

// Changes in animations, which take effect at once here.

extension UIView {
  /// The way in which an animation runs; no option has an effect, because changes are made at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options; they match UIKit.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views are laid out in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Users operate views while these move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts where a running one has come to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backward after it ran forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation is slow at its ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One look fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs changes, and then the closure for the end of the animation with `true`.
  ///
  /// Nothing moves here: unlike in UIKit, both have run when the function returns. A toolkit that
  /// animates compares the displayed values before and after.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes at once, and then the closure for the end of the animation with `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs changes at once, and then the closure for the end of the animation with `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs changes at once, and then the closure for the end of the animation with `true`.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs changes of a view at once, and then the closure for the end of the animation with `true`.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: { animations?() }, completion: completion)
  }

  /// Runs changes.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// A group of changes to layers, which are never animated here.
@preconcurrency @MainActor
public enum CATransaction {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group.
  public static func begin() { completions.append(nil) }

  /// Ends the innermost group, and runs its closure.
  public static func commit() { completions.popLast()??() }

  /// Sets the closure that ``commit()`` runs; outside of any group it runs at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }

  /// Has no effect, because changes are never animated.
  public static func setDisableActions(_ flag: Bool) {}

  /// Has no effect, because changes are never animated.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
}
