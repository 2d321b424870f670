import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// The accessories next to the content.
  static let accessories = Chapter(
    title: "Accessories", namesInUIKit: "UICellAccessory",
    summary: "What stands beside the content, alone and together.",
    groups: [
      Group(
        title: "Kinds",
        scenes: [
          .accessories("Disclosure indicator", .disclosureIndicator()),
          .accessories("Outline disclosure", .outlineDisclosure()),
          .accessories("Outline disclosure, expanded", .outlineDisclosure()) {
            $0.isExpanded = true
          },
          .accessories("Detail", .detail()), .accessories("Checkmark", .checkmark()),
          .accessories("Pop-up menu", .popUpMenu()), .accessories("Label", .label(text: "12")),
        ]),
      Group(
        title: "Editing",
        scenes: [
          .accessories("Delete", .delete()) { $0.isEditing = true },
          .accessories("Insert", .insert()) { $0.isEditing = true },
          .accessories("Reorder", .reorder()) { $0.isEditing = true },
          .accessories("Multiselect", .multiselect()) { $0.isEditing = true },
          .accessories("Multiselect, selected", .multiselect()) {
            $0.isEditing = true
            $0.isSelected = true
          },
          .accessories("Absent until editing", .delete(), .reorder(), .disclosureIndicator()),
          .accessories(
            "Absent while editing", .delete(), .disclosureIndicator(displayed: .whenNotEditing)
          ) { $0.isEditing = true },
        ]),
      Group(
        title: "Options",
        scenes: [
          .accessories("Tint", .checkmark(options: .init(tintColor: .systemGreen))),
          .accessories(
            "Color behind the sign", .delete(options: .init(backgroundColor: .systemIndigo))
          ) { $0.isEditing = true },
          .accessories(
            "Reserved width", .checkmark(options: .init(reservedLayoutWidth: .custom(80)))),
          .accessories("Hidden, but with its space", .detail(options: .init(isHidden: true))),
          .accessories(
            "No line before the handle",
            .reorder(options: .init(showsVerticalSeparator: false)), .label(text: "12")
          ) { $0.isEditing = true },
          .accessories(
            "Font of a label",
            .label(
              text: "New",
              options: .init(
                tintColor: .systemRed, font: .preferredFont(forTextStyle: .caption1)))),
        ]),
      Group(
        title: "Custom views",
        scenes: [
          .accessories("View of the app", .view("rating", 60, 20, .trailing(), reserving: .actual)),
          .accessories("Leading", .control(.badge("7", color: .systemBlue), .leading())),
          .accessories(
            "Before the indicator", .disclosureIndicator(),
            .control(.badge("3"), .trailing(at: .before(.disclosureIndicator)))),
        ]),
      Group(
        title: "Controls",
        scenes: [
          .accessories("Switch", .control(.switch(isOn: true))),
          .accessories("Switch, off", .control(.switch(isOn: false))),
          .accessories("Badge", .control(.badge("128", color: .systemGray))),
          .accessories("Symbol", .control(.image(.star), tint: .systemYellow)),
          .accessories("Activity indicator", .control(.activityIndicator())),
          .accessories("Stepper", .control(.stepper(canDecrease: false))),
          .accessories("Slider", .control(.slider(0.4))),
          .accessories("Progress", .control(.progress(0.4))),
          .content("Search field", .searchField(placeholder: "Search")),
          .content("Search field with a text", .searchField(placeholder: "Search", text: "Blue")),
        ]),
      Group(
        title: "Together",
        scenes: [
          .accessories(
            "Many", .label(text: "3"), .checkmark(), .detail(), .disclosureIndicator()),
          .accessories(
            "All of editing", .delete(), .multiselect(), .label(text: "3"), .reorder()
          ) { $0.isEditing = true },
        ]),
    ])
}

extension Scene {
  /// Returns a scene of a cell with accessories in a state.
  fileprivate static func accessories(
    _ title: String, _ accessories: CellAccessory...,
    state: (inout CellConfigurationState) -> Void = { _ in }
  ) -> Scene {
    row(title) {
      $0.accessories = accessories
      state(&$0.state)
    }
  }
}

extension CellImage {
  fileprivate static let star =
    CellImage(systemName: "star.fill") ?? CellImage(size: CGSize(width: 24, height: 24))
}

extension Scene {
  /// Returns a scene of a cell whose content is a control.
  fileprivate static func content(_ title: String, _ control: CellControl) -> Scene {
    row(title) { row in
      row.customContent = CustomContent(named: "control")
      row.customContent?.control = control
    }
  }
}

extension CellAccessory {
  fileprivate static func view(
    _ identifier: String, _ width: CGFloat, _ height: CGFloat, _ placement: Placement,
    reserving reservedWidth: LayoutDimension? = nil
  ) -> CellAccessory {
    .customView(
      CustomView(identifier, size: CGSize(width: width, height: height)), placement: placement,
      options: .init(reservedLayoutWidth: reservedWidth))
  }
}
