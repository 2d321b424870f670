import CellConfiguration
import CellTestSupport
import CellUIKit
import Foundation
import Testing
import UIKitStubs

/// Pictures that arrive in any order, late, or never.
@MainActor
struct PictureLoadingTests {
  /// A resolver that a test answers.
  @MainActor
  private final class Server {
    private(set) var requests: [(url: URL, answer: CheckedContinuation<UIImage?, any Error>)] = []
    private(set) var count = 0
    private(set) var cancellations = 0

    /// Runs when a load begins.
    var willLoad: () -> Void = {}

    func load(_ url: URL) async throws -> UIImage? {
      count += 1
      willLoad()
      defer { if Task.isCancelled { cancellations += 1 } }
      return try await withCheckedThrowingContinuation { requests.append((url, $0)) }
    }

    /// Answers the request at an index, and waits until its task has ended.
    func answer(_ index: Int, with result: Result<UIImage?, any Error>) async {
      requests.remove(at: index).answer.resume(with: result)
      for _ in 0..<20 { await Task.yield() }
    }

    func answer(_ index: Int = 0) async {
      await answer(index, with: .success(Self.picture(requests[index].url)))
    }

    /// Waits until all new tasks have asked.
    func settle() async { for _ in 0..<20 { await Task.yield() } }

    static func picture(_ url: URL) -> UIImage {
      UIImage(loadedFrom: url.absoluteString, size: CGSize(width: 80, height: 40))
    }
  }

  private let server = Server()
  private let context: UIKitContext

  init() {
    var context = UIKitContext()
    let server = server
    context.loadImage = { try await server.load($0) }
    self.context = context
  }

