/// Values of keys.
struct ByKey<Value: Sendable>: Sendable {
  private var values: [Value?] = []

  subscript(key: PartKey) -> Value? {
    get { key.index < values.count ? values[key.index] : nil }
    set {
      let missing = key.index + 1 - values.count
      if missing > 0 { values.append(contentsOf: repeatElement(nil, count: missing)) }
      values[key.index] = newValue
    }
  }

  /// Makes room for a number of keys.
  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

  /// Sets a value, and returns the one that it takes the place of.
  mutating func updateValue(_ value: Value, forKey key: PartKey) -> Value? {
    defer { self[key] = value }
    return self[key]
  }
}
