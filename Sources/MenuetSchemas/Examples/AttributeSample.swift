import MenuetModel

/// A value of an attribute for an example, from its declaration where that tells.
struct AttributeSample {
  let value: String
  /// The declarations that a document needs for it.
  let declaration: String?

  /// `nil` where a value would name something that only a whole document shows.
  init?(_ attribute: AttributeSpec) {
    guard let (value, declaration) = Self.values[attribute.name] ?? Self.value(of: attribute)
    else { return nil }
    self.value = value
    self.declaration = declaration
  }

  private static func value(of attribute: AttributeSpec) -> (String, String?)? {
    switch attribute.type {
    case .boolean: (attribute.defaultValue == "true" ? "false" : "true", nil)
    case .word(let set), .words(let set):
      (set.words.first { $0 != attribute.defaultValue } ?? "", nil)
    case .condition: ("has-selection", #"<states><state id="has-selection"/></states>"#)
    case .shortcut: ("cmd+opt+j", nil)
    case .systemCommand: ("print", nil)
    case .integer, .count, .positive: ("10", nil)
    case .number, .length: ("44", nil)
    case .opacity: ("0.5", nil)
    case .version: ("17.0", nil)
    case .symbol: ("star", nil)
    case .name: ("\(attribute.name)", nil)
    default: attribute.type.isLink ? nil : (attribute.name.spelling, nil)
    }
  }

  /// Texts, names of what has to be declared, and the words of which the first would be out of place.
  private static let values: [AttributeName: (String, String?)] = [
    .accessibilityLabel: ("Star this", nil),
    .affects: ("gallery", #"<region id="gallery" title="Gallery"/>"#),
    .comment: ("Stands in the menu of a note", nil),
    .confirm: (
      "really-alert",
      """
      <alert id="really-alert" title="Go on?">
        <command id="really" title="Go On"/>
        <command system="cancel"/>
      </alert>
      """
    ),
    .clears: (
      "large-text",
      #"<menu id="styles" title="Styles"><toggle id="large-text" title="Large Text"/></menu>"#
    ),
    .content: ("standard", nil),
    .destructive: ("false", nil),
    .hint: ("Puts it first in the list.", nil),
    .image: ("Star", nil),
    .interface: ("compose", nil),
    .navigates: ("details-view", #"<view id="details-view" title="Details"/>"#),
    .overflow: ("menu", nil),
    .platforms: ("ipados macos", nil),
    .presents: (
      "details", #"<sheet id="details" title="Details"><command system="done"/></sheet>"#
    ),
    .setsDetent: (
      "letter:medium",
      """
      <menu id="letters" title="Letters">
        <command id="write-letter" title="Write Letter…" presents="letter"/>
      </menu>
      <sheet id="letter" title="Letter" detents="medium large"><command system="done"/></sheet>
      """
    ),
    .strings: ("Notes.xcstrings", nil),
    .subtitle: ("Not yet seen", nil),
    .swiftName: ("other-name", nil),
    .table: ("Menus", nil),
    .tint: ("Brand", nil),
    .title: ("Notes", nil),
  ]
}
