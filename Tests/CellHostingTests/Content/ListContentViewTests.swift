import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@MainActor
struct ListContentViewTests {
  private func view(_ configure: (inout ListContentConfiguration) -> Void) -> ListContentView {
    var content = ListContentConfiguration.subtitleCell()
    configure(&content)
    let view = ListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: view.preferredHeight(fitting: 320))
    view.layoutIfNeeded()
    return view
  }

  @Test("Guides exist only while their element does")
  func guidesExistElement() throws {
    let view = view { $0.text = "Wi-Fi" }
    #expect(view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
    let guide = try #require(view.textLayoutGuide)
    #expect(guide.owningView === view)

    var content = ListContentConfiguration.subtitleCell()
    content.secondaryText = "Home"
    content.image = CellImage(systemName: "wifi")
    view.configuration = content
    #expect(view.textLayoutGuide == nil)
    #expect(guide.owningView == nil)
    #expect(view.secondaryTextLayoutGuide != nil)
    #expect(view.imageLayoutGuide != nil)
  }

  @Test("An empty text has no guide")
  func emptyTextGuide() {
    #expect(view { $0.text = "" }.textLayoutGuide == nil)
  }

  @Test("A guide stays the same while its element changes")
  func guideStaysSame() {
    let view = view { $0.text = "Wi-Fi" }
    let guide = view.textLayoutGuide
    view.configuration = {
      var content = view.listConfiguration
      content.text = "Bluetooth and much more"
      return content
    }()
    view.layoutIfNeeded()
    #expect(view.textLayoutGuide === guide)
  }

  @Test("Guides have the frames of the layout")
  func guidesFramesLayout() throws {
    let view = view {
      $0.text = "Wi-Fi"
      $0.secondaryText = "Home"
      $0.image = CellImage(name: "portrait", size: CGSize(width: 30, height: 30))
    }
    let layout = try #require(view.contentLayout)
    #expect(view.textLayoutGuide?.layoutFrame == layout.textFrame)
    #expect(view.secondaryTextLayoutGuide?.layoutFrame == layout.secondaryTextFrame)
    #expect(view.imageLayoutGuide?.layoutFrame == layout.imageFrame)
    #expect(layout.imageFrame?.size == CGSize(width: 30, height: 30))
  }

  @Test("The guide of a text that wraps around its image begins where the image does")
  func guideAroundImage() throws {
    let view = ListContentView(configuration: .sidebarCell())
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    view.traitOverrides.displayScale = 2
    view.configuration = ListContentConfiguration(
      style: .sidebarCell, text: "Home",
      image: CellImage(name: "house", size: CGSize(width: 59.5, height: 50.5)))
    view.frame = CGRect(x: 0, y: 0, width: 248, height: view.preferredHeight(fitting: 248))
    view.layoutIfNeeded()
    #expect(view.frame.height == 85.5)
    let guide = try #require(view.textLayoutGuide).layoutFrame
    let image = try #require(view.imageLayoutGuide).layoutFrame
    #expect(guide.minX == image.minX)
    #expect(guide.width == 206)  // 59.5 + 10 + 136.5
  }

  @Test("Assigning the default limit of lines lays out again at accessibility sizes")
  func assignedLimit() throws {
    let view = ListContentView(configuration: .sidebarCell())
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    var content = ListContentConfiguration.sidebarCell()
    content.text = "A title that needs several lines"
    view.configuration = content
    view.frame = CGRect(x: 0, y: 0, width: 248, height: 300)
    view.layoutIfNeeded()
    let wrapped = view.preferredHeight(fitting: 248)
    let guide = try #require(view.textLayoutGuide)
    let wrappedFrame = guide.layoutFrame
    content.textProperties.numberOfLines = 1
    view.configuration = content
    view.layoutIfNeeded()
    #expect(view.preferredHeight(fitting: 248) < wrapped)
    #expect(guide.layoutFrame.height < wrappedFrame.height)
  }

  @Test("Only changes of frames ask for layout")
  func changesFramesAsk() {
    let view = view { $0.text = "Wi-Fi" }
    func set(_ change: (inout ListContentConfiguration) -> Void) {
      var content = view.listConfiguration
      change(&content)
      view.configuration = content
    }
    set { _ in }
    #expect(!view.needsLayout)
    set { $0.textProperties.color = .systemRed }
    #expect(!view.needsLayout)
    set { $0.directionalLayoutMargins.top = 30 }
    #expect(view.needsLayout)
    view.layoutIfNeeded()
    set { $0.text = "Bluetooth" }
    #expect(view.needsLayout)
  }

  @Test("Asking for the height again measures nothing")
  func askingHeightAgain() {
    let cache = TextMeasurementCache(shaper: UnabridgedShaper())
    let root = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.textMeasurementCache = cache
    let view = ListContentView(configuration: content("Wi-Fi"))
    root.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
    _ = view.preferredHeight(fitting: 320)
    let measured = cache.statistics
    for _ in 0..<10 { _ = view.preferredHeight(fitting: 320) }
    view.layoutIfNeeded()
    #expect(cache.statistics.misses == measured.misses)
    #expect(cache.statistics.hits == measured.hits)
    #expect(measured.misses >= 1)
  }

  @Test("Text size, direction and margins around lead to another layout")
  func textSizeDirection() throws {
    let root = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = view { $0.text = "Wi-Fi" }
    root.addSubview(view)
    root.layoutIfNeeded()
    let left = try #require(view.textLayoutGuide).layoutFrame.minX
    #expect(left == 16)
    root.directionalLayoutMargins.leading = 40
    root.layoutIfNeeded()
    #expect(view.textLayoutGuide?.layoutFrame.minX == 40)
    let height = view.preferredHeight(fitting: 320)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(view.preferredHeight(fitting: 320) > height)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.textLayoutGuide?.layoutFrame.maxX == 280)
  }

  @Test("A low view lets its image shrink")
  func lowViewLets() throws {
    let view = view {
      $0.text = "Wi-Fi"
      $0.image = CellImage(name: "tall", size: CGSize(width: 80, height: 80))
    }
    view.frame.size.height = 60
    view.layoutIfNeeded()
    let image = try #require(view.imageLayoutGuide).layoutFrame
    #expect(image.height < 80)
    #expect(image.minX >= 0)
  }

  @Test("Any width gives a usable height", arguments: [CGFloat.nan, .infinity, -1, 0, 1e9])
  func anyWidthGives(_ width: CGFloat) {
    let height = view { $0.text = "Wi-Fi" }.preferredHeight(fitting: width)
    #expect(height.isFinite && height >= 0)
  }

  @Test(
    "A size is no wider than asked for and never negative",
    arguments: [CGFloat.nan, .infinity, -.infinity, -7, -0.0, 0, 40, 1e9])
  func sizeWiderAsked(_ width: CGFloat) {
    let view = view { $0.text = "Wi-Fi" }
    for height in [CGFloat.nan, -.infinity, -1, 0, .infinity] {
      let size = view.sizeThatFits(CGSize(width: width, height: height))
      #expect(size.width.isFinite && size.height.isFinite)
      #expect(size.width >= 0 && size.height >= 0)
      #expect(size.width <= (width > 0 ? width : 0))
    }
  }

  @Test("A configuration of another type stops the program and is named")
  func configurationAnotherType() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = ListContentView(configuration: .cell())
        view.configuration = NativeLabelConfiguration()
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("a ListContentView cannot show a NativeLabelConfiguration"))
  }
}
