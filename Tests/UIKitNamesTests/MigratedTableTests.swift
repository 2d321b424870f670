import Testing
import UIKitNames

private struct Item {
  var title: String
  var subtitle: String
  var icon: String
}

/// Table code as it is written for UIKit once `textLabel` and its like are gone.
private class ItemList: UITableViewController {
  let items = [Item(title: "Documents", subtitle: "23 items", icon: "folder")]

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let item = items[indexPath.row]

    var content = cell.defaultContentConfiguration()
    content.text = item.title
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.textProperties.color = .label
    content.secondaryText = item.subtitle
    content.image = UIImage(systemName: item.icon)
    content.imageProperties.tintColor = .systemBlue

    cell.contentConfiguration = content
    return cell
  }
}

/// A table whose data source knows only about the data.
private class TextList: UITableViewController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var configuration = cell.defaultContentConfiguration()
    configuration.text = "whatever"
    cell.contentConfiguration = configuration
    return cell
  }
}

@MainActor
struct MigratedTableTests {
  private func shown(in table: UITableViewController) -> UIListContentConfiguration? {
    let cell = table.tableView(table.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    return cell.contentConfiguration as? UIListContentConfiguration
  }

  @Test("A row shows what its data source configured")
  func rowShowsWhat() throws {
    let content = try #require(shown(in: ItemList()))
    #expect(content.text == "Documents")
    #expect(content.secondaryText == "23 items")
    #expect(content.image == UIImage(systemName: "folder"))
    #expect(content.imageProperties.tintColor == .systemBlue)
  }

  @Test("A default configuration takes a text")
  func defaultConfigurationTakes() {
    #expect(shown(in: TextList())?.text == "whatever")
  }
}
