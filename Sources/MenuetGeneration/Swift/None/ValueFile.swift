import MenuetModel

/// The file of `--framework none`: commands, the protocol, and menus and toolbars as plain values
/// with their layouts. It imports nothing.
///
/// Texts are those of the document; a program that translates them looks them up under the keys that
/// the ids give, such as `command.new-note.title`. Values are those of the platform that the
/// layouts were computed for.
struct ValueFile {
  let plan: GenerationPlan
  let platforms: ValuePlatforms

  private var document: Document { plan.document }
  private var types: CommandTypes { CommandTypes(plan: plan) }
  private var choices: ChoiceFunctions { ChoiceFunctions(plan: plan) }

  func fill(_ file: inout SourceFile) {
    file.needs = needs
    let actions = ActionsProtocol(plan: plan).declarations(
      comment: "The actions and the state of the program.", further: furtherRequirements)
    file.declarations = [type] + types.aliases + actions + types.optionProperties()
    file.declarations += plan.extension(functions, attributes: "@MainActor")
    file.declarations += plan.extension(
      SurfaceValues(plan: plan, platforms: platforms).declarations)
    if plan.isInterfaceOnly { return }
    let mentions = Mentions(file.declarations)
    if mentions.contains("add") { file.needs.insert(.adders) }
    if mentions.contains("show") { file.needs.insert(.unitForms) }
  }

  /// Why the document needs parts of the code that all files share.
  private var needs: Set<SupportCode.Need> {
    let all: [(SupportCode.Need, Bool)] = [
      (.menuBars, !document.menuBars.isEmpty),
      (.popUpButtons, !plan.walk.everyPopUpButton.isEmpty),
      (.pullDownButtons, !plan.walk.everyPullDownButton.isEmpty),
      (.contextMenus, !document.contextMenus.isEmpty),
      (.editMenus, !document.editMenus.isEmpty), (.alerts, !document.alerts.isEmpty),
      (.toolbars, !plan.walk.toolbars.isEmpty),
    ]
    return plan.needs.union(all.filter(\.1).map(\.0))
  }

  private var type: Declaration {
    var members = [
      Declaration(.alias("Actions", .path([plan.names.actions])), isInterface: true),
      types.commands,
    ]
    members += types.presentations + types.choices + choices.ids
    if !document.choices.isEmpty { members.append(.support(SupportCode.Common.menuOption)) }
    members += [
      .support(SupportCode.Common.commandTypes), .support(SupportCode.None.menuValues),
      .support(SupportCode.None.surfaceValues),
    ]
    return Declaration(
      .type("enum", plan.names.type, members),
      comment: "The commands, menus and toolbars of \(document.fileName), as values.",
      isInterface: true)
  }

  private var furtherRequirements: [Declaration] {
    var methods: [Declaration] = []
    if asksQuestions {
      let command = TypeName.optional(.path([plan.names.type, "Command"]))
      methods.append(
        Declaration(
          .method(
            "ask",
            [
              .init("_ alert: ", .path([plan.names.type, "Alert"])),
              .init("then answer: ", .handler(of: command)),
            ]),
          comment: "Shows an alert; `answer` takes what people choose, or `nil` for nothing."))
    }
    let result = TypeName.array(.path([plan.names.type, "DynamicItem"]))
    return methods
      + DynamicItemsWalk(plan.walk).names.map {
        Declaration(
          .method($0, ["limit: Int?"], result: result),
          comment: "The items of a menu that are known at run time only.")
      }
  }

  private var asksQuestions: Bool { plan.commands.contains { $0.confirm != nil } }

  // MARK: Functions

  private var functions: [Declaration] {
    var functions = [
      Declaration(
        .function(
          "perform", CommandFunctions(plan: plan).parameters(),
          CommandFunctions(plan: plan).performing { asking(before: $0) }),
        comment: "Performs a command; where an alert asks first, only after its answer.",
        modifiers: "static", isInterface: true)
    ]
    if asksQuestions { functions.append(.support(SupportCode.None.asking)) }
    functions += CommandFunctions(plan: plan).states
    functions.append(.support(SupportCode.None.itemStates))
    return functions + choices.functions
  }

  /// The alert that asks before a command is performed; `nil` where nothing does.
  private func asking(before index: Int) -> [Statement]? {
    guard let id = plan.commands[index].confirm,
      let alert = plan.alerts[id]
    else { return nil }
    let call = Expression.call(
      "ask", .init(.name(SwiftIdentifier(document.factoryName(of: alert)))),
      .init("on", .code("actions")))
    return [.closure(.argument(of: call), CommandFunctions(plan: plan).statements(index))]
  }
}
