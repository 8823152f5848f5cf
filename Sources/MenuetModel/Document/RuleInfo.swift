package import MenuetSource

/// The facts about a rule besides its check: the page that `menuet explain` prints.
package struct RuleInfo: Sendable {
  /// The part of the catalogue that a rule belongs to.
  package enum Group: String, Sendable, CaseIterable {
    case source, generic, layout
    case activities = "activity views, extensions"
    case buttons
    case contextMenus = "context menus"
    case editMenus = "edit menus"
    case menus, toggles
    case submenus = "submenus, layouts"
    case popUps = "pop-up, pull-down"
    case toolbars
    case sheets = "sheets and popovers"
    case dragAndDrop = "drag and drop"
  }

  /// The kind of remedy that the rule offers.
  package enum Fix: String, Sendable {
    /// Nothing but advice.
    case advice
    /// An edit that a person should look at.
    case unsafe
    /// An edit that `validate --fix` applies.
    case safe
  }

  /// A further severity of the rule: some of what it finds weighs less than the rest, or more.
  package struct Grade: Sendable {
    package let severity: Severity
    /// The findings with this severity, as in "in a menu bar".
    package let condition: String

    package static func error(_ condition: String) -> Self {
      Self(severity: .error, condition: condition)
    }
    package static func warning(_ condition: String) -> Self {
      Self(severity: .warning, condition: condition)
    }
    package static func note(_ condition: String) -> Self {
      Self(severity: .note, condition: condition)
    }
  }

  /// Where the rule comes from.
  package struct Guideline: Sendable {
    /// The page of the Human Interface Guidelines, or the document that defines the language.
    package let page: String
    /// The statement that the rule defends, in our words.
    package let statement: String
    /// The edition of the guidelines; `nil` for rules of the language itself.
    package let edition: String?
  }

  /// The stage that makes the findings.
  package enum Stage: Sendable {
    /// Reading files, and what they include.
    case loading
    /// Parsing, binding, resolving and checking.
    case analysis
    case layout
    case generation
  }

  /// The files that the examples need besides their text.
  package struct ExampleOptions: Sendable {
    /// The name of the example's file, where that matters.
    package var fileName: String?
    /// A `name_availability.plist`.
    package var symbols: String?
    /// A String Catalog, which the example names.
    package var strings: String?

    package init(fileName: String? = nil, symbols: String? = nil, strings: String? = nil) {
      self.fileName = fileName
      self.symbols = symbols
      self.strings = strings
    }
  }

  /// The parts that have to be unbroken before a rule may speak: where it was refused, a finding
  /// could be the consequence of a mistake that was reported already. The runner asks, not the
  /// rule.
  package struct Reads: Sendable {
    private enum Scope { case nothing, attributes, parts, subject, document }

    private let scope: Scope
    private let attributes: [AttributeName]

    private init(_ scope: Scope, _ attributes: [AttributeName] = []) {
      self.scope = scope
      self.attributes = attributes
    }

    /// The rule may always speak.
    package static let nothing = Reads(.nothing)
    /// The subject, everything in it, and what it shows from elsewhere.
    package static let subject = Reads(.subject)
    /// These attributes of the subject.
    package static func attributes(_ attributes: AttributeName...) -> Reads {
      Reads(.attributes, attributes)
    }
    /// The elements inside the subject, and these attributes of it.
    package static func parts(_ attributes: AttributeName...) -> Reads {
      Reads(.parts, attributes)
    }
    /// Every element of the document and its place, and these attributes wherever they stand.
    package static func document(_ attributes: AttributeName...) -> Reads {
      Reads(.document, attributes)
    }

    /// Returns whether what the rule reads of a subject is unbroken.
    package func areUnbroken(_ subject: NodeID, in written: any WrittenDocument) -> Bool {
      switch scope {
      case .nothing: true
      case .attributes: !attributes.contains { written.mayLack($0, on: subject) }
      case .parts:
        !written.mayLackParts(subject)
          && !attributes.contains { written.mayLack($0, on: subject) }
      case .subject: !written.isBroken(subject)
      case .document: !written.mayLackAnywhere(attributes)
      }
    }
  }

  package let id: RuleID
  package let group: Group
  package let severity: Severity
  /// The severities besides this one that findings of the rule have.
  package let grades: [Grade]
  package let fix: Fix
  /// The flagged mistake, in one sentence.
  package let summary: String
  package let guideline: Guideline
  /// Why it matters to the people who use the app or read the document.
  package let why: String
  /// Two documents, or what stands inside their roots, written as one difference. Lines after `-` are
  /// in the one that breaks the rule, lines after `+` in the mended one, all others in both; `§…§`
  /// surrounds what is blamed.
  private let example: String
  package let exampleOptions: ExampleOptions
  /// The numbers that the rule compares with.
  package let thresholds: [Threshold]
  package let stage: Stage
  /// The parts that have to be unbroken before the rule may speak.
  package let reads: Reads
  /// Indicates whether later stages could not work if the finding were ignored: its severity is
  /// fixed.
  package let isStructural: Bool
  /// Indicates whether the findings of the rule are notes that are shown only on request.
  package var isPedantic: Bool { isPedantic(severity) }
  private let isAlwaysShown: Bool

  package init(
    id: RuleID, _ group: Group, _ severity: Severity, grades: [Grade] = [], fix: Fix = .advice,
    _ summary: String, guideline: Guideline, why: String, example: String,
    exampleOptions: ExampleOptions = ExampleOptions(), reads: Reads = .nothing,
    stage: Stage = .analysis, thresholds: [Threshold] = [], isStructural: Bool = false,
    isAlwaysShown: Bool = false
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.grades = grades
    self.fix = fix
    self.summary = summary
    self.guideline = guideline
    self.why = why
    self.example = example
    self.exampleOptions = exampleOptions
    self.reads = reads
    self.thresholds = thresholds
    self.stage = stage
    self.isStructural = isStructural
    self.isAlwaysShown = isAlwaysShown
  }

  /// The example that breaks the rule; `§…§` surrounds what is blamed.
  package var failing: String { example(without: "+") }

  /// The same example, mended.
  package var passing: String { String(example(without: "-").filter { $0 != "§" }) }

  private func example(without mark: Character) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.first != mark }.map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  /// Returns whether the rule's findings of a severity are shown only on request.
  package func isPedantic(_ severity: Severity) -> Bool { severity == .note && !isAlwaysShown }

  /// A finding of this rule.
  package func finding(
    _ message: String, at location: SourceLocation, severity: Severity? = nil,
    notes: [DiagnosticNote] = [], fix: FixIt? = nil, fixIts: [FixIt] = []
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      id, severity ?? self.severity, message, at: location, notes: notes,
      fixIts: (fix.map { [$0] } ?? []) + fixIts)
    diagnostic.isPedantic = isPedantic(diagnostic.severity)
    return diagnostic
  }
}

