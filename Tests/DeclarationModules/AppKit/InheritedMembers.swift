// Written by inherited-members from the SDK of macOS 14.2: what subclasses inherit.
// swift-format-ignore-file

import Foundation

extension NSObject {
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityActionDescription(_ value1: _SDKValue) -> String? { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityActionNames() -> _SDKValue { fatalError() }
  public func accessibilityArrayAttributeCount(_ value1: _SDKValue) -> Int { fatalError() }
  public func accessibilityArrayAttributeValues(_ value1: _SDKValue, index value2: Int, maxCount value3: Int) -> [Any] { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityAttributeNames() -> _SDKValue { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityAttributeValue(_ value1: _SDKValue) -> Any? { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityAttributeValue(_ value1: _SDKValue, forParameter value2: Any?) -> Any? { fatalError() }
  public var accessibilityFocusedUIElement: Any? { get { fatalError() } }
  public func accessibilityHitTest(_ value1: NSPoint) -> Any? { fatalError() }
  public func accessibilityIndex(ofChild value1: Any) -> Int { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityIsAttributeSettable(_ value1: _SDKValue) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityIsIgnored() -> Bool { fatalError() }
  public var accessibilityNotifiesWhenDestroyed: Bool { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityParameterizedAttributeNames() -> _SDKValue { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilityPerformAction(_ value1: _SDKValue) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilitySetOverrideValue(_ value1: Any?, forAttribute value2: _SDKValue) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func accessibilitySetValue(_ value1: Any?, forAttribute value2: _SDKValue) { fatalError() }
  public var attributeKeys: [String] { get { fatalError() } }
  public func awakeFromNib() { fatalError() }
  public func bind(_ value1: _SDKValue, to value2: Any, withKeyPath value3: String, options value4: _SDKValue? = _anything()) { fatalError() }
  public var classCode: _SDKValue { get { fatalError() } }
  public var classDescription: _SDKValue { get { fatalError() } }
  public var classForArchiver: AnyClass? { get { fatalError() } }
  public var className: String { get { fatalError() } }
  public func coerceValue(_ value1: Any?, forKey value2: String) -> Any? { fatalError() }
  public func copyScriptingValue(_ value1: Any, forKey value2: String, withProperties value3: [String:Any]) -> Any? { fatalError() }
  public func doesContain(_ value1: Any) -> Bool { fatalError() }
  public var exposedBindings: _SDKValue { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func fontManager(_ value1: Any, willIncludeFont value2: String) -> Bool { fatalError() }
  public func indicesOfObjects(byEvaluatingObjectSpecifier value1: _SDKValue) -> [NSNumber]? { fatalError() }
  public func infoForBinding(_ value1: _SDKValue) -> _SDKValue? { fatalError() }
  public func insertValue(_ value1: Any, at value2: Int, inPropertyWithKey value3: String) { fatalError() }
  public func insertValue(_ value1: Any, inPropertyWithKey value2: String) { fatalError() }
  public func inverse(forRelationshipKey value1: String) -> String? { fatalError() }
  public func isCaseInsensitiveLike(_ value1: String) -> Bool { fatalError() }
  public func isEqual(to value1: Any?) -> Bool { fatalError() }
  public func isGreaterThan(_ value1: Any?) -> Bool { fatalError() }
  public func isGreaterThanOrEqual(to value1: Any?) -> Bool { fatalError() }
  public func isLessThan(_ value1: Any?) -> Bool { fatalError() }
  public func isLessThanOrEqual(to value1: Any?) -> Bool { fatalError() }
  public func isLike(_ value1: String) -> Bool { fatalError() }
  public func isNotEqual(to value1: Any?) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func namesOfPromisedFilesDropped(atDestination value1: URL) -> [String]? { fatalError() }
  public func newScriptingObject(of value1: AnyClass, forValueForKey value2: String, withContentsValue value3: Any?, properties value4: [String:Any]) -> Any? { fatalError() }
  public var objectSpecifier: _SDKValue? { get { fatalError() } }
  public func optionDescriptionsForBinding(_ value1: _SDKValue) -> _SDKValue { fatalError() }
  public func prepareForInterfaceBuilder() { fatalError() }
  public func removeValue(at value1: Int, fromPropertyWithKey value2: String) { fatalError() }
  public func replaceValue(at value1: Int, inPropertyWithKey value2: String, withValue value3: Any) { fatalError() }
  public func scriptingBegins(with value1: Any) -> Bool { fatalError() }
  public func scriptingContains(_ value1: Any) -> Bool { fatalError() }
  public func scriptingEnds(with value1: Any) -> Bool { fatalError() }
  public func scriptingIsEqual(to value1: Any) -> Bool { fatalError() }
  public func scriptingIsGreaterThan(_ value1: Any) -> Bool { fatalError() }
  public func scriptingIsGreaterThanOrEqual(to value1: Any) -> Bool { fatalError() }
  public func scriptingIsLessThan(_ value1: Any) -> Bool { fatalError() }
  public func scriptingIsLessThanOrEqual(to value1: Any) -> Bool { fatalError() }
  public var scriptingProperties: [String:Any]? { get { fatalError() } set { fatalError() } }
  public func scriptingValue(for value1: _SDKValue) -> Any? { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func textStorageDidProcessEditing(_ value1: Notification) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func textStorageWillProcessEditing(_ value1: Notification) { fatalError() }
  public var toManyRelationshipKeys: [String] { get { fatalError() } }
  public var toOneRelationshipKeys: [String] { get { fatalError() } }
  public func unbind(_ value1: _SDKValue) { fatalError() }
  public func value(at value1: Int, inPropertyWithKey value2: String) -> Any? { fatalError() }
  public func value(withName value1: String, inPropertyWithKey value2: String) -> Any? { fatalError() }
  public func value(withUniqueID value1: Any, inPropertyWithKey value2: String) -> Any? { fatalError() }
  public func valueClassForBinding(_ value1: _SDKValue) -> AnyClass? { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public class func defaultPlaceholder(for value1: Any?, with value2: _SDKValue) -> Any? { fatalError() }
  public class func exposeBinding(_ value1: _SDKValue) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public class func setDefaultPlaceholder(_ value1: Any?, for value2: Any?, with value3: _SDKValue) { fatalError() }
}

extension NSResponder {
  public var acceptsFirstResponder: Bool { get { fatalError() } }
  public func becomeFirstResponder() -> Bool { fatalError() }
  public func beginGesture(with value1: NSEvent) { fatalError() }
  public func cancelOperation(_ value1: Any?) { fatalError() }
  public func capitalizeWord(_ value1: Any?) { fatalError() }
  public func centerSelectionInVisibleArea(_ value1: Any?) { fatalError() }
  public func changeCaseOfLetter(_ value1: Any?) { fatalError() }
  public func changeMode(with value1: NSEvent) { fatalError() }
  public func complete(_ value1: Any?) { fatalError() }
  public func cursorUpdate(with value1: NSEvent) { fatalError() }
  public func deleteBackward(_ value1: Any?) { fatalError() }
  public func deleteBackwardByDecomposingPreviousCharacter(_ value1: Any?) { fatalError() }
  public func deleteForward(_ value1: Any?) { fatalError() }
  public func deleteToBeginningOfLine(_ value1: Any?) { fatalError() }
  public func deleteToBeginningOfParagraph(_ value1: Any?) { fatalError() }
  public func deleteToEndOfLine(_ value1: Any?) { fatalError() }
  public func deleteToEndOfParagraph(_ value1: Any?) { fatalError() }
  public func deleteToMark(_ value1: Any?) { fatalError() }
  public func deleteWordBackward(_ value1: Any?) { fatalError() }
  public func deleteWordForward(_ value1: Any?) { fatalError() }
  public func doCommand(by value1: Selector) { fatalError() }
  public func encodeRestorableState(with value1: NSCoder) { fatalError() }
  public func encodeRestorableState(with value1: NSCoder, backgroundQueue value2: OperationQueue) { fatalError() }
  public func endGesture(with value1: NSEvent) { fatalError() }
  public func flagsChanged(with value1: NSEvent) { fatalError() }
  public func flushBufferedKeyEvents() { fatalError() }
  public func helpRequested(_ value1: NSEvent) { fatalError() }
  public func indent(_ value1: Any?) { fatalError() }
  public func insertBacktab(_ value1: Any?) { fatalError() }
  public func insertContainerBreak(_ value1: Any?) { fatalError() }
  public func insertDoubleQuoteIgnoringSubstitution(_ value1: Any?) { fatalError() }
  public func insertLineBreak(_ value1: Any?) { fatalError() }
  public func insertNewline(_ value1: Any?) { fatalError() }
  public func insertNewlineIgnoringFieldEditor(_ value1: Any?) { fatalError() }
  public func insertParagraphSeparator(_ value1: Any?) { fatalError() }
  public func insertSingleQuoteIgnoringSubstitution(_ value1: Any?) { fatalError() }
  public func insertTab(_ value1: Any?) { fatalError() }
  public func insertTabIgnoringFieldEditor(_ value1: Any?) { fatalError() }
  public func insertText(_ value1: Any) { fatalError() }
  public func interpretKeyEvents(_ value1: [NSEvent]) { fatalError() }
  public func invalidateRestorableState() { fatalError() }
  public func keyDown(with value1: NSEvent) { fatalError() }
  public func keyUp(with value1: NSEvent) { fatalError() }
  public func lowercaseWord(_ value1: Any?) { fatalError() }
  public func magnify(with value1: NSEvent) { fatalError() }
  public func makeBaseWritingDirectionLeftToRight(_ value1: Any?) { fatalError() }
  public func makeBaseWritingDirectionNatural(_ value1: Any?) { fatalError() }
  public func makeBaseWritingDirectionRightToLeft(_ value1: Any?) { fatalError() }
  public func makeTextWritingDirectionLeftToRight(_ value1: Any?) { fatalError() }
  public func makeTextWritingDirectionNatural(_ value1: Any?) { fatalError() }
  public func makeTextWritingDirectionRightToLeft(_ value1: Any?) { fatalError() }
  public func makeTouchBar() -> _SDKValue? { fatalError() }
  public func mouseDown(with value1: NSEvent) { fatalError() }
  public func mouseDragged(with value1: NSEvent) { fatalError() }
  public func mouseEntered(with value1: NSEvent) { fatalError() }
  public func mouseExited(with value1: NSEvent) { fatalError() }
  public func mouseMoved(with value1: NSEvent) { fatalError() }
  public func mouseUp(with value1: NSEvent) { fatalError() }
  public func moveBackward(_ value1: Any?) { fatalError() }
  public func moveBackwardAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveDown(_ value1: Any?) { fatalError() }
  public func moveDownAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveForward(_ value1: Any?) { fatalError() }
  public func moveForwardAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveLeft(_ value1: Any?) { fatalError() }
  public func moveLeftAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveParagraphBackwardAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveParagraphForwardAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveRight(_ value1: Any?) { fatalError() }
  public func moveRightAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveToBeginningOfDocument(_ value1: Any?) { fatalError() }
  public func moveToBeginningOfDocumentAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveToBeginningOfLine(_ value1: Any?) { fatalError() }
  public func moveToBeginningOfLineAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveToBeginningOfParagraph(_ value1: Any?) { fatalError() }
  public func moveToBeginningOfParagraphAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveToEndOfDocument(_ value1: Any?) { fatalError() }
  public func moveToEndOfDocumentAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveToEndOfLine(_ value1: Any?) { fatalError() }
  public func moveToEndOfLineAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveToEndOfParagraph(_ value1: Any?) { fatalError() }
  public func moveToEndOfParagraphAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveToLeftEndOfLine(_ value1: Any?) { fatalError() }
  public func moveToLeftEndOfLineAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveToRightEndOfLine(_ value1: Any?) { fatalError() }
  public func moveToRightEndOfLineAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveUp(_ value1: Any?) { fatalError() }
  public func moveUpAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveWordBackward(_ value1: Any?) { fatalError() }
  public func moveWordBackwardAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveWordForward(_ value1: Any?) { fatalError() }
  public func moveWordForwardAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveWordLeft(_ value1: Any?) { fatalError() }
  public func moveWordLeftAndModifySelection(_ value1: Any?) { fatalError() }
  public func moveWordRight(_ value1: Any?) { fatalError() }
  public func moveWordRightAndModifySelection(_ value1: Any?) { fatalError() }
  public func newWindowForTab(_ value1: Any?) { fatalError() }
  public func noResponder(for value1: Selector) { fatalError() }
  public func otherMouseDown(with value1: NSEvent) { fatalError() }
  public func otherMouseDragged(with value1: NSEvent) { fatalError() }
  public func otherMouseUp(with value1: NSEvent) { fatalError() }
  public func pageDown(_ value1: Any?) { fatalError() }
  public func pageDownAndModifySelection(_ value1: Any?) { fatalError() }
  public func pageUp(_ value1: Any?) { fatalError() }
  public func pageUpAndModifySelection(_ value1: Any?) { fatalError() }
  public func performKeyEquivalent(with value1: NSEvent) -> Bool { fatalError() }
  public func presentError(_ value1: _SDKValue) -> Bool { fatalError() }
  public func presentError(_ value1: _SDKValue, modalFor value2: NSWindow, delegate value3: Any?, didPresent value4: Selector?, contextInfo value5: _SDKValue?) { fatalError() }
  public func pressureChange(with value1: NSEvent) { fatalError() }
  public func quickLook(with value1: NSEvent) { fatalError() }
  public func quickLookPreviewItems(_ value1: Any?) { fatalError() }
  public func resignFirstResponder() -> Bool { fatalError() }
  public func restoreState(with value1: NSCoder) { fatalError() }
  public func restoreUserActivityState(_ value1: NSUserActivity) { fatalError() }
  public func rightMouseDown(with value1: NSEvent) { fatalError() }
  public func rightMouseDragged(with value1: NSEvent) { fatalError() }
  public func rightMouseUp(with value1: NSEvent) { fatalError() }
  public func rotate(with value1: NSEvent) { fatalError() }
  public func scrollLineDown(_ value1: Any?) { fatalError() }
  public func scrollLineUp(_ value1: Any?) { fatalError() }
  public func scrollPageDown(_ value1: Any?) { fatalError() }
  public func scrollPageUp(_ value1: Any?) { fatalError() }
  public func scrollToBeginningOfDocument(_ value1: Any?) { fatalError() }
  public func scrollToEndOfDocument(_ value1: Any?) { fatalError() }
  public func scrollWheel(with value1: NSEvent) { fatalError() }
  public func selectLine(_ value1: Any?) { fatalError() }
  public func selectParagraph(_ value1: Any?) { fatalError() }
  public func selectToMark(_ value1: Any?) { fatalError() }
  public func selectWord(_ value1: Any?) { fatalError() }
  public func setMark(_ value1: Any?) { fatalError() }
  public func shouldBeTreatedAsInkEvent(_ value1: NSEvent) -> Bool { fatalError() }
  public func showContextHelp(_ value1: Any?) { fatalError() }
  public func smartMagnify(with value1: NSEvent) { fatalError() }
  public func swapWithMark(_ value1: Any?) { fatalError() }
  public func swipe(with value1: NSEvent) { fatalError() }
  public func tabletPoint(with value1: NSEvent) { fatalError() }
  public func tabletProximity(with value1: NSEvent) { fatalError() }
  public var touchBar: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func touchesBegan(with value1: NSEvent) { fatalError() }
  public func touchesCancelled(with value1: NSEvent) { fatalError() }
  public func touchesEnded(with value1: NSEvent) { fatalError() }
  public func touchesMoved(with value1: NSEvent) { fatalError() }
  public func transpose(_ value1: Any?) { fatalError() }
  public func transposeWords(_ value1: Any?) { fatalError() }
  public func updateUserActivityState(_ value1: NSUserActivity) { fatalError() }
  public func uppercaseWord(_ value1: Any?) { fatalError() }
  public var userActivity: NSUserActivity? { get { fatalError() } set { fatalError() } }
  public func validRequestor(forSendType value1: NSPasteboard.PasteboardType?, returnType value2: NSPasteboard.PasteboardType?) -> Any? { fatalError() }
  public func validateProposedFirstResponder(_ value1: NSResponder, for value2: NSEvent?) -> Bool { fatalError() }
  public func wantsForwardedScrollEvents(for value1: _SDKValue) -> Bool { fatalError() }
  public func wantsScrollEventsForSwipeTracking(on value1: _SDKValue) -> Bool { fatalError() }
  public func willPresentError(_ value1: _SDKValue) -> _SDKValue { fatalError() }
  public func yank(_ value1: Any?) { fatalError() }
  @available(macOS 12.0, *)
  public class func allowedClasses(forRestorableStateKeyPath value1: String) -> [AnyClass] { fatalError() }
  public class var restorableStateKeyPaths: [String] { get { fatalError() } }
}

extension NSView {
  public func acceptsFirstMouse(for value1: NSEvent?) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var acceptsTouchEvents: Bool { get { fatalError() } set { fatalError() } }
  public func accessibilityActivationPoint() -> NSPoint { fatalError() }
  public func accessibilityAllowedValues() -> [NSNumber]? { fatalError() }
  public func accessibilityApplicationFocusedUIElement() -> Any? { fatalError() }
  public func accessibilityAttributedString(for value1: NSRange) -> NSAttributedString? { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityAttributedUserInputLabels() -> [NSAttributedString]? { fatalError() }
  public func accessibilityCancelButton() -> Any? { fatalError() }
  public func accessibilityCell(forColumn value1: Int, row value2: Int) -> Any? { fatalError() }
  public func accessibilityChildren() -> [Any]? { fatalError() }
  public func accessibilityChildrenInNavigationOrder() -> _SDKValue? { fatalError() }
  public func accessibilityClearButton() -> Any? { fatalError() }
  public func accessibilityCloseButton() -> Any? { fatalError() }
  public func accessibilityColumnCount() -> Int { fatalError() }
  public func accessibilityColumnHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityColumnIndexRange() -> NSRange { fatalError() }
  public func accessibilityColumnTitles() -> [Any]? { fatalError() }
  public func accessibilityColumns() -> [Any]? { fatalError() }
  public func accessibilityContents() -> [Any]? { fatalError() }
  public func accessibilityCriticalValue() -> Any? { fatalError() }
  public func accessibilityCustomActions() -> _SDKValue? { fatalError() }
  public func accessibilityCustomRotors() -> _SDKValue { fatalError() }
  public func accessibilityDecrementButton() -> Any? { fatalError() }
  public func accessibilityDefaultButton() -> Any? { fatalError() }
  public func accessibilityDisclosedByRow() -> Any? { fatalError() }
  public func accessibilityDisclosedRows() -> Any? { fatalError() }
  public func accessibilityDisclosureLevel() -> Int { fatalError() }
  public func accessibilityDocument() -> String? { fatalError() }
  public func accessibilityExtrasMenuBar() -> Any? { fatalError() }
  public func accessibilityFilename() -> String? { fatalError() }
  public func accessibilityFocusedWindow() -> Any? { fatalError() }
  public func accessibilityFrame() -> NSRect { fatalError() }
  public func accessibilityFrame(for value1: NSRange) -> NSRect { fatalError() }
  public func accessibilityFullScreenButton() -> Any? { fatalError() }
  public func accessibilityGrowArea() -> Any? { fatalError() }
  public func accessibilityHandles() -> [Any]? { fatalError() }
  public func accessibilityHeader() -> Any? { fatalError() }
  public func accessibilityHelp() -> String? { fatalError() }
  public func accessibilityHorizontalScrollBar() -> Any? { fatalError() }
  public func accessibilityHorizontalUnitDescription() -> String? { fatalError() }
  public func accessibilityHorizontalUnits() -> _SDKValue { fatalError() }
  public func accessibilityIncrementButton() -> Any? { fatalError() }
  public func accessibilityIndex() -> Int { fatalError() }
  public func accessibilityInsertionPointLineNumber() -> Int { fatalError() }
  public func accessibilityLabel() -> String? { fatalError() }
  public func accessibilityLabelUIElements() -> [Any]? { fatalError() }
  public func accessibilityLabelValue() -> Float { fatalError() }
  public func accessibilityLayoutPoint(forScreenPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityLayoutSize(forScreenSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilityLine(for value1: Int) -> Int { fatalError() }
  public func accessibilityLinkedUIElements() -> [Any]? { fatalError() }
  public func accessibilityMainWindow() -> Any? { fatalError() }
  public func accessibilityMarkerGroupUIElement() -> Any? { fatalError() }
  public func accessibilityMarkerTypeDescription() -> String? { fatalError() }
  public func accessibilityMarkerUIElements() -> [Any]? { fatalError() }
  public func accessibilityMarkerValues() -> Any? { fatalError() }
  public func accessibilityMaxValue() -> Any? { fatalError() }
  public func accessibilityMenuBar() -> Any? { fatalError() }
  public func accessibilityMinValue() -> Any? { fatalError() }
  public func accessibilityMinimizeButton() -> Any? { fatalError() }
  public func accessibilityNextContents() -> [Any]? { fatalError() }
  public func accessibilityNumberOfCharacters() -> Int { fatalError() }
  public func accessibilityOrientation() -> _SDKValue { fatalError() }
  public func accessibilityOverflowButton() -> Any? { fatalError() }
  public func accessibilityParent() -> Any? { fatalError() }
  public func accessibilityPerformCancel() -> Bool { fatalError() }
  public func accessibilityPerformConfirm() -> Bool { fatalError() }
  public func accessibilityPerformDecrement() -> Bool { fatalError() }
  public func accessibilityPerformDelete() -> Bool { fatalError() }
  public func accessibilityPerformIncrement() -> Bool { fatalError() }
  public func accessibilityPerformPick() -> Bool { fatalError() }
  public func accessibilityPerformPress() -> Bool { fatalError() }
  public func accessibilityPerformRaise() -> Bool { fatalError() }
  public func accessibilityPerformShowAlternateUI() -> Bool { fatalError() }
  public func accessibilityPerformShowDefaultUI() -> Bool { fatalError() }
  public func accessibilityPerformShowMenu() -> Bool { fatalError() }
  public func accessibilityPlaceholderValue() -> String? { fatalError() }
  public func accessibilityPreviousContents() -> [Any]? { fatalError() }
  public func accessibilityProxy() -> Any? { fatalError() }
  public func accessibilityRTF(for value1: NSRange) -> Data? { fatalError() }
  public func accessibilityRange(for value1: NSPoint) -> NSRange { fatalError() }
  public func accessibilityRange(forLine value1: Int) -> NSRange { fatalError() }
  public func accessibilityRole() -> _SDKValue? { fatalError() }
  public func accessibilityRoleDescription() -> String? { fatalError() }
  public func accessibilityRowCount() -> Int { fatalError() }
  public func accessibilityRowHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityRowIndexRange() -> NSRange { fatalError() }
  public func accessibilityRows() -> [Any]? { fatalError() }
  public func accessibilityRulerMarkerType() -> _SDKValue { fatalError() }
  public func accessibilityScreenPoint(forLayoutPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityScreenSize(forLayoutSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilitySearchButton() -> Any? { fatalError() }
  public func accessibilitySearchMenu() -> Any? { fatalError() }
  public func accessibilitySelectedCells() -> [Any]? { fatalError() }
  public func accessibilitySelectedChildren() -> [Any]? { fatalError() }
  public func accessibilitySelectedColumns() -> [Any]? { fatalError() }
  public func accessibilitySelectedRows() -> [Any]? { fatalError() }
  public func accessibilitySelectedText() -> String? { fatalError() }
  public func accessibilitySelectedTextRange() -> NSRange { fatalError() }
  public func accessibilitySelectedTextRanges() -> [NSValue]? { fatalError() }
  public func accessibilityServesAsTitleForUIElements() -> [Any]? { fatalError() }
  public func accessibilitySharedCharacterRange() -> NSRange { fatalError() }
  public func accessibilitySharedFocusElements() -> [Any]? { fatalError() }
  public func accessibilitySharedTextUIElements() -> [Any]? { fatalError() }
  public func accessibilityShownMenu() -> Any? { fatalError() }
  public func accessibilitySortDirection() -> _SDKValue { fatalError() }
  public func accessibilitySplitters() -> [Any]? { fatalError() }
  public func accessibilityString(for value1: NSRange) -> String? { fatalError() }
  public func accessibilityStyleRange(for value1: Int) -> NSRange { fatalError() }
  public func accessibilitySubrole() -> _SDKValue? { fatalError() }
  public func accessibilityTabs() -> [Any]? { fatalError() }
  public func accessibilityTitle() -> String? { fatalError() }
  public func accessibilityTitleUIElement() -> Any? { fatalError() }
  public func accessibilityToolbarButton() -> Any? { fatalError() }
  public func accessibilityTopLevelUIElement() -> Any? { fatalError() }
  public func accessibilityURL() -> URL? { fatalError() }
  public func accessibilityUnitDescription() -> String? { fatalError() }
  public func accessibilityUnits() -> _SDKValue { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityUserInputLabels() -> [String]? { fatalError() }
  public func accessibilityValue() -> Any? { fatalError() }
  public func accessibilityValueDescription() -> String? { fatalError() }
  public func accessibilityVerticalScrollBar() -> Any? { fatalError() }
  public func accessibilityVerticalUnitDescription() -> String? { fatalError() }
  public func accessibilityVerticalUnits() -> _SDKValue { fatalError() }
  public func accessibilityVisibleCells() -> [Any]? { fatalError() }
  public func accessibilityVisibleCharacterRange() -> NSRange { fatalError() }
  public func accessibilityVisibleChildren() -> [Any]? { fatalError() }
  public func accessibilityVisibleColumns() -> [Any]? { fatalError() }
  public func accessibilityVisibleRows() -> [Any]? { fatalError() }
  public func accessibilityWarningValue() -> Any? { fatalError() }
  public func accessibilityWindow() -> Any? { fatalError() }
  public func accessibilityWindows() -> [Any]? { fatalError() }
  public func accessibilityZoomButton() -> Any? { fatalError() }
  public func addConstraint(_ value1: _SDKValue) { fatalError() }
  public func addConstraints(_ value1: _SDKValue) { fatalError() }
  public func addCursorRect(_ value1: NSRect, cursor value2: _SDKValue) { fatalError() }
  public func addGestureRecognizer(_ value1: _SDKValue) { fatalError() }
  public func addLayoutGuide(_ value1: _SDKValue) { fatalError() }
  public func addSubview(_ value1: NSView, positioned value2: _SDKValue, relativeTo value3: NSView?) { fatalError() }
  public func addToolTip(_ value1: NSRect, owner value2: Any, userData value3: _SDKValue?) -> _SDKValue { fatalError() }
  public func addTrackingArea(_ value1: _SDKValue) { fatalError() }
  public func addTrackingRect(_ value1: NSRect, owner value2: Any, userData value3: _SDKValue?, assumeInside value4: Bool) -> _SDKValue { fatalError() }
  public var additionalSafeAreaInsets: _SDKValue { get { fatalError() } set { fatalError() } }
  public func adjustPageHeightNew(_ value1: _SDKValue, top value2: CGFloat, bottom value3: CGFloat, limit value4: CGFloat) { fatalError() }
  public func adjustPageWidthNew(_ value1: _SDKValue, left value2: CGFloat, right value3: CGFloat, limit value4: CGFloat) { fatalError() }
  public func adjustScroll(_ value1: NSRect) -> NSRect { fatalError() }
  public func alignmentRect(forFrame value1: NSRect) -> NSRect { fatalError() }
  public var alignmentRectInsets: _SDKValue { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func allocateGState() { fatalError() }
  public var allowedTouchTypes: _SDKValue { get { fatalError() } set { fatalError() } }
  public var allowsVibrancy: Bool { get { fatalError() } }
  public var alphaValue: CGFloat { get { fatalError() } set { fatalError() } }
  public func ancestorShared(with value1: NSView) -> NSView? { fatalError() }
  public func animation(forKey value1: _SDKValue) -> Any? { fatalError() }
  public var animations: _SDKValue { get { fatalError() } set { fatalError() } }
  public func animator() -> _SDKValue { fatalError() }
  public var appearance: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var autoresizesSubviews: Bool { get { fatalError() } set { fatalError() } }
  public func autoscroll(with value1: NSEvent) -> Bool { fatalError() }
  public var backgroundFilters: _SDKValue { get { fatalError() } set { fatalError() } }
  public func backingAlignedRect(_ value1: NSRect, options value2: _SDKValue = _anything()) -> NSRect { fatalError() }
  public var baselineOffsetFromBottom: CGFloat { get { fatalError() } }
  public func beginDocument() { fatalError() }
  public func beginDraggingSession(with value1: _SDKValue, event value2: NSEvent, source value3: any NSDraggingSource) -> NSDraggingSession { fatalError() }
  public func beginPage(in value1: NSRect, atPlacement value2: NSPoint) { fatalError() }
  public func bitmapImageRepForCachingDisplay(in value1: NSRect) -> _SDKValue? { fatalError() }
  public var bottomAnchor: _SDKValue { get { fatalError() } }
  public var boundsRotation: CGFloat { get { fatalError() } set { fatalError() } }
  public func cacheDisplay(in value1: NSRect, to value2: _SDKValue) { fatalError() }
  public var canBecomeKeyView: Bool { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var canDraw: Bool { get { fatalError() } }
  public var canDrawConcurrently: Bool { get { fatalError() } set { fatalError() } }
  public var canDrawSubviewsIntoLayer: Bool { get { fatalError() } set { fatalError() } }
  public var candidateListTouchBarItem: _SDKValue? { get { fatalError() } }
  public func centerScanRect(_ value1: NSRect) -> NSRect { fatalError() }
  public var centerXAnchor: _SDKValue { get { fatalError() } }
  public var centerYAnchor: _SDKValue { get { fatalError() } }
  public var clipsToBounds: Bool { get { fatalError() } set { fatalError() } }
  public var compositingFilter: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func concludeDragOperation(_ value1: _SDKValue?) { fatalError() }
  public var constraints: _SDKValue { get { fatalError() } }
  public func constraintsAffectingLayout(for value1: _SDKValue) -> _SDKValue { fatalError() }
  public func contentCompressionResistancePriority(for value1: _SDKValue) -> _SDKValue { fatalError() }
  public var contentFilters: _SDKValue { get { fatalError() } set { fatalError() } }
  public func contentHuggingPriority(for value1: _SDKValue) -> _SDKValue { fatalError() }
  public func convertFromBacking(_ value1: NSPoint) -> NSPoint { fatalError() }
  public func convertFromLayer(_ value1: NSPoint) -> NSPoint { fatalError() }
  public func convertToBacking(_ value1: NSPoint) -> NSPoint { fatalError() }
  public func convertToLayer(_ value1: NSPoint) -> NSPoint { fatalError() }
  public func dataWithEPS(inside value1: NSRect) -> Data { fatalError() }
  public func dataWithPDF(inside value1: NSRect) -> Data { fatalError() }
  public func didAddSubview(_ value1: NSView) { fatalError() }
  public func didCloseMenu(_ value1: NSMenu, with value2: NSEvent?) { fatalError() }
  public func discardCursorRects() { fatalError() }
  public func display() { fatalError() }
  public func display(_ value1: NSRect) { fatalError() }
  public func displayIfNeeded() { fatalError() }
  public func displayIfNeeded(_ value1: NSRect) { fatalError() }
  public func displayIfNeededIgnoringOpacity() { fatalError() }
  public func displayIfNeededIgnoringOpacity(_ value1: NSRect) { fatalError() }
  public func displayIgnoringOpacity(_ value1: NSRect) { fatalError() }
  public func displayIgnoringOpacity(_ value1: NSRect, in value2: _SDKValue) { fatalError() }
  @available(macOS 14.0, *)
  public func displayLink(target value1: Any, selector value2: Selector) -> _SDKValue { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func dragFile(_ value1: String, from value2: NSRect, slideBack value3: Bool, event value4: NSEvent) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func dragPromisedFiles(ofTypes value1: [String], from value2: NSRect, source value3: Any, slideBack value4: Bool, event value5: NSEvent) -> Bool { fatalError() }
  public func draw(_ value1: NSRect) { fatalError() }
  public func drawFocusRingMask() { fatalError() }
  public func drawPageBorder(with value1: NSSize) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func drawSheetBorder(with value1: NSSize) { fatalError() }
  public var effectiveAppearance: _SDKValue { get { fatalError() } }
  public var enclosingMenuItem: NSMenuItem? { get { fatalError() } }
  public var enclosingScrollView: NSScrollView? { get { fatalError() } }
  public func endDocument() { fatalError() }
  public func endPage() { fatalError() }
  public func enterFullScreenMode(_ value1: _SDKValue, withOptions value2: _SDKValue? = _anything()) -> Bool { fatalError() }
  public func exerciseAmbiguityInLayout() { fatalError() }
  public func exitFullScreenMode(options value1: _SDKValue? = _anything()) { fatalError() }
  public var firstBaselineAnchor: _SDKValue { get { fatalError() } }
  public var firstBaselineOffsetFromTop: CGFloat { get { fatalError() } }
  public var fittingSize: NSSize { get { fatalError() } }
  public var focusRingMaskBounds: NSRect { get { fatalError() } }
  public var focusRingType: _SDKValue { get { fatalError() } set { fatalError() } }
  public func frame(forAlignmentRect value1: NSRect) -> NSRect { fatalError() }
  public var frameCenterRotation: CGFloat { get { fatalError() } set { fatalError() } }
  public var frameRotation: CGFloat { get { fatalError() } set { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func gState() -> Int { fatalError() }
  public var gestureRecognizers: _SDKValue { get { fatalError() } set { fatalError() } }
  public func getRectsBeingDrawn(_ value1: _SDKValue?, count value2: _SDKValue?) { fatalError() }
  public func getRectsExposedDuringLiveResize(_ value1: _SDKValue, count value2: _SDKValue) { fatalError() }
  public var hasAmbiguousLayout: Bool { get { fatalError() } }
  public var heightAdjustLimit: CGFloat { get { fatalError() } }
  public var heightAnchor: _SDKValue { get { fatalError() } }
  public func hitTest(_ value1: NSPoint) -> NSView? { fatalError() }
  public var inLiveResize: Bool { get { fatalError() } }
  public var inputContext: _SDKValue? { get { fatalError() } }
  public var intrinsicContentSize: NSSize { get { fatalError() } }
  public func invalidateIntrinsicContentSize() { fatalError() }
  public func isAccessibilityAlternateUIVisible() -> Bool { fatalError() }
  public func isAccessibilityDisclosed() -> Bool { fatalError() }
  public func isAccessibilityEdited() -> Bool { fatalError() }
  public func isAccessibilityElement() -> Bool { fatalError() }
  public func isAccessibilityEnabled() -> Bool { fatalError() }
  public func isAccessibilityExpanded() -> Bool { fatalError() }
  public func isAccessibilityFocused() -> Bool { fatalError() }
  public func isAccessibilityFrontmost() -> Bool { fatalError() }
  public func isAccessibilityHidden() -> Bool { fatalError() }
  public func isAccessibilityMain() -> Bool { fatalError() }
  public func isAccessibilityMinimized() -> Bool { fatalError() }
  public func isAccessibilityModal() -> Bool { fatalError() }
  public func isAccessibilityOrderedByRow() -> Bool { fatalError() }
  public func isAccessibilityProtectedContent() -> Bool { fatalError() }
  public func isAccessibilityRequired() -> Bool { fatalError() }
  public func isAccessibilitySelected() -> Bool { fatalError() }
  public func isAccessibilitySelectorAllowed(_ value1: Selector) -> Bool { fatalError() }
  public func isDescendant(of value1: NSView) -> Bool { fatalError() }
  public var isDrawingFindIndicator: Bool { get { fatalError() } }
  public var isFlipped: Bool { get { fatalError() } }
  public var isHiddenOrHasHiddenAncestor: Bool { get { fatalError() } }
  public var isHorizontalContentSizeConstraintActive: Bool { get { fatalError() } set { fatalError() } }
  public var isInFullScreenMode: Bool { get { fatalError() } }
  public func isMousePoint(_ value1: NSPoint, in value2: NSRect) -> Bool { fatalError() }
  public var isOpaque: Bool { get { fatalError() } }
  public var isRotatedFromBase: Bool { get { fatalError() } }
  public var isRotatedOrScaledFromBase: Bool { get { fatalError() } }
  public var isVerticalContentSizeConstraintActive: Bool { get { fatalError() } set { fatalError() } }
  public func knowsPageRange(_ value1: _SDKValue) -> Bool { fatalError() }
  public var lastBaselineAnchor: _SDKValue { get { fatalError() } }
  public var lastBaselineOffsetFromBottom: CGFloat { get { fatalError() } }
  public var layer: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var layerContentsPlacement: _SDKValue { get { fatalError() } set { fatalError() } }
  public var layerContentsRedrawPolicy: _SDKValue { get { fatalError() } set { fatalError() } }
  public var layerUsesCoreImageFilters: Bool { get { fatalError() } set { fatalError() } }
  public func layout() { fatalError() }
  public var layoutGuides: _SDKValue { get { fatalError() } }
  public var layoutMarginsGuide: _SDKValue { get { fatalError() } }
  public func layoutSubtreeIfNeeded() { fatalError() }
  public var leadingAnchor: _SDKValue { get { fatalError() } }
  public var leftAnchor: _SDKValue { get { fatalError() } }
  public func locationOfPrintRect(_ value1: NSRect) -> NSPoint { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func lockFocus() { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func lockFocusIfCanDraw() -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func lockFocusIfCanDraw(in value1: _SDKValue) -> Bool { fatalError() }
  public func makeBackingLayer() -> _SDKValue { fatalError() }
  public func menu(for value1: NSEvent) -> NSMenu? { fatalError() }
  public var mouseDownCanMoveWindow: Bool { get { fatalError() } }
  public var needsDisplay: Bool { get { fatalError() } set { fatalError() } }
  public var needsLayout: Bool { get { fatalError() } set { fatalError() } }
  public var needsPanelToBecomeKey: Bool { get { fatalError() } }
  public func needsToDraw(_ value1: NSRect) -> Bool { fatalError() }
  public var needsUpdateConstraints: Bool { get { fatalError() } set { fatalError() } }
  public var nextKeyView: NSView? { get { fatalError() } set { fatalError() } }
  public var nextValidKeyView: NSView? { get { fatalError() } }
  public func noteFocusRingMaskChanged() { fatalError() }
  public var opaqueAncestor: NSView? { get { fatalError() } }
  public var pageFooter: NSAttributedString { get { fatalError() } }
  public var pageHeader: NSAttributedString { get { fatalError() } }
  public var postsBoundsChangedNotifications: Bool { get { fatalError() } set { fatalError() } }
  public var postsFrameChangedNotifications: Bool { get { fatalError() } set { fatalError() } }
  public func prepareContent(in value1: NSRect) { fatalError() }
  public func prepareForDragOperation(_ value1: any NSDraggingInfo) -> Bool { fatalError() }
  public func prepareForReuse() { fatalError() }
  public var preparedContentRect: NSRect { get { fatalError() } set { fatalError() } }
  public var preservesContentDuringLiveResize: Bool { get { fatalError() } }
  public var pressureConfiguration: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var previousKeyView: NSView? { get { fatalError() } }
  public var previousValidKeyView: NSView? { get { fatalError() } }
  public var printJobTitle: String { get { fatalError() } }
  public func printView(_ value1: Any?) { fatalError() }
  public func rectForPage(_ value1: Int) -> NSRect { fatalError() }
  public func rectForSmartMagnification(at value1: NSPoint, in value2: NSRect) -> NSRect { fatalError() }
  public var rectPreservedDuringLiveResize: NSRect { get { fatalError() } }
  public func reflectScrolledClipView(_ value1: _SDKValue) { fatalError() }
  public var registeredDraggedTypes: [NSPasteboard.PasteboardType] { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func releaseGState() { fatalError() }
  public func removeAllToolTips() { fatalError() }
  public func removeConstraint(_ value1: _SDKValue) { fatalError() }
  public func removeConstraints(_ value1: _SDKValue) { fatalError() }
  public func removeCursorRect(_ value1: NSRect, cursor value2: _SDKValue) { fatalError() }
  public func removeFromSuperviewWithoutNeedingDisplay() { fatalError() }
  public func removeGestureRecognizer(_ value1: _SDKValue) { fatalError() }
  public func removeLayoutGuide(_ value1: _SDKValue) { fatalError() }
  public func removeToolTip(_ value1: _SDKValue) { fatalError() }
  public func removeTrackingArea(_ value1: _SDKValue) { fatalError() }
  public func removeTrackingRect(_ value1: _SDKValue) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func renewGState() { fatalError() }
  public func replaceSubview(_ value1: NSView, with value2: NSView) { fatalError() }
  public func resetCursorRects() { fatalError() }
  public func resize(withOldSuperviewSize value1: NSSize) { fatalError() }
  public func resizeSubviews(withOldSize value1: NSSize) { fatalError() }
  public var rightAnchor: _SDKValue { get { fatalError() } }
  public func rotate(byDegrees value1: CGFloat) { fatalError() }
  public func rulerView(_ value1: _SDKValue, didAdd value2: _SDKValue) { fatalError() }
  public func rulerView(_ value1: _SDKValue, didMove value2: _SDKValue) { fatalError() }
  public func rulerView(_ value1: _SDKValue, didRemove value2: _SDKValue) { fatalError() }
  public func rulerView(_ value1: _SDKValue, handleMouseDownWith value2: NSEvent) { fatalError() }
  public func rulerView(_ value1: _SDKValue, locationFor value2: NSPoint) -> CGFloat { fatalError() }
  public func rulerView(_ value1: _SDKValue, pointForLocation value2: CGFloat) -> NSPoint { fatalError() }
  public func rulerView(_ value1: _SDKValue, shouldAdd value2: _SDKValue) -> Bool { fatalError() }
  public func rulerView(_ value1: _SDKValue, shouldMove value2: _SDKValue) -> Bool { fatalError() }
  public func rulerView(_ value1: _SDKValue, shouldRemove value2: _SDKValue) -> Bool { fatalError() }
  public func rulerView(_ value1: _SDKValue, willAdd value2: _SDKValue, atLocation value3: CGFloat) -> CGFloat { fatalError() }
  public func rulerView(_ value1: _SDKValue, willMove value2: _SDKValue, toLocation value3: CGFloat) -> CGFloat { fatalError() }
  public func rulerView(_ value1: _SDKValue, willSetClientView value2: NSView) { fatalError() }
  public var safeAreaInsets: _SDKValue { get { fatalError() } }
  public var safeAreaLayoutGuide: _SDKValue { get { fatalError() } }
  public var safeAreaRect: NSRect { get { fatalError() } }
  public func scaleUnitSquare(to value1: NSSize) { fatalError() }
  public func scroll(_ value1: NSPoint) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func scroll(_ value1: NSRect, by value2: NSSize) { fatalError() }
  public func scroll(_ value1: _SDKValue, to value2: NSPoint) { fatalError() }
  public func setAccessibilityActivationPoint(_ value1: NSPoint) { fatalError() }
  public func setAccessibilityAllowedValues(_ value1: [NSNumber]?) { fatalError() }
  public func setAccessibilityAlternateUIVisible(_ value1: Bool) { fatalError() }
  public func setAccessibilityApplicationFocusedUIElement(_ value1: Any?) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityAttributedUserInputLabels(_ value1: [NSAttributedString]?) { fatalError() }
  public func setAccessibilityCancelButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityChildrenInNavigationOrder(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityClearButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityCloseButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityColumnCount(_ value1: Int) { fatalError() }
  public func setAccessibilityColumnHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumnIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityColumnTitles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityCriticalValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityCustomActions(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityCustomRotors(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityDecrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDefaultButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosed(_ value1: Bool) { fatalError() }
  public func setAccessibilityDisclosedByRow(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosedRows(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosureLevel(_ value1: Int) { fatalError() }
  public func setAccessibilityDocument(_ value1: String?) { fatalError() }
  public func setAccessibilityEdited(_ value1: Bool) { fatalError() }
  public func setAccessibilityElement(_ value1: Bool) { fatalError() }
  public func setAccessibilityEnabled(_ value1: Bool) { fatalError() }
  public func setAccessibilityExpanded(_ value1: Bool) { fatalError() }
  public func setAccessibilityExtrasMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityFilename(_ value1: String?) { fatalError() }
  public func setAccessibilityFocused(_ value1: Bool) { fatalError() }
  public func setAccessibilityFocusedWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityFrame(_ value1: NSRect) { fatalError() }
  public func setAccessibilityFrontmost(_ value1: Bool) { fatalError() }
  public func setAccessibilityFullScreenButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityGrowArea(_ value1: Any?) { fatalError() }
  public func setAccessibilityHandles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityHeader(_ value1: Any?) { fatalError() }
  public func setAccessibilityHidden(_ value1: Bool) { fatalError() }
  public func setAccessibilityHorizontalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityHorizontalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityHorizontalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityIncrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityIndex(_ value1: Int) { fatalError() }
  public func setAccessibilityInsertionPointLineNumber(_ value1: Int) { fatalError() }
  public func setAccessibilityLabelUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityLabelValue(_ value1: Float) { fatalError() }
  public func setAccessibilityLinkedUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMain(_ value1: Bool) { fatalError() }
  public func setAccessibilityMainWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerGroupUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerTypeDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityMarkerUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMarkerValues(_ value1: Any?) { fatalError() }
  public func setAccessibilityMaxValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimizeButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimized(_ value1: Bool) { fatalError() }
  public func setAccessibilityModal(_ value1: Bool) { fatalError() }
  public func setAccessibilityNextContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityNumberOfCharacters(_ value1: Int) { fatalError() }
  public func setAccessibilityOrderedByRow(_ value1: Bool) { fatalError() }
  public func setAccessibilityOrientation(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityOverflowButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityParent(_ value1: Any?) { fatalError() }
  public func setAccessibilityPlaceholderValue(_ value1: String?) { fatalError() }
  public func setAccessibilityPreviousContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityProtectedContent(_ value1: Bool) { fatalError() }
  public func setAccessibilityProxy(_ value1: Any?) { fatalError() }
  public func setAccessibilityRequired(_ value1: Bool) { fatalError() }
  public func setAccessibilityRole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityRoleDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityRowCount(_ value1: Int) { fatalError() }
  public func setAccessibilityRowHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRowIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRulerMarkerType(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySearchButton(_ value1: Any?) { fatalError() }
  public func setAccessibilitySearchMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySelected(_ value1: Bool) { fatalError() }
  public func setAccessibilitySelectedCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedText(_ value1: String?) { fatalError() }
  public func setAccessibilitySelectedTextRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySelectedTextRanges(_ value1: [NSValue]?) { fatalError() }
  public func setAccessibilityServesAsTitleForUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySharedFocusElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedTextUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityShownMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySortDirection(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySplitters(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySubrole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityTabs(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityTitle(_ value1: String?) { fatalError() }
  public func setAccessibilityTitleUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityToolbarButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityTopLevelUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityURL(_ value1: URL?) { fatalError() }
  public func setAccessibilityUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityUnits(_ value1: _SDKValue) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityUserInputLabels(_ value1: [String]?) { fatalError() }
  public func setAccessibilityValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityValueDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityVerticalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityVisibleCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityVisibleChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityWarningValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityZoomButton(_ value1: Any?) { fatalError() }
  public func setBoundsOrigin(_ value1: NSPoint) { fatalError() }
  public func setBoundsSize(_ value1: NSSize) { fatalError() }
  public func setContentCompressionResistancePriority(_ value1: _SDKValue, for value2: _SDKValue) { fatalError() }
  public func setContentHuggingPriority(_ value1: _SDKValue, for value2: _SDKValue) { fatalError() }
  public func setFrameOrigin(_ value1: NSPoint) { fatalError() }
  public func setFrameSize(_ value1: NSSize) { fatalError() }
  public func setKeyboardFocusRingNeedsDisplay(_ value1: NSRect) { fatalError() }
  public func setNeedsDisplay(_ value1: NSRect) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func setUpGState() { fatalError() }
  public var shadow: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func shouldDelayWindowOrdering(for value1: NSEvent) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func shouldDrawColor() -> Bool { fatalError() }
  public func showDefinition(for value1: NSAttributedString?, at value2: NSPoint) { fatalError() }
  public func showDefinition(for value1: NSAttributedString?, range value2: NSRange, options value3: _SDKValue? = _anything(), baselineOriginProvider value4: _SDKValue? = _anything()) { fatalError() }
  public func sortSubviews(_ value1: _SDKValue, context value2: _SDKValue?) { fatalError() }
  public var topAnchor: _SDKValue { get { fatalError() } }
  public var trackingAreas: _SDKValue { get { fatalError() } }
  public var trailingAnchor: _SDKValue { get { fatalError() } }
  public func translateOrigin(to value1: NSPoint) { fatalError() }
  public func translateRectsNeedingDisplay(in value1: NSRect, by value2: NSSize) { fatalError() }
  public var translatesAutoresizingMaskIntoConstraints: Bool { get { fatalError() } set { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func unlockFocus() { fatalError() }
  public func unregisterDraggedTypes() { fatalError() }
  public func updateConstraints() { fatalError() }
  public func updateConstraintsForSubtreeIfNeeded() { fatalError() }
  public func updateDraggingItemsForDrag(_ value1: _SDKValue?) { fatalError() }
  public func updateLayer() { fatalError() }
  public func updateTrackingAreas() { fatalError() }
  public var userInterfaceLayoutDirection: _SDKValue { get { fatalError() } set { fatalError() } }
  public func viewDidChangeBackingProperties() { fatalError() }
  public func viewDidChangeEffectiveAppearance() { fatalError() }
  public func viewDidEndLiveResize() { fatalError() }
  public func viewDidHide() { fatalError() }
  public func viewDidMoveToSuperview() { fatalError() }
  public func viewDidMoveToWindow() { fatalError() }
  public func viewDidUnhide() { fatalError() }
  public func viewWillDraw() { fatalError() }
  public func viewWillMove(toSuperview value1: NSView?) { fatalError() }
  public func viewWillMove(toWindow value1: NSWindow?) { fatalError() }
  public func viewWillStartLiveResize() { fatalError() }
  public func viewWithTag(_ value1: Int) -> NSView? { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var wantsBestResolutionOpenGLSurface: Bool { get { fatalError() } set { fatalError() } }
  public var wantsDefaultClipping: Bool { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var wantsExtendedDynamicRangeOpenGLSurface: Bool { get { fatalError() } set { fatalError() } }
  public var wantsLayer: Bool { get { fatalError() } set { fatalError() } }
  public func wantsPeriodicDraggingUpdates() -> Bool { fatalError() }
  public var wantsRestingTouches: Bool { get { fatalError() } set { fatalError() } }
  public var wantsUpdateLayer: Bool { get { fatalError() } }
  public var widthAdjustLimit: CGFloat { get { fatalError() } }
  public var widthAnchor: _SDKValue { get { fatalError() } }
  public func willOpenMenu(_ value1: NSMenu, with value2: NSEvent) { fatalError() }
  public func willRemoveSubview(_ value1: NSView) { fatalError() }
  public func writeEPS(inside value1: NSRect, to value2: NSPasteboard) { fatalError() }
  public func writePDF(inside value1: NSRect, to value2: NSPasteboard) { fatalError() }
  public class var boundsDidChangeNotification: NSNotification.Name { get { fatalError() } }
  public class func defaultAnimation(forKey value1: _SDKValue) -> Any? { fatalError() }
  public class var defaultFocusRingType: _SDKValue { get { fatalError() } }
  public class var defaultMenu: NSMenu? { get { fatalError() } }
  public class var didUpdateTrackingAreasNotification: NSNotification.Name { get { fatalError() } }
  public class var focusView: NSView? { get { fatalError() } }
  public class var frameDidChangeNotification: NSNotification.Name { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public class var globalFrameDidChangeNotification: NSNotification.Name { get { fatalError() } }
  public class var isCompatibleWithResponsiveScrolling: Bool { get { fatalError() } }
  public class var noIntrinsicMetric: CGFloat { get { fatalError() } }
  public class var requiresConstraintBasedLayout: Bool { get { fatalError() } }
}

extension NSControl {
  public func abortEditing() -> Bool { fatalError() }
  public var alignment: _SDKValue { get { fatalError() } set { fatalError() } }
  public var allowsExpansionToolTips: Bool { get { fatalError() } set { fatalError() } }
  public var attributedStringValue: NSAttributedString { get { fatalError() } set { fatalError() } }
  public var baseWritingDirection: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func calcSize() { fatalError() }
  public func currentEditor() -> NSText? { fatalError() }
  public var doubleValue: Double { get { fatalError() } set { fatalError() } }
  public func draw(withExpansionFrame value1: NSRect, in value2: NSView) { fatalError() }
  public func drawCell(_ value1: NSCell) { fatalError() }
  public func drawCellInside(_ value1: NSCell) { fatalError() }
  public func edit(withFrame value1: NSRect, editor value2: NSText, delegate value3: Any?, event value4: NSEvent) { fatalError() }
  public func endEditing(_ value1: NSText) { fatalError() }
  public func expansionFrame(withFrame value1: NSRect) -> NSRect { fatalError() }
  public var floatValue: Float { get { fatalError() } set { fatalError() } }
  public var formatter: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var ignoresMultiClick: Bool { get { fatalError() } set { fatalError() } }
  public var intValue: Int32 { get { fatalError() } set { fatalError() } }
  public var integerValue: Int { get { fatalError() } set { fatalError() } }
  public func invalidateIntrinsicContentSize(for value1: NSCell) { fatalError() }
  public var isContinuous: Bool { get { fatalError() } set { fatalError() } }
  public var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  public var lineBreakMode: _SDKValue { get { fatalError() } set { fatalError() } }
  public var objectValue: Any? { get { fatalError() } set { fatalError() } }
  public func performClick(_ value1: Any?) { fatalError() }
  public var refusesFirstResponder: Bool { get { fatalError() } set { fatalError() } }
  public func select(withFrame value1: NSRect, editor value2: NSText, delegate value3: Any?, start value4: Int, length value5: Int) { fatalError() }
  public func selectCell(_ value1: NSCell) { fatalError() }
  public func selectedCell() -> NSCell? { fatalError() }
  public func selectedTag() -> Int { fatalError() }
  public func sendAction(_ value1: Selector?, to value2: Any?) -> Bool { fatalError() }
  public func sendAction(on value1: _SDKValue) -> Int { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func setNeedsDisplay() { fatalError() }
  public func sizeThatFits(_ value1: NSSize) -> NSSize { fatalError() }
  public func sizeToFit() { fatalError() }
  public func takeDoubleValueFrom(_ value1: Any?) { fatalError() }
  public func takeFloatValueFrom(_ value1: Any?) { fatalError() }
  public func takeIntValueFrom(_ value1: Any?) { fatalError() }
  public func takeIntegerValueFrom(_ value1: Any?) { fatalError() }
  public func takeObjectValueFrom(_ value1: Any?) { fatalError() }
  public func takeStringValueFrom(_ value1: Any?) { fatalError() }
  public func updateCell(_ value1: NSCell) { fatalError() }
  public func updateCellInside(_ value1: NSCell) { fatalError() }
  public var usesSingleLineMode: Bool { get { fatalError() } set { fatalError() } }
  public func validateEditing() { fatalError() }
  public class var cellClass: AnyClass? { get { fatalError() } set { fatalError() } }
  public class var textDidBeginEditingNotification: NSNotification.Name { get { fatalError() } }
  public class var textDidChangeNotification: NSNotification.Name { get { fatalError() } }
  public class var textDidEndEditingNotification: NSNotification.Name { get { fatalError() } }
}

extension NSViewController {
  public func addChild(_ value1: NSViewController) { fatalError() }
  public var children: [NSViewController] { get { fatalError() } set { fatalError() } }
  public func commitEditing() -> Bool { fatalError() }
  public func commitEditing(withDelegate value1: Any?, didCommit value2: Selector?, contextInfo value3: _SDKValue?) { fatalError() }
  public func commitEditingWithoutPresentingError() throws { fatalError() }
  public func discardEditing() { fatalError() }
  public var extensionContext: NSExtensionContext? { get { fatalError() } }
  public var identifier: NSUserInterfaceItemIdentifier? { get { fatalError() } set { fatalError() } }
  public func insertChild(_ value1: NSViewController, at value2: Int) { fatalError() }
  public var isViewLoaded: Bool { get { fatalError() } }
  @available(macOS 14.0, *)
  public func loadViewIfNeeded() { fatalError() }
  public var nibBundle: Bundle? { get { fatalError() } }
  public var nibName: NSNib.Name? { get { fatalError() } }
  public var parent: NSViewController? { get { fatalError() } }
  public func performSegue(withIdentifier value1: _SDKValue, sender value2: Any?) { fatalError() }
  public func preferredContentSizeDidChange(for value1: NSViewController) { fatalError() }
  public var preferredMaximumSize: NSSize { get { fatalError() } }
  public var preferredMinimumSize: NSSize { get { fatalError() } }
  public var preferredScreenOrigin: NSPoint { get { fatalError() } set { fatalError() } }
  public func prepare(for value1: _SDKValue, sender value2: Any?) { fatalError() }
  @available(macOS 14.0, *)
  public func present(_ value1: NSViewController, asPopoverRelativeTo value2: NSRect, of value3: NSView, preferredEdge value4: NSRectEdge, behavior value5: NSPopover.Behavior, hasFullSizeContent value6: Bool) { fatalError() }
  public func presentAsModalWindow(_ value1: NSViewController) { fatalError() }
  public func removeChild(at value1: Int) { fatalError() }
  public func removeFromParent() { fatalError() }
  public var representedObject: Any? { get { fatalError() } set { fatalError() } }
  public func shouldPerformSegue(withIdentifier value1: _SDKValue, sender value2: Any?) -> Bool { fatalError() }
  public var sourceItemView: NSView? { get { fatalError() } set { fatalError() } }
  public var storyboard: _SDKValue? { get { fatalError() } }
  public func transition(from value1: NSViewController, to value2: NSViewController, options value3: _SDKValue = _anything(), completionHandler value4: _SDKValue? = _anything()) { fatalError() }
  public func updateViewConstraints() { fatalError() }
  public func viewDidDisappear() { fatalError() }
  public func viewDidLayout() { fatalError() }
  @available(macOS 14.0, *)
  public var viewIfLoaded: NSView? { get { fatalError() } }
  public func viewWillDisappear() { fatalError() }
  public func viewWillLayout() { fatalError() }
  public func viewWillTransition(to value1: NSSize) { fatalError() }
}

extension NSSplitViewController {
  public func addSplitViewItem(_ value1: _SDKValue) { fatalError() }
  public func insertSplitViewItem(_ value1: _SDKValue, at value2: Int) { fatalError() }
  public var minimumThicknessForInlineSidebars: CGFloat { get { fatalError() } set { fatalError() } }
  public func removeSplitViewItem(_ value1: _SDKValue) { fatalError() }
  public var splitView: _SDKValue { get { fatalError() } set { fatalError() } }
  public func splitView(_ value1: _SDKValue, additionalEffectiveRectOfDividerAt value2: Int) -> NSRect { fatalError() }
  public func splitView(_ value1: _SDKValue, canCollapseSubview value2: NSView) -> Bool { fatalError() }
  public func splitView(_ value1: _SDKValue, constrainMaxCoordinate value2: CGFloat, ofSubviewAt value3: Int) -> CGFloat { fatalError() }
  public func splitView(_ value1: _SDKValue, constrainMinCoordinate value2: CGFloat, ofSubviewAt value3: Int) -> CGFloat { fatalError() }
  public func splitView(_ value1: _SDKValue, constrainSplitPosition value2: CGFloat, ofSubviewAt value3: Int) -> CGFloat { fatalError() }
  public func splitView(_ value1: _SDKValue, effectiveRect value2: NSRect, forDrawnRect value3: NSRect, ofDividerAt value4: Int) -> NSRect { fatalError() }
  public func splitView(_ value1: _SDKValue, resizeSubviewsWithOldSize value2: NSSize) { fatalError() }
  public func splitView(_ value1: _SDKValue, shouldAdjustSizeOfSubview value2: NSView) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func splitView(_ value1: _SDKValue, shouldCollapseSubview value2: NSView, forDoubleClickOnDividerAt value3: Int) -> Bool { fatalError() }
  public func splitView(_ value1: _SDKValue, shouldHideDividerAt value2: Int) -> Bool { fatalError() }
  public func splitViewDidResizeSubviews(_ value1: Notification) { fatalError() }
  public func splitViewItem(for value1: NSViewController) -> _SDKValue? { fatalError() }
  public var splitViewItems: _SDKValue { get { fatalError() } set { fatalError() } }
  public func splitViewWillResizeSubviews(_ value1: Notification) { fatalError() }
  public func validateUserInterfaceItem(_ value1: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  public class var automaticDimension: CGFloat { get { fatalError() } }
}

extension NSWindowController {
  public func close() { fatalError() }
  public func dismissController(_ value1: Any?) { fatalError() }
  public var isWindowLoaded: Bool { get { fatalError() } }
  public func loadWindow() { fatalError() }
  public var owner: AnyObject? { get { fatalError() } }
  public func performSegue(withIdentifier value1: _SDKValue, sender value2: Any?) { fatalError() }
  public func prepare(for value1: _SDKValue, sender value2: Any?) { fatalError() }
  @available(macOS 13.2, *)
  public var previewRepresentableActivityItems: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func setDocumentEdited(_ value1: Bool) { fatalError() }
  public var shouldCascadeWindows: Bool { get { fatalError() } set { fatalError() } }
  public var shouldCloseDocument: Bool { get { fatalError() } set { fatalError() } }
  public func shouldPerformSegue(withIdentifier value1: _SDKValue, sender value2: Any?) -> Bool { fatalError() }
  public var storyboard: _SDKValue? { get { fatalError() } }
  public func synchronizeWindowTitleWithDocumentName() { fatalError() }
  public func windowDidLoad() { fatalError() }
  public var windowFrameAutosaveName: _SDKValue { get { fatalError() } set { fatalError() } }
  public var windowNibName: NSNib.Name? { get { fatalError() } }
  public var windowNibPath: String? { get { fatalError() } }
  public func windowTitle(forDocumentDisplayName value1: String) -> String { fatalError() }
  public func windowWillLoad() { fatalError() }
}

extension NSWindow {
  public var acceptsMouseMovedEvents: Bool { get { fatalError() } set { fatalError() } }
  public func accessibilityActivationPoint() -> NSPoint { fatalError() }
  public func accessibilityAllowedValues() -> [NSNumber]? { fatalError() }
  public func accessibilityApplicationFocusedUIElement() -> Any? { fatalError() }
  public func accessibilityAttributedString(for value1: NSRange) -> NSAttributedString? { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityAttributedUserInputLabels() -> [NSAttributedString]? { fatalError() }
  public func accessibilityCancelButton() -> Any? { fatalError() }
  public func accessibilityCell(forColumn value1: Int, row value2: Int) -> Any? { fatalError() }
  public func accessibilityChildren() -> [Any]? { fatalError() }
  public func accessibilityChildrenInNavigationOrder() -> _SDKValue? { fatalError() }
  public func accessibilityClearButton() -> Any? { fatalError() }
  public func accessibilityCloseButton() -> Any? { fatalError() }
  public func accessibilityColumnCount() -> Int { fatalError() }
  public func accessibilityColumnHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityColumnIndexRange() -> NSRange { fatalError() }
  public func accessibilityColumnTitles() -> [Any]? { fatalError() }
  public func accessibilityColumns() -> [Any]? { fatalError() }
  public func accessibilityContents() -> [Any]? { fatalError() }
  public func accessibilityCriticalValue() -> Any? { fatalError() }
  public func accessibilityCustomActions() -> _SDKValue? { fatalError() }
  public func accessibilityCustomRotors() -> _SDKValue { fatalError() }
  public func accessibilityDecrementButton() -> Any? { fatalError() }
  public func accessibilityDefaultButton() -> Any? { fatalError() }
  public func accessibilityDisclosedByRow() -> Any? { fatalError() }
  public func accessibilityDisclosedRows() -> Any? { fatalError() }
  public func accessibilityDisclosureLevel() -> Int { fatalError() }
  public func accessibilityDocument() -> String? { fatalError() }
  public func accessibilityExtrasMenuBar() -> Any? { fatalError() }
  public func accessibilityFilename() -> String? { fatalError() }
  public func accessibilityFocusedWindow() -> Any? { fatalError() }
  public func accessibilityFrame() -> NSRect { fatalError() }
  public func accessibilityFrame(for value1: NSRange) -> NSRect { fatalError() }
  public func accessibilityFullScreenButton() -> Any? { fatalError() }
  public func accessibilityGrowArea() -> Any? { fatalError() }
  public func accessibilityHandles() -> [Any]? { fatalError() }
  public func accessibilityHeader() -> Any? { fatalError() }
  public func accessibilityHelp() -> String? { fatalError() }
  public func accessibilityHorizontalScrollBar() -> Any? { fatalError() }
  public func accessibilityHorizontalUnitDescription() -> String? { fatalError() }
  public func accessibilityHorizontalUnits() -> _SDKValue { fatalError() }
  public func accessibilityIdentifier() -> String? { fatalError() }
  public func accessibilityIncrementButton() -> Any? { fatalError() }
  public func accessibilityIndex() -> Int { fatalError() }
  public func accessibilityInsertionPointLineNumber() -> Int { fatalError() }
  public func accessibilityLabel() -> String? { fatalError() }
  public func accessibilityLabelUIElements() -> [Any]? { fatalError() }
  public func accessibilityLabelValue() -> Float { fatalError() }
  public func accessibilityLayoutPoint(forScreenPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityLayoutSize(forScreenSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilityLine(for value1: Int) -> Int { fatalError() }
  public func accessibilityLinkedUIElements() -> [Any]? { fatalError() }
  public func accessibilityMainWindow() -> Any? { fatalError() }
  public func accessibilityMarkerGroupUIElement() -> Any? { fatalError() }
  public func accessibilityMarkerTypeDescription() -> String? { fatalError() }
  public func accessibilityMarkerUIElements() -> [Any]? { fatalError() }
  public func accessibilityMarkerValues() -> Any? { fatalError() }
  public func accessibilityMaxValue() -> Any? { fatalError() }
  public func accessibilityMenuBar() -> Any? { fatalError() }
  public func accessibilityMinValue() -> Any? { fatalError() }
  public func accessibilityMinimizeButton() -> Any? { fatalError() }
  public func accessibilityNextContents() -> [Any]? { fatalError() }
  public func accessibilityNumberOfCharacters() -> Int { fatalError() }
  public func accessibilityOrientation() -> _SDKValue { fatalError() }
  public func accessibilityOverflowButton() -> Any? { fatalError() }
  public func accessibilityParent() -> Any? { fatalError() }
  public func accessibilityPerformCancel() -> Bool { fatalError() }
  public func accessibilityPerformConfirm() -> Bool { fatalError() }
  public func accessibilityPerformDecrement() -> Bool { fatalError() }
  public func accessibilityPerformDelete() -> Bool { fatalError() }
  public func accessibilityPerformIncrement() -> Bool { fatalError() }
  public func accessibilityPerformPick() -> Bool { fatalError() }
  public func accessibilityPerformPress() -> Bool { fatalError() }
  public func accessibilityPerformRaise() -> Bool { fatalError() }
  public func accessibilityPerformShowAlternateUI() -> Bool { fatalError() }
  public func accessibilityPerformShowDefaultUI() -> Bool { fatalError() }
  public func accessibilityPerformShowMenu() -> Bool { fatalError() }
  public func accessibilityPlaceholderValue() -> String? { fatalError() }
  public func accessibilityPreviousContents() -> [Any]? { fatalError() }
  public func accessibilityProxy() -> Any? { fatalError() }
  public func accessibilityRTF(for value1: NSRange) -> Data? { fatalError() }
  public func accessibilityRange(for value1: NSPoint) -> NSRange { fatalError() }
  public func accessibilityRange(forLine value1: Int) -> NSRange { fatalError() }
  public func accessibilityRole() -> _SDKValue? { fatalError() }
  public func accessibilityRoleDescription() -> String? { fatalError() }
  public func accessibilityRowCount() -> Int { fatalError() }
  public func accessibilityRowHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityRowIndexRange() -> NSRange { fatalError() }
  public func accessibilityRows() -> [Any]? { fatalError() }
  public func accessibilityRulerMarkerType() -> _SDKValue { fatalError() }
  public func accessibilityScreenPoint(forLayoutPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityScreenSize(forLayoutSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilitySearchButton() -> Any? { fatalError() }
  public func accessibilitySearchMenu() -> Any? { fatalError() }
  public func accessibilitySelectedCells() -> [Any]? { fatalError() }
  public func accessibilitySelectedChildren() -> [Any]? { fatalError() }
  public func accessibilitySelectedColumns() -> [Any]? { fatalError() }
  public func accessibilitySelectedRows() -> [Any]? { fatalError() }
  public func accessibilitySelectedText() -> String? { fatalError() }
  public func accessibilitySelectedTextRange() -> NSRange { fatalError() }
  public func accessibilitySelectedTextRanges() -> [NSValue]? { fatalError() }
  public func accessibilityServesAsTitleForUIElements() -> [Any]? { fatalError() }
  public func accessibilitySharedCharacterRange() -> NSRange { fatalError() }
  public func accessibilitySharedFocusElements() -> [Any]? { fatalError() }
  public func accessibilitySharedTextUIElements() -> [Any]? { fatalError() }
  public func accessibilityShownMenu() -> Any? { fatalError() }
  public func accessibilitySortDirection() -> _SDKValue { fatalError() }
  public func accessibilitySplitters() -> [Any]? { fatalError() }
  public func accessibilityString(for value1: NSRange) -> String? { fatalError() }
  public func accessibilityStyleRange(for value1: Int) -> NSRange { fatalError() }
  public func accessibilitySubrole() -> _SDKValue? { fatalError() }
  public func accessibilityTabs() -> [Any]? { fatalError() }
  public func accessibilityTitle() -> String? { fatalError() }
  public func accessibilityTitleUIElement() -> Any? { fatalError() }
  public func accessibilityToolbarButton() -> Any? { fatalError() }
  public func accessibilityTopLevelUIElement() -> Any? { fatalError() }
  public func accessibilityURL() -> URL? { fatalError() }
  public func accessibilityUnitDescription() -> String? { fatalError() }
  public func accessibilityUnits() -> _SDKValue { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityUserInputLabels() -> [String]? { fatalError() }
  public func accessibilityValue() -> Any? { fatalError() }
  public func accessibilityValueDescription() -> String? { fatalError() }
  public func accessibilityVerticalScrollBar() -> Any? { fatalError() }
  public func accessibilityVerticalUnitDescription() -> String? { fatalError() }
  public func accessibilityVerticalUnits() -> _SDKValue { fatalError() }
  public func accessibilityVisibleCells() -> [Any]? { fatalError() }
  public func accessibilityVisibleCharacterRange() -> NSRange { fatalError() }
  public func accessibilityVisibleChildren() -> [Any]? { fatalError() }
  public func accessibilityVisibleColumns() -> [Any]? { fatalError() }
  public func accessibilityVisibleRows() -> [Any]? { fatalError() }
  public func accessibilityWarningValue() -> Any? { fatalError() }
  public func accessibilityWindow() -> Any? { fatalError() }
  public func accessibilityWindows() -> [Any]? { fatalError() }
  public func accessibilityZoomButton() -> Any? { fatalError() }
  public func addChildWindow(_ value1: NSWindow, ordered value2: _SDKValue) { fatalError() }
  public func addTabbedWindow(_ value1: NSWindow, ordered value2: _SDKValue) { fatalError() }
  public func addTitlebarAccessoryViewController(_ value1: _SDKValue) { fatalError() }
  public var allowsConcurrentViewDrawing: Bool { get { fatalError() } set { fatalError() } }
  public var allowsToolTipsWhenApplicationIsInactive: Bool { get { fatalError() } set { fatalError() } }
  public var alphaValue: CGFloat { get { fatalError() } set { fatalError() } }
  public func anchorAttribute(for value1: _SDKValue) -> _SDKValue { fatalError() }
  public func animation(forKey value1: _SDKValue) -> Any? { fatalError() }
  public var animationBehavior: _SDKValue { get { fatalError() } set { fatalError() } }
  public func animationResizeTime(_ value1: NSRect) -> TimeInterval { fatalError() }
  public var animations: _SDKValue { get { fatalError() } set { fatalError() } }
  public func animator() -> _SDKValue { fatalError() }
  public var appearance: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var appearanceSource: _SDKValue! { get { fatalError() } set { fatalError() } }
  public var areCursorRectsEnabled: Bool { get { fatalError() } }
  public var aspectRatio: NSSize { get { fatalError() } set { fatalError() } }
  public func autorecalculatesContentBorderThickness(for value1: NSRectEdge) -> Bool { fatalError() }
  public var autorecalculatesKeyViewLoop: Bool { get { fatalError() } set { fatalError() } }
  public var backgroundColor: NSColor! { get { fatalError() } set { fatalError() } }
  public func backingAlignedRect(_ value1: NSRect, options value2: _SDKValue = _anything()) -> NSRect { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var backingLocation: _SDKValue { get { fatalError() } }
  public var backingScaleFactor: CGFloat { get { fatalError() } }
  public var backingType: NSWindow.BackingStoreType { get { fatalError() } set { fatalError() } }
  public func becomeKey() { fatalError() }
  public func becomeMain() { fatalError() }
  public func beginCriticalSheet(_ value1: NSWindow, completionHandler value2: _SDKValue? = _anything()) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func cacheImage(in value1: NSRect) { fatalError() }
  public var canBecomeKey: Bool { get { fatalError() } }
  public var canBecomeMain: Bool { get { fatalError() } }
  public var canBecomeVisibleWithoutLogin: Bool { get { fatalError() } set { fatalError() } }
  public var canHide: Bool { get { fatalError() } set { fatalError() } }
  public func canRepresent(_ value1: _SDKValue) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func canStoreColor() -> Bool { fatalError() }
  public func cascadeTopLeft(from value1: NSPoint) -> NSPoint { fatalError() }
  public var childWindows: [NSWindow]? { get { fatalError() } }
  public func close() { fatalError() }
  public var collectionBehavior: _SDKValue { get { fatalError() } set { fatalError() } }
  public var colorSpace: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func constrainFrameRect(_ value1: NSRect, to value2: _SDKValue?) -> NSRect { fatalError() }
  public var contentAspectRatio: NSSize { get { fatalError() } set { fatalError() } }
  public func contentBorderThickness(for value1: NSRectEdge) -> CGFloat { fatalError() }
  public var contentLayoutGuide: Any? { get { fatalError() } }
  public var contentMaxSize: NSSize { get { fatalError() } set { fatalError() } }
  public var contentMinSize: NSSize { get { fatalError() } set { fatalError() } }
  public func contentRect(forFrameRect value1: NSRect) -> NSRect { fatalError() }
  public var contentResizeIncrements: NSSize { get { fatalError() } set { fatalError() } }
  public func convertFromBacking(_ value1: NSRect) -> NSRect { fatalError() }
  public func convertFromScreen(_ value1: NSRect) -> NSRect { fatalError() }
  public func convertPoint(fromScreen value1: NSPoint) -> NSPoint { fatalError() }
  public func convertPoint(toScreen value1: NSPoint) -> NSPoint { fatalError() }
  public func convertPointFromBacking(_ value1: NSPoint) -> NSPoint { fatalError() }
  public func convertPointToBacking(_ value1: NSPoint) -> NSPoint { fatalError() }
  public func convertToBacking(_ value1: NSRect) -> NSRect { fatalError() }
  public func convertToScreen(_ value1: NSRect) -> NSRect { fatalError() }
  public var currentEvent: NSEvent? { get { fatalError() } }
  public func dataWithEPS(inside value1: NSRect) -> Data { fatalError() }
  public func dataWithPDF(inside value1: NSRect) -> Data { fatalError() }
  public var deepestScreen: _SDKValue? { get { fatalError() } }
  public var defaultButtonCell: NSButtonCell? { get { fatalError() } set { fatalError() } }
  public var delegate: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func deminiaturize(_ value1: Any?) { fatalError() }
  public var depthLimit: _SDKValue { get { fatalError() } set { fatalError() } }
  public var deviceDescription: _SDKValue { get { fatalError() } }
  public func disableCursorRects() { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func disableFlushing() { fatalError() }
  public func disableKeyEquivalentForDefaultButtonCell() { fatalError() }
  public func disableScreenUpdatesUntilFlush() { fatalError() }
  public func disableSnapshotRestoration() { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func discardCachedImage() { fatalError() }
  public func discardCursorRects() { fatalError() }
  public func discardEvents(matching value1: _SDKValue, before value2: NSEvent?) { fatalError() }
  public func display() { fatalError() }
  public func displayIfNeeded() { fatalError() }
  @available(macOS 14.0, *)
  public func displayLink(target value1: Any, selector value2: Selector) -> _SDKValue { fatalError() }
  public var displaysWhenScreenProfileChanges: Bool { get { fatalError() } set { fatalError() } }
  public var dockTile: _SDKValue { get { fatalError() } }
  public func drag(_ value1: NSImage, at value2: NSPoint, offset value3: NSSize, event value4: NSEvent, pasteboard value5: NSPasteboard, source value6: Any, slideBack value7: Bool) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var drawers: _SDKValue? { get { fatalError() } }
  public var effectiveAppearance: _SDKValue { get { fatalError() } }
  public func enableCursorRects() { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func enableFlushing() { fatalError() }
  public func enableKeyEquivalentForDefaultButtonCell() { fatalError() }
  public func enableSnapshotRestoration() { fatalError() }
  public func endEditing(for value1: Any?) { fatalError() }
  public func endSheet(_ value1: NSWindow, returnCode value2: NSApplication.ModalResponse) { fatalError() }
  public func fieldEditor(_ value1: Bool, for value2: Any?) -> NSText? { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func flush() { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func flushIfNeeded() { fatalError() }
  public var frameAutosaveName: _SDKValue { get { fatalError() } }
  public var frameDescriptor: _SDKValue { get { fatalError() } }
  public func frameRect(forContentRect value1: NSRect) -> NSRect { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func gState() -> Int { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var graphicsContext: _SDKValue? { get { fatalError() } }
  public func handleClose(_ value1: _SDKValue) -> Any? { fatalError() }
  public func handlePrint(_ value1: _SDKValue) -> Any? { fatalError() }
  public func handleSave(_ value1: _SDKValue) -> Any? { fatalError() }
  @available(macOS 13.3, *)
  public var hasActiveWindowSharingSession: Bool { get { fatalError() } }
  public var hasCloseBox: Bool { get { fatalError() } }
  public var hasDynamicDepthLimit: Bool { get { fatalError() } }
  public var hasShadow: Bool { get { fatalError() } set { fatalError() } }
  public var hasTitleBar: Bool { get { fatalError() } }
  public var hidesOnDeactivate: Bool { get { fatalError() } set { fatalError() } }
  public var identifier: NSUserInterfaceItemIdentifier? { get { fatalError() } set { fatalError() } }
  public var ignoresMouseEvents: Bool { get { fatalError() } set { fatalError() } }
  public var inLiveResize: Bool { get { fatalError() } }
  public var initialFirstResponder: NSView? { get { fatalError() } set { fatalError() } }
  public func insertTitlebarAccessoryViewController(_ value1: _SDKValue, at value2: Int) { fatalError() }
  public func invalidateCursorRects(for value1: NSView) { fatalError() }
  public func invalidateShadow() { fatalError() }
  public func isAccessibilityAlternateUIVisible() -> Bool { fatalError() }
  public func isAccessibilityDisclosed() -> Bool { fatalError() }
  public func isAccessibilityEdited() -> Bool { fatalError() }
  public func isAccessibilityElement() -> Bool { fatalError() }
  public func isAccessibilityEnabled() -> Bool { fatalError() }
  public func isAccessibilityExpanded() -> Bool { fatalError() }
  public func isAccessibilityFocused() -> Bool { fatalError() }
  public func isAccessibilityFrontmost() -> Bool { fatalError() }
  public func isAccessibilityHidden() -> Bool { fatalError() }
  public func isAccessibilityMain() -> Bool { fatalError() }
  public func isAccessibilityMinimized() -> Bool { fatalError() }
  public func isAccessibilityModal() -> Bool { fatalError() }
  public func isAccessibilityOrderedByRow() -> Bool { fatalError() }
  public func isAccessibilityProtectedContent() -> Bool { fatalError() }
  public func isAccessibilityRequired() -> Bool { fatalError() }
  public func isAccessibilitySelected() -> Bool { fatalError() }
  public func isAccessibilitySelectorAllowed(_ value1: Selector) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var isAutodisplay: Bool { get { fatalError() } set { fatalError() } }
  public var isDocumentEdited: Bool { get { fatalError() } set { fatalError() } }
  public var isExcludedFromWindowsMenu: Bool { get { fatalError() } set { fatalError() } }
  public var isFloatingPanel: Bool { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var isFlushWindowDisabled: Bool { get { fatalError() } }
  public var isKeyWindow: Bool { get { fatalError() } }
  public var isMainWindow: Bool { get { fatalError() } }
  public var isMiniaturizable: Bool { get { fatalError() } }
  public var isMiniaturized: Bool { get { fatalError() } }
  public var isModalPanel: Bool { get { fatalError() } }
  public var isMovable: Bool { get { fatalError() } set { fatalError() } }
  public var isMovableByWindowBackground: Bool { get { fatalError() } set { fatalError() } }
  public var isOnActiveSpace: Bool { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var isOneShot: Bool { get { fatalError() } set { fatalError() } }
  public var isOpaque: Bool { get { fatalError() } set { fatalError() } }
  public var isReleasedWhenClosed: Bool { get { fatalError() } set { fatalError() } }
  public var isResizable: Bool { get { fatalError() } }
  public var isRestorable: Bool { get { fatalError() } set { fatalError() } }
  public var isSheet: Bool { get { fatalError() } }
  public var isVisible: Bool { get { fatalError() } }
  public var isZoomable: Bool { get { fatalError() } }
  public var isZoomed: Bool { get { fatalError() } }
  public var keyViewSelectionDirection: _SDKValue { get { fatalError() } }
  public var level: _SDKValue { get { fatalError() } set { fatalError() } }
  public func makeKey() { fatalError() }
  public func makeMain() { fatalError() }
  public var maxFullScreenContentSize: NSSize { get { fatalError() } set { fatalError() } }
  public var maxSize: NSSize { get { fatalError() } set { fatalError() } }
  public func mergeAllWindows(_ value1: Any?) { fatalError() }
  public var minFullScreenContentSize: NSSize { get { fatalError() } set { fatalError() } }
  public var minSize: NSSize { get { fatalError() } set { fatalError() } }
  public func miniaturize(_ value1: Any?) { fatalError() }
  public var miniwindowImage: NSImage? { get { fatalError() } set { fatalError() } }
  public var miniwindowTitle: String! { get { fatalError() } set { fatalError() } }
  public var mouseLocationOutsideOfEventStream: NSPoint { get { fatalError() } }
  public func moveTabToNewWindow(_ value1: Any?) { fatalError() }
  public func nextEvent(matching value1: _SDKValue) -> NSEvent? { fatalError() }
  public func nextEvent(matching value1: _SDKValue, until value2: Date?, inMode value3: RunLoop.Mode, dequeue value4: Bool) -> NSEvent? { fatalError() }
  public var occlusionState: _SDKValue { get { fatalError() } }
  public func order(_ value1: _SDKValue, relativeTo value2: Int) { fatalError() }
  public func orderBack(_ value1: Any?) { fatalError() }
  public func orderFront(_ value1: Any?) { fatalError() }
  public func orderFrontRegardless() { fatalError() }
  public func orderOut(_ value1: Any?) { fatalError() }
  public var orderedIndex: Int { get { fatalError() } set { fatalError() } }
  public var parent: NSWindow? { get { fatalError() } set { fatalError() } }
  public func performDrag(with value1: NSEvent) { fatalError() }
  public func postEvent(_ value1: NSEvent, atStart value2: Bool) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var preferredBackingLocation: _SDKValue { get { fatalError() } set { fatalError() } }
  public var preservesContentDuringLiveResize: Bool { get { fatalError() } set { fatalError() } }
  public var preventsApplicationTerminationWhenModal: Bool { get { fatalError() } set { fatalError() } }
  public func recalculateKeyViewLoop() { fatalError() }
  public func registerForDraggedTypes(_ value1: [NSPasteboard.PasteboardType]) { fatalError() }
  public func removeChildWindow(_ value1: NSWindow) { fatalError() }
  public func removeTitlebarAccessoryViewController(at value1: Int) { fatalError() }
  public var representedFilename: String { get { fatalError() } set { fatalError() } }
  public var representedURL: URL? { get { fatalError() } set { fatalError() } }
  public func resetCursorRects() { fatalError() }
  public func resignKey() { fatalError() }
  public func resignMain() { fatalError() }
  public var resizeFlags: NSEvent.ModifierFlags { get { fatalError() } }
  public var resizeIncrements: NSSize { get { fatalError() } set { fatalError() } }
  public var restorationClass: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func restoreCachedImage() { fatalError() }
  public func saveFrame(usingName value1: _SDKValue) { fatalError() }
  public var screen: _SDKValue? { get { fatalError() } }
  public func selectKeyView(following value1: NSView) { fatalError() }
  public func selectKeyView(preceding value1: NSView) { fatalError() }
  public func selectNextKeyView(_ value1: Any?) { fatalError() }
  public func selectNextTab(_ value1: Any?) { fatalError() }
  public func selectPreviousKeyView(_ value1: Any?) { fatalError() }
  public func selectPreviousTab(_ value1: Any?) { fatalError() }
  public func sendEvent(_ value1: NSEvent) { fatalError() }
  public func setAccessibilityActivationPoint(_ value1: NSPoint) { fatalError() }
  public func setAccessibilityAllowedValues(_ value1: [NSNumber]?) { fatalError() }
  public func setAccessibilityAlternateUIVisible(_ value1: Bool) { fatalError() }
  public func setAccessibilityApplicationFocusedUIElement(_ value1: Any?) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityAttributedUserInputLabels(_ value1: [NSAttributedString]?) { fatalError() }
  public func setAccessibilityCancelButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityChildrenInNavigationOrder(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityClearButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityCloseButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityColumnCount(_ value1: Int) { fatalError() }
  public func setAccessibilityColumnHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumnIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityColumnTitles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityCriticalValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityCustomActions(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityCustomRotors(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityDecrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDefaultButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosed(_ value1: Bool) { fatalError() }
  public func setAccessibilityDisclosedByRow(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosedRows(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosureLevel(_ value1: Int) { fatalError() }
  public func setAccessibilityDocument(_ value1: String?) { fatalError() }
  public func setAccessibilityEdited(_ value1: Bool) { fatalError() }
  public func setAccessibilityElement(_ value1: Bool) { fatalError() }
  public func setAccessibilityEnabled(_ value1: Bool) { fatalError() }
  public func setAccessibilityExpanded(_ value1: Bool) { fatalError() }
  public func setAccessibilityExtrasMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityFilename(_ value1: String?) { fatalError() }
  public func setAccessibilityFocused(_ value1: Bool) { fatalError() }
  public func setAccessibilityFocusedWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityFrame(_ value1: NSRect) { fatalError() }
  public func setAccessibilityFrontmost(_ value1: Bool) { fatalError() }
  public func setAccessibilityFullScreenButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityGrowArea(_ value1: Any?) { fatalError() }
  public func setAccessibilityHandles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityHeader(_ value1: Any?) { fatalError() }
  public func setAccessibilityHelp(_ value1: String?) { fatalError() }
  public func setAccessibilityHidden(_ value1: Bool) { fatalError() }
  public func setAccessibilityHorizontalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityHorizontalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityHorizontalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityIdentifier(_ value1: String?) { fatalError() }
  public func setAccessibilityIncrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityIndex(_ value1: Int) { fatalError() }
  public func setAccessibilityInsertionPointLineNumber(_ value1: Int) { fatalError() }
  public func setAccessibilityLabel(_ value1: String?) { fatalError() }
  public func setAccessibilityLabelUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityLabelValue(_ value1: Float) { fatalError() }
  public func setAccessibilityLinkedUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMain(_ value1: Bool) { fatalError() }
  public func setAccessibilityMainWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerGroupUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerTypeDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityMarkerUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMarkerValues(_ value1: Any?) { fatalError() }
  public func setAccessibilityMaxValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimizeButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimized(_ value1: Bool) { fatalError() }
  public func setAccessibilityModal(_ value1: Bool) { fatalError() }
  public func setAccessibilityNextContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityNumberOfCharacters(_ value1: Int) { fatalError() }
  public func setAccessibilityOrderedByRow(_ value1: Bool) { fatalError() }
  public func setAccessibilityOrientation(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityOverflowButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityParent(_ value1: Any?) { fatalError() }
  public func setAccessibilityPlaceholderValue(_ value1: String?) { fatalError() }
  public func setAccessibilityPreviousContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityProtectedContent(_ value1: Bool) { fatalError() }
  public func setAccessibilityProxy(_ value1: Any?) { fatalError() }
  public func setAccessibilityRequired(_ value1: Bool) { fatalError() }
  public func setAccessibilityRole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityRoleDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityRowCount(_ value1: Int) { fatalError() }
  public func setAccessibilityRowHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRowIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRulerMarkerType(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySearchButton(_ value1: Any?) { fatalError() }
  public func setAccessibilitySearchMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySelected(_ value1: Bool) { fatalError() }
  public func setAccessibilitySelectedCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedText(_ value1: String?) { fatalError() }
  public func setAccessibilitySelectedTextRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySelectedTextRanges(_ value1: [NSValue]?) { fatalError() }
  public func setAccessibilityServesAsTitleForUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySharedFocusElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedTextUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityShownMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySortDirection(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySplitters(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySubrole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityTabs(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityTitle(_ value1: String?) { fatalError() }
  public func setAccessibilityTitleUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityToolbarButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityTopLevelUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityURL(_ value1: URL?) { fatalError() }
  public func setAccessibilityUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityUnits(_ value1: _SDKValue) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityUserInputLabels(_ value1: [String]?) { fatalError() }
  public func setAccessibilityValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityValueDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityVerticalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityVisibleCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityVisibleChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityWarningValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityZoomButton(_ value1: Any?) { fatalError() }
  public func setAnchorAttribute(_ value1: _SDKValue, for value2: _SDKValue) { fatalError() }
  public func setAutorecalculatesContentBorderThickness(_ value1: Bool, for value2: NSRectEdge) { fatalError() }
  public func setContentBorderThickness(_ value1: CGFloat, for value2: NSRectEdge) { fatalError() }
  public func setDynamicDepthLimit(_ value1: Bool) { fatalError() }
  public func setFrame(_ value1: NSRect, display value2: Bool) { fatalError() }
  public func setFrame(_ value1: NSRect, display value2: Bool, animate value3: Bool) { fatalError() }
  public func setFrame(from value1: _SDKValue) { fatalError() }
  public func setFrameAutosaveName(_ value1: _SDKValue) -> Bool { fatalError() }
  public func setFrameOrigin(_ value1: NSPoint) { fatalError() }
  public func setFrameTopLeftPoint(_ value1: NSPoint) { fatalError() }
  public func setFrameUsingName(_ value1: _SDKValue) -> Bool { fatalError() }
  public func setFrameUsingName(_ value1: _SDKValue, force value2: Bool) -> Bool { fatalError() }
  public func setIsMiniaturized(_ value1: Bool) { fatalError() }
  public func setIsVisible(_ value1: Bool) { fatalError() }
  public func setIsZoomed(_ value1: Bool) { fatalError() }
  public func setTitleWithRepresentedFilename(_ value1: String) { fatalError() }
  public var sharingType: _SDKValue { get { fatalError() } set { fatalError() } }
  public var sheets: [NSWindow] { get { fatalError() } }
  public var showsResizeIndicator: Bool { get { fatalError() } set { fatalError() } }
  public var showsToolbarButton: Bool { get { fatalError() } set { fatalError() } }
  public func standardWindowButton(_ value1: _SDKValue) -> NSButton? { fatalError() }
  public var styleMask: NSWindow.StyleMask { get { fatalError() } set { fatalError() } }
  public var tab: _SDKValue { get { fatalError() } }
  public var tabGroup: _SDKValue? { get { fatalError() } }
  public var tabbedWindows: [NSWindow]? { get { fatalError() } }
  public var tabbingIdentifier: _SDKValue { get { fatalError() } set { fatalError() } }
  public var tabbingMode: _SDKValue { get { fatalError() } set { fatalError() } }
  public var titleVisibility: _SDKValue { get { fatalError() } set { fatalError() } }
  public var titlebarAccessoryViewControllers: _SDKValue { get { fatalError() } set { fatalError() } }
  public var titlebarAppearsTransparent: Bool { get { fatalError() } set { fatalError() } }
  public var titlebarSeparatorStyle: _SDKValue { get { fatalError() } set { fatalError() } }
  public func toggleTabBar(_ value1: Any?) { fatalError() }
  public func toggleTabOverview(_ value1: Any?) { fatalError() }
  public func trackEvents(matching value1: _SDKValue, timeout value2: TimeInterval, mode value3: RunLoop.Mode, handler value4: _SDKValue) { fatalError() }
  @available(macOS 13.3, *)
  public func transferWindowSharing(to value1: NSWindow, completionHandler value2: _SDKValue) { fatalError() }
  public func unregisterDraggedTypes() { fatalError() }
  public func update() { fatalError() }
  public func updateConstraintsIfNeeded() { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func useOptimizedDrawing(_ value1: Bool) { fatalError() }
  public func validateUserInterfaceItem(_ value1: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  public var viewsNeedDisplay: Bool { get { fatalError() } set { fatalError() } }
  public func visualizeConstraints(_ value1: _SDKValue?) { fatalError() }
  public var windowNumber: Int { get { fatalError() } }
  public var windowRef: _SDKValue { get { fatalError() } }
  public var windowTitlebarLayoutDirection: _SDKValue { get { fatalError() } }
  public var worksWhenModal: Bool { get { fatalError() } }
  public func zoom(_ value1: Any?) { fatalError() }
  public class var allowsAutomaticWindowTabbing: Bool { get { fatalError() } set { fatalError() } }
  public class func contentRect(forFrameRect value1: NSRect, styleMask value2: NSWindow.StyleMask) -> NSRect { fatalError() }
  public class func defaultAnimation(forKey value1: _SDKValue) -> Any? { fatalError() }
  public class var defaultDepthLimit: _SDKValue { get { fatalError() } }
  public class var didBecomeKeyNotification: NSNotification.Name { get { fatalError() } }
  public class var didBecomeMainNotification: NSNotification.Name { get { fatalError() } }
  public class var didChangeBackingPropertiesNotification: NSNotification.Name { get { fatalError() } }
  public class var didChangeOcclusionStateNotification: NSNotification.Name { get { fatalError() } }
  public class var didChangeScreenNotification: NSNotification.Name { get { fatalError() } }
  public class var didChangeScreenProfileNotification: NSNotification.Name { get { fatalError() } }
  public class var didDeminiaturizeNotification: NSNotification.Name { get { fatalError() } }
  public class var didEndLiveResizeNotification: NSNotification.Name { get { fatalError() } }
  public class var didEndSheetNotification: NSNotification.Name { get { fatalError() } }
  public class var didEnterFullScreenNotification: NSNotification.Name { get { fatalError() } }
  public class var didEnterVersionBrowserNotification: NSNotification.Name { get { fatalError() } }
  public class var didExitFullScreenNotification: NSNotification.Name { get { fatalError() } }
  public class var didExitVersionBrowserNotification: NSNotification.Name { get { fatalError() } }
  public class var didExposeNotification: NSNotification.Name { get { fatalError() } }
  public class var didMiniaturizeNotification: NSNotification.Name { get { fatalError() } }
  public class var didMoveNotification: NSNotification.Name { get { fatalError() } }
  public class var didResignKeyNotification: NSNotification.Name { get { fatalError() } }
  public class var didResignMainNotification: NSNotification.Name { get { fatalError() } }
  public class var didResizeNotification: NSNotification.Name { get { fatalError() } }
  public class var didUpdateNotification: NSNotification.Name { get { fatalError() } }
  public class func frameRect(forContentRect value1: NSRect, styleMask value2: NSWindow.StyleMask) -> NSRect { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public class func menuChanged(_ value1: NSMenu) { fatalError() }
  public class func minFrameWidth(withTitle value1: String, styleMask value2: NSWindow.StyleMask) -> CGFloat { fatalError() }
  public class var oldColorSpaceUserInfoKey: String { get { fatalError() } }
  public class var oldScaleFactorUserInfoKey: String { get { fatalError() } }
  public class func removeFrame(usingName value1: _SDKValue) { fatalError() }
  public class func standardWindowButton(_ value1: _SDKValue, for value2: NSWindow.StyleMask) -> NSButton? { fatalError() }
  public class var userTabbingPreference: _SDKValue { get { fatalError() } }
  public class var willBeginSheetNotification: NSNotification.Name { get { fatalError() } }
  public class var willCloseNotification: NSNotification.Name { get { fatalError() } }
  public class var willEnterFullScreenNotification: NSNotification.Name { get { fatalError() } }
  public class var willEnterVersionBrowserNotification: NSNotification.Name { get { fatalError() } }
  public class var willExitFullScreenNotification: NSNotification.Name { get { fatalError() } }
  public class var willExitVersionBrowserNotification: NSNotification.Name { get { fatalError() } }
  public class var willMiniaturizeNotification: NSNotification.Name { get { fatalError() } }
  public class var willMoveNotification: NSNotification.Name { get { fatalError() } }
  public class var willStartLiveResizeNotification: NSNotification.Name { get { fatalError() } }
  public class func windowNumber(at value1: NSPoint, belowWindowWithWindowNumber value2: Int) -> Int { fatalError() }
  public class func windowNumbers(options value1: _SDKValue = _anything()) -> [NSNumber]? { fatalError() }
}

extension NSApplication {
  public func abortModal() { fatalError() }
  public func accessibilityActivationPoint() -> NSPoint { fatalError() }
  public func accessibilityAllowedValues() -> [NSNumber]? { fatalError() }
  public func accessibilityApplicationFocusedUIElement() -> Any? { fatalError() }
  public func accessibilityAttributedString(for value1: NSRange) -> NSAttributedString? { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityAttributedUserInputLabels() -> [NSAttributedString]? { fatalError() }
  public func accessibilityCancelButton() -> Any? { fatalError() }
  public func accessibilityCell(forColumn value1: Int, row value2: Int) -> Any? { fatalError() }
  public func accessibilityChildren() -> [Any]? { fatalError() }
  public func accessibilityChildrenInNavigationOrder() -> _SDKValue? { fatalError() }
  public func accessibilityClearButton() -> Any? { fatalError() }
  public func accessibilityCloseButton() -> Any? { fatalError() }
  public func accessibilityColumnCount() -> Int { fatalError() }
  public func accessibilityColumnHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityColumnIndexRange() -> NSRange { fatalError() }
  public func accessibilityColumnTitles() -> [Any]? { fatalError() }
  public func accessibilityColumns() -> [Any]? { fatalError() }
  public func accessibilityContents() -> [Any]? { fatalError() }
  public func accessibilityCriticalValue() -> Any? { fatalError() }
  public func accessibilityCustomActions() -> _SDKValue? { fatalError() }
  public func accessibilityCustomRotors() -> _SDKValue { fatalError() }
  public func accessibilityDecrementButton() -> Any? { fatalError() }
  public func accessibilityDefaultButton() -> Any? { fatalError() }
  public func accessibilityDisclosedByRow() -> Any? { fatalError() }
  public func accessibilityDisclosedRows() -> Any? { fatalError() }
  public func accessibilityDisclosureLevel() -> Int { fatalError() }
  public func accessibilityDocument() -> String? { fatalError() }
  public func accessibilityExtrasMenuBar() -> Any? { fatalError() }
  public func accessibilityFilename() -> String? { fatalError() }
  public func accessibilityFocusedWindow() -> Any? { fatalError() }
  public func accessibilityFrame() -> NSRect { fatalError() }
  public func accessibilityFrame(for value1: NSRange) -> NSRect { fatalError() }
  public func accessibilityFullScreenButton() -> Any? { fatalError() }
  public func accessibilityGrowArea() -> Any? { fatalError() }
  public func accessibilityHandles() -> [Any]? { fatalError() }
  public func accessibilityHeader() -> Any? { fatalError() }
  public func accessibilityHelp() -> String? { fatalError() }
  public func accessibilityHorizontalScrollBar() -> Any? { fatalError() }
  public func accessibilityHorizontalUnitDescription() -> String? { fatalError() }
  public func accessibilityHorizontalUnits() -> _SDKValue { fatalError() }
  public func accessibilityIdentifier() -> String? { fatalError() }
  public func accessibilityIncrementButton() -> Any? { fatalError() }
  public func accessibilityIndex() -> Int { fatalError() }
  public func accessibilityInsertionPointLineNumber() -> Int { fatalError() }
  public func accessibilityLabel() -> String? { fatalError() }
  public func accessibilityLabelUIElements() -> [Any]? { fatalError() }
  public func accessibilityLabelValue() -> Float { fatalError() }
  public func accessibilityLayoutPoint(forScreenPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityLayoutSize(forScreenSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilityLine(for value1: Int) -> Int { fatalError() }
  public func accessibilityLinkedUIElements() -> [Any]? { fatalError() }
  public func accessibilityMainWindow() -> Any? { fatalError() }
  public func accessibilityMarkerGroupUIElement() -> Any? { fatalError() }
  public func accessibilityMarkerTypeDescription() -> String? { fatalError() }
  public func accessibilityMarkerUIElements() -> [Any]? { fatalError() }
  public func accessibilityMarkerValues() -> Any? { fatalError() }
  public func accessibilityMaxValue() -> Any? { fatalError() }
  public func accessibilityMenuBar() -> Any? { fatalError() }
  public func accessibilityMinValue() -> Any? { fatalError() }
  public func accessibilityMinimizeButton() -> Any? { fatalError() }
  public func accessibilityNextContents() -> [Any]? { fatalError() }
  public func accessibilityNumberOfCharacters() -> Int { fatalError() }
  public func accessibilityOrientation() -> _SDKValue { fatalError() }
  public func accessibilityOverflowButton() -> Any? { fatalError() }
  public func accessibilityParent() -> Any? { fatalError() }
  public func accessibilityPerformCancel() -> Bool { fatalError() }
  public func accessibilityPerformConfirm() -> Bool { fatalError() }
  public func accessibilityPerformDecrement() -> Bool { fatalError() }
  public func accessibilityPerformDelete() -> Bool { fatalError() }
  public func accessibilityPerformIncrement() -> Bool { fatalError() }
  public func accessibilityPerformPick() -> Bool { fatalError() }
  public func accessibilityPerformPress() -> Bool { fatalError() }
  public func accessibilityPerformRaise() -> Bool { fatalError() }
  public func accessibilityPerformShowAlternateUI() -> Bool { fatalError() }
  public func accessibilityPerformShowDefaultUI() -> Bool { fatalError() }
  public func accessibilityPerformShowMenu() -> Bool { fatalError() }
  public func accessibilityPlaceholderValue() -> String? { fatalError() }
  public func accessibilityPreviousContents() -> [Any]? { fatalError() }
  public func accessibilityProxy() -> Any? { fatalError() }
  public func accessibilityRTF(for value1: NSRange) -> Data? { fatalError() }
  public func accessibilityRange(for value1: NSPoint) -> NSRange { fatalError() }
  public func accessibilityRange(forLine value1: Int) -> NSRange { fatalError() }
  public func accessibilityRole() -> _SDKValue? { fatalError() }
  public func accessibilityRoleDescription() -> String? { fatalError() }
  public func accessibilityRowCount() -> Int { fatalError() }
  public func accessibilityRowHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityRowIndexRange() -> NSRange { fatalError() }
  public func accessibilityRows() -> [Any]? { fatalError() }
  public func accessibilityRulerMarkerType() -> _SDKValue { fatalError() }
  public func accessibilityScreenPoint(forLayoutPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityScreenSize(forLayoutSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilitySearchButton() -> Any? { fatalError() }
  public func accessibilitySearchMenu() -> Any? { fatalError() }
  public func accessibilitySelectedCells() -> [Any]? { fatalError() }
  public func accessibilitySelectedChildren() -> [Any]? { fatalError() }
  public func accessibilitySelectedColumns() -> [Any]? { fatalError() }
  public func accessibilitySelectedRows() -> [Any]? { fatalError() }
  public func accessibilitySelectedText() -> String? { fatalError() }
  public func accessibilitySelectedTextRange() -> NSRange { fatalError() }
  public func accessibilitySelectedTextRanges() -> [NSValue]? { fatalError() }
  public func accessibilityServesAsTitleForUIElements() -> [Any]? { fatalError() }
  public func accessibilitySharedCharacterRange() -> NSRange { fatalError() }
  public func accessibilitySharedFocusElements() -> [Any]? { fatalError() }
  public func accessibilitySharedTextUIElements() -> [Any]? { fatalError() }
  public func accessibilityShownMenu() -> Any? { fatalError() }
  public func accessibilitySortDirection() -> _SDKValue { fatalError() }
  public func accessibilitySplitters() -> [Any]? { fatalError() }
  public func accessibilityString(for value1: NSRange) -> String? { fatalError() }
  public func accessibilityStyleRange(for value1: Int) -> NSRange { fatalError() }
  public func accessibilitySubrole() -> _SDKValue? { fatalError() }
  public func accessibilityTabs() -> [Any]? { fatalError() }
  public func accessibilityTitle() -> String? { fatalError() }
  public func accessibilityTitleUIElement() -> Any? { fatalError() }
  public func accessibilityToolbarButton() -> Any? { fatalError() }
  public func accessibilityTopLevelUIElement() -> Any? { fatalError() }
  public func accessibilityURL() -> URL? { fatalError() }
  public func accessibilityUnitDescription() -> String? { fatalError() }
  public func accessibilityUnits() -> _SDKValue { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityUserInputLabels() -> [String]? { fatalError() }
  public func accessibilityValue() -> Any? { fatalError() }
  public func accessibilityValueDescription() -> String? { fatalError() }
  public func accessibilityVerticalScrollBar() -> Any? { fatalError() }
  public func accessibilityVerticalUnitDescription() -> String? { fatalError() }
  public func accessibilityVerticalUnits() -> _SDKValue { fatalError() }
  public func accessibilityVisibleCells() -> [Any]? { fatalError() }
  public func accessibilityVisibleCharacterRange() -> NSRange { fatalError() }
  public func accessibilityVisibleChildren() -> [Any]? { fatalError() }
  public func accessibilityVisibleColumns() -> [Any]? { fatalError() }
  public func accessibilityVisibleRows() -> [Any]? { fatalError() }
  public func accessibilityWarningValue() -> Any? { fatalError() }
  public func accessibilityWindow() -> Any? { fatalError() }
  public func accessibilityWindows() -> [Any]? { fatalError() }
  public func accessibilityZoomButton() -> Any? { fatalError() }
  @available(macOS 14.0, *)
  public func activate() { fatalError() }
  public func activateContextHelpMode(_ value1: Any?) { fatalError() }
  public func activationPolicy() -> NSApplication.ActivationPolicy { fatalError() }
  public func addWindowsItem(_ value1: NSWindow, title value2: String, filename value3: Bool) { fatalError() }
  public var appearance: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var applicationIconImage: NSImage! { get { fatalError() } set { fatalError() } }
  public func arrangeInFront(_ value1: Any?) { fatalError() }
  public func beginModalSession(for value1: NSWindow) -> _SDKValue { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func beginSheet(_ value1: NSWindow, modalFor value2: NSWindow, modalDelegate value3: Any?, didEnd value4: Selector?, contextInfo value5: _SDKValue!) { fatalError() }
  public func cancelUserAttentionRequest(_ value1: Int) { fatalError() }
  public func changeWindowsItem(_ value1: NSWindow, title value2: String, filename value3: Bool) { fatalError() }
  public func completeStateRestoration() { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var context: _SDKValue? { get { fatalError() } }
  public var currentEvent: NSEvent? { get { fatalError() } }
  public var currentSystemPresentationOptions: _SDKValue { get { fatalError() } }
  public func deactivate() { fatalError() }
  public func disableRelaunchOnLogin() { fatalError() }
  public func discardEvents(matching value1: _SDKValue, before value2: NSEvent?) { fatalError() }
  public var dockTile: _SDKValue { get { fatalError() } }
  public var effectiveAppearance: _SDKValue { get { fatalError() } }
  public func enableRelaunchOnLogin() { fatalError() }
  public var enabledRemoteNotificationTypes: _SDKValue { get { fatalError() } }
  public func endModalSession(_ value1: _SDKValue) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func endSheet(_ value1: NSWindow) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func endSheet(_ value1: NSWindow, returnCode value2: Int) { fatalError() }
  public func enumerateWindows(options value1: _SDKValue = _anything(), using value2: _SDKValue) { fatalError() }
  public func extendStateRestoration() { fatalError() }
  public func finishLaunching() { fatalError() }
  public func isAccessibilityAlternateUIVisible() -> Bool { fatalError() }
  public func isAccessibilityDisclosed() -> Bool { fatalError() }
  public func isAccessibilityEdited() -> Bool { fatalError() }
  public func isAccessibilityElement() -> Bool { fatalError() }
  public func isAccessibilityEnabled() -> Bool { fatalError() }
  public func isAccessibilityExpanded() -> Bool { fatalError() }
  public func isAccessibilityFocused() -> Bool { fatalError() }
  public func isAccessibilityFrontmost() -> Bool { fatalError() }
  public func isAccessibilityHidden() -> Bool { fatalError() }
  public func isAccessibilityMain() -> Bool { fatalError() }
  public func isAccessibilityMinimized() -> Bool { fatalError() }
  public func isAccessibilityModal() -> Bool { fatalError() }
  public func isAccessibilityOrderedByRow() -> Bool { fatalError() }
  public func isAccessibilityProtectedContent() -> Bool { fatalError() }
  public func isAccessibilityRequired() -> Bool { fatalError() }
  public func isAccessibilitySelected() -> Bool { fatalError() }
  public func isAccessibilitySelectorAllowed(_ value1: Selector) -> Bool { fatalError() }
  public var isActive: Bool { get { fatalError() } }
  public var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool { get { fatalError() } set { fatalError() } }
  public var isFullKeyboardAccessEnabled: Bool { get { fatalError() } }
  public var isHidden: Bool { get { fatalError() } }
  @available(macOS 12.0, *)
  public var isProtectedDataAvailable: Bool { get { fatalError() } }
  public var isRegisteredForRemoteNotifications: Bool { get { fatalError() } }
  public var isRunning: Bool { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func makeWindowsPerform(_ value1: Selector, inOrder value2: Bool) -> NSWindow? { fatalError() }
  public func miniaturizeAll(_ value1: Any?) { fatalError() }
  public var modalWindow: NSWindow? { get { fatalError() } }
  public func nextEvent(matching value1: _SDKValue, until value2: Date?, inMode value3: RunLoop.Mode, dequeue value4: Bool) -> NSEvent? { fatalError() }
  public var occlusionState: _SDKValue { get { fatalError() } }
  public func orderFrontCharacterPalette(_ value1: Any?) { fatalError() }
  public func orderFrontColorPanel(_ value1: Any?) { fatalError() }
  public func orderFrontStandardAboutPanel(options value1: _SDKValue = _anything()) { fatalError() }
  public var orderedDocuments: [NSDocument] { get { fatalError() } }
  public var orderedWindows: [NSWindow] { get { fatalError() } }
  public func postEvent(_ value1: NSEvent, atStart value2: Bool) { fatalError() }
  public var presentationOptions: _SDKValue { get { fatalError() } set { fatalError() } }
  public func preventWindowOrdering() { fatalError() }
  public func registerForRemoteNotifications() { fatalError() }
  public func registerForRemoteNotifications(matching value1: _SDKValue) { fatalError() }
  public func registerServicesMenuSendTypes(_ value1: [NSPasteboard.PasteboardType], returnTypes value2: [NSPasteboard.PasteboardType]) { fatalError() }
  public func registerUserInterfaceItemSearchHandler(_ value1: _SDKValue) { fatalError() }
  public func removeWindowsItem(_ value1: NSWindow) { fatalError() }
  public func reply(toApplicationShouldTerminate value1: Bool) { fatalError() }
  public func reply(toOpenOrPrint value1: _SDKValue) { fatalError() }
  public func reportException(_ value1: _SDKValue) { fatalError() }
  public func requestUserAttention(_ value1: _SDKValue) -> Int { fatalError() }
  public func restoreWindow(withIdentifier value1: NSUserInterfaceItemIdentifier, state value2: NSCoder, completionHandler value3: _SDKValue) -> Bool { fatalError() }
  public func runModal(for value1: NSWindow) -> NSApplication.ModalResponse { fatalError() }
  public func runModalSession(_ value1: _SDKValue) -> NSApplication.ModalResponse { fatalError() }
  public func runPageLayout(_ value1: Any?) { fatalError() }
  public func searchString(_ value1: String, inUserInterfaceItemString value2: String, range value3: NSRange, found value4: _SDKValue?) -> Bool { fatalError() }
  public func sendEvent(_ value1: NSEvent) { fatalError() }
  public var servicesProvider: Any? { get { fatalError() } set { fatalError() } }
  public func setAccessibilityActivationPoint(_ value1: NSPoint) { fatalError() }
  public func setAccessibilityAllowedValues(_ value1: [NSNumber]?) { fatalError() }
  public func setAccessibilityAlternateUIVisible(_ value1: Bool) { fatalError() }
  public func setAccessibilityApplicationFocusedUIElement(_ value1: Any?) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityAttributedUserInputLabels(_ value1: [NSAttributedString]?) { fatalError() }
  public func setAccessibilityCancelButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityChildrenInNavigationOrder(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityClearButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityCloseButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityColumnCount(_ value1: Int) { fatalError() }
  public func setAccessibilityColumnHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumnIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityColumnTitles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityCriticalValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityCustomActions(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityCustomRotors(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityDecrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDefaultButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosed(_ value1: Bool) { fatalError() }
  public func setAccessibilityDisclosedByRow(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosedRows(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosureLevel(_ value1: Int) { fatalError() }
  public func setAccessibilityDocument(_ value1: String?) { fatalError() }
  public func setAccessibilityEdited(_ value1: Bool) { fatalError() }
  public func setAccessibilityElement(_ value1: Bool) { fatalError() }
  public func setAccessibilityEnabled(_ value1: Bool) { fatalError() }
  public func setAccessibilityExpanded(_ value1: Bool) { fatalError() }
  public func setAccessibilityExtrasMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityFilename(_ value1: String?) { fatalError() }
  public func setAccessibilityFocused(_ value1: Bool) { fatalError() }
  public func setAccessibilityFocusedWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityFrame(_ value1: NSRect) { fatalError() }
  public func setAccessibilityFrontmost(_ value1: Bool) { fatalError() }
  public func setAccessibilityFullScreenButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityGrowArea(_ value1: Any?) { fatalError() }
  public func setAccessibilityHandles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityHeader(_ value1: Any?) { fatalError() }
  public func setAccessibilityHelp(_ value1: String?) { fatalError() }
  public func setAccessibilityHidden(_ value1: Bool) { fatalError() }
  public func setAccessibilityHorizontalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityHorizontalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityHorizontalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityIdentifier(_ value1: String?) { fatalError() }
  public func setAccessibilityIncrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityIndex(_ value1: Int) { fatalError() }
  public func setAccessibilityInsertionPointLineNumber(_ value1: Int) { fatalError() }
  public func setAccessibilityLabel(_ value1: String?) { fatalError() }
  public func setAccessibilityLabelUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityLabelValue(_ value1: Float) { fatalError() }
  public func setAccessibilityLinkedUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMain(_ value1: Bool) { fatalError() }
  public func setAccessibilityMainWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerGroupUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerTypeDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityMarkerUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMarkerValues(_ value1: Any?) { fatalError() }
  public func setAccessibilityMaxValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimizeButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimized(_ value1: Bool) { fatalError() }
  public func setAccessibilityModal(_ value1: Bool) { fatalError() }
  public func setAccessibilityNextContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityNumberOfCharacters(_ value1: Int) { fatalError() }
  public func setAccessibilityOrderedByRow(_ value1: Bool) { fatalError() }
  public func setAccessibilityOrientation(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityOverflowButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityParent(_ value1: Any?) { fatalError() }
  public func setAccessibilityPlaceholderValue(_ value1: String?) { fatalError() }
  public func setAccessibilityPreviousContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityProtectedContent(_ value1: Bool) { fatalError() }
  public func setAccessibilityProxy(_ value1: Any?) { fatalError() }
  public func setAccessibilityRequired(_ value1: Bool) { fatalError() }
  public func setAccessibilityRole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityRoleDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityRowCount(_ value1: Int) { fatalError() }
  public func setAccessibilityRowHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRowIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRulerMarkerType(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySearchButton(_ value1: Any?) { fatalError() }
  public func setAccessibilitySearchMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySelected(_ value1: Bool) { fatalError() }
  public func setAccessibilitySelectedCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedText(_ value1: String?) { fatalError() }
  public func setAccessibilitySelectedTextRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySelectedTextRanges(_ value1: [NSValue]?) { fatalError() }
  public func setAccessibilityServesAsTitleForUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySharedFocusElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedTextUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityShownMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySortDirection(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySplitters(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySubrole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityTabs(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityTitle(_ value1: String?) { fatalError() }
  public func setAccessibilityTitleUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityToolbarButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityTopLevelUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityURL(_ value1: URL?) { fatalError() }
  public func setAccessibilityUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityUnits(_ value1: _SDKValue) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityUserInputLabels(_ value1: [String]?) { fatalError() }
  public func setAccessibilityValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityValueDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityVerticalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityVisibleCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityVisibleChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityWarningValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityZoomButton(_ value1: Any?) { fatalError() }
  public func setWindowsNeedUpdate(_ value1: Bool) { fatalError() }
  public func stop(_ value1: Any?) { fatalError() }
  public func stopModal() { fatalError() }
  public func stopModal(withCode value1: NSApplication.ModalResponse) { fatalError() }
  public func toggleTouchBarCustomizationPalette(_ value1: Any?) { fatalError() }
  public func unhide(_ value1: Any?) { fatalError() }
  public func unhideWithoutActivation() { fatalError() }
  public func unregisterForRemoteNotifications() { fatalError() }
  public func unregisterUserInterfaceItemSearchHandler(_ value1: _SDKValue) { fatalError() }
  public func updateWindows() { fatalError() }
  public func updateWindowsItem(_ value1: NSWindow) { fatalError() }
  public var userInterfaceLayoutDirection: _SDKValue { get { fatalError() } }
  public func validateUserInterfaceItem(_ value1: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  public func window(withWindowNumber value1: Int) -> NSWindow? { fatalError() }
  public var windows: [NSWindow] { get { fatalError() } }
  @available(macOS 14.0, *)
  public func yieldActivation(to value1: _SDKValue) { fatalError() }
  @available(macOS 14.0, *)
  public func yieldActivation(toApplicationWithBundleIdentifier value1: String) { fatalError() }
  public class func detachDrawingThread(_ value1: Selector, toTarget value2: Any, with value3: Any?) { fatalError() }
  public class var didBecomeActiveNotification: NSNotification.Name { get { fatalError() } }
  public class var didChangeOcclusionStateNotification: NSNotification.Name { get { fatalError() } }
  public class var didChangeScreenParametersNotification: NSNotification.Name { get { fatalError() } }
  public class var didFinishLaunchingNotification: NSNotification.Name { get { fatalError() } }
  public class var didFinishRestoringWindowsNotification: NSNotification.Name { get { fatalError() } }
  public class var didHideNotification: NSNotification.Name { get { fatalError() } }
  public class var didResignActiveNotification: NSNotification.Name { get { fatalError() } }
  public class var didUnhideNotification: NSNotification.Name { get { fatalError() } }
  public class var didUpdateNotification: NSNotification.Name { get { fatalError() } }
  public class var displayWindowRunLoopOrdering: Int { get { fatalError() } }
  public class var launchIsDefaultUserInfoKey: String { get { fatalError() } }
  public class var launchUserNotificationUserInfoKey: String { get { fatalError() } }
  public class var resetCursorRectsRunLoopOrdering: Int { get { fatalError() } }
  public class var updateWindowsRunLoopOrdering: Int { get { fatalError() } }
  public class var willBecomeActiveNotification: NSNotification.Name { get { fatalError() } }
  public class var willFinishLaunchingNotification: NSNotification.Name { get { fatalError() } }
  public class var willHideNotification: NSNotification.Name { get { fatalError() } }
  public class var willResignActiveNotification: NSNotification.Name { get { fatalError() } }
  public class var willTerminateNotification: NSNotification.Name { get { fatalError() } }
  public class var willUnhideNotification: NSNotification.Name { get { fatalError() } }
  public class var willUpdateNotification: NSNotification.Name { get { fatalError() } }
}

extension NSDocument {
  public nonisolated func accommodatePresentedItemDeletion(completionHandler value1: _SDKValue) { fatalError() }
  public func accommodatePresentedSubitemDeletion(at value1: URL, completionHandler value2: _SDKValue) { fatalError() }
  public func addWindowController(_ value1: NSWindowController) { fatalError() }
  public var allowsDocumentSharing: Bool { get { fatalError() } }
  public func autosave(withDelegate value1: Any?, didAutosave value2: Selector?, contextInfo value3: _SDKValue?) { fatalError() }
  public func autosave(withImplicitCancellability value1: Bool, completionHandler value2: _SDKValue) { fatalError() }
  public nonisolated var autosavedContentsFileURL: URL? { get { fatalError() } set { fatalError() } }
  public nonisolated var autosavingFileType: String? { get { fatalError() } }
  public var autosavingIsImplicitlyCancellable: Bool { get { fatalError() } }
  public nonisolated var backupFileURL: URL? { get { fatalError() } }
  public func browseVersions(_ value1: Any?) { fatalError() }
  public func canAsynchronouslyWrite(to value1: URL, ofType value2: String, for value3: _SDKValue) -> Bool { fatalError() }
  public func canClose(withDelegate value1: Any, shouldClose value2: Selector?, contextInfo value3: _SDKValue?) { fatalError() }
  public func changeCountToken(for value1: _SDKValue) -> Any { fatalError() }
  public func checkAutosavingSafety() throws { fatalError() }
  public func close() { fatalError() }
  public func continueActivity(_ value1: _SDKValue) { fatalError() }
  public nonisolated func continueAsynchronousWorkOnMainThread(_ value1: _SDKValue) { fatalError() }
  public func data(ofType value1: String) throws -> Data { fatalError() }
  public func defaultDraftName() -> String { fatalError() }
  public var displayName: String! { get { fatalError() } set { fatalError() } }
  public func duplicate() throws -> NSDocument { fatalError() }
  public func duplicate(withDelegate value1: Any?, didDuplicate value2: Selector?, contextInfo value3: _SDKValue?) { fatalError() }
  public func encodeRestorableState(with value1: NSCoder) { fatalError() }
  public func encodeRestorableState(with value1: NSCoder, backgroundQueue value2: OperationQueue) { fatalError() }
  public nonisolated func fileAttributesToWrite(to value1: URL, ofType value2: String, for value3: _SDKValue, originalContentsURL value4: URL?) throws -> [String:Any] { fatalError() }
  public nonisolated var fileModificationDate: Date? { get { fatalError() } set { fatalError() } }
  public nonisolated func fileNameExtension(forType value1: String, saveOperation value2: _SDKValue) -> String? { fatalError() }
  public nonisolated var fileNameExtensionWasHiddenInLastRunSavePanel: Bool { get { fatalError() } }
  public nonisolated var fileType: String? { get { fatalError() } set { fatalError() } }
  public nonisolated var fileTypeFromLastRunSavePanel: String? { get { fatalError() } }
  public nonisolated var fileURL: URL? { get { fatalError() } set { fatalError() } }
  public func fileWrapper(ofType value1: String) throws -> _SDKValue { fatalError() }
  public func handleClose(_ value1: _SDKValue) -> Any? { fatalError() }
  public func handlePrint(_ value1: _SDKValue) -> Any? { fatalError() }
  public func handleSave(_ value1: _SDKValue) -> Any? { fatalError() }
  public var hasUnautosavedChanges: Bool { get { fatalError() } }
  public var hasUndoManager: Bool { get { fatalError() } set { fatalError() } }
  public func invalidateRestorableState() { fatalError() }
  public var isBrowsingVersions: Bool { get { fatalError() } }
  public var isDocumentEdited: Bool { get { fatalError() } }
  public nonisolated var isDraft: Bool { get { fatalError() } set { fatalError() } }
  public nonisolated var isEntireFileLoaded: Bool { get { fatalError() } }
  public var isInViewingMode: Bool { get { fatalError() } }
  public var isLocked: Bool { get { fatalError() } }
  public nonisolated var keepBackupFile: Bool { get { fatalError() } }
  public var lastComponentOfFileName: String { get { fatalError() } set { fatalError() } }
  public func lock(_ value1: Any?) { fatalError() }
  public func lock(completionHandler value1: _SDKValue? = _anything()) { fatalError() }
  public func makeWindowControllers() { fatalError() }
  public func move(completionHandler value1: _SDKValue? = _anything()) { fatalError() }
  public func move(to value1: URL, completionHandler value2: _SDKValue? = _anything()) { fatalError() }
  public func moveToUbiquityContainer(_ value1: Any?) { fatalError() }
  public func objectDidBeginEditing(_ value1: _SDKValue) { fatalError() }
  public func objectDidEndEditing(_ value1: _SDKValue) { fatalError() }
  public nonisolated var observedPresentedItemUbiquityAttributes: _SDKValue { get { fatalError() } }
  public var pdfPrintOperation: _SDKValue { get { fatalError() } }
  public func performActivity(withSynchronousWaiting value1: Bool, using value2: _SDKValue) { fatalError() }
  public nonisolated func performAsynchronousFileAccess(_ value1: _SDKValue) { fatalError() }
  public nonisolated func performSynchronousFileAccess(_ value1: _SDKValue) { fatalError() }
  public func prepare(_ value1: NSSharingServicePicker) { fatalError() }
  public func preparePageLayout(_ value1: _SDKValue) -> Bool { fatalError() }
  public func prepareSavePanel(_ value1: _SDKValue) -> Bool { fatalError() }
  public func presentError(_ value1: _SDKValue) -> Bool { fatalError() }
  public func presentError(_ value1: _SDKValue, modalFor value2: NSWindow, delegate value3: Any?, didPresent value4: Selector?, contextInfo value5: _SDKValue?) { fatalError() }
  public nonisolated func presentedItemDidChange() { fatalError() }
  public nonisolated func presentedItemDidChangeUbiquityAttributes(_ value1: _SDKValue) { fatalError() }
  public nonisolated func presentedItemDidGain(_ value1: _SDKValue) { fatalError() }
  public nonisolated func presentedItemDidLose(_ value1: _SDKValue) { fatalError() }
  public nonisolated func presentedItemDidMove(to value1: URL) { fatalError() }
  public nonisolated func presentedItemDidResolveConflict(_ value1: _SDKValue) { fatalError() }
  public var presentedItemOperationQueue: OperationQueue { get { fatalError() } }
  public nonisolated var presentedItemURL: URL? { get { fatalError() } }
  public func presentedSubitem(at value1: URL, didGain value2: _SDKValue) { fatalError() }
  public func presentedSubitem(at value1: URL, didLose value2: _SDKValue) { fatalError() }
  public func presentedSubitem(at value1: URL, didMoveTo value2: URL) { fatalError() }
  public func presentedSubitem(at value1: URL, didResolve value2: _SDKValue) { fatalError() }
  public func presentedSubitemDidAppear(at value1: URL) { fatalError() }
  public func presentedSubitemDidChange(at value1: URL) { fatalError() }
  @available(macOS 13.2, *)
  public var previewRepresentableActivityItems: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var primaryPresentedItemURL: URL? { get { fatalError() } }
  public func print(withSettings value1: _SDKValue, showPrintPanel value2: Bool, delegate value3: Any?, didPrint value4: Selector?, contextInfo value5: _SDKValue?) { fatalError() }
  public var printInfo: _SDKValue { get { fatalError() } set { fatalError() } }
  public func printOperation(withSettings value1: _SDKValue) throws -> _SDKValue { fatalError() }
  public nonisolated func read(from value1: URL, ofType value2: String) throws { fatalError() }
  public nonisolated func relinquishPresentedItem(toReader value1: _SDKValue) { fatalError() }
  public nonisolated func relinquishPresentedItem(toWriter value1: _SDKValue) { fatalError() }
  public func removeWindowController(_ value1: NSWindowController) { fatalError() }
  public func restoreState(with value1: NSCoder) { fatalError() }
  public func restoreUserActivityState(_ value1: NSUserActivity) { fatalError() }
  public func restoreWindow(withIdentifier value1: NSUserInterfaceItemIdentifier, state value2: NSCoder, completionHandler value3: _SDKValue) { fatalError() }
  public func revert(toContentsOf value1: URL, ofType value2: String) throws { fatalError() }
  public func revertToSaved(_ value1: Any?) { fatalError() }
  public func runModalPageLayout(with value1: _SDKValue, delegate value2: Any?, didRun value3: Selector?, contextInfo value4: _SDKValue?) { fatalError() }
  public func runModalPrintOperation(_ value1: _SDKValue, delegate value2: Any?, didRun value3: Selector?, contextInfo value4: _SDKValue?) { fatalError() }
  public func runModalSavePanel(for value1: _SDKValue, delegate value2: Any?, didSave value3: Selector?, contextInfo value4: _SDKValue?) { fatalError() }
  public func runPageLayout(_ value1: Any?) { fatalError() }
  public func save(to value1: URL, ofType value2: String, for value3: _SDKValue, completionHandler value4: _SDKValue) { fatalError() }
  public func save(to value1: URL, ofType value2: String, for value3: _SDKValue, delegate value4: Any?, didSave value5: Selector?, contextInfo value6: _SDKValue?) { fatalError() }
  public func save(withDelegate value1: Any?, didSave value2: Selector?, contextInfo value3: _SDKValue?) { fatalError() }
  public nonisolated func savePresentedItemChanges(completionHandler value1: _SDKValue) { fatalError() }
  public func saveTo(_ value1: Any?) { fatalError() }
  public func saveToPDF(_ value1: Any?) { fatalError() }
  public func scheduleAutosaving() { fatalError() }
  public func setWindow(_ value1: NSWindow?) { fatalError() }
  public func share(with value1: NSSharingService, completionHandler value2: _SDKValue? = _anything()) { fatalError() }
  public func shouldChangePrintInfo(_ value1: _SDKValue) -> Bool { fatalError() }
  public func shouldCloseWindowController(_ value1: NSWindowController, delegate value2: Any?, shouldClose value3: Selector?, contextInfo value4: _SDKValue?) { fatalError() }
  public var shouldRunSavePanelWithAccessoryView: Bool { get { fatalError() } }
  public func showWindows() { fatalError() }
  public func stopBrowsingVersions(completionHandler value1: _SDKValue? = _anything()) { fatalError() }
  public nonisolated func unblockUserInteraction() { fatalError() }
  public var undoManager: UndoManager? { get { fatalError() } set { fatalError() } }
  public func unlock(_ value1: Any?) { fatalError() }
  public func unlock(completionHandler value1: _SDKValue? = _anything()) { fatalError() }
  public func updateChangeCount(_ value1: _SDKValue) { fatalError() }
  public func updateChangeCount(withToken value1: Any, for value2: _SDKValue) { fatalError() }
  public func updateUserActivityState(_ value1: NSUserActivity) { fatalError() }
  public var userActivity: NSUserActivity? { get { fatalError() } set { fatalError() } }
  public func validateUserInterfaceItem(_ value1: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  public func willNotPresentError(_ value1: _SDKValue) { fatalError() }
  public func willPresentError(_ value1: _SDKValue) -> _SDKValue { fatalError() }
  public func windowControllerDidLoadNib(_ value1: NSWindowController) { fatalError() }
  public func windowControllerWillLoadNib(_ value1: NSWindowController) { fatalError() }
  public var windowControllers: [NSWindowController] { get { fatalError() } }
  public var windowForSheet: NSWindow? { get { fatalError() } }
  public var windowNibName: NSNib.Name? { get { fatalError() } }
  public nonisolated func writableTypes(for value1: _SDKValue) -> [String] { fatalError() }
  public nonisolated func write(to value1: URL, ofType value2: String) throws { fatalError() }
  public nonisolated func write(to value1: URL, ofType value2: String, for value3: _SDKValue, originalContentsURL value4: URL?) throws { fatalError() }
  public nonisolated func writeSafely(to value1: URL, ofType value2: String, for value3: _SDKValue) throws { fatalError() }
  @available(macOS 12.0, *)
  public class func allowedClasses(forRestorableStateKeyPath value1: String) -> [AnyClass] { fatalError() }
  public class var autosavesDrafts: Bool { get { fatalError() } }
  public class var autosavesInPlace: Bool { get { fatalError() } }
  public class func canConcurrentlyReadDocuments(ofType value1: String) -> Bool { fatalError() }
  public class func isNativeType(_ value1: String) -> Bool { fatalError() }
  public class var preservesVersions: Bool { get { fatalError() } }
  public class var readableTypes: [String] { get { fatalError() } }
  public class var restorableStateKeyPaths: [String] { get { fatalError() } }
  public class var usesUbiquitousStorage: Bool { get { fatalError() } }
  public class var writableTypes: [String] { get { fatalError() } }
}

extension NSMenu {
  public func accessibilityActivationPoint() -> NSPoint { fatalError() }
  public func accessibilityAllowedValues() -> [NSNumber]? { fatalError() }
  public func accessibilityApplicationFocusedUIElement() -> Any? { fatalError() }
  public func accessibilityAttributedString(for value1: NSRange) -> NSAttributedString? { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityAttributedUserInputLabels() -> [NSAttributedString]? { fatalError() }
  public func accessibilityCancelButton() -> Any? { fatalError() }
  public func accessibilityCell(forColumn value1: Int, row value2: Int) -> Any? { fatalError() }
  public func accessibilityChildren() -> [Any]? { fatalError() }
  public func accessibilityChildrenInNavigationOrder() -> _SDKValue? { fatalError() }
  public func accessibilityClearButton() -> Any? { fatalError() }
  public func accessibilityCloseButton() -> Any? { fatalError() }
  public func accessibilityColumnCount() -> Int { fatalError() }
  public func accessibilityColumnHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityColumnIndexRange() -> NSRange { fatalError() }
  public func accessibilityColumnTitles() -> [Any]? { fatalError() }
  public func accessibilityColumns() -> [Any]? { fatalError() }
  public func accessibilityContents() -> [Any]? { fatalError() }
  public func accessibilityCriticalValue() -> Any? { fatalError() }
  public func accessibilityCustomActions() -> _SDKValue? { fatalError() }
  public func accessibilityCustomRotors() -> _SDKValue { fatalError() }
  public func accessibilityDecrementButton() -> Any? { fatalError() }
  public func accessibilityDefaultButton() -> Any? { fatalError() }
  public func accessibilityDisclosedByRow() -> Any? { fatalError() }
  public func accessibilityDisclosedRows() -> Any? { fatalError() }
  public func accessibilityDisclosureLevel() -> Int { fatalError() }
  public func accessibilityDocument() -> String? { fatalError() }
  public func accessibilityExtrasMenuBar() -> Any? { fatalError() }
  public func accessibilityFilename() -> String? { fatalError() }
  public func accessibilityFocusedWindow() -> Any? { fatalError() }
  public func accessibilityFrame() -> NSRect { fatalError() }
  public func accessibilityFrame(for value1: NSRange) -> NSRect { fatalError() }
  public func accessibilityFullScreenButton() -> Any? { fatalError() }
  public func accessibilityGrowArea() -> Any? { fatalError() }
  public func accessibilityHandles() -> [Any]? { fatalError() }
  public func accessibilityHeader() -> Any? { fatalError() }
  public func accessibilityHelp() -> String? { fatalError() }
  public func accessibilityHorizontalScrollBar() -> Any? { fatalError() }
  public func accessibilityHorizontalUnitDescription() -> String? { fatalError() }
  public func accessibilityHorizontalUnits() -> _SDKValue { fatalError() }
  public func accessibilityIdentifier() -> String? { fatalError() }
  public func accessibilityIncrementButton() -> Any? { fatalError() }
  public func accessibilityIndex() -> Int { fatalError() }
  public func accessibilityInsertionPointLineNumber() -> Int { fatalError() }
  public func accessibilityLabel() -> String? { fatalError() }
  public func accessibilityLabelUIElements() -> [Any]? { fatalError() }
  public func accessibilityLabelValue() -> Float { fatalError() }
  public func accessibilityLayoutPoint(forScreenPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityLayoutSize(forScreenSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilityLine(for value1: Int) -> Int { fatalError() }
  public func accessibilityLinkedUIElements() -> [Any]? { fatalError() }
  public func accessibilityMainWindow() -> Any? { fatalError() }
  public func accessibilityMarkerGroupUIElement() -> Any? { fatalError() }
  public func accessibilityMarkerTypeDescription() -> String? { fatalError() }
  public func accessibilityMarkerUIElements() -> [Any]? { fatalError() }
  public func accessibilityMarkerValues() -> Any? { fatalError() }
  public func accessibilityMaxValue() -> Any? { fatalError() }
  public func accessibilityMenuBar() -> Any? { fatalError() }
  public func accessibilityMinValue() -> Any? { fatalError() }
  public func accessibilityMinimizeButton() -> Any? { fatalError() }
  public func accessibilityNextContents() -> [Any]? { fatalError() }
  public func accessibilityNumberOfCharacters() -> Int { fatalError() }
  public func accessibilityOrientation() -> _SDKValue { fatalError() }
  public func accessibilityOverflowButton() -> Any? { fatalError() }
  public func accessibilityParent() -> Any? { fatalError() }
  public func accessibilityPerformCancel() -> Bool { fatalError() }
  public func accessibilityPerformConfirm() -> Bool { fatalError() }
  public func accessibilityPerformDecrement() -> Bool { fatalError() }
  public func accessibilityPerformDelete() -> Bool { fatalError() }
  public func accessibilityPerformIncrement() -> Bool { fatalError() }
  public func accessibilityPerformPick() -> Bool { fatalError() }
  public func accessibilityPerformPress() -> Bool { fatalError() }
  public func accessibilityPerformRaise() -> Bool { fatalError() }
  public func accessibilityPerformShowAlternateUI() -> Bool { fatalError() }
  public func accessibilityPerformShowDefaultUI() -> Bool { fatalError() }
  public func accessibilityPerformShowMenu() -> Bool { fatalError() }
  public func accessibilityPlaceholderValue() -> String? { fatalError() }
  public func accessibilityPreviousContents() -> [Any]? { fatalError() }
  public func accessibilityProxy() -> Any? { fatalError() }
  public func accessibilityRTF(for value1: NSRange) -> Data? { fatalError() }
  public func accessibilityRange(for value1: NSPoint) -> NSRange { fatalError() }
  public func accessibilityRange(forLine value1: Int) -> NSRange { fatalError() }
  public func accessibilityRole() -> _SDKValue? { fatalError() }
  public func accessibilityRoleDescription() -> String? { fatalError() }
  public func accessibilityRowCount() -> Int { fatalError() }
  public func accessibilityRowHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityRowIndexRange() -> NSRange { fatalError() }
  public func accessibilityRows() -> [Any]? { fatalError() }
  public func accessibilityRulerMarkerType() -> _SDKValue { fatalError() }
  public func accessibilityScreenPoint(forLayoutPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityScreenSize(forLayoutSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilitySearchButton() -> Any? { fatalError() }
  public func accessibilitySearchMenu() -> Any? { fatalError() }
  public func accessibilitySelectedCells() -> [Any]? { fatalError() }
  public func accessibilitySelectedChildren() -> [Any]? { fatalError() }
  public func accessibilitySelectedColumns() -> [Any]? { fatalError() }
  public func accessibilitySelectedRows() -> [Any]? { fatalError() }
  public func accessibilitySelectedText() -> String? { fatalError() }
  public func accessibilitySelectedTextRange() -> NSRange { fatalError() }
  public func accessibilitySelectedTextRanges() -> [NSValue]? { fatalError() }
  public func accessibilityServesAsTitleForUIElements() -> [Any]? { fatalError() }
  public func accessibilitySharedCharacterRange() -> NSRange { fatalError() }
  public func accessibilitySharedFocusElements() -> [Any]? { fatalError() }
  public func accessibilitySharedTextUIElements() -> [Any]? { fatalError() }
  public func accessibilityShownMenu() -> Any? { fatalError() }
  public func accessibilitySortDirection() -> _SDKValue { fatalError() }
  public func accessibilitySplitters() -> [Any]? { fatalError() }
  public func accessibilityString(for value1: NSRange) -> String? { fatalError() }
  public func accessibilityStyleRange(for value1: Int) -> NSRange { fatalError() }
  public func accessibilitySubrole() -> _SDKValue? { fatalError() }
  public func accessibilityTabs() -> [Any]? { fatalError() }
  public func accessibilityTitle() -> String? { fatalError() }
  public func accessibilityTitleUIElement() -> Any? { fatalError() }
  public func accessibilityToolbarButton() -> Any? { fatalError() }
  public func accessibilityTopLevelUIElement() -> Any? { fatalError() }
  public func accessibilityURL() -> URL? { fatalError() }
  public func accessibilityUnitDescription() -> String? { fatalError() }
  public func accessibilityUnits() -> _SDKValue { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityUserInputLabels() -> [String]? { fatalError() }
  public func accessibilityValue() -> Any? { fatalError() }
  public func accessibilityValueDescription() -> String? { fatalError() }
  public func accessibilityVerticalScrollBar() -> Any? { fatalError() }
  public func accessibilityVerticalUnitDescription() -> String? { fatalError() }
  public func accessibilityVerticalUnits() -> _SDKValue { fatalError() }
  public func accessibilityVisibleCells() -> [Any]? { fatalError() }
  public func accessibilityVisibleCharacterRange() -> NSRange { fatalError() }
  public func accessibilityVisibleChildren() -> [Any]? { fatalError() }
  public func accessibilityVisibleColumns() -> [Any]? { fatalError() }
  public func accessibilityVisibleRows() -> [Any]? { fatalError() }
  public func accessibilityWarningValue() -> Any? { fatalError() }
  public func accessibilityWindow() -> Any? { fatalError() }
  public func accessibilityWindows() -> [Any]? { fatalError() }
  public func accessibilityZoomButton() -> Any? { fatalError() }
  public var allowsContextMenuPlugIns: Bool { get { fatalError() } set { fatalError() } }
  public var appearance: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func cancelTracking() { fatalError() }
  public func cancelTrackingWithoutAnimation() { fatalError() }
  public var effectiveAppearance: _SDKValue { get { fatalError() } }
  public var font: NSFont! { get { fatalError() } set { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func helpRequested(with value1: NSEvent) { fatalError() }
  public var highlightedItem: NSMenuItem? { get { fatalError() } }
  public func indexOfItem(withRepresentedObject value1: Any?) -> Int { fatalError() }
  public func indexOfItem(withSubmenu value1: NSMenu?) -> Int { fatalError() }
  public func indexOfItem(withTag value1: Int) -> Int { fatalError() }
  public func indexOfItem(withTarget value1: Any?, andAction value2: Selector?) -> Int { fatalError() }
  public func indexOfItem(withTitle value1: String) -> Int { fatalError() }
  public func insertItem(withTitle value1: String, action value2: Selector?, keyEquivalent value3: String, at value4: Int) -> NSMenuItem { fatalError() }
  public func isAccessibilityAlternateUIVisible() -> Bool { fatalError() }
  public func isAccessibilityDisclosed() -> Bool { fatalError() }
  public func isAccessibilityEdited() -> Bool { fatalError() }
  public func isAccessibilityElement() -> Bool { fatalError() }
  public func isAccessibilityEnabled() -> Bool { fatalError() }
  public func isAccessibilityExpanded() -> Bool { fatalError() }
  public func isAccessibilityFocused() -> Bool { fatalError() }
  public func isAccessibilityFrontmost() -> Bool { fatalError() }
  public func isAccessibilityHidden() -> Bool { fatalError() }
  public func isAccessibilityMain() -> Bool { fatalError() }
  public func isAccessibilityMinimized() -> Bool { fatalError() }
  public func isAccessibilityModal() -> Bool { fatalError() }
  public func isAccessibilityOrderedByRow() -> Bool { fatalError() }
  public func isAccessibilityProtectedContent() -> Bool { fatalError() }
  public func isAccessibilityRequired() -> Bool { fatalError() }
  public func isAccessibilitySelected() -> Bool { fatalError() }
  public func isAccessibilitySelectorAllowed(_ value1: Selector) -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var isTornOff: Bool { get { fatalError() } }
  public func item(at value1: Int) -> NSMenuItem? { fatalError() }
  public func item(withTag value1: Int) -> NSMenuItem? { fatalError() }
  public func item(withTitle value1: String) -> NSMenuItem? { fatalError() }
  public func itemChanged(_ value1: NSMenuItem) { fatalError() }
  public var menuBarHeight: CGFloat { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var menuChangedMessagesEnabled: Bool { get { fatalError() } set { fatalError() } }
  public var minimumWidth: CGFloat { get { fatalError() } set { fatalError() } }
  public func performActionForItem(at value1: Int) { fatalError() }
  public func performKeyEquivalent(with value1: NSEvent) -> Bool { fatalError() }
  public func popUp(positioning value1: NSMenuItem?, at value2: NSPoint, in value3: NSView?) -> Bool { fatalError() }
  public func removeItem(at value1: Int) { fatalError() }
  @available(macOS 14.0, *)
  public var selectedItems: [NSMenuItem] { get { fatalError() } set { fatalError() } }
  public func setAccessibilityActivationPoint(_ value1: NSPoint) { fatalError() }
  public func setAccessibilityAllowedValues(_ value1: [NSNumber]?) { fatalError() }
  public func setAccessibilityAlternateUIVisible(_ value1: Bool) { fatalError() }
  public func setAccessibilityApplicationFocusedUIElement(_ value1: Any?) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityAttributedUserInputLabels(_ value1: [NSAttributedString]?) { fatalError() }
  public func setAccessibilityCancelButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityChildrenInNavigationOrder(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityClearButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityCloseButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityColumnCount(_ value1: Int) { fatalError() }
  public func setAccessibilityColumnHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumnIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityColumnTitles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityCriticalValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityCustomActions(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityCustomRotors(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityDecrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDefaultButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosed(_ value1: Bool) { fatalError() }
  public func setAccessibilityDisclosedByRow(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosedRows(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosureLevel(_ value1: Int) { fatalError() }
  public func setAccessibilityDocument(_ value1: String?) { fatalError() }
  public func setAccessibilityEdited(_ value1: Bool) { fatalError() }
  public func setAccessibilityElement(_ value1: Bool) { fatalError() }
  public func setAccessibilityEnabled(_ value1: Bool) { fatalError() }
  public func setAccessibilityExpanded(_ value1: Bool) { fatalError() }
  public func setAccessibilityExtrasMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityFilename(_ value1: String?) { fatalError() }
  public func setAccessibilityFocused(_ value1: Bool) { fatalError() }
  public func setAccessibilityFocusedWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityFrame(_ value1: NSRect) { fatalError() }
  public func setAccessibilityFrontmost(_ value1: Bool) { fatalError() }
  public func setAccessibilityFullScreenButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityGrowArea(_ value1: Any?) { fatalError() }
  public func setAccessibilityHandles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityHeader(_ value1: Any?) { fatalError() }
  public func setAccessibilityHelp(_ value1: String?) { fatalError() }
  public func setAccessibilityHidden(_ value1: Bool) { fatalError() }
  public func setAccessibilityHorizontalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityHorizontalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityHorizontalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityIdentifier(_ value1: String?) { fatalError() }
  public func setAccessibilityIncrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityIndex(_ value1: Int) { fatalError() }
  public func setAccessibilityInsertionPointLineNumber(_ value1: Int) { fatalError() }
  public func setAccessibilityLabel(_ value1: String?) { fatalError() }
  public func setAccessibilityLabelUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityLabelValue(_ value1: Float) { fatalError() }
  public func setAccessibilityLinkedUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMain(_ value1: Bool) { fatalError() }
  public func setAccessibilityMainWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerGroupUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerTypeDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityMarkerUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMarkerValues(_ value1: Any?) { fatalError() }
  public func setAccessibilityMaxValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimizeButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimized(_ value1: Bool) { fatalError() }
  public func setAccessibilityModal(_ value1: Bool) { fatalError() }
  public func setAccessibilityNextContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityNumberOfCharacters(_ value1: Int) { fatalError() }
  public func setAccessibilityOrderedByRow(_ value1: Bool) { fatalError() }
  public func setAccessibilityOrientation(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityOverflowButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityParent(_ value1: Any?) { fatalError() }
  public func setAccessibilityPlaceholderValue(_ value1: String?) { fatalError() }
  public func setAccessibilityPreviousContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityProtectedContent(_ value1: Bool) { fatalError() }
  public func setAccessibilityProxy(_ value1: Any?) { fatalError() }
  public func setAccessibilityRequired(_ value1: Bool) { fatalError() }
  public func setAccessibilityRole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityRoleDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityRowCount(_ value1: Int) { fatalError() }
  public func setAccessibilityRowHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRowIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRulerMarkerType(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySearchButton(_ value1: Any?) { fatalError() }
  public func setAccessibilitySearchMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySelected(_ value1: Bool) { fatalError() }
  public func setAccessibilitySelectedCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedText(_ value1: String?) { fatalError() }
  public func setAccessibilitySelectedTextRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySelectedTextRanges(_ value1: [NSValue]?) { fatalError() }
  public func setAccessibilityServesAsTitleForUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySharedFocusElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedTextUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityShownMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySortDirection(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySplitters(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySubrole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityTabs(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityTitle(_ value1: String?) { fatalError() }
  public func setAccessibilityTitleUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityToolbarButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityTopLevelUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityURL(_ value1: URL?) { fatalError() }
  public func setAccessibilityUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityUnits(_ value1: _SDKValue) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityUserInputLabels(_ value1: [String]?) { fatalError() }
  public func setAccessibilityValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityValueDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityVerticalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityVisibleCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityVisibleChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityWarningValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityZoomButton(_ value1: Any?) { fatalError() }
  public func setSubmenu(_ value1: NSMenu?, for value2: NSMenuItem) { fatalError() }
  public var showsStateColumn: Bool { get { fatalError() } set { fatalError() } }
  public func submenuAction(_ value1: Any?) { fatalError() }
  public var userInterfaceLayoutDirection: _SDKValue { get { fatalError() } set { fatalError() } }
  public class var didAddItemNotification: NSNotification.Name { get { fatalError() } }
  public class var didBeginTrackingNotification: NSNotification.Name { get { fatalError() } }
  public class var didChangeItemNotification: NSNotification.Name { get { fatalError() } }
  public class var didEndTrackingNotification: NSNotification.Name { get { fatalError() } }
  public class var didRemoveItemNotification: NSNotification.Name { get { fatalError() } }
  public class var didSendActionNotification: NSNotification.Name { get { fatalError() } }
  public class func menuBarVisible() -> Bool { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public class func menuZone() -> NSZone! { fatalError() }
  public class func popUpContextMenu(_ value1: NSMenu, with value2: NSEvent, for value3: NSView) { fatalError() }
  public class func popUpContextMenu(_ value1: NSMenu, with value2: NSEvent, for value3: NSView, with value4: NSFont?) { fatalError() }
  public class func setMenuBarVisible(_ value1: Bool) { fatalError() }
  public class var willSendActionNotification: NSNotification.Name { get { fatalError() } }
}

extension NSMenuItem {
  public func accessibilityActivationPoint() -> NSPoint { fatalError() }
  public func accessibilityAllowedValues() -> [NSNumber]? { fatalError() }
  public func accessibilityApplicationFocusedUIElement() -> Any? { fatalError() }
  public func accessibilityAttributedString(for value1: NSRange) -> NSAttributedString? { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityAttributedUserInputLabels() -> [NSAttributedString]? { fatalError() }
  public func accessibilityCancelButton() -> Any? { fatalError() }
  public func accessibilityCell(forColumn value1: Int, row value2: Int) -> Any? { fatalError() }
  public func accessibilityChildren() -> [Any]? { fatalError() }
  public func accessibilityChildrenInNavigationOrder() -> _SDKValue? { fatalError() }
  public func accessibilityClearButton() -> Any? { fatalError() }
  public func accessibilityCloseButton() -> Any? { fatalError() }
  public func accessibilityColumnCount() -> Int { fatalError() }
  public func accessibilityColumnHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityColumnIndexRange() -> NSRange { fatalError() }
  public func accessibilityColumnTitles() -> [Any]? { fatalError() }
  public func accessibilityColumns() -> [Any]? { fatalError() }
  public func accessibilityContents() -> [Any]? { fatalError() }
  public func accessibilityCriticalValue() -> Any? { fatalError() }
  public func accessibilityCustomActions() -> _SDKValue? { fatalError() }
  public func accessibilityCustomRotors() -> _SDKValue { fatalError() }
  public func accessibilityDecrementButton() -> Any? { fatalError() }
  public func accessibilityDefaultButton() -> Any? { fatalError() }
  public func accessibilityDisclosedByRow() -> Any? { fatalError() }
  public func accessibilityDisclosedRows() -> Any? { fatalError() }
  public func accessibilityDisclosureLevel() -> Int { fatalError() }
  public func accessibilityDocument() -> String? { fatalError() }
  public func accessibilityExtrasMenuBar() -> Any? { fatalError() }
  public func accessibilityFilename() -> String? { fatalError() }
  public func accessibilityFocusedWindow() -> Any? { fatalError() }
  public func accessibilityFrame() -> NSRect { fatalError() }
  public func accessibilityFrame(for value1: NSRange) -> NSRect { fatalError() }
  public func accessibilityFullScreenButton() -> Any? { fatalError() }
  public func accessibilityGrowArea() -> Any? { fatalError() }
  public func accessibilityHandles() -> [Any]? { fatalError() }
  public func accessibilityHeader() -> Any? { fatalError() }
  public func accessibilityHelp() -> String? { fatalError() }
  public func accessibilityHorizontalScrollBar() -> Any? { fatalError() }
  public func accessibilityHorizontalUnitDescription() -> String? { fatalError() }
  public func accessibilityHorizontalUnits() -> _SDKValue { fatalError() }
  public func accessibilityIdentifier() -> String? { fatalError() }
  public func accessibilityIncrementButton() -> Any? { fatalError() }
  public func accessibilityIndex() -> Int { fatalError() }
  public func accessibilityInsertionPointLineNumber() -> Int { fatalError() }
  public func accessibilityLabel() -> String? { fatalError() }
  public func accessibilityLabelUIElements() -> [Any]? { fatalError() }
  public func accessibilityLabelValue() -> Float { fatalError() }
  public func accessibilityLayoutPoint(forScreenPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityLayoutSize(forScreenSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilityLine(for value1: Int) -> Int { fatalError() }
  public func accessibilityLinkedUIElements() -> [Any]? { fatalError() }
  public func accessibilityMainWindow() -> Any? { fatalError() }
  public func accessibilityMarkerGroupUIElement() -> Any? { fatalError() }
  public func accessibilityMarkerTypeDescription() -> String? { fatalError() }
  public func accessibilityMarkerUIElements() -> [Any]? { fatalError() }
  public func accessibilityMarkerValues() -> Any? { fatalError() }
  public func accessibilityMaxValue() -> Any? { fatalError() }
  public func accessibilityMenuBar() -> Any? { fatalError() }
  public func accessibilityMinValue() -> Any? { fatalError() }
  public func accessibilityMinimizeButton() -> Any? { fatalError() }
  public func accessibilityNextContents() -> [Any]? { fatalError() }
  public func accessibilityNumberOfCharacters() -> Int { fatalError() }
  public func accessibilityOrientation() -> _SDKValue { fatalError() }
  public func accessibilityOverflowButton() -> Any? { fatalError() }
  public func accessibilityParent() -> Any? { fatalError() }
  public func accessibilityPerformCancel() -> Bool { fatalError() }
  public func accessibilityPerformConfirm() -> Bool { fatalError() }
  public func accessibilityPerformDecrement() -> Bool { fatalError() }
  public func accessibilityPerformDelete() -> Bool { fatalError() }
  public func accessibilityPerformIncrement() -> Bool { fatalError() }
  public func accessibilityPerformPick() -> Bool { fatalError() }
  public func accessibilityPerformPress() -> Bool { fatalError() }
  public func accessibilityPerformRaise() -> Bool { fatalError() }
  public func accessibilityPerformShowAlternateUI() -> Bool { fatalError() }
  public func accessibilityPerformShowDefaultUI() -> Bool { fatalError() }
  public func accessibilityPerformShowMenu() -> Bool { fatalError() }
  public func accessibilityPlaceholderValue() -> String? { fatalError() }
  public func accessibilityPreviousContents() -> [Any]? { fatalError() }
  public func accessibilityProxy() -> Any? { fatalError() }
  public func accessibilityRTF(for value1: NSRange) -> Data? { fatalError() }
  public func accessibilityRange(for value1: NSPoint) -> NSRange { fatalError() }
  public func accessibilityRange(forLine value1: Int) -> NSRange { fatalError() }
  public func accessibilityRole() -> _SDKValue? { fatalError() }
  public func accessibilityRoleDescription() -> String? { fatalError() }
  public func accessibilityRowCount() -> Int { fatalError() }
  public func accessibilityRowHeaderUIElements() -> [Any]? { fatalError() }
  public func accessibilityRowIndexRange() -> NSRange { fatalError() }
  public func accessibilityRows() -> [Any]? { fatalError() }
  public func accessibilityRulerMarkerType() -> _SDKValue { fatalError() }
  public func accessibilityScreenPoint(forLayoutPoint value1: NSPoint) -> NSPoint { fatalError() }
  public func accessibilityScreenSize(forLayoutSize value1: NSSize) -> NSSize { fatalError() }
  public func accessibilitySearchButton() -> Any? { fatalError() }
  public func accessibilitySearchMenu() -> Any? { fatalError() }
  public func accessibilitySelectedCells() -> [Any]? { fatalError() }
  public func accessibilitySelectedChildren() -> [Any]? { fatalError() }
  public func accessibilitySelectedColumns() -> [Any]? { fatalError() }
  public func accessibilitySelectedRows() -> [Any]? { fatalError() }
  public func accessibilitySelectedText() -> String? { fatalError() }
  public func accessibilitySelectedTextRange() -> NSRange { fatalError() }
  public func accessibilitySelectedTextRanges() -> [NSValue]? { fatalError() }
  public func accessibilityServesAsTitleForUIElements() -> [Any]? { fatalError() }
  public func accessibilitySharedCharacterRange() -> NSRange { fatalError() }
  public func accessibilitySharedFocusElements() -> [Any]? { fatalError() }
  public func accessibilitySharedTextUIElements() -> [Any]? { fatalError() }
  public func accessibilityShownMenu() -> Any? { fatalError() }
  public func accessibilitySortDirection() -> _SDKValue { fatalError() }
  public func accessibilitySplitters() -> [Any]? { fatalError() }
  public func accessibilityString(for value1: NSRange) -> String? { fatalError() }
  public func accessibilityStyleRange(for value1: Int) -> NSRange { fatalError() }
  public func accessibilitySubrole() -> _SDKValue? { fatalError() }
  public func accessibilityTabs() -> [Any]? { fatalError() }
  public func accessibilityTitle() -> String? { fatalError() }
  public func accessibilityTitleUIElement() -> Any? { fatalError() }
  public func accessibilityToolbarButton() -> Any? { fatalError() }
  public func accessibilityTopLevelUIElement() -> Any? { fatalError() }
  public func accessibilityURL() -> URL? { fatalError() }
  public func accessibilityUnitDescription() -> String? { fatalError() }
  public func accessibilityUnits() -> _SDKValue { fatalError() }
  @available(macOS 14.0, *)
  public func accessibilityUserInputLabels() -> [String]? { fatalError() }
  public func accessibilityValue() -> Any? { fatalError() }
  public func accessibilityValueDescription() -> String? { fatalError() }
  public func accessibilityVerticalScrollBar() -> Any? { fatalError() }
  public func accessibilityVerticalUnitDescription() -> String? { fatalError() }
  public func accessibilityVerticalUnits() -> _SDKValue { fatalError() }
  public func accessibilityVisibleCells() -> [Any]? { fatalError() }
  public func accessibilityVisibleCharacterRange() -> NSRange { fatalError() }
  public func accessibilityVisibleChildren() -> [Any]? { fatalError() }
  public func accessibilityVisibleColumns() -> [Any]? { fatalError() }
  public func accessibilityVisibleRows() -> [Any]? { fatalError() }
  public func accessibilityWarningValue() -> Any? { fatalError() }
  public func accessibilityWindow() -> Any? { fatalError() }
  public func accessibilityWindows() -> [Any]? { fatalError() }
  public func accessibilityZoomButton() -> Any? { fatalError() }
  @available(macOS 12.0, *)
  public var allowsAutomaticKeyEquivalentLocalization: Bool { get { fatalError() } set { fatalError() } }
  @available(macOS 12.0, *)
  public var allowsAutomaticKeyEquivalentMirroring: Bool { get { fatalError() } set { fatalError() } }
  public var allowsKeyEquivalentWhenHidden: Bool { get { fatalError() } set { fatalError() } }
  public var attributedTitle: NSAttributedString? { get { fatalError() } set { fatalError() } }
  @available(macOS 14.0, *)
  public var badge: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func isAccessibilityAlternateUIVisible() -> Bool { fatalError() }
  public func isAccessibilityDisclosed() -> Bool { fatalError() }
  public func isAccessibilityEdited() -> Bool { fatalError() }
  public func isAccessibilityElement() -> Bool { fatalError() }
  public func isAccessibilityEnabled() -> Bool { fatalError() }
  public func isAccessibilityExpanded() -> Bool { fatalError() }
  public func isAccessibilityFocused() -> Bool { fatalError() }
  public func isAccessibilityFrontmost() -> Bool { fatalError() }
  public func isAccessibilityHidden() -> Bool { fatalError() }
  public func isAccessibilityMain() -> Bool { fatalError() }
  public func isAccessibilityMinimized() -> Bool { fatalError() }
  public func isAccessibilityModal() -> Bool { fatalError() }
  public func isAccessibilityOrderedByRow() -> Bool { fatalError() }
  public func isAccessibilityProtectedContent() -> Bool { fatalError() }
  public func isAccessibilityRequired() -> Bool { fatalError() }
  public func isAccessibilitySelected() -> Bool { fatalError() }
  public func isAccessibilitySelectorAllowed(_ value1: Selector) -> Bool { fatalError() }
  public var isHiddenOrHasHiddenAncestor: Bool { get { fatalError() } }
  public var isHighlighted: Bool { get { fatalError() } }
  @available(macOS 14.0, *)
  public var isSectionHeader: Bool { get { fatalError() } }
  public var mixedStateImage: NSImage! { get { fatalError() } set { fatalError() } }
  public var offStateImage: NSImage? { get { fatalError() } set { fatalError() } }
  public var onStateImage: NSImage! { get { fatalError() } set { fatalError() } }
  public var parent: NSMenuItem? { get { fatalError() } }
  public func setAccessibilityActivationPoint(_ value1: NSPoint) { fatalError() }
  public func setAccessibilityAllowedValues(_ value1: [NSNumber]?) { fatalError() }
  public func setAccessibilityAlternateUIVisible(_ value1: Bool) { fatalError() }
  public func setAccessibilityApplicationFocusedUIElement(_ value1: Any?) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityAttributedUserInputLabels(_ value1: [NSAttributedString]?) { fatalError() }
  public func setAccessibilityCancelButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityChildrenInNavigationOrder(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityClearButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityCloseButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityColumnCount(_ value1: Int) { fatalError() }
  public func setAccessibilityColumnHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumnIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityColumnTitles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityCriticalValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityCustomActions(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityCustomRotors(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityDecrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDefaultButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosed(_ value1: Bool) { fatalError() }
  public func setAccessibilityDisclosedByRow(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosedRows(_ value1: Any?) { fatalError() }
  public func setAccessibilityDisclosureLevel(_ value1: Int) { fatalError() }
  public func setAccessibilityDocument(_ value1: String?) { fatalError() }
  public func setAccessibilityEdited(_ value1: Bool) { fatalError() }
  public func setAccessibilityElement(_ value1: Bool) { fatalError() }
  public func setAccessibilityEnabled(_ value1: Bool) { fatalError() }
  public func setAccessibilityExpanded(_ value1: Bool) { fatalError() }
  public func setAccessibilityExtrasMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityFilename(_ value1: String?) { fatalError() }
  public func setAccessibilityFocused(_ value1: Bool) { fatalError() }
  public func setAccessibilityFocusedWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityFrame(_ value1: NSRect) { fatalError() }
  public func setAccessibilityFrontmost(_ value1: Bool) { fatalError() }
  public func setAccessibilityFullScreenButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityGrowArea(_ value1: Any?) { fatalError() }
  public func setAccessibilityHandles(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityHeader(_ value1: Any?) { fatalError() }
  public func setAccessibilityHidden(_ value1: Bool) { fatalError() }
  public func setAccessibilityHorizontalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityHorizontalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityHorizontalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityIncrementButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityIndex(_ value1: Int) { fatalError() }
  public func setAccessibilityInsertionPointLineNumber(_ value1: Int) { fatalError() }
  public func setAccessibilityLabelUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityLabelValue(_ value1: Float) { fatalError() }
  public func setAccessibilityLinkedUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMain(_ value1: Bool) { fatalError() }
  public func setAccessibilityMainWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerGroupUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityMarkerTypeDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityMarkerUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityMarkerValues(_ value1: Any?) { fatalError() }
  public func setAccessibilityMaxValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMenuBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimizeButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityMinimized(_ value1: Bool) { fatalError() }
  public func setAccessibilityModal(_ value1: Bool) { fatalError() }
  public func setAccessibilityNextContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityNumberOfCharacters(_ value1: Int) { fatalError() }
  public func setAccessibilityOrderedByRow(_ value1: Bool) { fatalError() }
  public func setAccessibilityOrientation(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityOverflowButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityParent(_ value1: Any?) { fatalError() }
  public func setAccessibilityPlaceholderValue(_ value1: String?) { fatalError() }
  public func setAccessibilityPreviousContents(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityProtectedContent(_ value1: Bool) { fatalError() }
  public func setAccessibilityProxy(_ value1: Any?) { fatalError() }
  public func setAccessibilityRequired(_ value1: Bool) { fatalError() }
  public func setAccessibilityRole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityRoleDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityRowCount(_ value1: Int) { fatalError() }
  public func setAccessibilityRowHeaderUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRowIndexRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityRulerMarkerType(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySearchButton(_ value1: Any?) { fatalError() }
  public func setAccessibilitySearchMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySelected(_ value1: Bool) { fatalError() }
  public func setAccessibilitySelectedCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySelectedText(_ value1: String?) { fatalError() }
  public func setAccessibilitySelectedTextRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySelectedTextRanges(_ value1: [NSValue]?) { fatalError() }
  public func setAccessibilityServesAsTitleForUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilitySharedFocusElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySharedTextUIElements(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityShownMenu(_ value1: Any?) { fatalError() }
  public func setAccessibilitySortDirection(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilitySplitters(_ value1: [Any]?) { fatalError() }
  public func setAccessibilitySubrole(_ value1: _SDKValue?) { fatalError() }
  public func setAccessibilityTabs(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityTitle(_ value1: String?) { fatalError() }
  public func setAccessibilityTitleUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityToolbarButton(_ value1: Any?) { fatalError() }
  public func setAccessibilityTopLevelUIElement(_ value1: Any?) { fatalError() }
  public func setAccessibilityURL(_ value1: URL?) { fatalError() }
  public func setAccessibilityUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityUnits(_ value1: _SDKValue) { fatalError() }
  @available(macOS 14.0, *)
  public func setAccessibilityUserInputLabels(_ value1: [String]?) { fatalError() }
  public func setAccessibilityValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityValueDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalScrollBar(_ value1: Any?) { fatalError() }
  public func setAccessibilityVerticalUnitDescription(_ value1: String?) { fatalError() }
  public func setAccessibilityVerticalUnits(_ value1: _SDKValue) { fatalError() }
  public func setAccessibilityVisibleCells(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleCharacterRange(_ value1: NSRange) { fatalError() }
  public func setAccessibilityVisibleChildren(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleColumns(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityVisibleRows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityWarningValue(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindow(_ value1: Any?) { fatalError() }
  public func setAccessibilityWindows(_ value1: [Any]?) { fatalError() }
  public func setAccessibilityZoomButton(_ value1: Any?) { fatalError() }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public func setTitleWithMnemonic(_ value1: String) { fatalError() }
  public var userKeyEquivalent: String { get { fatalError() } }
  public var view: NSView? { get { fatalError() } set { fatalError() } }
  public class var importFromDeviceIdentifier: NSUserInterfaceItemIdentifier { get { fatalError() } }
  public class var usesUserKeyEquivalents: Bool { get { fatalError() } set { fatalError() } }
}

extension NSToolbar {
  public var allowsExtensionItems: Bool { get { fatalError() } set { fatalError() } }
  public var centeredItemIdentifier: NSToolbarItem.Identifier? { get { fatalError() } set { fatalError() } }
  public var configuration: [String:Any] { get { fatalError() } }
  public var customizationPaletteIsRunning: Bool { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var fullScreenAccessoryView: NSView? { get { fatalError() } set { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var fullScreenAccessoryViewMaxHeight: CGFloat { get { fatalError() } set { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 11.0)
  public var fullScreenAccessoryViewMinHeight: CGFloat { get { fatalError() } set { fatalError() } }
  public func insertItem(withItemIdentifier value1: NSToolbarItem.Identifier, at value2: Int) { fatalError() }
  public func removeItem(at value1: Int) { fatalError() }
  public func runCustomizationPalette(_ value1: Any?) { fatalError() }
  public var selectedItemIdentifier: NSToolbarItem.Identifier? { get { fatalError() } set { fatalError() } }
  public func setConfiguration(_ value1: [String:Any]) { fatalError() }
  public var showsBaselineSeparator: Bool { get { fatalError() } set { fatalError() } }
  public var sizeMode: _SDKValue { get { fatalError() } set { fatalError() } }
  public var visibleItems: [NSToolbarItem]? { get { fatalError() } }
  public class var didRemoveItemNotification: NSNotification.Name { get { fatalError() } }
  public class var willAddItemNotification: NSNotification.Name { get { fatalError() } }
}

extension NSToolbarItem {
  public var allowsDuplicatesInToolbar: Bool { get { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 12.0)
  public var maxSize: NSSize { get { fatalError() } set { fatalError() } }
  @available(macOS, introduced: 11.0, deprecated: 12.0)
  public var minSize: NSSize { get { fatalError() } set { fatalError() } }
  public var toolbar: NSToolbar? { get { fatalError() } }
}
