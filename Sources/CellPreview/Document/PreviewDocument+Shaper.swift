import CellText

extension PreviewDocument.Shaper {
  /// Returns the shaper that measures the texts; `nil` if this build does not have it.
  ///
  /// - Parameter pango: The shaper of Pango, if this build has it.
  func textShaper(pango: (any TextShaper)?) -> (any TextShaper)? {
    switch self {
    case .embedded: .embedded
    case .pango: pango
    case .fixedAdvance(let ems): FixedAdvanceShaper(advance: ems)
    }
  }
}
