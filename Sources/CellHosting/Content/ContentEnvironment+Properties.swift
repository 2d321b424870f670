public import CellConfiguration

extension ContentEnvironment: PropertyListing {}
