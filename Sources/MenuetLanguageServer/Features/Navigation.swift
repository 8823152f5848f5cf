import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetXML

/// Going from a name to where it is declared, and to where it is used.
extension LanguageServer {
  /// Where the thing at a place is declared; of a path, its file.
  func definition(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let offset = try offset(parameters, in: document)
    var locations: [JSONValue] = []
    for reading in workspace.readings(of: document) {
      guard let file = reading.file(document.identity) else { continue }
      for mention in reading.mentions.mentions(at: offset, inFile: file) {
        guard let declaration = reading.mentions.declaration(of: mention) else { continue }
        locations.append(location(declaration, in: reading))
      }
      if let path = path(at: offset, inFile: file, of: reading) {
        let start = TextPosition(line: 0, character: 0).json
        locations.append([
          "uri": .text(uri(ofFile: path)), "range": ["start": start, "end": start],
        ])
      }
    }
    return .list(unique(locations))
  }

  /// Every place of the thing at a place.
  func references(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let offset = try offset(parameters, in: document)
    let includesDeclaration =
      parameters["context"]?["includeDeclaration"]?.boolean ?? true
    var locations: [JSONValue] = []
    for reading in workspace.readings(of: document) {
      for mention in mentions(at: offset, of: document, in: reading)
      where includesDeclaration || !mention.isDeclaration {
        locations.append(location(mention, in: reading))
      }
    }
    return .list(unique(locations))
  }

  /// The places in this document of the thing at a place.
  func highlights(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let offset = try offset(parameters, in: document)
    guard let reading = workspace.readings(of: document).first,
      let file = reading.file(document.identity)
    else { return .list([]) }
    return .list(
      mentions(at: offset, of: document, in: reading).filter { $0.file == file }.map { mention in
        [
          "range": document.file.range(mention.range, workspace.encoding),
          // 3 is for what writes a value, 2 for what reads it.
          "kind": mention.isDeclaration ? 3 : 2,
        ]
      })
  }

  /// Every place of the thing at a place, in a reading.
  func mentions(at offset: Int, of document: OpenDocument, in reading: Reading) -> [Mention] {
    guard let file = reading.file(document.identity),
      let mention = reading.mentions.mentions(at: offset, inFile: file).first
    else { return [] }
    let symbol = reading.mentions.symbol(of: mention)
    return reading.mentions.mentions(of: reading.mentions.aliases(of: symbol))
  }

  func location(_ mention: Mention, in reading: Reading) -> JSONValue {
    let file = workspace.file(mention.file, of: reading)
    return ["uri": .text(file.uri), "range": file.range(mention.range, workspace.encoding)]
  }

  /// The file that the attribute at a place names.
  private func path(at offset: Int, inFile file: Int, of reading: Reading) -> String? {
    guard let bound = reading.bound(file), let element = bound.kindOfTag(at: offset),
      let attribute = bound.tree.attribute(
        of: element.index, at: UInt32(clamping: offset)),
      let name = bound.name(of: attribute),
      Vocabulary.spec(element.kind).attribute(name)?.type == .path
    else { return nil }
    if element.kind == .include {
      let node = NodeID(file: Int32(clamping: file), element: Int32(clamping: element.index))
      if let included = reading.inclusion.links[node] { return reading.identities[included] }
    }
    let folder = Path.folder(of: bound.tree.source.path)
    let path = Path.shortened(Path.join(folder, bound.tree.value(of: attribute)))
    return FileSystem.realPath(path)
  }

  private func uri(ofFile identity: String) -> String {
    workspace.openDocument(identity)?.uri ?? DocumentURI.uri(of: identity)
  }

  /// Values without those that came before.
  func unique(_ values: [JSONValue]) -> [JSONValue] {
    var seen: Set<[UInt8]> = []
    return values.filter { seen.insert($0.text).inserted }
  }
}

extension BoundDocument {
  /// The element between the brackets of whose start tag an offset lies, where the language has it.
  func kindOfTag(at offset: Int) -> (index: Int, kind: ElementName)? {
    guard let element = tree.element(withTagAt: UInt32(clamping: offset)),
      let kind = kind(element)
    else { return nil }
    return (element, kind)
  }
}

extension Workspace {
  /// A file of a reading.
  func file(_ file: Int, of reading: Reading) -> FileText {
    self.file(reading.identities[file], reading.inclusion.files[file])
  }
}
