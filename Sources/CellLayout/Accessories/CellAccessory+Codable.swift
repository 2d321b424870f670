import CellConfiguration
import Foundation

extension CellAccessory: Codable {
  private static let members = [
    "kind", "displayed", "isHidden", "reservedLayoutWidth", "tintColor", "text", "font",
    "adjustsFontForContentSizeCategory", "backgroundColor", "showsVerticalSeparator", "style",
    "identifier", "size", "edge", "position", "maintainsFixedSize",
  ]

  /// Reads the name of a kind, or an object with a `"kind"` and what is special about it.
  ///
  /// ```json
  /// ["disclosureIndicator", {"kind": "label", "text": "3"}, {"kind": "checkmark", "isHidden": true},
  ///  {"kind": "customView", "identifier": "badge", "size": [20, 20], "edge": "leading"}]
  /// ```
  ///
  /// - Throws: `ConfigurationDecodingError` for unknown members and kinds, for members that the
  ///   kind does not have, and for a label without a text or a custom view without a size.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if value.string != nil {
      let kind = try Kind(from: decoder)
      guard let plain = Self.plain(kind) else {
        throw value.mismatch(
          expected: "an object: a \(kind.name) accessory needs more than its kind")
      }
      self = plain
      return
    }
    let object = try MemberDecoder(decoder, members: Self.members, of: "an accessory")
    let kind: Kind = try object.required("kind")
    for member in Self.members where object.contains(member) && !kind.members.contains(member) {
      throw object.unusable(member, expected: "nothing: a \(kind.name) accessory has no \(member)")
    }
    var accessory = try Self.make(kind, object)
    accessory.displayed = try object.decode("displayed") ?? accessory.displayed
    accessory.isHidden = try object.decode("isHidden") ?? false
    accessory.reservedLayoutWidth = try object.decode("reservedLayoutWidth")
    accessory.tintColor = try object.decode("tintColor")
    self = accessory
  }

  /// Writes the name of the kind where that says everything, else an object.
  ///
  /// - Throws: `EncodingError` for an accessory with an action or with a place that a closure
  ///   chooses.
  public func encode(to encoder: any Encoder) throws {
    if let plain = Self.plain(kind), plain == self { return try kind.encode(to: encoder) }
    if action != nil { throw unwritable("an action", encoder) }
    var object = MemberEncoder(encoder)
    try object.write("kind", kind)
    if displayed != Self.usual(kind) { try object.write("displayed", displayed) }
    if isHidden { try object.write("isHidden", true) }
    try object.encode("reservedLayoutWidth", reservedLayoutWidth)
    try object.encode("tintColor", tintColor)
    switch details {
    case .none: break
    case .control(let color): try object.encode("backgroundColor", color)
    case .reorder(let shows): if !shows { try object.write("showsVerticalSeparator", false) }
    case .outline(let style): if style != .automatic { try object.write("style", style) }
    case .label(let text, let font, let adjusts):
      try object.write("text", text)
      if font != LabelOptions().font { try object.write("font", font) }
      if !adjusts { try object.write("adjustsFontForContentSizeCategory", false) }
    case .view(let view, let placement, let maintainsFixedSize):
      if case .chosen = placement.position.rule {
        throw unwritable("a place that a closure chooses", encoder)
      }
      try object.write("identifier", view.identifier)
      try object.write("size", CodableSize(view.size))
      if placement.edge == .leading { try object.write("edge", placement.edge) }
      if placement.position != .nearestContent { try object.write("position", placement.position) }
      if maintainsFixedSize { try object.write("maintainsFixedSize", true) }
    }
  }

  private func unwritable(_ what: String, _ encoder: any Encoder) -> EncodingError {
    EncodingError.invalidValue(
      self,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "\(kind.name) accessory: \(what) cannot be written down"))
  }

  /// An accessory of which nothing but the kind is said; nil for kinds that need more.
  private static func plain(_ kind: Kind) -> CellAccessory? {
    switch kind {
    case .disclosureIndicator: .disclosureIndicator()
    case .outlineDisclosure: .outlineDisclosure()
    case .detail: .detail()
    case .checkmark: .checkmark()
    case .delete: .delete()
    case .insert: .insert()
    case .reorder: .reorder()
    case .multiselect: .multiselect()
    case .popUpMenu: .popUpMenu()
    case .label, .customView: nil
    }
  }

  private static func usual(_ kind: Kind) -> DisplayedState { plain(kind)?.displayed ?? .always }

  private static func make(_ kind: Kind, _ object: MemberDecoder) throws -> CellAccessory {
    guard var accessory = plain(kind) else {
      return kind == .label ? try label(object) : try view(object)
    }
    switch accessory.details {
    case .control:
      accessory.details = .control(backgroundColor: try object.decode("backgroundColor"))
    case .reorder:
      accessory.details = .reorder(
        showsVerticalSeparator: try object.decode("showsVerticalSeparator") ?? true)
    case .outline: accessory.details = .outline(try object.decode("style") ?? .automatic)
    default: break
    }
    return accessory
  }

  private static func label(_ object: MemberDecoder) throws -> CellAccessory {
    var options = LabelOptions()
    options.font = try object.decode("font") ?? options.font
    options.adjustsFontForContentSizeCategory =
      try object.decode("adjustsFontForContentSizeCategory") ?? true
    return .label(text: try object.required("text"), options: options)
  }

  private static func view(_ object: MemberDecoder) throws -> CellAccessory {
    let size = try object.required(CodableSize.self, "size").size
    let displayed: DisplayedState = try object.decode("displayed") ?? .always
    let edge: Placement.Edge = try object.decode("edge") ?? .trailing
    let position: Position = try object.decode("position") ?? .nearestContent
    return .customView(
      CustomView(try object.decode("identifier") ?? "", size: size),
      placement: edge == .leading
        ? .leading(displayed: displayed, at: position)
        : .trailing(displayed: displayed, at: position),
      maintainsFixedSize: try object.decode("maintainsFixedSize") ?? false)
  }
}

