package import MenuetModel
import MenuetSource

extension CatalogFile {
  // MARK: To a translator

  /// The units of some texts for a language, without those that are the same in all languages.
  package func units(of texts: [DocumentText], into language: String) -> [TranslationUnit] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0.key.description).inserted }
      .flatMap { units(of: $0, into: language) }
  }

  private func units(of text: DocumentText, into language: String) -> [TranslationUnit] {
    let key = text.key.description
    let entry = entry(key)
    if entry?["shouldTranslate"]?.boolean == false { return [] }
    let localizations = entry?["localizations"]
    let own = TextForm.forms(of: localizations?[tag(of: sourceLanguage, in: entry)])
    let target = TextForm.forms(of: localizations?[tag(of: language, in: entry)])
    let note = entry?["comment"]?.string ?? text.comment
    // A translation has its own forms: German one and other, where Arabic has six.
    let forms = target.isEmpty ? own.map(\.form) : target.map(\.form)
    return (forms.isEmpty ? [TextForm(path: [])] : forms).map { form in
      var unit = TranslationUnit(
        id: form.id(of: key), source: Self.source(of: form, in: own) ?? text.text, note: note)
      unit.take(target.first { $0.form == form }?.unit)
      return unit
    }
  }

  /// The text that a form translates: the same form, else that for all.
  private static func source(
    of form: TextForm, in own: [(form: TextForm, unit: JSONValue)]
  ) -> String? {
    let unit =
      own.first { $0.form == form }
      ?? own.first { $0.form.path.last == "other" && $0.form.path.first == form.path.first }
      ?? own.first { $0.form.path.first != "substitutions" }
    return unit?.unit["value"]?.string
  }

  // MARK: And back

  /// The outcome of a unit that comes back.
  package enum ImportOutcome: Sendable, Equatable {
    case taken
    /// Taken, and to be reviewed, as its state says.
    case isForReview
    /// The catalog has it so already.
    case isThere
    /// It is not translated, or the translation is not finished.
    case isUnfinished
    /// The text has changed since it was exported: the translation is taken, and needs review.
    case isOutdated
    /// The catalog has no such string, or none with such forms.
    case isUnknown
  }

  /// Puts a translation into the catalog.
  package mutating func take(_ unit: TranslationUnit, into language: String) -> ImportOutcome {
    let (key, form) = place(of: unit.id)
    guard let form, let entry = entry(key), case .object = entry.content else { return .isUnknown }
    guard let text = unit.target, !text.isEmpty, unit.progress != .unfinished else {
      return .isUnfinished
    }
    let path = ["localizations", tag(of: language, in: entry)]
    let old = entry.value(at: path)
    guard Self.fits(form, old, entry.value(at: sourcePath(in: entry))) else { return .isUnknown }
    let isOutdated = form.path.isEmpty && ownText(of: entry).map { $0 != unit.source } ?? false
    let state =
      isOutdated || unit.progress == .forReview
      ? State.needsReview
      : unit.stateQualifier == "leveraged-mt" ? State.machineTranslated : State.translated
    let new = Self.unit(text, state)
    let leaf = path + form.path + ["stringUnit"]
    if let there = entry.value(at: leaf), there["value"]?.string == text,
      there["state"]?.string == state.rawValue
    {
      return .isThere
    }
    var result = entry
    // A text with forms is none without.
    if form.path.first == "variations" {
      result = result.setting(path + ["stringUnit"], to: nil)
    } else if form.path.first == "substitutions", old?.value(at: form.path.prefix(2)) == nil,
      let part = entry.value(at: sourcePath(in: entry) + form.path.prefix(2))
    {
      result = result.setting(
        path + form.path.prefix(2), to: part.setting(["variations"], to: nil))
    }
    set(key, to: result.setting(leaf, to: new))
    return isOutdated ? .isOutdated : unit.progress == .forReview ? .isForReview : .taken
  }

  /// The string and the form that an id names; a key may itself hold the mark.
  private func place(of id: String) -> (key: String, form: TextForm?) {
    if entry(id) != nil { return (id, TextForm(path: [])) }
    guard let range = id.ranges(of: TextForm.mark).last else { return (id, nil) }
    return (String(id[..<range.lowerBound]), TextForm(id[range.upperBound...]))
  }

  /// Returns whether a form can stand in a localization: one without forms not beside others, and a
  /// part of a text only where the text has it.
  private static func fits(_ form: TextForm, _ old: JSONValue?, _ source: JSONValue?) -> Bool {
    switch form.path.first {
    case nil: old?["variations"] == nil
    case "substitutions":
      old?.value(at: form.path.prefix(2)) != nil || source?.value(at: form.path.prefix(2)) != nil
    default: true
    }
  }
}

extension TranslationUnit {
  /// The states of XLIFF 1.2, and how far each says that a translation is.
  private static let progress: [String: Progress] = [
    "new": .unfinished, "needs-translation": .unfinished, "needs-adaptation": .unfinished,
    "needs-l10n": .unfinished, "needs-review-translation": .forReview,
    "needs-review-adaptation": .forReview, "needs-review-l10n": .forReview,
    "translated": .finished, "signed-off": .finished, "final": .finished,
  ]

  enum Progress { case unfinished, forReview, finished }

  /// Some tools write no state. One of another tool (`x-checked`) says that there is a translation,
  /// and not what it is worth.
  var progress: Progress { state.map { Self.progress[$0] ?? .forReview } ?? .finished }

  /// The states of XLIFF 1.2, in order of spelling.
  package static var states: [String] { progress.keys.sorted() }

  /// Indicates whether nothing says what the state means: it is not of XLIFF 1.2, and not marked as
  /// that of a tool.
  package var hasUnknownState: Bool {
    state.map { Self.progress[$0] == nil && !$0.hasPrefix("x-") } ?? false
  }

  /// Takes over what a catalog has.
  fileprivate mutating func take(_ unit: JSONValue?) {
    guard let unit, let text = unit["value"]?.string, !text.isEmpty else { return }
    switch unit["state"]?.string.flatMap({ StringCatalog.UnitState(rawValue: $0) }) {
    case .new: return
    case .needsReview: state = "needs-review-l10n"
    case .machineTranslated:
      state = "translated"
      stateQualifier = "leveraged-mt"
    case .translated, nil: state = "translated"
    }
    target = text
  }
}
