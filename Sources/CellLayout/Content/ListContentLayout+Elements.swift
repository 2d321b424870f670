public import Foundation

extension ListContentLayout {
  /// Something of the content that has a frame.
  public enum Element: Hashable, Sendable {
    /// The image as it is displayed.
    case image

    /// The label of the text.
    case text

    /// The label of the secondary text.
    case secondaryText
  }

  /// The frame of something in the view; `nil` where that is not there.
  public func frame(of element: Element) -> CGRect? {
    switch element {
    case .image: imageFrame
    case .text: textFrame
    case .secondaryText: secondaryTextFrame
    }
  }

  /// What is at a point of the view, or `nil` beside image and texts and outside of the view.
  ///
  /// Texts lie above an image that sticks out of its slot.
  public func element(at point: CGPoint) -> Element? {
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    return [.text, .secondaryText, .image].first { frame(of: $0)?.contains(point) == true }
  }
}
