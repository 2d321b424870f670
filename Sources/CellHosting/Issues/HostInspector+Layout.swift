import CellConfiguration
import CellLayout
import Foundation

extension HostInspector {
  /// Checks a view that is about to be laid out.
  ///
  /// Views without a size and content other than list content are not checked.
  func inspectLayout(of view: ConfigurableView) {
    let size = view.bounds.size
    guard size.width > 0, size.height > 0, let content = view.content.listView?.listConfiguration
    else { return }
    if issues.contains(.heightBelowContent) {
      let needed = view.height(of: content, width: size.width)
      // A list may place cells on pixels, so the height may be less than one pixel too small.
      if needed > size.height + 1 / max(view.currentTraits.displayScale, 1) {
        report(.heightBelowContent, in: view) {
          .heightBelowContent($0, height: size.height, needed: needed)
        }
      }
    }
    if issues.contains(.truncatedText) { inspectLines(of: content, in: view, width: size.width) }
  }

  /// Checks whether an assigned number of lines truncates a text above the standard text size.
  ///
  /// At the standard size and below, truncation is a design decision.
  private func inspectLines(
    of content: ListContentConfiguration, in view: ConfigurableView, width: CGFloat
  ) {
    let category = view.currentTraits.preferredContentSizeCategory
    guard category > .large else { return }
    var wrapping = content
    // By default, texts of one line wrap at accessibility sizes too.
    let alwaysWraps = category.isAccessibilityCategory
    content.withDefaults { defaults in
      if alwaysWraps || defaults.text.numberOfLines == 0 {
        wrapping.textProperties.numberOfLines = 0
      }
      if alwaysWraps || defaults.secondaryText.numberOfLines == 0 {
        wrapping.secondaryTextProperties.numberOfLines = 0
      }
    }
    var isCut: Bool {
      view.height(of: wrapping, width: width) > view.height(of: content, width: width)
    }
    if wrapping.change(from: content) > .nothing, isCut {
      report(.truncatedText, in: view) { .truncatedText($0, category) }
    }
  }
}
