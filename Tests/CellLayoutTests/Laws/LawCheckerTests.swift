import CellConfiguration
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
      var frames = ContentFrames(layout)
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
    LayoutLiar(law: .separation, name: "text outside") { $1.secondaryText?.origin.y = 500 },
    LayoutLiar(law: .narrowing, name: "as high as wide") { $1.fittedSize.height = $0.width },
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
  }
}
