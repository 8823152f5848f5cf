import MenuetModel
import MenuetSource

/// Notes an attribute whose title changes, where a checkmark would show it.
struct AttributeWithoutCheckmark: Rule {
  static let info = RuleInfo(
    id: "toggle-attribute-check", .toggles, .note,
    "an attribute that is in force has a checkmark",
    guideline: .menus("use a checkmark to show that an attribute is currently in force"),
    why: """
      "Large Text" that becomes "Small Text" does not say which of the two holds. A checkmark before
      "Large Text" does.
      """,
    example: """
        <menu id="format" title="Format">
      -   <toggle id="size" form="title" on-title="§Small Text§" off-title="Large Text"/>
      +   <toggle id="size" title="Large Text"/>
        </menu>
      """)

  func check(_ toggle: Command, in context: RuleContext, report: inout Findings) {
    guard toggle.form == .title, context.titles.areEnglish, let on = toggle.onTitle,
      let off = toggle.offTitle, on != off, StateTitles(on: on, off: off).shareWord
    else { return }
    report(
      "'\(on)' and '\(off)' are states; a checkmark shows which one holds", at: .onTitle,
      of: toggle.source, fix: "use the default form with one title")
  }
}

/// Two titles of a toggle that name states instead of actions.
struct StateTitles {
  private let on: TitleWords
  private let off: TitleWords

  init(on: String, off: String) {
    self.on = TitleWords(on)
    self.off = TitleWords(off)
  }

  /// Indicates whether neither title begins with a verb, or ends in a word such as On, which is a
  /// matter of its own.
  private var areStates: Bool {
    !on.beginsWithVerb && !off.beginsWithVerb && !ToggleTitleWithoutVerb.isUnclear(on)
      && !ToggleTitleWithoutVerb.isUnclear(off)
  }

  /// Indicates whether both titles are states of the same thing: Large Text, Small Text.
  var shareWord: Bool { areStates && hasCommonWord }

  /// Indicates whether both titles are states that have no word in common: Day, Night.
  var areUnrelated: Bool { areStates && !hasCommonWord }

  private var hasCommonWord: Bool { !Set(on.words).isDisjoint(with: off.words) }
}
