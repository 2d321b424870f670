import CellTestSupport
import Testing
import UIKitNames

/// A controller that records whether its view is shown, and expects each change once.
private final class Page: UIViewController {
  private(set) var isShown = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    #expect(!isShown)
    isShown = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // The controller has not left yet.
    #expect(isShown && (presentingViewController != nil || presentedViewController != nil))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    #expect(isShown)
    isShown = false
  }
}

@MainActor
struct PresentationLawTests {
  @Test(
    "Through random presentations, only a controller of the style fullScreen hides another one",
    arguments: 0..<20)
  func presentations(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var pages = [Page()]
    var gone: [Page] = []
    _ = pages[0].screenView
    func page(_ random: inout RandomSource) -> Page {
      let page = Page()
      page.modalPresentationStyle =
        [.automatic, .fullScreen, .overFullScreen].randomElement(using: &random) ?? .automatic
      return page
    }
    for _ in 0..<60 {
      let index = Int.random(in: 0..<pages.count, using: &random)
      let caller = pages[index]
      switch Int.random(in: 0..<5, using: &random) {
      case 0...2:
        let next = page(&random)
        caller.present(next, animated: true)
        pages.append(next)
      default:
        // A controller that presents none dismisses itself.
        let count = max(1, index == pages.count - 1 ? index : index + 1)
        gone += pages[count...]
        pages.removeSubrange(count...)
        // The completion presents the next one.
        let next = Bool.random(using: &random) ? page(&random) : nil
        let last = pages[count - 1]
        caller.dismiss(animated: true) { if let next { last.present(next, animated: true) } }
        if let next { pages.append(next) }
      }
      for (index, page) in pages.enumerated() {
        let above = index + 1 < pages.count ? pages[index + 1] : nil
        #expect(page.isShown == (above?.modalPresentationStyle != .fullScreen))
        #expect(page.presentedViewController === above)
        #expect(above == nil || above?.presentingViewController === page)
      }
      #expect(gone.allSatisfy { !$0.isShown && $0.presentingViewController == nil })
      #expect(pages[0].screenView === pages.last?.view)
    }
  }
}
