import CellPictures
import CellTesting
import Testing
import UIKitNames

final class DrinksViewController: UITableViewController {
  private var drinks = ["Tea", "Coffee", "Water"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drinks"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "drink")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    drinks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "drink", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = drinks[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    drinks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// The article on tests of screens.
struct TestingScreensTests {
  @Test("A swipe deletes a drink")
  @MainActor func deletion() throws {
    let drinks = DrinksViewController(style: .insetGrouped)
    let screen = UINavigationController(rootViewController: drinks)
    try screen.swipe(row: "Coffee")
    assertSnapshot(of: screen, named: "swiped")
    try screen.tap("Delete")
    assertSnapshot(of: screen, in: [.phone, .phone.dark, .phone.accessibilityLarge])
  }

  @Test("A picture of a screen is written to a file")
  @MainActor func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    let drinks = DrinksViewController(style: .insetGrouped)
    let screen = UINavigationController(rootViewController: drinks)
    let picture = screen.layout(in: .dark).picture(showsLayoutGuides: false)
    try Data(picture.utf8).write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<svg"))
    try FileManager.default.removeItem(at: file)
  }

  @Test("The pictures of the article are drawn by the package", arguments: [false, true])
  @MainActor func picture(isDark: Bool) throws {
    let drinks = DrinksViewController(style: .insetGrouped)
    let screen = UINavigationController(rootViewController: drinks)
    _ = screen.screenView
    screen.view.frame.size.height = 300
    try screen.swipe(row: "Coffee")
    let options: RenderingOptions = isDark ? .dark : .phone
    let picture = screen.layout(in: options).picture(showsLayoutGuides: false)
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(
      path: "Sources/CellTesting/CellTesting.docc/Resources/testing-screens"
        + (isDark ? "~dark" : "") + ".svg")
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try Data(picture.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); run again without RECORD_PICTURES")
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(kept == picture, "stale: draw it anew with RECORD_PICTURES=1")
  }
}
