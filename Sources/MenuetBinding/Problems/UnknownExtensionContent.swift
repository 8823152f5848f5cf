import MenuetModel
import MenuetSource
import MenuetXML

/// Flags an extension or activity that accepts content of no known kind.
enum UnknownExtensionContent {
  static let info = RuleInfo(
    id: "extension-accepts", .activities, .error, fix: .unsafe,
    "an extension or activity accepts content of kinds that exist",
    guideline: .activityViews("an extension is offered for the content that it can work with"),
    why: """
      The system offers an extension by the kinds in its property list. A kind that does not exist is
      never shared, so the extension is never offered.
      """,
    example: """
      - <share-extension id="clip" title="Clip" accepts="text §picture§">
      + <share-extension id="clip" title="Clip" accepts="text image:5">
          <command id="post-clip" title="Post"/>
        </share-extension>
      """)

  /// Other names of the kinds.
  private static let otherNames: [String: AcceptedContent.Kind] = [
    "picture": .image, "photo": .image, "video": .movie, "link": .url, "webpage": .webPage,
    "page": .webPage, "document": .file, "string": .text,
  ]

  /// Of a list of kinds without any.
  static func blank(attribute index: Int, in tree: SyntaxTree) -> Diagnostic {
    var finding = info.finding(
      "what accepts nothing is never offered", at: tree.location(tree.attributes[index].range),
      fix: "name the kinds of content, such as 'text' or 'image:5'")
    // There is no list in the document, also where the rule is switched off.
    finding.isStructural = true
    return finding
  }

  static func check(
    _ document: Document, in written: BoundSources, into sink: inout DiagnosticSink
  ) {
    for appExtension in document.extensions {
      check(appExtension.accepts, appExtension.source.node, in: written, into: &sink)
    }
    for view in document.activityViews {
      for activity in view.activities {
        check(activity.accepts, activity.source.node, in: written, into: &sink)
      }
    }
  }

  private static func check(
    _ words: [String], _ node: NodeID, in written: BoundSources, into sink: inout DiagnosticSink
  ) {
    for (index, word) in words.enumerated() {
      let content = AcceptedContent(word)
      guard !content.isKnown || content.most == 0 else { continue }
      let location = written.location(ofWord: index, in: .accepts, of: node)
      if !content.isKnown {
        sink.report(
          info.finding(
            "'\(content.name)' is no kind of content", at: location,
            fix: remedy(content, at: index, node, in: written)))
      } else {
        sink.report(
          info.finding(
            "'\(word)' accepts nothing", at: location,
            fix: "write the greatest count behind the colon, or leave the kind out"))
      }
    }
  }

  private static func remedy(
    _ content: AcceptedContent, at index: Int, _ node: NodeID, in written: BoundSources
  ) -> FixIt {
    let kinds = AcceptedContent.Kind.allCases.map(\.rawValue)
    let meant =
      otherNames[content.name]?.rawValue ?? NearMiss.best(for: content.name, in: kinds)
    guard let meant else {
      return FixIt("write one of \(kinds.joined(separator: ", ")), or a uniform type identifier")
    }
    let word = meant + (content.most.map { ":\($0)" } ?? "")
    return written.writing(word, inPlaceOf: index, in: .accepts, of: node)
  }
}
