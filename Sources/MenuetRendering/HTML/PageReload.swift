/// The means by which an open page finds out that a new version of it was written.
///
/// The page loads a script beside itself again and again, which calls a function with the version that
/// is there now: what a page that was opened as a file may do.
package struct PageReload: Sendable {
  /// The file name of the script.
  package let file: String
  /// Another one for each version of the page.
  package let version: String

  /// - Parameters:
  ///   - page: The page as it stands alone.
  ///   - others: The files that it shows.
  package init(of page: [UInt8], showing others: [[UInt8]] = [], file: String) {
    self.file = file
    version = Base64.encode(SHA256.digest(others.reduce(page, +)))
  }

  /// The file and the version, as the script of the page takes them.
  var value: PageValue { ["file": .text(file), "version": .text(version)] }

  /// The text of the script.
  ///
  /// - Parameter mark: The words of the first line.
  package func script(mark: String) -> String {
    "// \(mark)\nmenuetVersion(\(PageValue.text(version).json));\n"
  }
}
