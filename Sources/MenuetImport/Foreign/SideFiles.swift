/// The files beside a foreign file: its translations, and the strings that it names.
package protocol SideFiles: Sendable {
  /// The bytes of a file; `nil` where it cannot be read.
  ///
  /// - Parameter path: Relative to the folder of the foreign file.
  func read(_ path: String) -> [UInt8]?
  /// The names in a folder in their order; none where it cannot be read.
  func names(in folder: String) -> [String]
  /// Results for a folder, made for this file or another of the run.
  ///
  /// - Parameters:
  ///   - name: Tells apart the things that are made of one folder.
  ///   - make: Makes it where it was not made yet.
  func remembered<Value: Sendable>(
    of folder: String, as name: String, _ make: () -> Value
  ) -> Value
}

/// No files at all, as beside standard input.
package struct NoSideFiles: SideFiles {
  package init() {}
  package func read(_ path: String) -> [UInt8]? { nil }
  package func names(in folder: String) -> [String] { [] }
  package func remembered<Value: Sendable>(
    of folder: String, as name: String, _ make: () -> Value
  ) -> Value {
    make()
  }
}
