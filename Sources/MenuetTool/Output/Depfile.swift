/// The files that outputs were made of, in the syntax of Make, which Ninja, Bazel and Xcode read too.
enum Depfile {
  /// A rule without recipe for each output, on a line of its own.
  static func text(_ rules: [(output: String, inputs: [String])]) -> String {
    rules.map { rule in
      escaped(rule.output) + ":" + rule.inputs.map { " " + escaped($0) }.joined() + "\n"
    }.joined()
  }

  /// Returns whether the bytes at the start of a file are those of a depfile that this writes: every
  /// line is a rule, which makes an output of this run or is made of a document in XML. It can bear
  /// no mark: Ninja knows no comments.
  ///
  /// - Parameter outputs: The paths of the outputs of this run.
  static func isPresent(in bytes: [UInt8], for outputs: [String]) -> Bool {
    let outputs = Set(outputs.map(escaped))
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Behind the last line end is nothing, or the start of a longer line.
    let rest = lines.popLast() ?? []
    if bytes.count < GeneratedMark.reach {
      if !rest.isEmpty { return false }
    } else if lines.isEmpty {
      lines = [rest[..<(rest.lastIndex(of: UInt8(ascii: " ")) ?? rest.endIndex)]]
    }
    return !lines.isEmpty && lines.allSatisfy { isRule($0, for: outputs) }
  }

  /// Returns whether a line is `output: input input`, with one blank before each input.
  private static func isRule(_ line: ArraySlice<UInt8>, for outputs: Set<String>) -> Bool {
    let words = words(in: line)
    guard let output = words.first, output.count > 1, output.last == UInt8(ascii: ":"),
      !words.contains(where: \.isEmpty)
    else { return false }
    return outputs.contains(String(decoding: output.dropLast(), as: UTF8.self))
      || words.dropFirst().first?.reversed().starts(with: ".xml".utf8.reversed()) ?? false
  }

  /// The parts of a line between blanks that no backslash stands before.
  private static func words(in line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var isEscaped = false
    for (index, byte) in zip(line.indices, line) {
      if byte == UInt8(ascii: " "), !isEscaped {
        words.append(line[start..<index])
        start = index + 1
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return words + [line[start...]]
  }

  /// A path as GCC writes it: a backslash before a blank, with the backslashes that stand before it
  /// doubled; before `#` and `:`; and `$$` for `$`.
  static func escaped(_ path: String) -> String {
    var result: [UInt8] = []
    var backslashes = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        result += Array(repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "#"), UInt8(ascii: ":"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): result.append(UInt8(ascii: "$"))
      default: break
      }
      result.append(byte)
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    // Else the blank behind the path would belong to it.
    result += Array(repeating: UInt8(ascii: "\\"), count: backslashes)
    return String(decoding: result, as: UTF8.self)
  }
}
