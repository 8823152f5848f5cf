import MenuetModel
import MenuetSource
import MenuetXML

/// Flags an attribute value outside the words or the grammar of its type.
enum ValueInvalid {
  static let info = RuleInfo(
    id: "value-invalid", .generic, .error, fix: .safe,
    "a value is one of the words, or follows the grammar, of its attribute",
    guideline: .language("each attribute has a type"),
    why: """
      A value that nobody understands would be taken as absent. The message lists what is allowed,
      and the remedy what was probably meant.
      """,
    example: """
      - <menu id="format" title="Format" layout="§larg§">
      + <menu id="format" title="Format" layout="large">
          <command id="indent" title="Indent"/>
        </menu>
      """,
    isStructural: true)

  /// Of a fault that the value parser found, by whatever rule it names.
  static func finding(
    _ fault: ValueParser.Fault, attribute index: Int, of element: ElementSpec, in tree: SyntaxTree
  ) -> Diagnostic {
    let attribute = tree.attributes[index]
    if case .signs = fault.problem { return signs(inValueOf: index, in: tree) }
    let location =
      fault.range.map { tree.location(of: $0, inValueOf: index) }
      ?? tree.location(attribute.value)
    let fixIt =
      fault.replacement.map { replacement in
        let edits =
          fault.range.map {
            [tree.edit(replacing: $0, inValueOf: index, by: replacement.text)]
          } ?? tree.edits(setting: index, to: replacement.text)
        return FixIt(
          "write '\(replacement.text)'", isSafe: replacement.isSafe, edits: edits ?? [])
      } ?? fault.advice.map { FixIt($0) } ?? misplaced(attribute, of: element, in: tree)
    let subject = "'\(tree.names[Int(attribute.name)])' of '\(element.name.spelling)'"
    var finding = fault.rule.finding(
      message(fault.problem, subject), at: location, fix: fixIt)
    // The value is not in the document any more, also where its rule could be switched off.
    finding.isStructural = true
    return finding
  }

  /// Of the shortcut of an alternate that has not the key of its command.
  static func alternateKey(
    of alternate: Command, original: Command, at location: SourceLocation
  ) -> Diagnostic {
    guard let shortcut = original.shortcut else {
      return info.finding(
        "'\(original.id)', which '\(alternate.id)' is an alternate of, has no shortcut",
        at: location,
        fix: "give '\(original.id)' the key, with fewer modifiers")
    }
    let held = shortcut.modifiers.union(alternate.shortcut?.modifiers ?? [])
    let meant = Shortcut(
      held == shortcut.modifiers ? held.symmetricDifference(.option) : held, shortcut.key)
    return info.finding(
      "an alternate has the key of its command, '\(shortcut.spelling)', with other modifiers",
      at: location, fix: "write  shortcut=\"\(meant.spelling)\"")
  }

  /// The remedy for a word that another attribute of the element has and this one lacks.
  private static func misplaced(
    _ attribute: SyntaxTree.Attribute, of element: ElementSpec, in tree: SyntaxTree
  ) -> FixIt? {
    let own = tree.names[Int(attribute.name)]
    let value = String(decoding: tree.source.text[attribute.value.bounds], as: UTF8.self)
    let meant = element.attributes.first { spec in
      guard spec.name.spelling != own, case .word(let set) = spec.type else { return false }
      return set.words.contains(value)
    }
    return meant.map {
      FixIt("'\(value)' is a word of another attribute  \($0.name.spelling)=\"\(value)\"")
    }
  }

  private static func message(_ problem: ValueParser.Problem, _ subject: String) -> String {
    switch problem {
    case .message(let message): message
    case .mismatch(let expected, let found): "\(subject) is \(expected), not '\(found)'"
    case .repetition(let word): "\(subject) lists '\(word)' twice"
    case .signs: "the words of \(subject) are divided by blanks"
    }
  }

