import CellTestSupport
import Foundation
import Testing
import UIKitNames

@MainActor
struct ValueControlTests {
  private static let numbers: [Float] = [-.infinity, -3, -1, 0, 0.25, 1, 2, 7, .infinity, .nan]

  @Test("The value of a slider stays between minimum and maximum", arguments: 0..<20)
  func sliderLimits(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let slider = UISlider()
    for _ in 0..<40 {
      let number = Self.numbers.randomElement(using: &random) ?? 0
      let old = slider.value
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where number.isFinite:
        slider.minimumValue = number
        #expect(slider.minimumValue == number && slider.maximumValue >= number)
      case 1 where number.isFinite:
        slider.maximumValue = number
        #expect(slider.maximumValue == number && slider.minimumValue <= number)
      case 2:
        slider.setValue(number, animated: true)
      default:
        slider.slideByUser(to: number, old)
      }
      #expect((slider.minimumValue...slider.maximumValue).contains(slider.value))
    }
    slider.minimumValue = 0
    slider.maximumValue = 1
    slider.value = 5
    slider.maximumValue = 10
    #expect(slider.value == 1)
  }

  @Test("A slider that is not continuous sends one event for a drag")
  func continuous() {
    let slider = UISlider()
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    slider.slideByUser(to: 0.25, 0.5, 2)
    #expect(values == [0.25, 0.5, 1])
    slider.isContinuous = false
    slider.slideByUser(to: 0.75, 0.5)
    #expect(values == [0.25, 0.5, 1, 0.5])
    slider.value = 0
    #expect(values.count == 4)
  }

  @Test("A stepper stays within its limits, and wraps only at the ends", arguments: 0..<20)
  func stepper(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let stepper = UIStepper()
    var changes = 0
    stepper.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stepper.minimumValue = -2
    stepper.maximumValue = 3
    stepper.stepValue = [1, 2, 0.5].randomElement(using: &random) ?? 1
    for _ in 0..<60 {
      stepper.wraps = Bool.random(using: &random)
      let (old, count, isIncrement) = (stepper.value, changes, Bool.random(using: &random))
      stepper.stepByUser(isIncrement: isIncrement)
      let end: Double = isIncrement ? 3 : -2
      let moved = isIncrement ? min(3, old + stepper.stepValue) : max(-2, old - stepper.stepValue)
      #expect(stepper.value == (old == end ? (stepper.wraps ? 1 - end : end) : moved))
      #expect(changes == count + (stepper.value == old ? 0 : 1))
    }
  }

  @Test("A progress view limits its fraction and has its colors")
  func progress() {
    let view = UIProgressView()
    for (number, limited) in [(Float(0.5), Float(0.5)), (-1, 0), (7, 1), (.nan, 0)] {
      view.setProgress(number, animated: true)
      #expect(view.progress == limited)
    }
    view.progress = 0.5
    view.progressTintColor = .systemRed
    view.trackTintColor = .systemGreen
    view.frame = CGRect(x: 0, y: 0, width: 100, height: view.intrinsicContentSize.height)
    guard case .group(let items, _) = view.displayContents.first else {
      Issue.record("found no group")
      return
    }
    let colors = items.map { item -> CellColor.Components? in
      if case .fill(_, let color) = item.content { return color }
      return nil
    }
    #expect(colors == [UIColor.systemGreen, .systemRed].map { $0.resolved(with: .phone) })
    #expect(view.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 4))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("A segmented control keeps its selection through random edits", arguments: 0..<20)
  func segments(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let control = UISegmentedControl(items: ["0", UIImage(name: "cat", size: .zero), 7, "1"])
    #expect(control.numberOfSegments == 3 && control.imageForSegment(at: 1)?.name == "cat")
    control.setTitle("2", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil)
    var (titles, selected) = (["0", "2", "1"], String?.none)
    for step in 10..<60 {
      let index = Int.random(in: 0...titles.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        control.insertSegment(withTitle: "\(step)", at: index, animated: true)
        titles.insert("\(step)", at: index)
      case 1 where index < titles.count:
        control.removeSegment(at: index, animated: true)
        if titles.remove(at: index) == selected { selected = nil }
      default:
        control.selectByUser(segmentAt: index)
        if index < titles.count { selected = titles[index] }
      }
      #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == titles)
      let current = control.selectedSegmentIndex
      #expect((current == UISegmentedControl.noSegment ? nil : titles[current]) == selected)
    }
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
    #expect(control.subviews.isEmpty)
  }

  @Test("The image of a segment keeps its size, and is in the middle of its segment")
  func segmentImage() throws {
    let image = UIImage(name: "flag", size: CGSize(width: 24, height: 12))
    let control = UISegmentedControl(items: ["A", image])
    control.frame.size = control.intrinsicContentSize
    control.layoutSubviews()
    let views = control.subviews.flatMap { [$0] + $0.subviews }.compactMap { $0 as? UIImageView }
    let view = try #require(views.first { $0.image == image })
    #expect(view.frame.size == CGSize(width: 24, height: 12))
    #expect(view.frame.midY == control.bounds.midY)
  }

  @Test("A user selects only segments that are enabled, once each")
  func selection() {
    var (log, changes) = ([String](), 0)
    let actions = ["A", "B"].map { title in UIAction(title: title) { log.append($0.title) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    control.setEnabled(false, forSegmentAt: 0)
    for segment in [0, 1, 1, 2, -1] { control.selectByUser(segmentAt: segment) }
    #expect(log == ["B"] && changes == 1 && control.selectedSegmentIndex == 1)
    #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
    control.setEnabled(true, forSegmentAt: 0)
    control.isMomentary = true
    control.selectByUser(segmentAt: 0)
    #expect(log == ["B", "A"] && changes == 2 && control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 1
    #expect(changes == 2)
  }

  @Test("Segments fill the control in proportion to their widths")
  func widths() {
    let control = UISegmentedControl(items: ["A", "B"])
    let size = control.intrinsicContentSize
    control.setWidth(size.width / 2 * 3, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == size.width / 2 * 3)
    #expect(control.intrinsicContentSize.width == size.width * 2)
    control.frame.size = CGSize(width: 200, height: 31)
    control.layoutIfNeeded()
    let labels = control.subviews.filter { !$0.isHidden }.map(\.frame)
    #expect(labels.count == 2 && abs(labels[0].midX - 25) < 1e-6)
    #expect(abs(labels[1].midX - 125) < 1e-6)
    control.setImage(UIImage(name: "cat", size: CGSize(width: 80, height: 9)), forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 100 + size.width / 2 * 3)
  }
}
