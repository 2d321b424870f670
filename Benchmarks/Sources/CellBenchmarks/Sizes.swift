import AllocationCounter
import CellConfiguration
import CellLayout
import Foundation

/// Prints the sizes of values, and the heap memory of a long list.
func reportSizes() {
  print("  size of ListContentConfiguration: \(MemoryLayout<ListContentConfiguration>.size) bytes")
  print("  size of BackgroundConfiguration: \(MemoryLayout<BackgroundConfiguration>.size) bytes")
  print("  size of CellConfigurationState: \(MemoryLayout<CellConfigurationState>.size) bytes")
  if let bytes = bytesOfMillionRows() {
    let megabytes = Double(bytes) / 1e6
    print(String(format: "  a list of 1,000,000 rows of different heights: %.1f MB", megabytes))
  }
}

/// Returns the heap memory of a list whose rows have heights of their own, in bytes, or `nil` where
/// memory is not counted.
///
/// Rows that were not measured share their memory.
private func bytesOfMillionRows() -> Int? {
  let before = heap_bytes()
  guard before >= 0 else { return nil }
  var list = ListLayout(
    ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1_000_000)], width: 390,
    context: LayoutContext(traits: .phone))
  list.measureAll { item in
    var cell = ListCellConfiguration()
    if case .row(let position) = item { cell.height = CGFloat(40 + position.row % 97) }
    return cell
  }
  let bytes = heap_bytes() - before
  blackHole(list)
  return bytes
}
