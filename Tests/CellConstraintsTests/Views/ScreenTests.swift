import CellConstraints
import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
struct ScreenTests {
  private func laidOut(_ screen: Screen, isRightToLeft: Bool = false) -> (CellView, [CellView]) {
    let root = CellView(frame: CGRect(origin: CGPoint(x: 7, y: 9), size: screen.size))
    if isRightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
    let views = screen.fill(root)
    root.layoutIfNeeded()
    return (root, views)
  }

  /// Returns whether frames in their superviews are mirror images.
  private func areMirrored(_ views: [CellView], of frames: [CGRect]) -> Bool {
    zip(views, frames).allSatisfy { view, frame in
      let width = view.superview?.bounds.width ?? 0
      return view.frame == frame.offsetBy(dx: width - frame.maxX - frame.minX, dy: 0)
    }
  }

  @Test("There are 30 content views")
  func count() { #expect(Screen.all.count >= 30) }

  @Test("A content view has the frames that its constraints have by hand", arguments: Screen.all)
  func frames(screen: Screen) {
    let (root, views) = laidOut(screen)
    #expect(views.map(\.frame) == screen.frames)
    #expect(root.constraintProblems.filter { $0.kind == .conflict } == [])
    #expect(!root.needsLayout)
  }

  @Test("A content view has the height that its constraints determine", arguments: Screen.all)
  func heights(screen: Screen) {
    guard let height = screen.height else { return }
    let (root, _) = laidOut(screen)
    let size = root.systemLayoutSizeFitting(
      CGSize(width: screen.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: screen.size.width, height: height))
  }

  @Test("A right-to-left layout is a mirror image", arguments: Screen.all.filter(\.isMirrored))
  func mirror(screen: Screen) {
    let (root, views) = laidOut(screen, isRightToLeft: true)
    withExtendedLifetime(root) { #expect(areMirrored(views, of: screen.frames)) }
  }

  @Test("The mirror check finds a left edge that should be a leading one")
  func mirrorLiar() {
    let screen = Screen("left", 100, 20, [rect(8, 0, 30, 20)]) { root in
      let label = Words(3)
      root.add(label)
      label.pin(to: root, top: 0)
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8).isActive = true
      return [label]
    }
    #expect(laidOut(screen).1.map(\.frame) == screen.frames)
    let (root, views) = laidOut(screen, isRightToLeft: true)
    withExtendedLifetime(root) { #expect(!areMirrored(views, of: screen.frames)) }
  }

  @Test("Moving the container moves everything in it", arguments: Screen.all)
  func moves(screen: Screen) { #expect(movesWithContainer(screen)) }

  @Test("The check of moves finds a view whose frame depends on the outer view")
  func movesLiar() {
    let screen = Screen("outer", 100, 20, [rect(8, 0, 30, 20)]) { root in
      let label = Words(3)
      root.add(label)
      label.pin(to: root, top: 0)
      label.pin(to: root.superview ?? root, leading: 21)
      return [label]
    }
    #expect(!movesWithContainer(screen))
  }

  /// Returns whether the frames stay where they are in a container that moves.
  private func movesWithContainer(_ screen: Screen) -> Bool {
    let outer = CellView(frame: rect(0, 0, 2000, 500))
    let root = CellView()
    outer.add(root)
    let left = root.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 13)
    LayoutConstraint.activate([
      left, root.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      root.widthAnchor.constraint(equalToConstant: screen.size.width),
      root.heightAnchor.constraint(equalToConstant: screen.size.height),
    ])
    let views = screen.fill(root)
    return [13, 400].allSatisfy { (constant: CGFloat) in
      left.constant = constant
      outer.layoutIfNeeded()
      return root.frame.origin == CGPoint(x: constant, y: 5)
        && views.map(\.frame) == screen.frames
    }
  }

  @Test("The height grows with the text, unless the text cannot wrap")
  func growth() {
    let heights = heights(wraps: true)
    #expect(heights == heights.sorted() && heights.last == 16 + 20 * (2000.0 / 152).rounded(.up))
    #expect(self.heights(wraps: false).last == 36)
  }

  private func heights(wraps: Bool) -> [CGFloat] {
    let root = CellView()
    let (icon, label) = (Box(24, 24), Words(0, wraps: wraps))
    root.add(icon, label)
    icon.pin(to: root, top: 8, leading: 8)
    label.pin(to: root, top: 8, bottom: 8, trailing: 8)
    label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
    return (0...200).map { count in
      label.count = count
      return root.sizeThatFits(CGSize(width: 200, height: 1e6)).height
    }
  }

  @Test("The constraint with the higher priority wins, in any order")
  func priorities() { #expect(highestWins { Float($0) }) }

  @Test("The check of priorities finds a layout in which lower ones win")
  func prioritiesLiar() { #expect(!highestWins { Float(1000 - $0) }) }

  /// Returns whether the constraint with the highest number wins among random ones.
  private func highestWins(_ priorityOf: (Int) -> Float) -> Bool {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let root = CellView(frame: rect(0, 0, 500, 50))
      let box = Box(10, 10)
      root.add(box)
      box.pin(to: root, top: 0)
      var wanted: [Int: CGFloat] = [:]
      for _ in 0..<4 {
        let priority = Int.random(in: 1...999, using: &generator)
        if wanted[priority] != nil { continue }
        let distance = CGFloat(Int.random(in: 0...400, using: &generator))
        let constraint = box.leadingAnchor.constraint(
          equalTo: root.leadingAnchor, constant: distance)
        constraint.priority = LayoutPriority(priorityOf(priority))
        constraint.isActive = true
        wanted[priority] = distance
      }
      root.layoutIfNeeded()
      if box.frame.minX != wanted.max(by: { $0.key < $1.key })?.value { return false }
    }
    return true
  }

  @Test("Edges are on the pixel grid, so views that touch still do", arguments: [1, 2, 3])
  func pixels(scale: CGFloat) {
    for width in 90..<110 {
      let root = CellView(frame: rect(0, 0, CGFloat(width), 20))
      root.traitOverrides.displayScale = scale
      let columns = (0..<7).map { _ in CellView() }
      for (index, column) in columns.enumerated() {
        root.add(column)
        column.pin(to: root, top: 0, bottom: 0)
        column.widthAnchor.constraint(equalTo: columns[0].widthAnchor).isActive = true
        column.leadingAnchor.constraint(
          equalTo: index == 0 ? root.leadingAnchor : columns[index - 1].trailingAnchor
        ).isActive = true
      }
      columns[6].pin(to: root, trailing: 0)
      root.layoutIfNeeded()
      for (first, second) in zip(columns, columns.dropFirst()) {
        #expect(abs(first.frame.maxX - second.frame.minX) < 1e-9)
        let pixels = second.frame.minX * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
      }
    }
  }
}
