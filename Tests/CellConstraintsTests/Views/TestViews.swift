import CellConstraints
import CellHosting
import Foundation

/// A text of squares: each character is 10 points wide, each line 20 high, the baseline 4 above its
/// end; all of them multiplied by a scale.
final class Words: CellView, TextualView {
  var count: Int { didSet { invalidateIntrinsicContentSize() } }
  let scale: CGFloat
  let wrapsText: Bool

  init(_ count: Int, wraps: Bool = true, scale: CGFloat = 1) {
    self.count = count
    self.scale = scale
    wrapsText = wraps
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 10 * scale * CGFloat(count), height: 20 * scale)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    guard wrapsText, size.width < natural.width else { return natural }
    let lines = (natural.width / max(size.width, 10 * scale)).rounded(.up)
    return CGSize(width: size.width, height: lines * natural.height)
  }

  func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    (16 * scale, 4 * scale)
  }
}

extension CellView {
  /// Adds views that constraints place.
  func add(_ views: CellView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Pins sides to the same sides of another view or guide, at distances inward.
  func pin(
    to item: any LayoutItem, top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil,
    trailing: CGFloat? = nil
  ) {
    if let top { topAnchor.constraint(equalTo: item.topAnchor, constant: top).isActive = true }
    if let leading {
      leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: leading).isActive = true
    }
    if let bottom {
      bottomAnchor.constraint(equalTo: item.bottomAnchor, constant: -bottom).isActive = true
    }
    if let trailing {
      trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: -trailing).isActive = true
    }
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
