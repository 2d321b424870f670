import Foundation
import UIKitNames

extension CellFile {
  /// The frames of the views in a row of a list of 390 points, each view before its subviews,
  /// calculated by hand.
  ///
  /// Frames are in the coordinates of the cell, from left to right, in the text size `large`. The
  /// margins of rows are 15 points at top and bottom, and 20 at the sides.
  @MainActor var frames: [CGRect] {
    switch self {
    case .account:
      let (name, detail) = (height(of: 17), height(of: 13, lines: 2, leading: 18))
      let labels = name + 3 + detail
      let row = 15 + labels + 15
      // Between the avatar and the switch: 390 - 20 - 45 - 16 - 12 - 51 - 20.
      return [
        rect(0, 0, 390, row),
        rect(20, (row - 45) / 2, 45, 45), rect(20, (row - 45) / 2, 45, 45),
        rect(81, 15, 226, labels), rect(81, 15, 226, name),
        rect(81, 15 + name + 3, 226, detail),
        rect(319, (row - 31) / 2, 51, 31),
      ]
    case .article:
      let source = height(of: 13)
      let word = width(of: "NEWS", .preferredFont(forTextStyle: .footnote))
      let symbol = UIImageView(
        image: UIImage(
          systemName: "newspaper",
          withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote, scale: .small)))
      let summary = width(of: "It crosses the river.", .preferredFont(forTextStyle: .subheadline))
      let (title, last) = (12 + source + 4, 12 + source + 4 + 2 * 26 + 4)
      let row = last + height(of: 15) + 12
      return [
        rect(0, 0, 390, row), rect(16, 12, 358, row - 24),
        rect(16, 12, symbol.frame.width + 8 + word, source),
        rect(16, 12, symbol.frame.width, symbol.frame.height),
        rect(16 + symbol.frame.width + 8, 12, word, source),
        rect(16, title, 358, 2 * 26), rect(16, last, summary, height(of: 15)),
      ]
    case .calendarDay:
      // Two dots with a space between them are 16 points wide.
      return [
        rect(0, 0, 390, 58), rect(177, 6, 36, 36), rect(177, 6, 36, 36),
        rect(187, 46, 6, 6), rect(197, 46, 6, 6),
      ]
    case .chatBubble:
      let message = height(of: 17, lines: 3, leading: 22)
      let time = CGSize(
        width: width(of: "9:41", .systemFont(ofSize: 11, weight: .medium)), height: height(of: 11))
      let bottom = 6 + 8 + message + 8
      // The bubble has 80 % of the width.
      return [
        rect(0, 0, 390, bottom + 2 + time.height + 6),
        rect(62, 6, 312, 8 + message + 8), rect(74, 14, 288, message),
        rect(370 - time.width, bottom + 2, time.width, time.height),
      ]
    case .formField:
      let (title, error) = (height(of: 13), height(of: 12, lines: 2, leading: 16))
      let stack = title + 6 + 44 + 4 + error
      return [
        rect(0, 0, 390, 15 + stack + 15), rect(20, 15, 350, stack), rect(20, 15, 350, title),
        rect(20, 15 + title + 6, 350, 44), rect(20, 15 + title + 6 + 44 + 4, 350, error),
      ]
    case .photo:
      let title = width(of: "Harbor", .preferredFont(forTextStyle: .headline))
      let date = width(of: "Friday", .preferredFont(forTextStyle: .caption1))
      // The first baselines are 16 1/3 points below the top of the title, and 11 1/3 of the date.
      return [
        rect(0, 0, 390, 96), rect(16, 12, 72, 72), rect(100, 12, title, height(of: 17)),
        rect(100, 12 + height(of: 17) + 4, 274, height(of: 15, lines: 2, leading: 20)),
        rect(374 - date, 12 + 5, date, height(of: 12)),
      ]
    case .queue:
      let (title, artist) = (height(of: 16), height(of: 15))
      let texts = title + 2 + artist + 6 + 4
      let row = 8 + texts + 8
      let time = width(of: "4:05", .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
      let rest = 330 - 12 - time - 12 - 76
      return [
        rect(0, 0, 390, row), rect(0, 0, 390, row), rect(16, (row - 48) / 2, 48, 48),
        rect(76, 8, rest, texts), rect(76, 8, rest, title), rect(76, 8 + title + 2, rest, artist),
        rect(76, 8 + title + 2 + artist + 6, rest, 4),
        rect(330 - 12 - time, (row - artist) / 2, time, artist),
        rect(330, (row - 44) / 2, 44, 44),
      ]
    case .searchResult:
      let (title, subtitle) = (height(of: 17, lines: 3, leading: 22), height(of: 13))
      let distance = width(
        of: "1.5 km", UIFont(name: "Helvetica", size: 13) ?? .systemFont(ofSize: 13))
      let (row, middle) = (11 + title + 4 + subtitle + 11, 11 + (title + 4 + subtitle) / 2)
      // The indicator is hidden while it does not spin.
      let rest = 356 - 8 - distance - 10 - 62
      return [
        rect(0, 0, 356, row), rect(20, middle - 14, 28, 28), rect(62, 11, rest, title),
        rect(62, 11 + title + 4, rest, subtitle),
        rect(348 - distance, 11 + title + 4, distance, subtitle),
      ]
    case .shopCard:
      let name = height(of: 20, lines: 2, leading: 25)
      let prices = UILabel()
      prices.attributedText = ShopCardCell.prices("$29", old: "$39")
      let button = ShopCardCell().buyButton.intrinsicContentSize.width
      let top = 8 + 179 + 12 + name + 12
      return [
        rect(0, 0, 390, top + 40 + 12 + 8), rect(16, 8, 358, top + 40 + 12 - 8),
        rect(16, 8, 358, 179), rect(24, 16, 48, 20), rect(28, 8 + 179 + 12, 334, name),
        rect(28, top + 8, prices.intrinsicContentSize.width, height(of: 20)),
        rect(362 - button, top, button, 40),
      ]
    case .sidebar:
      let badge = width(of: "12", .preferredFont(forTextStyle: .footnote))
      let row = 10 + height(of: 17, lines: 2, leading: 22) + 3 + height(of: 13) + 10
      // Rows are 350 points wide. The indicator has 14 points, 8 before the edge. The area of the
      // badge has 24 points, 8 before the indicator.
      return [
        rect(0, 0, 296, row),
        rect(308 - badge / 2, (row - height(of: 13)) / 2, badge, height(of: 13)),
      ]
    }
  }
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The height of lines, up to the next pixel: the first one has 1.193 times the size of the font,
/// and each other one the leading of the text style.
private func height(of size: CGFloat, lines: CGFloat = 1, leading: CGFloat = 0) -> CGFloat {
  ((size * 1.193359375 + (lines - 1) * leading) * 3 - 1e-6).rounded(.up) / 3
}

/// The width of a text on one line.
@MainActor
private func width(of text: String, _ font: UIFont) -> CGFloat {
  let label = UILabel()
  label.text = text
  label.font = font
  return label.intrinsicContentSize.width
}
