import MenuetModel

/// The presentations over views: sheets, covers, popovers and alerts. A modifier of the app's views
/// keeps what is on screen in a scene, and shows it.
///
/// It is an object that SwiftUI observes, and no part of the app's model: windows that show the same
/// model present each by itself. The items in a scene find it in the environment, and those of the menu
/// bar as what the window in front supplies.
struct SwiftUIPresentations {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// Indicates whether an alert asks, or is shown.
  var asks: Bool {
    guard !document.alerts.isEmpty else { return false }
    let alerts = Set(document.alerts.map(\.id))
    if plan.commands.contains(where: { $0.confirm != nil }) { return true }
    let handlers = plan.commands.map(\.handler)
    if handlers.contains(where: {
      if case .presentation(let target) = $0 { alerts.contains(target) } else { false }
    }) {
      return true
    }
    if document.choices.contains(where: {
      $0.options.contains { $0.presents.map(alerts.contains) ?? false }
    }) {
      return true
    }
    return plan.walk.placements.contains { placement in
      guard placement.place != .alert, let own = placement.item.overrides?.value else {
        return false
      }
      return own.confirm != nil || (own.presents.map(alerts.contains) ?? false)
    }
  }

  /// Indicates whether anything is presented.
  var isNeeded: Bool { asks || plan.listsPresentations }

  /// Indicates whether any sheet is moved to a detent, or rests at one of its choice at first.
  var hasDetents: Bool { document.sheets.contains { hasSelection($0) } }

  private func hasSelection(_ sheet: Sheet) -> Bool {
    sheet.selected != nil || plan.movedSheets.contains(sheet.id)
  }

  // MARK: Requirements

  var requirements: [Declaration] {
    var requirements: [Declaration] = []
    for view in sharedViews {
      requirements.append(
        Declaration(
          .method(
            itemsMethod(view),
            [.init("for command: ", .optional(.path([plan.names.type, "Command"])))],
            result: .array(.path([plan.names.type, "SharedItem"]))),
          comment: """
            The items that `\(view.id)` shares, asked for when people share: what they share is made
            later.
            """))
    }
    let undoes = plan.commands.contains { if case .undo = $0.handler { true } else { false } }
    if undoes {
      requirements.append(
        Declaration(
          .requirement("undoManager", .code("UndoManager?"), isSettable: false),
          comment: "Undoes and redoes."))
    }
    return requirements + DismissalHandlers(plan: plan).requirements(areToldBefore: false)
  }

  /// The share sheets that commands present.
  private var sharedViews: [ActivityView] {
    var targets: Set<String> = []
    for command in plan.commands {
      if case .presentation(let target) = command.handler { targets.insert(target) }
    }
    targets.formUnion(plan.walk.placements.compactMap { $0.item.overrides?.value.presents })
    return document.activityViews.filter { targets.contains($0.id) }
  }

  var shares: Bool { !sharedViews.isEmpty }

  func itemsMethod(_ view: ActivityView) -> SwiftIdentifier {
    SwiftIdentifier("make\(document.typeName(ofPresentable: view.id))Items")
  }

  // MARK: Scenes

  private var environmentName: SwiftIdentifier {
    SwiftIdentifier(SwiftName.member(document.name) + "Presented")
  }

  /// The value of the environment by which views find what their scene presents.
  var values: [Declaration] {
    guard isNeeded else { return [] }
    let type = plan.names.type
    let value = Expression.subscripted(.code("self"), .metatype(.path([type, "PresentedKey"])))
    return [
      Declaration(
        .extension(
          .code("EnvironmentValues"),
          [
            Declaration(
              .accessor(
                environmentName, .optional(.path([type, "Presented"])),
                get: [.expression(value)], set: [.assignment(value, .code("newValue"))]),
              comment: "What the scene presents, which a view around shows.", isInterface: true)
          ]))
    ]
      + plan.extension([
        .support(SupportCode.SwiftUI.presentedKey),
        Declaration(
          .getter(
            "scene", .code("WritableKeyPath<EnvironmentValues, Presented?>"),
            .keyPath(environmentName)),
          comment: "Finds what the scene presents.", modifiers: "fileprivate static"),
      ])
  }

