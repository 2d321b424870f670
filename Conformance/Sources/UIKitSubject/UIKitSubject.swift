#if canImport(UIKit) || !TEST_VECTORS
  import CellConfiguration
  import CellDocuments
  import CellUIKit
  import Foundation

  // The tests of `CellUIKit` compile the same files, against stand-ins for UIKit's types.
  #if TEST_VECTORS
    public import CellConformance
  #endif
  #if canImport(UIKit)
    import UIKit
  #else
    import UIKitStubs
  #endif

  /// UIKit of the system on which the program runs.
  ///
  /// Its answers come from live configurations and content views. It answers about single cells,
  /// with the frames of their images and texts, for the generation of the system.
  public struct UIKitSubject: Subject {
    /// Creates the subject.
    public init() {}

    /// Returns what live configurations and content views have.
    public func answer(_ question: Question) throws -> JSONValue {
      let document = try ListDocument(
        data: Data("\(question.document)".utf8), name: "document")
      guard document.shaper == .embedded else { throw Unsupported("characters of a given width") }
      guard document.traits.styleSheet == Self.generation else {
        throw Unsupported("another generation of the system")
      }
      guard document.sections.count == 1, document.sections[0].rows.count == 1,
        document.sections[0].header == nil, document.sections[0].footer == nil
      else { throw Unsupported("several cells") }
      let row = document.sections[0].rows[0]
      switch question.area {
      case "properties": return Self.cells([("resolved", Self.properties(of: row, in: document))])
      case "frames", "widths", "text-sizes", "colors": return Self.parts(of: row, in: document)
      default: throw Unsupported("the area \(question.area)")
      }
    }

    /// The style sheet of the system.
    private static var generation: StyleSheet {
      if #available(iOS 26, *) { .iOS26 } else { .iOS18 }
    }

    private static func cells(_ members: [(String, JSONValue)]) -> JSONValue {
      .object(["cells": .array([.object(Dictionary(members) { $1 })])])
    }

    private static func traits(of document: ListDocument) -> UITraitCollection {
      var traits = document.traits
      if let list = document.list { traits.listEnvironment = list.appearance.listEnvironment }
      return traits.uiTraitCollection
    }

    private static func state(
      of row: ListDocument.Row, in document: ListDocument
    ) -> UICellConfigurationState {
      var state = UICellConfigurationState(traitCollection: traits(of: document))
      state.isDisabled = row.state.isDisabled
      state.isHighlighted = row.state.isHighlighted
      state.isSelected = row.state.isSelected
      state.isFocused = row.state.isFocused
      state.isPinned = row.state.isPinned
      state.isEditing = row.state.isEditing
      state.isExpanded = row.state.isExpanded
      state.isSwiped = row.state.isSwiped
      state.isReordering = row.state.isReordering
      switch row.state.cellDropState {
      case .none: state.cellDropState = .none
      case .notTargeted: state.cellDropState = .notTargeted
      case .targeted: state.cellDropState = .targeted
      }
      return state
    }

    private static func properties(
      of row: ListDocument.Row, in document: ListDocument
    ) -> JSONValue {
      let state = state(of: row, in: document)
      let content = UIListContentConfiguration(row.content).updated(for: state)
      var resolved = ["content": ResolvedProperties.of(content)]
      if let background = row.background {
        let background = UIBackgroundConfiguration(background).updated(for: state)
        resolved["background"] = ResolvedProperties.of(background)
      }
      return .object(resolved)
    }

    /// Lays out the content view of a row, and reads its layout guides.
    private static func parts(of row: ListDocument.Row, in document: ListDocument) -> JSONValue {
      let traits = traits(of: document)
      let content = UIListContentConfiguration(row.content, for: state(of: row, in: document))
      let view = UIListContentView(configuration: content)
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: document.width, height: 1000))
      if let margins = document.inheritedMargins {
        superview.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.leading, bottom: margins.bottom,
          trailing: margins.trailing)
      }
      override(&superview.traitOverrides, with: traits)
      superview.addSubview(view)
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: document.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let height = row.height ?? fitted.height
      view.frame = CGRect(x: 0, y: 0, width: document.width, height: height)
      view.layoutIfNeeded()
      var members: [(String, JSONValue)] = [("frame", frame(view.frame))]
      if let guide = view.imageLayoutGuide {
        members.append(("image", .object(["frame": frame(guide.layoutFrame)])))
      }
      if let guide = view.textLayoutGuide {
        members.append(
          ("text", text(content.textProperties, in: traits, guide.layoutFrame)))
      }
      if let guide = view.secondaryTextLayoutGuide {
        members.append(
          ("secondaryText", text(content.secondaryTextProperties, in: traits, guide.layoutFrame)))
      }
      return cells(members)
    }

    private static func override(
      _ overrides: inout some UIMutableTraits, with traits: UITraitCollection
    ) {
      overrides.userInterfaceStyle = traits.userInterfaceStyle
      overrides.userInterfaceLevel = traits.userInterfaceLevel
      overrides.accessibilityContrast = traits.accessibilityContrast
      overrides.layoutDirection = traits.layoutDirection
      overrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
      overrides.displayScale = traits.displayScale
    }

    /// A text with its frame, its color and the size of its font.
    private static func text(
      _ properties: UIListContentConfiguration.TextProperties, in traits: UITraitCollection,
      _ frame: CGRect
    ) -> JSONValue {
      var font = properties.font
      if let style = font.fontDescriptor.object(forKey: .textStyle) as? String {
        font = .preferredFont(
          forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
      }
      return .object([
        "frame": self.frame(frame), "color": .string(hex(properties.resolvedColor(), in: traits)),
        "pieces": .array([.object(["pointSize": .number(Double(font.pointSize))])]),
      ])
    }

    private static func frame(_ frame: CGRect) -> JSONValue {
      .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })
    }

    /// The components of a color as `#RRGGBBAA`.
    private static func hex(_ color: UIColor, in traits: UITraitCollection) -> String {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].reduce(into: "#") {
        $0 += String(format: "%02X", Int(($1 * 255).rounded()))
      }
    }
  }
#endif
