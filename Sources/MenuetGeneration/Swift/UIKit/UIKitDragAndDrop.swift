import MenuetModel

/// Drags out of views and drops on them: an interaction for every drag source and drop
/// target, and the methods by which the app gives and takes.
struct UIKitDragAndDrop {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var partners: DragPartners { plan.dragPartners }
  var sources: [DragSource] { partners.sources }
  var targets: [DropTarget] { partners.targets }

  private var exchange: ExchangeTypes { ExchangeTypes(plan: plan) }

  var furtherImports: [StaticString] {
    sources.isEmpty && targets.isEmpty ? [] : ["UniformTypeIdentifiers"]
  }

  /// The classes, inside the type that holds everything.
  var types: [Declaration] {
    (sources.isEmpty ? [] : [exchange.ids(of: sources), .support(SupportCode.UIKit.drags)])
      + (targets.isEmpty ? [] : [exchange.ids(of: targets), .support(SupportCode.UIKit.drops)])
  }

  /// The role of the classes for views, tables and collections.
  var conformances: [Declaration] {
    let needs = needs
    func conformance(
      _ need: SupportCode.Need, _ type: SwiftIdentifier, _ name: StaticString, _ code: SupportCode
    ) -> Declaration? {
      guard needs.contains(need) else { return nil }
      return Declaration(
        .extension(
          .path([plan.names.type, type]), conformances: [.code(name)], [.support(code)]))
    }
    return [
      conformance(
        .viewDrags, "DragSource", "UIDragInteractionDelegate", SupportCode.UIKit.viewDrags),
      conformance(
        .tableDrags, "DragSource", "UITableViewDragDelegate", SupportCode.UIKit.tableDrags),
      conformance(
        .collectionDrags, "DragSource", "UICollectionViewDragDelegate",
        SupportCode.UIKit.collectionDrags),
      conformance(
        .viewDrops, "DropTarget", "UIDropInteractionDelegate", SupportCode.UIKit.viewDrops),
      conformance(
        .tableDrops, "DropTarget", "UITableViewDropDelegate", SupportCode.UIKit.tableDrops),
      conformance(
        .collectionDrops, "DropTarget", "UICollectionViewDropDelegate",
        SupportCode.UIKit.collectionDrops),
    ].compactMap { $0 }
  }

  var functions: [Declaration] { sources.map(function) + targets.map(function) }

  /// The presentations of drops: alerts, sheets and share sheets that ask.
  var presented: [String] {
    targets.compactMap(\.confirm).filter { id in plan.alerts[id] == nil }
  }

  /// Indicates whether a drop presents anything.
  var presentsAnything: Bool {
    targets.contains { $0.confirm != nil || failureAlert(of: $0) != nil }
  }

  /// Indicates whether a drop can be undone.
  var undoes: Bool { targets.contains(where: \.undo) }

  private func failureAlert(of target: DropTarget) -> Alert? {
    plan.alerts[target.onFailure]
  }

  /// Returns whether a drop target of the document moves what is dragged out of a source.
  func takesMoves(of source: DragSource) -> Bool { partners.takesMoves(of: source) }
}

// MARK: Factories