/// A number that a rule compares with. A number that a guideline states is one, too: a team may have
/// reasons for another.
package struct Threshold: Sendable {
  /// Where the default comes from.
  package enum Origin: String, Sendable {
    /// The number stands in the guidelines.
    case guidelines
    /// The number stands in the English guidelines only.
    case englishGuidelines = "English guidelines"
    /// The guidelines give no number: this one is our choice.
    case ours
  }

  /// The name in a configuration file: the rule's id, a dot, and what is counted.
  package let name: String
  /// The number that counts unless a configuration gives another one.
  package let standard: Int
  package let origin: Origin
  package let summary: String

  package init(_ name: String, _ standard: Int, _ origin: Origin, _ summary: String) {
    self.name = name
    self.standard = standard
    self.origin = origin
    self.summary = summary
  }
}

extension RuleInfo.Guideline {
  /// A page of the Human Interface Guidelines, in the edition of 2022.
  package static func guidelines(_ page: String, _ statement: String) -> Self {
    Self(page: "Human Interface Guidelines, \(page)", statement: statement, edition: "2022")
  }

  package static func menus(_ statement: String) -> Self { guidelines("Menus", statement) }
  package static func buttons(_ statement: String) -> Self { guidelines("Buttons", statement) }
  package static func toolbars(_ statement: String) -> Self { guidelines("Toolbars", statement) }
  package static func contextMenus(_ statement: String) -> Self {
    guidelines("Context menus", statement)
  }
  package static func editMenus(_ statement: String) -> Self { guidelines("Edit menus", statement) }
  package static func popUpButtons(_ statement: String) -> Self {
    guidelines("Pop-up buttons", statement)
  }
  package static func pullDownButtons(_ statement: String) -> Self {
    guidelines("Pull-down buttons", statement)
  }
  package static func sheets(_ statement: String) -> Self { guidelines("Sheets", statement) }

  package static func activityViews(_ statement: String) -> Self {
    guidelines("Activity views", statement)
  }
  package static func popovers(_ statement: String) -> Self { guidelines("Popovers", statement) }
  package static func dragAndDrop(_ statement: String) -> Self {
    guidelines("Drag and drop", statement)
  }

  /// The contract of the class that shows sheets on iOS.
  package static func sheetController(_ statement: String) -> Self {
    Self(page: "UISheetPresentationController", statement: statement, edition: nil)
  }

  /// A rule of the language itself.
  package static func language(_ statement: String) -> Self {
    Self(page: "The Menuet language", statement: statement, edition: nil)
  }

  /// A rule of the layout.
  package static func layout(_ statement: String) -> Self {
    Self(page: "Layout", statement: statement, edition: nil)
  }
}
