import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

extension LanguageServer {
  /// The widths at which units of toolbars give way, behind their tags.
  func inlayHints(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    guard let reading = workspace.readings(of: document).first,
      let file = reading.file(document.identity), let bound = reading.bound(file)
    else { return .list([]) }
    let range = range(parameters["range"], in: document) ?? 0..<Int.max
    let bars = workspace.bars(of: reading)
    if bars.isEmpty { return .list([]) }
    var hints: [JSONValue] = []
    func add(_ label: String, behind element: Int, _ tooltip: String) {
      let end = Int(bound.tree.elements[element].tag.end)
      hints.append([
        "position": document.file.position(of: end, workspace.encoding).json,
        "label": .text(label), "paddingLeft": true, "tooltip": .text(tooltip),
      ])
    }
    for element in bound.tree.elements(withTagsIn: range) {
      let end = Int(bound.tree.elements[element].tag.end)
      guard range.lowerBound <= end, end <= range.upperBound else { continue }
      guard let kind = bound.kind(element) else { continue }
      if kind == .toolbar, let id = bound.text(.id, element) {
        guard let label = bars[id]?.minimumLabel else { continue }
        add(label, behind: element, "The least width at which everything kept fits.")
        continue
      }
      let parent = Int(bound.tree.elements[element].parent)
      guard parent >= 0, bound.kind(parent) == .center,
        let place = ToolbarPlace(element, of: bound),
        let bar = bars[place.toolbar], let label = bar.label(of: place.unit),
        let words = bar.words(of: place.unit)
      else { continue }
      add(label, behind: element, "As the bar becomes narrower: \(words).")
    }
    return .list(hints)
  }
}

extension Workspace {
  /// The toolbars of a reading's root by the last layout, by their ids.
  func bars(of reading: Reading) -> [String: BarFacts] {
    reading.identities.first.flatMap { analyses[$0]?.bars } ?? [:]
  }
}
