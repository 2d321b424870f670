package import CellConfiguration

extension ContentEnvironment: ValueDumpConvertible {}
