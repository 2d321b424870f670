// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

@available(*, unavailable, message: "views are not transformed here: set `frame` or `alpha`")
public struct CGAffineTransform {
  public static var identity: CGAffineTransform { unavailable() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { unavailable() }
  public init(rotationAngle angle: CGFloat) { unavailable() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { unavailable() }
}

@available(
  *, unavailable, message: "layers have no sublayers: add a subview, or override `displayContents`"
)
public class CAGradientLayer {
  public init() { unavailable() }
}

@available(
  *, unavailable, message: "layers have no sublayers: add a subview, or override `displayContents`"
)
public class CAShapeLayer {
  public init() { unavailable() }
}

@available(
  *, unavailable,
  message: """
    nothing is animated here: make the changes without an animation, or in `UIView.animate`
    """
)
public class CABasicAnimation {
  public init(keyPath path: String?) { unavailable() }
}

@available(
  *, unavailable,
  message: """
    nothing is animated here: make the changes without an animation, or in `UIView.animate`
    """
)
public class CAMediaTimingFunction {
  public enum Name { case linear, easeIn, easeOut, easeInEaseOut, `default` }
  public init(name: Name) { unavailable() }
}

@available(
  *, unavailable,
  message: """
    nothing is animated here: make the changes without an animation, or in `UIView.animate`
    """
)
public class UIViewPropertyAnimator {
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  {
    unavailable()
  }
  public func startAnimation() { unavailable() }
}

@available(*, unavailable, message: "set `visualEffect` of a `UIBackgroundConfiguration`")
public class UIVisualEffectView: UIView {
  public convenience init(effect: UIBlurEffect?) { unavailable() }
}

@available(*, unavailable, message: "feedback belongs to the toolkit: leave it out")
public class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) { unavailable() }
  public func prepare() { unavailable() }
  public func impactOccurred() { unavailable() }
}

@available(*, unavailable, message: "feedback belongs to the toolkit: leave it out")
public class UISelectionFeedbackGenerator {
  public init() { unavailable() }
  public func prepare() { unavailable() }
  public func selectionChanged() { unavailable() }
}

@available(*, unavailable, message: "feedback belongs to the toolkit: leave it out")
public class UINotificationFeedbackGenerator {
  public enum FeedbackType: Int { case success, warning, error }
  public init() { unavailable() }
  public func prepare() { unavailable() }
  public func notificationOccurred(_ notificationType: FeedbackType) { unavailable() }
}

@available(
  *, unavailable, message: "announcements belong to the toolkit: set the attributes of views"
)
public enum UIAccessibility {
  public enum Notification { case announcement, layoutChanged, screenChanged }
  public static func post(notification: Notification, argument: Any?) { unavailable() }
  public static var isVoiceOverRunning: Bool { unavailable() }
  public static var isReduceMotionEnabled: Bool { unavailable() }
}

@available(*, unavailable, message: "keyboards belong to the toolkit: leave it out")
public class UIToolbar: UIView {
  public var items: [UIBarButtonItem]? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "use `UIDatePicker` or `UISegmentedControl`")
public class UIPickerView: UIView {}

@available(
  *, unavailable, message: "there are no screens: read `displayScale` of `traitCollection`"
)
public class UIScreen {
  public static var main: UIScreen { unavailable() }
  public var scale: CGFloat { unavailable() }
}

@available(
  *, unavailable,
  message: """
    texts have no attachments: put an image view beside the label into a stack
    """
)
public class NSTextAttachment {
  public init() { unavailable() }
}

@available(*, unavailable, message: "texts have no shadows: leave it out")
public class NSShadow {
  public init() { unavailable() }
}

@available(
  *, unavailable,
  message: """
    nothing is drawn here: `UIImage(named:)` names the image for a toolkit to show
    """
)
public class UIGraphicsImageRenderer {
  public init(size: CGSize) { unavailable() }
  public func image(actions: (Any) -> Void) -> UIImage { unavailable() }
}

@available(*, unavailable, message: "cells do not use it: use `CGPoint`")
public struct UIOffset {}

@available(*, unavailable, message: "keyboards belong to the toolkit: leave it out")
public class UITextInputPasswordRules {
  public init(descriptor passwordRulesDescriptor: String) { unavailable() }
}

@available(
  *, unavailable,
  message: "the layout direction is a trait: set `traitOverrides.layoutDirection`"
)
public enum UISemanticContentAttribute: Int {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@available(*, unavailable, message: "text that shrinks stays in the middle of the height")
public enum UIBaselineAdjustment: Int { case alignBaselines, alignCenters, none }
