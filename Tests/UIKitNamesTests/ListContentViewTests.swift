import Testing
import UIKitNames

/// View code as it is written for UIKit: list content views outside of lists.
@MainActor
struct ListContentViewTests {
  /// The owner of the stack, as it is written for UIKit but for constraints, and for `@objc`, which
  /// is how a gesture finds its action in UIKit.
  @MainActor
  private final class PepBoys {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 156))
    var currentFavorite: String?

    private(set) lazy var tap = UITapGestureRecognizer { [weak self] in self?.didTap($0) }

    init() {
      stack.axis = .vertical
      for pep in ["Manny", "Moe", "Jack"] {
        var config = UIListContentConfiguration.cell()
        config.text = pep
        config.image = UIImage(named: pep)
        let v = UIListContentView(configuration: config)
        self.stack.addArrangedSubview(v)
      }
      stack.layoutIfNeeded()
      stack.addGestureRecognizer(tap)
    }

    func didTap(_ gr: UIGestureRecognizer) {
      guard let v = gr.view, gr.state == .ended else { return }
      if let pep = v.hitTest(gr.location(in: v), with: nil) as? UIListContentView {
        if let config = pep.configuration as? UIListContentConfiguration {
          if let which = config.text {
            self.currentFavorite = which
            self.checkFavorite()  // *
          }
        }
      }
    }

    func checkmarkView() -> UIImageView {
      // swift-format-ignore: NeverForceUnwrap
      let iv = UIImageView(image: UIImage(systemName: "checkmark")!)
      // Nothing translates a frame into constraints here.
      iv.tintColor = .label
      iv.tag = 100
      return iv
    }

    func checkFavorite() {
      // swift-format-ignore: NeverForceUnwrap
      for pep in self.stack.arrangedSubviews as! [UIListContentView] {
        if let check = pep.viewWithTag(100) { check.removeFromSuperview() }
        if let config = pep.configuration as? UIListContentConfiguration {
          if let which = config.text, which == self.currentFavorite {
            let iv = self.checkmarkView()
            pep.addSubview(iv)
            if let text = pep.textLayoutGuide {
              // Instead of two constraints, leading to trailing plus 20 and center to center.
              iv.frame.origin.x = text.layoutFrame.maxX + 20
              iv.frame.origin.y = text.layoutFrame.midY - iv.frame.height / 2
            }
          }
        }
      }
    }
  }

  @Test("Three list content views in a stack look like a list")
  func threeListContent() {
    let list = PepBoys()
    #expect(list.stack.arrangedSubviews.map(\.frame.minY) == [0, 52, 104])
    #expect(list.stack.arrangedSubviews.allSatisfy { $0.frame.width == 320 })
  }

  @Test("Hit testing finds the view that was tapped")
  func hitTestingFinds() {
    let list = PepBoys()
    list.tap.tapByUser(at: CGPoint(x: 100, y: 60))
    #expect(list.currentFavorite == "Moe")
    list.tap.tapByUser(at: CGPoint(x: 100, y: 400))
    #expect(list.currentFavorite == "Moe")
  }

  @Test("A checkmark stands beside the text of the favorite only")
  func checkmarkStandsBeside() throws {
    let list = PepBoys()
    list.tap.tapByUser(at: CGPoint(x: 100, y: 60))
    list.tap.tapByUser(at: CGPoint(x: 10, y: 120))
    let marked = list.stack.arrangedSubviews.filter { $0.viewWithTag(100) != nil }
    #expect(marked.count == 1)
    let pep = try #require(marked.first as? UIListContentView)
    let text = try #require(pep.textLayoutGuide).layoutFrame
    let check = try #require(pep.viewWithTag(100)).frame
    #expect(check.minX == text.maxX + 20)
    #expect(check.midY == text.midY)
    #expect(text.width > 0)
  }
}
