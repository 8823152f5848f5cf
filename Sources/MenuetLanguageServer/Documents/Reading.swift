import Menuet
import MenuetBinding
import MenuetSource
import MenuetXML

/// A document with everything that it includes, read and bound but not checked: what can be known at
/// every keystroke.
final class Reading {
  let inclusion: Inclusion
  /// The moment that it was made, as the workspace counts changes.
  let moment: Int
  private var knownMentions: MentionIndex?
  /// The last index that was made of the document, until there is one of this state.
  private var formerMentions: MentionIndex?

  init(_ inclusion: Inclusion, moment: Int, after former: Reading?) {
    self.inclusion = inclusion
    self.moment = moment
    formerMentions = former.flatMap { $0.knownMentions ?? $0.formerMentions }
  }

  /// The names in it, found when they are asked for.
  var mentions: MentionIndex {
    if let knownMentions { return knownMentions }
    let mentions = MentionIndex(inclusion.bound, after: formerMentions)
    knownMentions = mentions
    formerMentions = nil
    return mentions
  }

  /// The identities of its files, the root first.
  var identities: [String] { inclusion.identities }

  /// The tree of a file; `nil` where nothing of it can be read.
  func bound(_ file: Int) -> BoundDocument? {
    inclusion.bound.indices.contains(file) ? inclusion.bound[file] : nil
  }

  /// The number of a file.
  func file(_ identity: String) -> Int? { identities.firstIndex(of: identity) }
}
