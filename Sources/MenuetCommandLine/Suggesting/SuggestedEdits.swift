import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetSuggestion
import MenuetXML

/// The edits that give a document proposed priorities and steps.
struct SuggestedEdits {
  /// Ascending and apart from each other, by the index of the file.
  let ofFiles: [(file: Int, edits: [SourceEdit])]

  /// - Parameters:
  ///   - proposals: One for a toolbar.
  ///   - written: The document, as it was read.
  init(_ proposals: [SuggestVerb.Proposal], in written: BoundSources) {
    var all: [SourceEdit] = []
    // Of a unit that two bars show, the first holds.
    var units: Set<NodeID> = []
    for proposal in proposals {
      for unit in proposal.suggestion.units
      where units.insert(unit.unit.source.node).inserted && unit.priority != unit.unit.priority {
        all += Self.edits(setting: unit.priority, of: unit.unit.source.node, in: written)
      }
      if proposal.suggestion.changesSteps {
        all += Self.edits(
          writing: proposal.suggestion.steps, in: proposal.toolbar.source.node, written)
      }
    }
    all.sort { $0.location.range.start < $1.location.range.start }
    ofFiles = Dictionary(grouping: all, by: \.location.file).sorted { $0.key < $1.key }
      .map { (file: $0.key, edits: $0.value) }
  }

  private static func edits(
    setting priority: Int, of node: NodeID, in written: BoundSources
  ) -> [SourceEdit] {
    if priority == 0, let attribute = written.whole(.priority, of: node) {
      return [SourceEdit(attribute, "")]
    }
    return written.edits(setting: .priority, of: node, to: String(priority)) ?? []
  }

  /// Steps in place of those that are written, else behind the regions; the formatter gives them
  /// their lines.
  private static func edits(
    writing steps: [ShrinkStep], in toolbar: NodeID, _ written: BoundSources
  ) -> [SourceEdit] {
    let children = written.children(toolbar)
    let old = children.filter { written.kind($0) == .shrink }
    let removals = old.compactMap { written.wholeLines($0) }.map { SourceEdit($0, "") }
    if steps.isEmpty { return removals }
    let shrink = written.name(.shrink, in: toolbar)
    let lines = steps.map { step in
      "<\(written.name(.step, in: toolbar))" + .attribute("unit", step.unit)
        + .attribute("to", step.to.rawValue) + "/>"
    }
    let text = (["<\(shrink)>"] + lines + ["</\(shrink)>"]).joined(separator: "\n")
    if let first = old.first.flatMap(written.whole) {
      return [SourceEdit(first, text)] + removals.dropFirst()
    }
    let regions: [ElementName?] = [.leading, .center, .trailing]
    guard let last = children.last(where: { regions.contains(written.kind($0)) }),
      let place = written.whole(last)
    else { return [] }
    let end = ByteRange(start: place.range.end, end: place.range.end)
    return [SourceEdit(SourceLocation(file: place.file, range: end), "\n" + text)]
  }
}
