/// What differs between the appearances of a picture in the look of one of its elements.
struct AppearanceStyle: Hashable {
  /// A property of the element.
  struct Declaration: Hashable {
    /// Its name, which is that of an attribute of SVG and of a property of CSS.
    let property: String

    /// The value in each appearance.
    let values: [String]
  }

  /// The properties that differ.
  var declarations: [Declaration] = []
}
