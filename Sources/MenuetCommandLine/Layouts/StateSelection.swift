import MenuetModel
import MenuetSource
import MenuetTool

/// The values of states, toggles and choices that the command line asks for.
struct StateSelection {
  private let settings: [(name: String, value: String?)]
  /// The names that some document has, and all names of the documents.
  private var found: Set<String> = []
  private var known: [String] = []
  /// Indicates whether there was a document.
  private var hasSeen = false

  init(_ arguments: Arguments) throws(UsageError) {
    let items = arguments.all(.state).flatMap { Arguments.items(of: $0) }
    if items.contains("") { throw .listEmpty(option: CommandOption.state.spelling) }
    settings = items.map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  /// The state as it was asked for, in words; `nil` without any.
  var words: String? {
    settings.isEmpty
      ? nil
      : settings.map { name, value in
        switch value {
        case nil, "true": name
        case "false": "not " + name
        case let value?: "\(name) \(value)"
        }
      }.joined(separator: ", ")
  }

  /// The values in which a document is drawn: the usual ones, but for those that were asked for.
  ///
  /// A name that this document lacks may be another's.
  mutating func values(for document: Document) throws(UsageError) -> StateValues {
    hasSeen = true
    var values = document.usualValues
    let names = document.stateNames
    known += names + document.choices.map(\.id)
    for (name, value) in settings {
      if let choice = document.choices.first(where: { $0.id == name }) {
        let options = choice.options.map(\.id)
        guard let value else { throw .optionOfChoiceMissing(name, options: options) }
        guard options.contains(value) else {
          throw .wordUnknown(
            value, option: "\(CommandOption.state.spelling) \(name)", allowed: options)
        }
        values[name + "." + value] = true
      } else if names.contains(name) {
        try set(name, value, in: document, &values)
      } else {
        continue
      }
      found.insert(name)
    }
    return values
  }

  private func set(
    _ name: String, _ value: String?, in document: Document, _ values: inout StateValues
  ) throws(UsageError) {
    guard value == nil || value == "true" || value == "false" else {
      throw .wordUnknown(
        value ?? "", option: "\(CommandOption.state.spelling) \(name)", allowed: ["true", "false"])
    }
    let isOn = value != "false"
    if isOn || !values[name] || !name.contains(".") {
      values[name] = isOn
      return
    }
    // Some other option of the choice holds then: the first.
    let siblings = document.choices.first { name.hasPrefix($0.id + ".") }
    let other = siblings.flatMap { choice in
      choice.options.map { choice.id + "." + $0.id }.first { $0 != name }
    }
    if let other { values[other] = true }
  }

  /// Fails where a name was in none of the documents so far.
  func check() throws(UsageError) {
    guard hasSeen, let missing = settings.first(where: { !found.contains($0.name) }) else {
      return
    }
    throw .stateUnknown(missing.name, near: NearMiss.best(for: missing.name, in: known))
  }
}
