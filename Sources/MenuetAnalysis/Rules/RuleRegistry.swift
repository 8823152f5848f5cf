// Written by make-registry.py from the files of this folder; do not edit.

import MenuetSource

/// Every rule, in the order of their names, and again by what each looks at.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    ButtonTitleStyle.self,
    CancelButton.self,
    ConditionSyntax.self,
    DestructivePrimaryButton.self,
    DoctypeForbidden.self,
    DuplicateId.self,
    ExtendTarget.self,
    FamiliarActionWithoutSymbol.self,
    FileUnreadable.self,
    IdSyntax.self,
    IdleSubtitle.self,
    IncludeCycle.self,
    IncludeOutsideRoot.self,
    LimitExceeded.self,
    LongButtonTitle.self,
    MenuCycle.self,
    MismatchedSymbol.self,
    MissingAttribute.self,
    MissingNamespace.self,
    MissingPrimaryButton.self,
    PlainPrimaryButton.self,
    PopUpFlatList.self,
    ProminentDestructiveButton.self,
    ReferenceKind.self,
    ReferenceUnresolved.self,
    SecondPrimaryButton.self,
    ShortcutSyntax.self,
    SubtitleOnMac.self,
    TextNotAllowed.self,
    TooManyProminentButtons.self,
    ToolbarRegionKind.self,
    ToolbarShape.self,
    UnclearSymbol.self,
    UnknownAttribute.self,
    UnknownElement.self,
    UnusedCommand.self,
    VagueButton.self,
    ValueInvalid.self,
    VaryingButtonSizes.self,
    XmlSyntax.self,
  ]

  static let buttonRules: [any ButtonRule.Type] = [
    FamiliarActionWithoutSymbol.self,
    LongButtonTitle.self,
    MismatchedSymbol.self,
    UnclearSymbol.self,
  ]

  static let commandRules: [any CommandRule.Type] = [
    ShortcutSyntax.self,
  ]

  static let documentRules: [any DocumentRule.Type] = [
    ButtonTitleStyle.self,
    CancelButton.self,
    DestructivePrimaryButton.self,
    IdleSubtitle.self,
    MissingPrimaryButton.self,
    PlainPrimaryButton.self,
    ProminentDestructiveButton.self,
    SecondPrimaryButton.self,
    SubtitleOnMac.self,
    TooManyProminentButtons.self,
    UnusedCommand.self,
    VagueButton.self,
    VaryingButtonSizes.self,
  ]

  static let itemRules: [any ItemRule.Type] = [

  ]

  static let menuRules: [any MenuRule.Type] = [

  ]

  static let titleRules: [any TitleRule.Type] = [

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
