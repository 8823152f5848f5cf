import MenuetModel

/// The code through which titles of a document go that stand in its strings table.
struct TextLookup {
  let plan: GenerationPlan

  /// `Strings` and, where there are commands, the type of their texts; nothing where neither these nor
  /// the rest of the file has a text.
  func declarations(_ mentions: Mentions) -> [Declaration] {
    if !plan.commands.isEmpty { return [strings, .support(SupportCode.Common.localizedText)] }
    // By its own name, or after that of the type that holds it.
    return mentions.contains("Strings.text") || mentions.contains("Strings") ? [strings] : []
  }

  /// `Strings`, through which every title goes that stands in the strings table.
  private var strings: Declaration {
    var arguments: [Expression.Argument] = [
      .init("localized", .code("key")), .init("defaultValue", .code("defaultValue")),
    ]
    if let table = plan.document.table { arguments.append(.init("table", .string(table))) }
    let bundle: (place: StaticString, code: [Declaration]) =
      switch plan.bundle {
      case .module: ("Bundle.module", [])
      case .main: ("Bundle.main", [])
      case .class: ("bundle", [.support(SupportCode.Common.strings)])
      }
    arguments.append(.init("bundle", .code(bundle.place)))
    let text = Declaration(
      .function(
        "text", ["_ key: StaticString", "_ defaultValue: String.LocalizationValue"],
        result: .code("String"), [.return(.call(.code("String"), arguments))]),
      modifiers: "static")
    return Declaration(
      .type("enum", "Strings", bundle.code + [text]),
      comment: """
        Looks texts up in the strings table. The keys are the paths of ids; where the table has no
        text, the one here stands.
        """, modifiers: "fileprivate")
  }
}

extension GenerationPlan {
  /// The code of the text of a bar's title, which is its view's where it has none of its own; `nil`
  /// where nothing is written.
  func barTitle(_ title: TitleItem, _ unit: ToolbarUnit, in toolbar: Toolbar) -> Expression? {
    document.writtenTitle(of: title, in: toolbar).map { text, owner in
      self.text(keys.key(of: title, unit, in: toolbar, from: owner), text)
    }
  }
}
