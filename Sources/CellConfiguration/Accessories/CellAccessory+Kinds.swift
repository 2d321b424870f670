import Foundation

extension CellAccessory {
  /// The side of a kind of accessory, its defaults and its form in documents.
  package struct KindForm: Sendable {
    /// The side on which the system places the kind; custom views choose theirs.
    let edge: Placement.Edge

    /// An accessory of the kind with its defaults.
    let example: CellAccessory

    /// The members that documents require.
    var required = ["kind"]

    /// The expected member if a document has the kind alone; `nil` if that is enough.
    var missing: String?

    package var kind: Kind { example.kind }
  }

  /// The rows of all kinds.
  package static let kindForms = CaseTable<Kind, KindForm> { kind in
    switch kind {
    case .disclosureIndicator: KindForm(edge: .trailing, example: .disclosureIndicator())
    case .outlineDisclosure: KindForm(edge: .trailing, example: .outlineDisclosure())
    case .detail: KindForm(edge: .trailing, example: .detail())
    case .checkmark: KindForm(edge: .trailing, example: .checkmark())
    case .delete: KindForm(edge: .leading, example: .delete())
    case .insert: KindForm(edge: .leading, example: .insert())
    case .reorder: KindForm(edge: .trailing, example: .reorder())
    case .multiselect: KindForm(edge: .leading, example: .multiselect())
    case .popUpMenu: KindForm(edge: .trailing, example: .popUpMenu())
    case .label:
      KindForm(
        edge: .trailing, example: .label(text: ""), required: ["label"],
        missing: "a \"label\" with the text")
    case .customView:
      KindForm(
        edge: .trailing,
        example: .customView(CustomView("", size: .zero), placement: .trailing()),
        required: ["customView", "size", "edge"], missing: "a \"customView\" with a name")
    }
  }
}

extension CellAccessory.Kind {
  /// The row of the kind.
  var form: CellAccessory.KindForm { CellAccessory.kindForms[self] }

  /// Whether the system places the kind at the leading side.
  package var isLeading: Bool { form.edge == .leading }

  /// The accessory that the name of the kind stands for; `nil` if the kind needs more members.
  var standard: CellAccessory? { form.missing == nil ? form.example : nil }
}