  /// A view that names `presented`, what the scene around presents.
  func inScene(_ view: Statement) -> Statement {
    .view(.init(.code("InScene"), .init(signature: "presented", [view])))
  }

  // MARK: Functions

  /// The sheets, covers and popovers over the views of the app.
  private var presented: [Presented] { plan.presented.elements }

  /// The popovers that point at items of toolbars.
  private var anchored: Set<String> {
    Set(SwiftUIToolbars(plan: plan).anchored.map(\.popover.id))
  }

  private var alerts: [Alert] { asks ? document.alerts : [] }

  private var hasSheets: Bool { plan.listsPresentations }

  var functions: [Declaration] {
    guard isNeeded else { return [] }
    return presented.flatMap { presented in
      if case .popover(let popover) = presented.content, anchored.contains(popover.id) {
        return [function(presented), content(of: popover)]
      }
      return [function(presented)]
    } + alerts.map { function($0) } + [all]
  }

  private func parameters(hasContent: Bool) -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = ["over view: some View"]
    if hasSheets { parameters.append("in holder: Presentation?") }
    parameters += ["of presented: Presented", "on actions: any Actions"]
    if hasContent {
      parameters.append("@ViewBuilder content: @escaping (Presentation) -> Content")
    }
    return parameters
  }

  private func arguments(_ view: Expression, hasContent: Bool) -> [Expression.Argument] {
    var arguments: [Expression.Argument] = [.init("over", view)]
    if hasSheets { arguments.append(.init("in", .code("holder"))) }
    arguments += [.init("of", .code("presented")), .init("on", .code("actions"))]
    if hasContent { arguments.append(.init("content", .code("content"))) }
    return arguments
  }

  private func name(_ presented: Presented) -> SwiftIdentifier {
    SwiftIdentifier("presenting" + document.typeName(ofPresentable: presented.id))
  }

  private func name(_ alert: Alert) -> SwiftIdentifier {
    SwiftIdentifier("asking" + SwiftName.type(document.factoryName(of: alert)))
  }

  /// Applies them one after the other: a chain of them takes long to type-check.
  private var all: Declaration {
    let hasContent = !presented.isEmpty
    var locals = UniqueNames(besides: ["view", "holder", "presented", "actions", "content"])
    var statements: [Statement] = []
    var view: SwiftIdentifier = "view"
    func apply(_ function: SwiftIdentifier, hasContent: Bool, wish: String) {
      let name = locals.name(wish)
      let call = Expression.call(.name(function), arguments(.name(view), hasContent: hasContent))
      statements.append(.constant(name, call))
      view = name
    }
    for each in presented { apply(name(each), hasContent: true, wish: SwiftName.member(each.id)) }
    for alert in alerts {
      apply(name(alert), hasContent: false, wish: document.factoryName(of: alert))
    }
    return Declaration(
      .function(
        "presenting", parameters(hasContent: hasContent), result: .code("some View"),
        statements + [.return(.name(view))]),
      modifiers: "fileprivate static", generics: hasContent ? "<Content: View>" : nil)
  }

  var viewModifiers: [Declaration] {
    guard isNeeded else { return [] }
    let type = plan.names.type
    var parameters = [
      plan.viewParameter,
      .init("in presented: ", .optional(.path([type, "Presented"])), " = nil"),
    ]
    var arguments: [Expression.Argument] = [
      .init("actions", .code("actions")), .init("given", .code("presented")),
    ]
    if hasSheets {
      parameters.append(
        .init(
          "@ViewBuilder content: ",
          .function(of: .path([type, "Presentation"]), result: "Content")))
      arguments.append(.init("shown", .code("content")))
    }
    let presenting = Expression.call(.member(.name(type), "PresentingScene"), arguments)
    return [
      Declaration(
        .function(
          plan.viewModifier("presentations"), parameters, result: .code("some View"),
          [.expression(.call("modifier", .init(presenting)))]),
        comment: hasSheets
          ? """
          Shows over this view, and over what it presents, what its scene presents, and asks the
          questions of the document. Items inside it and, while its window is in front, those of the
          menu bar present here.
          """
          : """
          Asks over this view the questions of the document: those of items inside it and, while its
          window is in front, those of the menu bar.
          """,
        isInterface: true, generics: hasSheets ? "<Content: View>" : nil)
    ] + pointing
  }

  /// The modifier of popovers that point at items of toolbars.
  private var pointing: [Declaration] {
    guard !anchored.isEmpty else { return [] }
    let pointing = Expression.call(
      .member(.name(plan.names.type), "Pointing"),
      [
        .init("popover", .code("popover")), .init("holder", .code("holder")),
        .init("given", .code("presented")), .init("shown", .code("content")),
      ])
    return [
      Declaration(
        .function(
          "popover",
          [
            .init("_ popover: ", .path([plan.names.type, "Presentation"])),
            .init("over holder: ", .optional(.path([plan.names.type, "Presentation"]))),
            .init("of presented: ", .optional(.path([plan.names.type, "Presented"]))),
            .init(
              "@ViewBuilder content: ",
              .function(of: .path([plan.names.type, "Presented"]), result: "Shown")),
          ], result: .code("some View"), [.expression(.call("modifier", .init(pointing)))]),
        modifiers: "fileprivate", generics: "<Shown: View>")
    ]
  }

  // MARK: Sheets

  private func function(_ presented: Presented) -> Declaration {
    let binding = isPresented(presented.id, over: .code("holder"))
    var statements: [Statement]
    switch presented.content {
    case .sheet(let sheet):
      let content = holding(sheet.id, look: look(sheet, of: sheet.id))
      statements = [.view(call("view.sheet", binding, sheet.onDismiss, [content]))]
    case .cover(let cover):
      let content = [holding(cover.id)]
      let covering = Statement.view(
        call("view.fullScreenCover", binding, cover.onDismiss, content))
      let sheet = Statement.view(call("view.sheet", binding, cover.onDismiss, content))
      statements =
        document.platforms.contains(.macos)
        ? [.conditional("os(macOS)", [sheet], else: [covering])]
        : [covering]
    case .popover(let popover):
      statements = [
        .view(
          .init(.code("view")),
          modifiers: [
            self.popover(
              popover, over: .code("holder"),
              isAtItem: anchored.contains(popover.id) ? false : nil)
          ])
      ]
    }
    return Declaration(
      .function(
        name(presented), parameters(hasContent: true), result: .code("some View"), statements),
      attributeLine: "@ViewBuilder", modifiers: "private static", generics: "<Content: View>")
  }

  /// `content(.compose)`, over which more can be presented.
  private func holding(_ id: String, look: [Statement.ViewCall] = []) -> Statement {
    let name = Expression.implicitMember(SwiftIdentifier(document.caseName(ofPresentable: id)))
    let presenting = Expression.call(
      "Presenting", .init("holder", name), .init("presented", .code("presented")),
      .init("actions", .code("actions")), .init("shown", .code("content")))
    return .view(
      .init(.call("content", .init(name))),
      modifiers: [.init(.call(".modifier", .init(presenting)))] + look + Self.identified(id))
  }

  private func isPresented(_ id: String, over holder: Expression) -> Expression {
    .call(
      "presented.isPresented",
      .init(.implicitMember(SwiftIdentifier(document.caseName(ofPresentable: id)))),
      .init("over", holder))
  }

  private func call(
    _ function: StaticString, _ binding: Expression, _ onDismiss: String?, _ content: [Statement]
  ) -> Statement.ViewCall {
    var arguments: [Expression.Argument] = [.init("isPresented", binding)]
    if let onDismiss {
      arguments.append(
        .init("onDismiss", DismissalHandlers(plan: plan).method(onDismiss)))
    }
    return .init(.call(.code(function), arguments), .init(content))
  }

  /// The modifiers by which tests find what is presented, and what stands in it by its own paths.
  private static func identified(_ id: String) -> [Statement.ViewCall] {
    [
      .init(.call(".accessibilityElement", .init("children", .code(".contain")))),
      SwiftUILabel.identifier(id),
    ]
  }

  /// The modifiers by which a sheet rests over its view.
  ///
  /// - Parameter id: the id of the presentation: the sheet itself, or a popover that becomes it.
  private func look(_ sheet: Sheet, of id: String) -> [Statement.ViewCall] {
    var modifiers: [Statement.ViewCall] = []
    func add(_ modifier: StaticString, _ arguments: Expression.Argument...) {
      modifiers.append(.init(.call(.code(modifier), arguments)))
    }
    let detents = Expression.Argument(.array(sheet.detents.map { Self.detent($0, of: sheet) }))
    if hasSelection(sheet), let first = sheet.selected ?? sheet.detents.first {
      let name = SwiftIdentifier(document.caseName(ofPresentable: id))
      let selection = Expression.call(
        "presented.detent", .init("of", .implicitMember(name)),
        .init("atFirst", Self.detent(first, of: sheet)))
      add(".presentationDetents", detents, .init("selection", selection))
    } else if sheet.detents != ["large"] {
      add(".presentationDetents", detents)
    }
    switch sheet.grabber {
    case .auto: break
    case .visible: add(".presentationDragIndicator", .init(.code(".visible")))
    case .hidden: add(".presentationDragIndicator", .init(.code(".hidden")))
    }
    if let look = newerLook(sheet) { add(".modifier", .init(look)) }
    switch sheet.style {
    case .automatic: break
    case .page: add(".modifier", .init(.call("SheetSize", .init("isPage", .code("true")))))
    case .form: add(".modifier", .init(.call("SheetSize", .init("isPage", .code("false")))))
    }
    if sheet.preferredWidth != nil || sheet.preferredHeight != nil {
      var arguments: [Expression.Argument] = []
      if let width = sheet.preferredWidth { arguments.append(.init("idealWidth", .number(width))) }
      if let height = sheet.preferredHeight {
        arguments.append(.init("idealHeight", .number(height)))
      }
      modifiers.append(.init(.call(.code(".frame"), arguments)))
    }
    if sheet.dismissal != .free { add(".interactiveDismissDisabled") }
    return modifiers
  }

  /// `SheetLook(undimmedThrough: .medium)`; `nil` where the sheet says nothing that is in it.
  private func newerLook(_ sheet: Sheet) -> Expression? {
    guard Self.hasNewerLook(sheet) else { return nil }
    var arguments: [Expression.Argument] = []
    if let detent = sheet.undimmedThrough {
      arguments.append(.init("undimmedThrough", Self.detent(detent, of: sheet)))
    } else if sheet.modality == .nonmodal {
      arguments.append(.init("isNonmodal", .code("true")))
    }
    if let radius = sheet.cornerRadius { arguments.append(.init("cornerRadius", .number(radius))) }
    if !sheet.scrollExpands { arguments.append(.init("scrolls", .code("true"))) }
    return .call(.code("SheetLook"), arguments)
  }

  static func hasNewerLook(_ sheet: Sheet) -> Bool {
    sheet.modality == .nonmodal || sheet.undimmedThrough != nil || sheet.cornerRadius != nil
      || !sheet.scrollExpands
  }

  /// A detent in code: `.medium`, `.height(240)`, `.fraction(0.4)`.
  static func detent(_ text: String, of sheet: Sheet) -> Expression {
    let height = sheet.ownDetents.first { $0.id == text }?.height ?? text
    switch DetentHeight(height) {
    case .medium: return .code(".medium")
    case .large, nil: return .code(".large")
    case .points(let thousandths):
      return .call(".height", .init(.number(Double(thousandths) / 1000)))
    case .percent(let thousandths):
      return .call(".fraction", .init(.number(Double(thousandths) / 100_000)))
    }
  }

  /// `.popover(isPresented: …) { content(.filter) }`.
  ///
  /// - Parameter isAtItem: true for the popover at an item of a toolbar, false for the one at the view
  ///   while that item is not in its bar; `nil` for a popover that points at no item.
  func popover(
    _ popover: Popover, over holder: Expression, isAtItem: Bool?
  ) -> Statement.ViewCall {
    guard let isAtItem else {
      let binding = isPresented(popover.id, over: holder)
      return .init(
        .call(".popover", .init("isPresented", binding)), .init([holding(popover)]))
    }
    let popoverCase = SwiftIdentifier(document.caseName(ofPresentable: popover.id))
    let arguments: [Expression.Argument] = [
      .init(.implicitMember(popoverCase)), .init("over", holder),
      .init("of", .code(isAtItem ? "nil" : "presented")),
    ]
    let content = Expression.call(
      .name(contentName(popover)),
      [
        .init("of", .code("presented")), .init("on", .code("actions")),
        .init("content", .code("content")),
      ])
    return .init(
      .call(.code(".popover"), arguments),
      .init(signature: "presented", [.expression(content)]))
  }

  private func contentName(_ popover: Popover) -> SwiftIdentifier {
    SwiftIdentifier("showing" + document.typeName(ofPresentable: popover.id))
  }

  /// The content of a popover that an item or the view around shows.
  private func content(of popover: Popover) -> Declaration {
    Declaration(
      .function(
        contentName(popover),
        [
          "of presented: Presented", "on actions: any Actions",
          "@ViewBuilder content: @escaping (Presentation) -> Content",
        ], result: .code("some View"), [holding(popover)]),
      modifiers: "private static", generics: "<Content: View>")
  }

  private func holding(_ popover: Popover) -> Statement {
    var modifiers: [Statement.ViewCall] = []
    if let target = popover.adaptsTo {
      if plan.presented[target]?.cover != nil {
        modifiers.append(.init(.call(".modifier", .init(.call("CoveringPopover")))))
      }
      if let sheet = plan.presented[target]?.sheet {
        modifiers += look(sheet, of: popover.id)
      }
    }
    return holding(popover.id, look: modifiers)
  }

  // MARK: Alerts

  private func function(_ alert: Alert) -> Declaration {
    var asked: [Expression.Argument] = [.init(.string(alert.id))]
    if hasSheets { asked.append(.init("over", .code("holder"))) }
    let call = Expression.call(
      "view.alert", .init(plan.text(.part(.alert, alert.id), alert.title)),
      .init("isPresented", .call(.code("presented.isAsked"), asked)))
    let answers = alert.actions.compactMap { answer($0, in: alert) }
    var closures: [Statement.TrailingClosure] = [
      .init(answers.isEmpty ? [.call("EmptyView")] : SwiftUIMenus.grouped(answers))
    ]
    if let message = alert.message {
      let text = plan.text(.part(.alert, alert.id, .message), message)
      closures.append(.init("message", [.call("Text", .init(text))]))
    }
    return Declaration(
      .function(
        name(alert), parameters(hasContent: false), result: .code("some View"),
        [.view(.init(call, closures: closures))]),
      modifiers: "private static")
  }

  private func answer(_ item: Item, in alert: Alert) -> Statement? {
    guard let index = plan.commandIndex(item) else { return nil }
    let command = plan.names.commands[index]
    let role = document.role(of: item)
    var title = Expression.member(.member(.code("Command"), command), "title")
    if let own = item.overrides?.value.title {
      title = plan.text(
        .place(of: document.commands[index].id, in: .init(.alert, alert.id)), own)
    }
    let code: StaticString =
      role == .cancel ? ".cancel" : role == .destructive ? ".destructive" : "nil"
    var arguments: [Expression.Argument] = [.init(title), .init("role", .code(code))]
    let path = SwiftUILabel.identifier(IDPath.part(item.id, of: alert.id))
    if role == .cancel {
      arguments.append(.init("action", .code("{}")))
      return .view(.init(.call(.code("Button"), arguments)), modifiers: [path])
    }
    var effect: [Statement] = []
    if plan.commands[index].handler != .answer {
      effect.append(SwiftUIPerforming(plan: plan).perform(index))
    }
    effect.append(
      .call(
        "goOn", .init(.code("actions")), .init("after", .string(alert.id)),
        .init("in", .code("presented"))))
    return .view(.init(.call(.code("Button"), arguments), .init(effect)), modifiers: [path])
  }
}
