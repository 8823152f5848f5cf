/// Prints the types of the values for menus, nested in the type of the document, so that many
/// documents share a target.
enum MenuValueTypes {
  static func printItem(into printer: inout SwiftPrinter) {
    printer.printType("struct Item: Sendable", "A command or toggle in its place.") { printer in
      printer.printFields(
        "let command: Command", "var title: String", "var subtitle: String?",
        "var symbol: String?", "var shortcut: Shortcut?", "var role: Role")
      printer.printField(
        "var hidesWhenUnavailable: Bool?",
        "Whether it goes away while it is unavailable; `nil` leaves that to the surface.")
      printer.print(.code(itemBuilding))
    }
  }

  private static let itemBuilding: StaticString = """
    fileprivate var enabled: (@MainActor @Sendable (any Actions) -> Bool)?
    fileprivate var visible: (@MainActor @Sendable (any Actions) -> Bool)?

    fileprivate init(_ command: Command) {
      self.command = command
      title = command.title
      symbol = command.symbol
      shortcut = command.shortcut
      role = command.role
    }
    """

  static func printMenu(
    hasChoices: Bool, hasDynamicItems: Bool, into printer: inout SwiftPrinter
  ) {
    printer.blankLine()
    printer.printType(
      "indirect enum MenuElement: Sendable", "What stands in a menu."
    ) { printer in
      printer.print(.code("case item(Item)"))
      if hasChoices {
        printer.print(.code("case choice(ChoiceID)"), comment: "All options of a choice.")
      }
      printer.print(.code("case submenu(Menu)\ncase section(Menu)\ncase separator"))
      if hasDynamicItems {
        printer.print(
          .code("case dynamic(DynamicItems)"), comment: "Items that the app supplies at run time.")
      }
    }
    printer.blankLine()
    printer.printType("struct Menu: Sendable", "A menu, a submenu or a section.") { printer in
      printer.printFields(
        "let id: String", "var title: String?", "var symbol: String?",
        "var elements: [MenuElement] = []")
      printer.printField(
        "var layouts: [MenuForm: MenuLayout] = [:]",
        "Its rows by form. Of sections, none: their rows are those of the menu.")
      printer.printField(
        "var visible: (@MainActor @Sendable (any Actions) -> Bool)?",
        "Whether it is shown now; `nil` for always.")
      printer.printField(
        "var enabled: (@MainActor @Sendable (any Actions) -> Bool)?",
        "Whether it can be opened now; `nil` for always.")
      printer.blankLine()
      printer.print(.code(menuBuilding))
    }
    printLayout(into: &printer)
  }

  private static let menuBuilding: StaticString = """
    fileprivate init(_ id: String, _ title: String? = nil, symbol: String? = nil) {
      self.id = id
      self.title = title
      self.symbol = symbol
    }

    fileprivate mutating func add(_ commands: Command...) {
      for command in commands { elements.append(.item(Item(command))) }
    }

    fileprivate mutating func add(_ element: MenuElement) { elements.append(element) }
    """

  static func printOption(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType("struct Option: Sendable", "An option of a choice.") {
      $0.printFields("let id: String", "let title: String", "let symbol: String?")
    }
  }

  static func printDynamicItems(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType(
      "struct DynamicItems: Sendable", "Items that the app supplies at run time."
    ) {
      $0.printFields("let id: String", "let title: String?", "let limit: Int?")
      $0.printField(
        "let items: @MainActor @Sendable (any Actions) -> [DynamicItem]", "Asks the app for them.")
    }
    printer.blankLine()
    printer.printType("struct DynamicItem", "An item that the app supplies.") { printer in
      printer.printFields(
        "var title: String", "var isOn = false", "var perform: @MainActor () -> Void")
      guard printer.isExported else { return }
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code(
            "init(title: String, isOn: Bool = false, perform: @escaping @MainActor () -> Void)"),
          isInterface: true)
      ) {
        $0.print(.code("self.title = title\nself.isOn = isOn\nself.perform = perform"))
      }
    }
  }

  private static func printLayout(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType("enum MenuForm: Sendable", "How a menu shows its first items.") {
      $0.print(.code("case small, medium, large"))
    }
    printer.blankLine()
    printer.printType(
      "struct MenuLayout: Sendable", "A menu laid out, in points from its top leading corner."
    ) { printer in
      printer.printField("let form: MenuForm", "The form that people see.")
      printer.printFields("let width: Int", "let height: Int", "var rows: [MenuRow] = []")
      printer.blankLine()
      printer.print(.code(layoutBuilding))
    }
    printer.blankLine()
    printer.printType("struct MenuRow: Sendable", "One row of a menu.") { printer in
      printer.printType("enum Kind: Sendable", "What stands in it.") {
        $0.print(.code("case cells, header, item, submenu, option, separator, dynamic"))
      }
      printer.blankLine()
      printer.printFields(
        "let kind: Kind", "let y: Int", "let height: Int", "let cells: [MenuCell]")
    }
    printer.blankLine()
    printer.printType("struct MenuCell: Sendable", "An element in its row.") { printer in
      printer.printField("let element: String", "The id; of an option, `choice.option`.")
      printer.printFields("let x: Double", "let width: Double")
      printer.printField("let lines: Int", "Lines of text; 0 for a symbol alone.")
      printer.printFields("let isTruncated: Bool")
      printer.blankLine()
      printer.print(.code(cellBuilding))
    }
  }

  private static let layoutBuilding: StaticString = """
    fileprivate init(_ form: MenuForm, width: Int, height: Int) {
      self.form = form
      self.width = width
      self.height = height
    }

    /// Adds a row as wide as the menu.
    fileprivate mutating func add(
      _ kind: MenuRow.Kind, _ element: String, y: Int, height: Int, lines: Int = 1,
      isTruncated: Bool = false
    ) {
      let cell = MenuCell(
        element, x: 0, width: Double(width), lines: lines, isTruncated: isTruncated)
      rows.append(MenuRow(kind: kind, y: y, height: height, cells: [cell]))
    }

    fileprivate mutating func add(_ kind: MenuRow.Kind, y: Int, height: Int, cells: MenuCell...) {
      rows.append(MenuRow(kind: kind, y: y, height: height, cells: cells))
    }
    """

  private static let cellBuilding: StaticString = """
    fileprivate init(
      _ element: String, x: Double, width: Double, lines: Int = 1, isTruncated: Bool = false
    ) {
      self.element = element
      self.x = x
      self.width = width
      self.lines = lines
      self.isTruncated = isTruncated
    }
    """
}
