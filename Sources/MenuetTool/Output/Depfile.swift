/// The files that outputs were made of, in the syntax of Make, which Ninja, Bazel and Xcode read too.
enum Depfile {
  /// A rule without recipe for each output, on a line of its own.
  static func text(_ rules: [(output: String, inputs: [String])]) -> String {
    rules.map { rule in
      escaped(rule.output) + ":" + rule.inputs.map { " " + escaped($0) }.joined() + "\n"
    }.joined()
  }

  /// Returns whether the bytes at the start of a file are those of a depfile: a path without
  /// blanks, and a colon with a blank or the end of the line behind it. It can bear no mark: Ninja
  /// knows no comments.
  static func isPresent(in bytes: [UInt8]) -> Bool {
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "<"): if index == 0 { return false }
      case UInt8(ascii: " "), UInt8(ascii: "\n"): if !isEscaped { return false }
      case UInt8(ascii: ":") where !isEscaped:
        return index > 0 && index + 1 < bytes.count && " \n".utf8.contains(bytes[index + 1])
      default: break
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return false
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
