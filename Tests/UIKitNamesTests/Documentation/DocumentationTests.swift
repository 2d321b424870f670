import Testing
import UIKitNames

/// The examples of the documentation, as they are written there.
@MainActor
struct DocumentationTests {
  @MainActor
  private final class Settings {
    var isWiFiOn = false
  }

  private enum Section: Hashable { case open, done }

  private struct Task: Identifiable {
    var id: Int
  }

  @Test("An attributed text has fonts and colors of UIKit")
  func attributedTextFonts() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(
      string: "Unread",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed])
    #expect(content.attributedText?.string == "Unread")
    content.attributedText = NSAttributedString(
      string: "Unread", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    #expect(content.attributedText?.string == "Unread")
  }

  @Test("A paragraph style is put together")
  func paragraphStylePut() {
    var content = UIListContentConfiguration.cell()
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 4
    content.attributedText = NSAttributedString(
      string: "Centered", attributes: [.paragraphStyle: paragraph])
    let style = content.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.lineSpacing == 4)
  }

  @Test("A paragraph style has a tab stop")
  func tabStop() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    #expect(paragraph.tabStops.map(\.location) == [200])
  }

  @Test("A switch tells the settings")
  func switchSettings() {
    let settings = Settings()
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in settings.isWiFiOn.toggle() }, for: .valueChanged)
    toggle.toggleByUser()  // simulates a tap
    #expect(settings.isWiFiOn)
  }

  @MainActor
  private final class Person {
    var name = ""
  }

  @Test("A text field tells the name")
  func textFieldName() {
    let person = Person()
    let name = UITextField()
    name.placeholder = "Name"
    name.addAction(UIAction { _ in person.name = name.text ?? "" }, for: .editingChanged)
    name.typeByUser("Anna")
    #expect(person.name == "Anna")
  }

  @Test("A snapshot is put together and applied")
  func snapshot() {
    let tasks = [Task(id: 3), Task(id: 4)]
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let dataSource = UICollectionViewDiffableDataSource<Section, Task.ID>(collectionView: list) {
      _, _, _ in UICollectionViewCell()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Task.ID>()
    snapshot.appendSections([.open, .done])
    snapshot.appendItems(tasks.map(\.id), toSection: .open)
    dataSource.apply(snapshot)
    #expect(dataSource.snapshot().itemIdentifiers(inSection: .open) == [3, 4])
  }
}
