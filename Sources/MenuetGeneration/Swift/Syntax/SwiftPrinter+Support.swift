/// Code that generated files share.
extension SwiftPrinter {
  /// Prints the parts that are needed. Where a part is left out, so is the empty line that would then
  /// be doubled, or stand beside a brace.
  mutating func print(_ code: SupportCode) {
    var spacing = Spacing()
    print(code.parts, &spacing)
  }

  /// The kinds of the lines before and after an empty line.
  private struct Spacing {
    var isEmptyLineDue = false
    var isOpen = true
  }

  private mutating func print(_ parts: [SupportCode.Part], _ spacing: inout Spacing) {
    for part in parts {
      switch part {
      case .lines(let lines): print(lines: lines, &spacing)
      case .interface(let before, let after):
        space(before: after.hasPrefix(UInt8(ascii: "}")), &spacing)
        indent()
        write(before)
        write(access)
        write(after)
        endLine()
        spacing.isOpen = after.hasSuffix(UInt8(ascii: "{"))
      case .when(let need, let parts, let others):
        print(needs.contains(need) ? parts : others, &spacing)
      }
    }
  }

  private mutating func print(lines: StaticString, _ spacing: inout Spacing) {
    lines.withUTF8Buffer { buffer in
      for line in buffer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        guard !line.isEmpty else {
          spacing.isEmptyLineDue = true
          continue
        }
        let first = line.first { $0 != UInt8(ascii: " ") }
        space(before: first == UInt8(ascii: "}"), &spacing)
        indent()
        write(line)
        endLine()
        spacing.isOpen = line.last == UInt8(ascii: "{")
      }
    }
  }

  private mutating func space(before isClosing: Bool, _ spacing: inout Spacing) {
    if spacing.isEmptyLineDue, !spacing.isOpen, !isClosing { endLine() }
    spacing.isEmptyLineDue = false
  }
}

extension StaticString {
  fileprivate func hasPrefix(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.first == byte } }

  fileprivate func hasSuffix(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.last == byte } }
}
