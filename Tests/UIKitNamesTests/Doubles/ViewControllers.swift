import UIKitNames

/// The owner of a view, which is told once that the view is there.
class UIViewController: UIResponder {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var view: UIView! = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var isViewLoaded = false

  func loadViewIfNeeded() {
    if isViewLoaded { return }
    isViewLoaded = true
    viewDidLoad()
  }

  func viewDidLoad() {}
}

/// What a table view asks for its rows.
@MainActor
protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// The owner of a table view, and its data source.
class UITableViewController: UIViewController, UITableViewDataSource {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  lazy var tableView: UITableView! = UITableView(
    container: view, updateScheduler: UpdateScheduler())

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "", for: indexPath)
  }
}

/// A gesture of the user in a view, which calls a closure.
///
/// In UIKit it is a method of some object, found by its selector.
@MainActor
class UIGestureRecognizer {
  enum State { case possible, began, ended }

  weak var view: UIView?
  private(set) var state = State.possible
  private var point = CGPoint.zero
  private let action: @MainActor (UIGestureRecognizer) -> Void

  init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.action = action }

  func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

  /// What a finger does at a point in the view.
  fileprivate func reach(_ state: State, at point: CGPoint) {
    self.state = state
    self.point = point
    action(self)
  }
}

/// A tap, which has a beginning and an end.
final class UITapGestureRecognizer: UIGestureRecognizer {
  /// What a finger does that touches a point in the view.
  func tapByUser(at point: CGPoint) {
    reach(.began, at: point)
    reach(.ended, at: point)
  }
}
