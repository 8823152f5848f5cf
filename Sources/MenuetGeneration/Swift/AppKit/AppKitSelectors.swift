import MenuetModel

/// The actions of standard commands in code: which class declares them, and what else they need.
enum AppKitSelectors {
  /// `#selector(NSText.copy(_:))` for `copy:`; by its name what no class declares.
  static func expression(_ selector: String) -> Expression {
    if let code = declared[selector] { return .code(code) }
    return .call("NSSelectorFromString", .init(.string(selector)))
  }

  private static let declared: [String: StaticString] = [
    "copy:": "#selector(NSText.copy(_:))",
    "cut:": "#selector(NSText.cut(_:))",
    "paste:": "#selector(NSText.paste(_:))",
    "pasteAsPlainText:": "#selector(NSTextView.pasteAsPlainText(_:))",
    "delete:": "#selector(NSText.delete(_:))",
    "selectAll:": "#selector(NSResponder.selectAll(_:))",
    "underline:": "#selector(NSText.underline(_:))",
    "performTextFinderAction:": "#selector(NSResponder.performTextFinderAction(_:))",
    "addFontTrait:": "#selector(NSFontManager.addFontTrait(_:))",
    "print:": "#selector(NSWindow.printWindow(_:))",
    "printDocument:": "#selector(NSDocument.printDocument(_:))",
    "saveDocument:": "#selector(NSDocument.save(_:))",
    "saveDocumentAs:": "#selector(NSDocument.saveAs(_:))",
    "duplicateDocument:": "#selector(NSDocument.duplicate(_:))",
    "renameDocument:": "#selector(NSDocument.rename(_:))",
    "moveDocument:": "#selector(NSDocument.move(_:))",
    "newDocument:": "#selector(NSDocumentController.newDocument(_:))",
    "openDocument:": "#selector(NSDocumentController.openDocument(_:))",
    "performClose:": "#selector(NSWindow.performClose(_:))",
    "performMiniaturize:": "#selector(NSWindow.performMiniaturize(_:))",
    "performZoom:": "#selector(NSWindow.performZoom(_:))",
    "toggleFullScreen:": "#selector(NSWindow.toggleFullScreen(_:))",
    "toggleToolbarShown:": "#selector(NSWindow.toggleToolbarShown(_:))",
    "runToolbarCustomizationPalette:":
      "#selector(NSWindow.runToolbarCustomizationPalette(_:))",
    "toggleSidebar:": "#selector(NSSplitViewController.toggleSidebar(_:))",
    "orderFrontStandardAboutPanel:": "#selector(NSApplication.orderFrontStandardAboutPanel(_:))",
    "hide:": "#selector(NSApplication.hide(_:))",
    "hideOtherApplications:": "#selector(NSApplication.hideOtherApplications(_:))",
    "unhideAllApplications:": "#selector(NSApplication.unhideAllApplications(_:))",
    "terminate:": "#selector(NSApplication.terminate(_:))",
    "showHelp:": "#selector(NSApplication.showHelp(_:))",
  ]

  /// The tag by which the action of a standard command knows what to do; `nil` for most.
  static func tag(of command: SystemCommand) -> Expression? {
    switch command {
    case .find: .code("NSTextFinder.Action.showFindInterface.rawValue")
    case .findNext: .code("NSTextFinder.Action.nextMatch.rawValue")
    case .bold: .code("Int(NSFontTraitMask.boldFontMask.rawValue)")
    case .italic: .code("Int(NSFontTraitMask.italicFontMask.rawValue)")
    default: nil
    }
  }

  /// The object that performs a standard command wherever people are; `nil` for the responder chain.
  static func target(of command: SystemCommand) -> Expression? {
    command == .bold || command == .italic ? .code("NSFontManager.shared") : nil
  }
}