extension UIKitDragAndDrop {
  private func function(_ source: DragSource) -> Declaration {
    let (actions, element) = ("actions" as StaticString, Expression.code("element"))
    let word = SwiftName.type(document.name(ofDragOutOf: source))
    let statements = plan.body(
      .build { code in
        code.append(
          .constant(
            "source",
            made(
              "DragSource", source.id,
              source.representations.map { ExchangeTypes.contentType($0.type, $0.declaration) })))
        if source.allows.contains(.move) { code.set("source.allowsMove", .code("true")) }
        if source.multiple { code.set("source.offersSeveral", .code("true")) }
        if source.scope == .app { code.set("source.isForAppOnly", .code("true")) }
        code.set("source.size", source.size.map { .integer($0) })
        let make = Expression.member(actions, SwiftIdentifier("make" + word))
        if source.isOnList {
          code.append(
            assigning(
              "source.rows", "actions, indexPath",
              .call(make, [.init("at", .code("indexPath"))])))
        } else {
          code.append(
            assigning(
              "source.elements", "actions, point, view",
              .call(make, [.init("at", .code("point")), .init("in", .code("view"))])))
        }
        var arguments: [Expression.Argument] = [.init(element), .init("as", .code("type"))]
        if source.progress { arguments.append(.init("progress", .code("progress"))) }
        let load: Expression = .member(
          "try await actions", SwiftIdentifier("load" + word + (source.fileProvider ? "File" : "")))
        code.append(
          assigning(
            source.fileProvider ? "source.file" : "source.load",
            source.progress
              ? "actions, element, type, progress" : "actions, element, type, _",
            .call(load, arguments)))
        if source.preview == .custom {
          code.set("source.opacity", .number(source.previewOpacity))
          code.append(
            assigning(
              "source.preview", "actions, element",
              .call(
                .member(actions, SwiftIdentifier("make" + word + "Preview")),
                [.init("of", element)])))
        }
        if source.allows.contains(.move), let name = source.onMove {
          code.append(
            assigning(
              "source.remove", "actions, elements",
              .call(
                .member(actions, SwiftIdentifier(plan.methodName(ofHandler: name))),
                [.init("elements", .code("elements"))])))
        }
        code.append(.return(.code("source")))
      })
    return Declaration(
      .function(
        SwiftIdentifier(document.factoryName(of: source)), ["actions: any Actions"],
        result: .code("DragSource"), statements),
      comment: "Makes the interaction of what people drag out of `\(source.target)`.",
      modifiers: "static", isInterface: true)
  }

  private func function(_ target: DropTarget) -> Declaration {
    let statements = plan.body(
      .build { code in
        code.append(
          .constant(
            "target",
            made(
              "DropTarget", target.id,
              target.accepts.map { ExchangeTypes.contentType($0.type, $0.declaration) })))
        code += settings(of: target) + handlers(of: target)
        code.append(.return(.code("target")))
      })
    let reason = target.operationReason.map { " " + $0 } ?? ""
    return Declaration(
      .function(
        SwiftIdentifier(document.factoryName(of: target)), ["actions: any Actions"],
        result: .code("DropTarget"), statements),
      comment: "Makes the interaction of what people drop on `\(target.target)`.\(reason)",
      modifiers: "static", isInterface: true)
  }

  private func made(_ type: StaticString, _ id: String, _ types: [Expression]) -> Expression {
    .call(
      type, .init(.implicitMember(exchange.caseName(id))), .init("types", .array(types)),
      .init("for", .code("actions")))
  }

  /// `target.take = { actions, drop in … }`.
  private func assigning(
    _ place: StaticString, _ signature: StaticString, _ value: Expression
  ) -> Statement {
    .closure(.assigned(to: .code(place)), signature: signature, [.expression(value)])
  }

  private func settings(of target: DropTarget) -> [Statement] {
    .build { code in
      code.set(target.isOnList ? "target.isList" : "target.isView", .code("true"))
      if target.scope != .system { code.set("target.isFromApp", .flag(target.scope == .app)) }
      if !target.multiple { code.set("target.takesSeveral", .code("false")) }
      if target.operation == .move { code.set("target.movesAll", .code("true")) }
      let own = partners.ownSources(of: target)
      if !own.isEmpty {
        code.set(
          "target.ownSources", .array(own.map { .implicitMember(exchange.caseName($0.id)) }))
      }
      let rivals = partners.rivals(of: target)
      if !rivals.isEmpty {
        let made = rivals.map { rival in
          Expression.call(
            .name(SwiftIdentifier(document.factoryName(of: rival))),
            [.init("actions", .code("actions"))])
        }
        code.set("target.rivals", .array(made))
      }
      if target.progress != .system { code.set("target.progressStyle", .code(".none")) }
      if target.highlights { code.set("target.highlights", .code("true")) }
      if target.isPrecise { code.set("target.isPrecise", .code("true")) }
      if target.insertsRows { code.set("target.insertsRows", .code("true")) }
      if target.hasPlaceholders { code.set("target.hasPlaceholders", .code("true")) }
      if target.opensRows { code.set("target.opensRows", .code("true")) }
      if target.scrolls { code.set("target.scrollZone", .number(target.autoScrollZone)) }
      if !target.keepsTextStyle { code.set("target.keepsTextStyle", .code("false")) }
      for accept in target.accepts where !accept.take.isEmpty {
        code.append(
          .assignment(
            .subscripted(
              .code("target.fields"),
              ExchangeTypes.contentType(accept.type, accept.declaration)),
            .array(accept.take.map { .string($0) })))
      }
    }
  }

