import CellConfiguration
import Foundation

/// The cost of a configuration before anything is measured or laid out.
@MainActor
func configurationBenchmarks() -> [Benchmark] {
  var content = ListContentConfiguration.subtitleCell()
  content.text = "Documents"
  content.secondaryText = "23 items"
  content.image = CellImage(systemName: "folder")
  let plain = content
  var changed = plain
  changed.textProperties.color = .systemIndigo
  changed.textProperties.font = .preferredFont(forTextStyle: .headline)
  changed.imageToTextPadding = 12
  let customized = changed
  var slots = [changed]
  let other = plain.updated(for: CellConfigurationState())
  let otherCustomized = customized.updated(for: CellConfigurationState())

  var selected = CellConfigurationState()
  selected.isSelected = true
  var disabled = CellConfigurationState()
  disabled.isDisabled = true
  let disabledState = disabled
  let background = BackgroundConfiguration(style: .listGroupedCell)
  let selectedState = selected
  let erased: any ConfigurationState = selected

  let assigned = Variable(customized)
  var withRule = plain
  withRule.when(.selected) { $0.textProperties.color = .systemRed }
  let ruled = withRule

  return [
    Benchmark("make .subtitleCell(), set two texts and a symbol", limit: Limit(allocations: 0)) {
      var content = ListContentConfiguration.subtitleCell()
      content.text = "Documents"
      content.secondaryText = "23 items"
      content.image = CellImage(systemName: "folder")
      blackHole(content)
    },
    Benchmark("updated(for:)", limit: Limit(nanoseconds: 20, allocations: 0)) {
      blackHole(plain.updated(for: disabledState))
    },
    Benchmark("updated(for:), background") { blackHole(background.updated(for: selectedState)) },
    Benchmark("updated(for:), state of unknown type") { blackHole(plain.updated(for: erased)) },
    Benchmark("compare, equal", limit: Limit(allocations: 0)) { blackHole(plain == other) },
    Benchmark("copy over an older one", limit: Limit(allocations: 0)) {
      slots[0] = plain
      blackHole(slots)
    },
    // The box of all records, and a box for each of the three nested records that are assigned:
    // without boxes of their own, every assigned margin would allocate the space of two fonts.
    Benchmark("customize five properties", limit: Limit(allocations: 4)) {
      var content = ListContentConfiguration.subtitleCell()
      content.textProperties.color = .systemIndigo
      content.textProperties.numberOfLines = 2
      content.secondaryTextProperties.color = .systemGray
      content.imageProperties.tintColor = .systemRed
      content.imageToTextPadding = 12
      blackHole(content)
    },
    Benchmark("assign an assigned text color 100 times", limit: Limit(nanoseconds: 2000)) {
      assignColors(&assigned.value)
    },
    Benchmark("assign an assigned padding 100 times") { assignPaddings(&assigned.value) },
    Benchmark("make a when") {
      var copy = plain
      copy.when(.selected) { $0.textProperties.color = .systemRed }
      blackHole(copy)
    },
    Benchmark("updated(for:) into a when") { blackHole(ruled.updated(for: selectedState)) },
    Benchmark("updated(for:), customized") { blackHole(customized.updated(for: disabledState)) },
    Benchmark("compare, customized, equal") { blackHole(customized == otherCustomized) },
    Benchmark("read a text color") { blackHole(plain.textProperties.color) },
    Benchmark("read a padding") { blackHole(plain.imageToTextPadding) },
  ]
}

/// A value that benchmarks change in place.
@MainActor
private final class Variable<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

// This changes a hundred values at once, because checking exclusive access to a class's property
// takes as long as assigning to it.

@inline(never)
private func assignColors(_ content: inout ListContentConfiguration) {
  for _ in 0..<100 { content.textProperties.color = .systemRed }
}

@inline(never)
private func assignPaddings(_ content: inout ListContentConfiguration) {
  for _ in 0..<100 { content.imageToTextPadding = 12 }
}
