import CellConstraints
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
struct ProblemTests {
  private let root = CellView(frame: rect(0, 0, 300, 60))

  private func label(_ name: String, _ count: Int = 5) -> Words {
    let label = Words(count)
    label.accessibilityIdentifier = name
    root.add(label)
    return label
  }

  @Test("A conflict is reported by its smallest set, and its last constraint breaks")
  func conflict() {
    root.accessibilityIdentifier = "root"
    let (title, value) = (label("title"), label("value"))
    title.pin(to: root, top: 0, leading: 16)
    value.pin(to: root, top: 0, trailing: 16)
    value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8).isActive = true
    let width = title.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "wide"
    let least = value.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    LayoutConstraint.activate([width, least])
    root.layoutIfNeeded()
    #expect(title.frame.width == 100 && value.frame.width == 160)
    #expect(
      root.constraintProblems.map(\.description) == [
        """
        conflict: title.leading == root.leading + 16.0; value.trailing == root.trailing - 16.0; \
        value.leading == title.trailing + 8.0; title.width == 100.0 (wide); value.width >= 200.0
        """
      ])
    least.priority = .defaultHigh
    #expect(root.constraintProblems == [])
    least.priority = .required
    width.isActive = false
    root.layoutIfNeeded()
    // Both are larger than their content: the title keeps its size.
    #expect(title.frame.width == 50 && !root.constraintProblems.contains { $0.kind == .conflict })
  }

  @Test("A view that code places is named by the constraint that cannot hold")
  func frameOfCode() {
    let view = CellView(frame: rect(0, 0, 10, 10))
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 10, 10))
    #expect(
      root.constraintProblems.map(\.description) == [
        "conflict: CellView.leading == CellView.leading + 20.0"
      ])
  }

  @Test("Equal priorities that cannot all hold are ambiguous: the first view keeps its size")
  func tie() {
    let (first, second) = (label("first"), label("second"))
    for view in [first, second] { view.pin(to: root, top: 0) }
    first.pin(to: root, leading: 0)
    second.pin(to: root, trailing: 0)
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.width == 50 && second.frame.width == 250)
    #expect(root.hasAmbiguousLayout)
    #expect(
      root.constraintProblems.map(\.description) == [
        "ambiguity: first.width", "ambiguity: second.x", "ambiguity: second.width",
      ])
    first.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 250 && !root.hasAmbiguousLayout)
  }

  @Test("A position that nothing determines is ambiguous, and zero")
  func position() {
    let view = label("view")
    view.pin(to: root, top: 5)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 5, 50, 20))
    #expect(root.constraintProblems.map(\.descriptions) == [["view.x"]])
  }

  @Test("A text whose width depends on its height is reported")
  func changedWidth() {
    let view = label("view", 30)
    view.pin(to: root, top: 0, leading: 0)
    view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    let width = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 4)
    width.isActive = true
    view.setContentCompressionResistancePriority(.defaultLow - 1, for: .horizontal)
    // One line of 20 points is 80 wide. There, the text has four lines, which need more width.
    root.layoutIfNeeded()
    #expect(root.constraintProblems.contains { $0.kind == .changedWidth })
    width.isActive = false
    #expect(!root.constraintProblems.contains { $0.kind == .changedWidth })
  }

  @Test("Constraints of removed views do not take part")
  func removed() {
    let (a, b) = (label("a"), label("b"))
    a.pin(to: root, top: 0, leading: 0)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    gap.isActive = true
    b.removeFromSuperview()
    #expect(!gap.isActive && root.constraints.count == 2)
    root.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 50, 20))
    root.addSubview(b)
    #expect(!gap.isActive && root.constraints.count == 2)
    // Moving a view to the front does not remove it.
    root.addSubview(a)
    #expect(root.constraints.count == 2)
  }

  @Test(
    "Numbers of any kind give finite frames",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude] as [CGFloat])
  func hostile(number: CGFloat) {
    let (a, b) = (label("a"), Box(number, number))
    root.add(b)
    a.pin(to: root, top: number, leading: number)
    b.pin(to: a, top: 1, leading: number, trailing: number)
    LayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: number, constant: number),
      b.heightAnchor.constraint(equalToConstant: number),
    ])
    let optional = a.heightAnchor.constraint(equalToConstant: 10)
    optional.priority = LayoutPriority(Float(number))
    optional.isActive = true
    root.layoutIfNeeded()
    for view in [a, b] {
      #expect(view.frame.minX.isFinite && view.frame.maxY.isFinite)
      #expect(view.frame.width >= 0 && view.frame.height >= 0)
    }
  }
}
