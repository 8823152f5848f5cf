import Menuet
import MenuetModel

extension SymbolCatalog {
  /// Reads a list of symbols, or says in words what is wrong with it.
  package init(_ bytes: [UInt8], path: String) throws(UsageError) {
    do throws(ParseError) {
      try self.init(parsing: bytes)
    } catch {
      throw .symbolsInvalid(file: path, reason: error.words)
    }
  }
}

extension SymbolCatalog.ParseError {
  fileprivate var words: String {
    switch self {
    case .isBinary: "is a binary property list; 'plutil -convert xml1' makes one that can be read"
    case .isNotXML: "is not a property list in XML"
    case .lacks(let key): "has no key '\(key)', as name_availability.plist has"
    }
  }
}
