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
