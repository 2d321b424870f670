import CellConfiguration
import CellLayout
import Foundation

extension ContentExample {
  /// A picture of a size, with other properties.
  private static func picture(
    _ width: CGFloat, _ height: CGFloat, max: (CGFloat, CGFloat) = (0, 0),
    reserved: (CGFloat, CGFloat) = (0, 0), text: String? = nil
  ) -> @Sendable (inout ListContentConfiguration) -> Void {
    {
      $0.image = CellImage(size: CGSize(width: width, height: height))
      $0.imageProperties.maximumSize = CGSize(width: max.0, height: max.1)
      $0.imageProperties.reservedLayoutSize = CGSize(width: reserved.0, height: reserved.1)
      $0.text = text
    }
  }

  private static let standard = ListContentConfiguration.ImageProperties.standardDimension

  // swift-format-ignore
  /// Displayed images, their slots and places, in the area of a cell of iOS 26: 276 wide, margins
  /// 15.
  static let images: [ContentExample] = [
    ContentExample(rule: "G2", name: "limited in width", evidence: .recorded,
      content: picture(100, 50, max: (40, 0)), image: CGRect(x: 16, y: 16, width: 40, height: 20)),
    ContentExample(rule: "G2", name: "limited in height", evidence: .recorded,
      content: picture(100, 50, max: (0, 10)), image: CGRect(x: 16, y: 21, width: 20, height: 10)),
    ContentExample(rule: "G2", name: "limited in both, the smaller factor counts", evidence: .recorded,
      content: picture(100, 50, max: (40, 10)), image: CGRect(x: 16, y: 21, width: 20, height: 10)),
    ContentExample(rule: "G2", name: "taller than its reserved height: as high as the view", evidence: .recorded, height: 50,
      content: picture(30, 60, reserved: (0, 20)), image: CGRect(x: 16, y: 0, width: 25, height: 50)),
    ContentExample(rule: "G13", name: "not scaled down to the row that it makes", evidence: .recorded,
      content: picture(80, 41.7), image: CGRect(x: 16, y: 15.5, width: 80, height: 41.5), fittedHeight: 72),
    ContentExample(rule: "G13", name: "nor is one that text wraps around", evidence: .assumed, category: .accessibilityMedium,
      content: picture(80, 41.7, text: "a"), image: CGRect(x: 16, y: 15.5, width: 80, height: 41.5), fittedHeight: 72),
    ContentExample(rule: "G2", name: "capped in height: may fill the view", evidence: .recorded, height: 50,
      content: picture(30, 60, max: (0, 40)), image: CGRect(x: 16, y: 5, width: 20, height: 40)),
    ContentExample(rule: "G2", name: "never enlarged", evidence: .recorded, height: 80,
      content: picture(10, 10, max: (40, 40)), image: CGRect(x: 16, y: 35, width: 10, height: 10)),
    ContentExample(rule: "G2", name: "symbols may be taller than the area", evidence: .inferred, height: 52,
      content: { $0.image = CellImage(systemName: "wifi", size: CGSize(width: 28, height: 40)) },
      image: CGRect(x: 14, y: 6, width: 28, height: 40)),
    ContentExample(rule: "G2", name: "higher than the view is wide: the row is as high as it", evidence: .inferred, width: 100,
      content: picture(20, 200), image: CGRect(x: 16, y: 15, width: 20, height: 200), fittedHeight: 230),
    ContentExample(rule: "G2", name: "wider than the area: scaled down to it", evidence: .assumed, height: 52,
      content: picture(600, 30), image: CGRect(x: 16, y: 19, width: 276, height: 14)),
    ContentExample(rule: "G2", name: "wider than the area: the row stays as high as the whole image", evidence: .assumed,
      content: picture(552, 100), image: CGRect(x: 16, y: 40, width: 276, height: 50), fittedHeight: 130),
    ContentExample(rule: "G2", name: "wider than the area, text around it: the row stays as high", evidence: .assumed,
      category: .accessibilityMedium, characterWidth: 10, content: picture(552, 100, text: "four"),
      image: CGRect(x: 16, y: 15 + 25, width: 276, height: 50), text: CGRect(x: 16, y: 40 + 50 + 4, width: 66, height: 33.5),
      fittedHeight: 15 + 100 + 4 + 33.5 + 15),
    ContentExample(rule: "G5", name: "reserved in both dimensions", evidence: .recorded, characterWidth: 10,
      content: picture(20, 20, reserved: (60, 40), text: "four"), image: CGRect(x: 36, y: 25, width: 20, height: 20),
      slot: CGRect(x: 16, y: 15, width: 60, height: 40), text: CGRect(x: 92, y: 25, width: 40, height: 20.5), fittedHeight: 70),
    ContentExample(rule: "G5", name: "the standard of symbols for a bitmap", evidence: .documented,
      content: picture(10, 10, reserved: (standard, standard)), image: CGRect(x: 23, y: 21, width: 10, height: 10),
      slot: CGRect(x: 16, y: 15, width: 24, height: 22)),
    ContentExample(rule: "G5", name: "nothing reserved: the displayed size for a bitmap", evidence: .recorded,
      content: picture(20, 10), slot: CGRect(x: 16, y: 21, width: 20, height: 10)),
    ContentExample(rule: "G5", name: "nothing reserved: the standard for a symbol", evidence: .documented,
      content: { $0.image = CellImage(systemName: "wifi", size: CGSize(width: 28, height: 10)) },
      image: CGRect(x: 14, y: 21, width: 28, height: 10), slot: CGRect(x: 16, y: 15, width: 24, height: 22)),
    ContentExample(rule: "G5", name: "the reserved width does not count at accessibility sizes", evidence: .documented,
      category: .accessibilityMedium, content: picture(20, 20, reserved: (60, 40)),
      image: CGRect(x: 16, y: 25, width: 20, height: 20), slot: CGRect(x: 16, y: 15, width: 20, height: 40)),
    ContentExample(rule: "G6", name: "wider than its slot: sticks out, even of the view", evidence: .recorded, characterWidth: 10,
      content: picture(60, 20, reserved: (20, 0), text: "four"), image: CGRect(x: -4, y: 16, width: 60, height: 20),
      text: CGRect(x: 52, y: 16, width: 40, height: 20.5)),
    ContentExample(rule: "G15", name: "right to left: x' = width - x - w", evidence: .inferred, height: 80,
      direction: .rightToLeft, characterWidth: 10,
      content: picture(50, 30, max: (40, 0), reserved: (44, 0), text: "four"), image: CGRect(x: 242, y: 28, width: 40, height: 24),
      text: CGRect(x: 300 - 76 - 40, y: 30, width: 40, height: 20.5)),
  ]
}

