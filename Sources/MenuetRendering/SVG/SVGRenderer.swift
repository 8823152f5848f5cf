package import MenuetLayout
package import MenuetModel

/// A finished picture.
package struct Drawing: Sendable, Equatable {
  /// The id of the surface; of an overview, the name of the document.
  package let surface: String
  package let title: String
  /// An SVG document in UTF-8.
  package let svg: [UInt8]
}

/// Draws the surfaces of a laid-out document as SVG.
///
/// Equal input gives equal bytes. Text is measured as the layout measures it and cut to its room, so
/// that nothing leaves its frame where the font is Inter, and little where it is another.
package struct SVGRenderer: Sendable {
  package let appearance: Appearance
  package let symbols: SymbolSource
  /// The widths at which toolbars are drawn, in points; empty for those of usual devices, and each
  /// range once at least.
  package let widths: [Int]
  /// The errors of the document, to be said above the pictures.
  package let errors: [PageFinding]
  /// The state that was asked for, in words; `nil` for the usual one.
  package let state: String?
  /// The version of the compiler, for the first line.
  package let version: String

  package init(
    appearance: Appearance, symbols: SymbolSource = SymbolSource(), widths: [Int] = [],
    errors: [PageFinding] = [], state: String? = nil, version: String
  ) {
    self.errors = errors
    self.state = state
    self.widths = widths
    self.appearance = appearance
    self.symbols = symbols
    self.version = version
  }

  /// The number of surfaces that people find without a list of contents.
  private static let surfacesInSight = 4

  /// One picture a surface, in the order of ``Surface/all(in:on:id:)``; of one surface alone where
  /// an id is given, none where it names nothing that stands on the context's platform.
  package func draw(_ laidOut: LaidOutDocument, surface: String?) -> [Drawing] {
    let drawer = drawer(of: laidOut)
    let surfaces = Surface.all(
      in: laidOut.shown, on: laidOut.context.platform, id: surface)
    return surfaces.map { surface in
      let page = SVGPage(
        title: surface.title, summary: "\(surface.kind), \(words(for: laidOut))",
        content: drawer.style.column(
          [errorNote(drawer.style), drawer.block(surface)].compactMap(\.self), spacing: 24),
        style: drawer.style)
      return Drawing(
        surface: surface.id, title: surface.title, svg: print(page, of: laidOut))
    }
  }

  /// A surface alone on a transparent ground, as large as it is with its shadow: without a title, notes
  /// or other surfaces.
  ///
  /// - Returns: `nil` where no surface of the id stands on the context's platform.
  package func bare(_ laidOut: LaidOutDocument, surface id: String) -> Drawing? {
    let drawer = drawer(of: laidOut)
    let surfaces = Surface.all(in: laidOut.shown, on: laidOut.context.platform, id: id)
    return surfaces.first.map { surface in
      let page = SVGPage(
        title: surface.title, summary: "\(surface.kind), \(words(for: laidOut))",
        content: drawer.bare(surface), style: drawer.style, isBare: true)
      return Drawing(surface: id, title: surface.title, svg: print(page, of: laidOut))
    }
  }

  /// All surfaces of a document in one picture, one below the other.
  package func overview(_ laidOut: LaidOutDocument) -> Drawing {
    let drawer = drawer(of: laidOut)
    let document = laidOut.shown
    let surfaces = Surface.all(in: document, on: laidOut.context.platform)
    let context = words(for: laidOut)
    var blocks = drawer.overview(surfaces)
    let width = max(480, blocks.map(\.width).max() ?? 0)
    let count = surfaces.count == 1 ? "1 surface" : "\(surfaces.count) surfaces"
    if surfaces.count > Self.surfacesInSight { blocks.insert(drawer.contents(surfaces), at: 0) }
    if let words = Surface.elsewhere(in: document, on: laidOut.context.platform) {
      let lines = drawer.style.typesetter.wrapped(words, to: width, .caption, maximumLines: 4)
      blocks.insert(drawer.style.column(lines.map(drawer.style.note), spacing: 2), at: 0)
    }
    if let note = errorNote(drawer.style) { blocks.insert(note, at: 0) }
    blocks.insert(
      drawer.heading(document.name, "\(context) · \(count)", size: 28, width: width), at: 0)
    let page = SVGPage(
      title: document.name, summary: "All surfaces, \(context)",
      content: drawer.style.column(blocks, spacing: 40), style: drawer.style)
    return Drawing(
      surface: document.name, title: document.name, svg: print(page, of: laidOut))
  }

  /// The menus of a document that change: each as it is laid out, and once for each state that changes
  /// it, the rows marked that are other than before.
  ///
  /// - Parameters:
  ///   - surface: The id of the only surface wanted; `nil` for all.
  ///   - states: The document laid out in further states, each with words for the state.
  ///   - count: The number of states that are left out, to be said.
  /// - Returns: `nil` where no surface of the id stands on the context's platform.
  package func stateSheet(
    _ laidOut: LaidOutDocument, surface: String?,
    in states: some Sequence<(words: String, laidOut: LaidOutDocument)>, leavingOut count: Int = 0
  ) -> Drawing? {
    let drawer = drawer(of: laidOut)
    let surfaces = Surface.all(in: laidOut.shown, on: laidOut.context.platform, id: surface)
    if surface != nil, surfaces.isEmpty { return nil }
    var sheet = StateSheet(drawer, surfaces)
    for state in states { sheet.add(state.laidOut, state.words, like: self) }
    var blocks = sheet.blocks
    if blocks.isEmpty { blocks = [drawer.style.note("No state changes a menu here.")] }
    if count > 0 { blocks.append(drawer.style.note("\(count) more states are not drawn.")) }
    if let note = errorNote(drawer.style) { blocks.insert(note, at: 0) }
    let title = surfaces.count == 1 ? surfaces[0].title : laidOut.shown.name
    let words = "How menus change with states, \(Self.describe(laidOut.context))"
    let width = max(480, blocks.map(\.width).max() ?? 0)
    blocks.insert(drawer.heading(title, words, size: 28, width: width), at: 0)
    let page = SVGPage(
      title: title, summary: words, content: drawer.style.column(blocks, spacing: 40),
      style: drawer.style)
    return Drawing(
      surface: surface ?? laidOut.shown.name, title: title, svg: print(page, of: laidOut))
  }

  /// The surfaces that are drawn otherwise than in an earlier version of the document.
  ///
  /// - Parameters:
  ///   - surface: The id of the only surface wanted; `nil` for all.
  ///   - barWords: Returns what else has changed in a toolbar that is drawn otherwise, one sentence a
  ///     change without full stop, by the toolbar now and before.
  package func changes(
    of laidOut: LaidOutDocument, since old: LaidOutDocument, surface: String?,
    barWords: @escaping (_ toolbar: Toolbar, _ before: Toolbar) -> [String] = { _, _ in [] }
  ) -> [SurfaceChange] {
    ChangeFinder(from: drawer(of: old), to: drawer(of: laidOut), barWords: barWords)
      .changes(of: surface)
  }

  /// Changes in one picture, before and now side by side.
  package func draw(_ changes: [SurfaceChange], of laidOut: LaidOutDocument) -> Drawing {
    let drawer = drawer(of: laidOut)
    let title = changes.count == 1 ? changes[0].title : laidOut.shown.name
    let words = "What is drawn otherwise, \(Self.describe(laidOut.context))"
    var blocks = changes.map(\.block)
    if blocks.isEmpty { blocks = [drawer.style.note(SurfaceChange.noChange)] }
    if let note = errorNote(drawer.style) { blocks.insert(note, at: 0) }
    if changes.count != 1 {
      let width = max(480, blocks.map(\.width).max() ?? 0)
      blocks.insert(drawer.heading(title, words, size: 28, width: width), at: 0)
    }
    let page = SVGPage(
      title: title, summary: words, content: drawer.style.column(blocks, spacing: 40),
      style: drawer.style)
    return Drawing(
      surface: changes.count == 1 ? changes[0].surface : laidOut.shown.name, title: title,
      svg: print(page, of: laidOut))
  }

  /// The width of a note on errors, in points, and the most errors that it tells.
  private static let errorLimits = (width: 640.0, count: 10)

  private func errorNote(_ style: DrawingStyle) -> Block? {
    guard !errors.isEmpty else { return nil }
    var lines = errors.prefix(Self.errorLimits.count).flatMap { error in
      style.typesetter.wrapped(
        "\(error.place): \(error.message)", to: Self.errorLimits.width, .caption,
        maximumLines: 3)
    }
    let rest = errors.count - Self.errorLimits.count
    if rest > 0 { lines.append("and \(rest) more") }
    let head = errors.count == 1 ? "An error" : "\(errors.count) errors"
    var note = style.column(
      [style.note("\(head): drawn as far as it is understood")] + lines.map(style.note), spacing: 3
    ).padded(horizontal: 14, vertical: 10)
    note.elements.insert(
      .outline(note.bounds, radius: 8, stroke: style.palette.destructive, width: 1), at: 0)
    return note
  }

  private func drawer(of laidOut: LaidOutDocument) -> SurfaceDrawer {
    SurfaceDrawer(laidOut, appearance: appearance, symbols: symbols, widths: widths)
  }

  private func print(_ page: SVGPage, of laidOut: LaidOutDocument) -> [UInt8] {
    let file = laidOut.document.fileName
    return SVGPrinter.print(
      page.root, comment: "Generated by menuet \(version) from \(file). Do not edit.")
  }

  /// A context, and the state that was asked for.
  private func words(for laidOut: LaidOutDocument) -> String {
    Self.describe(laidOut.context) + (state.map { ", \($0)" } ?? "")
  }

  /// A context as a heading says it: `iPadOS, en, large text, right to left`.
  static func describe(_ context: LayoutContext) -> String {
    var words = [context.platform.displayName, context.locale]
    if context.contentSize != .large { words.append("\(context.contentSize.rawValue) text") }
    if context.isRightToLeft { words.append("right to left") }
    return words.joined(separator: ", ")
  }
}

