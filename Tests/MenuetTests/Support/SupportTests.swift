import MenuetSource
import Testing

@testable import Menuet
@testable import MenuetGeneration
@testable import MenuetModel

/// What the vocabulary declares of the support by frameworks is what generated code does: documents
/// that differ in one attribute are compiled, and their code and notes are compared.
@Suite struct SupportTests {
  @Test(arguments: Vocabulary.elements.map(\.name))
  func theTableTellsTheTruth(_ name: ElementName) {
    let element = Vocabulary.spec(name)
    let trials = SupportExamples.examples(of: name).compactMap(Trial.init)
    for attribute in element.attributes {
      for lie in Comparison(attribute, of: element).lies(in: trials) {
        Issue.record("LIE \(name.spelling) \(lie)")
      }
    }
  }

  @Test(arguments: Vocabulary.elements.map(\.name))
  func everyLimitSaysWhyAndWhatInstead(_ name: ElementName) {
    let element = Vocabulary.spec(name)
    for attribute in [nil] + element.attributes.map(Optional.some) {
      for framework in Framework.allCases {
        let limits =
          attribute.map { element.limits(of: $0.name, in: framework) }
          ?? element.limits(in: framework)
        let place = "\(name.spelling) \(attribute?.name.spelling ?? "") in \(framework)"
        #expect(limits.filter { $0.words.isEmpty }.count <= 1, "\(place) is limited twice")
        for limit in limits where limit.kind != .nothingToGenerate {
          #expect(!limit.reason.isEmpty && !limit.instead.isEmpty, "\(place)")
          #expect(!(limit.reason + limit.instead).contains("|"), "a cell of a table")
          let words = attribute?.type.syntax.words ?? []
          #expect(limit.words.allSatisfy(words.contains), "\(place)")
        }
      }
    }
  }

  @Test func whatIsLimitedIsAnAttributeOfItsElement() {
    for element in Vocabulary.elements {
      for name in element.attributeLimits.flatMap(\.attributes) {
        #expect(element.attribute(name) != nil, "\(element.name.spelling) \(name.spelling)")
      }
    }
  }