extension ContentExample {
  private static func content(
    _ text: String?, _ secondary: String? = nil, _ image: CGFloat = 60
  ) -> @Sendable (inout ListContentConfiguration) -> Void {
    {
      $0.text = text
      $0.secondaryText = secondary
      $0.image = CellImage(size: CGSize(width: image, height: image))
    }
  }

  /// An example at 28 points: 28 points a character, lines 34 apart, the last one 33.667 high.
  private static func around(
    _ name: String, evidence: Evidence = .assumed, width: CGFloat = 300, height: CGFloat? = nil,
    content: @escaping @Sendable (inout ListContentConfiguration) -> Void
  ) -> ContentExample {
    ContentExample(
      rule: "G14", name: name, evidence: evidence, scale: 3, category: .accessibilityMedium,
      width: width, height: height, characterWidth: 17, content: content)
  }

  private func with(_ change: (inout ContentExample) -> Void) -> ContentExample {
    var copy = self
    change(&copy)
    return copy
  }

  /// Text around an image at the first accessibility size.
  ///
  /// That the label begins at the margin was measured at the largest size; all else is assumed.
  static let aroundImages: [ContentExample] = [
    around("text wraps around the image", evidence: .documented, content: content("aa")).with {
      $0.arrangement = .wrappedAroundImage
      $0.text = CGRect(x: 16, y: 15, width: 76 + 56, height: 101.0 / 3)
    },
    around("an image lower than the first line is centered on it", content: content("aa", nil, 20))
      .with {
        $0.image = CGRect(x: 16, y: 15 + 20.0 / 3, width: 20, height: 20)
      },
    around("the secondary text goes on beside the image", content: content("aa", "bb")).with {
      $0.secondaryText = CGRect(x: 16, y: 15 + 101.0 / 3 + 4, width: 76 + 50, height: 30)
    },
    around("a label below the image begins at the margin too", content: content("aa", "bb", 30))
      .with {
        $0.text = CGRect(x: 16, y: 15, width: 46 + 56, height: 101.0 / 3)
        $0.secondaryText = CGRect(x: 16, y: 15 + 101.0 / 3 + 4, width: 50, height: 30)
      },
    around("as wide as the image and the longer text beside it", content: content("aa", "bbb"))
      .with {
        $0.fittedSize = CGSize(width: 92 + 75 + 8, height: 15 + 101.0 / 3 + 4 + 30 + 15)
      },
    around("one em beside the image: the text is beside it", width: 128, content: content("a")).with
    {
      $0.text = CGRect(x: 16, y: 15, width: 76 + 28, height: 101.0 / 3)
    },
    around(
      "less than one em beside the image: all of it below", width: 127, content: content("a")
    ).with {
      $0.text = CGRect(x: 16, y: 79, width: 28, height: 101.0 / 3)
    },
    around(
      "the em is that of the first text, a secondary text alone too", width: 125,
      content: content(nil, "a")
    ).with {
      $0.secondaryText = CGRect(x: 16, y: 15, width: 76 + 25, height: 30)
    },
    around("a word too long to be beside the image is below it", content: content("aaaaaaaa")).with
    {
      $0.text = CGRect(x: 16, y: 15 + 68, width: 224, height: 101.0 / 3)
      $0.fittedHeight = 15 + 68 + 101.0 / 3 + 15
    },
    around(
      "in a taller view image and text are centered together", height: 190, content: content("aa")
    ).with {
      $0.image = CGRect(x: 16, y: 65, width: 60, height: 60)
      $0.text = CGRect(x: 16, y: 65, width: 76 + 56, height: 101.0 / 3)
    },
    around(
      "without text the image is where it is at other sizes", evidence: .inferred,
      content: content(nil)
    ).with {
      $0.arrangement = .stacked
      $0.image = CGRect(x: 16, y: 15, width: 60, height: 60)
    },
    around("without an image texts are stacked", evidence: .inferred) { $0.text = "aa" }.with {
      $0.arrangement = .stacked
      $0.text = CGRect(x: 16, y: 15, width: 56, height: 101.0 / 3)
    },
  ]
}
