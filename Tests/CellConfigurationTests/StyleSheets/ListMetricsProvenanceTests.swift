import CellConfiguration
import Foundation
import Testing

@Suite("Sources of list metrics")
struct ListMetricsProvenanceTests {
  private static let names =
    ListMetrics.numbers.map(\.name) + ListMetrics.choices.map(\.name)

  @Test("Every number and choice has a source", arguments: StyleSheet.Generation.allCases)
  func sources(generation: StyleSheet.Generation) {
    let sheet = generation == .iOS18 ? StyleSheet.iOS18 : .iOS26
    for number in ListMetrics.numbers {
      #expect(sheet.provenance(of: number) != nil, "\(number.name)")
    }
    for choice in ListMetrics.choices {
      #expect(sheet.provenance(of: choice) != nil, "\(choice.name)")
    }
  }

  @Test("The members are all numbers and choices, each once")
  func members() {
    #expect(Set(Self.names).count == Self.names.count)
    // Changing each of them gives different metrics.
    var sheets: Set<ListMetrics> = [StyleSheet.iOS26.metrics]
    for number in ListMetrics.numbers {
      var metrics = StyleSheet.iOS26.metrics
      metrics[keyPath: number.path] += 1
      #expect(sheets.insert(metrics).inserted, "\(number.name)")
    }
    for choice in ListMetrics.choices {
      var metrics = StyleSheet.iOS26.metrics
      metrics[keyPath: choice.path].toggle()
      #expect(sheets.insert(metrics).inserted, "\(choice.name)")
    }
    // Every number of a dump is one of them; sizes have two.
    let numbers = "\(StyleSheet.iOS26.metrics)".matches(of: /-?\d+(\.\d+)?/).count
    #expect(ListMetrics.numbers.count == numbers)
  }

  @Test("A changed number has no source of a system")
  func change() throws {
    let sheet = StyleSheet.iOS26.changing { $0.metrics.rows.minimumHeight = 60 }
    let number = try #require(ListMetrics.numbers.first { $0.name == "minimumRowHeight" })
    #expect(sheet.provenance(of: number) == nil)
    #expect(StyleSheet.iOS26.provenance(of: number) == .measured)
    #expect(number.label == "minimum row height")
    let side = try #require(ListMetrics.numbers.first { $0.name == "detailSize.width" })
    #expect(side.label == "width of detail size")
  }
}
