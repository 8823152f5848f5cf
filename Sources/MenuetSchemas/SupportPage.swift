package import MenuetModel

/// Writes what generated code of each framework says and does not: the page of the documentation, and
/// the parts of other pages that speak of it.
package enum SupportPage {
  static let fileName = "Support"

  static func text(mark: String) -> String {
    let chapters = Vocabulary.chapters.map { chapter in
      "### \(chapter.title)\n\n" + table(of: chapter.elements)
    }
    return """
      # Support by framework

      \(mark)

      Every element and attribute, and what generated code of each framework makes of it.

      ## Overview

      - **yes**: generated code says it.
      - a version: it does on that system and newer ones.
      - **cannot**: the framework has nothing for it, or it is about something of the app's own, as
        a view; see below for what stands in its place.
      - **not generated**: the framework could say it, and generated code does not; the app does.
      - **nothing**: only rules, layouts, pictures and tables look at it.
      - **in part**: this holds for some of the values, see below.

      `menuet compile` and the build plugin note what a document says and code cannot or does not
      say, with the rule <doc:rule-framework-cannot-express>. Some things depend on the place in which
      they stand; of these only the notes speak.

      \(limits(level: "##"))

      ## Everything

      \(chapters.joined(separator: "\n\n"))

      """
  }

  /// The limits with their reasons, under a heading for each kind.
  package static func limits(level: String) -> String {
    let entries = Self.entries.filter { $0.limit.kind != .nothingToGenerate }
    return SupportTable.headings.compactMap { heading in
      let rows = entries.filter { $0.limit.kind.heading == heading }.map(row)
      guard !rows.isEmpty else { return nil }
      return """
        \(level) \(heading)

        | what | framework | why | instead |
        | --- | --- | --- | --- |
        \(rows.joined(separator: "\n"))
        """
    }.joined(separator: "\n\n")
  }

  private static func row(_ entry: SupportTable.Entry) -> String {
    let limit = entry.limit
    var frameworks = limit.frameworks.description
    if case .newer = limit.kind { frameworks += ", from \(limit.kind.words)" }
    let cells = [entry.subject(quote: "`"), frameworks, limit.reason, limit.instead]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  // MARK: Tables

  private static let head =
    "| | "
    + Framework.allCases.map(\.displayName).joined(separator: " | ")
    + " |\n| --- | " + Framework.allCases.map { _ in "---" }.joined(separator: " | ") + " |\n"

  private static func table(of elements: [ElementSpec]) -> String {
    head + elements.flatMap(rows).joined(separator: "\n")
  }

  /// A row for the element, and one for all attributes with the same cells.
  private static func rows(of element: ElementSpec) -> [String] {
    var groups: [(cells: [String], names: [String])] = []
    for attribute in element.attributes {
      let cells = cells(of: attribute.name, of: element)
      let name = "`\(attribute.name.spelling)`"
      if let known = groups.firstIndex(where: { $0.cells == cells }) {
        groups[known].names.append(name)
      } else {
        groups.append((cells, [name]))
      }
    }
    let own = "**\(element.name.spelling)**"
    return [line([own] + cells(of: nil, of: element))]
      + groups.map { line([$0.names.joined(separator: " ")] + $0.cells) }
  }

  private static func cells(of attribute: AttributeName?, of element: ElementSpec) -> [String] {
    Framework.allCases.map { SupportTable.cell(attribute, of: element, in: $0) }
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  // MARK: The page of an element

  static let heading = "Support"

  /// All limits; every page looks for its own.
  package static let entries = SupportTable.entries

  /// A section for the page of an element.
  static func section(of element: ElementSpec) -> [ReferencePage.Block] {
    let entries = Self.entries.filter { $0.elements.contains(element.name) }
    guard !entries.isEmpty else {
      return [
        .heading(heading),
        .paragraph(Prose("It is generated for \(FrameworkSet.all.description).")),
      ]
    }
    let silent = SupportLimit.Kind.nothingToGenerate
    let lines =
      (entries.filter { $0.limit.kind != silent }
      + entries.filter { $0.limit.kind == silent }).map { entry in
        sentence(.init(elements: [], attributes: entry.attributes, limit: entry.limit))
      }
    return [
      .heading(heading), .paragraph("What is not listed is generated for every framework."),
      .list(lines),
    ]
  }

  /// A limit in a sentence; of an entry without elements and attributes it is that of the element.
  static func sentence(_ entry: SupportTable.Entry) -> Prose {
    let limit = entry.limit
    let frameworks = limit.frameworks.description
    let isBare = entry.elements.isEmpty && entry.attributes.isEmpty
    let subject = isBare ? "the element" : entry.subject(quote: "`")
    let what: String
    switch limit.kind {
    case .nothingToGenerate:
      let place = limit.frameworks == .all ? "" : " for \(frameworks)"
      return Prose("\(subject): there is nothing to generate\(place).")
    case .notGenerated: what = "not generated for \(frameworks)"
    case .inexpressible: what = "cannot be expressed in \(frameworks)"
    case .newer: what = "\(frameworks) from \(limit.kind.words) on"
    }
    return Prose("\(subject): \(what): \(limit.reason); \(limit.instead).")
  }
}
