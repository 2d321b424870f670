public import CellConfiguration

extension ContentEnvironment: ValueDumpConvertible {}
