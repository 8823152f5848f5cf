import MenuetModel
import MenuetSource
import MenuetXML

/// A start tag that is missing before an end tag, where what stands there tells which one.
struct LostStartTag {
  /// The element whose start tag is missing.
  let name: ElementName
  /// The elements that should stand in it: the element around it cannot hold them, and it can.
  let content: [Int]
  /// The remedy.
  let fixIt: FixIt

  /// Finds the start tag; `nil` where nothing before the end tag needs it.
  ///
  /// - Parameter languageName: The name of an element, if it is one of the language.
  init?(
    _ end: SyntaxTree.StrayEndTag, in tree: SyntaxTree, languageName: (Int) -> ElementName?
  ) {
    let spelling = tree.source.string(end.name)
    guard let inner = tree.element(around: end),
      let (parent, around, name) = Self.place(of: spelling, in: inner, tree, languageName)
    else { return nil }
    let before = tree.children(of: parent).filter { $0 < Int(end.nextElement) }
    // A name that is misspelt tells nothing.
    let strange = before.reversed().prefix { child in
      languageName(child).map { !Vocabulary.allows($0, in: around) } ?? true
    }
    guard let first = strange.last,
      strange.contains(where: { languageName($0).map { Vocabulary.allows($0, in: name) } ?? false })
    else { return nil }
    self.name = name
    content = Array(strange.reversed())
    let text = tree.source.text
    // On a line of its own where the first of them is on one, as deep as the end tag.
    let start = Int(tree.elements[first].tag.start)
    let space = Self.blanks(before: start, in: text)
    let endSpace = Self.blanks(before: Int(end.tag.start), in: text)
    let tag = "<\(tree.name(name.spelling, beside: first))>"
    let edit: SourceEdit
    if let space {
      edit = SourceEdit(
        tree.location(ByteRange(start - space.utf8.count, start)),
        (endSpace ?? space) + tag + "\n" + space)
    } else {
      edit = SourceEdit(tree.location(ByteRange(start, start)), tag)
    }
    let spec = Vocabulary.spec(name)
    fixIt = FixIt(
      "add '<\(name.spelling)>' before what stands in it",
      isSafe: spec.required.isEmpty && spec.requirements.isEmpty,
      edits: spelling == name.spelling
        ? [edit]
        : [edit, SourceEdit(tree.location(end.name), tree.name(name.spelling, beside: first))])
  }

  /// The element that may hold one of a spelling: the innermost one, or one around it that ends there,
  /// as its children have no end tag.
  private static func place(
    of spelling: String, in inner: Int, _ tree: SyntaxTree, _ languageName: (Int) -> ElementName?
  ) -> (parent: Int, around: ElementName, name: ElementName)? {
    var parent = inner
    while true {
      let allowed = languageName(parent).map { Vocabulary.spec($0).children.members } ?? []
      let meant = NearMiss.best(for: spelling, in: allowed.map(\.spelling))
      if let around = languageName(parent),
        let name = allowed.first(where: { $0.spelling == meant })
      {
        return (parent, around, name)
      }
      guard tree.elements[parent].isUnclosed, parent > 0 else { return nil }
      parent = Int(tree.elements[parent].parent)
    }
  }

  /// The blanks between the start of a line and what stands first on it; `nil` where something stands
  /// before it.
  private static func blanks(before offset: Int, in text: [UInt8]) -> String? {
    let blanks = text[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    let line = offset - blanks.count
    guard line > 0, text[line - 1] == 0x0A else { return nil }
    return String(decoding: text[line..<offset], as: UTF8.self)
  }
}
