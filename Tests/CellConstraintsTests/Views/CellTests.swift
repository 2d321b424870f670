import CellConfiguration
import CellConstraints
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A content with a text that constraints pin, 10 points from each side.
private struct PinnedContent: ContentConfiguration, Hashable {
  var count: Int

  func makeContentView() -> any ContentView { PinnedView(self) }

  func updated(for state: any ConfigurationState) -> PinnedContent { self }
}

private final class PinnedView: CellView, ContentView {
  let label = Words(0)
  var updates = 0

  var configuration: any ContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: PinnedContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    add(label)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    updates += 1
    label.pin(to: self, top: 10, leading: 10, bottom: 10, trailing: 10)
    super.updateConstraints()
  }

  private func apply() { label.count = (configuration as? PinnedContent)?.count ?? 0 }
}

/// A view that sets the height of the view in it when constraints are updated.
private final class AdjustableView: CellView {
  let box = CellView()
  var height: CGFloat = 20 { didSet { setNeedsUpdateConstraints() } }
  private lazy var constraint = box.heightAnchor.constraint(equalToConstant: height)

  override func updateConstraints() {
    constraint.constant = height
    constraint.isActive = true
    super.updateConstraints()
  }
}

@MainActor
struct CellTests {
  @Test("A cell is measured after the requested update of its constraints")
  func requestedUpdate() {
    let (cell, view) = (CollectionCell(), AdjustableView())
    cell.contentView.add(view)
    view.pin(to: cell.contentView, top: 0, leading: 0, bottom: 0, trailing: 0)
    view.add(view.box)
    view.box.pin(to: view, top: 0, leading: 0, bottom: 0, trailing: 0)
    #expect(cell.preferredHeight(fitting: 100) == 20)
    view.height = 60
    #expect(cell.preferredHeight(fitting: 100) == 60)
  }

