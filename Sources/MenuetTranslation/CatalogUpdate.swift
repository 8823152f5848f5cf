package import MenuetModel
package import MenuetSource

/// The changes made to the strings of a catalog, by their keys.
package struct CatalogChanges: Sendable, Equatable {
  package var added: [String] = []
  /// The strings whose own text or comment is another one now, or that are used again.
  package var changed: [String] = []
  /// The strings that were marked as stale.
  package var stale: [String] = []
  package var removed: [String] = []

  package init() {}

  package var isEmpty: Bool {
    added.isEmpty && changed.isEmpty && stale.isEmpty && removed.isEmpty
  }
}

extension CatalogFile {
  typealias State = StringCatalog.UnitState

  /// Where a string comes from: Xcode leaves those alone that are kept by hand. Keys of documents do
  /// not stand in code as literals, and so Xcode would take them for stale.
  enum Extraction {
    static let manual = "manual"
    static let stale = "stale"
  }

  /// Brings the strings of documents up to date. Translations, states and comments that are there
  /// stay; where a text has changed, what was translated needs review, as in Xcode.
  package mutating func complete(with texts: [DocumentText], _ changes: inout CatalogChanges) {
    var new: [JSONValue.Member] = []
    var seen: Set<String> = []
    for text in texts {
      let key = text.key.description
      guard seen.insert(key).inserted else { continue }
      guard let entry = entry(key) else {
        new.append(.init(key, self.entry(for: text)))
        changes.added.append(key)
        continue
      }
      guard let completed = completed(entry, with: text) else { continue }
      set(key, to: completed)
      changes.changed.append(key)
    }
    add(new)
  }

  /// Marks or removes the strings of documents that no document has any more.
  package mutating func retire(
    _ orphans: [String], prunes: Bool, _ changes: inout CatalogChanges
  ) {
    if prunes {
      changes.removed = orphans
      return remove(Set(orphans))
    }
    for key in orphans {
      guard let entry = entry(key), case .object = entry.content,
        entry["extractionState"]?.string != Extraction.stale
      else { continue }
      set(key, to: entry.setting("extractionState", to: Extraction.stale))
      changes.stale.append(key)
    }
  }

  /// The keys of the catalog that are spelled like those of documents and that none of these documents
  /// has. Words that a framework brings are looked up without standing among the texts.
  package func orphans(of documents: [Document], besides texts: [DocumentText]) -> [String] {
    var known = Set(texts.map(\.key.description))
    for menu in documents.flatMap(\.everyMenu) {
      known.insert(TitleKey.part(.menu, menu.id).description)
    }
    return strings.map(\.name).filter { key in
      !known.contains(key) && TitleKey.isSpelling(key) && !Self.frameworkKeys.contains(key)
    }
  }

  private static let frameworkKeys = Set(
    (SystemCommand.allCases.map(\.rawValue) + StandardWord.allCases.map(\.rawValue))
      .map { TitleKey.command($0).description })

  /// Returns whether the catalog's own text of a string is another one than the document's.
  package func differs(_ text: DocumentText) -> Bool {
    guard let entry = entry(text.key.description), let own = ownText(of: entry) else {
      return false
    }
    return own != text.text
  }

  /// The mark of a string as stale, where it bears one: the bytes of the word in the file that was
  /// read.
  package func staleMark(of text: DocumentText) -> ByteRange? {
    guard let mark = entry(text.key.description)?["extractionState"],
      mark.string == Extraction.stale
    else { return nil }
    return mark.range
  }

  /// The bytes of a key in the file that was read.
  package func range(of key: String) -> ByteRange? {
    strings.last { $0.name == key }?.nameRange
  }

  /// The text in the language of the source; `nil` where there is none, or one with several forms.
  func ownText(of entry: JSONValue) -> String? {
    entry.value(at: sourcePath(in: entry) + ["stringUnit", "value"])?.string
  }

  func sourcePath(in entry: JSONValue?) -> [String] {
    ["localizations", tag(of: sourceLanguage, in: entry)]
  }

  private func entry(for text: DocumentText) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let comment = text.comment { members.append(.init("comment", JSONValue(.string(comment)))) }
    let unit = JSONValue.Member("stringUnit", Self.unit(text.text, State.translated))
    let localization = JSONValue.Member(sourceLanguage, JSONValue(.object([unit])))
    members.append(.init("extractionState", JSONValue(.string(Extraction.manual))))
    members.append(.init("localizations", JSONValue(.object([localization]))))
    return JSONValue(.object(members))
  }

  static func unit(_ text: String, _ state: State) -> JSONValue {
    JSONValue(
      .object([
        .init("state", JSONValue(.string(state.rawValue))),
        .init("value", JSONValue(.string(text))),
      ]))
  }

  /// The string with what the document says of it; `nil` where it says that already.
  private func completed(_ entry: JSONValue, with text: DocumentText) -> JSONValue? {
    var result = entry
    var isChanged = false
    if let comment = text.comment, entry["comment"] == nil {
      result = result.setting("comment", to: comment)
      isChanged = true
    }
    if entry["extractionState"]?.string == Extraction.stale {
      result = result.setting("extractionState", to: Extraction.manual)
      isChanged = true
    }
    let path = sourcePath(in: entry)
    let source = entry.value(at: path)
    if source == nil || (source?["stringUnit"] == nil && source?["variations"] == nil) {
      result = result.setting(
        path + ["stringUnit"], to: Self.unit(text.text, State.translated))
      isChanged = true
    } else if let own = ownText(of: entry), own != text.text {
      result = result.setting(
        path + ["stringUnit", "value"], to: JSONValue(.string(text.text)))
      result = markedForReview(result)
      isChanged = true
    }
    return isChanged ? result : nil
  }

  /// The string whose translations are of an earlier text.
  private func markedForReview(_ entry: JSONValue) -> JSONValue {
    let own = tag(of: sourceLanguage, in: entry)
    let languages = (entry["localizations"]?.members ?? []).map { member in
      member.name == own
        ? member : JSONValue.Member(member.name, Self.needingReview(member.value))
    }
    return entry.setting(["localizations"], to: JSONValue(.object(languages)))
  }

  private static func needingReview(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value.content else { return value }
    return JSONValue(
      .object(
        members.map { member in
          if member.name == "state", member.value.string == State.translated.rawValue {
            return .init(member.name, JSONValue(.string(State.needsReview.rawValue)))
          }
          return .init(member.name, needingReview(member.value))
        }))
  }
}

extension CatalogFile {
  /// Gives a string that is there a text in a language.
  package mutating func translate(_ key: String, into language: String, as text: String) {
    guard let entry = entry(key) else { return }
    let path = ["localizations", tag(of: language, in: entry), "stringUnit"]
    set(key, to: entry.setting(path, to: Self.unit(text, .translated)))
  }
}