  private func handlers(of target: DropTarget) -> [Statement] {
    let word = SwiftName.type(document.name(ofDropOn: target))
    func method(_ start: String, _ ending: String = "") -> Expression {
      .member("actions", SwiftIdentifier(start + word + ending))
    }
    let place: [Expression.Argument] = [
      .init("at", .code("point")), .init("in", .code("view")),
    ]
    return .build { code in
      code.append(
        assigning(
          "target.take", "actions, drop",
          .call(
            .member("try actions", SwiftIdentifier("take" + word)), [.init(.code("drop"))])))
      if target.undo {
        code.append(
          assigning(
            "target.undo", "actions, drop", .call(method("undo"), [.init(.code("drop"))])))
      }
      if let command = starting(target) {
        code.append(
          assigning(
            "target.start", "actions",
            .call("perform", .init(.implicitMember(command)), .init("on", .code("actions")))))
      }
      if let report = reporting(target, method("show", "Failure")) { code.append(report) }
      if let ask = asking(target) { code.append(ask) }
      if target.progress == .inline {
        code.append(
          assigning(
            "target.showProgress", "actions, progress",
            .call(method("show", "Progress"), [.init(.code("progress"))])))
      }
      if target.isShown {
        code.append(assigning("target.show", "actions, point, view", .call(method("show"), place)))
      }
      if target.springLoaded, !target.isOnList {
        code.append(assigning("target.open", "actions, point, view", .call(method("open"), place)))
      }
    }
  }

  /// The command that a drop starts.
  private func starting(_ target: DropTarget) -> SwiftIdentifier? {
    guard let id = target.starts,
      let index = document.commands.indices.first(where: { document.commands[$0].id == id })
    else { return nil }
    return plan.names.commands[index]
  }

  private func reporting(_ target: DropTarget, _ method: Expression) -> Statement? {
    let error: [Expression.Argument] = [.init("error", .code("error"))]
    if let alert = failureAlert(of: target) {
      return .closure(
        .assigned(to: .code("target.report")), signature: "actions, _, view",
        [
          .constant("alert", plan.call(alert)), presenting("alert", from: "view"),
        ])
    }
    if let handler = target.failureHandler {
      let name = SwiftIdentifier(plan.methodName(ofHandler: handler))
      return assigning(
        "target.report", "actions, error, _", .call(.member("actions", name), error))
    }
    guard target.onFailure != nil else { return nil }
    return assigning("target.report", "actions, error, _", .call(method, error))
  }

  private func presenting(_ controller: StaticString, from sender: StaticString) -> Statement {
    .call(
      "actions.present", .init(.code(controller)), .init("for", .code("nil")),
      .init("from", .code(sender)))
  }

  private func asking(_ target: DropTarget) -> Statement? {
    guard let confirm = target.confirm else { return nil }
    var statements = [
      UIKitPerforming(plan: plan).presenting(
        confirm, for: .code("nil"), from: .code("target.view"))
    ]
    if let alert = plan.alerts[confirm] {
      statements = [
        .closure(.constant("alert", call: plan.call(alert)), [.call("target.confirm")]),
        presenting("alert", from: "target.view"),
      ]
    }
    return .closure(
      .assigned(to: .code("target.ask")), signature: "actions, target", statements)
  }
}

