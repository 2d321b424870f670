/// A bidirectional class of UAX #9.
package enum BidirectionalClass: UInt8, CaseIterable {
  case leftToRight
  case rightToLeft
  case arabicLetter
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case nonspacingMark
  case boundaryNeutral
  case paragraphSeparator
  case segmentSeparator
  case whiteSpace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  case leftToRightIsolate
  case rightToLeftIsolate
  case firstStrongIsolate
  case popDirectionalIsolate

  /// The names of the classes in the table and in the consortium's data, in order of the cases.
  package static let names = [
    "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO",
    "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
  ]

  private static let map = CodePointMap(rows: BidirectionalClassTable.rows, names: names)

  /// Finds the class of a code point.
  package init(of codePoint: UInt32) {
    self = BidirectionalClass(rawValue: Self.map[codePoint]) ?? .leftToRight
  }
}

extension BidirectionalClass {
  /// Whether the class is LRI, RLI or FSI.
  var isIsolateInitiator: Bool {
    switch self {
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
    default: false
    }
  }

  /// Whether the class is LRI, RLI, FSI or PDI.
  var isIsolateControl: Bool { isIsolateInitiator || self == .popDirectionalIsolate }

  /// Whether the class is that of an embedding, an override, an isolate, or the end of one.
  var isExplicitFormatting: Bool {
    isIsolateControl || isRemoved && self != .boundaryNeutral
  }

  /// Whether rules N1 and N2 resolve the class (NI).
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral: true
    default: isIsolateControl
    }
  }

  /// Whether rule X9 removes the class: embeddings, overrides, their ends, and boundary neutrals.
  package var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
      .popDirectionalFormat, .boundaryNeutral:
      true
    default: false
    }
  }

  /// Whether the class gets the paragraph's level at the end of a line or before a separator (L1).
  ///
  /// Characters that rule X9 removes count as white space here, as in section 5.2 of the standard.
  var isResetAtLineEnd: Bool { self == .whiteSpace || isIsolateControl || isRemoved }

  /// The direction of the class for adjacent neutrals: numbers are right-to-left (N0, N1).
  var strongDirection: BidirectionalClass? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }
}
