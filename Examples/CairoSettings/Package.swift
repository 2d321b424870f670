// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "CairoSettings",
  platforms: [.macOS(.v14)],
  // A package of your own has the address of the repository here.
  dependencies: [.package(name: "swift-cell-configuration", path: "../..", traits: ["Pango"])],
  targets: [
    .executableTarget(
      name: "CairoSettings",
      dependencies: [
        "CSDL", "CCairo",
        .product(name: "CellConfiguration", package: "swift-cell-configuration"),
        .product(name: "CellText", package: "swift-cell-configuration"),
        .product(name: "CellTextPango", package: "swift-cell-configuration"),
        .product(name: "CellLayout", package: "swift-cell-configuration"),
        .product(name: "CellHosting", package: "swift-cell-configuration"),
      ]),
    .systemLibrary(name: "CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
  ]
)
