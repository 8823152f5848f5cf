import MenuetModel

/// The visible forms of an item.
struct ItemForms {
  let widest: LaidOutUnit.Rung
  /// The symbol alone, where the widest form shows more and gives it up.
  var icon: LaidOutUnit.Rung?

  var narrowest: LaidOutUnit.Rung { icon ?? widest }
}

/// The rungs of a unit of the center, widest first.
///
/// | unit | rungs |
/// |---|---|
/// | item that shows both | both, icon, overflow |
/// | other item | icon or title, overflow |
/// | group, `collapse="overflow"` | members, icons where a member shows both, overflow |
/// | group, `collapse="menu"` | members, icons, representative, overflow |
/// | group, `collapse="none"` | members, icons |
/// | `overflow="hide"` | `hidden` in place of `overflow` |
/// | `pinned="true"` | neither `overflow` nor `hidden` |
/// | any unit of a bar that shows no center | overflow, or `hidden` |
struct UnitLadder {
  private(set) var rungs: [LaidOutUnit.Rung] = []
  /// Indicates whether no rung may be added below.
  var isClosed = false

  /// The ladder of an item.
  init(_ forms: ItemForms) {
    // A rung more may be added: growing the list would allocate it twice.
    rungs.reserveCapacity(3)
    rungs.append(forms.widest)
    if let icon = forms.icon { rungs.append(icon) }
  }

  /// The ladder of a group.
  /// - Parameters:
  ///   - icons: the width with icons only, `nil` where no member gives up its title.
  ///   - representative: the width of the one button that opens the group's menu.
  init(members: Int, icons: Int?, _ collapse: GroupCollapse, representative: Int) {
    rungs.reserveCapacity(4)
    rungs.append(LaidOutUnit.Rung(form: .members, width: members))
    if let icons { rungs.append(LaidOutUnit.Rung(form: .icons, width: icons)) }
    if collapse == .menu {
      rungs.append(LaidOutUnit.Rung(form: .representative, width: representative))
    }
    isClosed = collapse == .none
  }

  /// Lets the unit leave the bar.
  mutating func addLastRung(hides: Bool) {
    if isClosed { return }
    rungs.append(LaidOutUnit.Rung(form: hides ? .hidden : .overflow, width: 0))
  }

  /// Leaves no form in the bar.
  mutating func leaveBar(hides: Bool) {
    rungs = [LaidOutUnit.Rung(form: hides ? .hidden : .overflow, width: 0)]
    isClosed = true
  }

  /// Leaves the widest form, of what is always visible.
  mutating func keepWidest() {
    rungs = [LaidOutUnit.Rung(form: .kept, width: rungs.first?.width ?? 0)]
    isClosed = true
  }
}

extension UnitForm {
  /// The phase of the default shrink chain in which a unit steps down to this form.
  var phase: Int {
    switch self {
    case .icon, .icons: 0
    case .representative: 1
    case .both, .title, .members, .kept, .overflow, .hidden: 2
    }
  }
}
