import MenuetModel
import MenuetSource

/// The commands of a foreign document: which items are one command, and their ids.
struct CommandPlan {
  /// A command of several items.
  struct Shared {
    let id: String
    let item: ForeignItem
  }

  /// The commands that stand in several places, in document order.
  private(set) var shared: [Shared] = []
  private var sharedIDs: [String: String] = [:]
  private var ids: IDSpace

  /// - Parameter purpose: The use of the document: in an audit each place keeps the shortcut that the
  ///   file writes there, so that it is the one to blame.
  init(_ document: ForeignDocument, for purpose: DocumentComposer.Purpose) {
    var items: [(ForeignItem, String?)] = []
    for surface in document.surfaces {
      let context = surface.title?.text ?? surface.name
      Self.collect(surface.items + surface.primary, context: context, into: &items)
    }
    Self.collect(document.commands, context: nil, into: &items)
    let systems = Set(items.compactMap(\.0.system).map(\.rawValue))
    ids = IDSpace(reserved: Array(systems) + InheritedMembers.ofUsualTypes)
    var counts: [String: Int] = [:]
    for (item, _) in items {
      // Standard commands are placed without being declared.
      if let identity = item.identity, item.system == nil {
        counts[identity, default: 0] += item.isDeclared ? 2 : 1
      }
    }
    for (item, context) in items {
      guard let identity = item.identity, item.system == nil, counts[identity, default: 0] > 1,
        sharedIDs[identity] == nil
      else { continue }
      let id = takeID(of: item, in: context)
      sharedIDs[identity] = id
      // What one place leaves out, another may say.
      var whole = item
      for (other, _) in items where other.identity == identity {
        if whole.shortcut == nil {
          whole.shortcut = other.shortcut
          whole.shortcutRange = other.shortcutRange
          whole.shortcutWords = other.shortcutWords
        }
        whole.symbol = whole.symbol ?? other.symbol
        whole.image = whole.image ?? other.image
        whole.hint = whole.hint ?? other.hint
        // What holds in every place is said once.
        whole.isDisabled = whole.isDisabled && other.isDisabled
        whole.isHidden = whole.isHidden && other.isHidden
        if whole.enabledWhen != other.enabledWhen { whole.enabledWhen = nil }
      }
      whole.visibleWhen = nil
      whole.hidesWhenDisabled = false
      if purpose == .auditing { whole.shortcut = nil }
      whole.losses = []
      shared.append(Shared(id: id, item: whole))
    }
  }

  private static func collect(
    _ items: [ForeignItem], context: String?, into result: inout [(ForeignItem, String?)]
  ) {
    for item in items {
      switch item.kind {
      case .command where item.radioGroup == nil: result.append((item, context))
      case .popUp, .segmented, .dropped: break
      default: collect(item.items, context: item.title?.text ?? context, into: &result)
      }
      collect(item.primary, context: context, into: &result)
    }
  }

  /// The id of the command that an item shares with others; `nil` where it stands alone.
  func sharedID(of item: ForeignItem) -> String? { item.identity.flatMap { sharedIDs[$0] } }

  /// The command of several places that has an id.
  func declared(_ id: String) -> ForeignItem? { shared.first { $0.id == id }?.item }

  /// A new id for a command, toggle, choice or state.
  mutating func takeID(of item: ForeignItem, in context: String?) -> String {
    var candidates = Self.candidates(title: item.title?.text, name: item.name, in: context)
    if item.state != .none {
      // A toggle's name in Swift is a property, which a view controller may have.
      let inherited = candidates.filter {
        InheritedMembers.ofUsualTypes.contains(SwiftName.property(ofToggle: $0))
      }
      candidates.removeAll(where: inherited.contains)
      candidates += inherited.map { "\($0)-toggle" }
    }
    return ids.take(candidates)
  }

  mutating func takeID(title: String?, name: String?, in context: String?) -> String {
    ids.take(Self.candidates(title: title, name: name, in: context))
  }

  private static func candidates(title: String?, name: String?, in context: String?) -> [String] {
    let own = title.flatMap(IDWords.id)
    let named = name.flatMap(IDWords.id)
    let around = context.flatMap(IDWords.id)
    var candidates: [String] = []
    for words in [own, named].compactMap({ $0 }) {
      candidates.append(words)
      // A name that says it twice says no more.
      if let around, !"\(words)-".hasPrefix("\(around)-") {
        candidates.append("\(around)-\(words)")
      }
    }
    return candidates.isEmpty ? [around.map { "\($0)-item" } ?? "item"] : candidates
  }

  /// A new id made of another one.
  mutating func takeID(_ id: String) -> String { ids.take([id]) }
}
