package import CellText
import Foundation

extension TextMeasurement {
  /// Returns whether two measurements differ only in the order of adding advances.
  package func isClose(to other: TextMeasurement) -> Bool {
    let places: [(TextMeasurement) -> CGFloat] = [
      \.size.width, \.size.height, \.firstBaseline, \.lastBaseline, \.firstLineTop,
      \.firstLineHeight, \.fontScale,
    ]
    return places.allSatisfy { $0(self) == $0(other) } && lineCount == other.lineCount
      && isTruncated == other.isTruncated && isNaturalWidthExact == other.isNaturalWidthExact
      && abs(naturalWidth - other.naturalWidth) < 1e-8
  }
}
