// swift-tools-version: 6.1

import PackageDescription

/// The systems that have no UIKit, or one without the lists of phones.
let platformsWithoutLists: [Platform] = [
  .linux, .windows, .android, .openbsd, .wasi, .macOS, .tvOS, .watchOS,
]

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
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "UIKitDoubles", targets: ["UIKitDoubles"]),
    .library(name: "CellUIKit", targets: ["CellUIKit"]),
    .executable(name: "cellpreview", targets: ["CellPreviewCommand"]),
    .executable(name: "CellBenchmarks", targets: ["CellBenchmarks"]),
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
      ]),
    .target(
      name: "CellTextPango",
      dependencies: [
        "CellConfiguration", "CellText",
        .target(name: "CPango", condition: .when(traits: ["Pango"])),
      ]),
    .target(
      name: "CellLayout", dependencies: ["CellConfiguration", "CellText", "AtomicPointer"]),
    .target(name: "CellHosting", dependencies: ["CellConfiguration", "CellText", "CellLayout"]),
    .target(name: "CellDocuments", dependencies: ["CellConfiguration"]),
    .target(
      name: "CellPictures",
      dependencies: ["CellConfiguration", "CellText", "CellLayout", "CellDocuments"]),
    // For test targets only: it needs Swift Testing and XCTest.
    .target(
      name: "CellTesting",
      dependencies: [
        "CellConfiguration", "CellLayout", "CellHosting", "CellDocuments", "CellPictures",
      ]),
    .target(
      name: "UIKitNames", dependencies: ["CellConfiguration", "CellLayout", "CellHosting"]),
    // What cell code for UIKit has around cells, for tests off a phone.
    .target(
      name: "UIKitDoubles",
      dependencies: ["CellConfiguration", "CellText", "CellHosting", "UIKitNames"]),
    // Where there is no UIKit with lists, it is compiled against the shapes of UIKit's types that
    // its tests have. Nobody else sees those: no product has them.
    .target(
      name: "CellUIKit",
      dependencies: [
        "CellConfiguration", "CellDocuments",
        .target(name: "UIKitStubs", condition: .when(platforms: platformsWithoutLists)),
      ]),
    .target(name: "UIKitStubs", path: "Tests/UIKitStubs"),

    // Commands.
    .executableTarget(
      name: "CellPreviewCommand",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellDocuments", "CellPictures",
        .target(name: "CellTextPango", condition: .when(traits: ["Pango"])),
      ]),
    .executableTarget(
      name: "CellBenchmarks",
      dependencies: [
        "CellConfiguration", "CellText", "CellTextPango", "CellLayout", "CellHosting",
        "AllocationCounter", .target(name: "CPango", condition: .when(traits: ["Pango"])),
      ]),

    // C, because Swift's own atomics need newer systems than the package does.
    .target(name: "AtomicPointer"),

    // C, because counting allocations takes a malloc of one's own. No library contains it.
    .target(name: "AllocationCounter"),

    // The headers of a library of the system, Debian's libpango1.0-dev.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),

    // Tests mirror the modules; CellTestSupport is their own library.
    .target(
      name: "CellTestSupport",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellHosting", "CellDocuments",
        "CellPictures", "AllocationCounter",
      ],
      path: "Tests/CellTestSupport"),
    .testTarget(
      name: "CellConfigurationTests",
      dependencies: ["CellConfiguration", "CellTestSupport"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "CellTextTests",
      dependencies: [
        "CellConfiguration", "CellText", "CellTextPango", "CellTestSupport",
        .target(name: "CPango", condition: .when(traits: ["Pango"])),
      ],
      exclude: ["Unicode/GenerateCases.py"]),
    .testTarget(
      name: "CellLayoutTests",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellDocuments", "CellPictures",
        "CellTestSupport", "AllocationCounter",
      ]),
    .testTarget(
      name: "CellHostingTests",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellHosting", "CellTestSupport",
      ]),
    .testTarget(
      name: "CellDocumentsTests",
      dependencies: ["CellConfiguration", "CellDocuments", "CellTestSupport"]),
    .testTarget(
      name: "CellPicturesTests",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellDocuments", "CellPictures",
        "CellTestSupport",
      ]),
    .testTarget(
      name: "CellPreviewCommandTests",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellDocuments", "CellPictures",
        "CellPreviewCommand", "CellTestSupport",
      ]),
    .testTarget(
      name: "CellTestingTests",
      dependencies: [
        "CellConfiguration", "CellLayout", "CellHosting", "CellDocuments", "CellPictures",
        "CellTesting",
      ],
      exclude: ["Snapshots"]),
    // The code of the documentation, and its pictures.
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellHosting", "CellDocuments",
        "CellPictures", "CellTesting", "CellTestSupport",
      ],
      exclude: ["CellTesting/Snapshots"]),
    .testTarget(
      name: "FidelityTests",
      dependencies: ["CellConfiguration", "CellText", "CellLayout", "CellTestSupport"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "UIKitNamesTests",
      // All that UIKitNames exports, so that a change there rebuilds the tests.
      dependencies: [
        "UIKitNames", "UIKitDoubles", "CellConfiguration", "CellText", "CellLayout",
        "CellHosting", "CellTesting", "CellTestSupport",
      ],
      // The second is compiled by a test, which reads what the compiler says of it.
      exclude: ["Documentation/Snapshots", "Members/UnavailableUses.swift"],
      // A protocol of the program's own that a view controller conforms to is taken to be one for
      // the main actor, as in projects for UIKit.
      swiftSettings: [.enableUpcomingFeature("InferIsolatedConformances")]  // SE-0470
    ),
    .testTarget(
      name: "CellUIKitTests",
      dependencies: [
        "CellConfiguration", "CellLayout", "CellHosting", "CellDocuments", "CellPictures",
        "CellUIKit", "UIKitStubs", "CellTestSupport",
      ]),
    .testTarget(
      name: "UIKitDoublesTests",
      dependencies: [
        "UIKitDoubles", "UIKitNames", "CellConfiguration", "CellText", "CellLayout", "CellHosting",
      ]),
    // The same tests through a link, in the language mode of most projects for UIKit.
    .testTarget(
      name: "UIKitNamesLanguage5Tests",
      dependencies: [
        "UIKitNames", "UIKitDoubles", "CellConfiguration", "CellText", "CellLayout",
        "CellHosting", "CellTestSupport",
      ],
      exclude: ["UIKitNamesTests/Members", "UIKitNamesTests/Documentation"],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// UIKitNamesTests are code that was written for UIKit, in modules that turn on nothing of this.
for target in package.targets
where target.type != .system && !target.name.hasPrefix("UIKitNames")
  || target.name == "UIKitNames"
{
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  ]
}

// Test targets to build without the others, separated by commas: sanitizers need only some.
if let names = Context.environment["CELL_TEST_TARGETS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
