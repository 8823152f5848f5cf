/// Where an object was written: the place of its start tag.
public struct SourceReference: Sendable, Emptiable {
  /// The included file that it stands in, as a path from the folder of the document; `nil` for the
  /// document itself. It holds on every machine: no folder above those of the files is named.
  public var file: String?
  /// The line, counted from 1; 0 where no source wrote it.
  public var line: Int32
  /// The column in Unicode scalars, counted from 1; 0 where no source wrote it.
  public var column: Int32
  /// The element it came from; without a meaning in a decoded document.
  @Transient public var node: NodeID

  /// A place in a file, and the element there.
  ///
  /// - Parameters:
  ///   - file: The path of an included file, `nil` for the document itself.
  ///   - line: From 1.
  ///   - column: From 1, in Unicode scalars.
  ///   - node: The element; none for what was written nowhere.
  public init(file: String? = nil, line: Int32, column: Int32, node: NodeID = NodeID()) {
    self.file = file
    self.line = line
    self.column = column
    _node = Transient(wrappedValue: node)
  }

  /// The place of something that no source wrote, such as a menu that was filled in.
  public static let none = SourceReference(line: 0, column: 0)

  /// The place of something that no source wrote.
  public init() { self = .none }
}

/// An element of one of the syntax trees of a document.
public struct NodeID: Emptiable, Sendable {
  /// Index of the file in the run, -1 where there is no element.
  public var file: Int32
  /// Index of the element in its file's tree.
  public var element: Int32

  /// No element.
  public init() { self.init(file: -1, element: -1) }

  /// An element of a file.
  public init(file: Int32, element: Int32) {
    self.file = file
    self.element = element
  }

  /// Indicates whether there is no element.
  public var isNone: Bool { file < 0 }
}
