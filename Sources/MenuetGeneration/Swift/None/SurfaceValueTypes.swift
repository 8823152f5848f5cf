/// Prints the types of the values for everything but menus, each only where a document has such.
enum SurfaceValueTypes {
  static func printMenuBar(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType("struct MenuBar: Sendable", "The menus of an app.") {
      $0.printFields("let id: String", "var menus: [Menu] = []")
    }
  }

  static func printPopUpButton(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType(
      "struct PopUpButton: Sendable", "A button that shows the option that holds."
    ) {
      $0.printFields(
        "let id: String", "let title: String?", "let choice: ChoiceID", "var menu: Menu")
    }
  }

  static func printPullDownButton(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType("struct PullDownButton: Sendable", "A button that opens a menu.") {
      $0.printFields("let id: String", "let title: String?", "let symbol: String?")
      $0.printField(
        "let primary: Command?", "What a tap performs; the menu then opens on a press.")
      $0.printFields("var menu: Menu")
    }
  }

  static func printContextMenu(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType(
      "struct ContextMenu: Sendable", "The menu of a thing, which hides what is unavailable."
    ) {
      $0.printFields("let id: String")
      $0.printField("let target: String", "The kind of view or item.")
      $0.printFields("let preview: String?")
      $0.printField("let previewOpens: Command?", "What a tap on the preview performs.")
      $0.printFields("var menu: Menu")
    }
  }

  static func printEditMenu(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType(
      "struct EditMenu: Sendable", "Commands beside those of the system on a selection."
    ) { printer in
      printer.printFields("let id: String")
      printer.printField("let target: String", "The kind of view or item.")
      printer.printFields("var items: [EditItem] = []", "var layout: MenuLayout?")
    }
    printer.blankLine()
    printer.printType("struct EditItem: Sendable", "An item of an edit menu.") { printer in
      printer.printFields("let item: Item")
      printer.printField(
        "let near: String?", "The id of the system's command beside which it stands.")
      printer.printFields("let isBefore: Bool")
    }
  }

  static func printAlert(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType("struct Alert: Sendable", "A question with its answers.") {
      $0.printFields(
        "let id: String", "let title: String", "let message: String?", "var answers: [Item] = []")
    }
  }

  // MARK: Toolbars

  static func printToolbar(hasChoices: Bool, into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType("struct Toolbar: Sendable", "A bar of commands.") { printer in
      printer.printFields("let id: String", "let title: String?", "let isCustomizable: Bool")
      printer.printField(
        "let minimumWidth: Int", "The least width in points at which everything kept fits.")
      printer.printFields("var units: [ToolbarUnit] = []")
      printer.blankLine()
      printLayout(into: &printer)
      printer.blankLine()
      printer.print(.code(toolbarBuilding))
    }
    printer.blankLine()
    printUnit(hasChoices: hasChoices, into: &printer)
    printer.blankLine()
    printer.printType("struct ToolbarLayout: Sendable", "What a toolbar shows at a width.") {
      printer in
      printer.printField(
        "var units: [(id: String, form: UnitForm)] = []", "What is in the bar, in bar order.")
      printer.printField("var overflow: [String] = []", "What is in the overflow menu.")
      printer.printField(
        "var fits: Bool", "False below the least width, where something is cut off.")
    }
  }

  private static func printLayout(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .code("func layout(atWidth width: Int) -> ToolbarLayout"),
        comment: "What the bar shows at a width in points.", isInterface: true)
    ) {
      $0.print(
        .code(
          """
          var layout = ToolbarLayout(fits: width >= minimumWidth)
          for unit in units where !unit.isOptional {
            switch unit.form(atWidth: max(width, minimumWidth)) {
            case .overflow: layout.overflow.append(unit.id)
            case .hidden: break
            case let form: layout.units.append((unit.id, form))
            }
          }
          return layout
          """))
    }
  }

  private static let toolbarBuilding: StaticString = """
    fileprivate mutating func add(
      _ id: String, _ region: ToolbarRegion, _ content: UnitContent, isOptional: Bool = false
    ) {
      units.append(
        ToolbarUnit(id: id, region: region, content: content, isOptional: isOptional, rungs: []))
    }

    /// Gives the last unit a form, from a width on.
    fileprivate mutating func show(_ form: UnitForm, from width: Int) {
      units[units.count - 1].rungs.append((form, width))
    }
    """

  private static func printUnit(hasChoices: Bool, into printer: inout SwiftPrinter) {
    printer.printType("enum ToolbarRegion: Sendable", "A part of a bar.") {
      $0.print(.code("case leading, center, trailing"))
    }
    printer.blankLine()
    printer.printType("enum UnitForm: Sendable", "How a unit is shown.") {
      $0.print(
        .code(
          """
          case both, icon, title, members, icons, representative, overflow, hidden, kept
          """))
    }
    printer.blankLine()
    printer.printType("indirect enum UnitContent: Sendable", "What a unit is.") { printer in
      printer.print(.code("case item(Item)"))
      if hasChoices { printer.print(.code("case choice(ChoiceID)")) }
      printer.print(
        .code(
          """
          case menu(Menu, primary: Command?)
          case group(title: String?, symbol: String?, members: [UnitContent])
          """))
      printer.print(
        .code("case standard(title: String?, symbol: String?)"),
        comment: "A button that the system knows, such as Back; the id says which.")
    }
    printer.blankLine()
    printer.printType("struct ToolbarUnit: Sendable", "What gives way as one.") { printer in
      printer.printFields("let id: String", "let region: ToolbarRegion", "let content: UnitContent")
      printer.printField(
        "let isOptional: Bool", "Whether it is not in the bar until people add it.")
      printer.printField(
        "fileprivate(set) var rungs: [(form: UnitForm, width: Int)]",
        "Its forms, each with the least width in points at which it is shown, widest first.")
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code("func form(atWidth width: Int) -> UnitForm"), isInterface: true)
      ) {
        $0.print(.code("rungs.first { $0.width <= width }?.form ?? .kept"))
      }
    }
  }
}
