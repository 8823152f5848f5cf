import MenuetModel
import MenuetSource
import MenuetXML

/// Key equivalents as Interface Builder writes them.
enum InterfaceShortcut {
  /// The shortcut of a menu item or button.
  ///
  /// - Returns: `nil` where there is none, with the bytes of its key; a reason where it cannot be
  ///   expressed.
  static func read(
    _ item: ForeignElement
  ) -> (shortcut: Shortcut?, range: ByteRange, loss: String?) {
    var key = item["keyEquivalent"] ?? ""
    var range = item.range(of: "keyEquivalent")
    if key.isEmpty, let child = item.child(key: "keyEquivalent"), child.name == "string" {
      let content = child.tree.syntax.content(of: child.index) ?? ""
      key = child["base64-UTF8"] == "YES" ? Base64.decoded(content) ?? "" : content
      range = child.textRange
    }
    let (shortcut, loss) = shortcut(of: key, on: item)
    return (shortcut, range, loss)
  }

  private static func shortcut(
    of key: String, on item: ForeignElement
  ) -> (shortcut: Shortcut?, loss: String?) {
    guard let scalar = key.unicodeScalars.first else { return (nil, nil) }
    var modifiers: Shortcut.Modifiers = .command
    if let mask = item.child(key: "keyEquivalentModifierMask") {
      modifiers = []
      for (name, modifier) in Self.modifiers where mask[name] == "YES" {
        modifiers.insert(modifier)
      }
    }
    if let name = named[scalar.value] ?? function(scalar.value) {
      return (Shortcut(modifiers, .named(name)), nil)
    }
    guard key.count == 1, let character = key.first, scalar.value > 0x20,
      !(0xF700...0xF8FF).contains(scalar.value)
    else { return (nil, "its key equivalent has no name in the language") }
    // A capital is pressed with Shift.
    if character.isUppercase { modifiers.insert(.shift) }
    guard let lower = character.lowercased().first else { return (nil, nil) }
    return (Shortcut(modifiers, .character(lower)), nil)
  }

  private static let modifiers: [(String, Shortcut.Modifiers)] = [
    ("command", .command), ("shift", .shift), ("option", .option), ("control", .control),
    ("function", .function),
  ]

  /// NSEvent's function keys and the control characters of keys.
  private static let named: [UInt32: Shortcut.NamedKey] = [
    0x03: .return, 0x08: .delete, 0x09: .tab, 0x0A: .return, 0x0D: .return, 0x1B: .esc,
    0x19: .tab, 0x20: .space, 0x7F: .delete, 0xF700: .up, 0xF701: .down, 0xF702: .left,
    0xF703: .right, 0xF728: .forwardDelete, 0xF729: .home, 0xF72B: .end, 0xF72C: .pageUp,
    0xF72D: .pageDown,
  ]

  private static func function(_ scalar: UInt32) -> Shortcut.NamedKey? {
    guard (0xF704...0xF717).contains(scalar) else { return nil }
    return Shortcut.NamedKey(rawValue: "f\(scalar - 0xF703)")
  }
}
