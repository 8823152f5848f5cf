/// The symbols that exist, with the release of the system fonts that brought each.
package struct SymbolCatalog: Sendable {
}
