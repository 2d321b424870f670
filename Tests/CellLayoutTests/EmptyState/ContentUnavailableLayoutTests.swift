import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

/// The laws of empty states, over random content, sizes and traits.
@Suite("The frames of empty states")
struct ContentUnavailableLayoutTests {
  private struct Case {
    var configuration: ContentUnavailableConfiguration
    var size: CGSize
    var traits: TraitCollection

    func layout(_ change: (inout Case) -> Void = { _ in }) -> ContentUnavailableLayout {
      var copy = self
      change(&copy)
      return ContentUnavailableLayout(
        copy.configuration, size: copy.size, context: LayoutContext(traits: copy.traits))
    }
  }

  private static func cases(_ seed: UInt64, count: Int = 150) -> [Case] {
    var random = RandomSource(seed: seed)
    func pick<T>(_ elements: [T]) -> T { elements.randomElement(using: &random) ?? elements[0] }
    return (0..<count).map { _ in
      var configuration = pick([
        ContentUnavailableConfiguration.empty(), .loading(), .search(),
      ])
      for property in EmptyStateUnderTest.properties
      where Int.random(in: 0..<3, using: &random) == 0 {
        property.assign(&configuration, Int.random(in: 0..<property.sampleCount, using: &random))
      }
      let widths: [CGFloat] = [390, 320, 200, 1024, 80]
      let heights: [CGFloat] = [600, 844, 100, .infinity]
      return Case(
        configuration: configuration, size: CGSize(width: pick(widths), height: pick(heights)),
        traits: TraitCollection(traitsFrom: [
          .phone,
          TraitCollection {
            $0.preferredContentSizeCategory = pick([.large, .extraSmall, .accessibilityLarge])
            $0.displayScale = pick([1, 2, 3])
            $0.layoutDirection = pick([.leftToRight, .rightToLeft])
          },
        ]))
    }
  }

  private static func frames(_ layout: ContentUnavailableLayout) -> [CGRect] {
    [
      layout.imageFrame, layout.textFrame, layout.secondaryTextFrame, layout.buttonFrame,
      layout.secondaryButtonFrame,
    ].compactMap(\.self)
  }

