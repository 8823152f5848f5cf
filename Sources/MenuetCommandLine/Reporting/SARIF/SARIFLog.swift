import MenuetTool

/// A log in the Static Analysis Results Interchange Format 2.1.0, as far as findings need it. The
/// keys stand in the order of the properties.
struct SARIFLog: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    /// As XML ends its lines.
    let newlineSequences = ["\r\n", "\n", "\r"]
    let columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "menuet"
    let version: String
    let rules: [Rule]
  }

  struct Invocation: Encodable { let executionSuccessful: Bool }

  struct Text: Encodable {
    let text: String
    var markdown: String?
  }

  // MARK: Rules

  struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    var fullDescription: Text?
    let help: Text
    let defaultConfiguration: Configuration
    var properties: RuleProperties?
  }

  struct Configuration: Encodable {
    let enabled: Bool
    let level: String
  }

  struct RuleProperties: Encodable {
    let tags: [String]
    let guideline: String
    let edition: String?
    let fix: String
  }

  // MARK: Results

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
  }

  struct Location: Encodable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var message: Text?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable { let uri: String }

  /// Lines and columns are 1-based, the end column is that behind the last character; the offset is
  /// one in the file on disk.
  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
    let byteOffset: Int
    let byteLength: Int

    init(_ extent: FindingPlaces.Extent) {
      startLine = extent.start.line
      startColumn = extent.start.column
      endLine = extent.end.line
      endColumn = extent.end.column
      byteOffset = extent.start.offset
      byteLength = extent.end.offset - extent.start.offset
    }
  }

  // MARK: Remedies

  struct Fix: Encodable {
    let description: Text
    let artifactChanges: [ArtifactChange]
    let properties: FixProperties
  }

  struct FixProperties: Encodable {
    /// Indicates whether `validate --fix` applies it.
    let safe: Bool
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    /// `nil` where nothing is inserted.
    let insertedContent: Text?
  }
}
