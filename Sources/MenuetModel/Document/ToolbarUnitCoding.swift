/// The JSON form of a unit is one object: its id, the name of its XML element as `kind`, how it stands
/// in the bar, and the fields of what it is.
extension ToolbarUnit: Codable {
  private enum CodingKeys: CodingKey {
    case id, kind, ref, priority, pinned, display, overflow, customization, springLoaded, source
  }

  /// Encodes the unit; `ref` is the id of what it shows, where the unit has another.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(content.kind, forKey: .kind)
    if let contentID = content.id, contentID != id { try container.encode(contentID, forKey: .ref) }
    try container.encode(Omittable(wrappedValue: priority), forKey: .priority)
    try container.encode(Omittable(wrappedValue: pinned), forKey: .pinned)
    try container.encode(display, forKey: .display)
    try container.encode(overflow, forKey: .overflow)
    try container.encode(customization, forKey: .customization)
    try container.encode(Omittable(wrappedValue: springLoaded), forKey: .springLoaded)
    // A button says again whether it is spring-loaded, as it may stand outside a bar.
    try content.fields.encodeFields(
      to: encoder, leavingOut: ["id", "kind", "springLoaded", "source"])
    try container.encode(source, forKey: .source)
  }

  /// Decodes a unit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      content: try Content(
        try container.decode(Content.Kind.self, forKey: .kind),
        id: try container.decodeIfPresent(String.self, forKey: .ref), from: decoder),
      source: try container.decode(SourceReference.self, forKey: .source))
    priority = try container.decode(Omittable<Int>.self, forKey: .priority).wrappedValue
    pinned = try container.decode(Omittable<Bool>.self, forKey: .pinned).wrappedValue
    display = try container.decode(ItemDisplay.self, forKey: .display)
    overflow = try container.decode(ItemOverflow.self, forKey: .overflow)
    customization = try container.decode(ItemCustomization.self, forKey: .customization)
    springLoaded = try container.decode(Omittable<Bool>.self, forKey: .springLoaded).wrappedValue
  }
}

/// The fields of a space.
private struct SpaceFields: Codable {
  @Omittable var isFlexible: Bool
  @Omittable var platforms: PlatformSet
}

/// The fields of what has none.
private struct NoFields: Codable {}

extension ToolbarUnit.Content {
  /// The id of what stands in the unit, where that has one of its own.
  fileprivate var id: String? {
    switch self {
    case .item(let item): item.id
    case .button(let button): button.id
    case .popUpButton(let button): button.id
    case .pullDownButton(let button): button.id
    case .segmented(let control): control.id
    case .group, .space, .slot, .back, .close, .sidebarToggle, .title, .search, .inspectorToggle:
      nil
    }
  }

  /// The content of the unit, to be encoded.
  fileprivate var fields: any Encodable {
    switch self {
    case .item(let item): item
    case .button(let button): button
    case .popUpButton(let button): button
    case .pullDownButton(let button): button
    case .segmented(let control): control
    case .group(let group): group
    case .space(let isFlexible, let platforms):
      SpaceFields(
        isFlexible: Omittable(wrappedValue: isFlexible),
        platforms: Omittable(wrappedValue: platforms))
    case .slot: NoFields()
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      button
    case .title(let title): title
    }
  }

  /// Decodes the fields of a kind from the object of their unit.
  ///
  /// - Parameter id: The id of what stands in the unit, where it is not the unit's.
  fileprivate init(_ kind: Kind, id: String?, from decoder: any Decoder) throws {
    switch kind {
    case .command, .toggle, .choice:
      var item = try Item(from: decoder)
      item.id = id ?? item.id
      self = .item(item)
    case .button:
      var button = try Button(from: decoder)
      button.id = id ?? button.id
      self = .button(button)
    case .popUpButton:
      var button = try PopUpButton(from: decoder)
      button.id = id ?? button.id
      self = .popUpButton(button)
    case .pullDownButton:
      var button = try PullDownButton(from: decoder)
      button.id = id ?? button.id
      self = .pullDownButton(button)
    case .segmented:
      var control = try SegmentedControl(from: decoder)
      control.id = id ?? control.id
      self = .segmented(control)
    case .group: self = .group(try ToolbarGroup(from: decoder))
    case .space:
      let space = try SpaceFields(from: decoder)
      self = .space(isFlexible: space.isFlexible, platforms: space.platforms)
    case .slot: self = .slot
    case .back: self = .back(try BarButton(from: decoder))
    case .close: self = .close(try BarButton(from: decoder))
    case .sidebarToggle: self = .sidebarToggle(try BarButton(from: decoder))
    case .title: self = .title(try TitleItem(from: decoder))
    case .search: self = .search(try BarButton(from: decoder))
    case .inspectorToggle: self = .inspectorToggle(try BarButton(from: decoder))
    }
  }
}