  @Test("Parts lie on pixels, one below another, between the margins", arguments: 1...3)
  func places(seed: UInt64) {
    for example in Self.cases(seed) {
      let layout = example.layout()
      let frames = Self.frames(layout)
      let scale = example.traits.displayScale
      for frame in frames {
        for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "\(example)")
        }
        #expect(frame.width >= 0 && frame.height >= 0)
        if layout.size.width > layout.margins.leading + layout.margins.trailing {
          #expect(frame.minX >= -1e-6 && frame.maxX <= layout.size.width + 1e-6, "\(example)")
        }
      }
      for (upper, lower) in zip(frames, frames.dropFirst()) {
        #expect(lower.minY >= upper.maxY - 1e-6, "\(example)")
      }
      if let first = frames.first {
        #expect(first.minY >= layout.margins.top - 1e-6, "\(example)")
      }
    }
  }

  @Test("Right-to-left frames are the mirror image, but for a pixel of centered parts")
  func mirrored() {
    for example in Self.cases(4) {
      // Symbols and margins depend on nothing that differs between the directions.
      let left = example.layout { $0.traits.layoutDirection = .leftToRight }
      let right = example.layout { $0.traits.layoutDirection = .rightToLeft }
      for (first, second) in zip(Self.frames(left), Self.frames(right)) {
        #expect(abs(left.size.width - second.maxX - first.minX) < 1e-6, "\(example)")
        #expect(first.size == second.size && first.minY == second.minY, "\(example)")
      }
    }
  }

  @Test("Content that fits is in the middle, or at the top with natural alignment")
  func alignment() {
    for example in Self.cases(5) where example.size.height != .infinity {
      let layout = example.layout()
      let frames = Self.frames(layout)
      guard let first = frames.first, let last = frames.last,
        layout.fittedSize.height <= example.size.height
      else { continue }
      if example.configuration.alignment == .natural {
        #expect(first.minY <= layout.margins.top + 1, "\(example)")
      } else {
        let above = first.minY - layout.margins.top
        let below = layout.size.height - layout.margins.bottom - last.maxY
        #expect(abs(above - below) < 6, "\(example)")
        let middle = (layout.margins.leading + layout.size.width - layout.margins.trailing) / 2
        for frame in frames where example.traits.layoutDirection == .leftToRight {
          #expect(abs(frame.midX - middle) <= 1 || frame.width > 2 * middle, "\(example)")
        }
      }
    }
  }

  @Test("The height that the content needs is the one in which nothing is cut")
  func fittedHeight() {
    for example in Self.cases(6) {
      let needed = example.layout { $0.size.height = .infinity }
      #expect(needed.size.height == needed.fittedSize.height)
      let bottom = Self.frames(needed).last?.maxY ?? needed.margins.top
      #expect(abs(needed.fittedSize.height - needed.margins.bottom - bottom) < 6, "\(example)")
    }
  }

  @Test("Any size, any margin and any padding give finite frames")
  func hostile() {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, -1, 1e300, -1e300, .leastNonzeroMagnitude, 0, 1e7,
    ]
    for width in numbers {
      for height in numbers {
        for example in Self.cases(7, count: 4) {
          let layout = example.layout {
            $0.size = CGSize(width: width, height: height)
            $0.configuration.directionalLayoutMargins.leading = height
            $0.configuration.textToButtonPadding = width
          }
          #expect(layout.size.width.isFinite && layout.size.height.isFinite)
          #expect(Self.frames(layout).allSatisfy { $0.minX.isFinite && $0.maxY.isFinite })
        }
      }
    }
  }

  @Test("The distances are those of the configuration")
  func distances() throws {
    var empty = ContentUnavailableConfiguration.empty()
    empty.image = CellImage(name: "photo", size: CGSize(width: 30, height: 20))
    empty.text = "No Mail"
    empty.secondaryText = "New messages appear here."
    empty.button.title = "Check"
    empty.secondaryButton.title = "Delete"
    empty.imageToTextPadding = 3
    empty.textToSecondaryTextPadding = 5
    empty.textToButtonPadding = 7
    empty.buttonToSecondaryButtonPadding = 9
    let layout = ContentUnavailableLayout(
      empty, size: CGSize(width: 390, height: 600), context: LayoutContext())
    let frames = Self.frames(layout)
    #expect(frames.count == 5)
    for (distance, pair) in zip([3, 5, 7, 9] as [CGFloat], zip(frames, frames.dropFirst())) {
      #expect(abs(pair.1.minY - pair.0.maxY - distance) < 0.5)
    }
    empty.secondaryText = nil
    let shorter = ContentUnavailableLayout(
      empty, size: CGSize(width: 390, height: 600), context: LayoutContext())
    let (text, button) = (try #require(shorter.textFrame), try #require(shorter.buttonFrame))
    #expect(abs(button.minY - text.maxY - 7) < 0.5)
  }

  @Test("An image is as large as its limits and the width allow, and never larger than it is")
  func imageSize() {
    var empty = ContentUnavailableConfiguration.empty()
    empty.image = CellImage(name: "photo", size: CGSize(width: 300, height: 200))
    func size(_ width: CGFloat) -> CGSize? {
      ContentUnavailableLayout(
        empty, size: CGSize(width: width, height: 600), context: LayoutContext()
      ).imageFrame?.size
    }
    #expect(size(390) == CGSize(width: 300, height: 200))
    #expect(size(190) == CGSize(width: 150, height: 100))
    empty.imageProperties.maximumSize = CGSize(width: 0, height: 50)
    #expect(size(390) == CGSize(width: 75, height: 50))
  }

  @Test("Buttons without content have no frame, and only enabled ones are hit")
  func buttons() throws {
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No Mail"
    func layout() -> ContentUnavailableLayout {
      ContentUnavailableLayout(
        empty, size: CGSize(width: 390, height: 600), context: LayoutContext())
    }
    #expect(layout().buttonFrame == nil)
    empty.secondaryButton.title = "Delete"
    let frame = try #require(layout().secondaryButtonFrame)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    #expect(layout().button(at: point, of: empty) == .secondary)
    #expect(layout().button(at: .zero, of: empty) == nil)
    empty.secondaryButtonProperties.isEnabled = false
    #expect(layout().button(at: point, of: empty) == nil)
  }

  @Test("Assistive technology presents the parts from top to bottom")
  func accessibility() {
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No Mail"
    empty.secondaryText = "New messages appear here."
    empty.button.image = CellImage(systemName: "star")
    empty.button.image?.accessibilityLabel = "Favorite"
    empty.buttonProperties.isEnabled = false
    let layout = ContentUnavailableLayout(
      empty, size: CGSize(width: 390, height: 600), context: LayoutContext())
    let elements = layout.accessibilityElements(of: empty, context: LayoutContext())
    #expect(elements.map(\.label) == ["No Mail", "New messages appear here.", "Favorite"])
    #expect(elements.map(\.traits) == [.header, .staticText, [.button, .notEnabled]])
    #expect(elements.last?.frame == layout.buttonFrame)
  }
}

