public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

@MainActor
extension UIBackgroundConfiguration {
  /// Creates the configuration that shows a background on a phone.
  ///
  /// ```swift
  /// cell.backgroundConfiguration = UIBackgroundConfiguration(background)
  /// ```
  ///
  /// Only assigned properties are converted, as for `UIListContentConfiguration`.
  ///
  /// - Parameters:
  ///   - background: The background. The state and the style sheet that it was updated for have no
  ///     effect. A custom view must be a `UIView`.
  ///   - state: The state of the cell or view; `nil` for the normal state.
  ///   - context: The app's images, actions and views, by name.
  public init(
    _ background: BackgroundConfiguration, for state: (any UIConfigurationState)? = nil,
    context: UIKitContext = UIKitContext()
  ) {
    self.init(background.style, in: context.listEnvironment)
    if let state { self = updated(for: state) }
    let assigned = background.assignedProperties(for: configurationState(state))
    assign(assigned.own, context)
    assignStroke(assigned.own)
    assignShadow(assigned.shadow, context)
  }

  /// Creates the system's configuration of a style.
  private init(_ style: BackgroundConfiguration.Style, in environment: ListEnvironment) {
    if #available(iOS 18, visionOS 2, *) {
      switch style {
      case .listCell: self = .listCell()
      case .listHeader: self = .listHeader()
      case .listFooter: self = .listFooter()
      default: self.init(resolved: style)
      }
    } else {
      self.init(resolved: style.resolvedStyle(in: environment))
    }
  }

  /// Creates the configuration of a style that looks the same in every list.
  package init(resolved style: BackgroundConfiguration.Style) {
    self =
      switch style {
      case .clear: .clear()
      case .listCell, .listPlainCell: .listPlainCell()
      case .listHeader, .listFooter, .listPlainHeaderFooter: .listPlainHeaderFooter()
      case .listGroupedCell: .listGroupedCell()
      case .listSidebarCell: .listSidebarCell()
      case .listAccompaniedSidebarCell: .listAccompaniedSidebarCell()
      case .listGroupedHeaderFooter: .listGroupedHeaderFooter()
      case .listSidebarHeader: .listSidebarHeader()
      }
  }

  private mutating func assign(_ values: AssignedValues<BackgroundValues>, _ context: UIKitContext)
  {
    if let reference = values[\.customView] {
      let view = reference?.view
      customView = view as? UIView
      if let view, customView == nil { context.refuse("customView \(view)", "is not a `UIView`") }
    }
    if let radius = values[\.cornerRadius] { cornerRadius = radius }
    if let insets = values[\.backgroundInsets] {
      backgroundInsets = NSDirectionalEdgeInsets(insets)
    }
    if let edges = values[\.edgesAddingLayoutMarginsToBackgroundInsets] {
      edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge(edges)
    }
    if let color = values[\.backgroundColor] { backgroundColor = color?.uiColor }
    if let transformer = values[\.backgroundColorTransformer] {
      backgroundColorTransformer = transformer.map { UIConfigurationColorTransformer($0) }
    }
    if let effect = values[\.visualEffect] {
      visualEffect = effect?.uiVisualEffect
      if let effect, visualEffect == nil {
        context.refuse("visualEffect \(effect)", "UIKit has no effects of other toolkits")
      }
    }
    if let image = values[\.image] { self.image = image?.uiImage(in: context) }
    if let mode = values[\.imageContentMode] { imageContentMode = mode.uiContentMode }
  }

  private mutating func assignStroke(_ values: AssignedValues<BackgroundValues>) {
    if let color = values[\.strokeColor] { strokeColor = color?.uiColor }
    if let transformer = values[\.strokeColorTransformer] {
      strokeColorTransformer = transformer.map { UIConfigurationColorTransformer($0) }
    }
    if let width = values[\.strokeWidth] { strokeWidth = width }
    if let outset = values[\.strokeOutset] { strokeOutset = outset }
  }

  private mutating func assignShadow(
    _ values: AssignedValues<ShadowValues>, _ context: UIKitContext
  ) {
    if values.isEmpty { return }
    guard #available(iOS 18, visionOS 2, *) else {
      return context.refuse("shadowProperties", UnsupportedValue.needsIOS18)
    }
    if let color = values[\.color] { shadowProperties.color = color.uiColor }
    if let opacity = values[\.opacity] { shadowProperties.opacity = opacity }
    if let radius = values[\.radius] { shadowProperties.radius = radius }
    if let offset = values[\.offset] { shadowProperties.offset = offset }
    if let path = values[\.path] { shadowProperties.path = path?.uiBezierPath }
  }
}
