extension CellAccessory: SchemaRepresentable {
  static let form = Schema.Object(
    "an accessory",
    properties.map { $0.member(absentByThe: "kind", examples) } + ownMembers, variants: variants)

  /// An accessory of each kind, with the name of the kind.
  private static let examples = kindForms.values.map { (name: $0.kind.name, group: $0.example) }

  /// The members that only accessories of certain kinds have.
  private static let ownMembers = [
    Schema.Member(
      "kind", .type(Kind.self), "kind of accessory", absent: "implied by `label` or `customView`"),
    Schema.Member(
      "backgroundColor", .type(CellColor.self),
      "color of the disc of `delete`, `insert`, `multiselect`", absent: "the kind's default"),
    Schema.Member(
      "showsVerticalSeparator", .boolean, "whether there is a line before `reorder`", absent: true),
    Schema.Member(
      "style", .type(OutlineDisclosureOptions.Style.self), "effect of a tap on `outlineDisclosure`",
      absent: OutlineDisclosureOptions.Style.automatic),
    Schema.Member("label", .name, "text of a label", absent: "another kind"),
    Schema.Member(
      "font", .type(CellFont.self), "font of a label",
      absent: CellFont.preferredFont(forTextStyle: .body)),
    Schema.Member(
      "adjustsFontForContentSizeCategory", .boolean,
      "whether the font of a label grows with the text size", absent: true),
    Schema.Member("customView", .text, "name of a custom view", absent: "another kind"),
    Schema.Member(
      "size", .of(CodableSize.self), "`[width, height]` of a custom view, in points",
      absent: "another kind, or the size of the control"),
    Schema.Member(
      "control", .type(CellControl.self),
      "control that a custom view shows, which pictures draw",
      absent: "a view of the app"),
    Schema.Member(
      "edge", .type(Placement.Edge.self), "side of the cell for a custom view",
      absent: "another kind"),
    Schema.Member(
      "position", .type(Position.self),
      "position of a custom view among the accessories of its side",
      absent: Position.nearestContent),
    Schema.Member(
      "maintainsFixedSize", .boolean, "whether a custom view has the same size at every text size",
      absent: false),
  ]

  /// The members of the kinds, which are one variant if they have the same members.
  private static let variants: [Schema.Object.Variant] = {
    func variant(
      _ name: String, _ forms: [KindForm], _ required: Set<String>, without absent: String? = nil
    ) -> Schema.Object.Variant {
      let members = properties.map(\.name) + ["kind"] + (forms.first?.example.details.members ?? [])
      return .init(
        name, members.filter(required.contains),
        members.filter { !required.contains($0) && $0 != absent },
        where: ["kind": forms.map(\.kind.name)])
    }
    let names = kindForms.values.map(\.example.details.variantName)
    return Set(names).sorted().map { name in
      let forms = kindForms.values.filter { $0.example.details.variantName == name }
      return variant(name, forms, Set(forms.flatMap(\.required)))
    } + [
      // A control has a size, so a document need not state it.
      variant(
        "ControlViewAccessory", [kindForms[.customView]], ["customView", "control", "edge"],
        without: "size")
    ]
  }()

  package static var schemaValue: Schema.Value {
    .choice([
      .named(
        "CellAccessoryName",
        .names(kindForms.values.filter { $0.missing == nil }.map(\.kind.name))),
      .object(form),
    ])
  }
}

extension CellAccessory.Details {
  /// The name in a schema of the accessories with these details.
  var variantName: String {
    switch self {
    case .none: "PlainAccessory"
    case .control: "ControlAccessory"
    case .reorder: "ReorderAccessory"
    case .outline: "OutlineDisclosureAccessory"
    case .label: "LabelAccessory"
    case .view: "CustomViewAccessory"
    }
  }

  /// The members of accessories with these details, in addition to the members of all kinds.
  var members: [String] {
    switch self {
    case .none: []
    case .control: ["backgroundColor"]
    case .reorder: ["showsVerticalSeparator"]
    case .outline: ["style"]
    case .label: ["label", "font", "adjustsFontForContentSizeCategory"]
    case .view: ["customView", "size", "control", "edge", "position", "maintainsFixedSize"]
    }
  }
}
