import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Appearances of a cell interpolate evenly")
struct InterpolationLawTests {
  /// Cells with all that they can have, in states and traits at random.
  private struct Generator {
    var random = SplitMix64(seed: 14)

    private static let colors: [CellColor] = [
      .clear, .systemRed, .label, CellColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.3),
    ]

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: elements.indices, using: &random)]
    }

    mutating func cell() -> ListCellConfiguration {
      var content = ListContentConfiguration(
        style: pick(ListContentConfiguration.Style.allCases))
      content.text = pick(["Wi-Fi", "Known networks are joined automatically", "الإعدادات"])
      content.secondaryText = pick([nil, "Home", "Hintergrundaktualisierung"])
      content.image = pick([
        nil, CellImage(systemName: "wifi"), CellImage(size: CGSize(width: 60, height: 40)),
      ])
      content.imageProperties.cornerRadius = pick([0, 8])
      content.imageProperties.strokeWidth = pick([0, 2])
      content.alpha = pick([1, 0.4])
      if pick([true, false]) { content.textProperties.color = pick(Self.colors) }
      var background = BackgroundConfiguration(
        style: pick(BackgroundConfiguration.Style.allCases))
      if pick([true, false]) { background.backgroundColor = pick(Self.colors) }
      background.strokeWidth = pick([0, 3])
      background.strokeColor = pick(Self.colors)
      background.image = pick([nil, CellImage(size: CGSize(width: 20, height: 20))])
      background.shadowProperties.opacity = pick([0, 0.7])
      background.shadowProperties.color = .black
      background.shadowProperties.radius = pick([0, 5])
      var cell = ListCellConfiguration(
        content: content, background: pick([nil, background, background]))
      cell.accessories = pick([
        [], [.disclosureIndicator()], [.delete(), .reorder(), .checkmark()],
        [.multiselect(displayed: .always), .label(text: "12"), .detail()],
      ])
      return cell
    }

    mutating func appearance(of cell: ListCellConfiguration) -> CellAppearance {
      let traits = TraitCollection.phone.modifyingTraits {
        $0.styleSheet = pick([.iOS18, .iOS26])
        $0.layoutDirection = pick([.leftToRight, .rightToLeft])
        $0.userInterfaceStyle = pick([.light, .dark])
        $0.preferredContentSizeCategory = pick([.large, .accessibilityLarge])
      }
      let shown = cell.updated(for: CellConfigurationState(pick(StateSpace.combinations), traits))
      let context = LayoutContext(traits: traits)
      var decorations = ListCellDecorations()
      decorations.separators = ListSeparatorConfiguration(
        listAppearance: pick([.plain, .insetGrouped]))
      decorations.clipRadii = CornerRadii(pick([0, 10]))
      let layout = ListCellLayout(
        shown, width: pick([320, 390]), context: context, decorations: decorations)
      return CellAppearance(layout, of: shown, context: context)
    }
  }

  /// All numbers of a value by their paths; what changes at the middle is left out.
  private static func numbers(of value: Any) -> [String: CGFloat] {
    var numbers: [String: CGFloat] = [:]
    addNumbers(of: value, "", to: &numbers)
    return numbers
  }

  private static func addNumbers(
    of value: Any, _ path: String, to numbers: inout [String: CGFloat]
  ) {
    if let number = value as? CGFloat {
      numbers[path] = number
      return
    }
    if value is CellAccessory || value is CellImage { return }
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      // Lines of text stand where they are in their frame.
      if child.label == "layout" || child.label == "origin" && value is CellAppearance.Label {
        continue
      }
      let name = child.label ?? "\(index)"
      addNumbers(of: child.value, "\(path).\(name)", to: &numbers)
    }
  }

  @Test("An interpolation has exact ends, and every number changes in one direction between them")
  func laws() {
    var generator = Generator()
    for _ in 0..<150 {
      let cell = generator.cell()
      let other = generator.pick([true, false]) ? generator.cell() : cell
      let first = generator.appearance(of: cell)
      let last = generator.appearance(of: other)
      #expect(first.interpolated(to: last, fraction: 0) == first)
      #expect(first.interpolated(to: last, fraction: 1) == last)
      let steps = (0...8).map { step in
        Self.numbers(of: first.interpolated(to: last, fraction: CGFloat(step) / 8))
      }
      for (path, start) in steps[0] {
        // The same part at both ends: accessories are matched by kind, and not by place.
        guard let end = steps[8][path], !path.contains(".accessories.") else { continue }
        var previous = start
        for numbers in steps {
          guard let number = numbers[path] else {
            Issue.record("\(path) is missing between \(first) and \(last)")
            return
          }
          let slack = 1e-9 * max(1, start.magnitude, end.magnitude)
          let isEven = start <= end ? number >= previous - slack : number <= previous + slack
          #expect(number.isFinite && isEven, "\(path): \(steps.map { $0[path] ?? .nan })")
          previous = number
        }
      }
    }
  }

  @Test("Reversing an interpolation gives the same values in reverse")
  func reversal() {
    var generator = Generator()
    for _ in 0..<100 {
      let cell = generator.cell()
      let (first, last) = (generator.appearance(of: cell), generator.appearance(of: cell))
      let there = Self.numbers(of: first.interpolated(to: last, fraction: 0.25))
      let back = Self.numbers(of: last.interpolated(to: first, fraction: 0.75))
      for (path, number) in there where !path.contains(".accessories.") {
        guard let other = back[path] else { continue }
        #expect(abs(number - other) <= 1e-9 * max(1, number.magnitude), "\(path)")
      }
    }
  }
}
