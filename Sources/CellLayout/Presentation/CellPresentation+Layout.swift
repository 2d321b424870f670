public import CellConfiguration
import CellText
package import Foundation

extension CellPresentation {
  /// Creates the presentation of a cell from its layout.
  ///
  /// - Parameters:
  ///   - layout: The layout of the cell.
  ///   - cell: The configuration that the layout was made for, in the state to show.
  ///   - context: The context that the layout was made for.
  ///   - tintColor: The tint color, for parts without an assigned color.
  public init(
    _ layout: ListCellLayout, of cell: ListCellConfiguration, context: LayoutContext,
    tintColor: CellColor = .systemBlue
  ) {
    self.init(
      layout, background: layout.background, of: cell, context: context, tintColor: tintColor)
  }

  /// Creates the presentation of a cell from its layout and a separate layout of its background.
  package init(
    _ layout: ListCellLayout, background: BackgroundLayout?, of cell: ListCellConfiguration,
    context: LayoutContext, tintColor: CellColor
  ) {
    let context = context.overriding(cell.traitOverrides)
    let resolver = Resolver(traits: context.traits, tint: tintColor)
    size = layout.size
    (isSelected, isExpanded) = (cell.flags[.selected], cell.flags[.expanded])
    isRightToLeft = context.traits.isRightToLeft
    self.background = cell.background.flatMap { configuration in
      background.map { Background($0, of: configuration, resolver) }
    }
    accessories = layout.accessories.filter { !$0.isHidden }.map {
      Accessory($0, context: context, resolver)
    }
    topSeparator = layout.topSeparator.map { Separator($0, resolver) }
    bottomSeparator = layout.bottomSeparator.map { Separator($0, resolver) }
    reorderSeparator = layout.reorderSeparatorFrame.map {
      Separator(frame: $0, color: resolver.components(of: .separator))
    }
    swipeActions = layout.swipeActions.filter { !$0.shapeFrame.isEmpty }.map {
      SwipeAction($0, context: context, resolver)
    }
    if let configuration = cell.content, let content = layout.content {
      show(content, of: configuration, at: layout.contentFrame.origin, context, resolver)
    } else if let custom = cell.customContent {
      let frame = layout.customContentFrame(of: custom.layoutSize)
      var view = CellAccessory.CustomView(custom.name, size: custom.size ?? .zero)
      view.control = custom.control
      let step = DisplayItem.View(
        customView: view, frame: frame, tintColor: resolver.components(of: tintColor))
      contentViews = [DisplayItem.Content.view(step)].items(.view(0))
    }
  }

  /// Creates the presentation of a content view alone.
  package init(
    _ content: ListContentLayout, of configuration: ListContentConfiguration,
    context: LayoutContext, tintColor: CellColor
  ) {
    (size, accessories) = (content.size, [])
    (isSelected, isExpanded) = (false, false)
    isRightToLeft = context.traits.isRightToLeft
    show(
      content, of: configuration, at: .zero, context,
      Resolver(traits: context.traits, tint: tintColor))
  }

  /// Adds the image and the labels of a content view whose top left corner is at a point.
  private mutating func show(
    _ content: ListContentLayout, of configuration: ListContentConfiguration, at origin: CGPoint,
    _ context: LayoutContext, _ resolver: Resolver
  ) {
    let alpha = configuration.visibleAlpha
    image = configuration.image.flatMap { image in
      content.imageShape(of: configuration).map { shape in
        let properties = configuration.imageProperties
        var image = resolver.image(
          image, in: shape.frame.offsetBy(dx: origin.x, dy: origin.y),
          tint: properties.resolvedTintColor(for: resolver.tint),
          preferring: properties.preferredSymbolConfiguration)
        (image.cornerRadius, image.strokeWidth) = (shape.cornerRadius, shape.strokeWidth)
        image.strokeColor = resolver.components(
          of: properties.resolvedStrokeColor(for: resolver.tint))
        image.alpha = alpha
        return image
      }
    }
    func label(
      _ role: TextRole, _ properties: ListContentConfiguration.TextProperties
    ) -> Label? {
      guard let frame = content.frame(of: role == .text ? .text : .secondaryText),
        let label = content.label(role, of: configuration, color: nil, context: context)
      else { return nil }
      return Label(
        layout: label.layout,
        origin: CGPoint(x: origin.x + label.origin.x, y: origin.y + label.origin.y),
        frame: frame.offsetBy(dx: origin.x, dy: origin.y),
        color: resolver.components(of: properties.resolvedColor()),
        runColors: resolver.runColors(of: label.layout.text), alpha: alpha)
    }
    text = label(.text, configuration.textProperties)
    secondaryText = label(.secondaryText, configuration.secondaryTextProperties)
  }

  /// Resolves colors in the traits of a cell.
  struct Resolver {
    let traits: TraitCollection
    let tint: CellColor

