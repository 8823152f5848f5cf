package import MenuetModel

/// The mistakes that a document can have before any guideline is asked, by the ids of its rules.
package enum GrammarProblem: String, CaseIterable, Sendable {
  case conditionSyntax = "condition-syntax"
  case doctypeForbidden = "doctype-forbidden"
  case duplicateId = "duplicate-id"
  case extendTarget = "extend-target"
  case unknownExtensionContent = "extension-accepts"
  case fileUnreadable = "file-unreadable"
  case idSyntax = "id-syntax"
  case includeCycle = "include-cycle"
  case includeOutsideRoot = "include-outside-root"
  case limitExceeded = "limit-exceeded"
  case menuCycle = "menu-cycle"
  case missingAttribute = "missing-attribute"
  case missingNamespace = "missing-namespace"
  case choiceWithoutOptions = "pop-up-choice"
  case popUpFlatList = "pop-up-flat-list"
  case referenceKind = "reference-kind"
  case referenceUnresolved = "reference-unresolved"
  case sheetDetentUnknown = "sheet-detent-unknown"
  case sheetDetentsEmpty = "sheet-detents-empty"
  case shortcutSyntax = "shortcut-syntax"
  case textNotAllowed = "text-not-allowed"
  case toolbarRegionKind = "toolbar-region-kind"
  case toolbarShape = "toolbar-shape"
  case unknownAttribute = "unknown-attribute"
  case unknownElement = "unknown-element"
  case valueInvalid = "value-invalid"
  case xmlSyntax = "xml-syntax"

  /// Its page: what is wrong, why it matters, and an example of each.
  package var info: RuleInfo {
    switch self {
    case .conditionSyntax: ConditionSyntax.info
    case .doctypeForbidden: DoctypeForbidden.info
    case .duplicateId: DuplicateId.info
    case .extendTarget: ExtendTarget.info
    case .unknownExtensionContent: UnknownExtensionContent.info
    case .fileUnreadable: FileUnreadable.info
    case .idSyntax: IdSyntax.info
    case .includeCycle: IncludeCycle.info
    case .includeOutsideRoot: IncludeOutsideRoot.info
    case .limitExceeded: LimitExceeded.info
    case .menuCycle: MenuCycle.info
    case .missingAttribute: MissingAttribute.info
    case .missingNamespace: MissingNamespace.info
    case .choiceWithoutOptions: ChoiceWithoutOptions.info
    case .popUpFlatList: PopUpFlatList.info
    case .referenceKind: ReferenceKind.info
    case .referenceUnresolved: ReferenceUnresolved.info
    case .sheetDetentUnknown: SheetDetentUnknown.info
    case .sheetDetentsEmpty: SheetDetentsEmpty.info
    case .shortcutSyntax: ShortcutSyntax.info
    case .textNotAllowed: TextNotAllowed.info
    case .toolbarRegionKind: ToolbarRegionKind.info
    case .toolbarShape: ToolbarShape.info
    case .unknownAttribute: UnknownAttribute.info
    case .unknownElement: UnknownElement.info
    case .valueInvalid: ValueInvalid.info
    case .xmlSyntax: XmlSyntax.info
    }
  }
}
