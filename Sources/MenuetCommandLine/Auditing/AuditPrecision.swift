import Menuet
import MenuetImport
import MenuetModel
import MenuetRules
import MenuetSource

/// The findings that are true and still say nothing to whoever keeps a foreign file: words that nobody
/// chose, and matters of taste.
enum AuditPrecision {
  /// The widest title that is not called long, in cells: the rule's own measure is that of a document
  /// that is written anew.
  private static let longTitle = 50

  /// Sets the thresholds that hold for foreign files, unless the configuration has others.
  static func setThresholds(_ options: inout RuleOptions) {
    for name in ["cells", "words", "macos-cells", "macos-words"] {
      guard let threshold = RuleCatalog.thresholds["menu-title-long.\(name)"],
        options[threshold] == threshold.standard
      else { continue }
      options[threshold] = longTitle
    }
  }

  /// Returns whether a finding is worth a line.
  ///
  /// - Parameter element: The element of the document that it blames.
  static func isWanted(_ rule: RuleID, of element: ImportedDocument.Element) -> Bool {
    let title = element.title ?? ""
    // The title of an item without one is made of its name.
    let isMade = element.attributes[.title] == nil || element.losses.contains { $0.isOfTitle }
    switch rule {
    case "menu-title-case", "menu-title-long", "menu-title-settings":
      if element.titleExemption != .none || isMade { return false }
    case "menu-ellipsis-dots":
      if element.titleExemption == .whole || isMade { return false }
    default: break
    }
    switch rule {
    case "menu-title-case":
      // The values of a pop-up button are no commands.
      return element.name != .option && !isPlaceholder(element) && hasPlainMistake(title)
    case "menu-title-long":
      return element.name != .option && !isPlaceholder(element)
    case "menu-title-settings": return element.name != .option
    default: return true
    }
  }

  /// The rules on what code can change when the app starts: the keys of an item, and whether it is
  /// there.
  private static let changeable: Set<RuleID> = [
    "shortcut-clash", "shortcut-reserved", "item-duplicate",
  ]

  /// Returns whether a rule's claim is unsure for the elements that it is about.
  static func isUnsure(_ rule: RuleID, of elements: [ImportedDocument.Element]) -> Bool {
    changeable.contains(rule) && elements.contains(where: \.isHeldByCode)
  }

  /// Returns whether a button shows the one option that its file has, in place of others.
  private static func isPlaceholder(_ element: ImportedDocument.Element) -> Bool {
    element.name == .pullDownButton && !element.losses.isEmpty
  }

  // MARK: Capitals

  /// Words that some write small and some with a capital.
  private static let debated: Set<String> = [
    "about", "across", "after", "against", "along", "around", "as", "at", "before", "behind",
    "below", "beside", "between", "but", "by", "down", "during", "except", "from", "if", "in",
    "inside", "into", "like", "near", "nor", "off", "on", "onto", "out", "outside", "over", "past",
    "per", "since", "so", "than", "that", "through", "toward", "under", "until", "up", "upon",
    "using", "via", "vs", "when", "where", "while", "with", "within", "without", "yet",
  ]

  /// Words that every guide writes small inside a title.
  private static let small: Set<String> = ["a", "an", "and", "for", "of", "or", "the", "to"]

  /// Returns whether a title has a mistake that no guide allows.
  private static func hasPlainMistake(_ title: String) -> Bool {
    let words = title.split(separator: " ").map(String.init)
    for (index, word) in words.enumerated() {
      let plain = word.trimmingEnd
      guard plain.count > 1, plain.allSatisfy({ $0.isASCII && $0.isLetter }) else { continue }
      let isInside = index > 0 && index + 1 < words.count
      let before = index > 0 ? words[index - 1] : ""
      if plain.allSatisfy(\.isLowercase) {
        // "100 pt": a unit has its own case.
        let isUnit = before.last?.isNumber == true
        if !small.contains(plain), !debated.contains(plain), !isUnit { return true }
      } else if isInside, plain.dropFirst().allSatisfy(\.isLowercase),
        before.last?.isLetter == true, small.contains(plain.lowercased())
      {
        return true
      }
    }
    return false
  }
}

extension String {
  /// The word without signs at its end.
  fileprivate var trimmingEnd: String {
    var word = self
    while let last = word.last, ",:;!?….".contains(last) { word.removeLast() }
    return word
  }
}