/// What empty states look like.
@Suite("The drawing of empty states")
struct ContentUnavailableDrawingTests {
  private func items(
    _ configuration: ContentUnavailableConfiguration, _ traits: TraitCollection = .phone
  ) -> [DisplayItem] {
    // Inherited margins that are larger than the own ones on both axes.
    let context = LayoutContext(
      traits: traits,
      superviewLayoutMargins: .init(top: 90, leading: 40, bottom: 50, trailing: 30))
    let layout = ContentUnavailableLayout(
      configuration, size: CGSize(width: 390, height: 400), context: context)
    return CellPresentation(layout, of: configuration, context: context).displayList
  }

  @Test("A change of any property that can be seen changes the drawing or a frame")
  func everyPropertyIsDrawn() {
    var full = ContentUnavailableConfiguration.empty()
    full.image = CellImage(systemName: "tray")
    full.text = String(repeating: "A text that is long enough for some lines. ", count: 4)
    full.secondaryText = full.text
    full.button.title = "Check"
    full.secondaryButton.title = "Delete"
    let plain = items(full)
    // A picture in its own colors is not inverted by any painter here; shrinking needs one line.
    let exceptions = ["accessibilityIgnoresInvertColors", "ScaleFactor", "adjusts", "allows"]
    for property in EmptyStateUnderTest.properties
    where !exceptions.contains(where: property.name.contains) {
      let changes = (0..<property.sampleCount).map { sample in
        var changed = full
        property.assign(&changed, sample)
        return items(changed) != plain || property.isSame(changed, full)
      }
      #expect(changes.contains(true), "\(property.name)")
    }
  }

  @Test("The activity indicator has the tint of the image properties")
  func indicator() {
    var loading = ContentUnavailableConfiguration.loading()
    loading.imageProperties.tintColor = .systemRed
    let red = CellColor.systemRed.resolved(with: .phone, tint: .systemBlue)
    let items = items(loading).flatMap { item -> [DisplayItem] in
      if case .group(let items, _) = item.content { items } else { [] }
    }
    #expect(items.count == 8)
    for item in items {
      guard case .stroke(_, _, let color) = item.content else {
        Issue.record("\(item) is no stroke")
        continue
      }
      #expect((color.red, color.green, color.blue) == (red.red, red.green, red.blue))
    }
  }

  @Test("Colors follow the appearance")
  func dark() {
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No Mail"
    let dark = TraitCollection(
      traitsFrom: [.phone, TraitCollection { $0.userInterfaceStyle = .dark }])
    #expect(items(empty) != items(empty, dark))
  }
}
