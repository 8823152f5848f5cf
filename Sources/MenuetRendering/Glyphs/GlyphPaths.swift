/// One drawing in a box of 24 by 24 points, in four parts of SVG path data.
///
/// The parts exist so that one drawing serves the plain and the filled variant of a symbol. Only the
/// commands `M`, `L`, `H`, `V`, `C`, `A` and `Z` occur, all absolute, and ink stays between 2 and 22.
struct GlyphDrawing: Sendable {
  /// The SF Symbols name that the drawing stands for.
  let name: String
  /// Stroked outlines whose inside is filled in the filled variant.
  let body: String
  /// Strokes outside the body, equal in both variants.
  let lines: String
  /// Strokes inside the body, which the filled variant cuts out.
  let marks: String
  /// Shapes filled in both variants.
  let solid: String

  init(
    _ name: String, body: String = "", lines: String = "", marks: String = "", solid: String = ""
  ) {
    self.name = name
    self.body = body
    self.lines = lines
    self.marks = marks
    self.solid = solid
  }
}

/// The drawings, original line icons on a common grid, by subject and sorted by name within each.
///
/// Circles span 18 points, squares 16, portrait sheets 14 by 18, landscape ones 18 by 14 or 15, with
/// corners of 2.25. A dot is a line of a tenth of a point, so that it can be a mark.
enum GlyphPaths {
  /// Every drawing, subject after subject.
  static let all: [GlyphDrawing] = [
    shapes,
    documents,
    text,
    arrows,
    editing,
    windows,
    communication,
    media,
    time,
    things,
  ].flatMap { $0 }

