import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// Times of work on documents, and their growth with the number of rows.
struct DocumentBenchmarks {
  /// The word that selects these benchmarks.
  static let title = "documents"

  private static let counts = [1000, 10_000]

  /// The growth of the time for each row, from the smaller to the larger document, that counts as
  /// linear on a busy machine.
  private static let growthLimit = 2.0

  private let documents: [ListDocument]
  private let texts: [Data]

  init() throws {
    documents = Self.counts.map(Self.document)
    texts = try documents.map { try JSONEncoder().encode($0) }
  }

  /// A document in which every row has two texts, a symbol, an accessory and an identity.
  private static func document(rowCount: Int) -> ListDocument {
    var document = ListDocument()
    document.sections = (0..<rowCount / 100).map { section in
      var header = ListContentConfiguration.header()
      header.text = "Section \(section)"
      let rows = (0..<100).map { number in
        var content = ListContentConfiguration.subtitleCell()
        content.text = "Network \(section * 100 + number)"
        content.secondaryText = "Connected for \(number) minutes"
        content.image = CellImage(systemName: "wifi")
        var row = ListDocument.Row(content: content, accessories: [.disclosureIndicator()])
        row.id = "\(section)-\(number)"
        return row
      }
      return ListDocument.Section(header: .init(content: header), rows: rows)
    }
    return document
  }

  /// Prints a line for each kind of work, and marks those that are not linear.
  func report(_ misses: inout Misses) throws {
    try line("reading", &misses) { _ = try ListDocument(data: texts[$0], name: "list.json") }
    try line("reading leniently", &misses) {
      var issues: [DocumentIssue] = []
      blackHole(ListDocument(readingLeniently: texts[$0], issues: &issues))
    }
    try line("writing", &misses) { blackHole(try JSONEncoder().encode(documents[$0])) }
    try line("difference of every other row", &misses) { index in
      var other = documents[index]
      for section in other.sections.indices {
        for row in stride(from: 0, to: other.sections[section].rows.count, by: 2) {
          other.sections[section].rows[row].content.text = "Changed"
        }
      }
      blackHole(DocumentDifference(from: documents[index], to: other).rows.count)
    }
    let layouts = try documents.map { try DocumentLayout($0) }
    try line("laying out", &misses) { blackHole(try DocumentLayout(documents[$0]).contentSize) }
    try line("drawing as SVG", &misses) {
      blackHole(layouts[$0].picture(showsLayoutGuides: false).utf8.count)
    }
    try line("describing", &misses) { blackHole(layouts[$0].describe().utf8.count) }
    try line("checking", &misses) { blackHole(try ConfigurationLint(documents[$0]).findings.count) }
  }

  /// Prints the shortest of three times of one kind of work on each document.
  private func line(
    _ name: String, _ misses: inout Misses, _ work: (Int) throws -> Void
  ) throws {
    let times = try Self.counts.indices.map { index in
      let times = try (0..<3).map { _ in
        let start = threadTime()
        try work(index)
        return threadTime() - start
      }
      return (times.min() ?? 0) / Double(Self.counts[index])
    }
    let growth = times[1] / times[0]
    print(
      "  \(name.padded(to: 38)) " + String(format: "%8.1f µs a row", times[1] / 1000)
        + String(format: " %6.2f times that of 1,000 rows", growth)
        + misses.mark(unless: growth <= Self.growthLimit))
  }
}
