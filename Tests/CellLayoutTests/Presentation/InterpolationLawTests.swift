import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Presentations of a cell interpolate evenly")
struct InterpolationLawTests {
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
      if child.label == "layout" || child.label == "origin" && value is CellPresentation.Label {
        continue
      }
      let name = child.label ?? "\(index)"
      addNumbers(of: child.value, "\(path).\(name)", to: &numbers)
    }
  }

  @Test("An interpolation has exact ends, and every number changes in one direction between them")
  func laws() {
    var generator = RandomPresentations(seed: 14)
    for _ in 0..<150 {
      let cell = generator.cell()
      let other = generator.pick([true, false]) ? generator.cell() : cell
      let first = generator.presentation(of: cell)
      let last = generator.presentation(of: other)
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
    var generator = RandomPresentations(seed: 14)
    for _ in 0..<100 {
      let cell = generator.cell()
      let (first, last) = (generator.presentation(of: cell), generator.presentation(of: cell))
      let there = Self.numbers(of: first.interpolated(to: last, fraction: 0.25))
      let back = Self.numbers(of: last.interpolated(to: first, fraction: 0.75))
      for (path, number) in there where !path.contains(".accessories.") {
        guard let other = back[path] else { continue }
        #expect(abs(number - other) <= 1e-9 * max(1, number.magnitude), "\(path)")
      }
    }
  }

  @Test("In the middle, what has no middle is that of the end")
  func middle() {
    var generator = RandomPresentations(seed: 15)
    let first = generator.presentation(of: generator.cell())
    var last = first
    last.isSelected.toggle()
    last.isExpanded.toggle()
    let middle = first.interpolated(to: last, fraction: 0.5)
    #expect(middle.isSelected == last.isSelected && middle.isExpanded == last.isExpanded)
  }
}
