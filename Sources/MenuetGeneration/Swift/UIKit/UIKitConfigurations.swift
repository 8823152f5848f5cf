import MenuetModel

/// Functions that make a view controller of the app a sheet, a cover or a popover of the document.
struct UIKitConfigurations {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var delegates: UIKitPresentationDelegates { UIKitPresentationDelegates(plan: plan) }

  /// A function for each sheet, cover and popover, which commands and the app call before they
  /// present it.
  var functions: [Declaration] {
    plan.presented.elements.map { presented in
      Declaration(
        .function(
          name(presented.id), ["_ controller: UIViewController", "actions: any Actions"],
          plan.body(statements(presented))),
        comment: "Makes a view controller the \(presented.kind.rawValue) `\(presented.id)`.",
        modifiers: "static", isInterface: true)
    } + UIKitPresentedItems(plan: plan).functions + document.sheets.compactMap { rest(of: $0) }
      + delegates.classes
  }

  private func name(_ id: String) -> SwiftIdentifier {
    SwiftIdentifier("configure" + document.typeName(ofPresentable: id))
  }

  /// `configureCompose(controller, actions: actions)`.
  func call(_ presented: Presented) -> Statement {
    .call(
      .name(name(presented.id)), .init(.code("controller")), .init("actions", .code("actions")))
  }

  // MARK: Configuring

  /// The statements that configure `controller`, with `actions` in scope.
  ///
  /// - Parameter isInPopover: whether it takes the place of what a popover shows.
  func statements(_ presented: Presented, isInPopover: Bool = false) -> [Statement] {
    // The style decides which presentation controller there is, so it comes first.
    let style = isInPopover ? ".currentContext" : style(of: presented)
    var code: [Statement] = [.assignment("controller.modalPresentationStyle", .code(style))]
    if let title = title(of: presented) {
      code.append(.call("setTitle", .init(title), .init("of", .code("controller"))))
    }
    let sheet = sheet(for: presented)
    code.set("controller.preferredContentSize.width", sheet?.preferredWidth.map { .number($0) })
    code.set("controller.preferredContentSize.height", sheet?.preferredHeight.map { .number($0) })
    if let sheet, [.guarded, .confirm].contains(sheet.dismissal), !isInPopover {
      code.set("controller.isModalInPresentation", .code("true"))
    }
    if case .popover(let popover) = presented.content, popover.anchor != nil {
      let anchor = Expression.call(
        .member("actions", anchorMethod(popover)), [.init("for", .code("controller"))])
      code.set("controller.popoverPresentationController?.sourceItem", anchor)
    }
    if let sheet, !isInPopover, !look(of: sheet).isEmpty {
      let binding = Expression.binding(
        "sheet", .call("sheet", .init("of", .code("controller"))))
      code.append(.if(binding, [.call(.name(restName(sheet)), .init(.code("sheet")))]))
    }
    if let items = UIKitPresentedItems(plan: plan).placing(presented) { code.append(items) }
    return code + delegates.attaching(sheet?.id ?? presented.id)
  }

  /// The sheet that it is, or that it becomes where the width is compact.
  private func sheet(for presented: Presented) -> Sheet? {
    switch presented.content {
    case .sheet(let sheet): sheet
    case .cover: nil
    case .popover(let popover): plan.presented[popover.adaptsTo]?.sheet
    }
  }

  private func style(of presented: Presented) -> StaticString {
    switch presented.content {
    case .sheet(let sheet): sheet.style == .form ? ".formSheet" : ".pageSheet"
    case .cover: ".fullScreen"
    case .popover: ".popover"
    }
  }

  private func title(of presented: Presented) -> Expression? {
    if let title = presented.title {
      return plan.text(.part(presented.element, presented.id), title)
    }
    guard presented.element == .popover, let sheet = sheet(for: presented) else { return nil }
    return sheet.title.map { plan.text(.part(.sheet, sheet.id), $0) }
  }

  // MARK: Anchors

  /// The methods by which the app says what popovers point at.
  var anchors: [Declaration] {
    document.popovers.compactMap { popover in
      guard let anchor = popover.anchor else { return nil }
      return Declaration(
        .method(
          anchorMethod(popover), ["for controller: UIViewController"],
          result: .code("(any UIPopoverPresentationControllerSourceItem)?")),
        comment: """
          What the popover `\(popover.id)` points at, which is `\(anchor)`; `nil` for its sender.
          """)
    }
  }

  private func anchorMethod(_ popover: Popover) -> SwiftIdentifier {
    SwiftIdentifier(document.caseName(ofPresentable: popover.id)).with("Anchor")
  }

  // MARK: How a sheet rests

  private func restName(_ sheet: Sheet) -> SwiftIdentifier {
    SwiftIdentifier("prepare" + document.typeName(ofPresentable: sheet.id))
  }

  private func rest(of sheet: Sheet) -> Declaration? {
    let statements = look(of: sheet)
    guard !statements.isEmpty else { return nil }
    return Declaration(
      .function(restName(sheet), ["_ sheet: UISheetPresentationController"], statements),
      modifiers: "private static")
  }

