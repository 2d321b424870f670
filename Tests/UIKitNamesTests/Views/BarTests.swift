import Testing
import UIKitNames

@MainActor
@Suite("Bars")
struct BarTests {
  private static let names = ["One", "Two", "Three"]

  @Test("The tabs divide a tab bar into equal parts, which are mirrored right to left")
  func tabs() throws {
    let screen = UITabBarController()
    screen.viewControllers = Self.names.map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
    func frames() -> [CGRect] {
      _ = screen.screenView
      screen.tabBar.setNeedsLayout()
      screen.tabBar.layoutIfNeeded()
      return Self.names.compactMap { name in
        screen.tabBar.subviews.first { ($0 as? UILabel)?.text == name }?.frame
      }
    }
    let leftToRight = frames()
    try #require(leftToRight.count == 3)
    let bounds = screen.tabBar.bounds
    for (index, frame) in leftToRight.enumerated() {
      #expect(abs(frame.width - bounds.width / 3) < 0.001 && bounds.contains(frame))
      #expect(abs(frame.minX - CGFloat(index) * frame.width) < 0.001)
    }
    screen.traitOverrides.layoutDirection = .rightToLeft
    for (frame, mirrored) in zip(leftToRight, frames()) {
      #expect(abs(mirrored.maxX + frame.minX - bounds.width) < 0.001)
    }
  }

  @Test("The image of a button has the tint of the button, and a gray one while it is disabled")
  func images() throws {
    let page = UIViewController()
    let star = UIImage(systemName: "star")
    let item = UIBarButtonItem(
      title: nil, image: star, primaryAction: UIAction { _ in }, menu: nil)
    item.tintColor = .systemRed
    page.navigationItem.rightBarButtonItem = item
    let screen = UINavigationController(rootViewController: page)
    func tint() throws -> UIColor? {
      _ = screen.screenView
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
      let view = screen.navigationBar.subviews.first { ($0 as? UIImageView)?.image == star }
      return try #require(view).tintColor
    }
    #expect(try tint() == .systemRed)
    item.isEnabled = false
    #expect(try tint() == .tertiaryLabel)
  }
}
