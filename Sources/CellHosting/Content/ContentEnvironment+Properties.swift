import CellConfiguration

extension ContentEnvironment: ValueDumpConvertible {}
