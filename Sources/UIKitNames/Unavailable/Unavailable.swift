import CellConfiguration

// The files of this folder declare what UIKit has and this package leaves out on purpose, so that
// the compiler says what to write instead. Their messages are the notes of the table of members,
// which documents them; tests compare the two. No code can use these declarations.

/// Stands for the body of a declaration that the compiler lets nobody use.
func unavailable(_ name: StaticString = #function) -> Never {
  trap("found a use of \(name), which is unavailable")
}
