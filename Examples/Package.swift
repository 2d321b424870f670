// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "TerminalList", targets: ["TerminalList"]),
    .executable(name: "SettingsFromServer", targets: ["SettingsFromServer"]),
    .library(name: "AppCells", targets: ["AppCells"]),
  ],
  // A package of your own has the address of the repository here.
  dependencies: [.package(name: "swift-cell-configuration", path: "..")],
  targets: [
    .executableTarget(
      name: "TerminalList",
      dependencies: [
        .product(name: "CellConfiguration", package: "swift-cell-configuration"),
        .product(name: "CellText", package: "swift-cell-configuration"),
        .product(name: "CellLayout", package: "swift-cell-configuration"),
        .product(name: "CellHosting", package: "swift-cell-configuration"),
      ]),
    .executableTarget(
      name: "SettingsFromServer",
      dependencies: [
        .product(name: "CellConfiguration", package: "swift-cell-configuration"),
        .product(name: "CellDocuments", package: "swift-cell-configuration"),
      ]),
    .executableTarget(
      name: "ReadmeExample",  // The first example of the README, as it stands there.
      dependencies: [
        .product(name: "CellConfiguration", package: "swift-cell-configuration"),
        .product(name: "CellLayout", package: "swift-cell-configuration"),
      ]),
    .target(
      name: "AppCells",
      dependencies: [.product(name: "UIKitNames", package: "swift-cell-configuration")]),
    .testTarget(
      name: "AppCellsTests",
      dependencies: [
        "AppCells",
        .product(name: "UIKitNames", package: "swift-cell-configuration"),
        .product(name: "CellTesting", package: "swift-cell-configuration"),
      ],
      exclude: ["Snapshots"]),
  ]
)
