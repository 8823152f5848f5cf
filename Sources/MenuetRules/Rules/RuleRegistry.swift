// Written by make-registry.py from the files of this folder; do not edit.
// swift-format-ignore-file

import MenuetLayout
import MenuetModel

/// Every rule, by what it looks at.
package enum RuleRegistry {
  static let buttonPlace: [any Rule<ButtonPlace>.Type] = [
    FamiliarActionWithoutSymbol.self, LongButtonTitle.self, MismatchedSymbol.self,
    UnclearSymbol.self
  ]

  static let choice: [any Rule<Choice>.Type] = [CustomOption.self, SecondDefaultOption.self]

  static let command: [any Rule<Command>.Type] = [
    AttributeWithoutCheckmark.self, PairToggleLabels.self, TitleToggleLabels.self,
    ToggleTitleWithoutVerb.self, UnrelatedToggleTitles.self
  ]

  static let dialog: [any Rule<Dialog>.Type] = [MissingPrimaryButton.self]

  static let document: [any Rule<Document>.Type] = [
    ActivityForEverything.self, ActivityLikeSystem.self, ActivityViewPlatform.self,
    AmbiguousDeletion.self, ButtonTitleStyle.self, CancelButton.self,
    CommandMissingFromMenuBar.self, CommandOnlyInContextMenu.self, ConstantCondition.self,
    ContextAndEditMenu.self, ContextMenuOnWatch.self, ContextMenuTitle.self,
    ContextPreviewOnMac.self, ControlNotDroppable.self, CoverSimple.self, CustomComposition.self,
    DestructivePrimaryButton.self, DisabledMenu.self, DisclosedChoice.self, DndRedundant.self,
    DndUnsupported.self, DropNativeUnaccepted.self, DropNestedOverlap.self, DropNoUndo.self,
    DropTakesEverything.self, DuplicateItem.self, EditCommandElsewhere.self,
    EditItemAlwaysAvailable.self, EditItemDetected.self, EditItemLikeSystem.self,
    EditItemWithoutNear.self, EditMenuPlatform.self, EditTitleWithoutVerb.self,
    EditWithoutUndo.self, EverythingInPullDown.self, ExtensionSurfacesWithoutMac.self,
    ExtensionWithoutImage.self, HiddenPrimaryCommand.self, IdleSubtitle.self,
    InconsistentContextMenus.self, InconsistentItem.self, InexpressibleInFramework.self,
    LengthyExtension.self, LongEditTitle.self, LongExtension.self, MalformedSymbolName.self,
    ManyEditItems.self, MissingContextPreview.self, MissingCreationMenu.self,
    MissingTranslation.self, ModalInExtension.self, MoreButton.self, PlainPrimaryButton.self,
    PopoverCovered.self, PresentationOutsidePopover.self, ProgressInExtension.self,
    ProminentDestructiveButton.self, RareToolbarItem.self, RedundantOpenItem.self,
    RegionNoCopy.self, RegionNoPaste.self, RegionNotDraggable.self, RegionNotDroppable.self,
    ReturnBesidePrimary.self, SecondPrimaryButton.self, SecondWayToShareSheet.self,
    SetsDetentFixed.self, ShareSheetWithoutShareButton.self, SheetCornerRadiusOdd.self,
    SheetDetentUndeclared.self, SheetIpadPopover.self, SheetUnpresented.self,
    SpringLoadingMissing.self, SubtitleOnMac.self, SurfaceLifecycleHook.self,
    SwiftNameCollision.self, TextNonstandard.self, ToggleCommand.self, TooManyProminentButtons.self,
    ToolbarBesideTabBar.self, UnknownSymbol.self, UnmarkedDestruction.self, UnusedCommand.self,
    VagueActivityTitle.self, VagueButton.self, VaryingButtonSizes.self, WrappedActivityTitle.self
  ]

  static let dragSource: [any Rule<DragSource>.Type] = [
    DragEmpty.self, DragMoveNoRemove.self, DragNativeNotFirst.self, DragNativeOnly.self,
    DragNoFileProvider.self, DragNoSize.self, DragPreviewNoEffect.self, DragPreviewOpaque.self,
    DragRepresentationDuplicate.self, DragRepresentationOrder.self, DragRepresentationRank.self,
    DragScopePlatform.self, DragSingleItem.self, DragSingleRepresentation.self, TypeUndeclared.self
  ]

  static let dropTarget: [any Rule<DropTarget>.Type] = [
    DropAcceptsEmpty.self, DropAcceptsOrder.self, DropAutoscrollZone.self, DropConfirmNoCancel.self,
    DropCrossAppMove.self, DropNoAutoscroll.self, DropNoEscape.self, DropNoFailureNotice.self,
    DropNoHighlight.self, DropNoPlaceholder.self, DropNoProgress.self, DropNoTaskFeedback.self,
    DropOperationMismatch.self, DropSingleItem.self, DropSystemProgress.self, DropTakeUnknown.self,
    DropTextStyleImpossible.self, DropTextStyleKind.self
  ]

  static let layouts: [any Rule<Layouts>.Type] = [
    CrowdedDefaultToolbar.self, CutLabelInCheck.self, FullCenter.self, InvalidShrinkStep.self,
    PhoneToolbarSymbols.self, TooNarrowForToolbar.self, UnfitToolbar.self
  ]

  static let menuLevel: [any Rule<MenuLevel>.Type] = [
    AppCommandInContextMenu.self, BetterLayout.self, CellWithoutSymbol.self, ChevronInTitle.self,
    ContextMenuGroups.self, ContextMenuOrder.self, ContextSymbolsOnMac.self,
    DeepContextSubmenu.self, DestructiveContextItemFirst.self, DimmedContextItem.self,
    EmptyMenu.self, HiddenMenuItem.self, LongCellTitle.self, LongContextMenu.self, LongMenu.self,
    LongSubmenu.self, ManySubmenus.self, MisfitInRow.self, MisorderedMenu.self,
    MixedContextSymbols.self, MixedSymbols.self, NestedSubmenu.self, NoWayToClear.self,
    PairInLittleSpace.self, RareItemInContextMenu.self, RepeatedContextSymbol.self,
    RepeatedTerm.self, RowTooLong.self, RowWithoutPlatform.self, SeparatorAtEdge.self,
    ShortMediumRow.self, ShortSmallRow.self, ShortcutInContextMenu.self, ShowHidePair.self,
    SingleItemSubmenu.self, SplitCommandFamily.self, UngroupedMenu.self, UnrelatedSmallRow.self
  ]

  static let menuTitle: [any Rule<MenuTitle>.Type] = [
    ArticleInMenuTitle.self, DotsForEllipsis.self, ExtraEllipsis.self, LongMenuTitle.self,
    MenuTitleCase.self, MenuTitleWithoutVerb.self, MissingEllipsis.self, SettingsTitle.self,
    VagueMenuTitle.self
  ]

  static let placement: [any Rule<Placement>.Type] = [UnconfirmedDestruction.self]

  static let popUpButton: [any Rule<PopUpButton>.Type] = [
    MissingDefaultOption.self, PopUpOrSegmented.self, PopUpPlatform.self, UnlabelledPopUp.self
  ]

  static let popover: [any Rule<Popover>.Type] = [
    PopoverAdaptsBody.self, PopoverNoAdaptation.self, PopoverNoAnchor.self,
    PopoverSheetFrequent.self
  ]

  static let pullDownButton: [any Rule<PullDownButton>.Type] = [
    ExclusivePullDown.self, PullDownGestureTarget.self, PullDownPlatform.self, ShortMoreMenu.self,
    ShortPullDown.self, VaguePullDown.self
  ]

  static let sheet: [any Rule<Sheet>.Type] = [
    SheetComplex.self, SheetConfirmMissing.self, SheetContentUnreachable.self,
    SheetDetentDuplicate.self, SheetDetentOrder.self, SheetDetentVersion.self,
    SheetEditsFreeDismiss.self, SheetGrabberFixed.self, SheetGrabberMissing.self,
    SheetImmersive.self, SheetModalityConflict.self, SheetNoExit.self, SheetNoPartialDetent.self,
    SheetNonmodalDismisses.self, SheetNonmodalNoEffect.self, SheetNonmodalNoPartial.self,
    SheetPrimaryOverflow.self, SheetScrollNoEffect.self, SheetScrollResizes.self,
    SheetSupplementaryModal.self, SheetWidthNoEffect.self, SheetWidthNoSize.self
  ]

  static let shortcutTable: [any Rule<ShortcutTable>.Type] = [
    ReservedShortcut.self, ShortcutClash.self, StandardShortcut.self
  ]

  static let toolbar: [any Rule<Toolbar>.Type] = [
    BorderedToolbarSymbol.self, BottomToolbarOnPad.self, CollapsingTrailingItem.self,
    CrowdedToolbar.self, CrowdedWatchRegion.self, CustomizablePhoneToolbar.self,
    CustomizedLeadingItem.self, DocumentMenuCommands.self, DocumentMenuInNavigator.self,
    DocumentMenuScope.self, EmptyCenter.self, EmptyToolbar.self, FixedCrowdedToolbar.self,
    FormlessOverflow.self, GroupedPhoneToolbar.self, HandmadeOverflow.self, ImageInToolbar.self,
    ImportantItemInCenter.self, LeadingOrder.self, ManyToolbarGroups.self, MixedToolbarStyle.self,
    NavigatingToolbarItem.self, PhoneToolbarText.self, SecondSearch.self, SegmentedInToolbar.self,
    ToolbarGrouping.self, ToolbarTogglePair.self, UnclearToolbarItem.self
  ]

  /// Every rule.
  package static var rules: [any Rule.Type] {
    var rules: [any Rule.Type] = []
    rules += buttonPlace.map { $0 }
    rules += choice.map { $0 }
    rules += command.map { $0 }
    rules += dialog.map { $0 }
    rules += document.map { $0 }
    rules += dragSource.map { $0 }
    rules += dropTarget.map { $0 }
    rules += layouts.map { $0 }
    rules += menuLevel.map { $0 }
    rules += menuTitle.map { $0 }
    rules += placement.map { $0 }
    rules += popUpButton.map { $0 }
    rules += popover.map { $0 }
    rules += pullDownButton.map { $0 }
    rules += sheet.map { $0 }
    rules += shortcutTable.map { $0 }
    rules += toolbar.map { $0 }
    return rules
  }
}
