// swift-tools-version: 6.1

import PackageDescription

// The libraries and the laws of the tests once more, through links. The fuzzer uses declarations
// with package access, so it is in their package. libFuzzer measures the code that an input
// reaches, so they are compiled with its options.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "CellConfiguration", path: "Libraries/CellConfiguration"),
    .target(
      name: "CellText", dependencies: ["CellConfiguration"], path: "Libraries/CellText",
      exclude: [
        "Unicode/GenerateTables.py", "Embedded/GenerateAdvances.py",
        "Embedded/GenerateSystemFont.py", "Embedded/GenerateLetterAdvances.py",
        "Embedded/GenerateWeightFactors.py",
      ]),
    .target(name: "AtomicPointer", path: "Libraries/AtomicPointer"),
    .target(
      name: "CellLayout", dependencies: ["CellConfiguration", "CellText", "AtomicPointer"],
      path: "Libraries/CellLayout"),
    .target(
      name: "CellHosting", dependencies: ["CellConfiguration", "CellText", "CellLayout"],
      path: "Libraries/CellHosting"),
    .target(
      name: "CellDocuments", dependencies: ["CellConfiguration"], path: "Libraries/CellDocuments"),
    .target(
      name: "CellPictures",
      dependencies: ["CellConfiguration", "CellText", "CellLayout", "CellDocuments"],
      path: "Libraries/CellPictures"),
    .target(
      name: "CellConstraints",
      dependencies: ["CellConfiguration", "CellText", "CellLayout", "CellHosting"],
      path: "Libraries/CellConstraints"),
    // The rest of the module needs frameworks for tests.
    .target(
      name: "CellTesting",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellHosting", "CellDocuments",
        "CellPictures",
      ],
      path: "Libraries/CellTesting", exclude: ["CellTesting.docc"],
      sources: [
        "DisplayChange.swift", "HostedCells.swift", "LineAlignment.swift", "LineDifference.swift",
        "SnapshotRecording.swift", "SnapshotSubject.swift",
      ]),
    // Allocations are counted by a custom malloc, and sanitizers have theirs.
    .target(
      name: "CellTestSupport",
      dependencies: [
        "CellConfiguration", "CellText", "CellLayout", "CellHosting", "CellConstraints",
        "CellDocuments", "CellPictures", "CellTesting",
      ],
      path: "TestSupport", exclude: ["Cost"]),
    .executableTarget(
      name: "CellFuzz",
      dependencies: ["CellConfiguration", "CellText", "CellDocuments", "CellTestSupport"],
      // libFuzzer is in the toolchain, and written in C++.
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"]), .linkedLibrary("stdc++"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "AtomicPointer" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  ]
  // libFuzzer looks for inputs that take new edges in the libraries.
  if target.path?.hasPrefix("Libraries") == true {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"]))
  }
}
