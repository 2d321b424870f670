/// Whether texts wrap around an image, and how.
///
/// The lines are kept aside: hardly any content has them, and without room for them measurements
/// and layouts are quicker to copy.
enum TextWrapping: Equatable, Sendable {
  /// Texts stand beside the image, or below each other without one.
  case none

  /// Texts wrap around the image.
  indirect case aroundImage(WrappedText)

  /// The lines around the image.
  var text: WrappedText? {
    if case .aroundImage(let text) = self { text } else { nil }
  }
}
