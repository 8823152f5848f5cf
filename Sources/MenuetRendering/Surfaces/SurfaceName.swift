package import MenuetModel

/// The name of a surface that can be drawn.
package struct SurfaceName: Sendable, Hashable {
  package let id: String
  /// Its title; the id where it has no title.
  package let title: String
  /// Its kind: `context menu of NoteRow`.
  package let kind: String

  /// The surfaces of a document that stand on a platform, kind by kind in document order.
  package static func all(in document: Document, on platform: Platform) -> [SurfaceName] {
    Surface.all(in: document, on: platform).map { surface in
      SurfaceName(
        id: surface.id, title: surface.title,
        kind: surface.kind.prefix(1).lowercased() + surface.kind.dropFirst())
    }
  }
}
