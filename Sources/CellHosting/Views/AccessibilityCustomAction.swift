public import CellConfiguration

/// An action that assistive technology offers for a view, in addition to its activation.
///
/// The view that has it in ``CellView/accessibilityCustomActions`` owns it.
@preconcurrency @MainActor
public final class AccessibilityCustomAction {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = @MainActor (AccessibilityCustomAction) -> Bool

  /// The spoken name.
  public var name: String

  /// An image for menus of actions; `nil` for none.
  public var image: CellImage?

  /// Performs the action; `nil` for an action without an effect.
  public var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, image: CellImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}
