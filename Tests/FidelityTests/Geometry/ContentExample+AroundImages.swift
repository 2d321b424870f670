import CellConfiguration
import CellLayout
import Foundation

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

  /// Text around an image at the first accessibility size; all of its geometry is assumed.
  static let aroundImages: [ContentExample] = [
    around("text wraps around the image", evidence: .documented, content: content("aa")).with {
      $0.arrangement = .wrappedAroundImage
      $0.text = CGRect(x: 92, y: 15, width: 56, height: 101.0 / 3)
    },
    around("an image lower than the first line is centered on it", content: content("aa", nil, 20))
      .with {
        $0.image = CGRect(x: 16, y: 15 + 7.0 / 3 + 20.0 / 3, width: 20, height: 20)
      },
    around("the secondary text goes on beside the image", content: content("aa", "bb")).with {
      $0.secondaryText = CGRect(x: 92, y: 15 + 101.0 / 3 + 4, width: 50, height: 30)
    },
    around("as wide as the image and the longer text beside it", content: content("aa", "bbb"))
      .with {
        $0.fittedSize = CGSize(width: 92 + 75 + 8, height: 15 + 101.0 / 3 + 4 + 30 + 15)
      },
    around(
      "less than four ems beside the image: all of it below", width: 200, content: content("aa")
    ).with {
      $0.text = CGRect(x: 16, y: 79, width: 56, height: 101.0 / 3)
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
      $0.text = CGRect(x: 92, y: 65, width: 56, height: 101.0 / 3)
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
      $0.text = CGRect(x: 16, y: 15 + 7.0 / 3, width: 56, height: 101.0 / 3)
    },
  ]
}
