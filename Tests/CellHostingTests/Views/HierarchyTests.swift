import CellHosting
import Foundation
import Testing

@MainActor
struct HierarchyTests {
  @Test("A subview knows its superview, and is owned by it")
  func subviewKnowsSuperview() {
    let parent = CellView()
    weak var child: CellView?
    do {
      let made = CellView()
      parent.addSubview(made)
      child = made
      #expect(made.superview === parent)
      #expect(made.next === parent)
    }
    #expect(child != nil)
    child?.removeFromSuperview()
    #expect(child == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test("A superview is not kept alive by its subviews")
  func superviewKeptAlive() {
    let child = CellView()
    weak var parent: CellView?
    do {
      let made = CellView()
      made.addSubview(child)
      parent = made
    }
    #expect(parent == nil)
    #expect(child.superview == nil)
  }

  @Test("Adding a view to another one takes it out of the first")
  func addingViewAnother() {
    let first = CellView()
    let second = CellView()
    let child = CellView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test(
    "An index is clamped to what there is", arguments: [(-5, 0), (0, 0), (1, 1), (2, 2), (99, 2)])
  func indexClampedWhat(_ index: Int, _ expected: Int) {
    let parent = CellView()
    parent.addSubview(CellView())
    parent.addSubview(CellView())
    let child = CellView()
    parent.insertSubview(child, at: index)
    #expect(parent.subviews.firstIndex { $0 === child } == expected)
  }

  @Test("A view moves to the front when it is added again")
  func viewMovesFront() {
    let parent = CellView()
    let first = CellView()
    parent.addSubview(first)
    parent.addSubview(CellView())
    parent.addSubview(first)
    #expect(parent.subviews.last === first)
    #expect(parent.subviews.count == 2)
  }

  @Test("Views are found by their tag, depth first")
  func viewsFoundTag() {
    let parent = CellView()
    let child = CellView()
    let grandchild = CellView()
    parent.addSubview(CellView())
    parent.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(parent.viewWithTag(7) === grandchild)
    #expect(parent.viewWithTag(8) == nil)
    #expect(parent.viewWithTag(0) === parent)
    #expect(grandchild.isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: grandchild))
  }

  @Test("A view cannot be put into what it contains")
  func viewCannotPut() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let parent = CellView()
        let child = CellView()
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("a view cannot contain itself"))
  }

  @Test("There are no archives of views")
  func thereArchivesViews() {
    let data = NSKeyedArchiver.archivedData(withRootObject: NSString("view"))
    let coder = NSKeyedUnarchiver(forReadingWith: data)
    #expect(CellView(coder: coder) == nil)
    #expect(ListCell(coder: coder) == nil)
    #expect(TableCell(coder: coder) == nil)
    #expect(HeaderFooterView(coder: coder) == nil)
    #expect(ListContentView(coder: coder) == nil)
  }

  private func areSame(_ views: [CellView], _ others: [CellView]) -> Bool {
    views.elementsEqual(others, by: ===)
  }

  @Test("A view is put in front of another one, or behind it, and moves among its siblings")
  func viewPutFront() {
    let outer = CellView()
    let (a, b, c) = (CellView(), CellView(), CellView())
    outer.addSubview(a)
    outer.insertSubview(b, belowSubview: a)
    outer.insertSubview(c, aboveSubview: b)
    #expect(areSame(outer.subviews, [b, c, a]))
    outer.insertSubview(b, aboveSubview: a)
    #expect(areSame(outer.subviews, [c, a, b]))
    outer.sendSubviewToBack(b)
    outer.bringSubviewToFront(c)
    #expect(areSame(outer.subviews, [b, a, c]))
    outer.insertSubview(a, belowSubview: a)
    outer.bringSubviewToFront(CellView())
    #expect(areSame(outer.subviews, [b, a, c]))
    let stranger = CellView()
    outer.insertSubview(b, belowSubview: stranger)
    #expect(areSame(outer.subviews, [a, c, b]))
  }

  @Test("The center moves a view, and fitting it changes its size only")
  func centerMovesView() {
    final class Fitting: CellView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 30), height: 7)
      }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 30, y: 50))
    view.center = CGPoint(x: 20, y: 30)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 7))
  }
}
