/// A title that says that something is shown or hidden, or switched on or off.
struct StateTitle: Hashable {
  /// The object of the title, in lower case.
  private let object: String
  /// Indicates whether it is Show or On, not Hide or Off.
  private let isOn: Bool

  // Made once: titles are many.
  private static let show: Word = "show"
  private static let hide: Word = "hide"
  private static let enable: Word = "enable"
  private static let disable: Word = "disable"
  private static let turn: Word = "turn"

  /// The title that undoes what this one does.
  var opposite: StateTitle { StateTitle(object: object, isOn: !isOn) }

  private init(object: String, isOn: Bool) {
    self.object = object
    self.isOn = isOn
  }

  /// A title such as "Show Ruler" and "Hide Ruler"; `nil` for any other.
  init?(shown title: TitleWords, in language: TitleLanguage) {
    switch language {
    case .english:
      guard title.count > 1, let first = title.first, first == Self.show || first == Self.hide
      else { return nil }
      self.init(object: title.rest(behind: 1), isOn: first == Self.show)
    case .chinese:
      let verbs = [("显示", true), ("顯示", true), ("隐藏", false), ("隱藏", false)]
      guard let (verb, isOn) = verbs.first(where: { title.text.hasPrefix($0.0) }),
        title.text.count > verb.count
      else { return nil }
      self.init(object: String(title.text.dropFirst(verb.count)), isOn: isOn)
    case .other: return nil
    }
  }

  /// An English title such as "Turn Grid On", "Turn Off Grid", "Enable Grid"; `nil` for any other.
  init?(switched title: TitleWords) {
    guard title.count > 1, let first = title.first else { return nil }
    switch first {
    case Self.enable, Self.disable:
      self.init(object: title.rest(behind: 1), isOn: first == Self.enable)
    case Self.turn:
      let words = title.words.dropFirst()
      guard words.count > 1, let start = words.first, let end = words.last else { return nil }
      if end == "on" || end == "off" {
        self.init(object: words.dropLast().joined(separator: " "), isOn: end == "on")
      } else if start == "on" || start == "off" {
        self.init(object: words.dropFirst().joined(separator: " "), isOn: start == "on")
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension TitleWords {
  /// The words behind the first ones, in lower case.
  fileprivate func rest(behind count: Int) -> String {
    words.dropFirst(count).joined(separator: " ")
  }
}
