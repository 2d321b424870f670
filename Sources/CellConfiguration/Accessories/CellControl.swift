public import Foundation

/// A control or view of the system in a state, which the library draws instead of a view of your
/// app.
///
/// A custom view states which control it shows:
///
/// ```swift
/// let wifi = CellAccessory.CustomView("wifi", showing: .switch(isOn: true))
/// cell.accessories = [.customView(wifi, placement: .trailing())]
/// ```
///
/// Pictures draw the control, and a toolkit that has no view with that name can draw it.
///
/// Shapes and colors are similar to those of the system's controls (assumed); no effects of iOS 26
/// are drawn. A control fills the frame of its view, even if that differs from ``size``.
public indirect enum CellControl: Hashable, Sendable {
  /// A switch; the color is the color of its track while it is on.
  case `switch`(isOn: Bool, onColor: CellColor = .systemGreen)

  /// A progress bar with a fraction from 0 to 1.
  case progress(CGFloat)

  /// A spinning activity indicator, at a fraction of its turn from 0 to 1.
  ///
  /// A turn of the system's indicator takes a second (assumed).
  case activityIndicator(turn: CGFloat = 0)

  /// A slider with its thumb at a fraction from 0 to 1.
  case slider(CGFloat)

  /// Two buttons that decrease and increase a value; a button without an effect is pale.
  case stepper(canDecrease: Bool = true, canIncrease: Bool = true)

  /// A short white text, such as a number of unread messages, on a capsule in a color.
  case badge(String, color: CellColor = .systemRed)

  /// A search field with a text, or with a placeholder while the text is empty.
  case searchField(placeholder: String, text: String = "")

  /// An image, such as a symbol, in its own color or in the tint.
  case image(CellImage)

  /// The size of the system's control in points, before iOS 26.
  ///
  /// The size of a switch is documented; the others are assumed. A progress bar, a slider and a
  /// search field can be wider. A badge has space for digits. An image without a size has the size
  /// of the region of accessories.
  public var size: CGSize {
    switch self {
    case .switch: CGSize(width: 51, height: 31)
    case .progress: CGSize(width: 100, height: 4)
    case .activityIndicator: CGSize(width: 20, height: 20)
    case .slider: CGSize(width: 100, height: 31)
    case .stepper: CGSize(width: 94, height: 32)
    case .badge(let text, _): CGSize(width: max(22, 13 + 9 * CGFloat(text.count)), height: 22)
    case .searchField: CGSize(width: 200, height: 36)
    case .image(let image): image.size ?? CGSize(width: 24, height: 24)
    }
  }

  /// Whether the system's control fills the width that it is given.
  package var fillsWidth: Bool {
    switch self {
    case .progress, .slider, .searchField: true
    case .switch, .activityIndicator, .stepper, .badge, .image: false
    }
  }
}

extension CellControl: CustomStringConvertible {
  /// The encoded control, such as `{"isOn":true,"kind":"switch"}`.
  public var description: String { writtenDescription ?? kind.name }
}

extension CellControl: Codable, SchemaRepresentable {
  /// The kind of a control, which selects its other members.
  enum Kind: Int, NamedCase, SchemaRepresentable {
    case `switch`, progress, activityIndicator, slider, stepper, badge, searchField, image

    /// The members of the kind.
    var members: (required: [String], optional: [String]) {
      switch self {
      case .switch: (["isOn"], ["onColor"])
      case .progress, .slider: (["value"], [])
      case .activityIndicator: ([], ["turn"])
      case .stepper: ([], ["canDecrease", "canIncrease"])
      case .badge: (["text"], ["color"])
      case .searchField: (["placeholder"], ["text"])
      case .image: (["image"], [])
      }
    }
  }

  private var kind: Kind {
    switch self {
    case .switch: .switch
    case .progress: .progress
    case .activityIndicator: .activityIndicator
    case .slider: .slider
    case .stepper: .stepper
    case .badge: .badge
    case .searchField: .searchField
    case .image: .image
    }
  }

