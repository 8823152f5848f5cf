import MenuetModel

extension JSONOutput {
  /// Writes a command as its conformance encodes it.
  func write(_ command: Command) throws {
    text.open(UInt8(ascii: "{"))
    member("id", command.id, isFirst: true)
    member("kind", command.kind.rawValue)
    member("system", command.system?.rawValue)
    member("title", command.title)
    member("symbol", command.symbol)
    if let details = command.details?.value { try writeMembers(of: details) }
    member("role", command.role.rawValue)
    member("shortcut", command.shortcut?.spelling)
    member("platforms", command.$platforms)
    member("enabledWhen", command.enabledWhen?.spelling)
    member("visibleWhen", command.visibleWhen?.spelling)
    member("whenUnavailable", command.whenUnavailable?.rawValue)
    member("form", command.form?.rawValue)
    if !command.traits.isEmpty { try member("traits", encoding: command.traits) }
    member("frequency", command.frequency.rawValue)
    member("scope", command.scope?.rawValue)
    member("duration", command.duration.rawValue)
    member("presentation", command.presentation.rawValue)
    if command.standard {
      text.beginMember("standard", isFirst: false)
      text.append(true)
    }
    member("source", command.source)
    text.close(UInt8(ascii: "}"), isEmpty: false)
  }

  private func writeMembers(of details: CommandDetails) throws {
    member("subtitle", details.subtitle)
    member("image", details.image)
    member("accessibilityLabel", details.accessibilityLabel)
    member("hint", details.hint)
    member("comment", details.comment)
    member("onTitle", details.onTitle)
    member("offTitle", details.offTitle)
    member("onSymbol", details.onSymbol)
    member("offSymbol", details.offSymbol)
    member("confirm", details.confirm)
    member("presents", details.presents)
    member("setsDetent", details.setsDetent)
    member("navigates", details.navigates)
    member("alternateOf", details.alternateOf)
    member("handler", details.handler)
    if !details.affects.isEmpty { try member("affects", encoding: details.affects) }
    if !details.clears.isEmpty { try member("clears", encoding: details.clears) }
  }
}
