import CellConfiguration
import CellLayout
import Foundation

extension CellView {
  /// Returns the drawing steps of the view and its subviews, from back to front.
  ///
  /// A view without drawing steps, background color and subviews is shown as a box with the name of
  /// its type.
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
    var contents: [DisplayItem.Content] = []
    if let color = backgroundColor {
      contents.append(.fill(.rect(place), color.resolved(with: traits, tint: tintColor)))
    }
    let own = displayContents
    contents += own.map { $0.offsetBy(dx: place.minX, dy: place.minY) }
    if contents.isEmpty, subviews.isEmpty {
      contents.append(
        .view(
          DisplayItem.View(
            named: "\(type(of: self))", in: place,
            tintColor: tintColor.resolved(with: traits, tint: tintColor))))
    }
    var items = contents.items(.view(index), alpha: alpha)
    index += 1
    let scrolled = CGPoint(x: place.minX - bounds.minX, y: place.minY - bounds.minY)
    for view in subviews { items += view.displayItems(in: scrolled, alpha: alpha, from: &index) }
    return items
  }
}

extension ConfigurableView {
  /// The drawing steps behind the content: the color of the cell, which a background configuration
  /// replaces, and the background views.
  var backgroundViewItems: [DisplayItem] {
    var index = 0
    var items: [DisplayItem] = []
    if let color = backgroundColor {
      let fill = color.resolved(with: traitCollection, tint: tintColor)
      let whole = CGRect(origin: .zero, size: bounds.size)
      items += [.fill(.rect(whole), fill)].items(.background, from: 10)
    }
    for view in background.installedViews {
      items += view.displayItems(in: .zero, from: &index)
    }
    return items
  }

  /// The drawing steps of a custom content view; empty for list content.
  var contentViewItems: [DisplayItem] {
    guard let view = content.view, content.listView == nil else { return [] }
    // The views of the background have smaller numbers.
    var index = 1000
    if content.isWidget {
      let box = DisplayItem.View(
        named: "\(type(of: view))", in: content.installedView.frame,
        tintColor: tintColor.resolved(with: traitCollection, tint: tintColor))
      return [.view(box)].items(.view(index))
    }
    return content.installedView.displayItems(in: .zero, from: &index)
  }
}
