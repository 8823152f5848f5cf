import MenuetModel

/// Bindings of menu items.
extension InterfaceReader {
  /// Reads the bindings that say whether an item has a checkmark, is there, and can be chosen.
  func setBindings(_ item: inout ForeignItem, _ element: ForeignElement) {
    var hidden: [ForeignCondition] = []
    var enabled: [ForeignCondition] = []
    let bindings = element.child("connections")?.children("binding") ?? []
    let hiding = bindings.filter { $0["name"]?.hasPrefix("hidden") == true }.map { $0["keyPath"] }
    for binding in bindings {
      guard let name = binding["name"], let keyPath = binding["keyPath"] else { continue }
      // The second of several is `enabled2`.
      switch name.prefix(while: \.isLetter) {
      // Such an item is there in one state alone: its title shows it, and never a checkmark.
      case "value" where hiding.contains(keyPath):
        item.name = item.name ?? keyPath.split(separator: ".").last.map(String.init)
      case "value":
        if item.state == .none { item.state = .off }
        item.name = item.name ?? keyPath.split(separator: ".").last.map(String.init)
        let transformer = transformer(of: binding)
        let words = [
          binding["destination"] ?? "", keyPath, transformer ?? "", item.title?.text ?? "",
        ]
        item.identity = item.identity ?? words.joined(separator: "\u{1F}")
        if let transformer { item.lose("its checkmark shows \(result(of: transformer, keyPath))") }
      case "hidden": hidden.append(condition(binding, keyPath, &item))
      case "enabled": enabled.append(condition(binding, keyPath, &item))
      default: item.lose("its binding '\(name)' is not in the document")
      }
    }
    item.enabledWhen = Self.all(enabled)
    item.visibleWhen = Self.all(
      hidden.map(\.opposite))
  }

  private static func all(_ conditions: [ForeignCondition]) -> ForeignCondition? {
    conditions.count > 1 ? .all(conditions) : conditions.first
  }

  /// The condition that a binding states, over a state in the words of its key path.
  private func condition(
    _ binding: ForeignElement, _ keyPath: String, _ item: inout ForeignItem
  ) -> ForeignCondition {
    var words = keyPath
    if file.isAmbiguous(keyPath: keyPath), let owner = file.objects[binding["destination"] ?? ""] {
      words = "\(owner["customClass"] ?? owner["userLabel"] ?? owner.name).\(keyPath)"
    }
    switch transformer(of: binding) {
    case nil: return .state(words)
    case "NSNegateBoolean": return .not(.state(words))
    case "NSIsNil": return .not(.state("has \(words)"))
    case "NSIsNotNil": return .state("has \(words)")
    case let transformer?:
      item.lose("its condition is \(result(of: transformer, keyPath))")
      return .state("\(words) \(transformer)")
    }
  }

  private func result(of transformer: String, _ keyPath: String) -> String {
    transformer == "NSNegateBoolean"
      ? "the opposite of '\(keyPath)'" : "what \(transformer) makes of '\(keyPath)'"
  }

  private func transformer(of binding: ForeignElement) -> String? {
    binding.child(key: "options")?.child(key: "NSValueTransformerName")?.text
  }
}
