import CellTesting
import Foundation
import Testing
import UIKitNames

@MainActor
struct CellFileTests {
  /// A list with one row, the cell of a file.
  private typealias CellList = HostedList<Int, CellFile>

  private func list(_ file: CellFile, _ traits: UITraitCollection...) -> CellList {
    let appearance: UICollectionLayoutListConfiguration.Appearance =
      file == .sidebar ? .sidebar : .plain
    let list = CellList(
      UICollectionLayoutListConfiguration(appearance: appearance),
      traits: UITraitCollection(traitsFrom: [.phone] + traits)
    ) { list, path, file in
      file.dequeueCell(of: list.pool, at: path)
    }
    list.size = CGSize(width: 390, height: 2000)
    var snapshot = NSDiffableDataSourceSnapshot<Int, CellFile>()
    snapshot.appendSections([0])
    snapshot.appendItems([file])
    list.apply(snapshot)
    list.update()
    return list
  }

  private func cell(of list: CellList) throws -> ConfigurableView {
    let cell = try #require(list.pool.cell(at: IndexPath(row: 0, section: 0)))
    cell.layoutIfNeeded()
    return cell
  }

  /// The view and the views in it that are not hidden, without the parts of controls.
  private func views(in view: UIView) -> [UIView] {
    view is UIControl ? [view] : [view] + view.subviews.filter { !$0.isHidden }.flatMap(views)
  }

  private func frames(in cell: UIView) -> [CGRect] {
    views(in: cell).dropFirst().map { $0.convert($0.bounds, to: cell) }
  }

  private func isEqual(_ frame: CGRect, _ other: CGRect) -> Bool {
    let differences = [
      frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX,
      frame.maxY - other.maxY,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }

  @Test("A row has the height and the frames that follow by hand", arguments: CellFile.allCases)
  func leftToRight(file: CellFile) throws {
    let list = list(file)
    let cell = try cell(of: list)
    let (frames, expected) = (frames(in: cell), file.frames)
    #expect(cell.bounds.width == (file == .sidebar ? 350 : 390))
    #expect(abs(cell.bounds.height - expected[0].height) < 1e-6)
    #expect(cell.preferredHeight(fitting: cell.bounds.width) == cell.bounds.height)
    #expect(frames.count == expected.count)
    for (frame, expected) in zip(frames, expected) {
      #expect(isEqual(frame, expected), "\(frame) instead of \(expected)")
    }
  }

  @Test("A row from right to left is a mirror image", arguments: CellFile.allCases)
  func rightToLeft(file: CellFile) throws {
    let list = list(file, UITraitCollection(layoutDirection: .rightToLeft))
    let cell = try cell(of: list)
    let frames = frames(in: cell)
    // Code that places its own views places dots from the left.
    let expected = file.frames.map { frame in
      CGRect(
        x: cell.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    #expect(frames.count == expected.count)
    for (frame, expected) in zip(frames, file == .calendarDay ? file.frames : expected) {
      #expect(isEqual(frame, expected), "\(frame) instead of \(expected)")
    }
  }

  @Test("The constraints of a cell have one solution", arguments: CellFile.allCases)
  func constraintProblems(file: CellFile) throws {
    for category in [UIContentSizeCategory.large, .accessibilityLarge] {
      let list = list(file, UITraitCollection(preferredContentSizeCategory: category))
      let cell = try cell(of: list)
      for view in views(in: cell) { #expect(view.constraintProblems == []) }
    }
  }

  @Test("A row grows with the text size, if its texts do", arguments: CellFile.allCases)
  func textSizes(file: CellFile) throws {
    let heights = try [UIContentSizeCategory.large, .accessibilityLarge].map { category in
      let list = list(file, UITraitCollection(preferredContentSizeCategory: category))
      return try cell(of: list).bounds.height
    }
    // The fonts of these two have fixed sizes.
    if file == .calendarDay || file == .queue {
      #expect(heights[0] == heights[1])
    } else {
      #expect(heights[1] > heights[0] + 10)
    }
  }

  /// A change of one value in a cell.
  enum Change: CaseIterable, Sendable {
    case color, text, margin, constant, subview
  }

  @Test(
    "The description of a cell contains each color, text, margin, constant and view",
    arguments: CellFile.allCases, Change.allCases)
  func description(file: CellFile, change: Change) throws {
    let list = list(file)
    let cell = try cell(of: list)
    let description = cell.describe(width: 390)
    #expect(cell.describe(width: 390) == description)
    let labels = views(in: cell).compactMap { $0 as? UILabel }
    let sidebar = cell as? SidebarItemCell
    var item = SidebarItem(
      title: "Recently added songs of the whole family", subtitle: "Updated today",
      symbolName: "clock", tint: .systemTeal, badgeCount: 12)
    switch change {
    case .color where file == .sidebar:
      item.tint = .systemPink
      sidebar?.update(with: item)
    case .color:
      labels[0].textColor = .systemPurple
    case .text where file == .sidebar:
      item.title = "Recently changed songs of the whole family"
      sidebar?.update(with: item)
    case .text:
      labels[0].text = "25"
    case .margin:
      cell.directionalLayoutMargins.leading += 3
    case .constant:
      // A list content view has no constraints.
      guard sidebar == nil else { return }
      let constraints = views(in: cell).flatMap(\.constraints)
      let constraint = try #require(
        constraints.first { $0.relation == .equal && $0.constant != 0 }
          ?? constraints.first { $0.constant != 0 })
      constraint.constant += 3
    case .subview:
      let view = UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 3))
      view.backgroundColor = .systemRed
      views(in: cell)[1].addSubview(view)
    }
    #expect(cell.describe(width: 390) != description)
  }
}
