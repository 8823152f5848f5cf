package import MenuetModel

/// The kinds of values, as readers tell them apart: what is one or a list of them is one kind.
package enum ValueKind: String, CaseIterable, Sendable {
  case text, id, reference, boolean, number, word, version, language
  case typeName = "type-name"
  case condition, shortcut, symbol, name, path
  case systemCommand = "system-command"
  case detent
  case uniformType = "uniform-type"
  case typeCount = "type-count"

  /// Indicates whether there is more to say of it than a few words.
  package var hasGrammar: Bool {
    switch self {
    case .id, .reference, .condition, .shortcut, .systemCommand, .detent, .typeCount, .language:
      true
    default: false
    }
  }

  package var summary: Prose {
    switch self {
    case .text: "Words for people."
    case .id: "The name of something that the document declares."
    case .reference: "The id of something that the document declares, before or after."
    case .boolean: "Yes or no."
    case .number: "A number, in points where nothing else is said."
    case .word: "A word of a few; each attribute has its own."
    case .version: "A version of a system."
    case .language: "A language, by its tag."
    case .typeName: "The name of a Swift type."
    case .condition: "When something holds: states, toggles and options, and words between them."
    case .shortcut: "The keys that perform a command: modifiers and a key."
    case .symbol: "The name of an SF Symbol."
    case .name: "A name that lives in the app: a view, a method, an image or a colour."
    case .path: "The path of a file."
    case .systemCommand: "A standard command, which brings title, symbol, shortcut and selector."
    case .detent: "A height at which a sheet rests."
    case .uniformType: "A uniform type identifier."
    case .typeCount: "A kind of content, and how many things of it at most."
    }
  }

  /// How values are spelled, in sentences.
  package var grammar: [Prose] {
    switch self {
    case .text: ["Any text that is not blank; `&amp;`, `&lt;` and `&quot;` as in any XML."]
    case .id:
      [
        "A letter of `A` to `Z` or `a` to `z`, then letters, digits, `-` and `_`.",
        Prose("None of ") + .listed(Identifier.reserved.sorted().map(Prose.code), last: "or")
          + ", which are words of conditions.",
        "Unique in its name space: commands, toggles, choices and states; surfaces and their parts; "
          + "types. An option's id is unique in its choice.",
        "The id of a `type` is a uniform type identifier, with dots.",
      ]
    case .reference:
      [
        "An id, also of something that is declared later. The attribute says what it may name.",
        "An option is `choice.option`; a toolbar's region is `toolbar.center`.",
        "A standard command goes by its own name, such as `copy`.",
        "Where an attribute takes several, they are divided by blanks, not by commas.",
      ]
    case .boolean: ["`true` or `false`."]
    case .number:
      [
        "A whole number is an optional minus and one to nine digits.",
        "A number of points has one to six digits before the point, and one to three behind one.",
        "The attribute says in which range.",
      ]
    case .word:
      ["As it stands here, in lower case. Where there may be several, they are divided by blanks."]
    case .version:
      ["One to three numbers of up to three digits, with points between: `16`, `16.4`."]
    case .language:
      [
        "A BCP 47 tag: a language of two to eight letters, and further parts behind dashes: `de`, "
          + "`en-GB`, `zh-Hant`.",
        "In a `check` also `pseudo`, a made-up language with long words.",
      ]
    case .typeName:
      [
        "A letter of `A` to `Z`, then letters, digits and `_`; no keyword, and no type of the "
          + "standard library."
      ]
    case .condition:
      [
        "A name is the id of a `state` or a `toggle`, or `choice.option`.",
        "`not` binds closer than `and`, `and` closer than `or`; parentheses group.",
        "So: `has-selection and not (is-locked or sort-order.by-date)`.",
      ]
    case .shortcut: shortcutGrammar
    case .symbol: ["Any name of the SF Symbols app, such as `square.and.pencil`."]
    case .name: ["As the app spells it. Where there may be several, they are divided by blanks."]
    case .path: ["Relative to the folder of the document, with `/`."]
    case .systemCommand:
      ["One of these words. `%@` in a title stands for the name of the app."]
    case .detent:
      [
        "`medium` and `large` are the system's.",
        "`240pt` is a height in points, `40%` a part of the full one, more than 0 and at most 100; "
          + "up to six digits before a point and three behind it.",
        "Anything else is the id of a `detent` in the sheet.",
        "`sets-detent` names the sheet too: `compose:medium`.",
      ]
    case .uniformType: ["An id with dots, such as `public.png` or `com.example.note`."]
    case .typeCount:
      [
        "`text`, `url`, `web-page`, `image`, `movie`, `file`, `attachment`, or a uniform type "
          + "identifier.",
        "A colon and a number say how many at most: `image:5 url`.",
        "Several are divided by blanks.",
      ]
    }
  }

  private var shortcutGrammar: [Prose] {
    [
      "Modifiers and one key with `+` between, in any case: `cmd+shift+n`. A capital letter does not "
        + "imply shift.",
      Prose("Modifiers: ") + .words(Shortcut.modifierWords)
        + ", or their signs `⌘⇧⌥⌃🌐`, behind which no `+` is needed: `⇧⌘N`. None stands twice.",
      Prose("Keys: one visible character, a sign such as `⌫`, or ")
        + .words(Shortcut.NamedKey.allCases.map(\.rawValue)) + ".",
      "A letter needs `cmd`, `ctrl` or `fn`; a tool of a drawing app may go without.",
      "`none`, where the attribute allows it, takes away the shortcut of the command.",
      "Other names are errors that `menuet validate --fix` mends, in any case and with dashes or "
        + "blanks in them; so is another sign between the keys, as in `Cmd-N`.",
    ]
  }
}

