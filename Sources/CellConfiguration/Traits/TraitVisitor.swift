/// An operation on each of the built-in traits.
///
/// ``TraitValues/visit(with:)`` lists the traits. If a visit is inlined into it, it costs as much
/// as code written out for each trait, because the compiler knows the key paths.
protocol TraitVisitor {
  associatedtype Failure: Error

  /// Performs the operation on one trait.
  mutating func visit(_ trait: BuiltInTrait<some Equatable>) throws(Failure)
}

extension TraitVisitor {
  /// Returns the visitor after it has visited all traits.
  @inline(__always)
  func visited() throws(Failure) -> Self {
    var visitor = self
    try TraitValues.visit(with: &visitor)
    return visitor
  }
}
