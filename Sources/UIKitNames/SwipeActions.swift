public import CellConfiguration
public import CellHosting
public import Foundation

/// An action that a swipe across a row reveals.
///
/// ```swift
/// let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
/// archive.image = UIImage(systemName: "archivebox")
/// archive.backgroundColor = .systemIndigo
/// ```
///
/// The configuration that contains the action owns it. A list reads the title, image and color when
/// it asks for the actions of a row.
@preconcurrency @MainActor
public final class UIContextualAction {
  /// The kinds of swipe actions.
  public typealias Style = SwipeAction.Style

  /// A closure that runs when the user chooses an action.
  ///
  /// It receives the action, the view of the action, and a closure to call when the action is done,
  /// with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action.
  public let style: Style

  /// The closure that runs when the user chooses the action.
  public let handler: Handler

  /// The title; `nil` for an action that shows only its image.
  public var title: String?

  /// The image; `nil` for an action that shows only its title.
  public var image: UIImage?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind title and image; `nil`, the default, means the color of the style.
  public var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Creates an action from a value.
  fileprivate convenience init(_ value: SwipeAction) {
    self.init(style: value.style, title: value.title) { _, view, completion in
      value.handler?(value, view, completion)
    }
    (image, backgroundColor) = (value.image, value.backgroundColor)
  }

  /// The action as a value, which refers to this object.
  fileprivate var value: SwipeAction {
    SwipeAction(
      style: style, title: title, image: image, backgroundColor: backgroundColor,
      action: .init(reference: self))
  }
}

extension UIContextualAction: SwipeActionPerformer {
  package func perform(in view: CellView, completion: @escaping (Bool) -> Void) {
    handler(self, view, completion)
  }
}

/// The actions that a swipe reveals at one edge of a row.
///
/// The list that asks for it owns it.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration {
  /// The actions; the first one is closest to the edge (assumed).
  public let actions: [UIContextualAction]

  /// Whether swiping on across the row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, the first of which a full swipe performs.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  /// Creates a configuration from a value.
  fileprivate convenience init(_ value: SwipeActionsConfiguration) {
    self.init(
      actions: value.actions.map { value in
        value.action?.reference as? UIContextualAction ?? UIContextualAction(value)
      })
    performsFirstActionWithFullSwipe = value.performsFirstActionWithFullSwipe
  }

  /// The configuration as a value.
  fileprivate var value: SwipeActionsConfiguration {
    var value = SwipeActionsConfiguration(actions: actions.map(\.value))
    value.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    return value
  }
}

/// The closures of a list in UIKit's form, which receive index paths on the main actor.
///
/// A list that has them can only be laid out on the main actor.
extension UICollectionLayoutListConfiguration {
  /// A closure that returns the swipe actions of a row at one edge, or `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// A closure that receives the separators of a row and returns the ones to use.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// A closure that returns the swipe actions at the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { Self.inForm(ofUIKit: self[swipeActionsAt: .leading]) }
    set { self[swipeActionsAt: .leading] = Self.inForm(ofList: newValue) }
  }

  /// A closure that returns the swipe actions at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { Self.inForm(ofUIKit: self[swipeActionsAt: .trailing]) }
    set { self[swipeActionsAt: .trailing] = Self.inForm(ofList: newValue) }
  }

  /// A closure that changes the separators of individual rows.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get {
      guard let handler = separatorHandler else { return nil }
      return { path, separators in handler(ListPosition(path), separators) }
    }
    set {
      guard let handler = newValue else { return separatorHandler = nil }
      separatorHandler = { position, separators in
        MainActor.assumeIsolated { handler(IndexPath(position), separators) }
      }
    }
  }

  private static func inForm(
    ofUIKit provider: SwipeActionsProvider?
  ) -> SwipeActionsConfigurationProvider? {
    guard let provider else { return nil }
    return { path in
      guard let value = provider(ListPosition(path)) else { return nil }
      return UISwipeActionsConfiguration(value)
    }
  }

  private static func inForm(
    ofList provider: SwipeActionsConfigurationProvider?
  ) -> SwipeActionsProvider? {
    guard let provider else { return nil }
    return { position in MainActor.assumeIsolated { provider(IndexPath(position))?.value } }
  }
}

extension ListPosition {
  fileprivate init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension IndexPath {
  fileprivate init(_ position: ListPosition) {
    self.init(indexes: [position.section, position.row])
  }
}