  private static let form = Schema.Object(
    "a control",
    [
      Schema.Member(required: "kind", .type(Kind.self), "kind of control"),
      Schema.Member("isOn", .boolean, "whether a switch is on", absent: "another kind"),
      Schema.Member(
        "onColor", .type(CellColor.self), "color of a switch that is on",
        absent: CellColor.systemGreen),
      Schema.Member(
        "value", .number(.fraction), "value of a progress bar or slider", absent: "another kind"),
      Schema.Member(
        "turn", .number(.fraction), "turn of an activity indicator", absent: 0),
      Schema.Member("canDecrease", .boolean, "whether a stepper can decrease", absent: true),
      Schema.Member("canIncrease", .boolean, "whether a stepper can increase", absent: true),
      Schema.Member("text", .text, "text of a badge or search field", absent: "no text"),
      Schema.Member(
        "color", .type(CellColor.self), "color of a badge", absent: CellColor.systemRed),
      Schema.Member(
        "placeholder", .text, "text of a search field that is empty", absent: "another kind"),
      Schema.Member("image", .type(CellImage.self), "the image", absent: "another kind"),
    ],
    variants: Kind.allCases.map { kind in
      .init(
        kind.name.prefix(1).uppercased() + kind.name.dropFirst() + "Control",
        ["kind"] + kind.members.required,
        kind.members.optional, where: ["kind": [kind.name]])
    })

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads a `kind` and the members of that kind.
  ///
  /// ```json
  /// { "kind": "switch", "isOn": true }
  /// { "kind": "badge", "text": "3", "color": "systemGray" }
  /// { "kind": "searchField", "placeholder": "Search" }
  /// ```
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let kind: Kind = try MemberDecoder(decoder, Self.form).required("kind")
    let object = try MemberDecoder(
      decoder, members: ["kind"] + kind.members.required + kind.members.optional,
      of: "a control of the kind \"\(kind.name)\"")
    func value(_ member: String) throws -> CGFloat {
      guard let value = try object.number(member, .fraction) else {
        throw object.unusable(member, expected: NumberRange.fraction.noun)
      }
      return value
    }
    switch kind {
    case .switch:
      self = .switch(
        isOn: try object.required("isOn"),
        onColor: try object.decode("onColor") ?? .systemGreen)
    case .progress: self = .progress(try value("value"))
    case .slider: self = .slider(try value("value"))
    case .activityIndicator:
      self = .activityIndicator(turn: try object.number("turn", .fraction) ?? 0)
    case .stepper:
      self = .stepper(
        canDecrease: try object.decode("canDecrease") ?? true,
        canIncrease: try object.decode("canIncrease") ?? true)
    case .badge:
      self = .badge(
        try object.required("text"), color: try object.decode("color") ?? .systemRed)
    case .searchField:
      self = .searchField(
        placeholder: try object.required("placeholder"), text: try object.decode("text") ?? "")
    case .image: self = .image(try object.required("image"))
    }
  }

  /// Writes the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a value below 0 or above 1, and for a color or an image that
  ///   cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("kind", kind)
    switch self {
    case .switch(let isOn, let onColor):
      try object.write("isOn", isOn)
      if onColor != .systemGreen { try object.write("onColor", onColor) }
    case .progress(let value), .slider(let value): try object.write("value", value, .fraction)
    case .activityIndicator(let turn):
      if turn != 0 { try object.write("turn", turn, .fraction) }
    case .stepper(let canDecrease, let canIncrease):
      if !canDecrease { try object.write("canDecrease", canDecrease) }
      if !canIncrease { try object.write("canIncrease", canIncrease) }
    case .badge(let text, let color):
      try object.write("text", text)
      if color != .systemRed { try object.write("color", color) }
    case .searchField(let placeholder, let text):
      try object.write("placeholder", placeholder)
      if !text.isEmpty { try object.write("text", text) }
    case .image(let image): try object.write("image", image)
    }
  }
}
