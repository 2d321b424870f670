// Values that list their stored properties.

extension CellParagraphStyle: PropertyListing {}
extension ResolvedFont: PropertyListing {}
extension CellAccessory.Placement: PropertyListing {}
extension CellAccessory.CustomView: PropertyListing {}
extension CellAccessory.Options: PropertyListing {}
extension CellAccessory.ControlOptions: PropertyListing {}
extension CellAccessory.ReorderOptions: PropertyListing {}
extension CellAccessory.OutlineDisclosureOptions: PropertyListing {}
extension CellAccessory.LabelOptions: PropertyListing {}
extension ListMetrics: PropertyListing {}
extension ListMetrics.Container: PropertyListing {}
extension ListMetrics.SwipeActions: PropertyListing {}
extension ListSeparatorConfiguration: PropertyListing {}
