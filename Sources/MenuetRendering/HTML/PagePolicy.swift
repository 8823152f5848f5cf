/// The Content Security Policy of a page: only its own script and style count, and nothing else is
/// loaded but what it names.
struct PagePolicy {
  let script: String
  let style: String
  /// The sources of pictures.
  let images: String
  /// The sources of further scripts.
  var otherScripts: String?

  /// The files beside a page. Browsers take those of a page that was opened as a file for another
  /// origin.
  static let filesBeside = "'self' file:"

  var text: String {
    var sources = [("script-src", script), ("style-src", style)].map { name, text in
      "\(name) 'sha256-\(Base64.encode(SHA256.digest(Array(text.utf8))))'"
    }
    if let otherScripts { sources[0] += " " + otherScripts }
    let rest = [
      "default-src 'none'", "img-src \(images)", "base-uri 'none'", "form-action 'none'",
    ]
    return (rest + sources).joined(separator: "; ")
  }
}
