/// Paths as URI references (RFC 3986).
package enum URIReference {
  /// A relative reference for a relative path, a `file` URI for an absolute one. Steps that lead
  /// nowhere are left out: `./a//b` is `a/b`, as viewers match paths by their text.
  package static func text(of path: String) -> String {
    let steps = path.split(separator: "/").filter { $0 != "." }.map { encoded(String($0)) }
    let joined = steps.joined(separator: "/")
    if path.utf8.first == UInt8(ascii: "/") { return "file:///" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// A step of a path in which everything but unreserved characters is encoded: a colon in the
  /// first step would pass for a scheme.
  private static func encoded(_ step: String) -> String {
    var result = ""
    for byte in step.utf8 {
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
