import MenuetGeneration
import MenuetModel
import MenuetSource

/// The attributes of a value in words, as a document spells them.
struct FieldList {
  /// An attribute and its value.
  struct Field: Equatable {
    let name: String
    let text: String
  }

  private(set) var fields: [Field] = []
  private let kind: ElementName
  /// Indicates whether the attributes of checks are listed each by itself.
  private var splitsChecks = true

  /// The keys of the checks of a document, and of those of a toolbar.
  private static let checkKeys = ["check", "checks"]

  /// - Parameter kind: The element that the value comes from.
  init(_ value: any PartValue, of kind: ElementName) {
    self.kind = kind
    guard let json = Self.json(of: value) else { return }
    add(json.members, leavingOut: Self.left(of: value))
  }

  /// The attributes of two values without those members of their JSON forms that are the same in both.
  static func pair(
    _ old: any PartValue, _ new: any PartValue, _ kinds: (old: ElementName, new: ElementName)
  ) -> (old: FieldList, new: FieldList) {
    var lists = (old: FieldList(kind: kinds.old), new: FieldList(kind: kinds.new))
    guard let before = json(of: old), let after = json(of: new) else { return lists }
    // A check that is new or gone is one change.
    let haveChecks = [before, after].allSatisfy { json in
      checkKeys.contains { json[$0] != nil }
    }
    (lists.old.splitsChecks, lists.new.splitsChecks) = (haveChecks, haveChecks)
    func members(of value: JSONValue, without other: JSONValue) -> [JSONValue.Member] {
      guard kinds.old == kinds.new else { return value.members }
      return value.members.filter { other[$0.name]?.isSame(as: $0.value) != true }
    }
    lists.old.add(members(of: before, without: after), leavingOut: left(of: old))
    lists.new.add(members(of: after, without: before), leavingOut: left(of: new))
    return lists
  }

  private init(kind: ElementName) { self.kind = kind }

  /// Compared values are made of texts and numbers, which JSON has.
  private static func json(of value: any PartValue) -> JSONValue? {
    (try? JSONEmitter(isCompact: true).emit(value)).flatMap { try? JSONValue(parsing: $0) }
  }

  /// A value of the same type that says nothing; `nil` for a type of which no other element has values.
  static func plain(like value: any PartValue) -> (any PartValue)? {
    switch value {
    case is Command:
      var command = Command(id: "", kind: .toggle, title: "", source: .none)
      command.form = .checkmark
      return command.bare
    case is Choice: return Choice(id: "", title: nil, options: [], source: .none).bare
    default: return nil
    }
  }

  /// The keys of a value that are no attributes: its element, and what its place names already.
  private static func left(of value: any PartValue) -> [String] {
    switch value {
    case is ToolbarUnit: ["kind", "ref"]
    case is Submenu: ["ref"]
    case is Command, is Item, is AppExtension: ["kind"]
    default: []
    }
  }

  subscript(name: String) -> String? { fields.first { $0.name == name }?.text }

  /// The value that holds where the attribute is absent; `nil` where that is none.
  func defaultValue(of name: String) -> String? {
    Vocabulary.spec(kind).attributes.first { $0.name.spelling == name }?.defaultValue
      ?? Vocabulary.spec(.item).attributes.first { $0.name.spelling == name }?.defaultValue
  }

  private mutating func add(_ members: [JSONValue.Member], leavingOut left: [String] = []) {
    for member in members where !left.contains(member.name) {
      switch member.name {
      case "id", "source", "layouts": continue
      case "overrides", "look": add(member.value.members)
      case "item": add(member.value.members, leavingOut: ["kind"])
      case "hidesSymbol": append("symbol", "none")
      case "hidesShortcut": append("shortcut", "none")
      case "traits": addTraits(member.value)
      case _ where Self.checkKeys.contains(member.name) && splitsChecks: addChecks(member.value)
      case _ where Self.checkKeys.contains(member.name):
        append(ElementName.check.spelling, Self.text(of: member.value))
      default:
        let text = Self.text(of: member.value)
        if !text.isEmpty { append(name(of: member.name), text) }
      }
    }
  }

  private mutating func append(_ name: String, _ text: String) {
    fields.append(Field(name: name, text: text))
  }

  private mutating func addTraits(_ list: JSONValue) {
    guard case .array(let traits) = list.content else { return }
    for trait in traits.compactMap(\.string) {
      switch trait {
      case "harmless": append("destructive", "false")
      case "needsNoInput": append("needs-input", "false")
      case "unanimated": append("animated", "false")
      default: append(name(of: trait), "true")
      }
    }
  }

  /// Each attribute of a check by itself.
  private mutating func addChecks(_ list: JSONValue) {
    guard case .array(let checks) = list.content else { return }
    for (index, check) in checks.enumerated() {
      let name = ElementName.check.spelling + (index == 0 ? "" : " \(index + 1)")
      for member in check.members where member.name != "source" {
        append("\(name) \(self.name(of: member.name))", Self.text(of: member.value))
      }
    }
  }

  /// The attribute that a key of the JSON form stands for: mostly the name in camel case.
  private func name(of key: String) -> String {
    if let name = Self.names[kind]?[key] { return name }
    var name = ""
    for character in key {
      if character.isUppercase { name.append("-") }
      name += character.lowercased()
    }
    return name
  }

