import CellConfiguration
public import CellHosting
import CellLayout
public import CellPictures
import Foundation

extension HostedScreen {
  /// Returns everything that the screen displays, as text: bars, the visible rows of lists, and
  /// other views.
  ///
  /// A pending layout runs first.
  public func describe() -> String { layout(in: .asWritten).describe() }

  /// Returns the screen as it is displayed with options, which temporarily replace the traits and
  /// the width of its view.
  public func layout(in options: RenderingOptions) -> DocumentLayout {
    let root = screenView
    let (oldFrame, oldOverrides) = (root.frame, root.traitOverrides)
    root.traitOverrides = TraitOverrides(
      TraitCollection(traitsFrom: [root.traitCollection, options.traits]))
    if let width = options.width {
      // A screen that is turned keeps its orientation.
      let size = root.frame.size
      let isPad = root.traitCollection.userInterfaceIdiom == .pad
      let length = isPad ? width * 1180 / 820 : max(size.width, size.height)
      root.frame.size =
        size.width > size.height
        ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
    }
    root.outermost.layoutIfNeeded()
    defer {
      root.traitOverrides = oldOverrides
      root.frame = oldFrame
      root.outermost.layoutIfNeeded()
    }
    return ScreenPicture(of: root, items: screenItems).layout
  }
}

/// Checks that a screen matches its recorded snapshot.
///
/// ```swift
/// @Test("A swipe deletes a drink")
/// @MainActor func deletion() throws {
///   let drinks = DrinksViewController(style: .insetGrouped)
///   let screen = UINavigationController(rootViewController: drinks)
///   try screen.swipe(row: "Coffee")
///   assertSnapshot(of: screen, named: "swiped")
///   try screen.tap("Delete")
///   assertSnapshot(of: screen, in: [.phone, .phone.dark, .phone.accessibilityLarge])
/// }
/// ```
///
/// The snapshot contains the items of bars, each visible row of each list, and the other views. The
/// parameters are those of the function for cells and lists.
@MainActor
public func assertSnapshot(
  of screen: some HostedScreen, in options: [RenderingOptions] = [.phone],
  as format: SnapshotFormat = .text, named name: String? = nil,
  recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  for options in options {
    assertSnapshot(
      of: ScreenSnapshot(shown: screen.layout(in: options)), in: [options], as: format, named: name,
      recording: recording, fileID: fileID, filePath: filePath, line: line, column: column,
      function: function)
  }
}

/// A screen as it was displayed with some options.
private struct ScreenSnapshot: SnapshotSubject {
  let shown: DocumentLayout

  func layout(in options: RenderingOptions) -> DocumentLayout { shown }
}

extension CellView {
  /// The view at the top of the hierarchy.
  var outermost: CellView { sequence(first: self, next: \.superview).reduce(self) { $1 } }

  /// The view and all views in it, from back to front, without hidden ones and the cells of lists.
  var visibleDescendants: [CellView] {
    isHidden ? [] : [self] + subviews.flatMap(\.visibleDescendants)
  }

  /// Whether a list is in the view.
  fileprivate var containsList: Bool {
    !isHidden && (self is HostedListView || subviews.contains(where: \.containsList))
  }
}

/// The parts of a screen: cells of lists, and views below and above them.
@MainActor
private struct ScreenPicture {
  private let root: CellView
  private var cells: [DocumentCell] = []
  private var parts: [DocumentPart] = []
  private var clip: CGRect?
  private var list: ListLayout?

  init(of root: CellView, items: [ScreenItem]) {
    self.root = root
    let items = ScreenItems(items)
    if !items.values.isEmpty {
      add("screen", [], items, CGRect(origin: .zero, size: root.bounds.size))
    }
    add(root)
  }

  var layout: DocumentLayout {
    let color = root.backgroundColor ?? .systemBackground
    return DocumentLayout(
      hosting: cells, parts: parts, clip: clip, size: root.bounds.size, backgroundColor: color,
      traits: root.traitCollection, list: list)
  }

  /// Adds a view, part by part if there is a list in it.
  private mutating func add(_ view: CellView) {
    if view.isHidden { return }
    if let view = view as? HostedListView { return add(list: view) }
    let frame = view.convert(view.bounds, to: root)
    guard view.containsList else {
      let origin = view.frame.origin
      add(
        "views[\(viewCount)]",
        view.displayItems.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) },
        ViewName(view: "\(type(of: view))"), frame, of: view)
      return
    }
    if view !== root, let color = view.backgroundColor {
      let whole = CGRect(origin: .zero, size: frame.size)
      let fill = DisplayItem.Content.fill(.rect(whole), color.resolved(with: view.traitCollection))
      add("views[\(viewCount)]", [fill].items(.view(0)), ViewName(view: "\(type(of: view))"), frame)
    }
    for subview in view.subviews { add(subview) }
  }

  private var viewCount: Int { parts.count { $0.name.hasPrefix("views[") } }

  private mutating func add(
    _ name: String, _ items: [DisplayItem], _ properties: any ValueDumpConvertible & Sendable,
    _ frame: CGRect, of view: CellView? = nil
  ) {
    parts.append(
      DocumentPart(
        showing: items, named: name, isAboveCells: !cells.isEmpty, properties: properties,
        frame: frame, elements: view?.labeledElements(in: view ?? root) ?? [],
        traits: root.traitCollection))
  }

  private mutating func add(list view: HostedListView) {
    let hosted = view.hostedList
    let frame = view.convert(view.bounds, to: root)
    let whole = CGRect(origin: .zero, size: frame.size)
    let fill = DisplayItem.Content.fill(.rect(whole), hosted.backgroundColor)
    let count = parts.count { $0.name.hasPrefix("lists[") }
    add("lists[\(count)]", [fill].items(.view(0)), ViewName(view: "\(type(of: view))"), frame)
    // A view behind the rows comes before those around them.
    for other in view.subviews where other !== hosted.container { add(other) }
    cells += hosted.displayedItems.compactMap {
      $0.view.displayed(
        as: $0.item, in: $0.frame.offsetBy(dx: frame.minX, dy: frame.minY))
    }
    parts += hosted.emptyStateParts.map {
      var part = $0
      part.frame = part.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      return part
    }
    for other in hosted.container.subviews where !(other is ConfigurableView) { add(other) }
    clip = clip.map { $0.union(frame) } ?? frame
    list = hosted.layout
  }
}

/// The name of the class of a view.
private struct ViewName: ValueDumpConvertible, Sendable {
  let view: String

  var valueDump: ValueDump {
    var dump = ValueDump("View")
    dump.add("class", view)
    return dump
  }
}

/// The items of bars, one property each.
private struct ScreenItems: ValueDumpConvertible, Sendable {
  let values: [(path: String, value: String)]

  init(_ items: [ScreenItem]) {
    values = items.map { ($0.path, $0.description) }
  }

  var valueDump: ValueDump {
    var dump = ValueDump("Screen")
    for (path, value) in values { dump.add(path, value) }
    return dump
  }

  static func == (a: ScreenItems, b: ScreenItems) -> Bool {
    a.values.map(\.path) == b.values.map(\.path) && a.values.map(\.value) == b.values.map(\.value)
  }
}
