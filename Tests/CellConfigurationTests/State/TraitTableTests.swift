import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// That the table of the traits has every trait, and everything that walks over it sees every
/// trait.
struct TraitTableTests {
  private enum Depth: TraitDefinition {
    static let defaultValue = 0
  }

  private static let traits = TraitUnderTest.all
  private static let unspecified = TraitCollection()

  /// A collection in which every trait has its first value.
  private static let specified = TraitCollection(traitsFrom: traits.map { $0.collections[0] })

  /// The traits that are read while something is done with a collection.
  private func reads(
    _ body: (TraitCollection) throws -> Void
  ) rethrows -> TraitDependencies {
    let reads = TraitReads()
    try body(Self.unspecified.recording(reads))
    return reads.dependencies
  }

  @Test("Every stored trait is in the table and has an accessor")
  func complete() throws {
    let names = Self.traits.map(\.description)
    #expect(TraitCollection.traitNames == names)
    let values = try #require(Mirror(reflecting: Self.unspecified).descendant("values"))
    #expect(Mirror(reflecting: values).children.compactMap(\.label) == names + ["custom"])
  }

  @Test("Assigning a trait changes only that trait", arguments: traits)
  func assigning(_ trait: TraitUnderTest) throws {
    let everything = reads { _ = $0.hashValue }
    for collection in trait.collections {
      let others = Self.traits.filter { $0.description != trait.description }
      #expect(others.allSatisfy { $0.read(collection) == $0.read(Self.unspecified) })
      // Only the sheet that holds anyway looks like none.
      let looksTheSame = trait.read(collection) == trait.read(Self.unspecified)
      #expect(!looksTheSame || trait.description == "styleSheet")
      #expect(
        everything.changed(from: Self.unspecified, to: collection)
          == (looksTheSame ? [] : [trait.description]))
    }
  }

  @Test("Assigning traits does not record them as read")
  func assigningOnly() {
    let noted = reads { traits in
      _ = traits.modifyingTraits {
        $0.userInterfaceStyle = .dark
        $0.styleSheet = .iOS18
      }
    }
    #expect(noted.isEmpty)
  }

  @Test("Reading a trait records only that trait", arguments: traits)
  func reading(_ trait: TraitUnderTest) {
    let noted = reads { _ = trait.read($0) }
    #expect(noted.changed(from: Self.unspecified, to: Self.specified) == [trait.description])
    #expect(noted.changed(from: Self.specified, to: Self.unspecified) == [trait.description])
    #expect(noted.changed(from: Self.specified, to: Self.specified).isEmpty)
  }

  @Test("Creating the context of a state records the traits that it uses")
  func context() {
    let noted = reads { _ = ConfigurationContext(traitCollection: $0, flags: []) }
    #expect(
      noted.changed(from: Self.unspecified, to: Self.specified)
        == ["userInterfaceIdiom", "listEnvironment", "styleSheet"])
  }

  /// A way to look at a whole collection.
  struct Look: Sendable, CustomStringConvertible {
    let description: String
    let look: @Sendable (TraitCollection) throws -> Void
  }

  static let looks = [
    Look(description: "comparing") { _ = $0 == TraitCollection() },
    Look(description: "hashing") { _ = $0.hashValue },
    Look(description: "merging") { _ = TraitCollection(traitsFrom: [$0]) },
    Look(description: "printing") { _ = "\($0)" },
    Look(description: "encoding") { _ = try JSONEncoder().encode($0) },
  ]

  @Test(
    "Reading a whole trait collection records every trait, including custom ones", arguments: looks)
  func whole(_ look: Look) throws {
    let noted = try reads(look.look)
    let names = noted.changed(
      from: Self.unspecified, to: Self.specified.modifyingTraits { $0[Depth.self] = 2 })
    #expect(names == TraitCollection.traitNames + ["Depth"])
  }

  @Test("Every value of every trait affects equality, hashes and descriptions")
  func equality() {
    let collections =
      [Self.unspecified, TraitCollection { $0[Depth.self] = 2 }]
      + Self.traits.flatMap(\.collections)
    #expect(Set(collections).count == collections.count)
    #expect(Set(collections.map { "\($0)" }).count == collections.count)
    #expect(Set(collections.map(\.hashValue)).count == collections.count)
  }

  @Test("The last collection that specifies a trait determines its value", arguments: traits)
  func merging(_ trait: TraitUnderTest) {
    for collection in trait.collections {
      #expect(TraitCollection(traitsFrom: [Self.unspecified, collection]) == collection)
      #expect(TraitCollection(traitsFrom: [collection, Self.unspecified]) == collection)
      let merged = TraitCollection(traitsFrom: [Self.specified, collection])
      for other in Self.traits {
        let decider = other.description == trait.description ? collection : Self.specified
        #expect(other.read(merged) == other.read(decider))
      }
      #expect(TraitCollection(traitsFrom: [merged, collection]) == merged)
      #expect(TraitCollection(traitsFrom: [collection, Self.specified]) == Self.specified)
    }
  }

  @Test("A trait prints and encodes under its name, and decodes equal", arguments: traits)
  func coding(_ trait: TraitUnderTest) throws {
    for collection in trait.collections {
      #expect("\(collection)".hasPrefix("<\(trait.description) = "))
      #expect(!"\(collection)".contains(";"))
      let data = try JSONEncoder().encode(collection)
      let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(Array(object.keys) == [trait.description])
      #expect(try JSONDecoder().decode(TraitCollection.self, from: data) == collection)
    }
  }

  @Test("All traits together print in the order of the table and decode equal")
  func everything() throws {
    let names = "\(Self.specified)".dropFirst().split(separator: "; ").map {
      String($0.prefix { $0 != " " })
    }
    #expect(names == TraitCollection.traitNames)
    let data = try JSONEncoder().encode(Self.specified)
    #expect(try JSONDecoder().decode(TraitCollection.self, from: data) == Self.specified)
  }
}
