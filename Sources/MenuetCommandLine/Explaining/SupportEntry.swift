import MenuetModel

/// Something that generated code of some frameworks does not say; the keys stand in this order.
struct SupportEntry: Encodable {
  let element: String
  /// Absent where it is the element itself.
  let attribute: String?
  /// Absent for all values but the default.
  let values: [String]?
  let frameworks: [String]
  /// `cannot`, `not generated`, `nothing`, or the systems that have it.
  let support: String
  let reason: String?
  let instead: String?

  static func entries(_ entry: SupportTable.Entry) -> [SupportEntry] {
    let limit = entry.limit
    let attributes = entry.attributes.isEmpty ? [nil] : entry.attributes.map(Optional.some)
    let places = entry.elements.flatMap { element in attributes.map { (element, $0) } }
    return places.map { element, attribute in
      SupportEntry(
        element: element.spelling, attribute: attribute?.spelling,
        values: limit.words.isEmpty ? nil : limit.words,
        frameworks: limit.frameworks.members.map(\.rawValue), support: limit.kind.words,
        reason: limit.reason.isEmpty ? nil : limit.reason,
        instead: limit.instead.isEmpty ? nil : limit.instead)
    }
  }
}
