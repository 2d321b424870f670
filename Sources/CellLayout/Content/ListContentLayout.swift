public import CellConfiguration
import CellText
public import Foundation

/// The frames of image, text and secondary text of list content in a view.
///
/// ```
///  ┌──────────────────────────── view ────────────────────────────┐
///  │ leading ┌─ slot ─┐ image-to-  ┌ text ───────────┐   trailing │
///  │ margin  │ image  │ text       └─────────────────┘   margin   │
///  │         └────────┘ padding    ┌ secondary text ─┐            │
///  │                               └─────────────────┘            │
///  └──────────────────────────────────────────────────────────────┘
/// ```
///
/// A pure function of configuration, size and context:
///
/// ```swift
/// let layout = ListContentLayout(content, width: 320, context: LayoutContext(traits: traits))
/// let height = layout.size.height  // of a self-sizing row
/// let text = layout.textFrame  // in points, from the top left corner of the view
/// ```
///
/// Frames are as recorded and measured for `UIListContentView`. Rules:
///
/// 1. Any number gives finite sizes that are not negative; margins, paddings and sizes below 0
///    count as 0.
/// 2. Every edge lies on a pixel, provided that the width of the view does where the layout runs
///    from right to left.
/// 3. Right-to-left frames are the mirror image of left-to-right ones.
/// 4. Slot, text and secondary text never overlap.
/// 5. A narrower view is never lower, unless texts mix fonts of different sizes.
/// 6. No text is measured twice for the same width.
public struct ListContentLayout: Equatable, Sendable {
  /// How the texts stand to each other and to the image.
  public enum Arrangement: String, Hashable, Sendable {
    /// The text at the leading edge, the secondary text at the trailing edge, one line each.
    case sideBySide

    /// The secondary text below the text; also where there is only one of them, or none.
    case stacked

    /// Text that flows around the image, at accessibility sizes.
    case wrappedAroundImage
  }

  /// The size of the view.
  public private(set) var size = CGSize.zero

  /// The size that the content wants; its height is that of ``size`` unless another one was given.
  public private(set) var fittedSize = CGSize.zero

  /// The effective margins: the larger of own and inherited ones on preserved axes.
  public private(set) var margins = DirectionalEdgeInsets.zero

  /// How the texts stand to each other and to the image.
  public private(set) var arrangement = Arrangement.stacked

  /// The frame of the displayed image, `nil` without one; it may stick out of its slot.
  public internal(set) var imageFrame: CGRect?

  /// The space kept for the image, `nil` without one.
  public internal(set) var imageSlot: CGRect?

  /// The frame of the text's label, `nil` without a text.
  public internal(set) var textFrame: CGRect?

  /// The frame of the secondary text's label, `nil` without such a text.
  public internal(set) var secondaryTextFrame: CGRect?

  /// The first baseline, in points from the top of the view; `nil` without text.
  public internal(set) var firstBaseline: CGFloat?

  /// The last baseline, in points from the top of the view; `nil` without text.
  public internal(set) var lastBaseline: CGFloat?

  /// How often a text was measured: at most once a text and width.
  public private(set) var measurementCount = 0

  /// Where lines run around the image, if they do.
  var wrappedLines: WrappedLines?

  /// Lays content out in a width, as high as it wants.
  ///
  /// - Parameters:
  ///   - configuration: The content, in the state that it is to be shown in.
  ///   - width: The width of the view in points; below 0 and not a number count as 0, an infinite
  ///     one as the width that the content wants.
  ///   - context: Traits, text system and inherited margins.
  public init(
    _ configuration: borrowing ListContentConfiguration, width: CGFloat,
    context: borrowing LayoutContext
  ) {
    var measurement = ListContentMeasurement()
    measurement.measure(configuration, width: width, height: nil, context)
    place(&measurement, nil)
  }

  /// Lays content out in a view of a given size.
  ///
  /// - Parameters:
  ///   - configuration: The content, in the state that it is to be shown in.
  ///   - size: The size of the view in points; dimensions below 0 and such that are not a number
  ///     count as 0, infinite ones as what the content wants.
  ///   - context: Traits, text system and inherited margins.
  public init(
    _ configuration: borrowing ListContentConfiguration, size: CGSize,
    context: borrowing LayoutContext
  ) {
    let height = size.height == .infinity ? nil : size.height.length
    var measurement = ListContentMeasurement()
    measurement.measure(configuration, width: size.width, height: height, context)
    place(&measurement, height)
  }

  /// Places content that is measured already.
  ///
  /// - Parameters:
  ///   - measurement: The content, measured for the width of the view.
  ///   - height: The height of the view in points, `nil` for the one that the content wants.
  public init(_ measurement: borrowing ListContentMeasurement, height: CGFloat? = nil) {
    var measurement = copy measurement
    place(&measurement, height)
  }

  @inline(__always)
  private mutating func place(_ measurement: inout ListContentMeasurement, _ height: CGFloat?) {
    size.width = measurement.width
    size.height = measurement.fittedSize.height
    if let height, height != .infinity { size.height = height.length }
    fittedSize = measurement.fittedSize
    margins = measurement.input.margins
    arrangement = measurement.arrangement
    measurementCount = measurement.measurementCount
    place(&measurement)
    if measurement.input.isRightToLeft { mirror() }
  }

  /// G15: right to left is the mirror image.
  private mutating func mirror() {
    imageFrame = imageFrame?.mirrored(in: size.width)
    imageSlot = imageSlot?.mirrored(in: size.width)
    textFrame = textFrame?.mirrored(in: size.width)
    secondaryTextFrame = secondaryTextFrame?.mirrored(in: size.width)
    if let lines = wrappedLines {
      wrappedLines?.left = size.width - lines.right
      wrappedLines?.right = size.width - lines.left
    }
  }
}