extension AttributeType {
  /// The kind of its values.
  package var kind: ValueKind {
    switch self {
    case .text: .text
    case .id, .typeID: .id
    case .reference, .references, .notice: .reference
    case .boolean: .boolean
    case .integer, .count, .positive, .number, .length, .opacity, .integers: .number
    case .word, .words: .word
    case .version: .version
    case .language, .locales: .language
    case .typeName: .typeName
    case .condition: .condition
    case .shortcut: .shortcut
    case .symbol: .symbol
    case .name, .names: .name
    case .path: .path
    case .systemCommand: .systemCommand
    case .detents, .detent, .height, .sheetDetent: .detent
    case .uniformType, .uniformTypes: .uniformType
    case .typeCounts: .typeCount
    }
  }

  /// The values, in the words of a reader.
  package var explanation: Prose {
    switch self {
    case .text: "text"
    case .id: "an id"
    case .typeID: "a uniform type identifier"
    case .reference(let kinds): Prose("the id of \(kinds.description)")
    case .references(let kinds): Prose("ids, each of \(kinds.description)")
    case .notice(let kinds): Prose("the id of \(kinds.description), or `handler:name`")
    case .sheetDetent: "a sheet's id, a colon and a detent"
    case .boolean: "`true` or `false`"
    case .integer, .count, .positive, .number, .length, .opacity, .integers:
      Prose(numberExplanation)
    case .word(let set): "one of " + .words(set.words)
    case .systemCommand: "a " + .link(.value(.systemCommand))
    case .words(let set): "some of " + .words(set.words)
    case .version: "a version, such as `16.4`"
    case .language: "a language tag, such as `en-GB`"
    case .locales: "language tags, or `pseudo`"
    case .typeName: "a Swift type name"
    case .condition: "a " + .link(.value(.condition))
    case .shortcut(let allowsNone):
      "a " + .link(.value(.shortcut)) + " such as `cmd+n`" + (allowsNone ? ", or `none`" : "")
    case .symbol(let allowsNone): "a symbol" + (allowsNone ? ", or `none`" : "")
    case .name: "a name"
    case .names: "names"
    case .path: "a path"
    case .detents: "`medium`, `large`, heights or ids"
    case .detent: "`medium`, `large`, a height or an id"
    case .height: "`240pt` or `40%`"
    case .uniformType: "a uniform type identifier"
    case .uniformTypes: "uniform type identifiers"
    case .typeCounts: "kinds of content, such as `image:5 url`"
    }
  }

  private var numberExplanation: String {
    switch self {
    case .integer: "a whole number of at most nine digits, also below 0"
    case .count: "a whole number from 0 to 999999999"
    case .positive: "a whole number from 1 to 999999999"
    case .length: "points, 0 to 999999, with up to three decimals"
    case .opacity: "a number, more than 0 and at most 1"
    case .integers: "whole numbers of points from 0 to 999999"
    default: "points, also below 0, with up to three decimals"
    }
  }
}