/// A picture before it is printed.
private struct SVGPage {
  let title: String
  let summary: String
  let content: Block
  let style: DrawingStyle
  /// Indicates whether the content stands alone, without a ground, a margin and notes.
  var isBare = false

  /// Around the content, in points.
  private static let margin = 24.0

  /// The system's font where there is one of Apple's: its letters are a little narrower than those
  /// of Inter, which the built-in table has the widths of. Inter stands in for it elsewhere.
  private static let fonts =
    "-apple-system, 'SF Pro Text', Inter, 'Segoe UI', Roboto, sans-serif"

  /// A font of the user's, which the text was measured with, comes first.
  private var fonts: String {
    guard let family = style.metrics.text.family else { return Self.fonts }
    let escaped = family.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "'\(escaped)', \(Self.fonts)"
  }

  /// The symbols that are placeholders.
  private var noteOfMissingSymbols: Block? {
    let names = SVGElement.missingSymbols(in: content.elements)
    guard !names.isEmpty else { return nil }
    let words = "Without a drawing: " + names.joined(separator: ", ")
    let width = max(320, content.width)
    let lines = style.typesetter.wrapped(words, to: width, .caption, maximumLines: 6)
    return style.column(lines.map(style.note), spacing: 2)
  }

  /// The content and what is to be said of it, within a margin.
  private var framed: Block {
    style.column([content, noteOfMissingSymbols].compactMap(\.self), spacing: 24)
      .padded(Self.margin)
  }

