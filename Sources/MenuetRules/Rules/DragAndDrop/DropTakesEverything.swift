import MenuetModel
import MenuetSource

/// Notes structured data that is taken as a whole where a part of it would do.
struct DropTakesEverything: Rule {
  static let info = RuleInfo(
    id: "drop-takes-everything", .dragAndDrop, .note,
    "a target for other content says which parts of structured data it takes",
    guideline: .dragAndDrop("take only the relevant parts: of a contact the name and the address"),
    why: """
      A contact that is dropped into the field of recipients brings a birthday and a photo along. What
      does not belong there should not arrive.
      """,
    example: """
        <region id="recipients" title="To" kind="text" control="token-field">
      -   <drop-target id="recipient-drop" scope="app" accepts="§public.vcard§"/>
      +   <drop-target id="recipient-drop" scope="app">
      +     <accept type="public.vcard" take="name email"/>
      +   </drop-target>
        </region>
        <menu-bar id="bar"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var kinds: [String: Set<RegionKind>] = [:]
    for source in document.dragSources {
      guard let kind = source.region?.kind else { continue }
      for form in source.representations { kinds[form.type, default: []].insert(kind) }
    }
    for target in document.dropTargets {
      guard let kind = target.region?.kind, kind != .custom else { continue }
      for (index, accept) in target.accepts.enumerated()
      where accept.take.isEmpty && isForeign(accept, to: kind, offeredBy: kinds[accept.type] ?? [])
      {
        report(
          "'\(accept.type)' is taken with everything that it holds",
          at: context.location(ofAccept: index, of: target),
          fix: "name the parts  <accept type=\"\(accept.type)\" take=\"…\"/>")
      }
    }
  }

  /// Returns whether this is structured data that is of another kind than what a region holds.
  private func isForeign(
    _ accept: DropTarget.Accept, to kind: RegionKind, offeredBy kinds: Set<RegionKind>
  ) -> Bool {
    switch accept.type {
    case "public.vcard": return kind != .contact && kind != .file
    case "com.apple.ical.ics": return kind != .file
    default:
      // A type of the document is of the kind of the regions that offer it.
      guard let declaration = accept.declaration, !declaration.fields.isEmpty else { return false }
      return !kinds.isEmpty && !kinds.contains(kind)
    }
  }
}
