import MenuetModel
import MenuetSource

/// The declarations without an id of their own: an element whose id is missing or blank, or that of
/// another one.
///
/// A name that nothing declares was most likely the id of one of them, and the finding there is
/// enough. Each of them explains one name.
struct NamelessDeclarations {
  /// The elements without an id that stand where people see them.
  private var placed = Counts()
  /// Those that are there to be referred to.
  private var apart = Counts()
  /// Those of them with the id of another one.
  private var doubles = Counts()
  /// The ids that their titles suggest.
  private var slugs: [Slug] = []
  /// The same, once somebody has asked.
  private var slugIndex: NameIndex?
  /// The names that were taken for the ids of some.
  private var names: Set<String> = []

  /// The id that the title of an element suggests.
  private struct Slug {
    let text: String
    /// The element, unless it is seen where it stands and has the id of another one.
    let element: BoundDocument.Nameless?
  }

  /// The number of elements by their kind.
  private struct Counts {
    private var counts: [ReferenceKinds: Int] = [:]

    mutating func add(_ kind: ReferenceKinds) { counts[kind, default: 0] += 1 }

    mutating func remove(_ kind: ReferenceKinds) {
      guard let count = counts[kind] else { return }
      counts[kind] = count > 1 ? count - 1 : nil
    }

    mutating func take(_ kinds: ReferenceKinds) -> Bool {
      let fitting = counts.keys.filter { !$0.isDisjoint(with: kinds) }
      guard let kind = fitting.min(by: { $0.rawValue < $1.rawValue }) else { return false }
      remove(kind)
      return true
    }
  }

  /// Adds an element without an id: any name may be its own.
  mutating func add(_ element: BoundDocument.Nameless) {
    if element.isApart { apart.add(element.kinds) } else { placed.add(element.kinds) }
    for slug in element.slugs { add(Slug(text: slug, element: element)) }
  }

  /// The same for one that is there to be referred to and has an id, but that of another.
  mutating func add(double kind: ReferenceKinds) { doubles.add(kind) }

  /// Adds an element that stands for itself and has the id of another: a name is its own if it is
  /// like its title.
  mutating func add(title: String) {
    add(Slug(text: Identifier.slug(title), element: nil))
  }

  /// Of many titles none is told from the others.
  private mutating func add(_ slug: Slug) {
    guard !slug.text.isEmpty, slugs.count < 200 else { return }
    slugs.append(slug)
    slugIndex = nil
  }

  /// Takes a name for the id of an element of some kinds; false where there is none without an id.
  ///
  /// - Parameters:
  ///   - isSlip: True for a name that is like a declared one, which says enough unless it is like the
  ///     title of what has no id as well.
  ///   - isIdle: True for a name that is used without being placed anywhere, and so is not that of
  ///     what is there to be placed.
  mutating func take(
    _ name: String, for kinds: ReferenceKinds, isSlip: Bool = false, isIdle: Bool = false
  ) -> Bool {
    if takeByTitle(name) { return true }
    guard !isSlip, placed.take(kinds) || (!isIdle && (apart.take(kinds) || doubles.take(kinds)))
    else { return false }
    names.insert(name)
    return true
  }

  /// Takes a name for the id of the element whose title is like it; false where there is none.
  @discardableResult
  mutating func takeByTitle(_ name: String) -> Bool {
    if names.contains(name) { return true }
    let index = slugIndex ?? NameIndex(slugs.map(\.text))
    slugIndex = index
    guard let meant = index.best(for: name), let slug = slugs.first(where: { $0.text == meant })
    else { return false }
    if let element = slug.element {
      if element.isApart { apart.remove(element.kinds) } else { placed.remove(element.kinds) }
    }
    names.insert(name)
    return true
  }
}
