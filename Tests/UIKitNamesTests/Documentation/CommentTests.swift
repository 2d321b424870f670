import Foundation
import Testing
import UIKitNames

/// The examples in comments.
@MainActor
struct CommentTests {
  @Test("A contextual action keeps what is set")
  func contextualAction() {
    let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
    archive.image = UIImage(systemName: "archivebox")
    archive.backgroundColor = .systemIndigo
    #expect(archive.title == "Archive" && archive.backgroundColor == .systemIndigo)
  }

  @Test("A color of an asset catalog is the color of its name")
  func assetColor() {
    let label = UILabel()
    UIColor.assetColors["Brand"] = UIColor(light: .systemIndigo, dark: .systemPurple)
    label.textColor = UIColor(named: "Brand")
    #expect(label.textColor == UIColor(light: .systemIndigo, dark: .systemPurple))
  }

  @Test("Layers round and outline views")
  func layers() {
    let (avatar, card) = (UIView(), UIView())
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.separator.cgColor
    #expect(avatar.layer.cornerRadius == 20 && avatar.layer.masksToBounds)
    #expect(card.layer.borderColor == UIColor.separator.cgColor)
    #expect("\(UIColor.separator.cgColor)" == "\(UIColor.separator)")
    #expect("\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))" == "{1, 2, 3, 4.5}")
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 8))
    path.addLine(to: CGPoint(x: 8, y: 0))
    path.close()
    card.layer.shadowPath = path.cgPath
    #expect(card.layer.shadowPath?.elements.count == 3)
  }

  @Test("A descriptor makes the font of a label bold")
  func fontDescriptor() {
    let (label, font) = (UILabel(), UIFont.systemFont(ofSize: 12))
    if let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) {
      label.font = UIFont(descriptor: descriptor, size: 0)
    }
    #expect(label.font == .boldSystemFont(ofSize: 12))
  }

  /// A view with an axis that depends on the text size.
  private final class AxisView: UIView {
    private(set) var updates = 0

    func observe() {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
        self.updateAxis()
      }
    }

    private func updateAxis() { updates += 1 }
  }

  @Test("A view observes the text size")
  func traitChanges() {
    let view = AxisView()
    view.observe()
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(view.updates == 1)
  }
}
