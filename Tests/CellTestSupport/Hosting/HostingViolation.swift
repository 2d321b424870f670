/// What always holds in a list of cells.
package enum HostingLaw: Hashable, Sendable {
  /// What a cell shows follows from its inputs and its state alone.
  case cellsShowAPureFunction

  /// No cell is updated more than once in a flush.
  case onePassForEachFlush

  /// A cell whose inputs did not change does nothing.
  case idleCellsDoNothing
}

/// A law that was broken, and where.
package struct HostingViolation: CustomStringConvertible {
  package let law: HostingLaw
  package let place: String

  package init(_ law: HostingLaw, _ place: String) {
    self.law = law
    self.place = place
  }

  package var description: String { "\(law): \(place)" }
}
