package import CellHosting
package import Foundation

/// A view whose content has a size.
package final class Box: CellView {
  package var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  package init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  override package var intrinsicContentSize: CGSize { size }
}
