import MenuetModel
import MenuetRendering
import MenuetTool

/// Values that are neither declared nor words of the language alone.
extension ValueFinder {
  var types: [CompletionItem] {
    declared { $0.space == .types }
      + ContentTypes.knownTypes.map { CompletionItem($0, .value, detail: "of the system") }
  }

  var contentKinds: [CompletionItem] {
    words(AcceptedContent.Kind.allCases.map(\.rawValue))
      + declared { $0.space == .types }
  }

  // MARK: Conditions

  var conditionItems: [CompletionItem] {
    let before = String(decoding: value[..<word.lowerBound], as: UTF8.self)
    let last = before.split(whereSeparator: { $0.isWhitespace || $0 == "(" }).last.map(String.init)
    let isBehindName =
      last.map { !Identifier.reserved.contains($0) } ?? false
      && !(before.last.map { $0 == "(" } ?? true)
    if isBehindName {
      return words(["and", "or"], .keyword)
    }
    let names = DeclaredNames(document, in: workspace)
    let all = names.all
    let variables = items(
      of: all.filter {
        $0.symbol.space == .commands && ($0.kind == .state || $0.kind == .toggle)
      })
    let options = all.compactMap { option -> CompletionItem? in
      guard case .options(let choice) = option.symbol.space else { return nil }
      var item = item(option)
      item.label = "\(choice).\(option.symbol.id)"
      return item
    }
    return variables + options + words(["not"], .keyword)
  }

  // MARK: Keys and symbols

  func keys(allowsNone: Bool) -> [CompletionItem] {
    let others = others
    let modifiers = Shortcut.modifierWords.filter { !others.contains($0) }.map { word in
      var item = CompletionItem(word, .keyword, detail: "modifier")
      let follows = byte(behind: self.word.upperBound) == UInt8(ascii: "+")
      item.text = follows ? word : word + "+"
      item.goesOn = !follows
      return item
    }
    let keys = Shortcut.NamedKey.allCases.map {
      CompletionItem($0.rawValue, .constant, detail: "key")
    }
    let none =
      allowsNone && others.isEmpty
      ? [CompletionItem("none", .keyword, detail: "no shortcut here")] : []
    return modifiers + keys + none
  }

  private func byte(behind index: Int) -> UInt8? { index < value.count ? value[index] : nil }

  func symbols(allowsNone: Bool) -> [CompletionItem] {
    let catalog = workspace.run.symbols?.names
    let used = DeclaredNames(document, in: workspace)
      .symbols(besides: String(decoding: value, as: UTF8.self))
    let system = SystemCommand.allCases.compactMap(\.facts.symbol)
    let others = Set(catalog ?? GlyphLibrary.drawnNames + system).subtracting(used)
    let none =
      allowsNone ? [CompletionItem("none", .keyword, detail: "no symbol here")] : []
    return none
      + (used.sorted() + others.sorted()).map { name in
        CompletionItem(name, .constant, detail: used.contains(name) ? "used here" : "SF Symbol")
      }
  }

  // MARK: Files and languages

  var languages: [CompletionItem] {
    let tags = Set(SystemWords.languages).union([workspace.language(of: document) ?? "en"])
    return tags.sorted().map { CompletionItem($0, .constant, detail: "language") }
  }

  var paths: [CompletionItem] {
    guard document.isFile else { return [] }
    let suffix = attribute.name == .strings ? ".xcstrings" : DocumentSearch.suffix
    let typed = String(decoding: value[..<cursor], as: UTF8.self)
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let base = Path.folder(of: document.path)
    let searched = folder.isEmpty ? base : Path.join(base, folder)
    let own = Path.name(of: document.path)
    return ((try? FileSystem.names(in: searched)) ?? []).compactMap { name in
      if name.hasPrefix(".") || (name == own && folder.isEmpty) { return nil }
      let path = Path.join(searched, name)
      guard let status = try? FileStatus(of: path) else { return nil }
      if status.kind == .folder {
        var item = CompletionItem(folder + name + "/", .folder)
        item.goesOn = true
        return item
      }
      return name.hasSuffix(suffix) ? CompletionItem(folder + name, .file) : nil
    }
  }
}
