extension Shortcut {
  /// Indicates whether it edits text, or moves in it, wherever that is: in the key bindings of AppKit
  /// (`StandardKeyBinding.dict`; Mac User Guide, Document shortcuts).
  package var editsText: Bool {
    switch key {
    case .character(let character):
      return modifiers.isSubset(of: [.shift, .option])
        || modifiers.subtracting(.shift) == .control && "abdefhklnoptvy".contains(character)
    case .named(let name):
      switch name {
      case .delete, .up, .down, .left, .right:
        return modifiers.subtracting(.shift).isSubset(of: .command)
          || modifiers.subtracting(.shift) == .option
      case .forwardDelete, .home, .end, .pageUp, .pageDown, .return, .tab, .space:
        return modifiers.isSubset(of: [.shift, .option])
      case .esc: return modifiers.isEmpty
      default: return false
      }
    }
  }
}