  @Test func whatIsWrittenOftenIsNotedOnceAndAtTheValue() throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios macos">
      <commands><command id="one" title="One" keeps-menu-open="true" navigates="list"/></commands>
      <view id="list"/>
      <menu id="menu" title="Menu">
        <item ref="one"/>
        <command id="two" title="Two" navigates="list"/>
        <command id="three" title="Three" navigates="list" platforms="macos"/>
      </menu>
      </menuet>
      """
    var compilation = Compiler(options: Compiler.Options()).compile(
      Array(text.utf8), path: "Notes.menuet.xml")
    _ = compilation.swift(framework: .uikit, access: .internal)
    let notes = compilation.diagnostics.filter { $0.message.hasPrefix("'navigates'") }
    let note = try #require(notes.first)
    #expect(notes.count == 1)
    #expect(note.severity == .note)
    #expect((note.line, note.column) == (2, 75))
    #expect(
      note.message
        == "'navigates' cannot be expressed in UIKit: how the app goes to a view is its own; "
        + "show it where the app performs the command (3 in the document)")
  }
}

/// An example as it is compiled without the attribute.
private struct Trial {
  let example: String
  let outputs: [Framework: Output]

  /// `nil` for a document with errors.
  init?(_ example: String) {
    guard let outputs = Output.all(of: SupportExamples.plain(example), for: Framework.allCases)
    else { return nil }
    self.example = example
    self.outputs = outputs
  }
}

/// An attribute's effects on the examples of its element, beside what is declared.
private struct Comparison {
  let attribute: AttributeSpec
  let element: ElementSpec
  private var isTried = false
  private var changes: [String: Set<Framework>] = [:]
  private var notes: [String: Set<Framework>] = [:]

  init(_ attribute: AttributeSpec, of element: ElementSpec) {
    self.attribute = attribute
    self.element = element
  }

  /// The limit of a value; that of the element itself goes before.
  private func limit(_ value: String, _ framework: Framework) -> SupportLimit? {
    element.limits(in: framework).first
      ?? element.limits(of: attribute.name, in: framework).first {
        $0.concerns(value, default: attribute.defaultValue)
      }
  }

  private func isGenerated(_ value: String, _ framework: Framework) -> Bool {
    guard let kind = limit(value, framework)?.kind else { return true }
    if case .newer = kind { return true }
    return false
  }

  /// The values to try: those that limits name, and some of the others.
  private var values: [String] {
    let all = SupportExamples.values(of: attribute, on: element.name)
    let named = Framework.allCases.flatMap { framework in
      element.limits(of: attribute.name, in: framework).flatMap(\.words)
    }
    return named + all.filter { !named.contains($0) }.prefix(4)
  }

  /// Where the declaration and the code differ, one line each.
  func lies(in trials: [Trial]) -> [String] {
    var comparison = self
    for value in values { comparison.run(value, trials) }
    return comparison.lies
  }

  private mutating func run(_ value: String, _ trials: [Trial]) {
    for trial in trials {
      // Nothing more can be learnt of what is to be generated, and is.
      let open = Framework.allCases.filter { framework in
        !isGenerated(value, framework) || !changes.values.contains { $0.contains(framework) }
      }
      if open.isEmpty { return }
      guard
        let text = SupportExamples.writing(attribute.name, value, in: trial.example),
        let after = Output.all(of: text, for: open)
      else { continue }
      isTried = true
      for (framework, new) in after {
        guard let old = trial.outputs[framework] else { continue }
        if old.source != new.source { changes[value, default: []].insert(framework) }
        let isNamed = new.notes.contains { $0.hasPrefix("'\(attribute.name.spelling)") }
        if isNamed || !Set(new.notes).isSubset(of: old.notes) {
          notes[value, default: []].insert(framework)
        }
      }
    }
  }

  private var lies: [String] {
    guard isTried else {
      return SupportExceptions.hasNoExample(element.name, attribute.name)
        ? [] : ["\(attribute.name.spelling) has no example"]
    }
    return Framework.allCases.flatMap { framework in
      lies(in: framework).filter { _ in
        !SupportExceptions.contains(element.name, attribute.name, framework)
      }
    }
  }

  private func lies(in framework: Framework) -> [String] {
    var lies: [String] = []
    let generated = values.filter { isGenerated($0, framework) }
    let place = "\(attribute.name.spelling) in \(framework)"
    if !generated.isEmpty,
      !generated.contains(where: { changes[$0]?.contains(framework) ?? false })
    {
      lies.append("\(place) changes no code: \(generated.joined(separator: ", "))")
    }
    for value in values where !isGenerated(value, framework) {
      if changes[value]?.contains(framework) ?? false {
        lies.append("\(place) changes the code: \(value)")
      }
      let isNoted = notes[value]?.contains(framework) ?? false
      let isSilent =
        limit(value, framework)?.kind == .nothingToGenerate
        || !element.limits(in: framework).isEmpty
      if isNoted == isSilent {
        lies.append("\(place) \(isNoted ? "is noted" : "is not noted"): \(value)")
      }
    }
    return lies
  }
}

/// What a document becomes for a framework.
private struct Output {
  let source: [UInt8]?
  let notes: [String]

  /// The code for each of some frameworks with the notes; `nil` for a document with errors.
  static func all(of text: String, for frameworks: [Framework]) -> [Framework: Output]? {
    var options = Compiler.Options()
    for rule in RuleCatalog.rules where !rule.isStructural && rule.stage != .generation {
      options.policy[rule.id] = .off
    }
    let compiled = Compiler(options: options).compile(Array(text.utf8), path: "Notes.menuet.xml")
    guard compiled.succeeded else { return nil }
    let outputs = frameworks.map { framework in
      var compilation = compiled
      var source = compilation.swift(framework: framework, access: .internal)
      for file in compilation.extensionFiles(framework: framework, access: .internal) {
        source? += Array(file.ending.utf8) + file.bytes
      }
      let notes = compilation.findings.filter { $0.rule == "framework-cannot-express" }
      return (framework, Output(source: source, notes: notes.map(\.message)))
    }
    return Dictionary(uniqueKeysWithValues: outputs)
  }
}

extension SupportExamples {
  /// An example without the attribute.
  static func plain(_ example: String) -> String { document(named(example, "own"), "") }

  /// An example with an attribute at its mark, in place of one of that name.
  static func writing(_ attribute: AttributeName, _ value: String, in example: String) -> String? {
    let isID = attribute == .id || attribute == .name
    let text = named(example, isID ? value : "own")
    let pieces = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2, let end = pieces[1].firstIndex(of: ">") else { return nil }
    let tag = String(pieces[1][..<end]).split(
      separator: " \(attribute.spelling)=\"", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = pieces[1][end...]
    guard tag.count == 2 else { return document(text, "\(attribute.spelling)=\"\(value)\"") }
    let behind = tag[1].drop { $0 != "\"" }.dropFirst()
    return document(
      "\(pieces[0])\(tag[0]) \(attribute.spelling)=\"\(value)\"\(behind)\(rest)", "")
  }

  private static func named(_ example: String, _ id: String) -> String {
    let isType = example.contains("\"com.example.own\"") && id == "own"
    return example.replacing("{id}", with: isType ? "com.example.own" : id)
  }
}

/// What comparing two documents cannot show, each with its reason.
enum SupportExceptions {
  static func hasNoExample(_ element: ElementName, _ attribute: AttributeName) -> Bool {
    switch (element, attribute) {
    // What is included is another file.
    case (.include, .href): true
    // A button never stands in an edit menu.
    case (.button, .near), (.button, .position): true
    default: false
    }
  }

  static func contains(
    _ element: ElementName, _ attribute: AttributeName, _ framework: Framework
  ) -> Bool {
    switch (element, attribute, framework) {
    // The app calls what a surface is made by, and does so where the surface is there. AppKit's code
    // leaves out what is for other systems.
    case (_, .platforms, _): true
    // A preview is dragged by the drag source of its view; without one there is a note.
    case (.contextMenu, .previewDrag, .uikit): true
    // A place that says anything of its command is written in full, and a comment is something.
    case (.item, .comment, .uikit), (.item, .comment, .none): true
    // A drop of SwiftUI is a copy, whatever is written.
    case (.dropTarget, .operation, .swiftui): true
    default: false
    }
  }
}
