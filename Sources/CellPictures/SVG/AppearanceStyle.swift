/// The properties of an element that differ between the appearances of a picture.
struct AppearanceStyle: Hashable {
  /// A property of the element.
  struct Declaration: Hashable {
    /// The name, the same in SVG attributes and in CSS.
    let property: String

    /// The value in each appearance.
    let values: [String]
  }

  /// The properties that differ.
  var declarations: [Declaration] = []
}
