import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// What a toolkit has to have for the list of the article.
@MainActor
protocol NativeCanvas: AnyObject {
  func whenIdle(_ work: @escaping @MainActor () -> Void)
  func draw(_ cell: ConfigurableView)
  func move(_ cell: ConfigurableView)
  func erase(_ cell: ConfigurableView)
}

final class NativeScheduler: UpdateScheduler {
  private let canvas: any NativeCanvas

  init(_ canvas: any NativeCanvas) {
    self.canvas = canvas
    super.init()
  }

  override func wake() { canvas.whenIdle { [weak self] in self?.flush() } }
}

@MainActor
final class NativeList {
  private(set) var titles: [String]
  private(set) var selection: Set<ListPosition> = []
  private(set) var visible: CGRect

  private let canvas: any NativeCanvas
  private let root: CellView
  private let scheduler: NativeScheduler
  private let pool: CellReusePool
  private var layout: ListLayout
  private var shown: [ListItem: ConfigurableView] = [:]

  private let registration = CellRegistration<ListCell, String> { cell, _, title in
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
  }

  init(_ titles: [String], size: CGSize, traits: TraitCollection, canvas: any NativeCanvas) {
    self.titles = titles
    self.canvas = canvas
    visible = CGRect(origin: .zero, size: size)

    let configuration = ListConfiguration(appearance: .insetGrouped)
    layout = ListLayout(
      configuration, sections: [ListSection(rowCount: titles.count, hasHeader: true)],
      width: size.width, context: LayoutContext(traits: traits))

    root = CellView(frame: visible)
    root.traitOverrides = TraitOverrides(traits)
    root.traitOverrides.listEnvironment = configuration.appearance.listEnvironment
    scheduler = NativeScheduler(canvas)
    pool = CellReusePool(container: root, updateScheduler: scheduler)
    pool.register(HeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")

    scheduler.changeHandler = { [weak self] changes in
      for change in changes { self?.canvas.draw(change.cell) }
    }
    scheduler.sizeInvalidationHandler = { [weak self] cells in self?.measureAgain(cells) }
    show()
  }

  // MARK: Cells

  private func view(for item: ListItem) -> ConfigurableView {
    if let view = shown[item] { return view }
    let view: ConfigurableView
    if case .row(let position) = item {
      let path = IndexPath(indexes: [position.section, position.row])
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: path, item: titles[position.row])
      cell.isSelected = selection.contains(position)
      view = cell
    } else {
      let header =
        pool.dequeueReusableHeaderFooterView(withIdentifier: "header") ?? HeaderFooterView()
      var content = header.defaultContentConfiguration()
      content.text = "Titles"
      header.contentConfiguration = content
      view = header
    }
    shown[item] = view
    return view
  }

  private func configure(_ cell: ListCell, at position: ListPosition) {
    let path = IndexPath(indexes: [position.section, position.row])
    pool.reconfigure(cell, using: registration, for: path, item: titles[position.row])
  }

  // MARK: Layout

  private func show(keeping anchor: ListAnchor? = nil) {
    let anchor = anchor ?? layout.anchor(in: visible)
    var items = layout.items(in: visible)
    while let item = items.first(where: { !layout.isExact($0) }) {
      let view = view(for: item)
      view.decorations = layout.decorations(of: item) { selection.contains($0) }
      let width = layout.frame(of: item).width
      layout.setHeight(view.preferredHeight(fitting: width), of: item)
      if let anchor { visible.origin.y = layout.offset(of: anchor) }
      items = layout.items(in: visible)
    }
    for (item, view) in shown where !items.contains(item) {
      shown[item] = nil
      canvas.erase(view)
      pool.enqueue(view)
    }
    for item in items { place(view(for: item), at: item) }
  }

  private func place(_ view: ConfigurableView, at item: ListItem) {
    view.decorations = layout.decorations(of: item) { selection.contains($0) }
    view.frame = layout.frame(of: item, visible: visible)
    view.layoutIfNeeded()
    canvas.move(view)
  }

  private func measureAgain(_ cells: [ConfigurableView]) {
    for (item, view) in shown where cells.contains(where: { $0 === view }) {
      layout.invalidateHeight(of: item)
    }
    show()
  }

  // MARK: What the user does

  func scroll(by distance: CGFloat) {
    let end = max(0, layout.contentSize.height - visible.height)
    visible.origin.y = min(max(0, visible.origin.y + distance), end)
    show()
  }

  func tap(at point: CGPoint) {
    let point = CGPoint(x: point.x, y: point.y + visible.minY)
    guard case .row(let position)? = layout.item(at: point, visible: visible),
      let cell = shown[.row(position)] as? ListCell
    else { return }
    let inCell = CGPoint(x: point.x - cell.frame.minX, y: point.y - cell.frame.minY)
    if let accessory = cell.accessory(at: inCell), let action = accessory.action {
      action()
      return
    }
    selection.formSymmetricDifference([position])
    cell.isSelected = selection.contains(position)
    show()
  }

  // MARK: What the program does

  func insert(_ title: String, at row: Int) {
    var anchor = layout.anchor(in: visible)
    func moved(_ item: ListItem) -> ListItem {
      guard case .row(var position) = item, position.row >= row else { return item }
      position.row += 1
      return .row(position)
    }
    anchor = anchor.map { ListAnchor(item: moved($0.item), distance: $0.distance) }
    selection = Set(
      selection.map { ListPosition(section: 0, row: $0.row < row ? $0.row : $0.row + 1) })
    shown = Dictionary(uniqueKeysWithValues: shown.map { (moved($0.key), $0.value) })
    titles.insert(title, at: row)
    layout.insertRows(at: ListPosition(section: 0, row: row))
    for case (.row(let position), let cell as ListCell) in shown where position.row > row {
      configure(cell, at: position)
    }
    show(keeping: anchor)
  }

  func replace(_ title: String, at row: Int) {
    titles[row] = title
    let item = ListItem.row(section: 0, row: row)
    layout.invalidateHeight(of: item)
    if let cell = shown[item] as? ListCell {
      configure(cell, at: ListPosition(section: 0, row: row))
    }
    show()
  }

  func reveal(_ row: Int) {
    let item = ListItem.row(section: 0, row: row)
    let frame = layout.frame(of: item)
    if visible.minY > frame.minY { visible.origin.y = frame.minY }
    if visible.maxY < frame.maxY { visible.origin.y = frame.maxY - visible.height }
    show(keeping: ListAnchor(item: item, distance: frame.minY - visible.minY))
  }

  func use(_ traits: TraitCollection) {
    let anchor = layout.anchor(in: visible)
    root.traitOverrides = TraitOverrides(traits)
    root.traitOverrides.listEnvironment = layout.configuration.appearance.listEnvironment
    layout.update(traits: traits)
    show(keeping: anchor)
  }
}
