import MenuetModel
import MenuetSource

/// The sheets and activity views that nothing presents, each with what was most likely meant to.
///
/// Where a command lost its `presents` there are two traces of it: what is never seen, and a title
/// that asks for nothing. They are one mistake.
struct UnpresentedForms {
  struct Form {
    let id: String
    let source: SourceReference
    /// The command or option with words of the form, which asks and presents nothing.
    fileprivate(set) var presenter: (title: String, source: SourceReference)?
  }

  private(set) var sheets: [Form] = []
  private(set) var activityViews: [Form] = []
  private var meantCommands: Set<Int> = []
  private var meantSources: Set<NodeID> = []

  /// Words that say nothing of what a form is for.
  private static let empty: Set<String> = [
    "sheet", "view", "editor", "panel", "dialog", "form", "picker", "window", "popover", "new",
    "add", "create", "edit", "show", "open", "choose", "set", "a", "the", "of", "to", "in", "for",
    "custom", "and",
  ]

  init(_ context: RuleContext) {
    let document = context.document
    guard !document.sheets.isEmpty || !document.activityViews.isEmpty,
      !context.mayLackAnywhere(.id, .presents, .adaptsTo, .confirm)
    else { return }
    var presented = Set(context.presenters.map(\.target))
    presented.formUnion(document.dropTargets.compactMap(\.confirm))
    let views = document.activityViews.filter { !presented.contains($0.id) }
    presented.formUnion(document.popovers.compactMap(\.adaptsTo))
    let sheets = document.sheets.filter { !presented.contains($0.id) }
    guard !sheets.isEmpty || !views.isEmpty else { return }
    let candidates = Self.candidates(in: document)
    for sheet in sheets {
      self.sheets.append(form(sheet.id, sheet.title, sheet.source, among: candidates))
    }
    for view in views {
      activityViews.append(form(view.id, view.title, view.source, among: candidates))
    }
  }

  /// True for a command that was most likely meant to present something, by its number.
  func isMeant(forCommand index: Int) -> Bool { meantCommands.contains(index) }

  /// The same for an option, or a command, by where it was written.
  func isMeant(for source: SourceReference) -> Bool { meantSources.contains(source.node) }

  /// A command or option that should present something and does not.
  private struct Candidate {
    let command: Int?
    let title: String
    let source: SourceReference
    let words: Set<String>
  }

  private static func candidates(in document: Document) -> [Candidate] {
    var candidates: [Candidate] = []
    for (index, command) in document.commands.enumerated()
    where command.title.hasSuffix("…") && command.presents == nil && command.confirm == nil
      && !command.traits.contains(.needsInput)
    {
      candidates.append(
        Candidate(
          command: index, title: command.title, source: command.source,
          words: words(of: command.id, command.title)))
    }
    for choice in document.choices {
      for option in choice.options where option.isCustom && option.presents == nil {
        candidates.append(
          Candidate(
            command: nil, title: option.title, source: option.source,
            words: words(of: choice.id, choice.title ?? "")))
      }
    }
    return candidates
  }

  private static func words(of texts: String...) -> Set<String> {
    let parts = texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber } }
    return Set(parts.map(String.init)).subtracting(empty)
  }

  private mutating func form(
    _ id: String, _ title: String?, _ source: SourceReference, among candidates: [Candidate]
  ) -> Form {
    let words = Self.words(of: id, title ?? "")
    let free = candidates.filter { !meantSources.contains($0.source.node) }
    let best = free.max { first, second in
      first.words.intersection(words).count < second.words.intersection(words).count
    }
    var form = Form(id: id, source: source)
    guard let best, !best.words.isDisjoint(with: words) else { return form }
    form.presenter = (best.title, best.source)
    meantSources.insert(best.source.node)
    if let command = best.command { meantCommands.insert(command) }
    return form
  }
}

extension RuleContext {
  /// What to do about something that nothing presents.
  ///
  /// - Parameter advice: What to do where no command is like it.
  func remedy(for form: UnpresentedForms.Form, _ advice: String) -> FixIt {
    guard let presenter = form.presenter else { return FixIt(advice) }
    return setting(
      .presents, of: presenter.source, to: form.id,
      "let '\(presenter.title)' present it  presents=\"\(form.id)\"", isSafe: false)
  }
}
