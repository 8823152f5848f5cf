/// The Content Security Policy of a page: only its own script and style count, and nothing else is
/// loaded but what it names.
struct PagePolicy {
  /// The digests of the script and the style in Base64.
  let script: String
  let style: String
  /// The sources of pictures.
  let images: String
  /// The sources of further scripts.
  var otherScripts: String?

  /// The files beside a page. Browsers take those of a page that was opened as a file for another
  /// origin.
  static let filesBeside = "'self' file:"

  /// The digest of a text.
  static func digest(of text: String) -> String {
    Base64.encode(SHA256.digest(Array(text.utf8)))
  }

  var text: String {
    var sources = ["script-src 'sha256-\(script)'", "style-src 'sha256-\(style)'"]
    if let otherScripts { sources[0] += " " + otherScripts }
    let rest = [
      "default-src 'none'", "img-src \(images)", "base-uri 'none'", "form-action 'none'",
    ]
    return (rest + sources).joined(separator: "; ")
  }
}
