import UIKitNames

/// Views beside or below one another, each as large as it wants along the stack.
///
/// Across it they are centered, or as large as the stack, which is how a stack fills. In a
/// horizontal stack the first view gets the space that the others leave.
class UIStackView: UIView {
  enum Axis { case horizontal, vertical }
  enum Alignment { case fill, center }

  var axis = Axis.horizontal
  var alignment = Alignment.fill
  var spacing: CGFloat = 0
  private(set) var arrangedSubviews: [UIView] = []

  convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  private var gaps: CGFloat { spacing * CGFloat(max(arrangedSubviews.count - 1, 0)) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = arrangedSubviews.map { $0.sizeThatFits(size) }
    let widths = sizes.map(\.width)
    let heights = sizes.map(\.height)
    return switch axis {
    case .horizontal: CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
    case .vertical: CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
    }
  }

  override func layoutSubviews() {
    let available = CGSize(width: bounds.width, height: 10_000)
    var sizes = arrangedSubviews.map { $0.sizeThatFits(available) }
    if axis == .horizontal, !sizes.isEmpty {
      sizes[0].width = bounds.width - gaps - sizes.dropFirst().map(\.width).reduce(0, +)
    }
    var place = CGPoint.zero
    for (view, size) in zip(arrangedSubviews, sizes) {
      view.frame = CGRect(origin: place, size: size)
      switch axis {
      case .horizontal:
        if alignment == .fill { view.frame.size.height = bounds.height }
        view.frame.origin.y = (bounds.height - view.frame.height) / 2
        place.x += size.width + spacing
      case .vertical:
        if alignment == .fill { view.frame.size.width = bounds.width }
        view.frame.origin.x = (bounds.width - view.frame.width) / 2
        place.y += size.height + spacing
      }
    }
  }
}