extension CellAccessory.Kind {
  /// The members that an accessory of the kind can have in a document.
  fileprivate var members: [String] {
    let common = ["kind", "displayed", "isHidden", "reservedLayoutWidth", "tintColor"]
    return switch self {
    case .disclosureIndicator, .detail, .checkmark, .popUpMenu: common
    case .delete, .insert, .multiselect: common + ["backgroundColor"]
    case .reorder: common + ["showsVerticalSeparator"]
    case .outlineDisclosure: common + ["style"]
    case .label: common + ["text", "font", "adjustsFontForContentSizeCategory"]
    case .customView: common + ["identifier", "size", "edge", "position", "maintainsFixedSize"]
    }
  }
}

extension CellAccessory.LayoutDimension: Codable {
  /// Reads `"actual"`, `"standard"` or a number of points.
  ///
  /// - Throws: `ConfigurationDecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let number = value.number, number >= 0, number.isFinite {
      self = .custom(CGFloat(number))
    } else if value.string == "actual" {
      self = .actual
    } else if value.string == "standard" {
      self = .standard
    } else {
      throw value.mismatch(
        expected: "\"actual\", \"standard\" or points, not negative",
        known: ["actual", "standard"],
        as: value.string ?? "")
    }
  }

  /// Writes the dimension in the form that ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .actual: try container.encode("actual")
    case .standard: try container.encode("standard")
    case .custom(let points): try container.encode(points)
    }
  }
}

extension CellAccessory.Position: Codable {
  /// Reads `"nearestContent"`, an index, `{"before": kind}` or `{"after": kind}`.
  ///
  /// - Throws: `ConfigurationDecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if value.string == "nearestContent" {
      self = .nearestContent
    } else if let index = value.number.flatMap({ Int(exactly: $0) }) {
      self = .index(index)
    } else if value.isObject {
      let object = try MemberDecoder(decoder, members: ["before", "after"], of: "a position")
      if let kind = try object.decode(CellAccessory.Kind.self, "before") {
        self = .before(kind)
      } else {
        self = .after(try object.required("after"))
      }
    } else {
      throw value.mismatch(
        expected: "\"nearestContent\", an index, {\"before\": kind} or {\"after\": kind}")
    }
  }

  /// Writes the position in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` if a closure chooses the place.
  public func encode(to encoder: any Encoder) throws {
    switch rule {
    case .nearestContent:
      var container = encoder.singleValueContainer()
      try container.encode("nearestContent")
    case .index(let index):
      var container = encoder.singleValueContainer()
      try container.encode(index)
    case .before(let kind):
      var object = MemberEncoder(encoder)
      try object.write("before", kind)
    case .after(let kind):
      var object = MemberEncoder(encoder)
      try object.write("after", kind)
    case .chosen:
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "a position that a closure chooses cannot be written down"))
    }
  }
}
