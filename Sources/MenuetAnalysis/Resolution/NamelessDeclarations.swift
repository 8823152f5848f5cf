import MenuetModel
import MenuetSource

/// What is declared without an id of its own: an element whose id is missing or blank, or that of
/// another one.
///
/// A name that nothing declares was most likely the id of one of them, and the finding there is
/// enough.
struct NamelessDeclarations {
  /// The elements that are there to be referred to, and have no id.
  private var unnamed = Counts()
  /// Those with the id of another one.
  private var doubles = Counts()
  /// The number of choices without an id.
  private var choices = 0
  /// What the others would be called by their titles.
  private var slugs: [String] = []
  /// The same, once somebody has asked.
  private var slugIndex: NameIndex?
  /// The names that were taken for the ids of some.
  private var names: Set<String> = []

  /// The number of elements by their kind.
  private struct Counts {
    private var counts: [ReferenceKinds: Int] = [:]

    mutating func add(_ kind: ReferenceKinds) { counts[kind, default: 0] += 1 }

    mutating func take(_ kinds: ReferenceKinds) -> Bool {
      let fitting = counts.keys.filter { !$0.isDisjoint(with: kinds) }
      guard let kind = fitting.min(by: { $0.rawValue < $1.rawValue }), let count = counts[kind]
      else { return false }
      counts[kind] = count > 1 ? count - 1 : nil
      return true
    }
  }

  /// Adds an element that is there to be referred to: any name may be its own.
  mutating func add(unnamed kind: ReferenceKinds) { unnamed.add(kind) }

  /// The same for one that has an id, but that of another.
  mutating func add(double kind: ReferenceKinds) { doubles.add(kind) }

  /// Adds an element that stands for itself: a name is its own if it is like its title. Of many none
  /// is told from the others.
  mutating func add(title: String) {
    let slug = DocumentBuilder.slug(title)
    guard !slug.isEmpty, slugs.count < 200 else { return }
    slugs.append(slug)
    slugIndex = nil
  }

  /// Takes a name for the id of an element of some kinds; false where there is none without an id.
  ///
  /// - Parameter isSlip: True for a name that is like a declared one, which says enough unless it is
  ///   like the title of what has no id as well.
  mutating func take(_ name: String, for kinds: ReferenceKinds, isSlip: Bool = false) -> Bool {
    let index = slugIndex ?? NameIndex(slugs)
    slugIndex = index
    if names.contains(name) || index.best(for: name) != nil { return true }
    guard !isSlip, unnamed.take(kinds) || doubles.take(kinds) else { return false }
    names.insert(name)
    return true
  }

  /// Adds a choice without an id: conditions that name its options stand for it, wherever it is.
  mutating func addChoice() { choices += 1 }

  /// Takes a name before the dot of `choice.option` for the id of a choice; false where none is
  /// without an id.
  mutating func takeChoice(_ name: String, isSlip: Bool) -> Bool {
    if names.contains(name) { return true }
    guard !isSlip, choices > 0 else { return false }
    choices -= 1
    names.insert(name)
    return true
  }
}
