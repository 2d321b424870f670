public import Foundation

extension ListContentLayout {
  /// A part of the content that has a frame.
  public enum Element: Hashable, Sendable {
    /// The displayed image.
    case image

    /// The label of the text.
    case text

    /// The label of the secondary text.
    case secondaryText
  }

  /// Returns the frame of an element in the view, or `nil` if the content lacks the element.
  public func frame(of element: Element) -> CGRect? {
    switch element {
    case .image: imageFrame
    case .text: textFrame
    case .secondaryText: secondaryTextFrame
    }
  }

  /// Returns the element at a point of the view, or `nil` if there is none.
  ///
  /// Texts lie above an image that extends beyond its slot. An image that text wraps around lies
  /// above the label, whose frame contains it.
  public func element(at point: CGPoint) -> Element? {
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    let elements: [Element] =
      arrangement == .wrappedAroundImage
      ? [.image, .text, .secondaryText] : [.text, .secondaryText, .image]
    return elements.first { frame(of: $0)?.contains(point) == true }
  }
}
