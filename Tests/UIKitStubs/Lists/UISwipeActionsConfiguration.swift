// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Swipe actions that note what is assigned to them.
@MainActor open class UISwipeActionsConfiguration {
  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public let actions: [UIContextualAction]
  public var performsFirstActionWithFullSwipe: Bool {
    get { assigned.value("performsFirstActionWithFullSwipe", true) }
    set { assigned["performsFirstActionWithFullSwipe"] = .some(newValue) }
  }

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A swipe action that notes what is assigned to it.
@MainActor open class UIContextualAction {
  public enum Style: Int, Sendable { case normal, destructive }

  public typealias Handler =
    (UIContextualAction, UIView, @escaping (_ actionPerformed: Bool) -> Void) -> Void

  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public let style: Style
  public let handler: Handler
  public var title: String?
  public var image: UIImage? {
    get { assigned.value("image", nil) }
    set { assigned["image"] = .some(newValue) }
  }
  public var backgroundColor: UIColor! {
    get { assigned.value("backgroundColor", UIColor.systemGray) }
    set { assigned["backgroundColor"] = .some(newValue) }
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
