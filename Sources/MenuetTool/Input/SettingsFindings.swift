package import MenuetSource

/// The mistakes in a JSON file of settings: a configuration, or a file of metrics. One run finds
/// all of them.
package struct SettingsFindings {
  /// The id of the findings.
  package static let rule: RuleID = "configuration-invalid"

  private var findings: [Diagnostic] = []

  /// In source order.
  package var sorted: [Diagnostic] {
    findings.sorted { $0.location.range.start < $1.location.range.start }
  }

  package var isEmpty: Bool { findings.isEmpty }

  /// The value that a file holds; `nil` for one that is no JSON.
  package mutating func parse(_ source: SourceFile) -> JSONValue? {
    do throws(JSONValue.ParseError) {
      return try JSONValue(parsing: source.text)
    } catch {
      report(error.message, at: error.range)
      return nil
    }
  }

  /// The members of an object, each name once.
  package mutating func members(of value: JSONValue, _ what: String) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      report("\(what) is an object '{ … }'", at: value.range)
      return []
    }
    var places: [String: ByteRange] = [:]
    return members.filter { member in
      if let first = places.updateValue(member.nameRange, forKey: member.name) {
        let note = DiagnosticNote("it stands here already", at: SourceLocation(range: first))
        report("'\(member.name)' stands twice in one object", at: member.nameRange, notes: [note])
        return false
      }
      return true
    }
  }

  /// - Parameter what: What a member is, as in "there is no key 'x'".
  mutating func reportUnknown(_ what: String, _ member: JSONValue.Member, among names: [String]) {
    reportUnknown(
      "there is no \(what) '\(member.name)'", member,
      near: NearMiss.best(for: member.name, in: names))
  }

  mutating func reportUnknown(_ message: String, _ member: JSONValue.Member, near: String?) {
    report(message, at: member.nameRange, fixIts: suggestions(near, member.nameRange))
  }

  /// Names of the language need no escapes in JSON.
  func suggestions(_ near: String?, _ range: ByteRange) -> [FixIt] {
    guard let near else { return [] }
    let edit = SourceEdit(SourceLocation(range: range), "\"\(near)\"")
    return [FixIt("did you mean '\(near)'?", edits: [edit])]
  }

  package mutating func report(
    _ message: String, at range: ByteRange, notes: [DiagnosticNote] = [], fixIts: [FixIt] = []
  ) {
    findings.append(
      Diagnostic(
        Self.rule, .error, message, at: SourceLocation(range: range), notes: notes,
        fixIts: fixIts))
  }
}
