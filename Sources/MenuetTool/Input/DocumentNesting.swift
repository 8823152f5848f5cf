/// Which documents of a run stand inside others.
///
/// A part that extends a surface of the document around it is right there and wrong by itself. So a
/// file that was found in a folder is judged where it is included, and one that is named is judged by
/// itself as well.
struct DocumentNesting {
  /// Finds what a document includes, directly or through others, as paths without symbolic links.
  typealias Scan = @Sendable () -> [String]

  /// The documents that are judged by themselves, in their order.
  let judged: [InputDocument]

  /// - Parameter includes: For each document what it includes.
  init(_ documents: [InputDocument], includes: [[String]]) {
    let files = documents.map { document in
      document.isStandardInput ? nil : FileSystem.realPath(document.path)
    }
    let places = Dictionary(
      zip(files, documents.indices).compactMap { file, index in file.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    let inner = includes.map { Set($0.compactMap { places[$0] }) }
    var isIncluded = documents.map { _ in false }
    for (outer, parts) in inner.enumerated() {
      for part in parts where part != outer { isIncluded[part] = true }
    }
    var isJudged = zip(documents, isIncluded).map { $0.isNamed || !$1 }
    var isCovered = isJudged
    for outer in documents.indices where isJudged[outer] {
      for part in inner[outer] { isCovered[part] = true }
    }
    // What is left includes each other in a circle, which has to be said once.
    for document in documents.indices where !isCovered[document] {
      isJudged[document] = true
      isCovered[document] = true
      for part in inner[document] { isCovered[part] = true }
    }
    judged = documents.indices.filter { isJudged[$0] }.map { documents[$0] }
  }
}
