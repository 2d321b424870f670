import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// A picture of a list, as an app draws it by carrying out the drawing steps.
///
/// A pixel is a number that depends on all steps that may touch it, in their order, and on its
/// place in each. The picture has only some columns of pixels, but all of its lines.
struct ListPicture {
  private let columns: [CGFloat]
  private let scale: CGFloat
  private var lines: [[Int]]
  private let numbers: StepNumbers

  /// The numbers of different steps; pictures that are compared share them.
  @MainActor
  final class StepNumbers {
    private var numbers: [DisplayItem.Identity: [(item: DisplayItem, number: Int)]] = [:]
    private var lastNumber = 0

    /// Returns the number that equal steps share; those that were painted last keep their numbers.
    fileprivate func number(of step: DisplayItem) -> Int {
      var same = numbers[step.identity, default: []]
      let index = same.firstIndex { $0.item == step }
      let known = index.map { same.remove(at: $0) }
      if known == nil { lastNumber += 1 }
      let number = known?.number ?? lastNumber
      numbers[step.identity] = [(step, number)] + same.prefix(400)
      return number
    }
  }

  /// Paints a whole list.
  @MainActor
  init(of list: HostedList<Int, Int>, at fraction: CGFloat, _ numbers: StepNumbers) {
    self.numbers = numbers
    scale = list.traits.displayScale
    columns = [0.02, 0.1, 0.35, 0.6, 0.85, 0.98].map { $0 * list.size.width }
    let count = Int((list.size.height * scale).rounded(.up))
    lines = Array(repeating: Array(repeating: 0, count: columns.count), count: count)
    paint(CGRect(origin: .zero, size: list.size), of: list, at: fraction)
  }

  /// Returns whether two pictures have the same pixels.
  func hasSize(of other: ListPicture) -> Bool {
    scale == other.scale && columns == other.columns && lines.count == other.lines.count
  }

  /// Shifts the picture up by a distance, or down by a negative one.
  mutating func shift(by distance: CGFloat) {
    let count = Int((distance * scale).rounded())
    let blank = Array(repeating: 0, count: columns.count)
    lines = lines.indices.map { lines.indices.contains($0 + count) ? lines[$0 + count] : blank }
  }

  /// Paints a rectangle of a list, at a fraction of a transition, over the current picture.
  @MainActor
  mutating func paint(_ rect: CGRect, of list: HostedList<Int, Int>, at fraction: CGFloat) {
    let background = list.backgroundColor.hashValue
    let items = list.displayedItems
    // Edges in the middle of a pixel count regardless of rounding errors.
    func area(_ rect: CGRect) -> CGRect { rect.insetBy(dx: -1e-6, dy: -1e-6) }
    // An app marks the row with keyboard focus and the row below the pointer.
    let marks = [(list.isFocusVisible ? list.focusedTarget : nil, 1), (list.hoveredTarget, 2)]
      .compactMap { target, number in
        items.first { $0.item == target?.item }
          .map { (area($0.frame), number &+ (target?.target.hashValue ?? 0)) }
      }
    let steps = list.displayList(at: fraction, in: rect).flatMap { item in
      item.items.compactMap { step in
        [step].bounds.map { (rect) -> (bounds: CGRect, number: Int) in
          let bounds = area(rect.offsetBy(dx: item.origin.x, dy: item.origin.y))
          return (bounds: bounds, number: numbers.number(of: step))
        }
      }
    }
    for line in lines.indices {
      let y = (CGFloat(line) + 0.5) / scale
      guard y > rect.minY, y < rect.maxY else { continue }
      let here = steps.filter { $0.bounds.minY <= y && $0.bounds.maxY >= y }
      for (column, x) in columns.enumerated() where x > rect.minX && x < rect.maxX {
        var pixel = background
        for (bounds, number) in here where bounds.minX <= x && bounds.maxX >= x {
          let place = ((x - bounds.minX) * 64).rounded() * 4096 + ((y - bounds.minY) * 64).rounded()
          pixel = (pixel ^ number) &* 0x100_0193 ^ Int(place)
        }
        for (frame, mark) in marks where frame.contains(CGPoint(x: x, y: y)) { pixel ^= mark }
        lines[line][column] = pixel
      }
    }
  }

  /// The first line that differs from another picture, in points; `nil` for equal pictures.
  func difference(from other: ListPicture) -> CGFloat? {
    lines.indices.first { !other.lines.indices.contains($0) || lines[$0] != other.lines[$0] }
      .map { CGFloat($0) / scale }
  }
}
