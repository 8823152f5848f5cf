// Written by make-registry.py from the files of this folder; do not edit.

import MenuetSource

/// Every rule, in the order of their names, and again by what each looks at.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    ConditionSyntax.self,
    DoctypeForbidden.self,
    DuplicateId.self,
    FileUnreadable.self,
    IdSyntax.self,
    LimitExceeded.self,
    MenuCycle.self,
    MissingAttribute.self,
    MissingNamespace.self,
    PopUpFlatList.self,
    ReferenceKind.self,
    ReferenceUnresolved.self,
    ShortcutSyntax.self,
    TextNotAllowed.self,
    ToolbarRegionKind.self,
    ToolbarShape.self,
    UnknownAttribute.self,
    UnknownElement.self,
    UnusedCommand.self,
    ValueInvalid.self,
    XmlSyntax.self,
  ]

  static let commandRules: [any CommandRule.Type] = [
    ShortcutSyntax.self,
  ]

  static let documentRules: [any DocumentRule.Type] = [
    UnusedCommand.self,
  ]

  static let itemRules: [any ItemRule.Type] = [

  ]

  static let menuRules: [any MenuRule.Type] = [

  ]

  static let toolbarRules: [any ToolbarRule.Type] = [

  ]

  /// The ids of all rules.
  package static let ids: [String] = rules.map { rule in rule.info.id.rawValue }

  /// What is known of a rule by its id.
  package static func info(_ id: String) -> RuleInfo? {
    rules.first { $0.info.id.rawValue == id }?.info
  }
}
