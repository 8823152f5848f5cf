import MenuetModel
import MenuetSource

/// An element of the document that is written, with its origin.
struct WrittenElement: Sendable {
  var name: ElementName
  var attributes: [WrittenAttribute] = []
  var children: [WrittenElement] = []
  /// Where the foreign file says it; `nil` for what the language needs around it.
  var origin: ForeignPlace?
  /// Indicates whether the element stands for an item, which the report counts.
  var isItem = false
  /// The part of its title that rules have nothing to say of.
  var titleExemption = TitleExemption.none
  /// Indicates whether code has a name for it, and may change it when the app starts.
  var isHeldByCode = false
  /// The parts of the item that did not arrive as they were.
  var losses: [ForeignLoss] = []

  init(_ name: ElementName, at origin: ForeignPlace? = nil) {
    self.name = name
    self.origin = origin
  }

  mutating func set(_ name: AttributeName, _ value: String?, at range: ByteRange? = nil) {
    guard let value else { return }
    attributes.append(WrittenAttribute(name: name, value: value, origin: range))
  }

  mutating func set(_ name: AttributeName, _ text: ForeignText?) {
    guard let text else { return }
    attributes.append(
      WrittenAttribute(
        name: name, value: text.text, origin: text.range, translations: text.translations))
  }

  mutating func setShortcut(of item: ForeignItem) {
    guard let shortcut = item.shortcut else { return }
    attributes.append(
      WrittenAttribute(
        name: .shortcut, value: shortcut.spelling, origin: item.shortcutRange,
        words: item.shortcutWords))
  }

  /// The languages of the translations in it.
  var languages: Set<String> {
    children.reduce(into: Set(attributes.flatMap(\.translations.keys))) {
      $0.formUnion($1.languages)
    }
  }

  mutating func set(_ name: AttributeName, if flag: Bool) {
    if flag { set(name, "true") }
  }
}

/// An attribute of the document that is written.
struct WrittenAttribute: Sendable {
  var name: AttributeName
  var value: String
  /// The bytes that say it in the foreign file.
  var origin: ByteRange?
  var translations: [String: String] = [:]
  /// The value as the foreign file writes it; `nil` where that says it in several places.
  var words: String?
}