  /// Plain shapes and marks.
  static let shapes: [GlyphDrawing] = [
    GlyphDrawing("asterisk", lines: "M12 4V20M5.07 8L18.93 16M18.93 8L5.07 16"),
    GlyphDrawing(
      "at",
      lines: """
        M8 12A4 4 0 1 1 16 12A4 4 0 1 1 8 12ZM16 8V13.5A2.5 2.5 0 0 0 21 13.5V12\
        A9 9 0 1 0 17.25 19.31
        """
    ),
    GlyphDrawing(
      "capsule",
      body: "M8 7H16A5 5 0 0 1 21 12V12A5 5 0 0 1 16 17H8A5 5 0 0 1 3 12V12A5 5 0 0 1 8 7Z"
    ),
    GlyphDrawing("checkmark", lines: "M4.25 13L9.5 18.25L19.75 6.25"),
    GlyphDrawing(
      "checkmark.seal",
      body: """
        M19.11 14.95A3.4 3.4 0 0 1 14.95 19.11A3.4 3.4 0 0 1 9.05 19.11A3.4 3.4 0 0 1 4.89 14.95\
        A3.4 3.4 0 0 1 4.89 9.05A3.4 3.4 0 0 1 9.05 4.89A3.4 3.4 0 0 1 14.95 4.89\
        A3.4 3.4 0 0 1 19.11 9.05A3.4 3.4 0 0 1 19.11 14.95Z
        """,
      marks: "M8.25 12.25L11 15L15.75 9.25"
    ),
    GlyphDrawing(
      "checkmark.shield",
      body: "M12 3L19.5 5.75V11.5C19.5 16 16.5 19.25 12 21C7.5 19.25 4.5 16 4.5 11.5V5.75Z",
      marks: "M8.5 12L11.25 14.75L15.5 9.5"
    ),
    GlyphDrawing("circle", body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z"),
    GlyphDrawing(
      "circle.dashed",
      lines: """
        M20.91 13.25A9 9 0 0 1 19.19 17.42M17.42 19.19A9 9 0 0 1 13.25 20.91M10.75 20.91\
        A9 9 0 0 1 6.58 19.19M4.81 17.42A9 9 0 0 1 3.09 13.25M3.09 10.75A9 9 0 0 1 4.81 6.58\
        M6.58 4.81A9 9 0 0 1 10.75 3.09M13.25 3.09A9 9 0 0 1 17.42 4.81M19.19 6.58\
        A9 9 0 0 1 20.91 10.75
        """
    ),
    GlyphDrawing(
      "circle.lefthalf.filled",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      solid: "M12 3A9 9 0 0 0 12 21Z"
    ),
    GlyphDrawing(
      "circle.righthalf.filled",
      body: "M21 12A9 9 0 1 0 3 12A9 9 0 1 0 21 12Z",
      solid: "M12 3A9 9 0 0 1 12 21Z"
    ),
    GlyphDrawing(
      "diamond",
      body: """
        M10.94 3.66A1.5 1.5 0 0 1 13.06 3.66L20.34 10.94A1.5 1.5 0 0 1 20.34 13.06L13.06 20.34\
        A1.5 1.5 0 0 1 10.94 20.34L3.66 13.06A1.5 1.5 0 0 1 3.66 10.94Z
        """
    ),
    GlyphDrawing(
      "divide",
      lines: "M4 12H20",
      solid: """
        M10.5 6A1.5 1.5 0 1 1 13.5 6A1.5 1.5 0 1 1 10.5 6ZM10.5 18A1.5 1.5 0 1 1 13.5 18\
        A1.5 1.5 0 1 1 10.5 18Z
        """
    ),
    GlyphDrawing(
      "ellipsis",
      solid: """
        M3.35 12A1.65 1.65 0 1 1 6.65 12A1.65 1.65 0 1 1 3.35 12ZM10.35 12A1.65 1.65 0 1 1 13.65 12\
        A1.65 1.65 0 1 1 10.35 12ZM17.35 12A1.65 1.65 0 1 1 20.65 12A1.65 1.65 0 1 1 17.35 12Z
        """
    ),
    GlyphDrawing("equal", lines: "M4.5 8.75H19.5M4.5 15.25H19.5"),
    GlyphDrawing(
      "exclamationmark",
      lines: "M12 3.5V14.5",
      solid: "M10.5 19.75A1.5 1.5 0 1 1 13.5 19.75A1.5 1.5 0 1 1 10.5 19.75Z"
    ),
    GlyphDrawing(
      "exclamationmark.shield",
      body: "M12 3L19.5 5.75V11.5C19.5 16 16.5 19.25 12 21C7.5 19.25 4.5 16 4.5 11.5V5.75Z",
      marks: "M12 7.75V12.5M11.95 15.9H12.05"
    ),
    GlyphDrawing(
      "exclamationmark.triangle",
      body: """
        M10.05 6.01A2.25 2.25 0 0 1 13.95 6.01L20.17 16.88A2.25 2.25 0 0 1 18.22 20.25H5.78\
        A2.25 2.25 0 0 1 3.83 16.88Z
        """,
      marks: "M12 9V13.25M11.95 16.75H12.05"
    ),
    GlyphDrawing(
      "heart",
      body: """
        M12 20.15L4.5 12.45A4.8 4.8 0 0 1 11.28 5.65L12 6.4L12.72 5.65A4.8 4.8 0 0 1 19.5 12.45Z
        """
    ),
    GlyphDrawing(
      "hexagon",
      body: """
        M11 3.32A2 2 0 0 1 13 3.32L19.1 6.82A2 2 0 0 1 20.1 8.56V15.44A2 2 0 0 1 19.1 17.18\
        L13 20.68A2 2 0 0 1 11 20.68L4.9 17.18A2 2 0 0 1 3.9 15.44V8.56A2 2 0 0 1 4.9 6.82Z
        """
    ),
    GlyphDrawing(
      "info",
      lines: "M9.25 10H12.25V19.75M8.75 19.75H12.25M12.25 19.75H15.75",
      solid: "M10.5 4.75A1.5 1.5 0 1 1 13.5 4.75A1.5 1.5 0 1 1 10.5 4.75Z"
    ),
    GlyphDrawing("minus", lines: "M4 12H20"),
    GlyphDrawing(
      "nosign",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      marks: "M5.64 5.64L18.36 18.36"
    ),
    GlyphDrawing(
      "number",
      lines: "M9.75 3.5L7.5 20.5M16.5 3.5L14.25 20.5M4.25 8.75H20.5M3.5 15.25H19.75"
    ),
    GlyphDrawing(
      "octagon",
      body: """
        M7.86 3.44A1.5 1.5 0 0 1 8.92 3H15.08A1.5 1.5 0 0 1 16.14 3.44L20.56 7.86\
        A1.5 1.5 0 0 1 21 8.92V15.08A1.5 1.5 0 0 1 20.56 16.14L16.14 20.56A1.5 1.5 0 0 1 15.08 21\
        H8.92A1.5 1.5 0 0 1 7.86 20.56L3.44 16.14A1.5 1.5 0 0 1 3 15.08V8.92\
        A1.5 1.5 0 0 1 3.44 7.86Z
        """
    ),
    GlyphDrawing(
      "percent",
      body: """
        M4 6.75A2.75 2.75 0 1 1 9.5 6.75A2.75 2.75 0 1 1 4 6.75ZM14.5 17.25\
        A2.75 2.75 0 1 1 20 17.25A2.75 2.75 0 1 1 14.5 17.25Z
        """,
      lines: "M18.5 5.5L5.5 18.5"
    ),
    GlyphDrawing("plus", lines: "M12 4V20M4 12H20"),
    GlyphDrawing("power", lines: "M12 3V11.5M17.08 6.25A8.25 8.25 0 1 1 6.92 6.25"),
    GlyphDrawing(
      "questionmark",
      lines: "M7.5 7.75A4.5 4.5 0 1 1 14.1 11.72C12.7 12.5 12 13.35 12 15",
      solid: "M10.5 19.75A1.5 1.5 0 1 1 13.5 19.75A1.5 1.5 0 1 1 10.5 19.75Z"
    ),
    GlyphDrawing(
      "rectangle",
      body: """
        M5.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H5.25\
        A2.25 2.25 0 0 1 3 16.75V7.25A2.25 2.25 0 0 1 5.25 5Z
        """
    ),
    GlyphDrawing(
      "rectangle.portrait",
      body: """
        M7.25 3H16.75A2.25 2.25 0 0 1 19 5.25V18.75A2.25 2.25 0 0 1 16.75 21H7.25\
        A2.25 2.25 0 0 1 5 18.75V5.25A2.25 2.25 0 0 1 7.25 3Z
        """
    ),
    GlyphDrawing(
      "seal",
      body: """
        M19.11 14.95A3.4 3.4 0 0 1 14.95 19.11A3.4 3.4 0 0 1 9.05 19.11A3.4 3.4 0 0 1 4.89 14.95\
        A3.4 3.4 0 0 1 4.89 9.05A3.4 3.4 0 0 1 9.05 4.89A3.4 3.4 0 0 1 14.95 4.89\
        A3.4 3.4 0 0 1 19.11 9.05A3.4 3.4 0 0 1 19.11 14.95Z
        """
    ),
    GlyphDrawing(
      "shield",
      body: "M12 3L19.5 5.75V11.5C19.5 16 16.5 19.25 12 21C7.5 19.25 4.5 16 4.5 11.5V5.75Z"
    ),
    GlyphDrawing(
      "sparkle",
      body: """
        M12 3C13.39 8.72 15.28 10.61 21 12C15.28 13.39 13.39 15.28 12 21\
        C10.61 15.28 8.72 13.39 3 12C8.72 10.61 10.61 8.72 12 3Z
        """
    ),
    GlyphDrawing(
      "sparkles",
      body: """
        M10.25 5.15C11.38 9.82 12.93 11.37 17.6 12.5C12.93 13.63 11.38 15.18 10.25 19.85\
        C9.12 15.18 7.57 13.63 2.9 12.5C7.57 11.37 9.12 9.82 10.25 5.15Z
        """,
      solid: """
        M18.25 2.25C18.83 4.38 19.62 5.17 21.75 5.75C19.62 6.33 18.83 7.12 18.25 9.25\
        C17.67 7.12 16.88 6.33 14.75 5.75C16.88 5.17 17.67 4.38 18.25 2.25ZM18.75 15.5\
        C19.2 17.18 19.82 17.8 21.5 18.25C19.82 18.7 19.2 19.32 18.75 21\
        C18.3 19.32 17.68 18.7 16 18.25C17.68 17.8 18.3 17.18 18.75 15.5Z
        """
    ),
    GlyphDrawing(
      "square",
      body: "M7 4H17A3 3 0 0 1 20 7V17A3 3 0 0 1 17 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4Z"
    ),
    GlyphDrawing(
      "square.dashed",
      lines: """
        M4 7.5V6.25A2.25 2.25 0 0 1 6.25 4H7.5M16.5 4H17.75A2.25 2.25 0 0 1 20 6.25V7.5M20 16.5\
        V17.75A2.25 2.25 0 0 1 17.75 20H16.5M7.5 20H6.25A2.25 2.25 0 0 1 4 17.75V16.5M10.75 4H13.25\
        M20 10.75V13.25M13.25 20H10.75M4 13.25V10.75
        """
    ),
    GlyphDrawing(
      "star",
      body: """
        M11.17 4.35A0.9 0.9 0 0 1 12.83 4.35L14.79 9.16L19.97 9.53A0.9 0.9 0 0 1 20.49 11.12\
        L16.52 14.47L17.76 19.51A0.9 0.9 0 0 1 16.41 20.49L12 17.75L7.59 20.49\
        A0.9 0.9 0 0 1 6.24 19.51L7.48 14.47L3.51 11.12A0.9 0.9 0 0 1 4.03 9.53L9.21 9.16Z
        """
    ),
    GlyphDrawing(
      "triangle",
      body: """
        M10.26 6.28A2 2 0 0 1 13.74 6.28L19.88 17.01A2 2 0 0 1 18.15 20H5.85A2 2 0 0 1 4.12 17.01Z
        """
    ),
    GlyphDrawing("xmark", lines: "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
  ]

  /// Documents, folders, clipboards and storage.
  static let documents: [GlyphDrawing] = [
    GlyphDrawing(
      "archivebox",
      body: """
        M4.25 4H19.75A1.25 1.25 0 0 1 21 5.25V7.5A1.25 1.25 0 0 1 19.75 8.75H4.25\
        A1.25 1.25 0 0 1 3 7.5V5.25A1.25 1.25 0 0 1 4.25 4ZM4.75 8.75V17.75A2.25 2.25 0 0 0 7 20H17\
        A2.25 2.25 0 0 0 19.25 17.75V8.75
        """,
      marks: "M9.75 12.75H14.25"
    ),
    GlyphDrawing(
      "arrow.down.doc",
      body: """
        M13.5 3H7.25A2.25 2.25 0 0 0 5 5.25V18.75A2.25 2.25 0 0 0 7.25 21H16.75\
        A2.25 2.25 0 0 0 19 18.75V8.5Z
        """,
      marks: """
        M13.25 3.25V7.25A1.5 1.5 0 0 0 14.75 8.75H18.75M12 11.5V17.25M9.25 14.5L12 17.25L14.75 14.5
        """
    ),
    GlyphDrawing(
      "arrow.right.doc.on.clipboard",
      body: """
        M11.25 3H16A1.25 1.25 0 0 1 17.25 4.25V5.5A1.25 1.25 0 0 1 16 6.75H11.25\
        A1.25 1.25 0 0 1 10 5.5V4.25A1.25 1.25 0 0 1 11.25 3Z
        """,
      lines: """
        M10 4.75H9A2.25 2.25 0 0 0 6.75 7V10.25M6.75 17.25V18.75A2.25 2.25 0 0 0 9 21H18.25\
        A2.25 2.25 0 0 0 20.5 18.75V7A2.25 2.25 0 0 0 18.25 4.75H17.25M3 13.75H14.5M11.25 10.5\
        L14.5 13.75M14.5 13.75L11.25 17
        """
    ),
    GlyphDrawing(
      "arrow.up.doc",
      body: """
        M13.5 3H7.25A2.25 2.25 0 0 0 5 5.25V18.75A2.25 2.25 0 0 0 7.25 21H16.75\
        A2.25 2.25 0 0 0 19 18.75V8.5Z
        """,
      marks: """
        M13.25 3.25V7.25A1.5 1.5 0 0 0 14.75 8.75H18.75M12 17.5V11.75M9.25 14.5L12 11.75L14.75 14.5
        """
    ),
    GlyphDrawing(
      "arrow.up.forward.app",
      lines: """
        M11.5 5H6.25A2.25 2.25 0 0 0 4 7.25V17.75A2.25 2.25 0 0 0 6.25 20H16.75\
        A2.25 2.25 0 0 0 19 17.75V12.5M11 13L20.25 3.75M15 3.75L20.25 3.75M20.25 3.75L20.25 9
        """
    ),
    GlyphDrawing(
      "book",
      body: """
        M12 6.25C10 4.6 6.75 4.1 3 4.5V18.25C6.75 17.85 10 18.35 12 20\
        C14 18.35 17.25 17.85 21 18.25V4.5C17.25 4.1 14 4.6 12 6.25Z
        """,
      marks: "M12 6.5V19.75"
    ),
    GlyphDrawing(
      "book.closed",
      body: "M19 16.75V3H7.5A2.5 2.5 0 0 0 5 5.5V18.75A2.25 2.25 0 0 0 7.25 21H19",
      marks: "M5.5 17.5A2.25 2.25 0 0 1 7.25 16.75H19M17.25 17V20.75"
    ),
    GlyphDrawing(
      "bookmark",
      body: "M6 5.25A2.25 2.25 0 0 1 8.25 3H15.75A2.25 2.25 0 0 1 18 5.25V21L12 16.5L6 21Z"
    ),
    GlyphDrawing(
      "books.vertical",
      body: """
        M4.25 4H6.75A1.25 1.25 0 0 1 8 5.25V19.25A1.25 1.25 0 0 1 6.75 20.5H4.25\
        A1.25 1.25 0 0 1 3 19.25V5.25A1.25 1.25 0 0 1 4.25 4ZM9.25 4H11.75A1.25 1.25 0 0 1 13 5.25\
        V19.25A1.25 1.25 0 0 1 11.75 20.5H9.25A1.25 1.25 0 0 1 8 19.25V5.25A1.25 1.25 0 0 1 9.25 4Z\
        M13.91 7.14A1.2 1.2 0 0 1 14.73 5.67L16.23 5.24A1.2 1.2 0 0 1 17.72 6.08L20.89 17.86\
        A1.2 1.2 0 0 1 20.07 19.33L18.57 19.76A1.2 1.2 0 0 1 17.08 18.92Z
        """,
      marks: "M3.25 8H7.75M8.25 8H12.75"
    ),
    GlyphDrawing(
      "character.book.closed",
      body: "M19 16.75V3H7.5A2.5 2.5 0 0 0 5 5.5V18.75A2.25 2.25 0 0 0 7.25 21H19",
      marks: """
        M5.5 17.5A2.25 2.25 0 0 1 7.25 16.75H19M17.25 17V20.75M8.75 13L12 5.75L15.25 13M9.75 10.75\
        H14.25
        """
    ),
    GlyphDrawing(
      "clipboard",
      body: """
        M8.25 5H7A2.25 2.25 0 0 0 4.75 7.25V18.75A2.25 2.25 0 0 0 7 21H17\
        A2.25 2.25 0 0 0 19.25 18.75V7.25A2.25 2.25 0 0 0 17 5H15.75
        """,
      marks: """
        M9.5 3H14.5A1.25 1.25 0 0 1 15.75 4.25V5.75A1.25 1.25 0 0 1 14.5 7H9.5\
        A1.25 1.25 0 0 1 8.25 5.75V4.25A1.25 1.25 0 0 1 9.5 3Z
        """
    ),
    GlyphDrawing(
      "doc",
      body: """
        M13.5 3H7.25A2.25 2.25 0 0 0 5 5.25V18.75A2.25 2.25 0 0 0 7.25 21H16.75\
        A2.25 2.25 0 0 0 19 18.75V8.5Z
        """,
      marks: "M13.25 3.25V7.25A1.5 1.5 0 0 0 14.75 8.75H18.75"
    ),
    GlyphDrawing(
      "doc.on.clipboard",
      body: """
        M7.5 3H11.75A1.25 1.25 0 0 1 13 4.25V5.25A1.25 1.25 0 0 1 11.75 6.5H7.5\
        A1.25 1.25 0 0 1 6.25 5.25V4.25A1.25 1.25 0 0 1 7.5 3ZM13 10.5H18.75A2 2 0 0 1 20.75 12.5\
        V19A2 2 0 0 1 18.75 21H13A2 2 0 0 1 11 19V12.5A2 2 0 0 1 13 10.5Z
        """,
      lines: """
        M6.25 4.75H5.5A2.25 2.25 0 0 0 3.25 7V17A2.25 2.25 0 0 0 5.5 19.25H8M13 4.75H13.75\
        A2.25 2.25 0 0 1 16 7V7.5
        """
    ),
    GlyphDrawing(
      "doc.on.doc",
      body: """
        M11.25 8H17.75A2.25 2.25 0 0 1 20 10.25V18.75A2.25 2.25 0 0 1 17.75 21H11.25\
        A2.25 2.25 0 0 1 9 18.75V10.25A2.25 2.25 0 0 1 11.25 8Z
        """,
      lines: """
        M15 5.25A2.25 2.25 0 0 0 12.75 3H6.25A2.25 2.25 0 0 0 4 5.25V13.75A2.25 2.25 0 0 0 6.25 16
        """
    ),
    GlyphDrawing(
      "doc.text",
      body: """
        M13.5 3H7.25A2.25 2.25 0 0 0 5 5.25V18.75A2.25 2.25 0 0 0 7.25 21H16.75\
        A2.25 2.25 0 0 0 19 18.75V8.5Z
        """,
      marks: "M13.25 3.25V7.25A1.5 1.5 0 0 0 14.75 8.75H18.75M8.75 13H15.25M8.75 16.75H13"
    ),
    GlyphDrawing(
      "doc.text.magnifyingglass",
      lines: """
        M19 9.5V8.5L13.5 3H7.25A2.25 2.25 0 0 0 5 5.25V18.75A2.25 2.25 0 0 0 7.25 21H10.5\
        M13.25 3.25V7.25A1.5 1.5 0 0 0 14.75 8.75H18.75M8.75 13H10.5M12.6 15.9A3 3 0 1 1 18.6 15.9\
        A3 3 0 1 1 12.6 15.9ZM17.8 18.1L20.75 21
        """
    ),
    GlyphDrawing(
      "externaldrive",
      body: """
        M5.9 6A2.25 2.25 0 0 1 8.05 4.5H15.95A2.25 2.25 0 0 1 18.1 6L20.75 14.25\
        A2.25 2.25 0 0 1 21 15.25V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25A2.25 2.25 0 0 1 3 17.25\
        V15.25A2.25 2.25 0 0 1 3.25 14.25Z
        """,
      marks: "M4 12.75H20M16 16.1H17"
    ),
    GlyphDrawing(
      "folder",
      body: """
        M5.25 4.5H8.9A2 2 0 0 1 10.4 5.15L12 7H18.75A2.25 2.25 0 0 1 21 9.25V17.25\
        A2.25 2.25 0 0 1 18.75 19.5H5.25A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: "M3.25 10.75H20.75"
    ),
    GlyphDrawing(
      "list.clipboard",
      body: """
        M8.25 5H7A2.25 2.25 0 0 0 4.75 7.25V18.75A2.25 2.25 0 0 0 7 21H17\
        A2.25 2.25 0 0 0 19.25 18.75V7.25A2.25 2.25 0 0 0 17 5H15.75
        """,
      marks: """
        M9.5 3H14.5A1.25 1.25 0 0 1 15.75 4.25V5.75A1.25 1.25 0 0 1 14.5 7H9.5\
        A1.25 1.25 0 0 1 8.25 5.75V4.25A1.25 1.25 0 0 1 9.5 3ZM8.75 12H15.25M8.75 16H13
        """
    ),
    GlyphDrawing(
      "newspaper",
      body: """
        M17.25 17.25V6.75A2.25 2.25 0 0 0 15 4.5H5.25A2.25 2.25 0 0 0 3 6.75V17.25\
        A2.25 2.25 0 0 0 5.25 19.5H19.1A1.9 1.9 0 0 0 21 17.6V9.5H17.5
        """,
      marks: "M6.75 8.5H13.5M6.75 12H13.5M6.75 15.5H10.5"
    ),
    GlyphDrawing(
      "note",
      body: """
        M6.25 3.5H17.75A2.25 2.25 0 0 1 20 5.75V14L14 20.5H6.25A2.25 2.25 0 0 1 4 18.25V5.75\
        A2.25 2.25 0 0 1 6.25 3.5Z
        """,
      marks: "M19.75 14H16.25A2.25 2.25 0 0 0 14 16.25V20.25"
    ),
    GlyphDrawing(
      "note.text",
      body: """
        M6.25 3.5H17.75A2.25 2.25 0 0 1 20 5.75V14L14 20.5H6.25A2.25 2.25 0 0 1 4 18.25V5.75\
        A2.25 2.25 0 0 1 6.25 3.5Z
        """,
      marks: "M19.75 14H16.25A2.25 2.25 0 0 0 14 16.25V20.25M8 8.25H16M8 12H12"
    ),
    GlyphDrawing(
      "paperclip",
      lines: """
        M19.75 11L11.97 18.78A4.95 4.95 0 0 1 4.97 11.78L12.77 3.98A3.3 3.3 0 0 1 17.44 8.65\
        L9.77 16.28A1.65 1.65 0 0 1 7.44 13.95L14.65 6.75
        """
    ),
    GlyphDrawing(
      "rectangle.portrait.and.arrow.right",
      lines: """
        M14 7V5.25A2.25 2.25 0 0 0 11.75 3H6.25A2.25 2.25 0 0 0 4 5.25V18.75\
        A2.25 2.25 0 0 0 6.25 21H11.75A2.25 2.25 0 0 0 14 18.75V17M9 12H20.5M17.25 8.75L20.5 12\
        M20.5 12L17.25 15.25
        """
    ),
    GlyphDrawing(
      "server.rack",
      body: """
        M5 4H19A2 2 0 0 1 21 6V8.75A2 2 0 0 1 19 10.75H5A2 2 0 0 1 3 8.75V6A2 2 0 0 1 5 4ZM5 13.25\
        H19A2 2 0 0 1 21 15.25V18A2 2 0 0 1 19 20H5A2 2 0 0 1 3 18V15.25A2 2 0 0 1 5 13.25Z
        """,
      marks: "M6.95 7.38H7.05M6.95 16.63H7.05M11.5 7.38H17M11.5 16.63H17"
    ),
    GlyphDrawing(
      "shippingbox",
      body: """
        M11.52 3.16A1 1 0 0 1 12.48 3.16L19.73 7.12A1 1 0 0 1 20.25 7.99V16.01\
        A1 1 0 0 1 19.73 16.88L12.48 20.84A1 1 0 0 1 11.52 20.84L4.27 16.88A1 1 0 0 1 3.75 16.01\
        V7.99A1 1 0 0 1 4.27 7.12Z
        """,
      marks: "M4 7.6L12 12L20 7.6M12 12V20.75M7.9 5.2L16 9.75"
    ),
    GlyphDrawing(
      "square.and.arrow.down",
      lines: """
        M8 9.5H7A2.25 2.25 0 0 0 4.75 11.75V18.75A2.25 2.25 0 0 0 7 21H17\
        A2.25 2.25 0 0 0 19.25 18.75V11.75A2.25 2.25 0 0 0 17 9.5H16M12 3V15.5M8.5 12L12 15.5\
        M12 15.5L15.5 12
        """
    ),
    GlyphDrawing(
      "square.and.arrow.down.on.square",
      lines: """
        M10.5 10H9.5A2 2 0 0 0 7.5 12V19A2 2 0 0 0 9.5 21H18.5A2 2 0 0 0 20.5 19V12\
        A2 2 0 0 0 18.5 10H17.5M7.5 6.5H5.5A2 2 0 0 0 3.5 8.5V15.25A2 2 0 0 0 4.4 16.9M14 3V16.25\
        M10.75 13L14 16.25M14 16.25L17.25 13
        """
    ),
    GlyphDrawing(
      "square.and.arrow.up",
      lines: """
        M8 9.5H7A2.25 2.25 0 0 0 4.75 11.75V18.75A2.25 2.25 0 0 0 7 21H17\
        A2.25 2.25 0 0 0 19.25 18.75V11.75A2.25 2.25 0 0 0 17 9.5H16M12 15V3M8.5 6.5L12 3M12 3\
        L15.5 6.5
        """
    ),
    GlyphDrawing(
      "square.and.arrow.up.on.square",
      lines: """
        M10.5 10H9.5A2 2 0 0 0 7.5 12V19A2 2 0 0 0 9.5 21H18.5A2 2 0 0 0 20.5 19V12\
        A2 2 0 0 0 18.5 10H17.5M7.5 6.5H5.5A2 2 0 0 0 3.5 8.5V15.25A2 2 0 0 0 4.4 16.9M14 16V3\
        M10.75 6.25L14 3M14 3L17.25 6.25
        """
    ),
    GlyphDrawing(
      "square.and.pencil",
      body: "M9.5 14.5L10.25 11.25L17.9 3.6A1.77 1.77 0 0 1 20.4 6.1L12.75 13.75Z",
      lines: """
        M11 4.75H6.25A2.25 2.25 0 0 0 4 7V17.75A2.25 2.25 0 0 0 6.25 20H17\
        A2.25 2.25 0 0 0 19.25 17.75V13
        """
    ),
    GlyphDrawing(
      "text.book.closed",
      body: "M19 16.75V3H7.5A2.5 2.5 0 0 0 5 5.5V18.75A2.25 2.25 0 0 0 7.25 21H19",
      marks: "M5.5 17.5A2.25 2.25 0 0 1 7.25 16.75H19M17.25 17V20.75M9 7.25H15M9 11H13"
    ),
    GlyphDrawing(
      "trash",
      body: """
        M5.75 6.25L6.6 18.9A2.25 2.25 0 0 0 8.85 21H15.15A2.25 2.25 0 0 0 17.4 18.9L18.25 6.25
        """,
      lines: "M4 6.25H20M9 6V4.75A1.75 1.75 0 0 1 10.75 3H13.25A1.75 1.75 0 0 1 15 4.75V6",
      marks: "M10 10.25V16.75M14 10.25V16.75"
    ),
    GlyphDrawing(
      "tray",
      body: """
        M3 13.5L5.6 6.2A2.25 2.25 0 0 1 7.7 4.75H16.3A2.25 2.25 0 0 1 18.4 6.2L21 13.5V17.25\
        A2.25 2.25 0 0 1 18.75 19.5H5.25A2.25 2.25 0 0 1 3 17.25Z
        """,
      marks: "M3.25 13.5H7.75L9.25 16H14.75L16.25 13.5H20.75"
    ),
    GlyphDrawing(
      "tray.and.arrow.down",
      lines: """
        M6.75 8.75L5.4 9.4L3 14V17.75A2.25 2.25 0 0 0 5.25 20H18.75A2.25 2.25 0 0 0 21 17.75V14\
        L18.6 9.4L17.25 8.75M12 3V12M9 9L12 12M12 12L15 9M3.25 14H7.5L9 16.5H15L16.5 14H20.75
        """
    ),
    GlyphDrawing(
      "tray.and.arrow.up",
      lines: """
        M6.75 8.75L5.4 9.4L3 14V17.75A2.25 2.25 0 0 0 5.25 20H18.75A2.25 2.25 0 0 0 21 17.75V14\
        L18.6 9.4L17.25 8.75M12 12V3M9 6L12 3M12 3L15 6M3.25 14H7.5L9 16.5H15L16.5 14H20.75
        """
    ),
    GlyphDrawing(
      "tray.full",
      body: """
        M3 13.5L5.6 6.2A2.25 2.25 0 0 1 7.7 4.75H16.3A2.25 2.25 0 0 1 18.4 6.2L21 13.5V17.25\
        A2.25 2.25 0 0 1 18.75 19.5H5.25A2.25 2.25 0 0 1 3 17.25Z
        """,
      marks: "M3.25 13.5H7.75L9.25 16H14.75L16.25 13.5H20.75M8.5 8.25H15.5M7.5 11H16.5"
    ),
    GlyphDrawing(
      "xmark.bin",
      body: "M5.25 4L6.6 18A2.25 2.25 0 0 0 8.85 20.5H15.15A2.25 2.25 0 0 0 17.4 18L18.75 4",
      lines: "M3.5 4H20.5",
      marks: "M9.5 9.5L14.5 14.5M14.5 9.5L9.5 14.5"
    ),
  ]

  /// Text styles, paragraphs and lists.
  static let text: [GlyphDrawing] = [
    GlyphDrawing(
      "bold",
      lines: """
        M8 4.25V19.75M13 4.3A3.75 3.75 0 0 1 13 11.7M13.75 11.8A4 4 0 0 1 13.75 19.7M7 4.25H12.5\
        A3.75 3.75 0 0 1 12.5 11.75H7ZM7 11.75H13.25A4 4 0 0 1 13.25 19.75H7Z
        """
    ),
    GlyphDrawing(
      "bold.italic.underline",
      lines: """
        M3 6.25H5A2.1 2.1 0 0 1 5 10.45H3ZM3 10.45H5.4A2.15 2.15 0 0 1 5.4 14.75H3ZM11 6.25H13.75\
        M9.5 14.75H12.25M12.4 6.25L10.85 14.75M16.25 6.25V12.35A2.4 2.4 0 0 0 21.05 12.35V6.25\
        M16.25 18H21.05
        """
    ),
    GlyphDrawing("character", lines: "M5 20L12 4L19 20M7.2 15H16.8"),
    GlyphDrawing(
      "character.cursor.ibeam",
      lines: """
        M3 18.5L7.75 5.5L12.5 18.5M4.65 14H10.85M15.25 3.5C17 3.5 18 4.25 18 5.75\
        C18 4.25 19 3.5 20.75 3.5M18 5.75V18.25M15.25 20.5C17 20.5 18 19.75 18 18.25\
        C18 19.75 19 20.5 20.75 20.5
        """
    ),
    GlyphDrawing(
      "checklist",
      lines: """
        M12 7H20.75M12 17H20.75M3.25 7.25L5.25 9.25L8.75 4.75M3.25 17.25L5.25 19.25L8.75 14.75
        """
    ),
    GlyphDrawing(
      "chevron.left.forwardslash.chevron.right",
      lines: "M7.5 7L2.9 12M2.9 12L7.5 17M16.5 7L21.1 12M21.1 12L16.5 17M13.75 4.75L10.25 19.25"
    ),
    GlyphDrawing(
      "curlybraces",
      lines: """
        M9 3.5C6.5 3.5 6.25 4.75 6.25 7V9C6.25 11 5.25 12 3.5 12C5.25 12 6.25 13 6.25 15V17\
        C6.25 19.25 6.5 20.5 9 20.5M15 3.5C17.5 3.5 17.75 4.75 17.75 7V9C17.75 11 18.75 12 20.5 12\
        C18.75 12 17.75 13 17.75 15V17C17.75 19.25 17.5 20.5 15 20.5
        """
    ),
    GlyphDrawing(
      "decrease.indent",
      lines: "M3.5 5H20.5M11.25 9.65H20.5M11.25 14.35H20.5M3.5 19H20.5M6.5 9.25L3.75 12L6.5 14.75"
    ),
    GlyphDrawing(
      "decrease.quotelevel",
      lines: """
        M3.75 4.5V19.5M8 5H20.5M14.75 9.65H20.5M14.75 14.35H20.5M8 19H20.5M11 9.25L8.25 12L11 14.75
        """
    ),
    GlyphDrawing(
      "eraser",
      body: """
        M12.37 4.23A1.6 1.6 0 0 1 14.58 4.28L20.17 9.87A1.6 1.6 0 0 1 20.17 12.13L13.47 18.83\
        A1.6 1.6 0 0 1 12.34 19.3H9.96A1.6 1.6 0 0 1 8.83 18.83L4.08 14.08A1.6 1.6 0 0 1 4.13 11.77\
        Z
        """,
      lines: "M8.5 19.5H20.5",
      marks: "M8.25 8.5L16 16.25"
    ),
    GlyphDrawing(
      "function",
      lines: """
        M15.15 4.5A2.6 2.6 0 0 0 10.9 6.5L8.4 17.75A2.6 2.6 0 0 1 4.15 19.5M5.9 10H12.9M14.4 12.5\
        L19.9 19.5M19.9 12.5L14.4 19.5
        """
    ),
    GlyphDrawing(
      "highlighter",
      body: """
        M14.16 3.92A1.2 1.2 0 0 1 15.93 3.83L20.17 8.07A1.2 1.2 0 0 1 20.08 9.84L13.8 15.02\
        A1 1 0 0 1 12.46 14.96L9.04 11.54A1 1 0 0 1 8.98 10.2Z
        """,
      lines: """
        M8.75 11.25L6.25 15.25L8.75 17.75L12.75 15.25M6.5 15.5L3 19H7.25L8.5 17.5M12 20.75H20.75
        """
    ),
    GlyphDrawing(
      "increase.indent",
      lines: "M3.5 5H20.5M11.25 9.65H20.5M11.25 14.35H20.5M3.5 19H20.5M3.75 9.25L6.5 12L3.75 14.75"
    ),
    GlyphDrawing(
      "increase.quotelevel",
      lines: """
        M3.75 4.5V19.5M8 5H20.5M14.75 9.65H20.5M14.75 14.35H20.5M8 19H20.5M8.25 9.25L11 12\
        L8.25 14.75
        """
    ),
    GlyphDrawing("italic", lines: "M10 4.25H17.75M6.25 19.75H14M14.1 4.25L9.9 19.75"),
    GlyphDrawing("line.3.horizontal", lines: "M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5"),
    GlyphDrawing("line.3.horizontal.decrease", lines: "M3.5 6.5H20.5M6.75 12H17.25M10 17.5H14"),
    GlyphDrawing(
      "list.bullet",
      lines: "M9 6H20.75M9 12H20.75M9 18H20.75",
      solid: """
        M3.1 6A1.5 1.5 0 1 1 6.1 6A1.5 1.5 0 1 1 3.1 6ZM3.1 12A1.5 1.5 0 1 1 6.1 12\
        A1.5 1.5 0 1 1 3.1 12ZM3.1 18A1.5 1.5 0 1 1 6.1 18A1.5 1.5 0 1 1 3.1 18Z
        """
    ),
    GlyphDrawing(
      "list.bullet.indent",
      lines: "M9 5.5H20.75M13 12H20.75M13 18.5H20.75",
      solid: """
        M3.1 5.5A1.5 1.5 0 1 1 6.1 5.5A1.5 1.5 0 1 1 3.1 5.5ZM7.1 12A1.5 1.5 0 1 1 10.1 12\
        A1.5 1.5 0 1 1 7.1 12ZM7.1 18.5A1.5 1.5 0 1 1 10.1 18.5A1.5 1.5 0 1 1 7.1 18.5Z
        """
    ),
    GlyphDrawing(
      "list.bullet.rectangle",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: "M10.5 9.5H17M10.5 14.5H17M6.95 9.5H7.05M6.95 14.5H7.05"
    ),
    GlyphDrawing(
      "list.dash",
      lines: "M9.5 6H20.75M9.5 12H20.75M9.5 18H20.75M3.5 6H5.5M3.5 12H5.5M3.5 18H5.5"
    ),
    GlyphDrawing(
      "list.number",
      lines: """
        M10.75 6H20.75M10.75 12H20.75M10.75 18H20.75M3.75 4.5L5.5 3.5V9M3.75 15.6\
        A1.75 1.75 0 0 1 7.2 16C7.2 17.6 3.75 18.3 3.75 20.5H7.4
        """
    ),
    GlyphDrawing(
      "paragraphsign",
      lines: "M12.25 4V20M16.75 4V20M19 4H9.75A4.4 4.4 0 0 0 9.75 12.8H12.25"
    ),
    GlyphDrawing(
      "pencil",
      body: "M3.75 20.25L5 15.5L15.75 4.75A2.47 2.47 0 0 1 19.25 8.25L8.5 19Z",
      marks: "M13 7.5L16.5 11"
    ),
    GlyphDrawing(
      "pencil.line",
      body: "M3.75 17.75L4.9 13.4L14.25 4.05A2.26 2.26 0 0 1 17.45 7.25L8.1 16.6Z",
      lines: "M12 20.5H20.75",
      marks: "M11.9 6.4L15.1 9.6"
    ),
    GlyphDrawing(
      "pencil.tip",
      body: "M12 3L17.25 13L15.25 17.5H8.75L6.75 13Z",
      lines: "M9.25 21H14.75",
      marks: "M12 3.5V10.25M10.6 12A1.4 1.4 0 1 1 13.4 12A1.4 1.4 0 1 1 10.6 12Z"
    ),
    GlyphDrawing(
      "quote.opening",
      lines: """
        M10 6.5C6 7.5 4 10.25 4 14V17.5H9.75V12.5H5M20 6.5C16 7.5 14 10.25 14 14V17.5H19.75V12.5H15
        """
    ),
    GlyphDrawing(
      "rectangle.and.pencil.and.ellipsis",
      body: "M12 12.75L12.6 10L18.6 4.05A1.5 1.5 0 0 1 20.7 6.15L14.75 12.15Z",
      lines: """
        M11 6H5.25A2.25 2.25 0 0 0 3 8.25V16.75A2.25 2.25 0 0 0 5.25 19H18.75\
        A2.25 2.25 0 0 0 21 16.75V12
        """,
      solid: """
        M5.9 15A1.1 1.1 0 1 1 8.1 15A1.1 1.1 0 1 1 5.9 15ZM9.9 15A1.1 1.1 0 1 1 12.1 15\
        A1.1 1.1 0 1 1 9.9 15ZM13.9 15A1.1 1.1 0 1 1 16.1 15A1.1 1.1 0 1 1 13.9 15Z
        """
    ),
    GlyphDrawing(
      "scribble",
      lines: """
        M3 15.75C5.75 8 9 4.25 10.5 5.5C12.5 7.25 4.5 16.25 7 18C9.5 19.75 14 8.75 16.5 10\
        C18.75 11.25 12.5 17.25 14.75 18.25C16.75 19 18.75 16.25 21 13.5
        """
    ),
    GlyphDrawing(
      "signature",
      lines: """
        M3.5 14.5C7.5 11 10 6.5 8.25 4.75C6.5 3 5 8.5 6.5 12C7.75 15 9.5 12.5 10.5 11\
        C11.5 12 11.5 13.5 13 13.5C14.25 13.5 14.25 11.5 15.25 11.5C16.25 11.5 16.5 13 18 13\
        C19 13 20 12.75 20.75 12M3.5 19.5H20.5
        """
    ),
    GlyphDrawing(
      "strikethrough",
      lines: """
        M16.75 7.25C16.4 5 14.6 3.5 12 3.5C9.2 3.5 7.25 5.1 7.25 7.5C7.25 9.7 8.75 10.9 11.5 11.75\
        M3.5 12H20.5M15.9 14.1C16.6 14.75 17 15.6 17 16.6C17 18.9 14.9 20.5 12 20.5\
        C9.2 20.5 7.25 18.9 7 16.6
        """
    ),
    GlyphDrawing("sum", lines: "M18 7V4H5.75L12.75 12L5.75 20H18V17"),
    GlyphDrawing(
      "text.aligncenter",
      lines: "M3.5 5H20.5M6.75 9.65H17.25M3.5 14.35H20.5M6.75 19H17.25"
    ),
    GlyphDrawing("text.alignleft", lines: "M3.5 5H20.5M3.5 9.65H14M3.5 14.35H20.5M3.5 19H14"),
    GlyphDrawing("text.alignright", lines: "M3.5 5H20.5M10 9.65H20.5M3.5 14.35H20.5M10 19H20.5"),
    GlyphDrawing(
      "text.badge.plus",
      lines: "M3.5 5H20.5M3.5 9.65H20.5M3.5 14.35H11.5M3.5 19H11.5M18 13.9V20.1M14.9 17H21.1"
    ),
    GlyphDrawing("text.justify", lines: "M3.5 5H20.5M3.5 9.65H20.5M3.5 14.35H20.5M3.5 19H20.5"),
    GlyphDrawing(
      "text.magnifyingglass",
      lines: """
        M3.5 5H20.5M3.5 9.65H11M3.5 14.35H8.5M3.5 19H8.5M11.75 14A3.75 3.75 0 1 1 19.25 14\
        A3.75 3.75 0 1 1 11.75 14ZM18.25 16.75L21 19.5
        """
    ),
    GlyphDrawing(
      "text.quote",
      lines: "M3.75 4.5V19.5M8.25 5H20.5M8.25 9.65H16.5M8.25 14.35H20.5M8.25 19H16.5"
    ),
    GlyphDrawing(
      "textbox",
      body: """
        M5.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H5.25\
        A2.25 2.25 0 0 1 3 16.75V7.25A2.25 2.25 0 0 1 5.25 5Z
        """,
      marks: "M8.25 10V9H15.75V10M12 9V15M10.5 15H13.5"
    ),
    GlyphDrawing(
      "textformat",
      lines: """
        M2.9 18.75L7.9 5.25L12.9 18.75M4.65 14H11.15M14.5 15.5A3.25 3.25 0 1 1 21 15.5\
        A3.25 3.25 0 1 1 14.5 15.5ZM21 12.25V18.75
        """
    ),
    GlyphDrawing(
      "textformat.abc",
      lines: """
        M2.9 13.25A2.35 2.35 0 1 1 7.6 13.25A2.35 2.35 0 1 1 2.9 13.25ZM7.6 10.9V15.6M9.7 7.25V15.6\
        M9.7 13.25A2.35 2.35 0 1 1 14.4 13.25A2.35 2.35 0 1 1 9.7 13.25ZM20.42 11.5\
        A2.35 2.35 0 1 0 20.42 15
        """
    ),
    GlyphDrawing(
      "textformat.size",
      lines: "M2.9 19L5.9 11.5L8.9 19M3.9 16.5H7.9M10.6 19L15.85 5L21.1 19M12.3 14.5H19.4"
    ),
    GlyphDrawing(
      "textformat.subscript",
      lines: """
        M3.5 4.5L12.5 15.5M12.5 4.5L3.5 15.5M16.25 14.6A2.1 2.1 0 0 1 20.4 15.1\
        C20.4 16.9 16.25 17.9 16.25 20.5H20.75
        """
    ),
    GlyphDrawing(
      "textformat.superscript",
      lines: """
        M3.5 8.5L12.5 19.5M12.5 8.5L3.5 19.5M16.25 5.6A2.1 2.1 0 0 1 20.4 6.1\
        C20.4 7.9 16.25 8.9 16.25 11.5H20.75
        """
    ),
    GlyphDrawing(
      "underline",
      lines: "M6.5 3.25V10.25A5.5 5.5 0 0 0 17.5 10.25V3.25M4.75 20.5H19.25"
    ),
  ]

  /// Arrows and chevrons.
  static let arrows: [GlyphDrawing] = [
    GlyphDrawing(
      "arrow.clockwise",
      lines: "M20 12.25A8 8 0 1 1 17.66 6.6L19.75 8.75M14.5 8.75H19.75V3.5"
    ),
    GlyphDrawing(
      "arrow.counterclockwise",
      lines: "M4 12.25A8 8 0 1 0 6.34 6.6L4.25 8.75M9.5 8.75H4.25V3.5"
    ),
    GlyphDrawing("arrow.down", lines: "M12 3.75V20M5.75 13.75L12 20L18.25 13.75"),
    GlyphDrawing("arrow.down.left", lines: "M18.25 5.75L5.75 18.25M15 18.25H5.75V9"),
    GlyphDrawing(
      "arrow.down.left.and.arrow.up.right",
      lines: """
        M20.25 3.75L13.75 10.25M19.25 10.25H13.75V4.75M3.75 20.25L10.25 13.75M4.75 13.75H10.25\
        V19.25
        """
    ),
    GlyphDrawing("arrow.down.right", lines: "M5.75 5.75L18.25 18.25M9 18.25H18.25V9"),
    GlyphDrawing(
      "arrow.down.right.and.arrow.up.left",
      lines: """
        M3.75 3.75L10.25 10.25M4.75 10.25H10.25V4.75M20.25 20.25L13.75 13.75M19.25 13.75H13.75\
        V19.25
        """
    ),
    GlyphDrawing(
      "arrow.down.to.line",
      lines: "M12 3.25V16.25M6.5 10.75L12 16.25L17.5 10.75M4.5 20.5H19.5"
    ),
    GlyphDrawing("arrow.left", lines: "M20.25 12H4M10.25 5.75L4 12L10.25 18.25"),
    GlyphDrawing("arrow.left.and.right", lines: "M21 12H3M17 8L21 12L17 16M7 8L3 12L7 16"),
    GlyphDrawing(
      "arrow.left.arrow.right",
      lines: "M20 7.5H4M8 3.5L4 7.5L8 11.5M4 16.5H20M16 12.5L20 16.5L16 20.5"
    ),
    GlyphDrawing(
      "arrow.left.to.line",
      lines: "M20.75 12H7.75M13.25 6.5L7.75 12L13.25 17.5M3.5 4.5V19.5"
    ),
    GlyphDrawing("arrow.right", lines: "M3.75 12H20M13.75 5.75L20 12L13.75 18.25"),
    GlyphDrawing(
      "arrow.right.to.line",
      lines: "M3.25 12H16.25M10.75 6.5L16.25 12L10.75 17.5M20.5 4.5V19.5"
    ),
    GlyphDrawing(
      "arrow.triangle.2.circlepath",
      lines: """
        M4.05 10.75A8.05 8.05 0 0 1 17.7 6.3L20 8.75M15 8.75H20V3.75M19.95 13.25\
        A8.05 8.05 0 0 1 6.3 17.7L4 15.25M9 15.25H4V20.25
        """
    ),
    GlyphDrawing(
      "arrow.triangle.branch",
      lines: """
        M6.75 20.75V3.5M3.25 7L6.75 3.5L10.25 7M6.75 18.25C6.75 14.25 17.25 15 17.25 10V7\
        M13.75 10.25L17.25 6.75L20.75 10.25
        """
    ),
    GlyphDrawing(
      "arrow.triangle.merge",
      lines: """
        M12 20.5V3.75M8 7.75L12 3.75L16 7.75M5 20.5C5 15.5 12 15 12 10.5M19 20.5\
        C19 15.5 12 15 12 10.5
        """
    ),
    GlyphDrawing(
      "arrow.turn.down.left",
      lines: "M3.75 15.5H17A3.25 3.25 0 0 0 20.25 12.25V4M8.5 20.25L3.75 15.5L8.5 10.75"
    ),
    GlyphDrawing(
      "arrow.turn.down.right",
      lines: "M20.25 15.5H7A3.25 3.25 0 0 1 3.75 12.25V4M15.5 20.25L20.25 15.5L15.5 10.75"
    ),
    GlyphDrawing(
      "arrow.turn.up.left",
      lines: "M3.75 8.5H17A3.25 3.25 0 0 1 20.25 11.75V20M8.5 3.75L3.75 8.5L8.5 13.25"
    ),
    GlyphDrawing(
      "arrow.turn.up.right",
      lines: "M20.25 8.5H7A3.25 3.25 0 0 0 3.75 11.75V20M15.5 3.75L20.25 8.5L15.5 13.25"
    ),
    GlyphDrawing("arrow.up", lines: "M12 20.25V4M5.75 10.25L12 4L18.25 10.25"),
    GlyphDrawing("arrow.up.and.down", lines: "M12 3V21M8 7L12 3L16 7M8 17L12 21L16 17"),
    GlyphDrawing(
      "arrow.up.and.down.and.arrow.left.and.right",
      lines: """
        M12 3V21M3 12H21M9.25 5.75L12 3L14.75 5.75M9.25 18.25L12 21L14.75 18.25M5.75 9.25L3 12\
        L5.75 14.75M18.25 9.25L21 12L18.25 14.75
        """
    ),
    GlyphDrawing(
      "arrow.up.arrow.down",
      lines: "M7.5 20V4M3.5 8L7.5 4L11.5 8M16.5 4V20M12.5 16L16.5 20L20.5 16"
    ),
    GlyphDrawing("arrow.up.left", lines: "M18.25 18.25L5.75 5.75M15 5.75H5.75V15"),
    GlyphDrawing(
      "arrow.up.left.and.arrow.down.right",
      lines: """
        M10.25 10.25L3.75 3.75M9.25 3.75H3.75V9.25M13.75 13.75L20.25 20.25M14.75 20.25H20.25V14.75
        """
    ),
    GlyphDrawing("arrow.up.right", lines: "M5.75 18.25L18.25 5.75M9 5.75H18.25V15"),
    GlyphDrawing(
      "arrow.up.right.and.arrow.down.left",
      lines: """
        M13.75 10.25L20.25 3.75M14.75 3.75H20.25V9.25M10.25 13.75L3.75 20.25M9.25 20.25H3.75V14.75
        """
    ),
    GlyphDrawing(
      "arrow.up.to.line",
      lines: "M12 20.75V7.75M6.5 13.25L12 7.75L17.5 13.25M4.5 3.5H19.5"
    ),
    GlyphDrawing(
      "arrow.uturn.down",
      lines: "M15 20.5V9.25A5.5 5.5 0 0 0 4 9.25V15M19.75 15.75L15 20.5L10.25 15.75"
    ),
    GlyphDrawing(
      "arrow.uturn.left",
      lines: "M3.5 9H14.75A5.5 5.5 0 0 1 14.75 20H9M8.25 4.25L3.5 9L8.25 13.75"
    ),
    GlyphDrawing(
      "arrow.uturn.right",
      lines: "M20.5 9H9.25A5.5 5.5 0 0 0 9.25 20H15M15.75 4.25L20.5 9L15.75 13.75"
    ),
    GlyphDrawing(
      "arrow.uturn.up",
      lines: "M15 3.5V14.75A5.5 5.5 0 0 1 4 14.75V9M19.75 8.25L15 3.5L10.25 8.25"
    ),
    GlyphDrawing(
      "arrowshape.down",
      body: """
        M11.56 20.54A0.6 0.6 0 0 0 12.44 20.54L19.54 13.01A0.6 0.6 0 0 0 19.11 12H16V4.3\
        A0.8 0.8 0 0 0 15.2 3.5H8.8A0.8 0.8 0 0 0 8 4.3V12H4.89A0.6 0.6 0 0 0 4.46 13.01Z
        """
    ),
    GlyphDrawing(
      "arrowshape.left",
      body: """
        M3.46 11.56A0.6 0.6 0 0 0 3.46 12.44L10.99 19.54A0.6 0.6 0 0 0 12 19.11V16H19.7\
        A0.8 0.8 0 0 0 20.5 15.2V8.8A0.8 0.8 0 0 0 19.7 8H12V4.89A0.6 0.6 0 0 0 10.99 4.46Z
        """
    ),
    GlyphDrawing(
      "arrowshape.right",
      body: """
        M20.54 11.56A0.6 0.6 0 0 1 20.54 12.44L13.01 19.54A0.6 0.6 0 0 1 12 19.11V16H4.3\
        A0.8 0.8 0 0 1 3.5 15.2V8.8A0.8 0.8 0 0 1 4.3 8H12V4.89A0.6 0.6 0 0 1 13.01 4.46Z
        """
    ),
    GlyphDrawing(
      "arrowshape.turn.up.left",
      body: "M10 5L3 11.5L10 18V14.5C15 14.25 18.5 15.75 21 19.75C20.5 13.25 17 8.75 10 8.5Z"
    ),
    GlyphDrawing(
      "arrowshape.turn.up.left.2",
      body: "M14 5.5L8 11.5L14 17.5V14.5C17.5 14.4 19.6 15.9 21.1 19C20.9 13 18.6 8.75 14 8.5Z",
      lines: "M8.5 5.75L2.9 11.5L8.5 17.25"
    ),
    GlyphDrawing(
      "arrowshape.turn.up.right",
      body: "M14 5L21 11.5L14 18V14.5C9 14.25 5.5 15.75 3 19.75C3.5 13.25 7 8.75 14 8.5Z"
    ),
    GlyphDrawing(
      "arrowshape.turn.up.right.2",
      body: "M10 5.5L16 11.5L10 17.5V14.5C6.5 14.4 4.4 15.9 2.9 19C3.1 13 5.4 8.75 10 8.5Z",
      lines: "M15.5 5.75L21.1 11.5L15.5 17.25"
    ),
    GlyphDrawing(
      "arrowshape.up",
      body: """
        M11.56 3.46A0.6 0.6 0 0 1 12.44 3.46L19.54 10.99A0.6 0.6 0 0 1 19.11 12H16V19.7\
        A0.8 0.8 0 0 1 15.2 20.5H8.8A0.8 0.8 0 0 1 8 19.7V12H4.89A0.6 0.6 0 0 1 4.46 10.99Z
        """
    ),
    GlyphDrawing("chevron.compact.down", lines: "M4 10L12 14L20 10"),
    GlyphDrawing("chevron.compact.up", lines: "M4 14L12 10L20 14"),
    GlyphDrawing("chevron.down", lines: "M19.75 8.5L12 16L4.25 8.5"),
    GlyphDrawing("chevron.left", lines: "M15.5 4.25L8 12L15.5 19.75"),
    GlyphDrawing("chevron.left.2", lines: "M11.75 5L4.75 12L11.75 19M19.25 5L12.25 12L19.25 19"),
    GlyphDrawing("chevron.right", lines: "M8.5 4.25L16 12L8.5 19.75"),
    GlyphDrawing("chevron.right.2", lines: "M12.25 5L19.25 12L12.25 19M4.75 5L11.75 12L4.75 19"),
    GlyphDrawing("chevron.up", lines: "M19.75 15.5L12 8L4.25 15.5"),
    GlyphDrawing("chevron.up.chevron.down", lines: "M6.5 9L12 3.5L17.5 9M6.5 15L12 20.5L17.5 15"),
    GlyphDrawing(
      "clock.arrow.circlepath",
      lines: "M4 12.25A8 8 0 1 0 6.34 6.6L4.25 8.75M9.5 8.75H4.25V3.5M12 7.75V12.25L15 14.25"
    ),
    GlyphDrawing(
      "repeat",
      lines: """
        M4 11V9.75A3.25 3.25 0 0 1 7.25 6.5H20M16.5 3L20 6.5L16.5 10M20 13V14.25\
        A3.25 3.25 0 0 1 16.75 17.5H4M7.5 14L4 17.5L7.5 21
        """
    ),
    GlyphDrawing(
      "shuffle",
      lines: """
        M3 7H6.5C12 7 11.5 17 17 17H20.5M17.5 13.75L20.75 17L17.5 20.25M3 17H6.5\
        C8.25 17 9.4 16 10.25 14.75M13.25 9.25C14.1 8 15.25 7 17 7H20.5M17.5 3.75L20.75 7\
        L17.5 10.25
        """
    ),
  ]

  /// Searching, cutting, drawing and image editing.
  static let editing: [GlyphDrawing] = [
    GlyphDrawing(
      "arrow.left.and.right.righttriangle.left.righttriangle.right",
      body: """
        M7.03 8.79A0.9 0.9 0 0 1 8.75 9.16V18.1A0.9 0.9 0 0 1 7.85 19H3.8A0.9 0.9 0 0 1 2.98 17.73Z\
        M16.97 8.79A0.9 0.9 0 0 0 15.25 9.16V18.1A0.9 0.9 0 0 0 16.15 19H20.2\
        A0.9 0.9 0 0 0 21.02 17.73Z
        """,
      lines: "M12 3V4.5M12 8V10M12 13.5V15.5M12 19V21"
    ),
    GlyphDrawing(
      "arrow.up.and.down.righttriangle.up.righttriangle.down",
      body: """
        M15.21 7.03A0.9 0.9 0 0 1 14.84 8.75H5.9A0.9 0.9 0 0 1 5 7.85V3.8A0.9 0.9 0 0 1 6.27 2.98Z\
        M15.21 16.97A0.9 0.9 0 0 0 14.84 15.25H5.9A0.9 0.9 0 0 0 5 16.15V20.2\
        A0.9 0.9 0 0 0 6.27 21.02Z
        """,
      lines: "M21 12H19.5M16 12H14M10.5 12H8.5M5 12H3"
    ),
    GlyphDrawing(
      "aspectratio",
      body: """
        M5.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H5.25\
        A2.25 2.25 0 0 1 3 16.75V7.25A2.25 2.25 0 0 1 5.25 5Z
        """,
      marks: "M6.75 11.5V8.75H9.5M17.25 12.5V15.25H14.5"
    ),
    GlyphDrawing(
      "camera.filters",
      body: """
        M6.75 8.5A5.25 5.25 0 1 1 17.25 8.5A5.25 5.25 0 1 1 6.75 8.5ZM3 15A5.25 5.25 0 1 1 13.5 15\
        A5.25 5.25 0 1 1 3 15ZM10.5 15A5.25 5.25 0 1 1 21 15A5.25 5.25 0 1 1 10.5 15Z
        """
    ),
    GlyphDrawing(
      "crop",
      lines: "M6.75 2.9V15A2.25 2.25 0 0 0 9 17.25H21.1M2.9 6.75H15A2.25 2.25 0 0 1 17.25 9V21.1"
    ),
    GlyphDrawing(
      "crop.rotate",
      lines: """
        M9.15 6.78V13.43A1.43 1.43 0 0 0 10.57 14.85H17.23M6.78 9.15H13.43\
        A1.43 1.43 0 0 1 14.85 10.57V17.23M14.66 3.82A8.6 8.6 0 0 1 20.34 9.92M9.34 20.18\
        A8.6 8.6 0 0 1 3.66 14.08M17.25 2.9L14.2 3.7L15.6 6.5M6.75 21.1L9.8 20.3L8.4 17.5
        """
    ),
    GlyphDrawing(
      "cursorarrow",
      body: """
        M5.11 5.11A0.9 0.9 0 0 1 6.41 4.1L18.53 10.81A0.9 0.9 0 0 1 18.32 12.47L13.2 13.79\
        A0.9 0.9 0 0 0 12.62 14.28L10.28 19.16A0.9 0.9 0 0 1 8.59 18.99Z
        """
    ),
    GlyphDrawing(
      "doc.viewfinder",
      lines: """
        M3.5 8V6.25A2.75 2.75 0 0 1 6.25 3.5H8M16 3.5H17.75A2.75 2.75 0 0 1 20.5 6.25V8M20.5 16\
        V17.75A2.75 2.75 0 0 1 17.75 20.5H16M8 20.5H6.25A2.75 2.75 0 0 1 3.5 17.75V16M9.5 7H14.5\
        A1.5 1.5 0 0 1 16 8.5V15.5A1.5 1.5 0 0 1 14.5 17H9.5A1.5 1.5 0 0 1 8 15.5V8.5\
        A1.5 1.5 0 0 1 9.5 7ZM10.75 11H13.25
        """
    ),
    GlyphDrawing(
      "eyedropper",
      body: """
        M13.25 8.25L5 16.5L3.5 20.5L7.5 19L15.75 10.75M13.75 6.75L16.5 4A2.47 2.47 0 0 1 20 7.5\
        L17.25 10.25M11.75 6.25L17.75 12.25
        """
    ),
    GlyphDrawing(
      "hand.draw",
      body: """
        M11 14V5.5A1.5 1.5 0 0 1 14 5.5V11L19.2 12.1A2.25 2.25 0 0 1 21 14.3V16.25\
        A4.75 4.75 0 0 1 16.25 21H14.4A4.5 4.5 0 0 1 10.6 18.9L7.9 14.9A1.45 1.45 0 0 1 10.1 13\
        L11 14Z
        """,
      lines: "M3 9.25C3 5.5 5.25 3 6.75 3.75C8.5 4.75 4.75 8.25 6.75 9.5"
    ),
    GlyphDrawing(
      "hand.raised",
      body: """
        M8 12.5V6.25A1.4 1.4 0 0 1 10.8 6.25V4.4A1.4 1.4 0 0 1 13.6 4.4V5.4A1.4 1.4 0 0 1 16.4 5.4\
        V8A1.4 1.4 0 0 1 19.2 8V14.5C19.2 18.6 16.8 21 13.2 21C10.4 21 8.9 19.9 7.5 17.5L4.5 12.4\
        A1.4 1.4 0 0 1 6.9 10.9L8 12.5Z
        """,
      marks: "M10.8 6.25V11.25M13.6 5V11.25M16.4 7.5V11.75"
    ),
    GlyphDrawing(
      "hand.tap",
      body: """
        M9 14V5.5A1.5 1.5 0 0 1 12 5.5V11L17.2 12.1A2.25 2.25 0 0 1 19 14.3V16.25\
        A4.75 4.75 0 0 1 14.25 21H12.4A4.5 4.5 0 0 1 8.6 18.9L5.9 14.9A1.45 1.45 0 0 1 8.1 13L9 14Z
        """,
      lines: "M6.82 9.38A4.25 4.25 0 1 1 14.18 9.38"
    ),
    GlyphDrawing(
      "hand.thumbsdown",
      body: """
        M16.25 13.25L13 20.25A2.75 2.75 0 0 1 10.25 17.5V14.5H5.9A2.25 2.25 0 0 1 3.7 11.8L5.05 5.8\
        A2.25 2.25 0 0 1 7.25 4H16.25ZM19.25 13.25H17.5A1.25 1.25 0 0 1 16.25 12V5.25\
        A1.25 1.25 0 0 1 17.5 4H19.25A1.25 1.25 0 0 1 20.5 5.25V12A1.25 1.25 0 0 1 19.25 13.25Z
        """,
      marks: "M16.25 13V4.25"
    ),
    GlyphDrawing(
      "hand.thumbsup",
      body: """
        M7.75 10.75L11 3.75A2.75 2.75 0 0 1 13.75 6.5V9.5H18.1A2.25 2.25 0 0 1 20.3 12.2L18.95 18.2\
        A2.25 2.25 0 0 1 16.75 20H7.75ZM4.75 10.75H6.5A1.25 1.25 0 0 1 7.75 12V18.75\
        A1.25 1.25 0 0 1 6.5 20H4.75A1.25 1.25 0 0 1 3.5 18.75V12A1.25 1.25 0 0 1 4.75 10.75Z
        """,
      marks: "M7.75 11V19.75"
    ),
    GlyphDrawing(
      "lasso",
      body: "M3 9.5A9 6 0 1 1 21 9.5A9 6 0 1 1 3 9.5Z",
      lines: "M6.25 14.2A2.1 2.1 0 1 0 8.75 16.25C8.9 18.75 7.75 20.25 5.25 20.75"
    ),
    GlyphDrawing(
      "magnifyingglass",
      body: "M3.5 10.5A7 7 0 1 1 17.5 10.5A7 7 0 1 1 3.5 10.5Z",
      lines: "M15.6 15.6L20.75 20.75"
    ),
    GlyphDrawing(
      "minus.magnifyingglass",
      body: "M3.5 10.5A7 7 0 1 1 17.5 10.5A7 7 0 1 1 3.5 10.5Z",
      lines: "M15.6 15.6L20.75 20.75",
      marks: "M7.5 10.5H13.5"
    ),
    GlyphDrawing(
      "paintbrush",
      body: """
        M12 15.75A4.6 4.6 0 0 1 7.4 20.5C5.75 20.5 4.5 20.2 3.25 19.5\
        C4.4 18.75 4.6 17.75 4.75 16.25A3.75 3.75 0 0 1 8.5 12.25A3.5 3.5 0 0 1 12 15.75Z
        """,
      lines: "M9.5 12.25L17.8 3.9A1.6 1.6 0 0 1 20.1 6.2L11.75 14.5"
    ),
    GlyphDrawing(
      "paintpalette",
      body: """
        M12 3A9 9 0 0 0 12 21C13.4 21 14.1 20.1 14.1 19C14.1 17.75 13.25 17.4 13.25 16.4\
        C13.25 15.4 14 14.75 15.1 14.75H17.25A3.75 3.75 0 0 0 21 11C21 6.5 17 3 12 3Z
        """,
      marks: "M7.2 12.5H7.3M8.95 7.9H9.05M13.55 6.9H13.65M17.2 9.9H17.3"
    ),
    GlyphDrawing(
      "plus.magnifyingglass",
      body: "M3.5 10.5A7 7 0 1 1 17.5 10.5A7 7 0 1 1 3.5 10.5Z",
      lines: "M15.6 15.6L20.75 20.75",
      marks: "M10.5 7.5V13.5M7.5 10.5H13.5"
    ),
    GlyphDrawing(
      "qrcode",
      body: """
        M5 3.5H8.75A1.5 1.5 0 0 1 10.25 5V8.75A1.5 1.5 0 0 1 8.75 10.25H5A1.5 1.5 0 0 1 3.5 8.75V5\
        A1.5 1.5 0 0 1 5 3.5ZM15.25 3.5H19A1.5 1.5 0 0 1 20.5 5V8.75A1.5 1.5 0 0 1 19 10.25H15.25\
        A1.5 1.5 0 0 1 13.75 8.75V5A1.5 1.5 0 0 1 15.25 3.5ZM5 13.75H8.75A1.5 1.5 0 0 1 10.25 15.25\
        V19A1.5 1.5 0 0 1 8.75 20.5H5A1.5 1.5 0 0 1 3.5 19V15.25A1.5 1.5 0 0 1 5 13.75Z
        """,
      lines: "M14.25 14.25H16.5M20.25 14.25V17M14.25 17.5V20.25M17.5 20.25H20.25",
      marks: "M6.83 6.88H6.93M17.07 6.88H17.17M6.83 17.12H6.93"
    ),
    GlyphDrawing(
      "qrcode.viewfinder",
      lines: """
        M3.5 8V6.25A2.75 2.75 0 0 1 6.25 3.5H8M16 3.5H17.75A2.75 2.75 0 0 1 20.5 6.25V8M20.5 16\
        V17.75A2.75 2.75 0 0 1 17.75 20.5H16M8 20.5H6.25A2.75 2.75 0 0 1 3.5 17.75V16
        """,
      solid: """
        M8.35 7.75H10.55A0.6 0.6 0 0 1 11.15 8.35V10.55A0.6 0.6 0 0 1 10.55 11.15H8.35\
        A0.6 0.6 0 0 1 7.75 10.55V8.35A0.6 0.6 0 0 1 8.35 7.75ZM13.45 7.75H15.65\
        A0.6 0.6 0 0 1 16.25 8.35V10.55A0.6 0.6 0 0 1 15.65 11.15H13.45A0.6 0.6 0 0 1 12.85 10.55\
        V8.35A0.6 0.6 0 0 1 13.45 7.75ZM8.35 12.85H10.55A0.6 0.6 0 0 1 11.15 13.45V15.65\
        A0.6 0.6 0 0 1 10.55 16.25H8.35A0.6 0.6 0 0 1 7.75 15.65V13.45A0.6 0.6 0 0 1 8.35 12.85Z\
        M12.85 13.75A0.9 0.9 0 1 1 14.65 13.75A0.9 0.9 0 1 1 12.85 13.75ZM14.5 15.4\
        A0.9 0.9 0 1 1 16.3 15.4A0.9 0.9 0 1 1 14.5 15.4Z
        """
    ),
    GlyphDrawing(
      "rotate.left",
      body: """
        M5.75 12H13.25A2 2 0 0 1 15.25 14V19A2 2 0 0 1 13.25 21H5.75A2 2 0 0 1 3.75 19V14\
        A2 2 0 0 1 5.75 12Z
        """,
      lines: "M9 6.25H14.25A6 6 0 0 1 20.25 12.25V15.5M11.75 3L8.5 6.25M8.5 6.25L11.75 9.5"
    ),
    GlyphDrawing(
      "rotate.right",
      body: """
        M18.25 12H10.75A2 2 0 0 0 8.75 14V19A2 2 0 0 0 10.75 21H18.25A2 2 0 0 0 20.25 19V14\
        A2 2 0 0 0 18.25 12Z
        """,
      lines: "M15 6.25H9.75A6 6 0 0 0 3.75 12.25V15.5M12.25 3L15.5 6.25M15.5 6.25L12.25 9.5"
    ),
    GlyphDrawing(
      "ruler",
      body: """
        M3.34 15.01L15.01 3.34A1.5 1.5 0 0 1 17.13 3.34L20.66 6.87A1.5 1.5 0 0 1 20.66 8.99\
        L8.99 20.66A1.5 1.5 0 0 1 6.87 20.66L3.34 17.13A1.5 1.5 0 0 1 3.34 15.01Z
        """,
      marks: """
        M5.42 13.2L7.58 15.36M8.02 10.61L10.88 13.47M10.61 8.02L12.76 10.18M13.2 5.42L16.07 8.29
        """
    ),
    GlyphDrawing(
      "scissors",
      body: """
        M3.5 17.75A3 3 0 1 1 9.5 17.75A3 3 0 1 1 3.5 17.75ZM14.5 17.75A3 3 0 1 1 20.5 17.75\
        A3 3 0 1 1 14.5 17.75Z
        """,
      lines: "M8.1 15.2L16.75 3.25M15.9 15.2L7.25 3.25"
    ),
    GlyphDrawing(
      "selection.pin.in.out",
      lines: """
        M3.5 7.5V5.75A2.25 2.25 0 0 1 5.75 3.5H7.5M16.5 3.5H18.25A2.25 2.25 0 0 1 20.5 5.75V7.5\
        M20.5 16.5V18.25A2.25 2.25 0 0 1 18.25 20.5H16.5M7.5 20.5H5.75A2.25 2.25 0 0 1 3.5 18.25\
        V16.5M8 16L16 8M11.75 8L16 8M16 8L16 12.25M12.25 16L8 16M8 16L8 11.75
        """
    ),
    GlyphDrawing(
      "slider.horizontal.3",
      body: """
        M13.35 6A2.4 2.4 0 1 1 18.15 6A2.4 2.4 0 1 1 13.35 6ZM5.85 12A2.4 2.4 0 1 1 10.65 12\
        A2.4 2.4 0 1 1 5.85 12ZM13.35 18A2.4 2.4 0 1 1 18.15 18A2.4 2.4 0 1 1 13.35 18Z
        """,
      lines: "M3.25 6H13.25M18.25 6H20.75M3.25 12H5.75M10.75 12H20.75M3.25 18H13.25M18.25 18H20.75"
    ),
    GlyphDrawing(
      "slider.vertical.3",
      body: """
        M18 13.35A2.4 2.4 0 1 1 18 18.15A2.4 2.4 0 1 1 18 13.35ZM12 5.85A2.4 2.4 0 1 1 12 10.65\
        A2.4 2.4 0 1 1 12 5.85ZM6 13.35A2.4 2.4 0 1 1 6 18.15A2.4 2.4 0 1 1 6 13.35Z
        """,
      lines: "M18 3.25V13.25M18 18.25V20.75M12 3.25V5.75M12 10.75V20.75M6 3.25V13.25M6 18.25V20.75"
    ),
    GlyphDrawing(
      "square.2.layers.3d",
      body: """
        M11.59 3.25A0.8 0.8 0 0 1 12.41 3.25L20.37 8.07A0.8 0.8 0 0 1 20.37 9.43L12.41 14.25\
        A0.8 0.8 0 0 1 11.59 14.25L3.63 9.43A0.8 0.8 0 0 1 3.63 8.07Z
        """,
      lines: "M3.25 14.5L12 20.25L20.75 14.5"
    ),
    GlyphDrawing(
      "square.stack.3d.up",
      body: """
        M11.65 3.02A0.8 0.8 0 0 1 12.35 3.02L20.31 6.88A0.8 0.8 0 0 1 20.31 8.32L12.35 12.18\
        A0.8 0.8 0 0 1 11.65 12.18L3.69 8.32A0.8 0.8 0 0 1 3.69 6.88Z
        """,
      lines: "M3.25 12L12 16.5L20.75 12M3.25 16.5L12 21L20.75 16.5"
    ),
    GlyphDrawing(
      "switch.2",
      body: """
        M6.5 3.75H17.5A3.5 3.5 0 0 1 21 7.25V7.25A3.5 3.5 0 0 1 17.5 10.75H6.5A3.5 3.5 0 0 1 3 7.25\
        V7.25A3.5 3.5 0 0 1 6.5 3.75ZM6.5 13.25H17.5A3.5 3.5 0 0 1 21 16.75V16.75\
        A3.5 3.5 0 0 1 17.5 20.25H6.5A3.5 3.5 0 0 1 3 16.75V16.75A3.5 3.5 0 0 1 6.5 13.25Z
        """,
      marks: "M6.7 7.25H6.8M17.2 16.75H17.3"
    ),
    GlyphDrawing(
      "text.viewfinder",
      lines: """
        M3.5 8V6.25A2.75 2.75 0 0 1 6.25 3.5H8M16 3.5H17.75A2.75 2.75 0 0 1 20.5 6.25V8M20.5 16\
        V17.75A2.75 2.75 0 0 1 17.75 20.5H16M8 20.5H6.25A2.75 2.75 0 0 1 3.5 17.75V16M8 8.75H16\
        M8 12H16M8 15.25H12.5
        """
    ),
    GlyphDrawing(
      "viewfinder",
      lines: """
        M3.5 8V6.25A2.75 2.75 0 0 1 6.25 3.5H8M16 3.5H17.75A2.75 2.75 0 0 1 20.5 6.25V8M20.5 16\
        V17.75A2.75 2.75 0 0 1 17.75 20.5H16M8 20.5H6.25A2.75 2.75 0 0 1 3.5 17.75V16
        """
    ),
    GlyphDrawing(
      "wand.and.rays",
      body: """
        M3.68 19.68A1.1 1.1 0 0 1 3.68 18.12L11.62 10.18A1.1 1.1 0 0 1 13.18 10.18L13.82 10.82\
        A1.1 1.1 0 0 1 13.82 12.38L5.88 20.32A1.1 1.1 0 0 1 4.32 20.32Z
        """,
      lines: """
        M15.75 3V5.5M15.75 13.5V16M8.25 8.25H10.5M19 8.25H21M19.25 4.75L18 6M11 3.75L12.25 5\
        M18.75 11.75L20 13
        """
    ),
    GlyphDrawing(
      "wand.and.stars",
      body: """
        M3.68 19.68A1.1 1.1 0 0 1 3.68 18.12L11.62 10.18A1.1 1.1 0 0 1 13.18 10.18L13.82 10.82\
        A1.1 1.1 0 0 1 13.82 12.38L5.88 20.32A1.1 1.1 0 0 1 4.32 20.32Z
        """,
      solid: """
        M17.5 2.4C18.13 4.5 19 5.37 21.1 6C19 6.63 18.13 7.5 17.5 9.6C16.87 7.5 16 6.63 13.9 6\
        C16 5.37 16.87 4.5 17.5 2.4ZM8 2.9C8.46 4.42 9.08 5.04 10.6 5.5C9.08 5.96 8.46 6.58 8 8.1\
        C7.54 6.58 6.92 5.96 5.4 5.5C6.92 5.04 7.54 4.42 8 2.9ZM19 12.9\
        C19.46 14.42 20.08 15.04 21.6 15.5C20.08 15.96 19.46 16.58 19 18.1\
        C18.54 16.58 17.92 15.96 16.4 15.5C17.92 15.04 18.54 14.42 19 12.9Z
        """
    ),
  ]

  /// Windows, panes, grids, stacks and keys.
  static let windows: [GlyphDrawing] = [
    GlyphDrawing(
      "airplayvideo",
      body: """
        M11.41 14.48A0.75 0.75 0 0 1 12.59 14.48L16.03 18.78A0.75 0.75 0 0 1 15.44 20H8.56\
        A0.75 0.75 0 0 1 7.97 18.78Z
        """,
      lines: """
        M6.5 17H5.25A2.25 2.25 0 0 1 3 14.75V6.75A2.25 2.25 0 0 1 5.25 4.5H18.75\
        A2.25 2.25 0 0 1 21 6.75V14.75A2.25 2.25 0 0 1 18.75 17H17.5
        """
    ),
    GlyphDrawing(
      "circle.grid.2x2",
      body: """
        M3.6 7A3.4 3.4 0 1 1 10.4 7A3.4 3.4 0 1 1 3.6 7ZM13.6 7A3.4 3.4 0 1 1 20.4 7\
        A3.4 3.4 0 1 1 13.6 7ZM3.6 17A3.4 3.4 0 1 1 10.4 17A3.4 3.4 0 1 1 3.6 17ZM13.6 17\
        A3.4 3.4 0 1 1 20.4 17A3.4 3.4 0 1 1 13.6 17Z
        """
    ),
    GlyphDrawing(
      "command",
      body: """
        M9 9H15V15H9ZM9 9H6A3 3 0 1 1 9 6ZM15 9V6A3 3 0 1 1 18 9ZM15 15H18A3 3 0 1 1 15 18ZM9 15V18\
        A3 3 0 1 1 6 15Z
        """
    ),
    GlyphDrawing("control", lines: "M5 15.5L12 8.5L19 15.5"),
    GlyphDrawing(
      "cpu",
      body: """
        M8.25 6H15.75A2.25 2.25 0 0 1 18 8.25V15.75A2.25 2.25 0 0 1 15.75 18H8.25\
        A2.25 2.25 0 0 1 6 15.75V8.25A2.25 2.25 0 0 1 8.25 6Z
        """,
      lines: "M9.25 3V6M14.75 3V6M9.25 18V21M14.75 18V21M3 9.25H6M3 14.75H6M18 9.25H21M18 14.75H21",
      marks: """
        M10.75 10H13.25A0.75 0.75 0 0 1 14 10.75V13.25A0.75 0.75 0 0 1 13.25 14H10.75\
        A0.75 0.75 0 0 1 10 13.25V10.75A0.75 0.75 0 0 1 10.75 10Z
        """
    ),
    GlyphDrawing(
      "delete.left",
      body: """
        M9.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H9.25\
        A2.25 2.25 0 0 1 7.5 18.2L2.95 12L7.5 5.8A2.25 2.25 0 0 1 9.25 5Z
        """,
      marks: "M11.15 9.4L16.35 14.6M16.35 9.4L11.15 14.6"
    ),
    GlyphDrawing(
      "delete.right",
      body: """
        M14.75 5H5.25A2.25 2.25 0 0 0 3 7.25V16.75A2.25 2.25 0 0 0 5.25 19H14.75\
        A2.25 2.25 0 0 0 16.5 18.2L21.05 12L16.5 5.8A2.25 2.25 0 0 0 14.75 5Z
        """,
      marks: "M12.85 9.4L7.65 14.6M7.65 9.4L12.85 14.6"
    ),
    GlyphDrawing(
      "display",
      body: """
        M5.25 3.5H18.75A2.25 2.25 0 0 1 21 5.75V14.25A2.25 2.25 0 0 1 18.75 16.5H5.25\
        A2.25 2.25 0 0 1 3 14.25V5.75A2.25 2.25 0 0 1 5.25 3.5Z
        """,
      lines: "M12 16.5V20.5M8 20.5H16"
    ),
    GlyphDrawing(
      "escape",
      lines: "M12.76 3.53A8.75 8.75 0 1 1 3.28 13.01M12.25 12.5L4.25 4.5M9.75 4.5H4.25V10"
    ),
    GlyphDrawing(
      "ipad",
      body: """
        M7.5 3H16.5A2.5 2.5 0 0 1 19 5.5V18.5A2.5 2.5 0 0 1 16.5 21H7.5A2.5 2.5 0 0 1 5 18.5V5.5\
        A2.5 2.5 0 0 1 7.5 3Z
        """,
      marks: "M10.25 18.1H13.75"
    ),
    GlyphDrawing(
      "iphone",
      body: """
        M9.25 3H14.75A2.5 2.5 0 0 1 17.25 5.5V18.5A2.5 2.5 0 0 1 14.75 21H9.25\
        A2.5 2.5 0 0 1 6.75 18.5V5.5A2.5 2.5 0 0 1 9.25 3Z
        """,
      marks: "M11 5.9H13"
    ),
    GlyphDrawing(
      "keyboard",
      body: """
        M5.15 6H18.85A2.25 2.25 0 0 1 21.1 8.25V15.75A2.25 2.25 0 0 1 18.85 18H5.15\
        A2.25 2.25 0 0 1 2.9 15.75V8.25A2.25 2.25 0 0 1 5.15 6Z
        """,
      marks: "M6.55 9.9H6.65M10.15 9.9H10.25M13.75 9.9H13.85M17.35 9.9H17.45M8.5 14.25H15.5"
    ),
    GlyphDrawing(
      "laptopcomputer",
      body: """
        M6.75 5H17.25A2 2 0 0 1 19.25 7V14A2 2 0 0 1 17.25 16H6.75A2 2 0 0 1 4.75 14V7\
        A2 2 0 0 1 6.75 5Z
        """,
      lines: "M2.9 19.25H21.1"
    ),
    GlyphDrawing(
      "macwindow",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: "M3.25 9.25H20.75M6.05 6.9H6.15M8.85 6.9H8.95M11.65 6.9H11.75"
    ),
    GlyphDrawing(
      "macwindow.on.rectangle",
      body: """
        M9.5 9H18.75A2.25 2.25 0 0 1 21 11.25V17.75A2.25 2.25 0 0 1 18.75 20H9.5\
        A2.25 2.25 0 0 1 7.25 17.75V11.25A2.25 2.25 0 0 1 9.5 9Z
        """,
      lines: """
        M17.25 6A2.25 2.25 0 0 0 15 4H5.25A2.25 2.25 0 0 0 3 6.25V13.25A2.25 2.25 0 0 0 4.25 15.25
        """,
      marks: "M7.5 12.5H20.75"
    ),
    GlyphDrawing(
      "menubar.rectangle",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: "M3.25 8.5H20.75M7 8.75V14.75H13V8.75"
    ),
    GlyphDrawing("option", lines: "M3.5 5.5H8.5L15 18.5H20.5M14 5.5H20.5"),
    GlyphDrawing(
      "plus.rectangle.on.rectangle",
      body: """
        M9.25 9.25H18.75A2.25 2.25 0 0 1 21 11.5V17.25A2.25 2.25 0 0 1 18.75 19.5H9.25\
        A2.25 2.25 0 0 1 7 17.25V11.5A2.25 2.25 0 0 1 9.25 9.25Z
        """,
      lines: """
        M17.25 6.5A2.25 2.25 0 0 0 15 4.5H5.25A2.25 2.25 0 0 0 3 6.75V13.25\
        A2.25 2.25 0 0 0 4.25 15.25
        """,
      marks: "M14 11.9V16.9M11.5 14.4H16.5"
    ),
    GlyphDrawing(
      "plus.square.on.square",
      body: """
        M10.5 8.25H18.25A2.25 2.25 0 0 1 20.5 10.5V18.25A2.25 2.25 0 0 1 18.25 20.5H10.5\
        A2.25 2.25 0 0 1 8.25 18.25V10.5A2.25 2.25 0 0 1 10.5 8.25Z
        """,
      lines: """
        M16.5 5.5A2.25 2.25 0 0 0 14.25 3.5H5.75A2.25 2.25 0 0 0 3.5 5.75V14.25\
        A2.25 2.25 0 0 0 5.5 16.5
        """,
      marks: "M14.38 11.63V17.13M11.63 14.38H17.13"
    ),
    GlyphDrawing(
      "rectangle.compress.vertical",
      body: """
        M5 9.9H19A1.5 1.5 0 0 1 20.5 11.4V12.6A1.5 1.5 0 0 1 19 14.1H5A1.5 1.5 0 0 1 3.5 12.6V11.4\
        A1.5 1.5 0 0 1 5 9.9Z
        """,
      lines: "M12 3V7M9.5 4.5L12 7M12 7L14.5 4.5M12 21V17M9.5 19.5L12 17M12 17L14.5 19.5"
    ),
    GlyphDrawing(
      "rectangle.expand.vertical",
      body: """
        M5 9.5H19A1.5 1.5 0 0 1 20.5 11V13A1.5 1.5 0 0 1 19 14.5H5A1.5 1.5 0 0 1 3.5 13V11\
        A1.5 1.5 0 0 1 5 9.5Z
        """,
      lines: "M12 7V3M9.25 5.75L12 3M12 3L14.75 5.75M12 17V21M9.25 18.25L12 21M12 21L14.75 18.25"
    ),
    GlyphDrawing(
      "rectangle.grid.1x2",
      body: """
        M5.25 3.75H18.75A1.75 1.75 0 0 1 20.5 5.5V8.75A1.75 1.75 0 0 1 18.75 10.5H5.25\
        A1.75 1.75 0 0 1 3.5 8.75V5.5A1.75 1.75 0 0 1 5.25 3.75ZM5.25 13.5H18.75\
        A1.75 1.75 0 0 1 20.5 15.25V18.5A1.75 1.75 0 0 1 18.75 20.25H5.25A1.75 1.75 0 0 1 3.5 18.5\
        V15.25A1.75 1.75 0 0 1 5.25 13.5Z
        """
    ),
    GlyphDrawing(
      "rectangle.on.rectangle",
      body: """
        M9.25 9.25H18.75A2.25 2.25 0 0 1 21 11.5V17.25A2.25 2.25 0 0 1 18.75 19.5H9.25\
        A2.25 2.25 0 0 1 7 17.25V11.5A2.25 2.25 0 0 1 9.25 9.25Z
        """,
      lines: """
        M17.25 6.5A2.25 2.25 0 0 0 15 4.5H5.25A2.25 2.25 0 0 0 3 6.75V13.25\
        A2.25 2.25 0 0 0 4.25 15.25
        """
    ),
    GlyphDrawing(
      "rectangle.split.1x2",
      body: """
        M5.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H5.25\
        A2.25 2.25 0 0 1 3 16.75V7.25A2.25 2.25 0 0 1 5.25 5Z
        """,
      marks: "M3.25 12H20.75"
    ),
    GlyphDrawing(
      "rectangle.split.2x1",
      body: """
        M5.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H5.25\
        A2.25 2.25 0 0 1 3 16.75V7.25A2.25 2.25 0 0 1 5.25 5Z
        """,
      marks: "M12 5.25V18.75"
    ),
    GlyphDrawing(
      "rectangle.split.3x1",
      body: """
        M5.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H5.25\
        A2.25 2.25 0 0 1 3 16.75V7.25A2.25 2.25 0 0 1 5.25 5Z
        """,
      marks: "M9 5.25V18.75M15 5.25V18.75"
    ),
    GlyphDrawing(
      "rectangle.stack",
      body: """
        M5.25 9.5H18.75A2.25 2.25 0 0 1 21 11.75V18.25A2.25 2.25 0 0 1 18.75 20.5H5.25\
        A2.25 2.25 0 0 1 3 18.25V11.75A2.25 2.25 0 0 1 5.25 9.5Z
        """,
      lines: "M5 6.25H19M7.5 3H16.5"
    ),
    GlyphDrawing("return", lines: "M20 5V10.5A3 3 0 0 1 17 13.5H4M8.75 8.75L4 13.5L8.75 18.25"),
    GlyphDrawing(
      "shift",
      body: """
        M11.56 3.46A0.6 0.6 0 0 1 12.44 3.46L19.54 10.99A0.6 0.6 0 0 1 19.11 12H16V19.7\
        A0.8 0.8 0 0 1 15.2 20.5H8.8A0.8 0.8 0 0 1 8 19.7V12H4.89A0.6 0.6 0 0 1 4.46 10.99Z
        """
    ),
    GlyphDrawing(
      "sidebar.left",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: "M9.5 4.75V19.25M5.75 8.5H6.75M5.75 12H6.75"
    ),
    GlyphDrawing(
      "sidebar.right",
      body: """
        M18.75 4.5H5.25A2.25 2.25 0 0 0 3 6.75V17.25A2.25 2.25 0 0 0 5.25 19.5H18.75\
        A2.25 2.25 0 0 0 21 17.25V6.75A2.25 2.25 0 0 0 18.75 4.5Z
        """,
      marks: "M14.5 4.75V19.25M18.25 8.5H17.25M18.25 12H17.25"
    ),
    GlyphDrawing(
      "square.grid.2x2",
      body: """
        M5.5 3.75H8.75A1.75 1.75 0 0 1 10.5 5.5V8.75A1.75 1.75 0 0 1 8.75 10.5H5.5\
        A1.75 1.75 0 0 1 3.75 8.75V5.5A1.75 1.75 0 0 1 5.5 3.75ZM15.25 3.75H18.5\
        A1.75 1.75 0 0 1 20.25 5.5V8.75A1.75 1.75 0 0 1 18.5 10.5H15.25A1.75 1.75 0 0 1 13.5 8.75\
        V5.5A1.75 1.75 0 0 1 15.25 3.75ZM5.5 13.5H8.75A1.75 1.75 0 0 1 10.5 15.25V18.5\
        A1.75 1.75 0 0 1 8.75 20.25H5.5A1.75 1.75 0 0 1 3.75 18.5V15.25A1.75 1.75 0 0 1 5.5 13.5Z\
        M15.25 13.5H18.5A1.75 1.75 0 0 1 20.25 15.25V18.5A1.75 1.75 0 0 1 18.5 20.25H15.25\
        A1.75 1.75 0 0 1 13.5 18.5V15.25A1.75 1.75 0 0 1 15.25 13.5Z
        """
    ),
    GlyphDrawing(
      "square.grid.3x2",
      body: """
        M4.25 5.75H6.15A1.25 1.25 0 0 1 7.4 7V9.4A1.25 1.25 0 0 1 6.15 10.65H4.25\
        A1.25 1.25 0 0 1 3 9.4V7A1.25 1.25 0 0 1 4.25 5.75ZM11.05 5.75H12.95A1.25 1.25 0 0 1 14.2 7\
        V9.4A1.25 1.25 0 0 1 12.95 10.65H11.05A1.25 1.25 0 0 1 9.8 9.4V7A1.25 1.25 0 0 1 11.05 5.75\
        ZM17.85 5.75H19.75A1.25 1.25 0 0 1 21 7V9.4A1.25 1.25 0 0 1 19.75 10.65H17.85\
        A1.25 1.25 0 0 1 16.6 9.4V7A1.25 1.25 0 0 1 17.85 5.75ZM4.25 13.35H6.15\
        A1.25 1.25 0 0 1 7.4 14.6V17A1.25 1.25 0 0 1 6.15 18.25H4.25A1.25 1.25 0 0 1 3 17V14.6\
        A1.25 1.25 0 0 1 4.25 13.35ZM11.05 13.35H12.95A1.25 1.25 0 0 1 14.2 14.6V17\
        A1.25 1.25 0 0 1 12.95 18.25H11.05A1.25 1.25 0 0 1 9.8 17V14.6A1.25 1.25 0 0 1 11.05 13.35Z\
        M17.85 13.35H19.75A1.25 1.25 0 0 1 21 14.6V17A1.25 1.25 0 0 1 19.75 18.25H17.85\
        A1.25 1.25 0 0 1 16.6 17V14.6A1.25 1.25 0 0 1 17.85 13.35Z
        """
    ),
    GlyphDrawing(
      "square.grid.3x3",
      solid: """
        M4.2 3H6.3A1.2 1.2 0 0 1 7.5 4.2V6.3A1.2 1.2 0 0 1 6.3 7.5H4.2A1.2 1.2 0 0 1 3 6.3V4.2\
        A1.2 1.2 0 0 1 4.2 3ZM10.95 3H13.05A1.2 1.2 0 0 1 14.25 4.2V6.3A1.2 1.2 0 0 1 13.05 7.5\
        H10.95A1.2 1.2 0 0 1 9.75 6.3V4.2A1.2 1.2 0 0 1 10.95 3ZM17.7 3H19.8A1.2 1.2 0 0 1 21 4.2\
        V6.3A1.2 1.2 0 0 1 19.8 7.5H17.7A1.2 1.2 0 0 1 16.5 6.3V4.2A1.2 1.2 0 0 1 17.7 3ZM4.2 9.75\
        H6.3A1.2 1.2 0 0 1 7.5 10.95V13.05A1.2 1.2 0 0 1 6.3 14.25H4.2A1.2 1.2 0 0 1 3 13.05V10.95\
        A1.2 1.2 0 0 1 4.2 9.75ZM10.95 9.75H13.05A1.2 1.2 0 0 1 14.25 10.95V13.05\
        A1.2 1.2 0 0 1 13.05 14.25H10.95A1.2 1.2 0 0 1 9.75 13.05V10.95A1.2 1.2 0 0 1 10.95 9.75Z\
        M17.7 9.75H19.8A1.2 1.2 0 0 1 21 10.95V13.05A1.2 1.2 0 0 1 19.8 14.25H17.7\
        A1.2 1.2 0 0 1 16.5 13.05V10.95A1.2 1.2 0 0 1 17.7 9.75ZM4.2 16.5H6.3\
        A1.2 1.2 0 0 1 7.5 17.7V19.8A1.2 1.2 0 0 1 6.3 21H4.2A1.2 1.2 0 0 1 3 19.8V17.7\
        A1.2 1.2 0 0 1 4.2 16.5ZM10.95 16.5H13.05A1.2 1.2 0 0 1 14.25 17.7V19.8\
        A1.2 1.2 0 0 1 13.05 21H10.95A1.2 1.2 0 0 1 9.75 19.8V17.7A1.2 1.2 0 0 1 10.95 16.5Z\
        M17.7 16.5H19.8A1.2 1.2 0 0 1 21 17.7V19.8A1.2 1.2 0 0 1 19.8 21H17.7\
        A1.2 1.2 0 0 1 16.5 19.8V17.7A1.2 1.2 0 0 1 17.7 16.5Z
        """
    ),
    GlyphDrawing(
      "square.on.square",
      body: """
        M10.5 8.25H18.25A2.25 2.25 0 0 1 20.5 10.5V18.25A2.25 2.25 0 0 1 18.25 20.5H10.5\
        A2.25 2.25 0 0 1 8.25 18.25V10.5A2.25 2.25 0 0 1 10.5 8.25Z
        """,
      lines: """
        M16.5 5.5A2.25 2.25 0 0 0 14.25 3.5H5.75A2.25 2.25 0 0 0 3.5 5.75V14.25\
        A2.25 2.25 0 0 0 5.5 16.5
        """
    ),
    GlyphDrawing(
      "square.stack",
      body: """
        M6.25 9.5H17.75A2.25 2.25 0 0 1 20 11.75V18.75A2.25 2.25 0 0 1 17.75 21H6.25\
        A2.25 2.25 0 0 1 4 18.75V11.75A2.25 2.25 0 0 1 6.25 9.5Z
        """,
      lines: "M6 6.25H18M8.25 3H15.75"
    ),
    GlyphDrawing(
      "table",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: "M3.25 9.5H20.75M3.25 14.5H20.75M12 9.75V19.25"
    ),
    GlyphDrawing(
      "tablecells",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: "M3.25 9.5H20.75M3.25 14.5H20.75M9 4.75V19.25M15 4.75V19.25"
    ),
    GlyphDrawing(
      "terminal",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: "M7 9L10 12L7 15M12.25 15.25H16.75"
    ),
    GlyphDrawing(
      "tv",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V14.25A2.25 2.25 0 0 1 18.75 16.5H5.25\
        A2.25 2.25 0 0 1 3 14.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      lines: "M8 20H16"
    ),
  ]

  /// Messages, people, marks and sharing.
  static let communication: [GlyphDrawing] = [
    GlyphDrawing(
      "antenna.radiowaves.left.and.right",
      lines: """
        M14.84 5.84A4.25 4.25 0 0 1 14.84 12.16M17.9 2.89A8.5 8.5 0 0 1 17.9 15.11M9.16 12.16\
        A4.25 4.25 0 0 1 9.16 5.84M6.1 15.11A8.5 8.5 0 0 1 6.1 2.89M12 10.5V21
        """,
      solid: "M10.2 9A1.8 1.8 0 1 1 13.8 9A1.8 1.8 0 1 1 10.2 9Z"
    ),
    GlyphDrawing(
      "bell",
      body: """
        M4.25 16.5C5.75 15 6.25 13 6.25 8.75A5.75 5.75 0 0 1 17.75 8.75\
        C17.75 13 18.25 15 19.75 16.5Z
        """,
      lines: "M9.6 19.5A2.6 2.6 0 0 0 14.4 19.5"
    ),
    GlyphDrawing(
      "bubble.left",
      body: """
        M5.25 4H18.75A2.25 2.25 0 0 1 21 6.25V14.75A2.25 2.25 0 0 1 18.75 17H11.5L6.75 20.75V17\
        H5.25A2.25 2.25 0 0 1 3 14.75V6.25A2.25 2.25 0 0 1 5.25 4Z
        """
    ),
    GlyphDrawing(
      "bubble.left.and.bubble.right",
      body: """
        M4.75 3.5H12.75A1.9 1.9 0 0 1 14.65 5.4V9.6A1.9 1.9 0 0 1 12.75 11.5H8.75L5.75 14.25V11.5\
        H4.9A1.9 1.9 0 0 1 3 9.6V5.4A1.9 1.9 0 0 1 4.75 3.5Z
        """,
      lines: """
        M17.75 9H19.1A1.9 1.9 0 0 1 21 10.9V15.6A1.9 1.9 0 0 1 19.1 17.5H18.25V20.5L15 17.5H11.25\
        A1.9 1.9 0 0 1 9.4 15.75
        """
    ),
    GlyphDrawing(
      "bubble.right",
      body: """
        M18.75 4H5.25A2.25 2.25 0 0 0 3 6.25V14.75A2.25 2.25 0 0 0 5.25 17H12.5L17.25 20.75V17\
        H18.75A2.25 2.25 0 0 0 21 14.75V6.25A2.25 2.25 0 0 0 18.75 4Z
        """
    ),
    GlyphDrawing("cellularbars", lines: "M4 17V20M9.33 13V20M14.67 8.5V20M20 4V20"),
    GlyphDrawing(
      "ellipsis.bubble",
      body: """
        M5.25 4H18.75A2.25 2.25 0 0 1 21 6.25V14.75A2.25 2.25 0 0 1 18.75 17H11.5L6.75 20.75V17\
        H5.25A2.25 2.25 0 0 1 3 14.75V6.25A2.25 2.25 0 0 1 5.25 4Z
        """,
      marks: "M7.95 10.5H8.05M11.95 10.5H12.05M15.95 10.5H16.05"
    ),
    GlyphDrawing(
      "envelope",
      body: """
        M5.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H5.25\
        A2.25 2.25 0 0 1 3 16.75V7.25A2.25 2.25 0 0 1 5.25 5Z
        """,
      marks: "M3.6 7.4L10.7 13A2.1 2.1 0 0 0 13.3 13L20.4 7.4"
    ),
    GlyphDrawing(
      "envelope.arrow.triangle.branch",
      lines: """
        M21 9.5V6.75A2.25 2.25 0 0 0 18.75 4.5H5.25A2.25 2.25 0 0 0 3 6.75V16.25\
        A2.25 2.25 0 0 0 5.25 18.5H9.75M3.6 6.9L10.7 12.25A2.1 2.1 0 0 0 13.3 12.25L20.4 6.9\
        M12.5 14.75H20.75M18.75 12.75L20.75 14.75L18.75 16.75M13 14.75C16 14.75 15 20 18 20H20.75
        """
    ),
    GlyphDrawing(
      "envelope.open",
      body: """
        M3.9 8.4L10.9 3.6A2 2 0 0 1 13.1 3.6L20.1 8.4A2 2 0 0 1 21 10.1V18.75\
        A2.25 2.25 0 0 1 18.75 21H5.25A2.25 2.25 0 0 1 3 18.75V10.1A2 2 0 0 1 3.9 8.4Z
        """,
      marks: "M3.5 10.25L10.8 14.75A2.3 2.3 0 0 0 13.2 14.75L20.5 10.25"
    ),
    GlyphDrawing(
      "exclamationmark.bubble",
      body: """
        M5.25 4H18.75A2.25 2.25 0 0 1 21 6.25V14.75A2.25 2.25 0 0 1 18.75 17H11.5L6.75 20.75V17\
        H5.25A2.25 2.25 0 0 1 3 14.75V6.25A2.25 2.25 0 0 1 5.25 4Z
        """,
      marks: "M12 7.25V10.75M11.95 13.6H12.05"
    ),
    GlyphDrawing(
      "eye",
      body: """
        M2.9 12C5 7.9 8.25 5.75 12 5.75C15.75 5.75 19 7.9 21.1 12C19 16.1 15.75 18.25 12 18.25\
        C8.25 18.25 5 16.1 2.9 12Z
        """,
      marks: "M9 12A3 3 0 1 1 15 12A3 3 0 1 1 9 12Z"
    ),
    GlyphDrawing(
      "face.smiling",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      marks: "M9 9V10M15 9V10M8 14C9.6 16.6 14.4 16.6 16 14"
    ),
    GlyphDrawing(
      "flag",
      body: "M5 4.25C9.5 2.5 13 6.5 19.75 4.25V13.75C13 16 9.5 12 5 13.75",
      lines: "M5 4V21"
    ),
    GlyphDrawing(
      "key",
      body: "M3.5 16A4.5 4.5 0 1 1 12.5 16A4.5 4.5 0 1 1 3.5 16Z",
      lines: "M11.25 12.75L20.5 3.5M16.75 7.25L20 10.5"
    ),
    GlyphDrawing(
      "link",
      lines: """
        M10 14A4 4 0 0 0 15.66 14L19.4 10.25A4 4 0 0 0 13.75 4.6L11.9 6.45M14 10A4 4 0 0 0 8.34 10\
        L4.6 13.75A4 4 0 0 0 10.25 19.4L12.1 17.55
        """
    ),
    GlyphDrawing(
      "lock",
      body: """
        M7.25 10.5H16.75A2.25 2.25 0 0 1 19 12.75V18.75A2.25 2.25 0 0 1 16.75 21H7.25\
        A2.25 2.25 0 0 1 5 18.75V12.75A2.25 2.25 0 0 1 7.25 10.5Z
        """,
      lines: "M8 10.5V7A4 4 0 0 1 16 7V10.5",
      marks: "M12 14.5V17"
    ),
    GlyphDrawing(
      "lock.open",
      body: """
        M7.25 10.5H16.75A2.25 2.25 0 0 1 19 12.75V18.75A2.25 2.25 0 0 1 16.75 21H7.25\
        A2.25 2.25 0 0 1 5 18.75V12.75A2.25 2.25 0 0 1 7.25 10.5Z
        """,
      lines: "M8 10.5V7A4 4 0 0 1 15.85 5.9",
      marks: "M12 14.5V17"
    ),
    GlyphDrawing(
      "mappin",
      body: "M7.75 7.25A4.25 4.25 0 1 1 16.25 7.25A4.25 4.25 0 1 1 7.75 7.25Z",
      lines: "M12 11.5V21"
    ),
    GlyphDrawing(
      "message",
      body: """
        M12 3.5C7 3.5 3 7 3 11.35C3 13.8 4.3 15.9 6.25 17.35C6.2 18.6 5.6 19.75 4.5 20.75\
        C6.6 20.6 8.3 20 9.6 18.95C10.4 19.1 11.2 19.2 12 19.2C17 19.2 21 15.7 21 11.35\
        C21 7 17 3.5 12 3.5Z
        """
    ),
    GlyphDrawing(
      "mic",
      body: """
        M12 3H12A3.25 3.25 0 0 1 15.25 6.25V11.25A3.25 3.25 0 0 1 12 14.5H12\
        A3.25 3.25 0 0 1 8.75 11.25V6.25A3.25 3.25 0 0 1 12 3Z
        """,
      lines: "M5.25 11.5A6.75 6.75 0 0 0 18.75 11.5M12 18.25V21M8.5 21H15.5"
    ),
    GlyphDrawing(
      "paperplane",
      body: "M20.75 3.25L3 10.25L10.25 13.75L13.75 21Z",
      marks: "M10.5 13.5L20.25 3.75"
    ),
    GlyphDrawing(
      "person",
      body: """
        M8 7.25A4 4 0 1 1 16 7.25A4 4 0 1 1 8 7.25ZM4.25 19.5C4.75 16.25 7.75 14.25 12 14.25\
        C16.25 14.25 19.25 16.25 19.75 19.5A1.1 1.1 0 0 1 18.65 20.75H5.35A1.1 1.1 0 0 1 4.25 19.5Z
        """
    ),
    GlyphDrawing(
      "person.2",
      body: """
        M5.25 7.75A3.5 3.5 0 1 1 12.25 7.75A3.5 3.5 0 1 1 5.25 7.75ZM3 18.75\
        C3.25 15.9 5.4 14 8.75 14C12.1 14 14.25 15.9 14.5 18.75A1.15 1.15 0 0 1 13.4 20H4.1\
        A1.15 1.15 0 0 1 3 18.75ZM15.25 11.1A3.4 3.4 0 0 0 15.25 4.4M17.5 14.25\
        C19.7 14.75 20.95 16.4 21.1 18.75A1.1 1.1 0 0 1 20 20H18
        """
    ),
    GlyphDrawing(
      "person.3",
      body: """
        M8.9 8A3.1 3.1 0 1 1 15.1 8A3.1 3.1 0 1 1 8.9 8ZM7 18.25C7.15 15.6 9 13.75 12 13.75\
        C15 13.75 16.85 15.6 17 18.25ZM3.1 9.5A2 2 0 1 1 7.1 9.5A2 2 0 1 1 3.1 9.5ZM16.9 9.5\
        A2 2 0 1 1 20.9 9.5A2 2 0 1 1 16.9 9.5ZM5.75 14C3.9 14.1 3 15.25 2.9 17.25H4M18.25 14\
        C20.1 14.1 21 15.25 21.1 17.25H20
        """
    ),
    GlyphDrawing(
      "person.crop.circle",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      marks: """
        M9 9.75A3 3 0 1 1 15 9.75A3 3 0 1 1 9 9.75ZM5.9 18.4C7 16.1 9.25 15.25 12 15.25\
        C14.75 15.25 17 16.1 18.1 18.4
        """
    ),
    GlyphDrawing(
      "person.crop.square",
      body: "M7 4H17A3 3 0 0 1 20 7V17A3 3 0 0 1 17 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4Z",
      marks: """
        M9 9.75A3 3 0 1 1 15 9.75A3 3 0 1 1 9 9.75ZM6.25 19.5C7 16.5 9.25 15.25 12 15.25\
        C14.75 15.25 17 16.5 17.75 19.5
        """
    ),
    GlyphDrawing(
      "phone",
      body: """
        M5.4 3.5H8.1A1.6 1.6 0 0 1 9.6 4.5L10.8 7.6A1.6 1.6 0 0 1 10.35 9.4L9 10.5\
        A11 11 0 0 0 13.5 15L14.6 13.65A1.6 1.6 0 0 1 16.4 13.2L19.5 14.4A1.6 1.6 0 0 1 20.5 15.9\
        V18.6A1.9 1.9 0 0 1 18.5 20.5A16 16 0 0 1 3.5 5.5A1.9 1.9 0 0 1 5.4 3.5Z
        """
    ),
    GlyphDrawing(
      "pin",
      body: "M8.25 3H15.75L15 10.25L18.25 13.25V15H5.75V13.25L9 10.25Z",
      lines: "M12 15V21"
    ),
    GlyphDrawing(
      "plus.bubble",
      body: """
        M5.25 4H18.75A2.25 2.25 0 0 1 21 6.25V14.75A2.25 2.25 0 0 1 18.75 17H11.5L6.75 20.75V17\
        H5.25A2.25 2.25 0 0 1 3 14.75V6.25A2.25 2.25 0 0 1 5.25 4Z
        """,
      marks: "M12 7.5V13.5M9 10.5H15"
    ),
    GlyphDrawing(
      "printer",
      lines: """
        M7 17.5H5.25A2.25 2.25 0 0 1 3 15.25V10.25A2.25 2.25 0 0 1 5.25 8H18.75\
        A2.25 2.25 0 0 1 21 10.25V15.25A2.25 2.25 0 0 1 18.75 17.5H17M7 8V4.25\
        A0.75 0.75 0 0 1 7.75 3.5H16.25A0.75 0.75 0 0 1 17 4.25V8M8 13.5H16A1 1 0 0 1 17 14.5V19.75\
        A1 1 0 0 1 16 20.75H8A1 1 0 0 1 7 19.75V14.5A1 1 0 0 1 8 13.5ZM17.45 10.9H17.55
        """
    ),
    GlyphDrawing(
      "quote.bubble",
      body: """
        M5.25 4H18.75A2.25 2.25 0 0 1 21 6.25V14.75A2.25 2.25 0 0 1 18.75 17H11.5L6.75 20.75V17\
        H5.25A2.25 2.25 0 0 1 3 14.75V6.25A2.25 2.25 0 0 1 5.25 4Z
        """,
      marks: """
        M10.25 8C8.5 8.5 7.75 9.5 7.75 11V13H10.25V11H8M16.25 8C14.5 8.5 13.75 9.5 13.75 11V13\
        H16.25V11H14
        """
    ),
    GlyphDrawing(
      "speaker",
      body: """
        M7.4 10.15A0.9 0.9 0 0 1 8.3 9.25H10.75L14.67 5.78A0.8 0.8 0 0 1 16 6.38V17.62\
        A0.8 0.8 0 0 1 14.67 18.22L10.75 14.75H8.3A0.9 0.9 0 0 1 7.4 13.85Z
        """
    ),
    GlyphDrawing(
      "speaker.wave.1",
      body: """
        M6.15 10.15A0.9 0.9 0 0 1 7.05 9.25H9.5L13.42 5.78A0.8 0.8 0 0 1 14.75 6.38V17.62\
        A0.8 0.8 0 0 1 13.42 18.22L9.5 14.75H7.05A0.9 0.9 0 0 1 6.15 13.85Z
        """,
      lines: "M16.6 8.8A5.2 5.2 0 0 1 16.6 15.2"
    ),
    GlyphDrawing(
      "speaker.wave.2",
      body: """
        M4 10.15A0.9 0.9 0 0 1 4.9 9.25H7.35L11.27 5.78A0.8 0.8 0 0 1 12.6 6.38V17.62\
        A0.8 0.8 0 0 1 11.27 18.22L7.35 14.75H4.9A0.9 0.9 0 0 1 4 13.85Z
        """,
      lines: "M15.2 8.8A5.2 5.2 0 0 1 15.2 15.2M17.36 6.55A8.3 8.3 0 0 1 17.36 17.45"
    ),
    GlyphDrawing(
      "speaker.wave.3",
      body: """
        M2.9 10.15A0.9 0.9 0 0 1 3.8 9.25H6.25L10.17 5.78A0.8 0.8 0 0 1 11.5 6.38V17.62\
        A0.8 0.8 0 0 1 10.17 18.22L6.25 14.75H3.8A0.9 0.9 0 0 1 2.9 13.85Z
        """,
      lines: """
        M13.7 8.8A5.2 5.2 0 0 1 13.7 15.2M15.86 6.55A8.3 8.3 0 0 1 15.86 17.45M18 4.44\
        A11.3 11.3 0 0 1 18 19.56
        """
    ),
    GlyphDrawing(
      "tag",
      body: """
        M3.5 5.75A2.25 2.25 0 0 1 5.75 3.5H11.3A2.25 2.25 0 0 1 12.9 4.15L19.85 11.1\
        A2.25 2.25 0 0 1 19.85 14.3L14.3 19.85A2.25 2.25 0 0 1 11.1 19.85L4.15 12.9\
        A2.25 2.25 0 0 1 3.5 11.3Z
        """,
      marks: "M7.95 8H8.05"
    ),
    GlyphDrawing(
      "text.bubble",
      body: """
        M5.25 4H18.75A2.25 2.25 0 0 1 21 6.25V14.75A2.25 2.25 0 0 1 18.75 17H11.5L6.75 20.75V17\
        H5.25A2.25 2.25 0 0 1 3 14.75V6.25A2.25 2.25 0 0 1 5.25 4Z
        """,
      marks: "M7.5 8.75H16.5M7.5 12.25H13"
    ),
    GlyphDrawing(
      "wifi",
      lines: """
        M8.7 14.83A4.75 4.75 0 0 1 15.3 14.83M5.87 12.01A8.75 8.75 0 0 1 18.13 12.01M3.06 9.16\
        A12.75 12.75 0 0 1 20.94 9.16
        """,
      solid: "M10.4 18.25A1.6 1.6 0 1 1 13.6 18.25A1.6 1.6 0 1 1 10.4 18.25Z"
    ),
  ]

  /// Pictures, sound and playback.
  static let media: [GlyphDrawing] = [
    GlyphDrawing(
      "backward",
      body: """
        M21 6.85A1 1 0 0 0 19.37 6.08L13.05 11.22A1 1 0 0 0 13.05 12.78L19.37 17.92\
        A1 1 0 0 0 21 17.15ZM12.1 6.73A1 1 0 0 0 10.51 5.92L3.34 11.19A1 1 0 0 0 3.34 12.81\
        L10.51 18.08A1 1 0 0 0 12.1 17.27Z
        """
    ),
    GlyphDrawing(
      "backward.end",
      body: """
        M19.5 6.26A1.25 1.25 0 0 0 17.59 5.2L8.44 10.94A1.25 1.25 0 0 0 8.44 13.06L17.59 18.8\
        A1.25 1.25 0 0 0 19.5 17.74Z
        """,
      lines: "M4.75 4.75V19.25"
    ),
    GlyphDrawing(
      "camera",
      body: """
        M5.25 7H7L8.4 4.9A1.9 1.9 0 0 1 10 4H14A1.9 1.9 0 0 1 15.6 4.9L17 7H18.75\
        A2.25 2.25 0 0 1 21 9.25V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25A2.25 2.25 0 0 1 3 17.25V9.25\
        A2.25 2.25 0 0 1 5.25 7Z
        """,
      marks: "M8.5 13A3.5 3.5 0 1 1 15.5 13A3.5 3.5 0 1 1 8.5 13Z"
    ),
    GlyphDrawing(
      "film",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: """
        M7.5 4.75V19.25M16.5 4.75V19.25M3.25 9.5H7.25M3.25 14.5H7.25M16.75 9.5H20.75M16.75 14.5\
        H20.75M7.75 12H16.25
        """
    ),
    GlyphDrawing(
      "forward",
      body: """
        M3 6.85A1 1 0 0 1 4.63 6.08L10.95 11.22A1 1 0 0 1 10.95 12.78L4.63 17.92A1 1 0 0 1 3 17.15Z\
        M11.9 6.73A1 1 0 0 1 13.49 5.92L20.66 11.19A1 1 0 0 1 20.66 12.81L13.49 18.08\
        A1 1 0 0 1 11.9 17.27Z
        """
    ),
    GlyphDrawing(
      "forward.end",
      body: """
        M4.5 6.26A1.25 1.25 0 0 1 6.41 5.2L15.56 10.94A1.25 1.25 0 0 1 15.56 13.06L6.41 18.8\
        A1.25 1.25 0 0 1 4.5 17.74Z
        """,
      lines: "M19.25 4.75V19.25"
    ),
    GlyphDrawing(
      "headphones",
      body: """
        M5.75 14H6.5A1.75 1.75 0 0 1 8.25 15.75V19.25A1.75 1.75 0 0 1 6.5 21H5.75\
        A1.75 1.75 0 0 1 4 19.25V15.75A1.75 1.75 0 0 1 5.75 14ZM17.5 14H18.25\
        A1.75 1.75 0 0 1 20 15.75V19.25A1.75 1.75 0 0 1 18.25 21H17.5A1.75 1.75 0 0 1 15.75 19.25\
        V15.75A1.75 1.75 0 0 1 17.5 14Z
        """,
      lines: "M4 17.5V12A8 8 0 0 1 20 12V17.5"
    ),
    GlyphDrawing(
      "music.note",
      body: "M5.5 17.5A3.5 3 0 1 1 12.5 17.5A3.5 3 0 1 1 5.5 17.5Z",
      lines: "M12.5 17.5V3.25C13 6.75 18 6.75 18 11.25"
    ),
    GlyphDrawing(
      "music.note.list",
      body: "M11.15 18.25A2.75 2.4 0 1 1 16.65 18.25A2.75 2.4 0 1 1 11.15 18.25Z",
      lines: "M3.25 5.5H11.5M3.25 10.25H11.5M3.25 15H8M16.65 18.25V5.5L20.75 4.5V8.25L16.65 9.25"
    ),
    GlyphDrawing(
      "pause",
      body: """
        M7 4H9A1.25 1.25 0 0 1 10.25 5.25V18.75A1.25 1.25 0 0 1 9 20H7A1.25 1.25 0 0 1 5.75 18.75\
        V5.25A1.25 1.25 0 0 1 7 4ZM15 4H17A1.25 1.25 0 0 1 18.25 5.25V18.75A1.25 1.25 0 0 1 17 20\
        H15A1.25 1.25 0 0 1 13.75 18.75V5.25A1.25 1.25 0 0 1 15 4Z
        """
    ),
    GlyphDrawing(
      "photo",
      body: """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """,
      marks: """
        M6.75 9.25A1.5 1.5 0 1 1 9.75 9.25A1.5 1.5 0 1 1 6.75 9.25ZM3.5 17L8.5 12.75L12 15.75\
        L16 11.25L20.5 16
        """
    ),
    GlyphDrawing(
      "photo.on.rectangle",
      body: """
        M9 8.25H18.75A2.25 2.25 0 0 1 21 10.5V18A2.25 2.25 0 0 1 18.75 20.25H9\
        A2.25 2.25 0 0 1 6.75 18V10.5A2.25 2.25 0 0 1 9 8.25Z
        """,
      lines: """
        M17.5 5.5A2.25 2.25 0 0 0 15.25 3.75H5.25A2.25 2.25 0 0 0 3 6V14.25A2.25 2.25 0 0 0 4 16.1
        """,
      marks: "M10.95 12.25H11.05M7.25 18.5L11.25 15.5L13.75 17.25L16.5 14L20.5 17.5"
    ),
    GlyphDrawing(
      "play",
      body: """
        M5.75 6.01A1.75 1.75 0 0 1 8.41 4.51L18.28 10.5A1.75 1.75 0 0 1 18.28 13.5L8.41 19.49\
        A1.75 1.75 0 0 1 5.75 17.99Z
        """
    ),
    GlyphDrawing(
      "record.circle",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      marks: """
        M8.62 12A3.38 3.38 0 1 1 15.38 12A3.38 3.38 0 1 1 8.62 12ZM10.28 12\
        A1.73 1.73 0 1 1 13.72 12A1.73 1.73 0 1 1 10.28 12ZM11.95 12H12.05
        """
    ),
    GlyphDrawing(
      "stop",
      body: """
        M7 4.75H17A2.25 2.25 0 0 1 19.25 7V17A2.25 2.25 0 0 1 17 19.25H7A2.25 2.25 0 0 1 4.75 17V7\
        A2.25 2.25 0 0 1 7 4.75Z
        """
    ),
    GlyphDrawing(
      "video",
      body: """
        M5.15 6H13.5A2.25 2.25 0 0 1 15.75 8.25V15.75A2.25 2.25 0 0 1 13.5 18H5.15\
        A2.25 2.25 0 0 1 2.9 15.75V8.25A2.25 2.25 0 0 1 5.15 6ZM15.75 11L19.82 7.96\
        A0.8 0.8 0 0 1 21.1 8.6V15.4A0.8 0.8 0 0 1 19.82 16.04L15.75 13Z
        """
    ),
    GlyphDrawing(
      "waveform",
      lines: "M3.5 10.5V13.5M7.75 7V17M12 3.5V20.5M16.25 7V17M20.5 10.5V13.5"
    ),
  ]

  /// Calendars, clocks, places and weather.
  static let time: [GlyphDrawing] = [
    GlyphDrawing(
      "alarm",
      body: "M4.75 13A7.25 7.25 0 1 1 19.25 13A7.25 7.25 0 1 1 4.75 13Z",
      lines: """
        M3 7A9 9 0 0 1 6.75 3.4M21 7A9 9 0 0 0 17.25 3.4M6.75 18.25L4.75 20.75M17.25 18.25\
        L19.25 20.75
        """,
      marks: "M12 8.75V13L14.75 14.75"
    ),
    GlyphDrawing(
      "battery.0",
      body: """
        M5.15 7.25H16.65A2.25 2.25 0 0 1 18.9 9.5V14.5A2.25 2.25 0 0 1 16.65 16.75H5.15\
        A2.25 2.25 0 0 1 2.9 14.5V9.5A2.25 2.25 0 0 1 5.15 7.25Z
        """,
      lines: "M21.1 10.75V13.25"
    ),
    GlyphDrawing(
      "battery.100",
      body: """
        M5.15 7.25H16.65A2.25 2.25 0 0 1 18.9 9.5V14.5A2.25 2.25 0 0 1 16.65 16.75H5.15\
        A2.25 2.25 0 0 1 2.9 14.5V9.5A2.25 2.25 0 0 1 5.15 7.25Z
        """,
      lines: "M21.1 10.75V13.25",
      solid: """
        M6.5 10.1H15.3A0.75 0.75 0 0 1 16.05 10.85V13.15A0.75 0.75 0 0 1 15.3 13.9H6.5\
        A0.75 0.75 0 0 1 5.75 13.15V10.85A0.75 0.75 0 0 1 6.5 10.1Z
        """
    ),
    GlyphDrawing(
      "battery.25",
      body: """
        M5.15 7.25H16.65A2.25 2.25 0 0 1 18.9 9.5V14.5A2.25 2.25 0 0 1 16.65 16.75H5.15\
        A2.25 2.25 0 0 1 2.9 14.5V9.5A2.25 2.25 0 0 1 5.15 7.25Z
        """,
      lines: "M21.1 10.75V13.25",
      solid: """
        M6.5 10.1H7.6A0.75 0.75 0 0 1 8.35 10.85V13.15A0.75 0.75 0 0 1 7.6 13.9H6.5\
        A0.75 0.75 0 0 1 5.75 13.15V10.85A0.75 0.75 0 0 1 6.5 10.1Z
        """
    ),
    GlyphDrawing(
      "battery.50",
      body: """
        M5.15 7.25H16.65A2.25 2.25 0 0 1 18.9 9.5V14.5A2.25 2.25 0 0 1 16.65 16.75H5.15\
        A2.25 2.25 0 0 1 2.9 14.5V9.5A2.25 2.25 0 0 1 5.15 7.25Z
        """,
      lines: "M21.1 10.75V13.25",
      solid: """
        M6.5 10.1H10.2A0.75 0.75 0 0 1 10.95 10.85V13.15A0.75 0.75 0 0 1 10.2 13.9H6.5\
        A0.75 0.75 0 0 1 5.75 13.15V10.85A0.75 0.75 0 0 1 6.5 10.1Z
        """
    ),
    GlyphDrawing(
      "battery.75",
      body: """
        M5.15 7.25H16.65A2.25 2.25 0 0 1 18.9 9.5V14.5A2.25 2.25 0 0 1 16.65 16.75H5.15\
        A2.25 2.25 0 0 1 2.9 14.5V9.5A2.25 2.25 0 0 1 5.15 7.25Z
        """,
      lines: "M21.1 10.75V13.25",
      solid: """
        M6.5 10.1H12.75A0.75 0.75 0 0 1 13.5 10.85V13.15A0.75 0.75 0 0 1 12.75 13.9H6.5\
        A0.75 0.75 0 0 1 5.75 13.15V10.85A0.75 0.75 0 0 1 6.5 10.1Z
        """
    ),
    GlyphDrawing(
      "bolt",
      body: """
        M14 4.37A0.6 0.6 0 0 0 12.95 3.9L5.55 12.43A0.8 0.8 0 0 0 6.15 13.75H10.75L10 19.63\
        A0.6 0.6 0 0 0 11.05 20.1L18.45 11.57A0.8 0.8 0 0 0 17.85 10.25H13.25Z
        """
    ),
    GlyphDrawing(
      "calendar",
      body: """
        M5.75 4.75H18.25A2.25 2.25 0 0 1 20.5 7V18.5A2.25 2.25 0 0 1 18.25 20.75H5.75\
        A2.25 2.25 0 0 1 3.5 18.5V7A2.25 2.25 0 0 1 5.75 4.75Z
        """,
      lines: "M8 3V6.25M16 3V6.25",
      marks: """
        M3.75 9.75H20.25M7.95 13.25H8.05M11.95 13.25H12.05M15.95 13.25H16.05M7.95 17H8.05M11.95 17\
        H12.05
        """
    ),
    GlyphDrawing(
      "clock",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      marks: "M12 6.75V12L15.5 14.25"
    ),
    GlyphDrawing(
      "drop",
      body: "M12 3C15 7 18.5 10.75 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 10.75 9 7 12 3Z"
    ),
    GlyphDrawing(
      "flame",
      body: """
        M12.75 3C13 7 18.75 9 18.75 14.4A6.6 6.6 0 0 1 12 21A6.6 6.6 0 0 1 5.25 14.4\
        C5.25 11.75 6.6 9.9 8 8.75C8.25 10.4 9 11.25 10.1 11.75C9.75 8.25 10.75 5.25 12.75 3Z
        """
    ),
    GlyphDrawing(
      "globe",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      marks: "M3.25 12H20.75M8 12A4 9 0 1 1 16 12A4 9 0 1 1 8 12Z"
    ),
    GlyphDrawing(
      "hourglass",
      lines: """
        M5.5 3H18.5M5.5 21H18.5M7.25 3V6.25C7.25 9.5 11.25 10.25 11.25 12\
        C11.25 13.75 7.25 14.5 7.25 17.75V21M16.75 3V6.25C16.75 9.5 12.75 10.25 12.75 12\
        C12.75 13.75 16.75 14.5 16.75 17.75V21
        """
    ),
    GlyphDrawing(
      "icloud",
      body: "M7 18.5A4.1 4.1 0 0 1 6.6 10.35A5.75 5.75 0 0 1 17.55 10.1A4.25 4.25 0 0 1 16.9 18.5Z"
    ),
    GlyphDrawing(
      "icloud.and.arrow.down",
      lines: """
        M8 16.25H7A4.1 4.1 0 0 1 6.6 8.1A5.75 5.75 0 0 1 17.55 7.85A4.25 4.25 0 0 1 16.9 16.25H16\
        M12 11V20.25M9 17.25L12 20.25M12 20.25L15 17.25
        """
    ),
    GlyphDrawing(
      "icloud.and.arrow.up",
      lines: """
        M8 16.25H7A4.1 4.1 0 0 1 6.6 8.1A5.75 5.75 0 0 1 17.55 7.85A4.25 4.25 0 0 1 16.9 16.25H16\
        M12 20.5V11.25M9 14.25L12 11.25M12 11.25L15 14.25
        """
    ),
    GlyphDrawing(
      "leaf",
      body: """
        M20 4C11.25 4 5.25 7.25 5.25 13.25C5.25 16.75 7.75 19 10.75 19C17.25 19 20 12.75 20 4Z
        """,
      marks: "M3.5 21C6 16.25 9.5 12.75 14.25 10.25"
    ),
    GlyphDrawing(
      "lightbulb",
      body: """
        M9 17.25C9 15.25 5.75 13.5 5.75 9.25A6.25 6.25 0 0 1 18.25 9.25\
        C18.25 13.5 15 15.25 15 17.25Z
        """,
      lines: "M10 20.75H14"
    ),
    GlyphDrawing(
      "location",
      body: """
        M18.95 3.87A0.9 0.9 0 0 1 20.13 5.05L14.37 18.62A0.9 0.9 0 0 1 12.68 18.53L11 13L5.47 11.32\
        A0.9 0.9 0 0 1 5.38 9.63Z
        """
    ),
    GlyphDrawing(
      "map",
      body: "M3 6.5L9 4L15 6.5L21 4V17.5L15 20L9 17.5L3 20Z",
      marks: "M9 4.25V17.25M15 6.75V19.75"
    ),
    GlyphDrawing("moon", body: "M20.25 14.5A8.75 8.75 0 1 1 9.5 3.75A7 7 0 0 0 20.25 14.5Z"),
    GlyphDrawing(
      "safari",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      marks: """
        M15.74 7.86A0.3 0.3 0 0 1 16.14 8.26L13.65 13.5A0.3 0.3 0 0 1 13.5 13.65L8.26 16.14\
        A0.3 0.3 0 0 1 7.86 15.74L10.35 10.5A0.3 0.3 0 0 1 10.5 10.35Z
        """
    ),
    GlyphDrawing(
      "snowflake",
      lines: """
        M12 3V21M9.25 4.75L12 7.5L14.75 4.75M9.25 19.25L12 16.5L14.75 19.25M19.79 7.5L4.21 16.5\
        M16.9 5.99L15.9 9.75L19.65 10.76M4.35 13.24L8.1 14.25L7.1 18.01M19.79 16.5L4.21 7.5\
        M19.65 13.24L15.9 14.25L16.9 18.01M7.1 5.99L8.1 9.75L4.35 10.76
        """
    ),
    GlyphDrawing(
      "stopwatch",
      body: "M4.25 13.25A7.75 7.75 0 1 1 19.75 13.25A7.75 7.75 0 1 1 4.25 13.25Z",
      lines: "M9.5 2.9H14.5M12 3V5.5M18.1 6.4L19.25 5.25",
      marks: "M12 9V13.25"
    ),
    GlyphDrawing(
      "sun.max",
      body: "M8 12A4 4 0 1 1 16 12A4 4 0 1 1 8 12Z",
      lines: """
        M19 12L21.1 12M16.95 16.95L18.43 18.43M12 19L12 21.1M7.05 16.95L5.57 18.43M5 12L2.9 12\
        M7.05 7.05L5.57 5.57M12 5L12 2.9M16.95 7.05L18.43 5.57
        """
    ),
    GlyphDrawing(
      "sun.min",
      body: "M8 12A4 4 0 1 1 16 12A4 4 0 1 1 8 12Z",
      solid: """
        M18.9 12A1.1 1.1 0 1 1 21.1 12A1.1 1.1 0 1 1 18.9 12ZM16.56 17.66A1.1 1.1 0 1 1 18.76 17.66\
        A1.1 1.1 0 1 1 16.56 17.66ZM10.9 20A1.1 1.1 0 1 1 13.1 20A1.1 1.1 0 1 1 10.9 20ZM5.24 17.66\
        A1.1 1.1 0 1 1 7.44 17.66A1.1 1.1 0 1 1 5.24 17.66ZM2.9 12A1.1 1.1 0 1 1 5.1 12\
        A1.1 1.1 0 1 1 2.9 12ZM5.24 6.34A1.1 1.1 0 1 1 7.44 6.34A1.1 1.1 0 1 1 5.24 6.34ZM10.9 4\
        A1.1 1.1 0 1 1 13.1 4A1.1 1.1 0 1 1 10.9 4ZM16.56 6.34A1.1 1.1 0 1 1 18.76 6.34\
        A1.1 1.1 0 1 1 16.56 6.34Z
        """
    ),
    GlyphDrawing(
      "sunrise",
      lines: """
        M2.9 17H6.5M17.5 17H21.1M7.5 17A4.5 4.5 0 0 1 16.5 17M5 10L6.25 11.25M19 10L17.75 11.25\
        M7.5 20.75H16.5M12 9V3.25M9 6.25L12 3.25L15 6.25
        """
    ),
    GlyphDrawing(
      "sunset",
      lines: """
        M2.9 17H6.5M17.5 17H21.1M7.5 17A4.5 4.5 0 0 1 16.5 17M5 10L6.25 11.25M19 10L17.75 11.25\
        M7.5 20.75H16.5M12 3V9M9 6L12 9L15 6
        """
    ),
    GlyphDrawing("timer", lines: "M12 3A9 9 0 1 1 5.2 6.1M12 3V6.5M12 12.25L7.5 7.75"),
    GlyphDrawing(
      "umbrella",
      body: """
        M3 12.75A9 9 0 0 1 21 12.75C20 11.4 17.5 11.4 16.5 12.75C15.25 11.4 13.25 11.4 12 12.75\
        C10.75 11.4 8.75 11.4 7.5 12.75C6.5 11.4 4 11.4 3 12.75Z
        """,
      lines: "M12 3.9V3M12 12.25V18.5A2.25 2.25 0 0 0 16.5 18.5"
    ),
  ]

  /// Tools, places, commerce, charts and animals.
  static let things: [GlyphDrawing] = [
    GlyphDrawing(
      "ant",
      body: """
        M9.65 5.6A2.35 2.35 0 1 1 14.35 5.6A2.35 2.35 0 1 1 9.65 5.6ZM10.1 10.6\
        A1.9 1.9 0 1 1 13.9 10.6A1.9 1.9 0 1 1 10.1 10.6ZM8.9 16.9A3.1 4.1 0 1 1 15.1 16.9\
        A3.1 4.1 0 1 1 8.9 16.9Z
        """,
      lines: """
        M10.6 3.7L8.75 2.9M13.4 3.7L15.25 2.9M10.2 10L6.25 8.75L4.75 5.75M13.8 10L17.75 8.75\
        L19.25 5.75M10 11.5H6L3.75 13.5M14 11.5H18L20.25 13.5M9.25 15L6.25 16.5L5.25 20.25M14.75 15\
        L17.75 16.5L18.75 20.25
        """
    ),
    GlyphDrawing(
      "bag",
      body: """
        M6.6 7.75H17.4A1.75 1.75 0 0 1 19.15 9.1L20 19A1.85 1.85 0 0 1 18.15 21H5.85\
        A1.85 1.85 0 0 1 4 19L4.85 9.1A1.75 1.75 0 0 1 6.6 7.5Z
        """,
      lines: "M8.25 7.75V6.75A3.75 3.75 0 0 1 15.75 6.75V7.75"
    ),
    GlyphDrawing(
      "briefcase",
      body: """
        M5.25 7.25H18.75A2.25 2.25 0 0 1 21 9.5V17.75A2.25 2.25 0 0 1 18.75 20H5.25\
        A2.25 2.25 0 0 1 3 17.75V9.5A2.25 2.25 0 0 1 5.25 7.25Z
        """,
      lines: "M8.5 7.25V5.25A1.75 1.75 0 0 1 10.25 3.5H13.75A1.75 1.75 0 0 1 15.5 5.25V7.25",
      marks: "M3.25 13H20.75M12 12V14"
    ),
    GlyphDrawing(
      "building.2",
      body: """
        M13.75 20.75V5.25A2.25 2.25 0 0 0 11.5 3H6.25A2.25 2.25 0 0 0 4 5.25V20.75M13.75 9.5H17.75\
        A2.25 2.25 0 0 1 20 11.75V20.75V20.75H13.75
        """,
      lines: "M2.9 20.75H21.1",
      marks: """
        M7.3 7H7.4M10.35 7H10.45M7.3 11H7.4M10.35 11H10.45M16.85 13.25H16.9M16.85 16.75H16.9\
        M8.9 20.5V15.75
        """
    ),
    GlyphDrawing(
      "building.columns",
      body: """
        M11.57 3.02A0.8 0.8 0 0 1 12.43 3.02L19.09 7.28A0.8 0.8 0 0 1 18.66 8.75H5.34\
        A0.8 0.8 0 0 1 4.91 7.28Z
        """,
      lines: "M3.25 20.5H20.75M6 11.75V17.5M10 11.75V17.5M14 11.75V17.5M18 11.75V17.5"
    ),
    GlyphDrawing(
      "cart",
      body: "M6.25 7.5L7.6 14.3A1.75 1.75 0 0 0 9.3 15.7H17.2A1.75 1.75 0 0 0 18.9 14.4L20.7 7.5Z",
      lines: "M2.9 3.75H4.4A1.25 1.25 0 0 1 5.6 4.7L6.25 7.5",
      solid: """
        M7.6 19.5A1.65 1.65 0 1 1 10.9 19.5A1.65 1.65 0 1 1 7.6 19.5ZM15.35 19.5\
        A1.65 1.65 0 1 1 18.65 19.5A1.65 1.65 0 1 1 15.35 19.5Z
        """
    ),
    GlyphDrawing(
      "chart.bar",
      body: """
        M4.5 12.5H6.5A1.25 1.25 0 0 1 7.75 13.75V19.25A1.25 1.25 0 0 1 6.5 20.5H4.5\
        A1.25 1.25 0 0 1 3.25 19.25V13.75A1.25 1.25 0 0 1 4.5 12.5ZM11 8H13\
        A1.25 1.25 0 0 1 14.25 9.25V19.25A1.25 1.25 0 0 1 13 20.5H11A1.25 1.25 0 0 1 9.75 19.25\
        V9.25A1.25 1.25 0 0 1 11 8ZM17.5 3.5H19.5A1.25 1.25 0 0 1 20.75 4.75V19.25\
        A1.25 1.25 0 0 1 19.5 20.5H17.5A1.25 1.25 0 0 1 16.25 19.25V4.75A1.25 1.25 0 0 1 17.5 3.5Z
        """
    ),
    GlyphDrawing(
      "chart.line.uptrend.xyaxis",
      lines: """
        M3.5 3.5V18.25A2.25 2.25 0 0 0 5.75 20.5H20.5M7.25 15.25L11.25 10.75L14.25 13L19.75 6.25\
        M15.75 6.25H19.75V10.25
        """
    ),
    GlyphDrawing(
      "chart.pie",
      body: """
        M10.5 4.5A8.25 8.25 0 1 0 19.5 13.5H12.25A1.75 1.75 0 0 1 10.5 11.75ZM14 3.25\
        A8 8 0 0 1 20.75 10H15A1 1 0 0 1 14 9Z
        """
    ),
    GlyphDrawing(
      "creditcard",
      body: """
        M5.25 5H18.75A2.25 2.25 0 0 1 21 7.25V16.75A2.25 2.25 0 0 1 18.75 19H5.25\
        A2.25 2.25 0 0 1 3 16.75V7.25A2.25 2.25 0 0 1 5.25 5Z
        """,
      marks: "M3.25 9.75H20.75M6.75 14.75H9.75"
    ),
    GlyphDrawing(
      "cross",
      body: """
        M9 5A1.5 1.5 0 0 1 10.5 3.5H13.5A1.5 1.5 0 0 1 15 5V9H19A1.5 1.5 0 0 1 20.5 10.5V13.5\
        A1.5 1.5 0 0 1 19 15H15V19A1.5 1.5 0 0 1 13.5 20.5H10.5A1.5 1.5 0 0 1 9 19V15H5\
        A1.5 1.5 0 0 1 3.5 13.5V10.5A1.5 1.5 0 0 1 5 9H9Z
        """
    ),
    GlyphDrawing(
      "cube",
      body: """
        M11.52 3.16A1 1 0 0 1 12.48 3.16L19.73 7.12A1 1 0 0 1 20.25 7.99V16.01\
        A1 1 0 0 1 19.73 16.88L12.48 20.84A1 1 0 0 1 11.52 20.84L4.27 16.88A1 1 0 0 1 3.75 16.01\
        V7.99A1 1 0 0 1 4.27 7.12Z
        """,
      marks: "M4 7.6L12 12L20 7.6M12 12V20.75"
    ),
    GlyphDrawing(
      "gear",
      body: "M5 12A7 7 0 1 1 19 12A7 7 0 1 1 5 12Z",
      lines: """
        M12 4.1L12 2.9M15.95 5.16L16.55 4.12M18.84 8.05L19.88 7.45M19.9 12L21.1 12M18.84 15.95\
        L19.88 16.55M15.95 18.84L16.55 19.88M12 19.9L12 21.1M8.05 18.84L7.45 19.88M5.16 15.95\
        L4.12 16.55M4.1 12L2.9 12M5.16 8.05L4.12 7.45M8.05 5.16L7.45 4.12
        """,
      marks: "M9.5 12A2.5 2.5 0 1 1 14.5 12A2.5 2.5 0 1 1 9.5 12Z"
    ),
    GlyphDrawing(
      "gearshape",
      body: """
        M10.11 5.4A0.5 0.5 0 0 0 10.42 4.99L10.56 3.62A0.8 0.8 0 0 1 11.36 2.9H12.64\
        A0.8 0.8 0 0 1 13.44 3.62L13.58 4.99A0.5 0.5 0 0 0 13.89 5.4L15.33 6\
        A0.5 0.5 0 0 0 15.84 5.93L16.91 5.06A0.8 0.8 0 0 1 17.98 5.11L18.89 6.02\
        A0.8 0.8 0 0 1 18.94 7.09L18.07 8.16A0.5 0.5 0 0 0 18 8.67L18.6 10.11\
        A0.5 0.5 0 0 0 19.01 10.42L20.38 10.56A0.8 0.8 0 0 1 21.1 11.36V12.64\
        A0.8 0.8 0 0 1 20.38 13.44L19.01 13.58A0.5 0.5 0 0 0 18.6 13.89L18 15.33\
        A0.5 0.5 0 0 0 18.07 15.84L18.94 16.91A0.8 0.8 0 0 1 18.89 17.98L17.98 18.89\
        A0.8 0.8 0 0 1 16.91 18.94L15.84 18.07A0.5 0.5 0 0 0 15.33 18L13.89 18.6\
        A0.5 0.5 0 0 0 13.58 19.01L13.44 20.38A0.8 0.8 0 0 1 12.64 21.1H11.36\
        A0.8 0.8 0 0 1 10.56 20.38L10.42 19.01A0.5 0.5 0 0 0 10.11 18.6L8.67 18\
        A0.5 0.5 0 0 0 8.16 18.07L7.09 18.94A0.8 0.8 0 0 1 6.02 18.89L5.11 17.98\
        A0.8 0.8 0 0 1 5.06 16.91L5.93 15.84A0.5 0.5 0 0 0 6 15.33L5.4 13.89\
        A0.5 0.5 0 0 0 4.99 13.58L3.62 13.44A0.8 0.8 0 0 1 2.9 12.64V11.36A0.8 0.8 0 0 1 3.62 10.56\
        L4.99 10.42A0.5 0.5 0 0 0 5.4 10.11L6 8.67A0.5 0.5 0 0 0 5.93 8.16L5.06 7.09\
        A0.8 0.8 0 0 1 5.11 6.02L6.02 5.11A0.8 0.8 0 0 1 7.09 5.06L8.16 5.93A0.5 0.5 0 0 0 8.67 6Z
        """,
      marks: "M9 12A3 3 0 1 1 15 12A3 3 0 1 1 9 12Z"
    ),
    GlyphDrawing(
      "gearshape.2",
      body: """
        M7.26 5.32A0.56 0.56 0 0 0 7.54 4.87L7.61 3.73A0.84 0.84 0 0 1 8.45 2.95H9.55\
        A0.84 0.84 0 0 1 10.39 3.73L10.46 4.87A0.56 0.56 0 0 0 10.74 5.32L11.53 5.78\
        A0.56 0.56 0 0 0 12.06 5.79L13.08 5.29A0.84 0.84 0 0 1 14.18 5.62L14.73 6.58\
        A0.84 0.84 0 0 1 14.47 7.7L13.52 8.33A0.56 0.56 0 0 0 13.28 8.79V9.71\
        A0.56 0.56 0 0 0 13.52 10.17L14.47 10.8A0.84 0.84 0 0 1 14.73 11.92L14.18 12.88\
        A0.84 0.84 0 0 1 13.08 13.21L12.06 12.71A0.56 0.56 0 0 0 11.53 12.72L10.74 13.18\
        A0.56 0.56 0 0 0 10.46 13.63L10.39 14.77A0.84 0.84 0 0 1 9.55 15.55H8.45\
        A0.84 0.84 0 0 1 7.61 14.77L7.54 13.63A0.56 0.56 0 0 0 7.26 13.18L6.47 12.72\
        A0.56 0.56 0 0 0 5.94 12.71L4.92 13.21A0.84 0.84 0 0 1 3.82 12.88L3.27 11.92\
        A0.84 0.84 0 0 1 3.53 10.8L4.48 10.17A0.56 0.56 0 0 0 4.72 9.71V8.79\
        A0.56 0.56 0 0 0 4.48 8.33L3.53 7.7A0.84 0.84 0 0 1 3.27 6.58L3.82 5.62\
        A0.84 0.84 0 0 1 4.92 5.29L5.94 5.79A0.56 0.56 0 0 0 6.47 5.78ZM17.52 14.44\
        A0.34 0.34 0 0 0 17.8 14.29L18.18 13.72A0.5 0.5 0 0 1 18.85 13.56L19.43 13.89\
        A0.5 0.5 0 0 1 19.63 14.55L19.32 15.16A0.34 0.34 0 0 0 19.33 15.48L19.61 15.95\
        A0.34 0.34 0 0 0 19.87 16.12L20.56 16.16A0.5 0.5 0 0 1 21.03 16.67V17.33\
        A0.5 0.5 0 0 1 20.56 17.84L19.87 17.88A0.34 0.34 0 0 0 19.61 18.05L19.34 18.52\
        A0.34 0.34 0 0 0 19.32 18.83L19.63 19.45A0.5 0.5 0 0 1 19.43 20.11L18.85 20.44\
        A0.5 0.5 0 0 1 18.18 20.28L17.8 19.71A0.34 0.34 0 0 0 17.52 19.56H16.98\
        A0.34 0.34 0 0 0 16.7 19.71L16.32 20.28A0.5 0.5 0 0 1 15.65 20.44L15.07 20.11\
        A0.5 0.5 0 0 1 14.87 19.45L15.18 18.84A0.34 0.34 0 0 0 15.17 18.52L14.89 18.05\
        A0.34 0.34 0 0 0 14.63 17.88L13.94 17.84A0.5 0.5 0 0 1 13.47 17.33V16.67\
        A0.5 0.5 0 0 1 13.94 16.16L14.63 16.12A0.34 0.34 0 0 0 14.89 15.95L15.16 15.48\
        A0.34 0.34 0 0 0 15.18 15.17L14.87 14.55A0.5 0.5 0 0 1 15.07 13.89L15.65 13.56\
        A0.5 0.5 0 0 1 16.32 13.72L16.7 14.29A0.34 0.34 0 0 0 16.98 14.44Z
        """,
      marks: "M8.95 9.25H9.05M17.2 17H17.3"
    ),
    GlyphDrawing(
      "gift",
      body: """
        M4.75 7.75H19.25A1.25 1.25 0 0 1 20.5 9V11A1.25 1.25 0 0 1 19.25 12.25H4.75\
        A1.25 1.25 0 0 1 3.5 11V9A1.25 1.25 0 0 1 4.75 7.75ZM5.25 12.25V18.75\
        A2.25 2.25 0 0 0 7.5 21H16.5A2.25 2.25 0 0 0 18.75 18.75V12.25
        """,
      lines: """
        M12 7.5C10.5 7.5 6.75 7.4 6.75 5A2 2 0 0 1 8.75 3C11 3 12 5.5 12 7.5C12 5.5 13 3 15.25 3\
        A2 2 0 0 1 17.25 5C17.25 7.4 13.5 7.5 12 7.5
        """,
      marks: "M12 8V20.75"
    ),
    GlyphDrawing(
      "graduationcap",
      body: """
        M11.64 4.68A0.8 0.8 0 0 1 12.36 4.68L20.57 8.78A0.8 0.8 0 0 1 20.57 10.22L12.36 14.32\
        A0.8 0.8 0 0 1 11.64 14.32L3.43 10.22A0.8 0.8 0 0 1 3.43 8.78Z
        """,
      lines: "M6.25 12.25V16.75C8 19.1 16 19.1 17.75 16.75V12.25M20.6 10V16"
    ),
    GlyphDrawing(
      "hammer",
      body: """
        M7.57 5.42A0.5 0.5 0 0 1 7.62 4.5L11.67 3.05A1.5 1.5 0 0 1 13.16 3.33L20.26 9.54\
        A0.8 0.8 0 0 1 20.3 10.7L18.07 12.93A0.8 0.8 0 0 1 16.93 12.93L15.2 11.2H13.41\
        A0.5 0.5 0 0 1 13.05 11.05L10.75 8.75A0.5 0.5 0 0 1 10.6 8.39V7.4A0.8 0.8 0 0 0 10.15 6.68Z
        """,
      lines: "M11.1 9.6L4.1 16.9A2.1 2.1 0 0 0 7.1 19.9L14.2 12.7"
    ),
    GlyphDrawing(
      "hare",
      body: """
        M14.4 9.4L11.6 3.9C11.2 3 12.4 2.6 13.1 3.2C15 4.9 16.1 6.7 16.6 8.9C19.2 9.4 21 11 21 12.8\
        C21 14.6 19.6 15.4 17.6 15.4C17.4 16.6 17.6 17.9 18.4 19.2C18.9 20 18.6 20.5 17.8 20.5H7.75\
        C4.9 20.5 3.6 18.9 3.6 16.7C3.6 13 6.6 10.4 10.5 10.4C12 10.4 13.4 10 14.4 9.4Z
        """,
      marks: "M12.75 20.25C12.75 17.5 11 16.25 8.75 16.25M17.55 11.9H17.65"
    ),
    GlyphDrawing(
      "house",
      body: """
        M3.75 10.9A2.25 2.25 0 0 1 4.6 9.15L10.6 4.3A2.25 2.25 0 0 1 13.4 4.3L19.4 9.15\
        A2.25 2.25 0 0 1 20.25 10.9V18.25A2.25 2.25 0 0 1 18 20.5H6A2.25 2.25 0 0 1 3.75 18.25Z
        """,
      marks: "M9.5 20.25V15.25A1.25 1.25 0 0 1 10.75 14H13.25A1.25 1.25 0 0 1 14.5 15.25V20.25"
    ),
    GlyphDrawing(
      "infinity",
      lines: """
        M12 12C9.75 9 8.5 8 6.9 8A4 4 0 0 0 6.9 16C8.5 16 9.75 15 12 12C14.25 9 15.5 8 17.1 8\
        A4 4 0 0 1 17.1 16C15.5 16 14.25 15 12 12Z
        """
    ),
    GlyphDrawing(
      "pawprint",
      body: """
        M12 12C14.5 12 17.75 15.75 17.75 18C17.75 19.6 16.6 20.5 15.25 20.5\
        C14 20.5 13.25 19.9 12 19.9C10.75 19.9 10 20.5 8.75 20.5C7.4 20.5 6.25 19.6 6.25 18\
        C6.25 15.75 9.5 12 12 12ZM6.85 6.1A1.9 2.6 0 1 1 10.65 6.1A1.9 2.6 0 1 1 6.85 6.1Z\
        M13.35 6.1A1.9 2.6 0 1 1 17.15 6.1A1.9 2.6 0 1 1 13.35 6.1ZM3 11.5A1.75 2.3 0 1 1 6.5 11.5\
        A1.75 2.3 0 1 1 3 11.5ZM17.5 11.5A1.75 2.3 0 1 1 21 11.5A1.75 2.3 0 1 1 17.5 11.5Z
        """
    ),
    GlyphDrawing(
      "scope",
      body: "M5.5 12A6.5 6.5 0 1 1 18.5 12A6.5 6.5 0 1 1 5.5 12Z",
      marks: "M12 2.9V8M12 16V21.1M2.9 12H8M16 12H21.1"
    ),
    GlyphDrawing(
      "target",
      body: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z",
      marks: "M7 12A5 5 0 1 1 17 12A5 5 0 1 1 7 12ZM11.95 12H12.05"
    ),
    GlyphDrawing(
      "tortoise",
      body: "M3.5 15.25C3.5 9.75 6.75 6.25 11 6.25C15.25 6.25 17.75 9.75 17.75 15.25Z",
      lines: """
        M17.75 15.25C19.75 15.25 21.1 13.75 21.1 11.5C21.1 9.9 20.3 9 19.15 9\
        C18.1 9 17.4 9.75 17.1 10.75M5.25 15.25V17.75A1 1 0 0 0 6.25 18.75H7.25\
        A1 1 0 0 0 8.25 17.75V15.25M13.25 15.25V17.75A1 1 0 0 0 14.25 18.75H15.25\
        A1 1 0 0 0 16.25 17.75V15.25
        """,
      marks: "M7.5 6.9L9 11.25H13L14.6 7.25M9 11.25L7.25 15M13 11.25L14.25 15"
    ),
    GlyphDrawing(
      "wrench",
      body: """
        M20.25 7.25A5.1 5.1 0 0 1 13.6 13L7.4 19.6A2.1 2.1 0 0 1 4.4 16.6L11 10.4\
        A5.1 5.1 0 0 1 16.75 3.75L13.75 6.75L14.25 9.75L17.25 10.25Z
        """
    ),
  ]

  /// Other names of a drawing: synonyms, names by reading direction, and names of other editions.
  static let aliases: [String: String] = [
    "a": "character",
    "app": "square",
    "applepencil": "pencil",
    "arrow.backward": "arrow.left",
    "arrow.backward.to.line": "arrow.left.to.line",
    "arrow.down.backward": "arrow.down.left",
    "arrow.down.forward": "arrow.down.right",
    "arrow.forward": "arrow.right",
    "arrow.forward.to.line": "arrow.right.to.line",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.branch": "arrow.triangle.branch",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "arrow.trianglehead.merge": "arrow.triangle.merge",
    "arrow.up.backward": "arrow.up.left",
    "arrow.up.forward": "arrow.up.right",
    "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right",
    "arrowshape.backward": "arrowshape.left",
    "arrowshape.forward": "arrowshape.right",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "arrowshape.turn.up.backward.2": "arrowshape.turn.up.left.2",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "arrowshape.turn.up.forward.2": "arrowshape.turn.up.right.2",
    "battery.0percent": "battery.0",
    "battery.100percent": "battery.100",
    "battery.25percent": "battery.25",
    "battery.50percent": "battery.50",
    "battery.75percent": "battery.75",
    "chevron.backward": "chevron.left",
    "chevron.backward.2": "chevron.left.2",
    "chevron.forward": "chevron.right",
    "chevron.forward.2": "chevron.right.2",
    "circle.lefthalf.fill": "circle.lefthalf.filled",
    "circle.righthalf.fill": "circle.righthalf.filled",
    "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
    "cloud": "icloud",
    "desktopcomputer": "display",
    "doc.plaintext": "doc.text",
    "doc.richtext": "doc.text",
    "document": "doc",
    "document.on.clipboard": "doc.on.clipboard",
    "document.on.document": "doc.on.doc",
    "document.viewfinder": "doc.viewfinder",
    "list.bullet.clipboard": "list.clipboard",
    "mappin.and.ellipse": "mappin",
    "multiply": "xmark",
    "paintbrush.pointed": "paintbrush",
    "pencil.and.outline": "pencil.line",
    "photo.on.rectangle.angled": "photo.on.rectangle",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right",
    "square.3.layers.3d": "square.stack.3d.up",
    "square.fill.on.square": "square.on.square",
    "text.document": "doc.text",
    "textformat.alt": "textformat",
    "textformat.characters": "textformat.abc",
    "textformat.size.larger": "textformat.size",
    "textformat.size.smaller": "textformat.size",
    "wrench.adjustable": "wrench",
  ]
}
