import MenuetLayout
import MenuetModel
import MenuetSource

extension SurfaceWriter {
  /// The bar in each range of widths or at each width that was asked for, on one line where that has
  /// room for it, else a region a line, and the menus that the bar opens.
  func toolbar(_ toolbar: Toolbar) -> [String] {
    guard let minimum = toolbar.breakpoints.widths.last?.minimumWidth else { return [] }
    let faces = BarFaces(toolbar, in: document, on: context.platform)
    let story = BreakpointStory(toolbar.breakpoints, faces, asked: widths)
    let regions = Dictionary(
      toolbar.units.map { ($0.id, $0.region) }, uniquingKeysWith: { first, _ in first })
    let column = (story.bars.map { CharacterWidth.columns(of: $0.place) }.max() ?? 0) + 2
    let all = faces.all.flatMap { [$0] + $0.members }
    let marks = [
      all.contains(where: \.isDimmed) ? "~ dimmed" : nil,
      all.contains(where: \.isOn) ? "✓ on" : nil,
    ].compactMap(\.self)
    let legend = breaking.lines(
      ["(Name) symbol only", "● Name symbol and title", "Name ▾ menu", "» overflow menu"] + marks,
      separator: " · ", after: "  ")
    let least = toolbar.minimumWidth ?? minimum
    var bars = story.bars.map { shown in
      let words = shown.place
      let blanks = String(repeating: " ", count: column - CharacterWidth.columns(of: words))
      let head = "  " + words + blanks
      return shown.width < least
        ? [head + "does not fit: needs \(least) pt"]
        : bar(toolbar.breakpoints[shown.range], faces, regions, after: head)
    }
    if let words = story.missingWords { bars.insert(["  " + words], at: bars.count / 2) }
    var lines = legend + bars.flatMap { $0 }
    if widths.isEmpty, minimum >= least { lines.append("  does not fit below \(least) pt") }
    for face in faces.all.flatMap({ [$0] + $0.members }) {
      guard let menu = face.menu, menu.layouts != nil else { continue }
      lines.append(TerminalText.heading(menu.title))
      lines += self.menu(menu)
    }
    return lines
  }

  /// `leading [ … ] center [ … ] trailing [ … ] » overflow`
  private func bar(
    _ range: Breakpoint, _ faces: BarFaces, _ regions: [String: Toolbar.Region],
    after head: String
  ) -> [String] {
    var faces = faces
    var units: [Toolbar.Region: [String]] = [:]
    for unit in range.units {
      units[regions[unit.id] ?? .center, default: []].append(
        words(faces.next(unit.id), unit.form))
    }
    let overflow = range.overflow.map { TerminalText.singleLine(faces.next($0).title) }
    let parts = Toolbar.Region.allCases.map { region in
      region.rawValue + " [ " + (units[region] ?? []).map { $0 + " " }.joined() + "]"
    }
    let line =
      (parts + (overflow.isEmpty ? [] : ["» " + overflow.joined(separator: ", ")]))
      .joined(separator: " ")
    if CharacterWidth.columns(of: head + line) <= columns { return [head + line] }
    let margin = String(repeating: " ", count: CharacterWidth.columns(of: head))
    var lines = Toolbar.Region.allCases.enumerated().flatMap { index, region in
      breaking.lines(
        units[region] ?? [], after: (index == 0 ? head : margin) + region.rawValue + " [ ",
        last: units[region] == nil ? "]" : " ]")
    }
    if !overflow.isEmpty {
      lines += breaking.lines(overflow, separator: ", ", after: margin + "» ")
    }
    return lines
  }

  /// A unit in a form, as the legend explains it; members of a group stand in braces.
  private func words(_ face: BarFace, _ form: UnitForm) -> String {
    if face.kind == .segmented { return segments(face.choice, isDimmed: face.isDimmed) }
    if face.kind == .group && form != .representative {
      let members = face.members.map { words($0, $0.form(inGroup: form)) }
      return "{ " + members.map { $0 + " " }.joined() + "}"
    }
    return (face.isDimmed ? Self.dimMark : "") + (face.isOn ? "✓ " : "") + bareWords(face, form)
  }

  private func bareWords(_ face: BarFace, _ form: UnitForm) -> String {
    let title = TerminalText.singleLine(face.title)
    let arrow = face.indicator != .none || form == .representative ? " ▾" : ""
    switch form == .kept ? face.widestForm : form {
    case .both: return "● " + title + arrow
    case .icon: return "(" + title + ")" + arrow
    case .representative: return (face.symbol == nil ? title : "(" + title + ")") + arrow
    case .title, .members, .icons, .overflow, .hidden, .kept: return title + arrow
    }
  }
}
