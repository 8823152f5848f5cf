import MenuetModel

extension GeneratedToolbar {
  /// The toolbar as a document, and the sizes as a file of metrics where it has some of its own.
  ///
  /// What nobody would write, such as an item without a title, is written all the same.
  var xml: String {
    var writer = ToolbarXMLWriter(platform: platform)
    var bar: [String] = []
    for region in Toolbar.Region.allCases where !self[region].isEmpty {
      bar.append("    <\(region.rawValue)>")
      for unit in self[region] { bar += writer.lines(unit) }
      bar.append("    </\(region.rawValue)>")
    }
    if !shrink.isEmpty {
      let steps = shrink.map { "<step unit=\"\($0.unit)\" to=\"\($0.to.rawValue)\"/>" }
      bar.append("    <shrink>\(steps.joined())</shrink>")
    }
    let platforms = Set([platform, writer.otherPlatform]).map(\.rawValue).sorted()
    var lines = [
      "<menuet xmlns=\"urn:menuet:1\" name=\"Generated\" platforms=\"\(platforms.joined(separator: " "))\">"
    ]
    if !writer.declarations.isEmpty {
      lines.append("  <commands>")
      lines += writer.declarations.map { "    " + $0 }
      lines.append("  </commands>")
    }
    let style = style == .automatic ? "" : " style=\"\(style.rawValue)\""
    lines.append("  <toolbar id=\"bar\"\(isCustomizable ? " customizable=\"true\"" : "")\(style)>")
    lines += bar + ["  </toolbar>", "</menuet>"]
    if !metrics.isEmpty {
      let sizes = metrics.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
      lines.append("--metrics {\(sizes.joined(separator: ", "))}")
    }
    lines.append("--platform \(platform.rawValue) --locale en,\(mirroredLocale)")
    return lines.joined(separator: "\n")
  }
}

/// Writes units, and remembers what they place.
private struct ToolbarXMLWriter {
  let otherPlatform: Platform
  private(set) var declarations: [String] = []

  init(platform: Platform) { otherPlatform = platform == .macos ? .ios : .macos }

  mutating func lines(_ unit: GeneratedToolbar.Unit) -> [String] {
    let rest = attributes(unit)
    let place = unit.isForPlatform ? rest : rest + " platforms=\"\(otherPlatform.rawValue)\""
    switch unit.content {
    case .item(let item): return ["      " + element(item, rest)]
    case .group(let group):
      var start = "      <group id=\"\(unit.id)\""
      if group.titleLength > 0 { start += title("title", group.titleLength) }
      if group.hasSymbol { start += " symbol=\"star\"" }
      if group.collapse != .overflow { start += " collapse=\"\(group.collapse.rawValue)\"" }
      return [start + place + ">"] + group.members.map { "        " + element($0, "") }
        + ["      </group>"]
    case .space(let isFlexible):
      return ["      <space\(isFlexible ? " flexible=\"true\"" : "")\(place)/>"]
    case .title(let length):
      return ["      <title\(length > 0 ? title("title", length) : "")\(place)/>"]
    case .search: return ["      <search\(place)/>"]
    case .slot: return ["      <slot id=\"\(unit.id)\"/>"]
    }
  }

  private func attributes(_ unit: GeneratedToolbar.Unit) -> String {
    var text = ""
    if unit.priority != 0 { text += " priority=\"\(unit.priority)\"" }
    if unit.pinned { text += " pinned=\"true\"" }
    if unit.hides { text += " overflow=\"hide\"" }
    if unit.isOptional { text += " customization=\"optional\"" }
    return text
  }

  private func title(_ name: String, _ length: Int) -> String {
    " \(name)=\"\(String(repeating: "H", count: length))\""
  }

  private mutating func element(_ item: GeneratedToolbar.Item, _ unit: String) -> String {
    var place = unit
    if item.display != .automatic { place += " display=\"\(item.display.rawValue)\"" }
    if !item.isForPlatform { place += " platforms=\"\(otherPlatform.rawValue)\"" }
    let face = title("title", item.titleLength) + (item.hasSymbol ? " symbol=\"star\"" : "")
    switch item.kind {
    case .command, .button, .readyMade:
      declare("<command id=\"\(item.id)\"\(face)/>")
    case .toggle(let other):
      let titles = title("off-title", item.titleLength) + title("on-title", other)
      let symbol = item.hasSymbol ? " symbol=\"star\"" : ""
      declare("<toggle id=\"\(item.id)\" form=\"title\"\(titles)\(symbol)/>")
    case .choice: declare("<choice id=\"\(item.id)\"\(face)/>")
    case .segmented(let options): declare(choice(item, options))
    case .pullDown, .more, .popUp, .back, .close, .sidebarToggle, .inspectorToggle: break
    }
    switch item.kind {
    case .command, .toggle, .choice: return "<item ref=\"\(item.id)\"\(place)/>"
    case .button: return "<button ref=\"\(item.id)\"\(place)/>"
    case .readyMade: return "<button ref=\"\(item.id)\" kind=\"info\"\(place)/>"
    case .pullDown: return "<pull-down-button id=\"\(item.id)\"\(face)\(place)/>"
    case .more: return "<pull-down-button id=\"\(item.id)\" more=\"true\"\(face)\(place)/>"
    case .popUp(let options):
      let titles = options.enumerated().map {
        "<option id=\"o\($0.offset)\"\(title("title", $0.element))/>"
      }
      return "<pop-up-button id=\"\(item.id)\"\(face)\(place)>\(titles.joined())</pop-up-button>"
    case .segmented: return "<segmented choice=\"\(item.id)\"\(place)/>"
    case .back: return "<back\(title("title", item.titleLength))\(place)/>"
    case .close: return "<close\(title("title", item.titleLength))\(place)/>"
    case .sidebarToggle: return "<sidebar-toggle\(title("title", item.titleLength))\(place)/>"
    case .inspectorToggle:
      return "<inspector-toggle\(title("title", item.titleLength))\(place)/>"
    }
  }

  private mutating func declare(_ element: String) {
    if !declarations.contains(element) { declarations.append(element) }
  }

  private func choice(
    _ item: GeneratedToolbar.Item, _ options: [GeneratedToolbar.Item.Option]
  ) -> String {
    let elements = options.enumerated().map { index, option in
      "<option id=\"o\(index)\"" + title("title", option.titleLength)
        + (option.hasSymbol ? " symbol=\"star\"" : "")
        + (option.isForPlatform ? "" : " platforms=\"\(otherPlatform.rawValue)\"") + "/>"
    }
    return "<choice id=\"\(item.id)\"\(title("title", item.titleLength))>"
      + elements.joined() + "</choice>"
  }
}
