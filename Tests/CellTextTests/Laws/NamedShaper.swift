import CellText
import CellTextPango
import Foundation
import Testing

/// A shaper with a name, for the names of test cases.
struct NamedShaper: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let shaper: any TextShaper

  init(_ name: String, _ shaper: any TextShaper) {
    testDescription = name
    self.shaper = shaper
  }

  /// Every shaper that there is in this build.
  static let all: [NamedShaper] = {
    var shapers = [
      NamedShaper("embedded", .embedded),
      NamedShaper("fixed advance", FixedAdvanceShaper(advance: 0.5)),
    ]
    #if Pango
      shapers.append(NamedShaper("Pango", PangoShaper()))
    #endif
    return shapers
  }()
}
