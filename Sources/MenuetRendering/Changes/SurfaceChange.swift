import MenuetLayout
import MenuetModel

/// A surface that is drawn otherwise than it was.
package struct SurfaceChange: Sendable {
  package enum Kind: String, Sendable { case new, gone, changed }

  /// A sentence for two versions without any.
  package static let noChange = "Everything is drawn as it was."

  /// The id of the surface.
  package let surface: String
  package let title: String
  /// The kind of surface, as a heading says it: `Context menu`.
  package let surfaceKind: String
  package let kind: Kind
  /// One sentence a change, without full stop; empty where only the picture tells.
  package let words: [String]
  let block: Block
}

/// The surfaces that two versions of a document draw otherwise.
struct ChangeFinder {
  private let old: SurfaceDrawer
  private let new: SurfaceDrawer
  private let barWords: (_ toolbar: Toolbar, _ before: Toolbar) -> [String]

  /// - Parameter barWords: Returns what else has changed in a toolbar, in sentences.
  init(
    from old: SurfaceDrawer, to new: SurfaceDrawer,
    barWords: @escaping (_ toolbar: Toolbar, _ before: Toolbar) -> [String]
  ) {
    self.old = old
    self.new = new
    self.barWords = barWords
  }

  /// The changes in the order of the new version; what is gone comes last.
  ///
  /// - Parameter id: Of the only surface wanted.
  func changes(of id: String?) -> [SurfaceChange] {
    let before = Surface.all(in: old.document, on: old.context.platform, id: id)
    let after = Surface.all(in: new.document, on: new.context.platform, id: id)
    let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let kept = Set(after.map(\.id))
    return after.compactMap { surface in
      guard let earlier = known[surface.id] else {
        return change(surface, .new, [new.block(surface)], [])
      }
      return change(surface, before: earlier)
    } + before.filter { !kept.contains($0.id) }.map { change($0, .gone, [old.block($0)], []) }
  }

  private func change(
    _ surface: Surface, _ kind: SurfaceChange.Kind, _ parts: [Block], _ words: [String]
  ) -> SurfaceChange {
    let style = new.style
    let lines = words.flatMap {
      style.typesetter.wrapped($0, to: SurfaceDrawer.flowWidth, .caption, maximumLines: 4)
    }
    let heading = new.heading(
      surface.title, "\(surface.kind) · \(surface.id) · \(kind.rawValue)", size: 17, width: 480)
    let notes = lines.isEmpty ? [] : [style.column(lines.map(style.note), spacing: 2)]
    return SurfaceChange(
      surface: surface.id, title: surface.title, surfaceKind: surface.kind, kind: kind,
      words: words, block: style.column([heading] + notes + parts, spacing: 12))
  }

  /// `nil` where a surface is drawn as it was.
  private func change(_ surface: Surface, before: Surface) -> SurfaceChange? {
    let (then, now) = (old.block(before), new.block(surface))
    guard then.elements != now.elements else { return nil }
    var (parts, words) = menus(surface, before: before)
    if case .toolbar(let bar) = surface.content, case .toolbar(let earlier) = before.content {
      let titles = (old.barTitles(earlier)).merging(new.barTitles(bar)) { $1 }
      words =
        ChangeWords.words(of: bar, before: earlier, titles: titles) + barWords(bar, earlier) + words
      parts = bars(bar, before: earlier) + parts
    }
    if parts.isEmpty {
      func body(_ drawer: SurfaceDrawer, _ surface: Surface) -> Block {
        drawer.style.column(drawer.content(surface), spacing: SurfaceDrawer.spacing)
      }
      parts = [
        new.flow([
          captioned("Before", body(old, before)), captioned("Now", body(new, surface)),
        ])
      ]
    }
    return change(surface, .changed, parts, words)
  }

  private func captioned(_ caption: String, _ block: Block) -> Block {
    new.style.captioned(caption, block)
  }

  /// Each menu of a surface that has changed, before and now.
  private func menus(_ surface: Surface, before: Surface) -> (parts: [Block], words: [String]) {
    let earlier = Dictionary(old.openMenus(of: before).map { ($0.ids, $0) }) { first, _ in first }
    var parts: [Block] = []
    var words: [String] = []
    for placed in new.openMenus(of: surface) {
      guard let then = earlier[placed.ids] else { continue }
      let path = placed.ids.count > 1 || surface.isBar ? placed.path : []
      let sentences = ChangeWords.words(of: placed.menu, before: then.menu, path: path)
      let cards = (
        old.style.menuCard(then.menu, then.facets), new.style.menuCard(placed.menu, placed.facets)
      )
      guard cards.0.elements != cards.1.elements || !sentences.isEmpty else { continue }
      words += sentences
      let name = placed.path.joined(separator: " › ")
      parts.append(
        new.flow([
          captioned(
            "\(name), before",
            old.style.menuCard(then.menu.marked(against: placed.menu), then.facets)),
          captioned(
            "\(name), now",
            new.style.menuCard(placed.menu.marked(against: then.menu), placed.facets)),
        ]))
    }
    return (parts, words)
  }

  /// A bar at each usual width, or each that was asked for, at which it is drawn otherwise, before and
  /// now.
  private func bars(_ bar: Toolbar, before: Toolbar) -> [Block] {
    let moved = Set(bar.breakpoints.widths.compactMap(\.maximumWidth))
      .symmetricDifference(before.breakpoints.widths.compactMap(\.maximumWidth))
    func pairs(_ widths: [Int]) -> [Block] {
      widths.compactMap { width in
        let (then, now) = (old.strip(before, at: width), new.strip(bar, at: width))
        guard then.elements != now.elements else { return nil }
        return new.style.column(
          [captioned("\(width) pt, before", then), captioned("\(width) pt, now", now)], spacing: 6)
      }
    }
    guard new.widths.isEmpty else { return pairs(new.widths) }
    let drawn = pairs(new.context.platform.usualBarWidths)
    // Where no device shows a difference, some width between them does.
    return drawn.isEmpty ? pairs(moved.sorted(by: >).prefix(4).map { $0 - 1 }) : drawn
  }
}

extension Surface {
  /// Indicates whether it has menus beside each other.
  fileprivate var isBar: Bool {
    switch content {
    case .menuBar, .toolbar: true
    default: false
    }
  }
}
