import CellConfiguration

// The files in this folder declare UIKit members that this package leaves out on purpose, so that
// the compiler suggests the replacement. Their messages are the notes of the table of members,
// which documents them; tests compare the two. No code can use these declarations.

/// Replaces the body of a declaration that the compiler makes unavailable.
func unavailable(_ name: StaticString = #function) -> Never {
  trap("found a use of \(name), which is unavailable")
}
