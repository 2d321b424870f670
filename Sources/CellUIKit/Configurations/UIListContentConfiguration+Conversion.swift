public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

@MainActor
extension UIListContentConfiguration {
  /// Creates the configuration that shows list content on a phone.
  ///
  /// ```swift
  /// cell.contentConfiguration = UIListContentConfiguration(content)
  /// ```
  ///
  /// Only assigned properties are converted. All others have UIKit's defaults, in the system's
  /// version, which also change with the state of the cell. Properties assigned by
  /// ``/CellConfiguration/ListContentConfiguration/when(_:_:)`` change with the state if you create
  /// the configuration again for it:
  ///
  /// ```swift
  /// cell.configurationUpdateHandler = { cell, state in
  ///   cell.contentConfiguration = UIListContentConfiguration(content, for: state)
  /// }
  /// ```
  ///
  /// `UICollectionViewListCell.show(_:context:)` does so when needed.
  ///
  /// - Parameters:
  ///   - content: The content. The state and the style sheet that it was updated for have no
  ///     effect.
  ///   - state: The state of the cell or view; `nil` for the normal state.
  ///   - context: The app's images, actions and views, by name.
  public init(
    _ content: ListContentConfiguration, for state: (any UIConfigurationState)? = nil,
    context: UIKitContext = UIKitContext()
  ) {
    self.init(content.style, in: context.listEnvironment)
    if let state { self = updated(for: state) }
    let assigned = content.assignedProperties(for: configurationState(state))
    textProperties.assign(assigned.text, "textProperties", context)
    secondaryTextProperties.assign(assigned.secondaryText, "secondaryTextProperties", context)
    imageProperties.assign(assigned.image, context)
    assign(assigned.own, context)
    if let image = content.image?.uiImage(in: context) { self.image = image }
    if let text = content.text { self.text = text }
    if let text = content.secondaryText { secondaryText = text }
    if let text = content.attributedText {
      attributedText = text.uiAttributedString(
        CellTextAlignment(content.textProperties.alignment), content.textProperties.lineBreakMode,
        context)
    }
    if let text = content.secondaryAttributedText {
      secondaryAttributedText = text.uiAttributedString(
        CellTextAlignment(content.secondaryTextProperties.alignment),
        content.secondaryTextProperties.lineBreakMode, context)
    }
  }

  /// Creates the system's configuration of a style.
  private init(_ style: ListContentConfiguration.Style, in environment: ListEnvironment) {
    if #available(iOS 18, visionOS 2, *) {
      switch style {
      case .header: self = .header()
      case .footer: self = .footer()
      default: self.init(resolved: style)
      }
    } else {
      self.init(resolved: style.resolvedStyle(in: environment))
    }
  }

  /// Creates the configuration of a style that looks the same in every list.
  package init(resolved style: ListContentConfiguration.Style) {
    self =
      switch style {
      case .cell: .cell()
      case .subtitleCell: .subtitleCell()
      case .valueCell: .valueCell()
      case .header, .plainHeader: .plainHeader()
      case .footer, .plainFooter: .plainFooter()
      case .groupedHeader: .groupedHeader()
      case .groupedFooter: .groupedFooter()
      case .prominentInsetGroupedHeader: .prominentInsetGroupedHeader()
      case .extraProminentInsetGroupedHeader: .extraProminentInsetGroupedHeader()
      case .sidebarCell: .sidebarCell()
      case .sidebarSubtitleCell: .sidebarSubtitleCell()
      case .accompaniedSidebarCell: .accompaniedSidebarCell()
      case .accompaniedSidebarSubtitleCell: .accompaniedSidebarSubtitleCell()
      case .sidebarHeader: .sidebarHeader()
      }
  }

  private mutating func assign(
    _ values: AssignedValues<ListContentOwnValues>, _ context: UIKitContext
  ) {
    if let margins = values[\.directionalLayoutMargins] {
      directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    }
    if let axes = values[\.axesPreservingSuperviewLayoutMargins] {
      axesPreservingSuperviewLayoutMargins = UIAxis(axes)
    }
    if let prefers = values[\.prefersSideBySideTextAndSecondaryText] {
      prefersSideBySideTextAndSecondaryText = prefers
    }
    if let padding = values[\.imageToTextPadding] { imageToTextPadding = padding }
    if let padding = values[\.textToSecondaryTextHorizontalPadding] {
      textToSecondaryTextHorizontalPadding = padding
    }
    if let padding = values[\.textToSecondaryTextVerticalPadding] {
      textToSecondaryTextVerticalPadding = padding
    }
    if let alpha = values[\.alpha] {
      if #available(iOS 18, visionOS 2, *) {
        self.alpha = alpha
      } else {
        context.refuse("alpha", UnsupportedValue.needsIOS18)
      }
    }
  }
}

extension UnsupportedValue {
  /// The reason for members introduced in iOS 18.
  static let needsIOS18 = "needs iOS 18"
}