  var root: SVGElement {
    let page = isBare ? content : framed
    let width = max(1, page.width.rounded(.up))
    let height = max(1, page.height.rounded(.up))
    var elements = page.elements
    let definitions = SVGElement.takeMasks(from: &elements)
    var children = [SVGElement("title", text: title), SVGElement("desc", text: summary)]
    if !definitions.isEmpty { children.append(SVGElement("defs", children: definitions)) }
    if !isBare {
      children.append(
        .rect(Rect(x: 0, y: 0, width: width, height: height), fill: style.palette.page))
    }
    return SVGElement(
      "svg",
      [
        SVGAttribute("xmlns", "http://www.w3.org/2000/svg"),
        SVGAttribute("width", .number(width)), SVGAttribute("height", .number(height)),
        SVGAttribute("viewBox", .numbers([0, 0, width, height])), SVGAttribute("role", "img"),
        SVGAttribute("font-family", .text(fonts)),
      ], children: children + elements)
  }
}

extension SVGElement {
  /// Removes the masks from a tree and returns each once, in order.
  fileprivate static func takeMasks(from elements: inout [SVGElement]) -> [SVGElement] {
    var masks: [SVGElement] = []
    takeMasks(from: &elements, into: &masks)
    return masks
  }

  private static func takeMasks(
    from elements: inout [SVGElement], into masks: inout [SVGElement]
  ) {
    for element in elements where element.name == "mask" {
      if !masks.contains(where: { $0["id"] == element["id"] }) { masks.append(element) }
    }
    elements.removeAll { $0.name == "mask" }
    for index in elements.indices { takeMasks(from: &elements[index].children, into: &masks) }
  }
}