// MARK: Requirements

extension UIKitDragAndDrop {
  /// The methods by which the app gives what is dragged and takes what is dropped.
  var requirements: [Declaration] {
    var names: Set<String> = []
    return sources.flatMap { requirements(of: $0, &names) }
      + targets.flatMap { requirements(of: $0, &names) }
  }

  private func requirements(of source: DragSource, _ names: inout Set<String>) -> [Declaration] {
    let word = SwiftName.type(document.name(ofDragOutOf: source))
    let types = source.representations.map { "`\($0.type)`" }.joined(separator: ", ")
    var methods = [
      Declaration(
        .method(
          SwiftIdentifier("make" + word),
          source.isOnList ? ["at indexPath: IndexPath"] : ["at point: CGPoint", "in view: UIView"],
          result: .code("[AnyHashable]")),
        comment: "The elements that people drag out of `\(source.target)` at a place.")
    ]
    let parameters: [Declaration.Parameter] =
      ["_ element: AnyHashable", "as type: UTType"]
      + (source.progress ? ["progress: Progress"] : [])
    methods.append(
      source.fileProvider
        ? Declaration(
          .method(
            SwiftIdentifier("load\(word)File"), parameters, effects: "async throws",
            result: .code("URL")),
          comment: """
            The file of an element as one of \(types),
            in the domain of the app's file provider.
            """)
        : Declaration(
          .method(
            SwiftIdentifier("load" + word), parameters, effects: "async throws",
            result: .code("Data")),
          comment: "The data of an element as one of \(types)."))
    if source.preview == .custom {
      methods.append(
        Declaration(
          .method(
            SwiftIdentifier("make\(word)Preview"), ["of element: AnyHashable"],
            result: .code("UIView?")),
          comment: "The picture of an element while it is dragged."))
    }
    if source.allows.contains(.move),
      let name = source.onMove.map({ plan.methodName(ofHandler: $0) }),
      names.insert(name + " elements").inserted
    {
      methods.append(
        Declaration(
          .method(SwiftIdentifier(name), ["elements: [AnyHashable]"]),
          comment: """
            Removes what is moved from its place, before the drop target of this document takes it.
            """))
    }
    return methods
  }

  private func requirements(of target: DropTarget, _ names: inout Set<String>) -> [Declaration] {
    let word = SwiftName.type(document.name(ofDropOn: target))
    let drop = Declaration.Parameter("_ drop: ", .path([plan.names.type, "Drop"]))
    var methods: [Declaration] = []
    func add(
      _ name: String, _ parameters: [Declaration.Parameter], effects: StaticString? = nil,
      _ comment: Comment
    ) {
      methods.append(
        Declaration(
          .method(SwiftIdentifier(name), parameters, effects: effects), comment: comment))
    }
    add("take" + word, [drop], effects: "throws", "Takes what people drop on `\(target.target)`.")
    if target.undo {
      add(
        "undo" + word, [drop],
        "Takes a drop back: what was moved is again where it came from.")
    }
    let place: [Declaration.Parameter] = ["at point: CGPoint?", "in view: UIView"]
    if target.isShown {
      add(
        "show" + word, place,
        "Shows where a drop would go; without a point nothing is held above `\(target.target)`.")
    }
    if target.progress == .inline {
      add(
        "show\(word)Progress", ["_ progress: Progress"], "Shows how far the data of a drop are.")
    }
    if let handler = target.failureHandler.map({ plan.methodName(ofHandler: $0) }) {
      if names.insert(handler + " error").inserted {
        add(handler, ["error: any Error"], "Says why nothing came of a drop.")
      }
    } else if let region = target.onFailure, failureAlert(of: target) == nil {
      add(
        "show\(word)Failure", ["error: any Error"],
        "Says in `\(region)` why nothing came of a drop.")
    }
    if target.springLoaded, !target.isOnList {
      add(
        "open" + word, ["at point: CGPoint", "in view: UIView"],
        "Opens `\(target.target)` when a drag rests on it.")
    }
    return methods
  }
}

