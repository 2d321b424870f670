public import CellConfiguration
import CellText
public import Foundation

/// The frames of image, text and secondary text of list content in a view.
///
/// ```diagram
///  ┌──────────────────────────── view ────────────────────────────┐
///  │ leading ┌─ slot ─┐ image-to-  ┌ text ───────────┐   trailing │
///  │ margin  │ image  │ text       └─────────────────┘   margin   │
///  │         └────────┘ padding    ┌ secondary text ─┐            │
///  │                               └─────────────────┘            │
///  └──────────────────────────────────────────────────────────────┘
/// ```
///
/// A pure function of configuration, size and context. Frames are in points, from the top left
/// corner of the view:
///
/// ```swift
/// let layout = ListContentLayout(content, width: 320, context: LayoutContext(traits: traits))
/// let height = layout.size.height
/// let text = layout.textFrame
/// ```
///
/// Frames are as recorded and measured for `UIListContentView`. They follow these rules:
///
/// 1. Any input gives finite sizes that are not negative; negative margins, paddings and sizes
///    count as 0.
/// 2. Every edge lies on a pixel. In a right-to-left layout, this requires that the width of the
///    view is a whole number of pixels.
/// 3. Right-to-left frames are the mirror image of left-to-right ones.
/// 4. Slot, text and secondary text never overlap. If text wraps around the image, this applies to
///    its lines: the frame of a label begins at the margin, before the image beside it.
/// 5. A narrower view is never shorter, unless a text mixes fonts of different sizes.
/// 6. No text is measured twice for the same width.
public struct ListContentLayout: Equatable, Sendable {
  /// The arrangement of the texts relative to each other and to the image.
  public enum Arrangement: String, Hashable, Sendable {
    /// The text at the leading edge, the secondary text at the trailing edge, one line each.
    case sideBySide

    /// The secondary text below the text, or only one text, or none.
    case stacked

    /// Text that flows around the image, at accessibility sizes.
    case wrappedAroundImage
  }

  /// The size of the view.
  public internal(set) var size = CGSize.zero

  /// The size that the content needs; its height equals `size.height` unless a height was given.
  package internal(set) var fittedSize = CGSize.zero

  /// The effective margins: on preserved axes, the larger of the own and the inherited margins.
  public internal(set) var margins = DirectionalEdgeInsets.zero

  /// The arrangement of the texts relative to each other and to the image.
  public internal(set) var arrangement = Arrangement.stacked

  /// The frame of the displayed image, or `nil` if there is none.
  ///
  /// The image may extend beyond its slot.
  public internal(set) var imageFrame: CGRect?

  /// The space reserved for the image, or `nil` without an image.
  public internal(set) var imageSlot: CGRect?

  /// The frame of the text's label, or `nil` without a text.
  ///
  /// If text wraps around the image, the frame contains the image's width and the padding.
  public internal(set) var textFrame: CGRect?

  /// The frame of the secondary text's label, or `nil` without a secondary text.
  ///
  /// If text wraps around the image, the frame begins at the margin, like the one of the text.
  public internal(set) var secondaryTextFrame: CGRect?

  /// The first baseline, in points from the top of the view; `nil` without a text.
  public internal(set) var firstBaseline: CGFloat?

  /// The last baseline, in points from the top of the view; `nil` without a text.
  public internal(set) var lastBaseline: CGFloat?

  /// The number of text measurements made, at most one for each text and width.
  package internal(set) var measurementCount = 0

  /// The lines around the image, if the text wraps around it.
  var wrappedLines: WrappedLines?

  /// Lays out content in a width, at the height that it needs.
  ///
  /// - Parameters:
  ///   - configuration: The content, in the state to show.
  ///   - width: The width of the view in points. Negative and NaN values count as 0. If infinite,
  ///     the view is as wide as the content needs.
  ///   - context: The traits, text system and inherited margins.
  public init(
    _ configuration: borrowing ListContentConfiguration, width: CGFloat,
    context: borrowing LayoutContext
  ) {
    var measurement = ListContentMeasurement()
    measurement.measure(
      configuration, width: width, height: nil, inheriting: context.superviewLayoutMargins,
      context.resolved)
    place(&measurement, nil)
  }

  /// Lays out content in a view of a given size.
  ///
  /// - Parameters:
  ///   - configuration: The content, in the state to show.
  ///   - size: The size of the view in points. Negative and NaN dimensions count as 0. An infinite
  ///     dimension is as large as the content needs.
  ///   - context: The traits, text system and inherited margins.
  public init(
    _ configuration: borrowing ListContentConfiguration, size: CGSize,
    context: borrowing LayoutContext
  ) {
    let height = size.height == .infinity ? nil : size.height.length
    var measurement = ListContentMeasurement()
    measurement.measure(
      configuration, width: size.width, height: height, inheriting: context.superviewLayoutMargins,
      context.resolved)
    place(&measurement, height)
  }

  /// Places measured content in a view.
  ///
  /// - Parameters:
  ///   - measurement: The content, measured for the width of the view.
  ///   - height: The height of the view in points, or `nil` for the height that the content needs.
  public init(_ measurement: borrowing ListContentMeasurement, height: CGFloat? = nil) {
    var measurement = copy measurement
    place(&measurement, height)
  }

  /// Creates the layout of empty content, to be placed.
  init() {}
}
