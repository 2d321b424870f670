import CellConfiguration
import CellText
import Foundation

/// A size as a choice.
private struct LayoutSize: Hashable, Sendable, CustomStringConvertible {
  var width: CGFloat = 0
  var height: CGFloat = 0

  init() {}

  init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }

  init(_ size: CGSize) { self.init(size.width, size.height) }

  var size: CGSize { CGSize(width: width, height: height) }

  var description: String { "\(width.brief) x \(height.brief)" }
}

extension LayoutInputs {
  /// Adds the properties of list content that affect frames.
  mutating func add(_ content: ListContentConfiguration) {
    func source(_ path: WritableKeyPath<ListContentConfiguration, some Hashable & Sendable>)
      -> FrameExplanation.Source
    {
      content.source(of: path)
    }
    func number(
      _ name: String, _ label: String, _ path: WritableKeyPath<ListContentConfiguration, CGFloat>
    ) {
      let property = Path(path)
      add("content.\(name)", label, content[keyPath: path], source(path)) {
        $0.cell.content?[keyPath: property.path] = $1
      }
    }
    func choice<Value: Hashable & Sendable>(
      _ name: String, _ path: WritableKeyPath<ListContentConfiguration, Value>, _ others: [Value]
    ) {
      let property = Path(path)
      add(choice: "content.\(name)", content[keyPath: path], source(path), others) {
        $0.cell.content?[keyPath: property.path] = $1
      }
    }
    for (name, edge) in Self.edges {
      let value = content.directionalLayoutMargins[keyPath: edge.path]
      add(
        "content.directionalLayoutMargins.\(name)", "\(name) margin", value,
        source(\.directionalLayoutMargins)
      ) {
        let number = $1
        $0.setMargin { $0[keyPath: edge.path] = number }
      }
    }
    number("imageToTextPadding", "image to text padding", \.imageToTextPadding)
    number(
      "textToSecondaryTextHorizontalPadding", "padding beside the secondary text",
      \.textToSecondaryTextHorizontalPadding)
    number(
      "textToSecondaryTextVerticalPadding", "padding above the secondary text",
      \.textToSecondaryTextVerticalPadding)
    choice(
      "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins,
      [[], .horizontal, .vertical, .both])
    choice(
      "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText,
      [true, false])
    addImage(of: content)
    for role in TextRole.allCases {
      addText(of: content, role, role == .text ? \.textProperties : \.secondaryTextProperties)
    }
  }

  private mutating func addImage(of content: ListContentConfiguration) {
    for (side, path) in Self.sides {
      let (limit, reserved) = (
        content.imageProperties.maximumSize, content.imageProperties.reservedLayoutSize
      )
      add(
        "content.imageProperties.maximumSize.\(side)", "maximum image \(side)",
        limit[keyPath: path.path], content.source(of: \.imageProperties.maximumSize)
      ) { $0.cell.content?.imageProperties.maximumSize[keyPath: path.path] = $1 }
      let standard = ListContentConfiguration.ImageProperties.standardDimension
      let reservedSource = content.source(of: \.imageProperties.reservedLayoutSize)
      let name = "content.imageProperties.reservedLayoutSize.\(side)"
      if reserved[keyPath: path.path] == standard {
        add(choice: name, "standard", reservedSource, ["0", "100"]) {
          $0.cell.content?.imageProperties.reservedLayoutSize[keyPath: path.path] =
            $1 == "0" ? 0 : 100
        }
      } else {
        add(name, "reserved image \(side)", reserved[keyPath: path.path], reservedSource) {
          $0.cell.content?.imageProperties.reservedLayoutSize[keyPath: path.path] = $1
        }
      }
      if let size = content.image?.size {
        add(
          "content.image.size.\(side)", "image \(side)", size[keyPath: path.path], .cell,
          yieldsToEqual: true
        ) { $0.cell.content?.image?.size?[keyPath: path.path] = $1 }
      }
    }
    if let image = content.image, image.size == nil {
      add(
        choice: "content.image.size", image.size.map(LayoutSize.init), .cell,
        [
          LayoutSize(10, 10), LayoutSize(60, 60), LayoutSize(90, 2), LayoutSize(2, 90),
        ]
      ) { $0.cell.content?.image?.size = $1?.size }
    }
    // Both dimensions together, for sizes that limit or reserve only one of them.
    let sizes = [
      LayoutSize(), LayoutSize(1, 1), LayoutSize(10, 60), LayoutSize(60, 10), LayoutSize(20, 20),
      LayoutSize(Self.large, Self.large),
    ]
    let properties = content.imageProperties
    add(
      choice: "content.imageProperties.maximumSize", LayoutSize(properties.maximumSize),
      content.source(of: \.imageProperties.maximumSize), sizes
    ) { $0.cell.content?.imageProperties.maximumSize = $1.size }
    add(
      choice: "content.imageProperties.reservedLayoutSize",
      LayoutSize(properties.reservedLayoutSize),
      content.source(of: \.imageProperties.reservedLayoutSize), sizes
    ) { $0.cell.content?.imageProperties.reservedLayoutSize = $1.size }
    add(
      "content.imageProperties.cornerRadius", "image corner radius",
      content.imageProperties.cornerRadius, content.source(of: \.imageProperties.cornerRadius)
    ) { $0.cell.content?.imageProperties.cornerRadius = $1 }
    let symbol = Path<ListContentConfiguration, _>(\.imageProperties.preferredSymbolConfiguration)
    add(
      choice: "content.imageProperties.preferredSymbolConfiguration",
      content[keyPath: symbol.path], content.source(of: symbol.path),
      [nil, .init(pointSize: 60), .init(pointSize: 2), .init(textStyle: .largeTitle)]
    ) { $0.cell.content?[keyPath: symbol.path] = $1 }
    add(
      choice: "content.image", content.image, .cell,
      [nil, CellImage(systemName: "star"), CellImage(size: CGSize(width: 300, height: 300))]
        + [(2, 90), (90, 2), (30, 30)].map { CellImage(size: CGSize(width: $0.0, height: $0.1)) }
    ) { $0.cell.content?.image = $1 }
  }

