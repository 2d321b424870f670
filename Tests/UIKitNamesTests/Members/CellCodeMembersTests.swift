import CellConfiguration
import CellHosting
import Foundation
import Testing
import UIKitNames

/// Members that cell code in the style of apps needs beside those of configurations.
@MainActor
struct CellCodeMembersTests {
  @Test("Animations run their changes and then their completion, before they return")
  func animations() {
    let view = UIView()
    var steps: [String] = []
    func completion(_ finished: Bool) { steps.append("\(finished) \(view.alpha)") }
    let options: UIView.AnimationOptions = [.allowUserInteraction, .curveEaseOut]
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.1 }, completion: completion)
    UIView.animate(withDuration: 1) { view.alpha = 0.2 }
    steps.append("\(view.alpha)")
    UIView.animate(
      withDuration: 1, delay: 1, options: options, animations: { view.alpha = 0.3 },
      completion: completion)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: { view.alpha = 0.4 }, completion: completion)
    UIView.animate(
      springDuration: 1, bounce: 0, initialSpringVelocity: 0, delay: 0, options: [],
      animations: { view.alpha = 0.5 }, completion: completion)
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve,
      animations: { view.alpha = 0.6 }, completion: completion)
    UIView.performWithoutAnimation { view.alpha = 0.7 }
    #expect(steps == ["true 0.1", "0.2", "true 0.3", "true 0.4", "true 0.5", "true 0.6"])
    #expect(view.alpha == 0.7)
  }

  @Test("A transaction runs its completion when it is committed, also inside another one")
  func transactions() {
    var steps: [Int] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { steps.append(2) }
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { steps.append(1) }
    #expect(steps == [])
    CATransaction.commit()
    #expect(steps == [1])
    CATransaction.commit()
    CATransaction.setCompletionBlock { steps.append(3) }
    #expect(steps == [1, 2, 3])
  }

  @Test("A view observes only the traits that it names, until it is unregistered")
  func traitChanges() {
    let view = UIView()
    var changes: [String] = []
    let traits: [Any.Type] = [UITraitPreferredContentSizeCategory.self, Density.self]
    func note(_ view: UIView, _ previous: UITraitCollection) {
      changes.append(
        "\(previous.preferredContentSizeCategory.name) \(view.traitCollection[Density.self])")
    }
    let registration = view.registerForTraitChanges(traits, handler: note)
    for number in 1...3 {
      view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIView, _) in
        changes.append("\(number)")
      }
    }
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(changes == [])
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    view.traitOverrides[Density.self] = 2
    #expect(changes == ["unspecified 1", "extraLarge 2"])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(changes.count == 2)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(changes.dropFirst(2) == ["1", "2", "3"])
  }

  private enum Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test("Limits of the text size hold for the view and the views in it")
  func contentSizeLimits() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    view.maximumContentSizeCategory = nil
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    view.traitOverrides.preferredContentSizeCategory = .small
    label.minimumContentSizeCategory = .medium
    #expect(label.traitCollection.preferredContentSizeCategory == .medium)
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
    #expect(view.minimumContentSizeCategory == nil && view.maximumContentSizeCategory == nil)
  }

  @Test("Style and direction of a view")
  func styleAndDirection() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.overrideUserInterfaceStyle == .unspecified)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("The first element of a cell has its actions, and a toolkit runs them")
  func customActions() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    var content = UIListContentConfiguration.cell()
    content.text = "Inbox"
    cell.contentConfiguration = content
    var archived = 0
    let action = UIAccessibilityCustomAction(
      name: "Archive", image: nil,
      actionHandler: { action in
        archived += action.name.count
        return action.actionHandler != nil && action.image == nil
      })
    cell.accessibilityCustomActions = [action]
    cell.layoutIfNeeded()
    let element = try #require(cell.accessibilityElements()?.first)
    #expect(element.customActions == [.init(name: "Archive", source: .view(index: 0))])
    #expect(cell.accessibilityCustomActions?[0].actionHandler?(action) == true)
    #expect(archived == 7)
    cell.accessibilityCustomActions = nil
    #expect(cell.accessibilityElements()?.first?.customActions == [])
  }

  @Test("Attributes for a toolkit are stored, and false or nil by default")
  func toolkitAttributes() {
    let view = UIView()
    let flags: [ReferenceWritableKeyPath<UIView, Bool>] = [
      \.shouldGroupAccessibilityChildren, \.accessibilityElementsHidden,
      \.accessibilityViewIsModal, \.accessibilityIgnoresInvertColors, \.showsLargeContentViewer,
    ]
    for flag in flags {
      #expect(!view[keyPath: flag])
      view[keyPath: flag] = true
      #expect(flags.filter { view[keyPath: $0] } == [flag])
      view[keyPath: flag] = false
    }
    view.largeContentTitle = "Inbox"
    view.largeContentImage = UIImage(systemName: "tray")
    #expect(
      view.largeContentTitle == "Inbox" && view.largeContentImage == UIImage(systemName: "tray"))
  }

  @Test("A descriptor changes the traits, the design and the size of a font")
  func fontDescriptors() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: nil)
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font == .preferredFont(forTextStyle: .body).emphasized.withItalics())
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic] && bold.pointSize == 17)
    let plain = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == .preferredFont(forTextStyle: .body))
    let rounded = try #require(body.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 20) == .systemFont(ofSize: 20, design: .rounded))
    #expect(UIFont(descriptor: body.withSize(9), size: 0) == .systemFont(ofSize: 9))
    let mono = try #require(body.withSymbolicTraits(.traitMonoSpace))
    #expect(UIFont(descriptor: mono, size: 12) == .monospacedSystemFont(ofSize: 12))
    let named = try #require(UIFont(name: "Avenir", size: 12)).fontDescriptor
    #expect(named.withSymbolicTraits(.traitMonoSpace) == nil && named.withDesign(.serif) == nil)
    let traits: UIFontDescriptor.SymbolicTraits = [.traitTightLeading]
    #expect(body.withSymbolicTraits(traits)?.symbolicTraits == traits)
  }

  @Test("The background of a cell without a selection style stays")
  func selectionStyle() {
    let (cell, plain) = (UITableViewCell(), UITableViewCell())
    cell.selectionStyle = .none
    plain.updateConfigurationIfNeeded()
    #expect(cell.selectionStyle == .none && plain.selectionStyle == .default)
    let usual = plain.displayedConfiguration.background
    for cell in [cell, plain] {
      cell.isSelected = true
      cell.updateConfigurationIfNeeded()
    }
    #expect(cell.displayedConfiguration.background == usual)
    #expect(plain.displayedConfiguration.background != usual)
    #expect(cell.configurationState.isSelected)
    cell.selectionStyle = .gray
    #expect(cell.displayedConfiguration.background == plain.displayedConfiguration.background)
  }

  @Test("Paths have the steps that were added, and cast the shadow of a layer")
  func paths() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 3, y: 0))
    path.addQuadCurve(to: CGPoint(x: 6, y: 3), controlPoint: CGPoint(x: 6, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 3), controlPoint1: CGPoint(x: 4, y: 4),
      controlPoint2: CGPoint(x: 2, y: 4))
    path.close()
    #expect("\(path)" == "M 0 0 L 3 0 C 5 0 6 1 6 3 C 4 4 2 4 0 3 Z")
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(UIBezierPath(rect: rect).cgPath == CGPath(rect: rect))
    let view = UIView(frame: rect)
    view.layer.shadowPath = UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath
    #expect(view.layer.shadowPath != nil)
    let corners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    let rounded = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 4, height: 4))
    #expect(rounded.cgPath == view.layer.shadowPath && corners == .allCorners)
    var shadow = UIBackgroundConfiguration.clear().shadowProperties
    shadow.path = rounded
    #expect(shadow.outline == rounded.cgPath)
  }

  @Test("An ellipse is round: all its points are at the same distance from its middle")
  func ellipse() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 40)).cgPath
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end): start = end
      case .curve(let end, let first, let second):
        for step in stride(from: CGFloat(0), through: 1, by: 0.1) {
          let rest = 1 - step
          let parts = [rest * rest * rest, 3 * rest * rest * step, 3 * rest * step * step]
          let last = step * step * step
          let x = parts[0] * start.x + parts[1] * first.x + parts[2] * second.x + last * end.x
          let y = parts[0] * start.y + parts[1] * first.y + parts[2] * second.y + last * end.y
          #expect(abs(hypot(x - 30, y - 40) - 20) < 0.01)
        }
        start = end
      default: break
      }
    }
    #expect(path.elements.count == 6)
  }

  @Test("Color and opacity of a layer are those of its view")
  func layerColors() {
    let view = UIView()
    view.layer.backgroundColor = UIColor.systemRed.cgColor
    view.layer.opacity = 0.5
    #expect(view.backgroundColor == .systemRed && view.alpha == 0.5)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil && view.layer.opacity == 0.5)
  }
}