  private static func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name).png"))
  }

  private static func cell(
    _ image: CellImage?, action: String? = nil
  ) -> ListCellConfiguration {
    var content = ListContentConfiguration.cell()
    content.image = image
    var cell = ListCellConfiguration(content: content)
    if let action { cell.accessories = [.detail(action: .init(named: action))] }
    return cell
  }

  /// Closures of an app that configure a cell now and then.
  @MainActor
  private final class Calls {
    var body: (Int, String) -> Void = { _, _ in }
    private(set) var count = 0
    private var random: RandomSource

    private var isCalling = false

    init(_ random: RandomSource) { self.random = random }

    func perform() {
      guard !isCalling, Int.random(in: 0..<8, using: &random) == 0 else { return }
      isCalling = true
      count += 1
      body(
        Int.random(in: 0..<3, using: &random),
        "abcdef".randomElement(using: &random).map(String.init) ?? "a")
      isCalling = false
    }
  }

  private static func image(in cell: UICollectionViewListCell) -> String? {
    (cell.contentConfiguration as? UIListContentConfiguration)?.image?.description
  }

  private func image(
    _ name: String, size: CGSize? = CGSize(width: 40, height: 40), placeholder: String? = "photo"
  ) throws -> CellImage {
    CellImage(url: try Self.url(name), size: size, placeholder: placeholder)
  }

  @Test("A placeholder and its picture take the reserved size")
  func reservedSize() async throws {
    let cell = UICollectionViewListCell()
    cell.show(Self.cell(try image("a")), context: context)
    await server.settle()
    #expect(
      Self.image(in: cell)
        == "canvas 40.0 x 40.0, symbol photo in 20.0 x 20.0, mode alwaysTemplate")
    await server.answer()
    #expect(
      Self.image(in: cell)
        == "canvas 40.0 x 40.0, loaded https://example.com/a.png in 40.0 x 20.0")
  }

  @Test("Without a size, an image is its placeholder and then its picture")
  func ownSize() async throws {
    let cell = UICollectionViewListCell()
    cell.show(Self.cell(try image("a", size: nil)), context: context)
    await server.settle()
    #expect(Self.image(in: cell) == "symbol photo")
    await server.answer()
    #expect(Self.image(in: cell) == "loaded https://example.com/a.png")
    cell.show(Self.cell(try image("b", size: nil, placeholder: nil)), context: context)
    #expect(Self.image(in: cell) == nil)
  }

  @Test("A loaded picture is shown at once in the next cell")
  func cache() async throws {
    let cells = [UICollectionViewListCell(), UICollectionViewListCell()]
    cells[0].show(Self.cell(try image("a")), context: context)
    await server.settle()
    await server.answer()
    cells[1].show(Self.cell(try image("a")), context: context)
    #expect(Self.image(in: cells[1]) == Self.image(in: cells[0]))
    #expect(server.count == 1)
  }

  @Test("A picture that a rule of the background needs is loaded when the rule holds")
  func rules() async throws {
    let cell = UICollectionViewListCell()
    var configuration = Self.cell(nil)
    var background = BackgroundConfiguration.listCell()
    let image = try image("selected")
    background.when(.selected) { $0.image = image }
    configuration.background = background
    cell.show(configuration, context: context)
    await server.settle()
    #expect(server.count == 0)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    cell.configurationUpdateHandler?(cell, state)
    await server.settle()
    #expect(server.count == 1)
    await server.answer()
    cell.configurationUpdateHandler?(cell, state)
    #expect(
      cell.backgroundConfiguration?.image?.description
        == "canvas 40.0 x 40.0, loaded https://example.com/selected.png in 40.0 x 20.0")
  }

  @Test("Failures and contexts that load nothing are reported")
  func failures() async throws {
    var context = context
    var reasons: [String] = []
    context.unsupportedValueHandler = { reasons.append("\($0)") }
    let cell = UICollectionViewListCell()
    cell.show(Self.cell(try image("a")), context: context)
    await server.settle()
    await server.answer(0, with: .failure(CocoaError(.fileReadUnknown)))
    #expect(reasons.count == 1)
    cell.show(Self.cell(try image("a")), context: context)
    await server.settle()
    await server.answer(0, with: .success(nil))
    #expect(reasons.count == 2)
    context.loadImage = nil
    cell.show(Self.cell(try image("a")), context: context)
    #expect(reasons.count == 3)
    #expect(reasons.allSatisfy { $0.contains("https://example.com/a.png") })
  }

  /// A network that returns the URL.
  private struct URLSession {
    static let shared = URLSession()

    func data(from url: URL) async throws -> (Data, Int) { (Data(url.absoluteString.utf8), 200) }
  }

  @Test("The closure of the article loads the picture at a URL")
  func article() async throws {
    var context = UIKitContext()
    context.loadImage = { url in
      let (data, _) = try await URLSession.shared.data(from: url)
      return UIImage(data: data)
    }
    let cell = UICollectionViewListCell()
    cell.show(Self.cell(try image("a", size: nil)), context: context)
    await server.settle()
    #expect(Self.image(in: cell) == "loaded https://example.com/a.png")
  }

  @Test("A view that is gone is not kept by its loads")
  func release() async throws {
    weak var released: UICollectionViewListCell?
    do {
      let cell = UICollectionViewListCell()
      released = cell
      cell.show(Self.cell(try image("a")), context: context)
    }
    await server.settle()
    #expect(released == nil)
    await server.answer()
  }

  /// Law: at every moment, a cell shows the placeholder or the picture of its last configuration.
  ///
  /// When every load of the current configurations has ended, it shows the picture.
  @Test("A reused cell never shows the picture of another row", arguments: 0..<40 as Range<UInt64>)
  func reuse(seed: UInt64) async throws {
    var random = RandomSource(seed: seed)
    let cells = (0..<3).map { _ in UICollectionViewListCell() }
    var shown: [String?] = [nil, nil, nil]
    var failed: Set<String> = []
    let calls = Calls(random)
    var context = context
    context.unsupportedValueHandler = { _ in calls.perform() }
    context.action = { _ in
      calls.perform()
      return nil
    }
    server.willLoad = { calls.perform() }
    calls.body = { index, name in
      shown[index] = name
      cells[index].show(Self.cell(try? self.image(name), action: "a"), context: context)
    }
    func check(atEnd: Bool = false) {
      for (cell, name) in zip(cells, shown) {
        guard let text = Self.image(in: cell) else {
          #expect(name == nil)
          continue
        }
        let isLoaded = name.map { text.contains("loaded https://example.com/\($0).png") } == true
        #expect(isLoaded || text.contains("symbol photo"))
        if atEnd, let name, !failed.contains(name) { #expect(isLoaded) }
      }
    }
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let index = Int.random(in: 0..<3, using: &random)
        let name = Bool.random(using: &random) ? "abcdef".randomElement(using: &random) : nil
        shown[index] = name.map(String.init)
        cells[index].show(
          Self.cell(try name.map { try image("\($0)") }, action: "a"), context: context)
      case 5 where !server.requests.isEmpty:
        let index = server.requests.indices.randomElement(using: &random) ?? 0
        failed.insert(server.requests[index].url.deletingPathExtension().lastPathComponent)
        await server.answer(index, with: .failure(CocoaError(.fileReadUnknown)))
      case 6..<9 where !server.requests.isEmpty:
        await server.answer(server.requests.indices.randomElement(using: &random) ?? 0)
      default: await server.settle()
      }
      check()
    }
    await server.settle()
    while !server.requests.isEmpty { await server.answer() }
    check(atEnd: true)
    #expect(server.cancellations > 0 && calls.count > 0)
  }
}
