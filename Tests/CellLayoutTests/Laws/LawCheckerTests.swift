import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

/// A layout that breaks one law, and a case in which it shows.
struct LayoutLiar: Sendable, CustomTestStringConvertible {
  var law: LayoutLaw
  var name: String
  var subject: ContentCase = .ordinary
  var lie: @Sendable (ContentCase, inout ContentFrames) -> Void

  var testDescription: String { "law \(law.rawValue): \(name)" }

  var laws: LayoutLaws {
    LayoutLaws { subject, cache in
      let context = subject.context(cache)
      let layout =
        subject.height.map {
          ListContentLayout(
            subject.content, size: CGSize(width: subject.width, height: $0), context: context)
        } ?? ListContentLayout(subject.content, width: subject.width, context: context)
      var frames = ContentFrames(layout, of: subject, context)
      lie(subject, &frames)
      return frames
    }
  }

  static let all: [LayoutLiar] = [
    LayoutLiar(law: .total, name: "a height that is no number") { $1.size.height = .nan },
    LayoutLiar(law: .total, name: "a negative width") { $1.text?.size.width = -1 },
    LayoutLiar(law: .total, name: "an infinite baseline") { $1.firstBaseline = .infinity },
    LayoutLiar(law: .pixels, name: "half a pixel lower") { $1.text?.origin.y += 0.25 },
    LayoutLiar(law: .pixels, name: "a third of a point higher") {
      $1.fittedSize.height += 1.0 / 3
    },
    LayoutLiar(law: .mirror, name: "left in both directions") { $1.image?.origin.x = 16 },
    LayoutLiar(law: .separation, name: "text on the image") { $1.text?.origin.x = 16 },
    LayoutLiar(law: .separation, name: "a line on the image", subject: .wrapped) {
      $1.lines = $1.lines.map { $0.insetBy(dx: -1, dy: 0) }
    },
    LayoutLiar(law: .arrangement, name: "a label that begins after the image", subject: .wrapped) {
      $1.text?.origin.x += 46
      $1.text?.size.width -= 46
    },
    LayoutLiar(law: .separation, name: "text outside") { $1.secondaryText?.origin.y = 500 },
    LayoutLiar(law: .narrowing, name: "as high as wide") { $1.fittedSize.height = $0.width },
    LayoutLiar(law: .narrowing, name: "as high as wide around an image", subject: .wrapped) {
      $1.fittedSize.height = $0.width
    },
    LayoutLiar(law: .measurements, name: "says it measured nothing") {
      $1.measurementCount = 0
    },
    LayoutLiar(law: .measurements, name: "measures too often") { $1.measurementCount = 9 },
    LayoutLiar(law: .arrangement, name: "says side by side") { $1.arrangement = .sideBySide },
    LayoutLiar(law: .arrangement, name: "says wrapped") {
      $1.arrangement = .wrappedAroundImage
    },
    LayoutLiar(law: .independence, name: "pink is wider") { subject, frames in
      if subject.content.textProperties.color == .systemPink { frames.text?.size.width += 1 }
    },
    LayoutLiar(
      law: .independence, name: "the text moves the image",
      subject: ContentCase.ordinary.with { $0.height = 90 }
    ) { subject, frames in
      if subject.content.text?.count ?? 0 > 10 { frames.image?.origin.y += 1 }
    },
  ]
}

extension ContentCase {
  /// An image and two texts in a phone's width.
  static let ordinary: ContentCase = {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.image = CellImage(size: CGSize(width: 30, height: 30))
    return ContentCase(
      content: content, width: 320, traits: TraitCollection { $0.displayScale = 2 })
  }()

  /// The same in the largest text, beside the image.
  static let wrapped = ordinary.with {
    $0.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    $0.content.imageToTextPadding = 0
  }
}

@Suite("The checker of layout laws finds every wrong layout")
struct LawCheckerTests {
  @Test(
    "The layout law checker reports a wrong layout by the law that it breaks",
    arguments: LayoutLiar.all)
  func liar(_ liar: LayoutLiar) {
    let broken = liar.laws.violations(liar.subject).map(\.law)
    #expect(broken.contains(liar.law), "\(broken)")
  }

  @Test("Every layout law has a wrong layout that breaks it")
  func complete() {
    #expect(Set(LayoutLiar.all.map(\.law)) == Set(LayoutLaw.allCases))
  }

  @Test("The layout law checker accepts correct layouts")
  func truth() {
    #expect(LayoutLaws.own.violations(.ordinary).isEmpty)
    #expect(LayoutLaws.own.violations(.wrapped).isEmpty)
  }
}

