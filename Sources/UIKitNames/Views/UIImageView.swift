public import CellHosting
public import CellLayout
public import Foundation

/// A view with an image and its size.
///
/// Like any view, it is owned by its superview.
open class UIImageView: UIView {
  /// The image; `nil` for none.
  open var image: UIImage? {
    didSet { if image != oldValue { imageMayDiffer() } }
  }

  /// The size, weight and colors of a symbol; those that the image sets take precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageMayDiffer() } }
  }

  /// The way the image fills the bounds; the default stretches pictures.
  ///
  /// Symbols keep their proportions. A picture that is larger than the view extends beyond it
  /// unless `clipsToBounds` is set.
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// Called after a change of the image or the tint.
  var changeHandler: (() -> Void)?

  /// Creates a view without an image, which takes no touches, as in UIKit.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view in the size of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    sizeToFit()
  }

  /// Called after the tint changed in the view or in one of its superviews.
  open override func tintColorDidChange() { changeHandler?() }

  private func imageMayDiffer() {
    invalidateIntrinsicContentSize()
    changeHandler?()
  }

  /// The image with the preferred configuration.
  private var configuredImage: UIImage? {
    guard let image, image.isSymbol, let preferredSymbolConfiguration else { return image }
    let own = image.symbolConfiguration
    var configured = image
    configured.symbolConfiguration =
      own.map { preferredSymbolConfiguration.applying($0) } ?? preferredSymbolConfiguration
    return configured
  }

  private var imageSize: CGSize? { configuredImage?.displayedSize(with: traitCollection) }

  /// The size of the image; a typical one for a symbol without a size, zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }

  /// The size of the image; none without an image.
  open override var intrinsicContentSize: CGSize {
    imageSize ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The image in the bounds.
  open override var displayContents: [DisplayItem.Content] {
    guard let image = configuredImage, let imageSize else { return [] }
    let place = contentMode.frame(of: imageSize, in: CGRect(origin: .zero, size: bounds.size))
    return [.image(image, in: place, tint: tintColor, traits: traitCollection)]
  }
}

extension UIImageView: DrawnView {}