    func components(of color: CellColor) -> CellColor.Components {
      color.resolved(with: traits, tint: tint)
    }

    /// Returns the image in a frame, with its colors resolved.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - frame: The frame in the cell.
    ///   - tint: The color of a stencil for which no color is set.
    ///   - preferred: The symbol configuration below the image's own.
    func image(
      _ image: CellImage, in frame: CGRect, tint: CellColor,
      preferring preferred: CellImage.SymbolConfiguration? = nil
    ) -> CellPresentation.Image {
      let stencilColor = image.stencilColor(for: tint, preferring: preferred)
      // The default is the weight of running text (assumed).
      let weight = image.symbolConfiguration?.weight ?? preferred?.weight ?? .regular
      return CellPresentation.Image(
        image: image, frame: frame, tintColor: components(of: stencilColor ?? tint),
        isStencil: stencilColor != nil, symbolWeight: weight.resolved(with: traits),
        isRightToLeft: traits.isRightToLeft)
    }

    /// Returns the resolved colors of the runs that set a color.
    func runColors(of text: StyledText) -> [CellColor: CellColor.Components] {
      var colors: [CellColor: CellColor.Components] = [:]
      for color in [text.attributes.color] + text.runs.map(\.attributes.color) {
        if let color { colors[color] = components(of: color) }
      }
      return colors
    }
  }
}

extension ListContentConfiguration {
  /// The opacity to draw the content with: limited to 0 through 1, and 1 for NaN.
  package var visibleAlpha: CGFloat { alpha.isNaN ? 1 : min(max(alpha, 0), 1) }
}

extension BackgroundConfiguration.ShadowProperties {
  /// The opacity, limited to 0 through 1.
  package var visibleOpacity: CGFloat { opacity > 0 ? min(opacity, 1) : 0 }
}

extension CellPresentation.Background {
  init(
    _ layout: BackgroundLayout, of configuration: BackgroundConfiguration,
    _ resolver: CellPresentation.Resolver
  ) {
    frame = layout.fillFrame
    cornerRadii = layout.cornerRadii
    clipRadii = layout.clipRadii
    color = resolver.components(of: configuration.resolvedBackgroundColor(for: resolver.tint))
    visualEffect = configuration.visualEffect
    image = configuration.image.flatMap { image in
      layout.imageFrame.map {
        resolver.image(image, in: $0, tint: resolver.tint)
      }
    }
    stroke = layout.strokeFrame.map {
      CellPresentation.Stroke(
        frame: $0, cornerRadii: layout.strokeRadii, width: layout.strokeWidth,
        color: resolver.components(of: configuration.resolvedStrokeColor(for: resolver.tint)))
    }
    shadow = layout.shadowPath.map {
      let shadow = configuration.shadowProperties
      var color = resolver.components(of: shadow.color)
      color.alpha *= shadow.visibleOpacity
      return CellPresentation.Shadow(
        path: $0, color: color, radius: shadow.radius, offset: shadow.offset)
    }
  }
}

extension CellPresentation.Accessory {
  fileprivate init(
    _ layout: AccessoryLayout, context: LayoutContext, _ resolver: CellPresentation.Resolver
  ) {
    accessory = layout.accessory
    frame = layout.frame
    let color = resolver.components(of: layout.color ?? resolver.tint)
    self.color = color
    backgroundColor = layout.backgroundColor.map(resolver.components)
    label = layout.textLayout(in: context, color: nil).map {
      CellPresentation.Label(
        layout: $0.layout, origin: $0.origin, frame: layout.frame, color: color, alpha: 1)
    }
  }
}

extension CellPresentation.SwipeAction {
  fileprivate init(
    _ layout: SwipeActionLayout, context: LayoutContext, _ resolver: CellPresentation.Resolver
  ) {
    (action, edge, index) = (layout.action, layout.edge, layout.index)
    area = layout.frame
    frame = layout.shapeFrame
    isTitleBelowShape = layout.isTitleBelowShape
    cornerRadii = layout.cornerRadii
    color = resolver.components(of: layout.backgroundColor)
    image = layout.action.image.flatMap { image in
      layout.imageFrame.map {
        resolver.image(image, in: $0, tint: layout.color)
      }
    }
    title = layout.textLayout(in: context, color: nil).map {
      CellPresentation.Label(
        layout: $0.layout, origin: $0.origin, frame: layout.titleFrame ?? .zero,
        color: resolver.components(of: layout.titleColor), alpha: 1)
    }
  }
}

extension CellPresentation.Separator {
  fileprivate init(_ layout: SeparatorLayout, _ resolver: CellPresentation.Resolver) {
    frame = layout.frame
    color = resolver.components(of: layout.color)
    visualEffect = layout.visualEffect
  }
}
