import MenuetModel
import MenuetSource

/// Flags a toolbar in which items look different without a reason.
struct MixedToolbarStyle: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-mixed-style", .toolbars, .warning,
    "the items of a toolbar look alike",
    guideline: .toolbars("the items of a toolbar have a consistent appearance"),
    why: """
      Among symbols a word looks like a title, and among words a symbol like decoration. Done, Edit,
      Select, Cancel and the primary command are commonly words among symbols. So is the one filled
      button that calls to do what the view is for, with tinted ones beside it.
      """,
    failing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          <command id="new-note" title="New Note" symbol="square.and.pencil"/>
          <command id="lock-note" title="Lock Note" symbol="lock"/>
          §<command§ id="export-note" title="Export"/>
        </center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          <command id="new-note" title="New Note" symbol="square.and.pencil"/>
          <command id="lock-note" title="Lock Note" symbol="lock"/>
          <command id="export-note" title="Export" symbol="arrow.up.doc"/>
        </center>
      </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard !context.isIncomplete(toolbar.source) else { return }
    let entries = context.entries(of: toolbar).filter { context.isOrdinary($0.unit) }
    // A filled button calls to do what the view is for, and says what; so does a tinted one beside it.
    let hasCall = entries.count { $0.unit.isFilled } == 1
    let plain = entries.filter { !hasCall || !($0.unit.isFilled || $0.unit.look?.style == .tinted) }
    let icons = plain.filter { context.form(of: $0.unit) == .icon }
    if !icons.isEmpty, icons.count < plain.count {
      let texts = plain.filter { context.form(of: $0.unit) == .title }
      for platform in toolbar.platforms.members {
        let (icons, texts) = (
          icons.filter { $0.stands(on: PlatformSet(platform)) },
          texts.filter { $0.stands(on: PlatformSet(platform)) }
        )
        let (few, many) = icons.count < texts.count ? (icons, texts) : (texts, icons)
        guard let odd = few.first, let other = many.first else { continue }
        reportForm(of: odd.unit, beside: other.unit, in: context, report: &report)
        break
      }
    }
    reportLooks(entries, hasCall: hasCall, in: context, report: &report)
  }

  private func reportForm(
    of unit: ToolbarUnit, beside other: ToolbarUnit, in context: RuleContext,
    report: inout Findings
  ) {
    let isText = context.form(of: unit) == .title
    let (own, theirs) = isText ? ("title", "symbol") : ("symbol", "title")
    // What has no symbol anywhere is to blame itself, not each toolbar that it stands in.
    let command = isText ? unit.item.flatMap { context.commandWithoutSymbol($0) } : nil
    let message =
      command == nil
      ? "'\(context.title(of: unit))' shows its \(own), '\(context.title(of: other))' its \(theirs)"
      : "'\(context.title(of: unit))' has no symbol; other items of its toolbar show theirs"
    report.report(
      Self.self, message,
      at: command.map { context.location($0) } ?? context.location(of: unit),
      notes: [DiagnosticNote("the other one is here", at: context.location(of: other))],
      fixIts: [
        isText ? showingSymbol(of: unit, in: context) : FixIt("show the title  display=\"title\"")
      ])
  }

  /// What has a symbol and does not show it was told so.
  private func showingSymbol(of unit: ToolbarUnit, in context: RuleContext) -> FixIt {
    guard context.marks(of: unit).hasPicture, context.isWritten(.display, on: unit.source) else {
      return FixIt("give it a symbol")
    }
    return context.removal(
      of: .display, on: unit.source, "remove 'display', so that it shows its symbol", isSafe: false)
  }

  /// Compares what buttons say of their look; the primary one may stand out.
  ///
  /// - Parameter hasCall: Whether one button of them, and no more, is filled.
  private func reportLooks(
    _ entries: [ToolbarEntry], hasCall: Bool, in context: RuleContext, report: inout Findings
  ) {
    let attributes: [(AttributeName, (ButtonLook) -> String?)] = [
      (.style, { $0.style?.rawValue }), (.size, { $0.size?.rawValue }), (.tint, { $0.tint }),
    ]
    guard entries.contains(where: { $0.unit.look != nil }) else { return }
    for (attribute, value) in attributes {
      var first: (entry: ToolbarEntry, value: String)?
      for entry in entries {
        guard let own = entry.unit.look.flatMap(value) else { continue }
        guard let norm = first else {
          first = (entry, own)
          continue
        }
        // The filled one beside tinted ones is the preferred one.
        let isPreferred =
          attribute == .style && hasCall
          && (norm.entry.unit.isFilled || entry.unit.isFilled)
          && [norm.value, own].contains("tinted")
        guard norm.value != own, !isPreferred,
          context.canMeet(context.presence(of: norm.entry), context.presence(of: entry))
        else { continue }
        let other = context.title(of: norm.entry.unit)
        report.report(
          Self.self,
          "the items of a toolbar have one \(attribute.spelling); '\(other)' has '\(norm.value)'",
          at: context.location(attribute, of: entry.unit.source),
          notes: [
            DiagnosticNote(
              "'\(other)' is here", at: context.location(attribute, of: norm.entry.unit.source))
          ],
          fixIts: [FixIt("use one \(attribute.spelling) for all")])
        break
      }
    }
  }
}

extension ToolbarUnit {
  /// True for a button that stands out; `prominent-glass` is what "filled" is called later.
  fileprivate var isFilled: Bool { look?.style == .filled || look?.style == .prominentGlass }
}

extension RuleContext {
  /// The declaration of an item's command, where that is elsewhere and has no symbol.
  fileprivate func commandWithoutSymbol(_ item: Item) -> SourceReference? {
    guard let command = document.command(of: item), command.source.node != item.source.node,
      command.system == nil, command.symbol == nil
    else { return nil }
    return command.source
  }
}
