import CellLayout
import Foundation
import Testing
import UIKitNames

/// Layers, insets, colors and sizes of views, and what they draw.
@MainActor
struct LayerMembersTests {
  /// A cell with a view in its content view, and the steps that draw it.
  private func steps(of view: UIView) throws -> [DisplayItem.Content] {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    cell.contentView.addSubview(view)
    cell.layoutIfNeeded()
    return try #require(cell.cellPresentation).contentViews.map(\.content)
  }

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    view.backgroundColor = .systemRed
    return view
  }

  @Test("A layer keeps what is set, and another access to it returns the same values")
  func keeps() {
    let view = view()
    let layer: CALayer = view.layer
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
    layer.cornerRadius = 8
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.cornerCurve = .continuous
    layer.borderWidth = 2
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 1, height: 2)
    view.clipsToBounds = true
    #expect(view.layer.cornerRadius == 8 && view.layer.maskedCorners.rawValue == 3)
    #expect(view.layer.cornerCurve == CALayerCornerCurve.continuous && view.layer.masksToBounds)
    #expect(view.layer.borderWidth == 2 && view.layer.shadowRadius == 4)
    #expect(view.layer.borderColor.map { UIColor(cgColor: $0) } == .separator)
    #expect(view.layer.shadowColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    #expect(view.layer.shadowOpacity == 0.5)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(lower.rawValue == 12)
  }

  @Test("Each value of a layer changes the steps that draw the view")
  func drawing() throws {
    let changes: [(String, @MainActor (UIView) -> Void)] = [
      ("nothing", { _ in }),
      ("radius", { $0.layer.cornerRadius = 8 }),
      (
        "corners",
        {
          $0.layer.cornerRadius = 8
          $0.layer.maskedCorners = .layerMaxXMaxYCorner
        }
      ),
      (
        "curve",
        {
          $0.layer.cornerRadius = 8
          $0.layer.cornerCurve = .continuous
        }
      ),
      ("mask", { $0.layer.masksToBounds = true }), ("border", { $0.layer.borderWidth = 1 }),
      (
        "border color",
        {
          $0.layer.borderWidth = 1
          $0.layer.borderColor = UIColor.systemGreen.cgColor
        }
      ),
      ("shadow", { $0.layer.shadowOpacity = 0.5 }),
      (
        "shadow color",
        {
          $0.layer.shadowOpacity = 0.5
          $0.layer.shadowColor = UIColor.systemGreen.cgColor
        }
      ),
      (
        "shadow radius",
        {
          $0.layer.shadowOpacity = 0.5
          $0.layer.shadowRadius = 9
        }
      ),
      (
        "shadow offset",
        {
          $0.layer.shadowOpacity = 0.5
          $0.layer.shadowOffset = .zero
        }
      ),
      (
        "shadow path",
        {
          $0.layer.shadowOpacity = 0.5
          $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
        }
      ),
    ]
    var all: [(String, [DisplayItem.Content])] = []
    for (name, change) in changes {
      let view = view()
      view.addSubview(UILabel())
      (view.subviews[0] as? UILabel)?.text = "Label"
      view.subviews[0].frame = view.bounds
      change(view)
      let steps = try steps(of: view)
      let same = all.filter { $0.1 == steps }.map(\.0)
      #expect(same == [], "\(name) is drawn like others")
      all.append((name, steps))
    }
  }

  @Test("A mask clips the subviews to the rounded outline, and hides the shadow")
  func mask() throws {
    let view = view()
    view.addSubview(self.view())
    view.layer.cornerRadius = 12
    view.layer.shadowOpacity = 1
    #expect(try steps(of: view).contains { if case .shadow = $0 { true } else { false } })
    view.layer.masksToBounds = true
    let steps = try steps(of: view)
    #expect(!steps.contains { if case .shadow = $0 { true } else { false } })
    let clips = steps.compactMap { step -> CellPath? in
      if case .group(_, let clip) = step { clip } else { nil }
    }
    let outline = CGRect(x: 10, y: 10, width: 100, height: 40)
    #expect(clips.map(\.bounds) == [outline])
  }

  @Test("A mask of a cell clips the views of its content to the cell")
  func cellMask() throws {
    for isMasked in [false, true] {
      let cell = UICollectionViewCell(frame: CGRect(x: 20, y: 30, width: 200, height: 80))
      cell.contentView.addSubview(view())
      cell.layer.cornerRadius = 12
      cell.layer.masksToBounds = isMasked
      cell.layoutIfNeeded()
      let steps = try #require(cell.cellPresentation).contentViews.map(\.content)
      let clips = steps.compactMap { step -> CellPath? in
        if case .group(_, let clip) = step { clip } else { nil }
      }
      let whole = CGRect(x: 0, y: 0, width: 200, height: 80)
      #expect(clips.map(\.bounds) == (isMasked ? [whole] : []) && steps.count == 1)
    }
  }

  @Test("The path of a shadow is in the coordinates of its view")
  func shadowPath() throws {
    let view = view()
    view.layer.shadowOpacity = 0.5
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    let paths = try steps(of: view).compactMap { step -> CellPath? in
      if case .shadow(let shadow) = step { shadow.path } else { nil }
    }
    #expect(paths.map(\.bounds) == [CGRect(x: 11, y: 12, width: 3, height: 4)])
  }

  @Test("Insets have sides, which margins follow in both directions")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.top == 1 && insets.left == 2 && insets.bottom == 3 && insets.right == 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let view = UIView()
      view.traitOverrides.layoutDirection = direction
      view.layoutMargins = insets
      #expect(view.layoutMargins == insets)
      let leading = direction == .leftToRight ? insets.left : insets.right
      #expect(view.directionalLayoutMargins.leading == leading)
    }
  }

  @Test("Colors of asset catalogs are found by their names")
  func assetColors() {
    #expect(UIColor(named: "LayerMembersTests") == nil)
    UIColor.assetColors["LayerMembersTests"] = .systemTeal
    #expect(UIColor(named: "LayerMembersTests") == .systemTeal)
    #expect(UIColor(named: "LayerMembersTests", in: nil, compatibleWith: nil) == .systemTeal)
    UIColor.assetColors["LayerMembersTests"] = nil
    #expect(UIColor(named: "LayerMembersTests") == nil)
  }

  @Test(
    "Colors of Display P3 keep grays, and become the nearest in sRGB",
    arguments: [
      (CGFloat(0.5), CGFloat(0.5), CGFloat(0.5), [0.5, 0.5, 0.5]), (1, 0, 0, [1, 0, 0]),
      (0, 1, 0, [0, 1, 0]), (0.2, 0.6, 0.4, [0, 0.6102, 0.3814]),
      (0.8, 0.3, 0.2, [0.8667, 0.2501, 0.1462]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func displayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ expected: [CGFloat]) {
    let color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: 1)
    let parts = color.resolved(with: .phone)
    for (part, expected) in zip([parts.red, parts.green, parts.blue], expected) {
      #expect(abs(part - expected) < 0.0001)
    }
  }

  @Test("Fonts have the documented sizes, and an italic face")
  func fonts() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.italicSystemFont(ofSize: 12).isItalic)
  }

  @Test("An image may have no pixels, or a name in a bundle")
  func images() {
    #expect(UIImage().size == .zero)
    #expect(UIImage(named: "photo", in: nil, compatibleWith: nil) == UIImage(named: "photo"))
    let symbols = UIImage.SymbolConfiguration(scale: .large)
    #expect(UIImage(named: "photo", in: Bundle.main, with: symbols)?.symbolConfiguration == symbols)
    #expect(UIImage(named: "", in: nil, with: nil) == nil)
  }

  @Test("Views follow the size of their superview by their masks", arguments: 0..<64 as Range<UInt>)
  func autoresizing(_ bits: UInt) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
    inner.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 180)
    func place(
      _ start: CGFloat, _ length: CGFloat, _ change: CGFloat, _ flags: [UIView.AutoresizingMask]
    ) -> (CGFloat, CGFloat) {
      let lengths = [start, length, 100 - start - length]
      let isFlexible = flags.map { inner.autoresizingMask.contains($0) }
      let sum = zip(lengths, isFlexible).map { $1 ? $0 : 0 }.reduce(0, +)
      if sum == 0 { return (start, length) }
      let grown = zip(lengths, isFlexible).map { $1 ? $0 + change * $0 / sum : $0 }
      return (grown[0], grown[1])
    }
    let (x, width) = place(
      10, 60, 100, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let (y, height) = place(
      20, 40, 80, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    #expect(abs(inner.frame.minX - x) < 1e-9 && abs(inner.frame.width - width) < 1e-9)
    #expect(abs(inner.frame.minY - y) < 1e-9 && abs(inner.frame.height - height) < 1e-9)
  }

  @Test("A view fills its superview at any size, also from an empty one")
  func autoresizingFill() {
    let outer = UIView()
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    for size in [CGSize(width: 50, height: 20), .zero, CGSize(width: 7, height: 9)] {
      outer.frame.size = size
      #expect(inner.frame == outer.bounds)
    }
  }
}
