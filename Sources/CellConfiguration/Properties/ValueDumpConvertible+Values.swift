// Values that list their stored properties.

extension CellParagraphStyle: ValueDumpConvertible {}
extension CellParagraphStyle.TabStop: ValueDumpConvertible {}
extension ResolvedFont: ValueDumpConvertible {}
extension CustomSymbol: ValueDumpConvertible {}
extension CellAccessory.Placement: ValueDumpConvertible {}
extension CellAccessory.CustomView: ValueDumpConvertible {}
extension CellAccessory.Options: ValueDumpConvertible {}
extension CellAccessory.ControlOptions: ValueDumpConvertible {}
extension CellAccessory.ReorderOptions: ValueDumpConvertible {}
extension CellAccessory.OutlineDisclosureOptions: ValueDumpConvertible {}
extension CellAccessory.LabelOptions: ValueDumpConvertible {}
extension ListMetrics: ValueDumpConvertible {}
extension ListMetrics.Rows: ValueDumpConvertible {}
extension ListMetrics.Headers: ValueDumpConvertible {}
extension ListMetrics.Symbols: ValueDumpConvertible {}
extension ListMetrics.Accessories: ValueDumpConvertible {}
extension ListMetrics.Separators: ValueDumpConvertible {}
extension ListMetrics.Sections: ValueDumpConvertible {}
extension ListMetrics.Margins: ValueDumpConvertible {}
extension ListMetrics.Container: ValueDumpConvertible {}
extension ListMetrics.SwipeActions: ValueDumpConvertible {}
extension ListSeparatorConfiguration: ValueDumpConvertible {}
