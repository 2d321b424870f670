// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "swift-cell-configuration",
  // The first systems that have the Observation framework.
  platforms: [.macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "CellConfiguration", targets: ["CellConfiguration"]),
    .library(name: "CellText", targets: ["CellText"]),
  ],
  targets: [
    .target(name: "CellConfiguration"),
    .target(
      name: "CellText", dependencies: ["CellConfiguration"],
      exclude: ["Unicode/GenerateTables.py", "Embedded/GenerateAdvances.py"]),

    .testTarget(name: "CellConfigurationTests", dependencies: ["CellConfiguration"]),
    .testTarget(name: "CellTextTests", dependencies: ["CellText"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  ]
}
