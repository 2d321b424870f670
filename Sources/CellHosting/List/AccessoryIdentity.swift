import CellConfiguration

/// The identity of an accessory in its cell: its kind and name, and its number among equal ones.
struct AccessoryIdentity: Hashable {
  var kind: CellAccessory.Kind
  var name: String?
  var number = 0
}

extension [CellAccessory] {
  /// The identities of the accessories, in their order.
  var identities: [AccessoryIdentity] {
    var counts: [AccessoryIdentity: Int] = [:]
    return map { accessory in
      var identity = AccessoryIdentity(
        kind: accessory.kind, name: accessory.customView?.identifier)
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      identity.number = count
      return identity
    }
  }
}