  /// Adds the properties of a text.
  private mutating func addText(
    of content: ListContentConfiguration, _ role: TextRole,
    _ properties: WritableKeyPath<ListContentConfiguration, ListContentConfiguration.TextProperties>
  ) {
    func choice<Value: Hashable & Sendable>(
      _ name: String,
      _ path: WritableKeyPath<ListContentConfiguration.TextProperties, Value>, _ others: [Value]
    ) {
      let property = Path(properties.appending(path: path))
      add(
        choice: "content.\(role)Properties.\(name)", content[keyPath: property.path],
        content.source(of: property.path), others, triesPresentValue: true
      ) { $0.cell.content?[keyPath: property.path] = $1 }
    }
    choice("font", \.font, [5, 20, 60].map { .systemFont(ofSize: $0) })
    choice("alignment", \.alignment, ListContentConfiguration.TextProperties.TextAlignment.allCases)
    choice("lineBreakMode", \.lineBreakMode, LineBreakMode.allCases)
    choice("numberOfLines", \.numberOfLines, [0, 1, 2, 3])
    choice("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, [true, false])
    choice("minimumScaleFactor", \.minimumScaleFactor, [0, 0.1, 0.5, 1])
    choice(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, [true, false])
    choice("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, [true, false])
    choice(
      "transform", \.transform, ListContentConfiguration.TextProperties.TextTransform.allCases)
    let isText = role == .text
    let long = String(repeating: "Long words ", count: 60)
    if let text = content[attributed: role] {
      // Assigning a plain text does not replace an attributed one.
      add(
        choice: "content.\(isText ? "attributedText" : "secondaryAttributedText")", text, .cell,
        [AttributedString("i"), AttributedString("Two\nlines"), AttributedString(long)]
      ) {
        if isText {
          $0.cell.content?.attributedText = $1
        } else {
          $0.cell.content?.secondaryAttributedText = $1
        }
      }
    } else {
      let value = isText ? content.text : content.secondaryText
      add(choice: "content.\(role)", value, .cell, [nil, "i", "Two\nlines", long]) {
        if isText { $0.cell.content?.text = $1 } else { $0.cell.content?.secondaryText = $1 }
      }
    }
  }

  /// Adds the sizes of the labels, which the fonts determine.
  mutating func addTexts() {
    guard let content = situation.cell.content else { return }
    for role in TextRole.allCases {
      guard let label = base.labels[role],
        let text = role == .text ? content.shownText?.string : content.shownSecondaryText?.string
      else { continue }
      let properties = role == .text ? content.textProperties : content.secondaryTextProperties
      // The attributes of an attributed text can have other fonts, and distances of lines.
      let source =
        content[attributed: role] != nil
        ? .cell
        : source(
          of: properties.font.resolved(
            with: situation.cellTraits,
            adjustingSize: properties.adjustsFontForContentSizeCategory))
      let name = "\(role)"
      let owner = role == .text ? "" : " of the secondary text"
      let base = situation.trial.labels[role]
      let words = text.count > 24 ? text.prefix(23) + "…" : text[...]
      let distances = CGFloat(max(0, label.lineCount - 1))
      let top = label.firstLineTop
      let lineHeight = label.height - top - distances * label.pitch
      let isEven = distances == 0 || abs(lineHeight - label.pitch) < 0.01
      add("\(name).width", "width of “\(words)”", label.naturalWidth, source) {
        $0.trial.labels[role].width = base.width + $1 - label.naturalWidth
      }
      add("\(name).extent", "widest line of “\(words)”", label.extent, source) {
        $0.trial.labels[role].extent = $1 - label.extent
      }
      setLineExtent(role)
      add("\(name).lineHeight", "line height\(owner)", lineHeight, source) {
        $0.trial.labels[role].lineHeight = $1 - lineHeight
        if isEven { $0.trial.labels[role].distances = $1 / lineHeight - 1 }
      }
      if !isEven {
        add("\(name).lineDistance", "distance of lines\(owner)", label.pitch, source) {
          $0.trial.labels[role].distances = $1 / label.pitch - 1
        }
      }
      let ascender = label.firstBaseline - top
      add("\(name).ascender", "ascender\(owner)", ascender, source) {
        $0.trial.labels[role].ascender = $1 - ascender
      }
    }
  }

  /// Adds the properties of a background that affect frames.
  mutating func add(_ background: BackgroundConfiguration) {
    func number(
      _ name: String, _ label: String, _ path: WritableKeyPath<BackgroundConfiguration, CGFloat>
    ) {
      let property = Path(path)
      add("background.\(name)", label, background[keyPath: path], background.source(of: path)) {
        $0.cell.background?[keyPath: property.path] = $1
      }
    }
    for (name, edge) in Self.edges {
      add(
        "background.backgroundInsets.\(name)", "\(name) background inset",
        background.backgroundInsets[keyPath: edge.path],
        background.source(of: \.backgroundInsets)
      ) { $0.cell.background?.backgroundInsets[keyPath: edge.path] = $1 }
    }
    number("cornerRadius", "corner radius", \.cornerRadius)
    number("strokeWidth", "stroke width", \.strokeWidth)
    number("strokeOutset", "stroke outset", \.strokeOutset)
    add(
      choice: "background.edgesAddingLayoutMarginsToBackgroundInsets",
      background.edgesAddingLayoutMarginsToBackgroundInsets,
      background.source(of: \.edgesAddingLayoutMarginsToBackgroundInsets), [[], .all]
    ) { $0.cell.background?.edgesAddingLayoutMarginsToBackgroundInsets = $1 }
    add(
      choice: "background.strokeColor", background.strokeColor,
      background.source(of: \.strokeColor), [.clear, .black]
    ) { $0.cell.background?.strokeColor = $1 }
    add(
      choice: "background.imageContentMode", background.imageContentMode,
      background.source(of: \.imageContentMode), CellContentMode.allCases
    ) { $0.cell.background?.imageContentMode = $1 }
    if let size = background.image?.size {
      for (side, path) in Self.sides {
        add("background.image.size.\(side)", "image \(side)", size[keyPath: path.path], .cell) {
          $0.cell.background?.image?.size?[keyPath: path.path] = $1
        }
      }
    }
  }
}

extension LayoutSituation {
  /// Changes a margin of the content.
  ///
  /// A list reduces margins that are not assigned. They stay reduced here, although changing one
  /// assigns it.
  fileprivate mutating func setMargin(_ change: (inout DirectionalEdgeInsets) -> Void) {
    guard var margins = cell.content?.directionalLayoutMargins else { return }
    change(&margins)
    if cell.content?.hasOwnMargins == false, let place, let configuration {
      var list = place.list
      list.replace(configuration, width: width, list.context.trying(trial))
      let reduction =
        list.decorations(of: place.item).dimensions.contentMarginReduction.length
      margins.top = max(0, margins.top.length - reduction)
      margins.bottom = max(0, margins.bottom.length - reduction)
    }
    cell.content?.directionalLayoutMargins = margins
  }
}

extension ListContentConfiguration {
  fileprivate func source<Value: Hashable & Sendable>(
    of path: WritableKeyPath<Self, Value>
  ) -> FrameExplanation.Source {
    let layer = explanation(of: path).layers[0]
    return .property(layer.source, layer.provenance)
  }
}

extension BackgroundConfiguration {
  fileprivate func source<Value: Hashable & Sendable>(
    of path: WritableKeyPath<Self, Value>
  ) -> FrameExplanation.Source {
    let layer = explanation(of: path).layers[0]
    return .property(layer.source, layer.provenance)
  }
}
