import CellText

extension PreviewDocument.Shaper {
  /// What measures the texts, `nil` if it is not part of this build.
  ///
  /// - Parameter pango: The shaper of Pango, where there is one.
  func textShaper(pango: (any TextShaper)?) -> (any TextShaper)? {
    switch self {
    case .embedded: .embedded
    case .pango: pango
    case .fixedAdvance(let ems): FixedAdvanceShaper(advance: ems)
    }
  }
}
