import CellConfiguration
import CellLayout
public import Foundation

extension ConfigurableView {
  /// The height that the view needs at a width, in points.
  ///
  /// A pass that is due runs first. The answer is remembered until something changes that it
  /// depends on.
  public func preferredHeight(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if let knownHeight, knownHeight.width == width { return knownHeight.height }
    log(.measured)
    let height = layout(width: width, height: nil).layout.size.height
    knownHeight = (width, height)
    return height
  }

  /// Whether nothing has changed since the height was last asked for.
  public var isHeightKnown: Bool { knownHeight != nil }

  /// Forgets the height and asks for layout.
  ///
  /// Configurations, traits and accessories do so by themselves.
  public func invalidateHeight() {
    knownHeight = nil
    knownLayout = nil
    setNeedsLayout()
  }

  func setFlag(_ flag: ConfigurationStateFlags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}