  /// Of a list whose words commas or the like divide; one finding for all of them.
  private static func signs(inValueOf index: Int, in tree: SyntaxTree) -> Diagnostic {
    let value = tree.value(of: index)
    let signs = WordTokens.signs(in: value)
    let edits = signs.map {
      tree.edit(replacing: $0.range, inValueOf: index, by: $0.replacement)
    }
    let range = signs.first?.range ?? 0..<value.utf8.count
    let sign = String(decoding: Array(value.utf8)[range], as: UTF8.self)
    let name = tree.names[Int(tree.attributes[index].name)]
    return info.finding(
      "the words of '\(name)' are divided by blanks, not by '\(sign)'",
      at: tree.location(of: range, inValueOf: index),
      fix: FixIt("divide them by blanks", isSafe: true, edits: edits))
  }

  /// Of an attribute that the element can do without, and that has no visible character.
  static func blank(
    _ attribute: AttributeSpec, of element: ElementSpec, at index: Int, in tree: SyntaxTree
  ) -> Diagnostic {
    info.finding(
      "'\(attribute.name.spelling)' of '\(element.name.spelling)' is blank",
      at: tree.location(tree.attributes[index].range), fix: "give it a value, or remove it")
  }

  /// Of attributes that exclude each other.
  static func exclusive(
    _ names: [AttributeName], at element: Int, in bound: BoundDocument
  ) -> Diagnostic {
    let words = names.map { "'\($0.spelling)'" }.joined(separator: " and ")
    let last = names[names.count - 1]
    var location = bound.head(element)
    if let index = bound.attribute(last, of: element) {
      location = bound.tree.location(bound.tree.attributes[index].nameRange)
    }
    return info.finding(
      "\(words) exclude each other", at: location, fix: "keep one of them")
  }

  /// Of an instruction that looks like ours and is not.
  static func unknownInstruction(_ word: String, at location: SourceLocation) -> Diagnostic {
    info.finding(
      "there is no instruction '\(word)'; a rule is allowed by 'menuet-allow'", at: location,
      fix: FixIt(
        "write 'menuet-allow'", isSafe: true, edits: [SourceEdit(location, "menuet-allow")]))
  }

  /// Of an instruction whose rules are divided by commas; one finding for all of them.
  static func signsInAllowance(_ data: ByteRange, in tree: SyntaxTree) -> Diagnostic {
    let start = Int(data.start)
    let edits = WordTokens.signs(in: tree.source.string(data)).map { range, replacement in
      SourceEdit(
        tree.location(ByteRange(start + range.lowerBound, start + range.upperBound)), replacement)
    }
    return info.finding(
      "the rules that 'menuet-allow' names are separated by white space",
      at: edits.first?.location ?? tree.location(data),
      fix: FixIt("write spaces", isSafe: true, edits: edits))
  }

  /// Of an instruction that allows nothing.
  static func missingRule(at location: SourceLocation) -> Diagnostic {
    info.finding(
      "'menuet-allow' names the rules that it allows", at: location,
      fix: "name a rule, or remove the instruction")
  }

  /// Of an attribute beside the elements that it stands for.
  static func exclusive(
    _ name: AttributeName, _ children: ElementSet, at element: Int, in bound: BoundDocument
  ) -> Diagnostic {
    let words = children.members.map { "'\($0.spelling)'" }.joined(separator: " or ")
    return info.finding(
      "'\(name.spelling)' and \(words) exclude each other",
      at: bound.location(name, of: element), fix: "keep one of them")
  }

  /// Of an instruction that allows a rule that does not exist.
  static func unknownRule(
    _ word: String, among rules: RuleNames, at location: SourceLocation
  ) -> Diagnostic {
    let meant = NearMiss.best(for: word, in: rules.ids)
    return info.finding(
      "there is no rule '\(word)'", at: location,
      fixIts: meant.map {
        [FixIt("write '\($0)'", isSafe: true, edits: [SourceEdit(location, $0)])]
      } ?? [])
  }

  /// Of an instruction that allows what nothing can be built from.
  static func structuralRule(_ word: String, at location: SourceLocation) -> Diagnostic {
    info.finding(
      "the rule '\(word)' cannot be allowed: nothing can be built from what it flags",
      at: location, fix: "mend what it flags")
  }
}
