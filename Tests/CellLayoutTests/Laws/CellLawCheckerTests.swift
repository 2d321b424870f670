import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

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
      PreviewDocument.Row(
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
