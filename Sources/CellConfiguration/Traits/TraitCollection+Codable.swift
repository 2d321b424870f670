import Foundation

extension TraitCollection: Codable {
  private static let members = [
    "userInterfaceStyle", "userInterfaceLevel", "userInterfaceIdiom", "horizontalSizeClass",
    "verticalSizeClass", "layoutDirection", "preferredContentSizeCategory", "legibilityWeight",
    "accessibilityContrast", "activeAppearance", "listEnvironment", "displayScale", "styleSheet",
  ]

  /// Reads traits; absent ones stay unspecified.
  ///
  /// - Throws: ``ConfigurationDecodingError`` for unknown members, names and wrong types, and for a
  ///   display scale that is negative.
  public init(from decoder: any Decoder) throws {
    self.init()
    let object = try MemberDecoder(decoder, members: Self.members, of: "a trait collection")
    func read<T: Decodable>(_ member: String, into value: inout T) throws {
      if let read = try object.decode(T.self, member) { value = read }
    }
    try read("userInterfaceStyle", into: &userInterfaceStyle)
    try read("userInterfaceLevel", into: &userInterfaceLevel)
    try read("userInterfaceIdiom", into: &userInterfaceIdiom)
    try read("horizontalSizeClass", into: &horizontalSizeClass)
    try read("verticalSizeClass", into: &verticalSizeClass)
    try read("layoutDirection", into: &layoutDirection)
    try read("preferredContentSizeCategory", into: &preferredContentSizeCategory)
    try read("legibilityWeight", into: &legibilityWeight)
    try read("accessibilityContrast", into: &accessibilityContrast)
    try read("activeAppearance", into: &activeAppearance)
    try read("listEnvironment", into: &listEnvironment)
    displayScale = try object.number("displayScale", .nonNegative) ?? 0
    values.styleSheet = try object.decode("styleSheet")
  }

  /// Writes the traits that are not unspecified.
  ///
  /// - Throws: `EncodingError` if traits of your own are set: their types cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    try checkCustomTraits(encoder)
    var object = MemberEncoder(encoder)
    func write<T: NamedCase>(_ member: String, _ value: T, unless unset: T) throws {
      if value != unset { try object.encode(member, value) }
    }
    try write("userInterfaceStyle", userInterfaceStyle, unless: .unspecified)
    try write("userInterfaceLevel", userInterfaceLevel, unless: .unspecified)
    try write("userInterfaceIdiom", userInterfaceIdiom, unless: .unspecified)
    try write("horizontalSizeClass", horizontalSizeClass, unless: .unspecified)
    try write("verticalSizeClass", verticalSizeClass, unless: .unspecified)
    try write("layoutDirection", layoutDirection, unless: .unspecified)
    try write("preferredContentSizeCategory", preferredContentSizeCategory, unless: .unspecified)
    try write("legibilityWeight", legibilityWeight, unless: .unspecified)
    try write("accessibilityContrast", accessibilityContrast, unless: .unspecified)
    try write("activeAppearance", activeAppearance, unless: .unspecified)
    try write("listEnvironment", listEnvironment, unless: .unspecified)
    if displayScale != 0 { try object.write("displayScale", displayScale, .nonNegative) }
    try object.encode("styleSheet", values.styleSheet)
  }
}
