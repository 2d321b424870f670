import Foundation

/// A closure that an action runs; its argument is the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action that a control runs when the user operates it.
///
/// The controls that it was added to own it. Attributes and state are plain values for a toolkit
/// that shows menus.
@preconcurrency @MainActor
public final class UIAction {
  /// The name by which controls distinguish actions.
  public struct Identifier: Hashable, Sendable, CustomStringConvertible {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name as a string.
    public var description: String { rawValue }
  }
  /// Restrictions and looks in a menu; raw values match UIKit.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user cannot choose the action.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not displayed.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
  /// The mark in a menu; raw values match UIKit.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The displayed name of the action.
  public var title: String
  /// The image of the action; `nil` for none.
  public var image: UIImage?
  /// The name that distinguishes the action; a unique one if you set none.
  public let identifier: Identifier
  /// Restrictions and looks in a menu.
  public var attributes: Attributes
  /// The mark in a menu.
  public var state: State
  /// The control for which the action is running; `nil` otherwise.
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action that runs a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    (self.title, self.image, self.attributes, self.state) = (title, image, attributes, state)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  func run(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
