/// The JSON form of an element is one object: its id, the name of its XML element as `kind`, and its
/// own fields.
extension MenuElement: Codable {
  private enum Kind: String, LanguageValue {
    case command, toggle, choice, submenu, section, separator, dynamic, slot
  }

  private enum CodingKeys: CodingKey { case id, kind }

  /// Decodes an element of the kind that its object names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .command, .toggle, .choice: self = .item(try Item(from: decoder))
    case .submenu: self = .submenu(try Submenu(from: decoder))
    case .section: self = .section(try MenuSection(from: decoder))
    case .separator: self = .separator(try Separator(from: decoder))
    case .dynamic: self = .dynamic(try DynamicItems(from: decoder))
    case .slot: self = .slot(try Slot(from: decoder))
    }
  }

  /// Encodes the element's fields behind its id and kind.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .item(let item): try item.encode(to: encoder)
    case .submenu(let submenu): try encode(submenu, as: .submenu, to: encoder)
    case .section(let section): try encode(section, as: .section, to: encoder)
    case .separator(let separator): try encode(separator, as: .separator, to: encoder)
    case .dynamic(let dynamic): try encode(dynamic, as: .dynamic, to: encoder)
    case .slot(let slot): try encode(slot, as: .slot, to: encoder)
    }
  }

  private func encode(_ fields: some Encodable, as kind: Kind, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try fields.encodeFields(to: encoder, leavingOut: ["id"])
  }
}
