/// The precomputed defaults of all styles of a kind, for every list environment and state.
///
/// A style sheet and the configurations based on it own the table. It never changes. States of one
/// style with the same values share a row.
final class StyleTable<Style: Sendable, Values: Sendable>: Sendable {
  /// The defaults of a style in some states.
  ///
  /// A row is an object, so that its values are read in place. Elements of an array would be
  /// copied with all their references.
  final class DefaultsRow: Sendable {
    let values: Values

    /// The stored hash of the values, so hashing a configuration does not visit its defaults.
    let hash: Int

    init(_ values: Values) where Values: Hashable {
      self.values = values
      hash = values.hashValue
    }
  }

  /// The distinct rows.
  let rows: ContiguousArray<DefaultsRow>

  /// The traits that conditions test.
  let testedTraits: TraitFlags

  fileprivate let defaults: StyleDefaults<Style, Values>
  fileprivate let places: [StylePlace]
  fileprivate let indexes: [UInt16]

  fileprivate init(
    _ rows: ContiguousArray<DefaultsRow>, _ testedTraits: TraitFlags,
    _ defaults: StyleDefaults<Style, Values>, _ places: [StylePlace], _ indexes: [UInt16]
  ) {
    self.rows = rows
    self.testedTraits = testedTraits
    self.defaults = defaults
    self.places = places
    self.indexes = indexes
  }
}

extension StyleTable.DefaultsRow: Equatable where Values: Equatable {
  static func == (a: StyleTable.DefaultsRow, b: StyleTable.DefaultsRow) -> Bool {
    a.hash == b.hash && a.values == b.values
  }
}

extension StyleTable.DefaultsRow: Hashable where Values: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension StyleTable where Style: ConfigurationStyle, Values == Style.Values {
  /// Returns the index of a row in ``rows``.
  // Inlined: it is most of an update.
  @inline(__always)
  func index(
    of style: Style, in environment: ListEnvironment, for flags: ConditionFlags
  ) -> UInt16 {
    let place = places[style.rawValue * Self.environments + environment.rawValue]
    var index = place.offset + Int(flags.ofState.rawValue & place.mask)
    if !place.traits.isEmpty {
      index += place.traits.number(of: flags.ofTraits) * (Int(place.mask) + 1)
    }
    return indexes[index]
  }

  /// Returns the looks of a style in a kind of list, with the changes of a style sheet.
  func looks(
    of style: Style, in environment: ListEnvironment, _ changes: [StyleSheet.Change<Style>]
  ) -> StyleLooks<Style> {
    StyleLooks(of: style, usingRowOf: style.resolvedStyle(in: environment), defaults, changes)
  }

  /// Returns the source of the row that a style uses in a kind of list.
  func provenance(of style: Style, in environment: ListEnvironment) -> Provenance {
    defaults.provenance(of: style.resolvedStyle(in: environment))
  }

  private static var environments: Int { ListEnvironment.allCases.count }

  /// Computes the rows of all styles of one of the system's sheets.
  static func ofSystem(_ defaults: StyleDefaults<Style, Values>) -> StyleTable {
    do {
      return try made(Builder(defaults: defaults), unchanged: nil)
    } catch {
      trap("style sheet of the system: \(error)")
    }
  }

  /// Returns the table of one of the system's sheets with changes.
  ///
  /// Only the rows of the styles that the changes affect are computed.
  ///
  /// - Throws: ``StyleSheet/LookLimitError`` if there are too many.
  func changed(
    by changes: [StyleSheet.Change<Style>]
  ) throws(StyleSheet.LookLimitError) -> StyleTable {
    if changes.isEmpty { return self }
    let builder = Builder(
      defaults: defaults, changes: changes, rows: rows, indexes: indexes)
    return try Self.made(builder, unchanged: self)
  }

  private static func made(
    _ builder: consuming Builder, unchanged: StyleTable?
  ) throws(StyleSheet.LookLimitError) -> StyleTable {
    var places: [StylePlace] = []
    for style in Style.allCases {
      // The places of this style by the style whose look it has.
      var known: [(resolved: Style, place: StylePlace)] = []
      for environment in ListEnvironment.allCases {
        let resolved = style.resolvedStyle(in: environment)
        if let unchanged,
          !builder.changes.contains(where: { $0.style == style || $0.style == resolved })
        {
          places.append(unchanged.places[places.count])
        } else if let place = known.first(where: { $0.resolved == resolved })?.place {
          places.append(place)
        } else {
          let place = try builder.add(style, resolved)
          known.append((resolved, place))
          places.append(place)
        }
      }
    }
    return StyleTable(
      builder.rows, places.reduce(into: []) { $0.formUnion($1.traits) }, builder.defaults, places,
      builder.indexes)
  }

  /// Collects the rows of all styles.
  private struct Builder {
    let defaults: StyleDefaults<Style, Values>
    var changes: [StyleSheet.Change<Style>] = []
    var rows: ContiguousArray<DefaultsRow> = []
    var indexes: [UInt16] = []

    /// Adds the rows of a style that has the look of another, for all combinations of the relevant
    /// flags.
    mutating func add(_ style: Style, _ resolved: Style) throws(StyleSheet.LookLimitError)
      -> StylePlace
    {
      let looks = StyleLooks(of: style, usingRowOf: resolved, defaults, changes)
      let base = looks.base
      let mentioned = looks.mentionedFlags
      let relevantBits = mentioned.ofState.rawValue
      let mask = relevantBits == 0 ? 0 : UInt16.max >> relevantBits.leadingZeroBitCount
      let place = StylePlace(offset: indexes.count, mask: mask, traits: mentioned.ofTraits)
      let stateCount = Int(mask) + 1
      guard indexes.count + stateCount << place.traits.count <= StyleSheet.LookLimitError.states
      else { throw StyleSheet.LookLimitError() }

      // Small numbers, because these are hashed for every state.
      var holding = [Int8](repeating: -1, count: looks.count)
      // Growing a dictionary hashes its keys again; these sizes are assumed.
      var known = [[Int8]: UInt16](minimumCapacity: 32)
      var distinct = [DefaultsRow: UInt16](minimumCapacity: 16)
      var traits = TraitFlags()
      for state in 0..<stateCount << place.traits.count {
        let bits = UInt16(state % stateCount)
        if bits == 0 { traits = place.traits.subset(state / stateCount) }
        // Flags that rules do not mention have no effect.
        if case let relevant = bits & relevantBits, relevant != bits {
          indexes.append(indexes[indexes.count - Int(bits - relevant)])
          continue
        }
        let flags = ConditionFlags(ConfigurationStateFlags(rawValue: bits), traits)
        // States in which the same rules hold share a row, which is made once.
        looks.setHolding(&holding, for: flags)
        if let index = known[holding] {
          indexes.append(index)
          continue
        }
        let values = looks.steps(for: holding).reduce(into: base) { $1.apply(&$0) }
        guard rows.count < StyleSheet.LookLimitError.limit else {
          throw StyleSheet.LookLimitError()
        }
        // Hashing values takes long, so each combination of rules does it once.
        let row = DefaultsRow(values)
        let index = distinct[row] ?? UInt16(rows.count)
        if Int(index) == rows.count {
          rows.append(row)
          distinct[row] = index
        }
        known[holding] = index
        indexes.append(index)
      }
      return place
    }
  }
}

/// The place of a style's states in one environment: the first index, the mask of relevant flags,
/// and the traits that conditions test.
///
/// The states with the same traits are together.
private struct StylePlace {
  var offset: Int
  var mask: UInt16
  var traits: TraitFlags
}
