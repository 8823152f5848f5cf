import MenuetSource

/// Start tags: names, namespaces and attributes.
extension RecoveringReader {
  mutating func readStartTag() {
    let start = position
    let nameStart = nameBehindSpace(at: start + 1) ?? start + 1
    let tag = tags.read(nameAt: nameStart)
    if let problem = nesting.builder.exceededLimit {
      return truncate(problem, start..<tag.name.upperBound)
    }
    if nameStart > start + 1 {
      report(.spaceBeforeName(text.string(tag.name)), (start + 1)..<nameStart)
    }
    if isBehindRoot { noteBehindRoot(start..<tag.name.upperBound) }
    position = tag.end
    declareNamespaces(of: tag)
    openElement(tag)
    if tag.isSelfClosing {
      nesting.closeElement(at: tag.end)
      namespaces.leave(depth: nesting.depth)
    }
    // A document that ends in the middle of a tag was cut off there.
    if tag.isUnclosed, position == text.count { isTruncated = true }
  }

  private mutating func openElement(_ tag: RecoveredTag) {
    let name = SplitName(tag.name, in: text)
    let prefix = text.string(name.prefix)
    let namespace = namespaces.namespace(ofElement: prefix)
    if namespace == .undeclared, XMLName.isQualified(text[tag.name]) {
      reportPrefix(prefix, of: tag.name)
    }
    appendAttributes(of: tag)
    let id = intern(name.local)
    nesting.builder.openElement(
      id, namespace, tag: (tag.name.lowerBound - 1)..<tag.end, nameLength: tag.name.count,
      isDamaged: tag.isDamaged || characters.isChanged(tag.name))
    nesting.openElement(name: tag.name, isUnclosedTag: tag.isUnclosed)
  }

  private mutating func appendAttributes(of tag: RecoveredTag) {
    var seen: Set<AttributeKey> = []
    for attribute in tag.attributes where !isNamespaceDeclaration(attribute.name) {
      let name = SplitName(attribute.name, in: text)
      let prefix = text.string(name.prefix)
      let namespace = namespaces.namespace(ofAttribute: prefix)
      if namespace == .undeclared { reportPrefix(prefix, of: attribute.name) }
      let id = intern(name.local)
      let uri = prefix.isEmpty ? -1 : namespaces.number(of: prefix) ?? -2
      let isValid = references.check(attribute.value)
      guard seen.insert(AttributeKey(name: id, uri: uri)).inserted else {
        report(.attributeRepeated(text.string(attribute.name)), attribute.name)
        continue
      }
      nesting.builder.appendAttribute(
        id, namespace, at: attribute.name, value: attribute.value,
        isVerbatim: text[attribute.value].allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "&") },
        isDamaged: attribute.isDamaged || !isValid
          || characters.isChanged(attribute.name.lowerBound..<attribute.value.upperBound))
    }
  }

  private struct AttributeKey: Hashable {
    var name: Int32
    /// The number of the namespace; -1 for none, -2 for one that nothing declares.
    var uri: Int
  }

  /// The number of a name in the tree's table.
  private mutating func intern(_ range: Range<Int>) -> Int32 {
    unsafe text.bytes.withUnsafeBufferPointer { bytes in
      unsafe nesting.builder.intern(TextBytes(bytes), range)
    }
  }

  // MARK: Namespaces

  mutating func declareNamespaces(of tag: RecoveredTag) {
    var seen: Set<String> = []
    for attribute in tag.attributes where isNamespaceDeclaration(attribute.name) {
      let name = text.string(attribute.name)
      if nesting.depth > 0 { nesting.builder.noteInnerDeclaration() }
      guard seen.insert(name).inserted else {
        report(.attributeRepeated(name), attribute.name)
        continue
      }
      let prefix = String(name.dropFirst(6))
      let value = ByteRange(attribute.value.lowerBound, attribute.value.upperBound)
      let uri = String(decoding: AttributeText.decoded(text.bytes, value), as: UTF8.self)
      _ = references.check(attribute.value)
      if !attribute.isDamaged, !NamespaceScope.allows(prefix, as: uri) {
        report(.namespaceInvalid(name), attribute.name)
      }
      namespaces.declare(prefix, as: uri, depth: nesting.depth)
    }
  }

  private func isNamespaceDeclaration(_ name: Range<Int>) -> Bool {
    text.hasPrefix("xmlns", at: name.lowerBound)
      && (name.count == 5 || text[name.lowerBound + 5] == UInt8(ascii: ":"))
  }

  /// Reports a prefix that nothing declares; once, however often it is used.
  private mutating func reportPrefix(_ prefix: String, of name: Range<Int>) {
    guard reportedPrefixes.insert(prefix).inserted else { return }
    report(.prefixUndeclared(text.string(name)), name)
  }
}

/// A name divided at its colon.
private struct SplitName {
  var prefix: Range<Int>
  var local: Range<Int>

  init(_ name: Range<Int>, in text: MarkupText) {
    let colon = text[name].firstIndex(of: UInt8(ascii: ":")) ?? name.lowerBound
    prefix = name.lowerBound..<colon
    local = (colon == name.lowerBound ? colon : colon + 1)..<name.upperBound
  }
}