  @Test("A cell is as high as the constraints of its content view need")
  func contentView() throws {
    let cell = ListCell()
    cell.contentConfiguration = PinnedContent(count: 5)
    #expect(cell.preferredHeight(fitting: 220) == 40)
    cell.contentConfiguration = PinnedContent(count: 50)
    // 500 points in lines of 200.
    #expect(cell.preferredHeight(fitting: 220) == 80)
    #expect(cell.preferredHeight(fitting: 520) == 40)
    cell.frame = rect(0, 0, 220, 80)
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? PinnedView)
    #expect(view.frame == rect(0, 0, 220, 80) && view.label.frame == rect(10, 10, 200, 60))
    #expect(view.updates == 1)
    let target = CGSize(width: 220, height: 0)
    #expect(cell.systemLayoutSizeFitting(target) == CGSize(width: 220, height: 80))
  }

  @Test("Between its limits, a view has the smallest or the largest size")
  func extremeSizes() {
    let (root, view) = (CellView(), CellView())
    root.add(view)
    view.pin(to: root, top: 0, leading: 0, bottom: 0, trailing: 0)
    for (length, limits) in [(view.widthAnchor, (40, 90)), (view.heightAnchor, (20, 70))] {
      length.constraint(greaterThanOrEqualToConstant: CGFloat(limits.0)).isActive = true
      length.constraint(lessThanOrEqualToConstant: CGFloat(limits.1)).isActive = true
    }
    let smallest = root.systemLayoutSizeFitting(CellView.layoutFittingCompressedSize)
    #expect(smallest == CGSize(width: 40, height: 20))
    let largest = root.systemLayoutSizeFitting(CellView.layoutFittingExpandedSize)
    #expect(largest == CGSize(width: 90, height: 70))
  }

  @Test("A cell without a configuration is as high as the views in its content view need")
  func plainCell() {
    let cell = ListCell()
    let label = Words(50)
    cell.contentView.add(label)
    label.pin(to: cell.contentView, top: 10, leading: 10, bottom: 10, trailing: 10)
    #expect(cell.preferredHeight(fitting: 220) == 80)
    label.count = 5
    #expect(cell.preferredHeight(fitting: 220) == 40)
    cell.frame = rect(0, 0, 220, 40)
    cell.layoutIfNeeded()
    #expect(label.frame == rect(10, 10, 200, 20))
  }

  @Test("A content view has exactly the width of its cell, and at most the width that fits")
  func widths() {
    let cell = ListCell()
    let photo = CellView()
    cell.contentView.add(photo)
    photo.pin(to: cell.contentView, top: 0, leading: 0, bottom: 0, trailing: 0)
    let shape = photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5)
    shape.isActive = true
    #expect(cell.preferredHeight(fitting: 220) == 110)
    photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    let space = CGSize(width: 220, height: 1000)
    #expect(cell.contentView.sizeThatFits(space) == CGSize(width: 60, height: 30))
  }

  @Test("A guide alone does not change the height of a cell")
  func guideOnly() {
    let (cell, other) = (ListCell(frame: rect(0, 0, 220, 90)), ListCell())
    _ = cell.contentView.layoutMarginsGuide
    #expect(cell.preferredHeight(fitting: 220) == other.preferredHeight(fitting: 220))
  }

  @Test("Constraints between a cell and a view in its content view place the view")
  func constraintsOfCell() {
    let cell = ListCell(frame: rect(0, 0, 200, 50))
    let label = Words(5)
    cell.contentView.add(label)
    label.pin(to: cell, top: 0, leading: 20)
    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
    cell.layoutIfNeeded()
    #expect(label.frame == rect(20, 0, 50, 50))
  }

  @Test(
    "A constraint moves the separator of a cell, and its end is the beginning",
    arguments: [LayoutPriority.required, LayoutPriority(1)])
  func separator(priority: LayoutPriority) throws {
    let cell = ListCell(frame: rect(0, 0, 320, 50))
    var separators = ListSeparatorConfiguration(listAppearance: .plain)
    separators.bottomSeparatorVisibility = .visible
    cell.decorations.separators = separators
    let label = Words(5)
    cell.contentView.add(label)
    label.pin(to: cell.contentView, top: 0, leading: 72, bottom: 0)
    cell.layoutIfNeeded()
    let before = try #require(cell.cellLayout?.bottomSeparator?.frame)
    let guide = cell.separatorLayoutGuide.layoutFrame
    let constraint = cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: label.leadingAnchor)
    constraint.priority = priority
    for _ in 0..<2 {
      constraint.isActive = true
      cell.layoutIfNeeded()
      let after = try #require(cell.cellLayout?.bottomSeparator?.frame)
      #expect(after.minX == 72 && after.maxX == before.maxX && label.frame.minX == 72)
      #expect(cell.separatorLayoutGuide.layoutFrame.minX == 72)
      #expect(cell.separatorLayoutGuide.layoutFrame.maxX == guide.maxX)
      #expect(cell.constraintProblems == [])
      constraint.isActive = false
      cell.layoutIfNeeded()
      #expect(cell.cellLayout?.bottomSeparator?.frame == before)
      #expect(cell.separatorLayoutGuide.layoutFrame == guide)
    }
  }

  @Test("A change of a constant or a size is laid out")
  func changes() {
    let root = CellView(frame: rect(0, 0, 200, 100))
    let (card, label) = (CellView(), Words(5))
    root.add(card)
    card.add(label)
    card.pin(to: root, top: 0, leading: 0)
    label.pin(to: card, top: 0, bottom: 0, trailing: 0)
    let left = label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10)
    left.isActive = true
    root.layoutIfNeeded()
    #expect(card.frame == rect(0, 0, 60, 20))
    left.constant = 30
    #expect(root.needsLayout)
    root.layoutIfNeeded()
    #expect(card.frame == rect(0, 0, 80, 20) && label.frame == rect(30, 0, 50, 20))
    label.count = 7
    root.layoutIfNeeded()
    #expect(card.frame == rect(0, 0, 100, 20) && !root.needsLayout)
    left.isActive = false
    card.widthAnchor.constraint(equalToConstant: 150).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame == rect(80, 0, 70, 20))
  }

  @Test("Views refer to the guides of list content")
  func contentGuides() throws {
    var content = ListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.image = CellImage(name: "wifi", size: CGSize(width: 24, height: 24))
    let list = ListContentView(configuration: content)
    let (root, badge) = (CellView(frame: rect(0, 0, 320, 60)), Box(10, 10))
    root.add(list, badge)
    list.pin(to: root, top: 0, leading: 0, bottom: 0, trailing: 0)
    let text = try #require(list.textLayoutGuide)
    LayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: text.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: text.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(list.frame == rect(0, 0, 320, 60))
    #expect(abs(badge.frame.minX - text.layoutFrame.maxX) < 0.34 && text.layoutFrame.width > 0)
    #expect(abs(badge.frame.midY - text.layoutFrame.midY) < 0.34)
  }

  @Test("A constraint between views without a common one stops with a message")
  func strangers() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (a, b) = (Box(1, 1), Box(1, 1))
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("found Box.top == Box.top, expected items in one view"))
  }

  @Test("A view without constraints is as high as its content")
  func intrinsicHeight() {
    final class Tall: CellView, ContentView {
      var configuration: any ContentConfiguration = PinnedContent(count: 0)

      override var intrinsicContentSize: CGSize {
        CGSize(width: CellView.noIntrinsicMetric, height: 64)
      }
    }
    let view = Tall()
    #expect(view.preferredHeight(fitting: 100, in: ContentEnvironment()) == 64)
  }
}
