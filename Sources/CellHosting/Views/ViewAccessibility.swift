public import CellConfiguration
import CellLayout

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

/// The attributes of a view for assistive technology that cells and documents do not have.
///
/// A toolkit passes them on; only the actions are part of `AccessibilityElement` values.
struct ViewAccessibility {
  var customActions: [AccessibilityCustomAction]?
  var groupsChildren = false
  var isHidden = false
  var isModal = false
  var ignoresInvertColors = false
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: CellImage?
}

extension CellView {
  private var viewAccessibility: ViewAccessibility {
    get { ownViewAccessibility ?? ViewAccessibility() }
    set { ownViewAccessibility = newValue }
  }

  /// The actions in addition to activation; `nil` for none.
  ///
  /// The first accessibility element of a cell, header or footer names them after the actions of
  /// accessories and swipes.
  public var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { viewAccessibility.customActions }
    set { viewAccessibility.customActions = newValue }
  }

  /// Whether the views in this one are read before others; passed on by a toolkit.
  public var shouldGroupAccessibilityChildren: Bool {
    get { viewAccessibility.groupsChildren }
    set { viewAccessibility.groupsChildren = newValue }
  }

  /// Whether the view and the views in it are left out; passed on by a toolkit.
  public var accessibilityElementsHidden: Bool {
    get { viewAccessibility.isHidden }
    set { viewAccessibility.isHidden = newValue }
  }

  /// Whether other views are left out while this one is shown; passed on by a toolkit.
  public var accessibilityViewIsModal: Bool {
    get { viewAccessibility.isModal }
    set { viewAccessibility.isModal = newValue }
  }

  /// Whether colors stay when the user inverts those of the screen; passed on by a toolkit.
  public var accessibilityIgnoresInvertColors: Bool {
    get { viewAccessibility.ignoresInvertColors }
    set { viewAccessibility.ignoresInvertColors = newValue }
  }

  /// Whether a large copy of the view appears at a long touch; passed on by a toolkit.
  public var showsLargeContentViewer: Bool {
    get { viewAccessibility.showsLargeContentViewer }
    set { viewAccessibility.showsLargeContentViewer = newValue }
  }

  /// The title of the large copy; passed on by a toolkit.
  public var largeContentTitle: String? {
    get { viewAccessibility.largeContentTitle }
    set { viewAccessibility.largeContentTitle = newValue }
  }

  /// The image of the large copy; passed on by a toolkit.
  public var largeContentImage: CellImage? {
    get { viewAccessibility.largeContentImage }
    set { viewAccessibility.largeContentImage = newValue }
  }
}
