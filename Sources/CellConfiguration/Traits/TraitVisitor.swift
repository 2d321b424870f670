/// Something that is done with the built-in traits one after another.
///
/// ``TraitValues/visit(with:)`` has the list of the traits. A visit that is inlined into it costs
/// as much as code that is written out for each trait, since the compiler knows the key paths.
protocol TraitVisitor {
  associatedtype Failure: Error

  /// Does it with one trait.
  mutating func visit(_ trait: BuiltInTrait<some Equatable>) throws(Failure)
}

extension TraitVisitor {
  /// What the visitor is after it was with all traits.
  @inline(__always)
  func visited() throws(Failure) -> Self {
    var visitor = self
    try TraitValues.visit(with: &visitor)
    return visitor
  }
}