  /// The way in which a sheet rests, beyond the system's defaults.
  private func look(of sheet: Sheet) -> [Statement] {
    var everywhere: [Statement] = []
    if sheet.style == .page {
      let sizing = Statement.assignment("sheet.prefersPageSizing", .code("true"))
      let isOld = document.minimumVersions.ios < PlatformVersion(17)
      everywhere.append(isOld ? .available("iOS 17.0", [sizing], else: []) : sizing)
    }
    if sheet.edgeAttached {
      everywhere.set("sheet.prefersEdgeAttachedInCompactHeight", .code("true"))
    }
    if sheet.widthFollowsContent {
      everywhere.set("sheet.widthFollowsPreferredContentSizeWhenEdgeAttached", .code("true"))
    }
    let detents = detents(of: sheet)
    guard !detents.isEmpty, document.platforms.contains(.visionos) else {
      return detents + everywhere
    }
    return [.conditional("!os(visionOS)", detents)] + everywhere
  }

  /// The parts of it that visionOS does not have.
  private func detents(of sheet: Sheet) -> [Statement] {
    var code: [Statement] = []
    if sheet.detents != ["large"] {
      code.set("sheet.detents", .array(sheet.detents.map { Self.detent($0, of: sheet) }))
    }
    code.set("sheet.selectedDetentIdentifier", sheet.selected.map(Self.identifier))
    code.set("sheet.largestUndimmedDetentIdentifier", Self.undimmed(sheet).map(Self.identifier))
    if sheet.grabber == .visible || (sheet.grabber == .auto && sheet.detents.count > 1) {
      code.set("sheet.prefersGrabberVisible", .code("true"))
    }
    if !sheet.scrollExpands {
      code.set("sheet.prefersScrollingExpandsWhenScrolledToEdge", .code("false"))
    }
    code.set("sheet.preferredCornerRadius", sheet.cornerRadius.map { .number($0) })
    return code
  }

  /// The largest detent at which people can use the view behind a sheet; `nil` where they never can.
  private static func undimmed(_ sheet: Sheet) -> String? {
    guard sheet.isNonmodal else { return nil }
    return sheet.undimmedThrough
      ?? zip(sheet.detents, sheet.detentHeights).filter { !isFull($0.1) }.last?.0
  }

  private static func isFull(_ height: DetentHeight?) -> Bool {
    [nil, .large, .percent(thousandths: 100_000)].contains(height)
  }

  /// `.medium()`, or `detent("low", height: 120)`.
  private static func detent(_ id: String, of sheet: Sheet) -> Expression {
    switch sheet.height(of: id) {
    case .medium: .code(".medium()")
    case .large, nil: .code(".large()")
    case .points(let thousandths):
      .call(
        "detent", .init(.string(id)), .init("height", .number(Double(thousandths) / 1000)))
    case .percent(let thousandths):
      .call(
        "detent", .init(.string(id)), .init("fraction", .number(Double(thousandths) / 100_000)))
    }
  }

  /// `.medium`, or `.init("low")`.
  private static func identifier(_ id: String) -> Expression {
    switch id {
    case "medium": .code(".medium")
    case "large": .code(".large")
    default: .call(".init", .init(.string(id)))
    }
  }

  // MARK: Support

  /// Why documents need parts of the code that they share.
  var needs: [(SupportCode.Need, Bool)] {
    [
      (.endings, delegates.hasEndings),
      (.visionSheets, document.platforms.contains(.visionos)),
    ]
  }

  /// The code that the functions share.
  var support: [Declaration] {
    let heights = document.sheets.flatMap(\.detentHeights)
    let detents: [(SupportCode, Bool)] = [
      (
        SupportCode.UIKit.heightDetent,
        heights.contains { if case .points = $0 { true } else { false } }
      ),
      (
        SupportCode.UIKit.fractionDetent,
        heights.contains { if case .percent = $0 { true } else { false } }
      ),
      (SupportCode.UIKit.selectingDetent, !plan.movedSheets.isEmpty),
    ]
    let needed: [(SupportCode, Bool)] = [
      (SupportCode.UIKit.presentedTitle, plan.presented.elements.contains { title(of: $0) != nil }),
      (
        SupportCode.UIKit.sheetOfController,
        document.sheets.contains { !look(of: $0).isEmpty }
          || !plan.movedSheets.isEmpty
      ),
      (SupportCode.UIKit.delegates, !delegates.classes.isEmpty),
    ]
    return needed.filter(\.1).map { .support($0.0) }
      + whereDetentsAre(detents.filter(\.1).map { .support($0.0) })
  }

  /// Declarations with detents, which visionOS has not.
  private func whereDetentsAre(_ declarations: [Declaration]) -> [Declaration] {
    guard !declarations.isEmpty, document.platforms.contains(.visionos) else {
      return declarations
    }
    return [Declaration(.conditional("!os(visionOS)", declarations))]
  }
}
