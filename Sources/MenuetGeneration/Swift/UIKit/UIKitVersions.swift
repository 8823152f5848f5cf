import MenuetModel

/// What stands behind a check of the system's version.
struct UIKitVersions {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// The least version that the surfaces need: groups of bar items, rows of menus and title menus
  /// came with it.
  static let baseline = PlatformVersion(16)

  /// Whether the document is for versions without what surfaces need.
  var isOld: Bool { document.minimumVersions.ios < Self.baseline }

  /// Prints statements for iOS 26 and newer, behind a check where the document is for older versions
  /// too.
  ///
  /// - Parameters:
  ///   - isOnVision: whether visionOS has what they use.
  ///   - older: prints the statements for older versions.
  func printForVersion26(
    isOnVision: Bool = true, into printer: inout SwiftPrinter,
    _ content: (inout SwiftPrinter) -> Void, else older: ((inout SwiftPrinter) -> Void)? = nil
  ) {
    guard !isOnVision, document.platforms.contains(.visionos) else {
      return printChecked(into: &printer, content, older)
    }
    printer.print(.code("#if !os(visionOS)"))
    printer.indented { printChecked(into: &$0, content, older) }
    printer.print(.code("#endif"))
  }

  private func printChecked(
    into printer: inout SwiftPrinter, _ content: (inout SwiftPrinter) -> Void,
    _ older: ((inout SwiftPrinter) -> Void)?
  ) {
    if document.minimumVersions.ios >= PlatformVersion(26) { return content(&printer) }
    guard let older else {
      return printer.print(.code("if #available(iOS 26.0, *)"), content)
    }
    printer.print(.code("if #available(iOS 26.0, *) {"))
    printer.indented(content)
    printer.print(.code("} else {"))
    printer.indented(older)
    printer.print(.code("}"))
  }
}
