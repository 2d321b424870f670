public import Foundation
public import CellHosting

/// A view with an image and its size, which draws nothing.
///
/// Like any view, it is owned by its superview.
open class UIImageView: UIView {
  /// The size of a symbol of unknown size, in points (assumed).
  private static let symbolSize = CGSize(width: 20, height: 20)

  /// The image; `nil` for none.
  public var image: UIImage? {
    didSet { if image != oldValue { superview?.setNeedsLayout() } }
  }

  /// Creates a view without an image.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a view in the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    sizeToFit()
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// The size of the image; 20 by 20 points for a symbol without one, zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map { $0.size ?? Self.symbolSize } ?? .zero
  }
}
