import Foundation
import Menuet
import Testing

/// One mistake in a real document gives one finding, of the rule that knows it.
@Suite struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let rule: String

    var testDescription: String { "\(rule): \(new)" }
  }

  private static let mistakes = [
    Mistake(
      old: "<toggle id=\"pin-note\"", new: "<togle id=\"pin-note\"", rule: "unknown-element"),
    Mistake(
      old: "<item ref=\"new-note\"", new: "<item ref=\"no-note\"", rule: "reference-unresolved"),
    Mistake(
      old: "title=\"New Note\" symbol", new: "title=\"New note\" symbol", rule: "menu-title-case"),
    Mistake(old: "shortcut=\"cmd+n\"", new: "shortcut=\"cmd+q\"", rule: "shortcut-clash"),
    Mistake(old: "Import to Notes…", new: "Import to Notes", rule: "menu-ellipsis-missing"),
    Mistake(
      old: "enabled-when=\"note-selected and in-recently-deleted\"",
      new: "enabled-when=\"note-selected and not note-selected\"", rule: "condition-constant"),
    Mistake(
      old: "symbol=\"trash\" role=\"destructive\"",
      new: "symbol=\"trash\" role=\"primary\" destructive=\"true\"",
      rule: "button-primary-destructive"),
    Mistake(old: "<commands>", new: "<comands>", rule: "unknown-element"),
    Mistake(
      old: "platforms=\"ipados macos\"", new: "platforms=\"ipados macosq\"", rule: "value-invalid"),
    Mistake(
      old:
        "<pop-up-button id=\"attachment-kind-button\" choice=\"attachment-kind\" title=\"Kind\"/>",
      new: "<pop-up-button id=\"attachment-kind-button\" choice=\"attachment-kind\" title=\"Kind\">"
        + "<submenu title=\"More\"><item ref=\"new-note\"/></submenu></pop-up-button>",
      rule: "pop-up-flat-list"),
    Mistake(old: "</commands>", new: "</command>", rule: "xml-syntax"),
    Mistake(old: "<commands>", new: "<cmds>", rule: "unknown-element"),
    Mistake(old: "</commands>", new: "</cmds>", rule: "xml-syntax"),
    Mistake(old: "ref=\"new-note\"", new: "ref=“new-note”", rule: "xml-syntax"),
    Mistake(old: "symbol=\"trash\"", new: "symbol=\"trash\" symbol=\"bin\"", rule: "xml-syntax"),
    Mistake(old: "shortcut=\"cmd+n\"", new: "shortcut=\"cmd+\"", rule: "shortcut-syntax"),
    Mistake(old: "frequency=\"often\"", new: "frequency=\"always\"", rule: "value-invalid"),
    Mistake(
      old: "<toggle id=\"pin-note\"",
      new: "<command id=\"new-note\" title=\"Fresh Note\"/> <toggle id=\"pin-note\"",
      rule: "duplicate-id"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsFoundOnce(_ mistake: Mistake) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples/Notes/Notes.menuet.xml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let range = try #require(text.range(of: mistake.old), "the sample has no \(mistake.old)")
    let broken = text.replacingCharacters(in: range, with: mistake.new)
    let found = Compiler().validate(Array(broken.utf8), path: "Notes.menuet.xml").diagnostics
    #expect(found.map(\.rule) == [mistake.rule], "\(found.map(\.message))")
  }
}
