// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  traits: [.trait(name: "Pango", description: "Compares with the system's Pango and HarfBuzz.")],
  dependencies: [
    .package(
      name: "swift-cell-configuration", path: "..",
      traits: [.trait(name: "Pango", condition: .when(traits: ["Pango"]))])
  ],
  targets: [
    .executableTarget(
      name: "CellBenchmarks",
      dependencies: [
        "CellConfiguration", "CellText", "CellTextPango", "CellLayout", "CellHosting",
        "CellDocuments", "CellPictures",
      ]
      .map { .product(name: $0, package: "swift-cell-configuration") } + ["AllocationCounter"]),
    .target(name: "AllocationCounter", path: "AllocationCounter"),  // A link: no product has it.
  ]
    // The smallest programs that use each library, for their sizes.
    + [
      ["CellConfiguration"], ["CellText", "CellConfiguration"],
      ["CellLayout", "CellConfiguration"], ["CellHosting", "CellConfiguration"],
      ["CellConstraints", "CellHosting"], ["CellDocuments"],
      ["CellPictures", "CellConfiguration", "CellDocuments"], ["UIKitNames"],
    ].map { libraries in
      .executableTarget(
        name: "\(libraries[0])Size",
        dependencies: libraries.map {
          .product(name: $0, package: "swift-cell-configuration")
        }, path: "Sources/Sizes/\(libraries[0])")
    },
  swiftLanguageModes: [.v6]
)
