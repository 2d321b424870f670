package import CellConfiguration
package import Foundation

/// The frames of image and title in a button, in points from its top left corner.
package struct ButtonLayout: Equatable, Sendable {
  /// The size of the content with its insets, for the width in which it was placed.
  package private(set) var fittedSize: CGSize

  /// The frame of the image or the spinner; empty without one.
  package private(set) var imageFrame: CGRect

  /// The frame of title and subtitle; empty without them.
  package private(set) var titleFrame: CGRect

  /// The side of the title at which the image is, and the distances around both, in points.
  package struct Arrangement {
    var placement: DirectionalRectEdges
    var padding: CGFloat
    var insets: DirectionalEdgeInsets

    /// Creates an arrangement.
    package init(
      placement: DirectionalRectEdges, padding: CGFloat, insets: DirectionalEdgeInsets
    ) {
      (self.placement, self.padding, self.insets) = (placement, padding, insets)
    }
  }

  /// Places image and title in a button.
  ///
  /// - Parameters:
  ///   - image: The size of the image; zero for none.
  ///   - arrangement: The places of image and title.
  ///   - size: The size of the button; a width of 0 means no limit.
  ///   - leadingShare: The part of the space that the content leaves which is before the content.
  ///   - isRightToLeft: Whether to mirror the frames.
  ///   - title: Returns the size of the title in a width; `nil` for a button without one.
  package init(
    image: CGSize, _ arrangement: Arrangement, in size: CGSize, leadingShare: CGFloat,
    isRightToLeft: Bool, title: ((CGFloat) -> CGSize)?
  ) {
    let insets = arrangement.insets
    let isBeside = arrangement.placement.isSubset(of: [.leading, .trailing])
    let gap = image != .zero && title != nil ? arrangement.padding : 0
    let taken = insets.leading + insets.trailing + (isBeside ? image.width + gap : 0)
    let width = size.width > 0 ? max(0, size.width - taken) : 1e6
    let title = title?(width) ?? .zero
    let content =
      isBeside
      ? CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
      : CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
    fittedSize = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    let x = insets.leading + max(0, size.width - fittedSize.width) * leadingShare
    let y = insets.top + (size.height - fittedSize.height) / 2
    func frame(_ part: CGSize, isFirst: Bool) -> CGRect {
      let (left, top) = (content.width - part.width, content.height - part.height)
      let place =
        isBeside
        ? CGPoint(x: x + (isFirst ? 0 : left), y: y + top / 2)
        : CGPoint(x: x + left / 2, y: y + (isFirst ? 0 : top))
      var frame = CGRect(origin: place, size: part)
      if isRightToLeft { frame.mirror(in: size.width) }
      return frame
    }
    let isImageFirst = arrangement.placement.isSubset(of: [.leading, .top])
    imageFrame = frame(image, isFirst: isImageFirst)
    titleFrame = frame(title, isFirst: !isImageFirst)
  }
}
