import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a list of detents without any.
enum SheetDetentsEmpty {
  static let info = RuleInfo(
    id: "sheet-detents-empty", .sheets, .error,
    "a sheet that lists its detents has one at least",
    guideline: .sheets("a sheet rests at its detents; without any it has no height"),
    why: """
      The system needs a height for the sheet. Without the attribute it is 'large', the height that
      every sheet has by itself.
      """,
    example: """
      - <sheet id="stickers" title="Stickers" §detents=""§>
      + <sheet id="stickers" title="Stickers" detents="medium large">
          <command system="cancel"/>
        </sheet>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    isStructural: true)

  static func finding(attribute index: Int, in tree: SyntaxTree) -> Diagnostic {
    info.finding(
      "a sheet that lists its detents has one at least",
      at: tree.location(tree.attributes[index].range),
      fix: "write 'medium', 'large' or both, or remove the attribute")
  }
}
