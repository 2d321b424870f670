import CellTesting
import Testing
import UIKitNames

/// Whole screens of apps, as they are written for UIKit, driven by a test as a user drives them.
@MainActor
struct ScreenTests {
  private func navigation(_ root: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: root)
  }

  @Test("Settings: a switch disables others, and a sheet chooses a value")
  func settings() throws {
    let settings = SettingsViewController()
    let screen = navigation(settings)
    assertSnapshot(of: screen, in: [.phone, .phone.dark, .phone.accessibilityLarge, .pad])
    try screen.tap(controlOfRow: "Allow Notifications")
    #expect(!settings.store.isOn("notifications"))
    assertSnapshot(of: screen, named: "off")
    try screen.tap(row: "Theme")
    assertSnapshot(of: screen, named: "sheet")
    try screen.tap("Dark")
    #expect(settings.store.theme == .dark)
    try screen.tap(row: "Acknowledgements")
    assertSnapshot(of: screen, named: "pushed")
    try screen.tap("Settings")
    #expect(screen.topViewController === settings)
    try screen.tap(controlOfRow: "Allow Notifications")
    assertSnapshot(of: screen, named: "end")
  }

  @Test("A screen is laid out again after the test has typed")
  func typing() throws {
    let (screen, field) = (UIViewController(), UITextField())
    field.placeholder = "Name"
    field.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    screen.view.addSubview(field)
    field.addAction(
      UIAction { [weak screen] _ in screen?.view.setNeedsLayout() }, for: .editingChanged)
    try screen.type("Anna", into: "Name")
    #expect(field.text == "Anna" && !screen.view.needsLayout)
  }

  @Test("A screen is laid out again after the test has tapped")
  func tapping() throws {
    let screen = UIViewController()
    let button = UIButton(
      primaryAction: UIAction(title: "Save") { [weak screen] _ in screen?.view.setNeedsLayout() })
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    screen.view.addSubview(button)
    try screen.tap("Save")
    #expect(!screen.view.needsLayout)
  }

  @Test("Mail: actions of swipes, deletion with an alert, editing several messages")
  func mail() throws {
    let screen = navigation(MailViewController())
    assertSnapshot(of: screen, in: [.phone, .phone.rightToLeft])
    try screen.swipe(row: "GitHub", revealing: .leading)
    assertSnapshot(of: screen, named: "leading")
    try screen.tap("Read")
    try screen.swipe(row: "GitHub")
    assertSnapshot(of: screen, named: "trailing")
    try screen.tap("Unflag")
    assertSnapshot(of: screen, named: "unflagged")
    try screen.swipe(row: "City Library")
    try screen.tap("Delete")
    assertSnapshot(of: screen, named: "alert")
    #expect(throws: ScreenError.self) { try screen.tap("Edit") }
    try screen.tap("Cancel")
    try screen.swipe(row: "City Library")
    try screen.tap("Delete")
    try screen.tap("Delete")
    #expect(throws: ScreenError.self) { try screen.tap(row: "City Library") }
    try screen.tap(row: "Ana Ribeiro")
    assertSnapshot(of: screen, named: "read")
    try screen.tap("Edit")
    try screen.tap(row: "Dad")
    try screen.tap(row: "GitHub")
    assertSnapshot(of: screen, named: "editing")
    try screen.tap("Delete")
    try screen.tap("Delete")
    assertSnapshot(of: screen, named: "end")
  }

  @Test("Sidebar: headers collapse and expand, a row shows its details")
  func sidebar() throws {
    let screen = navigation(SidebarViewController())
    assertSnapshot(of: screen)
    try screen.tap(row: "Authors")
    try screen.tap(row: "Collections")
    assertSnapshot(of: screen, named: "other")
    try screen.tap("Add")
    assertSnapshot(of: screen, named: "added")
    try screen.tap(row: "Italo Calvino")
    assertSnapshot(of: screen, named: "pushed")
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(navigation(SidebarViewController()), for: .primary)
    _ = split.screenView
    split.view.traitOverrides.horizontalSizeClass = .regular
    split.view.frame.size = CGSize(width: 1024, height: 768)
    try split.tap(row: "Finished")
    assertSnapshot(of: split, in: [.asWritten], named: "split")
  }

  @Test("Products: custom content with constraints, a button in a cell, a cart in a sheet")
  func products() throws {
    let screen = navigation(ProductListViewController())
    assertSnapshot(of: screen, in: [.phone, .phone.dark, .phone.accessibilityLarge])
    try screen.tap("Add")
    try screen.tap(controlOfRow: "Headlamp 400")
    try screen.tap("Add (1)")
    assertSnapshot(of: screen, named: "added")
    try screen.tap("Cart (3)")
    assertSnapshot(of: screen, named: "cart")
    try screen.tap("Empty Cart")
    assertSnapshot(of: screen, named: "empty")
  }

  @Test("Form: text fields, validation, a date, a choice and saving")
  func form() throws {
    var saved: [Profile] = []
    let screen = navigation(UIViewController())
    screen.pushViewController(ProfileFormViewController { saved.append($0) }, animated: false)
    assertSnapshot(of: screen, in: [.phone, .phone.rightToLeft])
    #expect(throws: ScreenError.self) { try screen.tap("Save") }
    try screen.type("Anna Haro", into: "Jane Appleseed")
    assertSnapshot(of: screen, named: "name")
    try screen.type("anna@example.com", into: "jane@example.com")
    try screen.tap("Nobody")
    assertSnapshot(of: screen, named: "complete")
    try screen.tap("Save")
    #expect(saved.map(\.name) == ["Anna Haro"] && saved.map(\.email) == ["anna@example.com"])
    #expect(saved.map(\.visibility) == [.nobody] && screen.viewControllers.count == 1)
  }

  @Test("Chat: bubbles, a bar for input, sending, and staying at the end")
  func chat() throws {
    let screen = navigation(ChatViewController())
    assertSnapshot(of: screen, in: [.phone, .phone.dark, .phone.rightToLeft])
    try screen.type("Bread and lemonade", into: "Message")
    assertSnapshot(of: screen, named: "sent")
    for index in 1...15 { try screen.type("Message \(index)", into: "Message") }
    assertSnapshot(of: screen, named: "end")
    try screen.scroll(to: "Are you still coming tonight?")
    assertSnapshot(of: screen, named: "start")
    screen.rotate()
    assertSnapshot(of: screen, in: [.asWritten], named: "rotated")
  }

  @Test("A screen grows and shrinks with the text size of the user")
  func textSize() throws {
    let screen = navigation(SettingsViewController())
    let list = try #require(firstList(in: screen.view))
    func height() -> CGFloat {
      list.layoutIfNeeded()
      return list.contentSize.height
    }
    let usual = height()
    screen.setTextSize(.accessibilityLarge)
    #expect(list.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(height() > usual * 1.3)
    screen.setTextSize(.large)
    #expect(height() == usual)
  }

  @Test("A screen is released with its lists and data sources", arguments: 0..<6)
  func released(_ index: Int) {
    weak var screen: UINavigationController?
    weak var content: UIViewController?
    weak var list: UIScrollView?
    show(index) { shown, root in
      (screen, content) = (shown, root)
      list = shown.describe().isEmpty ? nil : firstList(in: shown.view)
      #expect(list != nil)
    }
    #expect(screen == nil && content == nil && list == nil)
  }

  private func show(
    _ index: Int, _ body: (UINavigationController, UIViewController) throws -> Void
  ) rethrows {
    let root: UIViewController =
      switch index {
      case 0: SettingsViewController()
      case 1: MailViewController()
      case 2: SidebarViewController()
      case 3: ProductListViewController()
      case 4: ProfileFormViewController { _ in }
      default: ChatViewController()
      }
    try body(navigation(root), root)
  }

  private func firstList(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap(firstList).first
  }
}
