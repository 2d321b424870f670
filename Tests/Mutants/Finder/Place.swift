/// A place in a source file, and how it is broken.
struct Place: Encodable {
  /// How the choice between both texts is written.
  enum Form: String, Encodable {
    /// `(mutant(1) ? broken : original)`
    case expression
    /// `if mutant(1) { broken } else { original }`
    case statement
    /// `original where !mutant(1)`
    case pattern
  }

  var path: String
  var line: Int
  var column: Int
  /// The range in the file's UTF-8 code units.
  var start: Int
  var end: Int
  /// What kind of mistake it is, such as "comparison".
  var kind: String
  var form: Form
  var original: String
  var broken: String
}
