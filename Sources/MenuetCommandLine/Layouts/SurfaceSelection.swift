import MenuetLayout
import MenuetModel
import MenuetRendering
import MenuetSource
import MenuetTool

/// The name of something: its id, and the title by which people know it.
typealias NamedThing = (id: String, title: String?)

/// The search of some documents for what the command line asks for.
struct SurfaceSelection {
  private let id: String?
  private var isFound = false
  private var known: [NamedThing] = []
  private var platforms: PlatformSet = []
  private var documents = 0
  private var contexts = 0
  /// The kind of what has the id, and the platforms that it stands on.
  private var kind: String?
  private var homes: PlatformSet = []
  private var asked: PlatformSet = []

  init(id: String?) { self.id = id }

  /// Remembers what a document has, for the words of an error.
  ///
  /// - Parameter names: What can be asked for in a context.
  mutating func see(
    _ document: Document, contexts laidOut: [LaidOutDocument],
    names: (LaidOutDocument) -> [NamedThing]
  ) {
    documents += 1
    contexts += laidOut.count
    platforms.formUnion(document.platforms)
    guard let id else { return }
    for laidOut in laidOut {
      known += names(laidOut)
      asked.formUnion(PlatformSet(laidOut.context.platform))
    }
    if known.contains(where: { $0.id == id }) { isFound = true }
    if isFound { return }
    for platform in document.platforms.members {
      for surface in SurfaceName.all(in: document, on: platform) where surface.id == id {
        kind = surface.kind
        homes.formUnion(PlatformSet(platform))
      }
    }
  }

  /// Fails where nothing was found.
  func check(_ options: ContextOptions) throws(UsageError) {
    guard documents > 0 else { return }
    if contexts == 0 {
      throw .platformAbsent(options.platformWords, platforms: platforms.description)
    }
    guard let id, !isFound else { return }
    guard let kind else {
      var seen: Set<String> = []
      throw .surfaceUnknown(
        id, near: known.near(id), known: known.map(\.id).filter { seen.insert($0).inserted })
    }
    if homes.isDisjoint(with: asked) {
      throw .surfaceElsewhere(id, kind: kind, platforms: homes.description)
    }
    throw .surfaceWithoutLayout(id, kind: kind)
  }
}

extension LayoutSurfaces {
  /// The names of the surfaces that were laid out.
  var names: [NamedThing] {
    toolbars.map { (id: $0.id, title: $0.title) } + menus.map { (id: $0.id, title: $0.title) }
      + presentations.map { (id: $0.id, title: $0.title) }
  }
}

extension [NamedThing] {
  /// The id that was probably meant: one whose title was written, or whose last part, one that is
  /// near, or one whose title is.
  func near(_ word: String) -> String? {
    let words = word.lowercased()
    if let titled = first(where: { $0.title?.lowercased() == words }) { return titled.id }
    if let option = first(where: { $0.id.hasSuffix("." + word) }) { return option.id }
    if let near = NearMiss.best(for: word, in: map(\.id)) { return near }
    let title = NearMiss.best(for: word, in: compactMap(\.title))
    return title.flatMap { title in first { $0.title == title }?.id }
  }
}
