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
    guard let parent = tree.element(around: end), let around = languageName(parent),
      let name = ElementName.allCases.first(where: { $0.spelling == spelling }),
      Vocabulary.allows(name, in: around)
    else { return nil }
    let before = tree.children(of: parent).filter { $0 < Int(end.nextElement) }
    let strange = before.reversed().prefix { child in
      guard let child = languageName(child) else { return false }
      return !Vocabulary.allows(child, in: around) && Vocabulary.allows(child, in: name)
    }
    guard let first = strange.last else { return nil }
    self.name = name
    content = Array(strange.reversed())
    let text = tree.source.text
    // On a line of its own where the first of them is on one, as deep as the end tag.
    let start = Int(tree.elements[first].tag.start)
    let space = Self.blanks(before: start, in: text)
    let endSpace = Self.blanks(before: Int(end.tag.start), in: text)
    let tag = "<\(tree.name(spelling, beside: first))>"
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
      "add '<\(spelling)>' before what stands in it",
      isSafe: spec.required.isEmpty && spec.requirements.isEmpty,
      edits: [edit])
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
