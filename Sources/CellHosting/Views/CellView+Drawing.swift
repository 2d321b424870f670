import CellConfiguration
package import CellLayout
import Foundation

extension CellView {
  /// The drawing steps of the view and its subviews, in the coordinates of its superview.
  package var displayItems: [DisplayItem] {
    var index = 0
    return displayItems(in: .zero, from: &index)
  }

  /// Returns the drawing steps of the view and its subviews, from back to front.
  ///
  /// A view of another class without drawing steps, background color and subviews is shown as a box
  /// with the name of its class.
  ///
  /// - Parameters:
  ///   - origin: The top left corner of the superview.
  ///   - alpha: The opacity of the superview.
  ///   - index: The number of the next view among those of a cell.
  func displayItems(
    in origin: CGPoint, alpha outerAlpha: CGFloat = 1, from index: inout Int
  ) -> [DisplayItem] {
    if isHidden { return [] }
    let alpha = outerAlpha * max(0, min(self.alpha, 1))
    let place = frame.offsetBy(dx: origin.x, dy: origin.y)
    let traits = traitCollection
    let tint = nearestTint
    func resolve(_ color: CellColor) -> CellColor.Components {
      color.resolved(with: traits, tint: tint)
    }
    let color = backgroundColor.map(resolve)
    var contents: [DisplayItem.Content] = []
    if ownLayer == nil, let color { contents.append(.fill(.rect(place), color)) }
    contents += displayContents.map { $0.offsetBy(dx: place.minX, dy: place.minY) }
    if contents.isEmpty, subviews.isEmpty, color == nil, type(of: self) != CellView.self,
      !(self is any DrawnView), !place.isEmpty
    {
      contents.append(
        .view(
          DisplayItem.View(named: "\(type(of: self))", in: place, tintColor: resolve(tint))))
    }
    let number = index
    var items = contents.items(.view(number), alpha: alpha)
    index += 1
    let scrolled = CGPoint(x: place.minX - bounds.minX, y: place.minY - bounds.minY)
    for view in subviews {
      items += view.displayItems(in: scrolled, alpha: alpha, from: &index)
    }
    return ownLayer?.items(
      around: items, color, in: place, .view(number), from: 1000, alpha: alpha, resolve: resolve)
      ?? items
  }
}

extension ConfigurableView {
  /// The drawing steps behind the content: the color of the cell, which a background configuration
  /// replaces, and the background views.
  var backgroundViewItems: [DisplayItem] {
    var index = 0
    var items = background.installedViews.flatMap { $0.displayItems(in: .zero, from: &index) }
    let color = backgroundColor.map(resolved)
    let whole = CGRect(origin: .zero, size: bounds.size)
    if let ownLayer {
      return ownLayer.items(around: items, color, in: whole, .background, from: 10) { resolved($0) }
    }
    if let color { items = [.fill(.rect(whole), color)].items(.background, from: 10) + items }
    return items
  }

  private func resolved(_ color: CellColor) -> CellColor.Components {
    color.resolved(with: traitCollection, tint: nearestTint)
  }

  /// The drawing steps of a custom content view and of the views that your app added to the cell;
  /// empty for list content alone.
  var contentViewItems: [DisplayItem] {
    // The views of the background have smaller numbers.
    var index = 1000
    var items: [DisplayItem] = []
    let installed = content.installedView
    if content.isWidget, let view = content.view {
      let box = DisplayItem.View(
        named: "\(type(of: view))", in: installed.frame, tintColor: resolved(nearestTint))
      items = [.view(box)].items(.view(index))
    } else if content.listView != nil {
      for view in installed.subviews {
        items += view.displayItems(in: installed.frame.origin, from: &index)
      }
    } else if content.view != nil || !installed.isBlank {
      items = installed.displayItems(in: .zero, from: &index)
    }
    for view in addedViews { items += view.displayItems(in: .zero, from: &index) }
    guard let ownLayer, ownLayer.masksToBounds, !items.isEmpty else { return items }
    let outline = ownLayer.outline(of: CGRect(origin: .zero, size: bounds.size))
    return [.group(items, clip: outline)].items(.view(999))
  }

  /// The subviews that your app added to the cell itself, from back to front.
  private var addedViews: [CellView] {
    if subviews.count <= 1 { return [] }
    let own = [content.installedView] + background.installedViews
    let accessories = accessoryViewsInCell
    return subviews.filter { view in
      !own.contains { $0 === view } && !accessories.contains { $0 === view }
    }
  }

  /// Whether the steps include steps of your app's views, or of the cell as a view.
  var drawsViews: Bool {
    let installed = content.installedView
    let drawsContent =
      content.listView == nil
      ? content.view != nil || !installed.isBlank : !installed.subviews.isEmpty
    return drawsContent || subviews.count > 1 || backgroundColor != nil || ownLayer != nil
  }
}

extension CellView {
  /// Whether a plain view has nothing to draw.
  var isBlank: Bool {
    subviews.isEmpty && backgroundColor == nil && ownLayer == nil && displayContents.isEmpty
  }
}

// MARK: Accessibility

extension CellView {
  /// Returns the elements of views whose accessibility attributes are set, from back to front, in
  /// the coordinates of another view.
  package func labeledElements(in outer: CellView) -> [AccessibilityElement] {
    if isHidden { return [] }
    var elements: [AccessibilityElement] = []
    if accessibility != AccessibilityAttributes(), accessibility.isElement != false {
      var element = AccessibilityElement(frame: convert(bounds, to: outer))
      element.label = accessibilityLabel
      element.value = accessibilityValue
      element.hint = accessibilityHint
      element.identifier = accessibilityIdentifier
      element.traits = accessibilityTraits
      elements.append(element)
    }
    return elements + subviews.flatMap { $0.labeledElements(in: outer) }
  }
}
