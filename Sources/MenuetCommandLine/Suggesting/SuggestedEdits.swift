import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetSuggestion

/// The edits that give a document proposed priorities.
struct SuggestedEdits {
  /// Ascending and apart from each other, by the index of the file.
  let ofFiles: [(file: Int, edits: [SourceEdit])]

  /// - Parameters:
  ///   - proposals: Of two that differ for one unit, as on two platforms, the first holds.
  ///   - written: The document, as it was read.
  init(_ proposals: [SuggestVerb.Proposal], in written: BoundSources) {
    var edits: [NodeID: [SourceEdit]] = [:]
    func add(_ node: NodeID, _ changes: [SourceEdit]?) {
      if edits[node] == nil { edits[node] = changes ?? [] }
    }
    for proposal in proposals {
      for unit in proposal.suggestion.units {
        let node = unit.unit.source.node
        if unit.priority == unit.unit.priority {
          add(node, [])
        } else if unit.priority == 0, let attribute = written.whole(.priority, of: node) {
          add(node, [SourceEdit(attribute, "")])
        } else {
          add(node, written.edits(setting: .priority, of: node, to: String(unit.priority)))
        }
      }
      guard proposal.suggestion.dropsSteps else { continue }
      for child in written.children(proposal.toolbar.source.node)
      where written.kind(child) == .shrink {
        add(child, written.wholeLines(child).map { [SourceEdit($0, "")] })
      }
    }
    let all = edits.values.joined().sorted { $0.location.range.start < $1.location.range.start }
    ofFiles = Dictionary(grouping: all, by: \.location.file).sorted { $0.key < $1.key }
      .map { (file: $0.key, edits: $0.value) }
  }
}
