public import CellConfiguration
public import Foundation

/// A misuse of cells, detected at run time.
///
/// An issue has an ``identifier``, a ``summary`` and a ``remedy``. The article
/// <doc:CellIssues> has a section for each identifier. ``UpdateScheduler/checkedIssues``
/// contains the issues to look for.
public enum CellIssue: Hashable, Sendable {
  /// Update passes kept requesting one another; the last request was refused. Or handlers and
  /// layout kept requesting flushes, which ``UpdateScheduler/flushUntilIdle()`` ended.
  ///
  /// It is found in every build, because the scheduler has to end the cycle.
  case updateCycle(UpdateCycle)

  /// A content configuration is a class, so a change in one cell changes all cells that show it.
  ///
  /// The value is the name of the class.
  case referenceConfiguration(String)

  /// A content configuration is not equal to itself, so every pass applies it again.
  ///
  /// The value is the name of its type. The type is not `Equatable`, or it holds a value that is
  /// not equal to itself.
  case incomparableConfiguration(String, Place)

  /// A registration was made for each cell, so that no cell is ever reused.
  ///
  /// The number counts the registrations made at the same location in the source code, each of them
  /// used for one cell.
  case registrationPerCell(Place, registrations: Int)

  /// A reused cell had to replace its content view with a view of another class.
  case mixedContentTypes(Place, old: String, new: String)

  /// A model that a registration's closure read has changed, and the cell does not observe it.
  case unobservedModel(Place)

  /// The custom state of a cell changed, and no update was requested.
  case stateChangedWithoutUpdate(Place)

  /// A cell was laid out with less height than its content needs, in points.
  case heightBelowContent(Place, height: CGFloat, needed: CGFloat)

  /// An assigned number of lines truncates a text at a large text size, where its style would wrap.
  case truncatedText(Place, CellContentSizeCategory)

  /// Automatic updates of the content are off, and it missed a change of these flags.
  case missedStateChange(Place, ConfigurationStateFlags)

  /// An update handler set content that was not updated for the state, with automatic updates off.
  case missingUpdate(Place)

  /// A number of consecutive passes, in this total time, set content that was already on display.
  case rebuiltConfiguration(Place, passes: Int, time: Duration)

  /// A configuration has a style for another kind of list.
  case styleOfOtherList(Place, style: String, list: ListEnvironment)

  /// A cell had more passes than it had changes.
  ///
  /// Either one change led to several passes of the cell, which requested one another, or
  /// consecutive passes were requested for a cell without changes. In the second case, the number
  /// of changes is 0.
  case redundantUpdates(Place, passes: Int, changes: Int)

  /// The height of a cell was computed more than once between passes, although nothing had changed.
  case repeatedMeasuring(Place, measurements: Int)

  /// The update handler of a view holds the view strongly, and the view holds the handler.
  ///
  /// It is found when a pool takes the view back and removes the handler. A list that ends while
  /// the view is in use does not free the view.
  case handlerKeepsCellAlive(Place)
}

extension CellIssue {
  /// Receives the issues of the current task instead of standard error; `nil` for none.
  @TaskLocal package static var receiver: Receiver?

  /// A function that receives issues.
  ///
  /// The structure avoids a crash in Swift 6.3 when optimized code binds a bare function of the
  /// main actor to a task.
  package struct Receiver: Sendable {
    let receive: @MainActor @Sendable (CellIssue) -> Void

    package init(_ receive: @escaping @MainActor @Sendable (CellIssue) -> Void) {
      self.receive = receive
    }
  }

  /// The cell, header or footer with an issue, and its origin.
  public struct Place: Hashable, Sendable {
    /// The name of the view, such as `ListCell 3`.
    public let host: String

    /// The index path for which the view was dequeued; `nil` without one.
    public let item: IndexPath?

    /// The registration or reuse identifier of the view; `nil` for a view that is not from a pool.
    ///
    /// The location in the source code that makes a registration is its name.
    public let registration: String?
  }
}

extension CellIssue.Place: CustomStringConvertible {
  /// The view, its item and its registration: `ListCell 3 at 0-2 of registration App/List.swift:7`.
  public var description: String {
    var text = host
    if let item { text += " at " + item.map(String.init).joined(separator: "-") }
    if let registration { text += " of \(registration)" }
    return text
  }
}
