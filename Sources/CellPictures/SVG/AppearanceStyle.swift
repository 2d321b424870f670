/// The properties of an element that differ between the appearances of a picture.
package struct AppearanceStyle: Hashable {
  /// A property of the element.
  package struct Declaration: Hashable {
    /// The name, the same in SVG attributes and in CSS.
    package let property: String

    /// The value in each appearance.
    package let values: [String]
  }

  /// The properties that differ.
  package var declarations: [Declaration] = []
}