  /// The attributes of each element, by their keys.
  private static let names = Dictionary(
    uniqueKeysWithValues: ElementName.allCases.map { kind in
      let names = Vocabulary.spec(kind).attributes.map { ($0.jsonName, $0.name.spelling) }
      return (kind, Dictionary(names) { first, _ in first })
    })

  private static func text(of value: JSONValue) -> String {
    switch value.content {
    case .string(let text), .number(let text): return text
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .null: return ""
    case .array(let values):
      let isPlain = values.allSatisfy { if case .object = $0.content { false } else { true } }
      return values.map(text).joined(separator: isPlain ? " " : ", ")
    case .object(let members):
      return members.filter { $0.name != "source" }.map { text(of: $0.value) }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension JSONValue {
  /// Returns whether this is the same value, wherever it stands.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.string(let text), .string(let other)), (.number(let text), .number(let other)):
      text == other
    case (.boolean(let isTrue), .boolean(let other)): isTrue == other
    case (.null, .null): true
    case (.array(let values), .array(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.isSame(as: $1) }
    case (.object(let members), .object(let others)):
      members.count == others.count
        && zip(members, others).allSatisfy { $0.name == $1.name && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}

/// The attributes in which two values differ.
struct FieldDifference {
  struct Field: Equatable {
    let name: String
    let old: String?
    let new: String?
  }

  /// In the order of the old value, then of the new one.
  private(set) var fields: [Field] = []

  /// The attributes that hold words for people, in which no id stands.
  private static let words: Set<String> = [
    "title", "subtitle", "message", "accessibility-label", "hint", "comment", "on-title",
    "off-title", "symbol", "on-symbol", "off-symbol", "image", "name", "operation-reason",
  ]

  /// The differences of two values that are the same but for their titles and the ids in their
  /// conditions, as most are that differ: the rest need not be put into words. `nil` for others.
  private static func titles(
    _ old: any PartValue, _ new: any PartValue, _ mapping: IDMapping
  ) -> [Field]? {
    switch old {
    case let old as Command: titles(old, new as? Command, mapping)
    case let old as Menu: titles(old, new as? Menu, mapping)
    case let old as Submenu: titles(old, new as? Submenu, mapping)
    default: nil
    }
  }

  private static func titles<Value: TitledValue>(
    _ old: Value, _ new: Value?, _ mapping: IDMapping
  ) -> [Field]? {
    guard let new else { return nil }
    let (then, now) = (old.words, new.words)
    guard then == now || then != nil && now != nil else { return nil }
    var other = new
    other.words = then
    if !mapping.isEmpty {
      other.enabledWhen = new.enabledWhen.map(mapping.earlier)
      other.visibleWhen = new.visibleWhen.map(mapping.earlier)
    }
    guard other == old else { return nil }
    return then == now
      ? [] : [Field(name: AttributeName.title.spelling, old: then, new: now)]
  }

  /// Returns whether two values of an attribute say the same; conditions do in any order.
  private static func isSame(_ name: String, _ old: String?, _ new: String?) -> Bool {
    if old == new { return true }
    guard name == "enabled-when" || name == "visible-when", let old, let new,
      let first = try? ConditionParser.parse(old), let second = try? ConditionParser.parse(new)
    else { return false }
    return first.condition.sorted == second.condition.sorted
  }

  /// - Parameter mapping: The ids of the old version for those of the new one.
  init(
    _ old: any HeldValue, _ new: any HeldValue, _ kinds: (old: ElementName, new: ElementName),
    _ mapping: IDMapping
  ) {
    if old.isEqual(to: new) { return }
    let (old, new) = (old.value, new.value)
    if kinds.old == kinds.new, let titles = Self.titles(old, new, mapping) {
      fields = titles
      return
    }
    let (before, after) = FieldList.pair(old, new, kinds)
    // One element does not have what the other has unless a document says otherwise.
    func plain(_ value: any PartValue, _ kind: ElementName) -> FieldList? {
      kinds.old == kinds.new ? nil : FieldList.plain(like: value).map { FieldList($0, of: kind) }
    }
    let defaults = (old: plain(old, kinds.old), new: plain(new, kinds.new))
    let known = Set(before.fields.map(\.name))
    let names = before.fields.map(\.name) + after.fields.map(\.name).filter { !known.contains($0) }
    for name in names {
      let then = before[name] ?? before.defaultValue(of: name)
      let now = after[name] ?? after.defaultValue(of: name)
      guard then != now else { continue }
      if let then, now == nil, defaults.old?[name] == then { continue }
      if let now, then == nil, defaults.new?[name] == now { continue }
      let isSame =
        !Self.words.contains(name)
        && Self.isSame(name, then, now.map(mapping.earlier(in:)))
      if !isSame { fields.append(Field(name: name, old: then, new: now)) }
    }
  }
}

extension Condition {
  /// The condition with the operands of each `and` and `or` in the order of their spelling.
  fileprivate var sorted: Condition {
    func sorted(_ operands: [Condition]) -> [Condition] {
      operands.map(\.sorted).sorted { $0.spelling < $1.spelling }
    }
    return switch self {
    case .variable: self
    case .not(let operand): .not(operand.sorted)
    case .and(let operands): .and(sorted(operands))
    case .or(let operands): .or(sorted(operands))
    }
  }
}
