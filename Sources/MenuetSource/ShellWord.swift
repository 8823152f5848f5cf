/// Words of a command line as a shell reads them.
package enum ShellWord {
  /// The word in single quotes where it holds anything that a shell acts on.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
          true
        default: "-_./+=,:@%".utf8.contains(byte)
        }
      }
    if isPlain { return word }
    let inner = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + inner.joined(separator: "'\\''") + "'"
  }
}
