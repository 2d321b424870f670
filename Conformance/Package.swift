// swift-tools-version: 6.1

import PackageDescription

/// The libraries under test.
let libraries: [Target.Dependency] = [
  "CellConfiguration", "CellDocuments", "CellPictures", "UIKitNames",
].map { .product(name: $0, package: "swift-cell-configuration") }

let package = Package(
  name: "Conformance",
  platforms: [.macOS(.v14), .iOS(.v17), .macCatalyst(.v17)],
  products: [
    .library(name: "CellConformance", targets: ["CellConformance"]),
    .executable(name: "checkvectors", targets: ["ConformanceCommand"]),
  ],
  dependencies: [.package(name: "swift-cell-configuration", path: "..")],
  targets: [
    // Vectors, runs and reports; imports only Foundation.
    .target(name: "CellConformance"),
    .target(name: "PackageSubject", dependencies: ["CellConformance"] + libraries),
    .executableTarget(
      name: "ConformanceCommand", dependencies: ["CellConformance", "PackageSubject"]),
    // Empty on systems without UIKit, where the tests of CellUIKit compile its files.
    .target(
      name: "UIKitSubject",
      dependencies: ["CellConformance"]
        + ["CellConfiguration", "CellDocuments", "CellUIKit"].map {
          .product(name: $0, package: "swift-cell-configuration")
        }),
    .testTarget(name: "UIKitSubjectTests", dependencies: ["CellConformance", "UIKitSubject"]),
    .testTarget(name: "ConformanceTests", dependencies: ["CellConformance", "PackageSubject"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .define("TEST_VECTORS"),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  ]
}

// Its configurations are this package's, also where UIKit is.
package.targets.first { $0.name == "PackageSubject" }?.swiftSettings?.append(
  .define("PACKAGE_NAMES"))
