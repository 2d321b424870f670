// swift-tools-version: 6.1

import PackageDescription

/// The systems that have no UIKit, or one without the lists of phones.
let platformsWithoutLists: [Platform] = [
  .linux, .windows, .android, .openbsd, .wasi, .macOS, .tvOS, .watchOS,
]

/// The system's Pango, which only the trait needs.
let pango = Target.Dependency.target(name: "CPango", condition: .when(traits: ["Pango"]))

/// The modules from a value to its frames, the cells that keep them up to date, and the pictures.
let layout: [Target.Dependency] = ["CellConfiguration", "CellText", "CellLayout"]
let hosting = layout + ["CellHosting"]
let pictures = layout + ["CellDocuments", "CellPictures"]

let package = Package(
  name: "swift-cell-configuration",
  // The first systems that have the Observation framework.
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "CellConfiguration", targets: ["CellConfiguration"]),
    .library(name: "CellText", targets: ["CellText"]),
    .library(name: "CellTextPango", targets: ["CellTextPango"]),
    .library(name: "CellLayout", targets: ["CellLayout"]),
    .library(name: "CellHosting", targets: ["CellHosting"]),
    .library(name: "CellDocuments", targets: ["CellDocuments"]),
    .library(name: "CellPictures", targets: ["CellPictures"]),
    .library(name: "CellTesting", targets: ["CellTesting"]),
    .library(name: "CellConstraints", targets: ["CellConstraints"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "CellUIKit", targets: ["CellUIKit"]),
    .executable(name: "cellpreview", targets: ["CellPreviewCommand"]),
  ],
  traits: [
    .trait(
      name: "Pango",
      description: "Adds CellTextPango, which shapes text with the system's Pango library.")
  ],
  targets: [
    // Modules, each with the modules that it may import.
    .target(name: "CellConfiguration"),
    .target(
      name: "CellText", dependencies: ["CellConfiguration"],
      exclude: [
        "Unicode/GenerateTables.py", "Embedded/GenerateAdvances.py",
        "Embedded/GenerateSystemFont.py", "Embedded/GenerateLetterAdvances.py",
        "Embedded/GenerateWeightFactors.py",
      ]),
    .target(name: "CellTextPango", dependencies: ["CellConfiguration", "CellText", pango]),
    .target(name: "CellLayout", dependencies: ["CellConfiguration", "CellText", "AtomicPointer"]),
    .target(name: "CellHosting", dependencies: layout),
    .target(name: "CellDocuments", dependencies: ["CellConfiguration"]),
    .target(name: "CellPictures", dependencies: layout + ["CellDocuments"]),
    .target(
      name: "CellTesting",  // For test targets: it needs Swift Testing and XCTest.
      dependencies: [
        "CellConfiguration", "CellLayout", "CellHosting", "CellDocuments", "CellPictures",
      ]),
    .target(name: "CellConstraints", dependencies: hosting),
    .target(name: "UIKitNames", dependencies: hosting + ["CellConstraints"]),
    .target(
      name: "CellUIKit",  // Compiled against stubs where there is no UIKit with lists.
      dependencies: [
        "CellConfiguration", "CellDocuments",
        .target(name: "UIKitStubs", condition: .when(platforms: platformsWithoutLists)),
      ]),
    .executableTarget(
      name: "CellPreviewCommand",
      dependencies: pictures + [
        .target(name: "CellTextPango", condition: .when(traits: ["Pango"]))
      ]),

    // C: Swift's atomics need newer systems, and counting allocations replaces malloc.
    .target(name: "AtomicPointer"),
    .target(name: "AllocationCounter"),  // For tests and benchmarks.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),

    // Tests mirror the modules. No product contains these two libraries of theirs.
    .target(name: "UIKitStubs", path: "Tests/UIKitStubs"),
    .target(
      name: "CellTestSupport",
      dependencies: hosting + [
        "CellConstraints", "CellDocuments", "CellPictures", "CellTesting", "AllocationCounter",
      ],
      path: "Tests/CellTestSupport"),
    .testTarget(
      name: "CellConfigurationTests", dependencies: ["CellConfiguration", "CellTestSupport"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "CellTextTests",
      dependencies: ["CellConfiguration", "CellText", "CellTextPango", "CellTestSupport", pango],
      exclude: ["Unicode/GenerateCases.py"]),
    .testTarget(
      name: "CellLayoutTests",
      dependencies: pictures + ["CellTestSupport", "AllocationCounter"]),
    .testTarget(name: "CellHostingTests", dependencies: hosting + ["CellTestSupport"]),
    .testTarget(
      name: "CellConstraintsTests", dependencies: hosting + ["CellConstraints", "CellTestSupport"]),
    .testTarget(
      name: "CellDocumentsTests",
      dependencies: ["CellConfiguration", "CellDocuments", "CellTestSupport"]),
    .testTarget(
      name: "CellPicturesTests", dependencies: pictures + ["CellTestSupport"],
      exclude: ["Recorded"]),
    .testTarget(
      name: "CellPreviewCommandTests",
      dependencies: pictures + ["CellPreviewCommand", "CellTestSupport"]),
    .testTarget(
      name: "CellTestingTests",
      dependencies: [
        "CellConfiguration", "CellLayout", "CellHosting", "CellDocuments", "CellPictures",
        "CellTesting", "CellTestSupport",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "ArticleTests",  // The code of the documentation, and its pictures.
      dependencies: hosting + ["CellDocuments", "CellPictures", "CellTesting", "CellTestSupport"],
      exclude: ["CellTesting/Snapshots"]),
    .testTarget(
      name: "FidelityTests", dependencies: layout + ["CellDocuments", "CellTestSupport"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "CellUIKitTests",
      dependencies: [
        "CellConfiguration", "CellLayout", "CellHosting", "CellDocuments", "CellPictures",
        "CellUIKit", "UIKitStubs", "CellTestSupport",
      ]),
    // Tests of the first compile the excluded uses. The second contains links to some of its files,
    // one for each form of code, in the language mode of most projects for UIKit.
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: hosting + ["UIKitNames", "CellTesting", "CellTestSupport"],
      exclude: [
        "Documentation/Snapshots", "Members/CellCode", "Members/RecommendedUses.swift",
        "Members/UnavailableUses.swift", "Screens/Snapshots",
      ]),
    .testTarget(
      name: "UIKitNamesLanguage5Tests",
      dependencies: hosting + ["UIKitNames", "CellTesting", "CellTestSupport"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)

// The program that fuzzes the libraries, only if there are options of the compiler for them, maybe
// none. libFuzzer is in the toolchain, and written in C++.
let fuzzing = Context.environment["CELL_FUZZ"]
if fuzzing != nil {
  package.targets.append(
    .executableTarget(
      name: "CellFuzz", dependencies: ["CellConfiguration", "CellDocuments", "CellTestSupport"],
      path: "Fuzz", exclude: ["Corpus", "README.md", "run"],
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"]), .linkedLibrary("stdc++"),
      ]))
}

for target in package.targets where target.type != .system {
  // These tests are code that was written for UIKit, in modules with the settings of such projects:
  // a view controller's conformance to a protocol of the program is isolated.
  let isForUIKit = target.name.hasPrefix("UIKitNames") && target.type == .test
  target.swiftSettings =
    (target.swiftSettings ?? [])
    + (isForUIKit
      ? [.enableUpcomingFeature("InferIsolatedConformances")]  // SE-0470
      : [
        .enableUpcomingFeature("ExistentialAny"),  // SE-0335
        .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
        .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
      ])
}

// libFuzzer measures the code of the libraries that an input reaches.
if let options = fuzzing?.split(separator: " ").map(String.init) {
  for target in package.targets where target.type == .regular && target.path == nil {
    target.swiftSettings?.append(.unsafeFlags(options))
  }
}

// Test targets, or folders or files of them, to build without the others, separated by commas:
// sanitizers and release builds need only some.
if let names = Context.environment["CELL_TEST_TARGETS"]?.split(separator: ",") {
  let paths = names.map { $0.split(separator: "/", maxSplits: 1).map(String.init) }
  package.targets.removeAll { target in
    target.type == .test && !paths.contains { $0[0] == target.name }
  }
  for target in package.targets where target.type == .test {
    let parts = paths.filter { $0[0] == target.name && $0.count > 1 }.map { $0[1] }
    if !parts.isEmpty { target.sources = parts }
  }
}
