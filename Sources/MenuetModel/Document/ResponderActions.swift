extension SwiftName {
  /// The name of a method of a responder that has the sender for its only argument: that of a member,
  /// unless a responder has such a method already. A view in front, such as a text view, would take
  /// the command `underline` for its own action.
  static func responderMethod(_ id: String) -> String {
    let name = member(id)
    guard isKeyword(name) || isResponderMethod(name) else { return name }
    let performing = "perform" + type(id)
    return isResponderMethod(performing) ? performing + "Command" : performing
  }

  /// Returns whether a responder, of a framework or generated, has a method of this name that has the
  /// sender, or another object, for its only argument and no label.
  package static func isResponderMethod(_ name: String) -> Bool {
    responderActions.contains(name) || generatedMethods.contains(name)
  }

  /// The methods of generated responders, and what they call by its name alone.
  private static let generatedMethods = words(
    """
    actions answerForMenus choose chooseOption effect followed following isCovered isOwn item keys
    menuBarItem openIDs option options owner partItem performChosen performPart place provider reaches
    selectOption show suppliedElements update
    """)

  /// The actions of responders, each of which may stand in the responder chain before the app's: from
  /// the headers of AppKit (macOS 14), UIKit, PDFKit and WebKit (iOS 17.4).
  private static let responderActions = Set(
    [
      // NSResponder and NSStandardKeyBindingResponding, and what NSFontManager and NSColorPanel send.
      """
      cancelOperation capitalizeWord centerSelectionInVisibleArea changeCaseOfLetter changeColor
      changeFont complete deleteBackward deleteBackwardByDecomposingPreviousCharacter
      deleteForward deleteToBeginningOfLine deleteToBeginningOfParagraph deleteToEndOfLine
      deleteToEndOfParagraph deleteToMark deleteWordBackward deleteWordForward indent
      insertBacktab insertContainerBreak insertDoubleQuoteIgnoringSubstitution insertLineBreak
      insertNewline insertNewlineIgnoringFieldEditor insertParagraphSeparator
      insertSingleQuoteIgnoringSubstitution insertTab insertTabIgnoringFieldEditor insertText
      lowercaseWord makeBaseWritingDirectionLeftToRight makeBaseWritingDirectionNatural
      makeBaseWritingDirectionRightToLeft makeTextWritingDirectionLeftToRight
      makeTextWritingDirectionNatural makeTextWritingDirectionRightToLeft moveBackward
      moveBackwardAndModifySelection moveDown moveDownAndModifySelection moveForward
      moveForwardAndModifySelection moveLeft moveLeftAndModifySelection
      moveParagraphBackwardAndModifySelection moveParagraphForwardAndModifySelection moveRight
      moveRightAndModifySelection moveToBeginningOfDocument
      moveToBeginningOfDocumentAndModifySelection moveToBeginningOfLine
      moveToBeginningOfLineAndModifySelection moveToBeginningOfParagraph
      moveToBeginningOfParagraphAndModifySelection moveToEndOfDocument
      moveToEndOfDocumentAndModifySelection moveToEndOfLine moveToEndOfLineAndModifySelection
      moveToEndOfParagraph moveToEndOfParagraphAndModifySelection moveToLeftEndOfLine
      moveToLeftEndOfLineAndModifySelection moveToRightEndOfLine
      moveToRightEndOfLineAndModifySelection moveUp moveUpAndModifySelection moveWordBackward
      moveWordBackwardAndModifySelection moveWordForward moveWordForwardAndModifySelection
      moveWordLeft moveWordLeftAndModifySelection moveWordRight moveWordRightAndModifySelection
      newWindowForTab pageDown pageDownAndModifySelection pageUp pageUpAndModifySelection
      performTextFinderAction quickLookPreviewItems scrollLineDown scrollLineUp scrollPageDown
      scrollPageUp scrollToBeginningOfDocument scrollToEndOfDocument selectAll selectLine
      selectParagraph selectToMark selectWord setMark showContextHelp swapWithMark transpose
      transposeWords uppercaseWord yank
      """,
      // NSText, NSTextView, NSChangeSpelling, NSIgnoreMisspelledWords.
      """
      alignCenter alignJustified alignLeft alignRight changeAttributes
      changeDocumentBackgroundColor changeLayoutOrientation changeSpelling checkSpelling
      checkTextInDocument checkTextInSelection copy copyFont copyRuler cut delete highlight
      ignoreSpelling loosenKerning lowerBaseline orderFrontLinkPanel orderFrontListPanel
      orderFrontSharingServicePicker orderFrontSpacingPanel orderFrontSubstitutionsPanel
      orderFrontTablePanel outline paste pasteAsPlainText pasteAsRichText pasteFont pasteRuler
      performFindPanelAction raiseBaseline showGuessPanel startDictation startSpeaking stopSpeaking
      subscript
      superscript tightenKerning toggleAutomaticDashSubstitution toggleAutomaticDataDetection
      toggleAutomaticLinkDetection toggleAutomaticQuoteSubstitution
      toggleAutomaticSpellingCorrection toggleAutomaticTextCompletion
      toggleAutomaticTextReplacement toggleBaseWritingDirection toggleContinuousSpellChecking
      toggleGrammarChecking toggleQuickLookPreviewPanel toggleRuler toggleSmartInsertDelete
      toggleTraditionalCharacterShape turnOffKerning turnOffLigatures underline unscript
      useAllLigatures useStandardKerning useStandardLigatures
      """,
      // NSWindow, NSSavePanel, NSPopover, NSWindowController, and kinds of NSViewController.
      """
      cancel deminiaturize dismissController endEditingFor makeKeyAndOrderFront mergeAllWindows
      miniaturize moveTabToNewWindow navigateBack navigateForward navigateForwardToObject ok
      orderBack orderFront orderOut performClose performMiniaturize performZoom print
      runToolbarCustomizationPalette selectNextKeyView selectNextTab selectPreviousKeyView
      selectPreviousTab selectText showWindow takeSelectedIndexFrom toggleFullScreen
      toggleInspector toggleSidebar toggleTabBar toggleTabOverview toggleToolbarShown zoom
      """,
      // NSControl, NSTableView, NSOutlineView, NSCollectionView and other kinds of NSView.
      """
      addItemWithObjectValue addRow collapseItem deselectAll doClick doDoubleClick expandItem
      performClick reloadItem removeItemWithObjectValue selectFirstTabViewItem
      selectItemWithObjectValue selectLastTabViewItem selectNextTabViewItem
      selectPreviousTabViewItem selectTabViewItemWithIdentifier takeColorFrom takeDoubleValueFrom
      takeFloatValueFrom takeIntValueFrom takeIntegerValueFrom takeObjectValueFrom
      takeSelectedTabViewItemFromSender takeStringValueFrom toggleSectionCollapse
      """,
      // NSApplication, NSDocument, NSDocumentController.
      """
      activateContextHelpMode arrangeInFront browseDocumentVersions clearRecentDocuments
      duplicateDocument hide hideOtherApplications lockDocument miniaturizeAll moveDocument
      moveDocumentToUbiquityContainer newDocument openDocument orderFrontCharacterPalette
      orderFrontColorPanel orderFrontStandardAboutPanel printDocument renameDocument
      revertDocumentToSaved runPageLayout saveAllDocuments saveDocument saveDocumentAs
      saveDocumentTo saveDocumentToPDF showHelp stop terminate toggleTouchBarCustomizationPalette
      unhide unhideAllApplications unlockDocument
      """,
      // PDFView, WKWebView.
      """
      goBack goForward goToFirstPage goToLastPage goToNextPage goToPreviousPage reload
      reloadFromOrigin scrollSelectionToVisible stopLoading takeBackgroundColorFrom
      takePasswordFrom zoomIn zoomOut
      """,
      // UIResponderStandardEditActions.
      """
      decreaseSize duplicate export find findAndReplace findNext findPrevious increaseSize move
      pasteAndGo pasteAndMatchStyle pasteAndSearch printContent rename select toggleBoldface
      toggleItalics toggleUnderline updateTextAttributes useSelectionForFind
      """,
      // NSObject, UIResponder and NSResponder otherwise, and what a window does without a declaration.
      """
      doCommand isEqual keyDown keyUp method mouseDown mouseUp newFromPasteboard perform
      presentError redo restoreUserActivityState showContextMenuForSelection showWritingTools
      touchesEstimatedPropertiesUpdated undo updateUserActivityState validate
      """,
    ].flatMap { words($0) })

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
