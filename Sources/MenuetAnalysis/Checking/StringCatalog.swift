/// The translations of a document's titles.
package struct StringCatalog: Sendable {
}