struct RandomSourceTests {
  @Test("With a seed, a random source has the numbers of its generator")
  func seed() {
    var (source, generator) = (RandomSource(seed: 7), SplitMix64(seed: 7))
    for _ in 0..<100 { #expect(source.next() == generator.next()) }
    #expect(!source.isExhausted)
  }

  @Test("Two bytes decide every choice, and every choice can be reached")
  func choices() {
    let reached = (0...UInt16.max).map { word in
      var source = RandomSource(bytes: [UInt8(word >> 8), UInt8(word & 0xFF)])
      defer { #expect(source.isExhausted) }
      return Int.random(in: 0..<24, using: &source)
    }
    #expect(Set(reached) == Set(0..<24))
    #expect(reached == reached.sorted())
  }

  @Test("Bytes decide fractions from 0 to almost 1")
  func fractions() {
    func fraction(_ high: UInt8) -> Double {
      var source = RandomSource(bytes: [high, high])
      return Double.random(in: 0..<1, using: &source)
    }
    let fractions = (0...UInt8.max).map(fraction)
    #expect((fractions.min() ?? 1) < 0.01 && (fractions.max() ?? 0) > 0.99)
    #expect(Set(fractions).count == 256)
  }

  @Test("Without bytes, every choice is the first and every loop ends")
  func exhausted() {
    var source = RandomSource(bytes: [])
    #expect(source.isExhausted)
    #expect((1..<100).allSatisfy { Int.random(in: 0..<$0, using: &source) == 0 })
    #expect(Double.random(in: 0..<1, using: &source) < 1e-9)
    #expect([1, 2, 3].shuffled(using: &source).sorted() == [1, 2, 3])
  }
}

/// A layout of cells that breaks one law.
struct CellLiar: Sendable, CustomTestStringConvertible {
  var law: CellLaw
  var name: String
  var lie: @Sendable (CellCase, inout CellFrames) -> Void

  var testDescription: String { "law \(law.rawValue): \(name)" }

  var laws: CellLaws {
    CellLaws { subject, cache in
      let context = subject.context(cache)
      let layout = ListCellLayout(
        subject.cell, width: subject.width, context: context)
      var frames = CellFrames(layout)
      lie(subject, &frames)
      return frames
    }
  }

  static let subject: CellCase = {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.image = CellImage(systemName: "wifi")
    return CellCase(
      ListDocument.Row(
        content: content, background: BackgroundConfiguration(style: .listGroupedCell),
        accessories: [.delete(displayed: .always), .label(text: "12"), .disclosureIndicator()]),
      width: 320, traits: TraitCollection { $0.displayScale = 2 },
      margins: DirectionalEdgeInsets(leading: 16, trailing: 16))
  }()

  static let all: [CellLiar] = [
    CellLiar(law: .total, name: "a width that is no number") { $1.content.size.width = .nan },
    CellLiar(law: .total, name: "a negative region") { $1.accessories[0].region.size.width = -1 },
    CellLiar(law: .pixels, name: "a quarter of a point aside") {
      $1.accessories[1].frame.origin.x += 0.25
    },
    CellLiar(law: .pixels, name: "texts between pixels") { $1.inner[0].origin.y += 0.1 },
    CellLiar(law: .mirror, name: "left in both directions") {
      $1.accessories[0].frame.origin.x = 15
    },
    CellLiar(law: .mirror, name: "the guide is not mirrored") { $1.guide.origin.x = 10 },
    CellLiar(law: .separation, name: "content under an accessory") { $1.content.size.width += 20 },
    CellLiar(law: .separation, name: "content outside") { $1.content.origin.y = 30 },
    CellLiar(law: .separation, name: "one region on another") {
      $1.accessories[1].region.origin.x = $1.accessories[2].region.minX
    },
    CellLiar(law: .narrowing, name: "as high as wide") { $1.size.height = $0.width },
    CellLiar(law: .measurements, name: "says it measured nothing") { $1.measurementCount = 0 },
    CellLiar(law: .measurements, name: "measures too often") { $1.measurementCount = 9 },
    CellLiar(law: .accessories, name: "one is missing") { $1.accessories.removeLast() },
    CellLiar(law: .accessories, name: "one is beside its region") {
      $1.accessories[1].frame.origin.x += 2
    },
    CellLiar(law: .accessories, name: "one is not in the middle") {
      $1.accessories[2].frame.origin.y = 0
    },
    CellLiar(law: .accessories, name: "a region ends above the bottom") {
      $1.accessories[2].region.size.height -= 4
    },
    CellLiar(law: .independence, name: "pink is wider") { subject, frames in
      if subject.row.content.textProperties.color == .systemPink { frames.content.size.width -= 1 }
    },
  ]
}

@Suite("The checker of cell laws finds every wrong layout")
struct CellLawCheckerTests {
  @Test(
    "The cell law checker reports a wrong layout by the law that it breaks", arguments: CellLiar.all
  )
  func liar(_ liar: CellLiar) {
    let broken = liar.laws.violations(CellLiar.subject).map(\.law)
    #expect(broken.contains(liar.law), "\(broken)")
  }

  @Test("Every cell law has a wrong layout that breaks it")
  func complete() {
    #expect(Set(CellLiar.all.map(\.law)) == Set(CellLaw.allCases))
  }

  @Test("The cell law checker accepts correct layouts")
  func truth() {
    #expect(CellLaws.own.violations(CellLiar.subject).isEmpty)
  }

  @Test("The cell law checker reports a sweep with too few cases")
  func sweep() {
    #expect(Sweep([4, 5], count: 19, seed: 1).missingPairs > 0)
    #expect(Sweep([2, 2, 2], count: 100, seed: 1).missingPairs == 0)
  }
}