// MARK: Needs

extension UIKitDragAndDrop {
  /// Why the document needs parts of the classes.
  var needs: Set<SupportCode.Need> {
    func any(_ test: (DragSource) -> Bool) -> Bool { sources.contains(where: test) }
    func some(_ test: (DropTarget) -> Bool) -> Bool { targets.contains(where: test) }
    let lists = sources.compactMap { $0.isOnList ? $0.region?.control : nil }
    let listTargets = targets.compactMap { $0.isOnList ? $0.region?.control : nil }
    let all: [(SupportCode.Need, Bool)] = [
      (.drags, !sources.isEmpty), (.viewDrags, any { !$0.isOnList }),
      (.listDrags, !lists.isEmpty), (.tableDrags, lists.contains(where: \.isTable)),
      (.collectionDrags, lists.contains { $0 != .table }), (.manyDrags, any(\.multiple)),
      (.fileDrags, any(\.fileProvider)), (.dragPreviews, any { $0.preview == .custom }),
      (.movedDrags, any { $0.allows.contains(.move) && $0.onMove != nil }),
      (.viewDrops, some { !$0.isOnList }), (.listDrops, !listTargets.isEmpty),
      (.tableDrops, listTargets.contains(where: \.isTable)),
      (.collectionDrops, listTargets.contains { $0 != .table }),
      (.automaticMoves, some { !partners.ownSources(of: $0).isEmpty }),
      (.rivalDrops, some { !partners.rivals(of: $0).isEmpty }), (.dropUndo, undoes),
      (.startingDrops, some { starting($0) != nil }),
      (.failingDrops, some { $0.onFailure != nil || $0.failureHandler != nil }),
      (.confirmedDrops, some { $0.confirm != nil }),
      (.inlineProgress, some { $0.progress == .inline }),
      (.takenFields, some { $0.accepts.contains { !$0.take.isEmpty } }),
      (.textStyles, some { !$0.keepsTextStyle }), (.highlightedDrops, some(\.highlights)),
      (.shownDrops, some(\.isShown)), (.preciseDrops, some(\.isPrecise)),
      (.insertedRows, some(\.insertsRows)), (.placeholders, some(\.hasPlaceholders)),
      (.scrolledDrops, some(\.scrolls)),
      (.openedDrops, some { $0.springLoaded && !$0.isOnList }),
      (.openedRows, some(\.opensRows)),
    ]
    return Set(all.filter(\.1).map(\.0))
  }
}

extension RegionControl {
  /// Indicates whether a table can show it: a list is one, or a collection.
  fileprivate var isTable: Bool { self == .table || self == .list }
}

extension DragSource {
  /// Indicates whether it is a table or a collection, whose rows people drag.
  var isOnList: Bool { region?.control.isCollection ?? false }
}

extension DropTarget {
  /// Indicates whether it is a table or a collection, between whose rows people drop.
  var isOnList: Bool { region?.control.isCollection ?? false }

  fileprivate var highlights: Bool { feedback == .highlight }

  /// Indicates whether a table or a collection makes room for what is dropped.
  fileprivate var insertsRows: Bool { isOnList && (feedback == .insertion || gap) }

  /// Indicates whether a drop goes to an exact place of a view.
  fileprivate var isPrecise: Bool { !isOnList && (feedback == .insertion || gap) }

  /// Indicates whether the app shows where a drop would go.
  fileprivate var isShown: Bool {
    feedback == .animate || (!isOnList && (feedback == .insertion || gap))
  }

  fileprivate var hasPlaceholders: Bool { isOnList && placeholder }
  fileprivate var opensRows: Bool { isOnList && springLoaded }

  /// Indicates whether generated code scrolls: tables, collections and texts do by themselves.
  fileprivate var scrolls: Bool { autoScroll == .edges && !isOnList && !isOnStandardText }
}
