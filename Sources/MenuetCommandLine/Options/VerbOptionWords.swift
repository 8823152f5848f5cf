import MenuetImport
import MenuetRendering
import MenuetTool

/// How `layout` prints.
enum LayoutFormat: String, OptionWord { case text, json }

/// The output of `render`.
enum PictureFormat: String, OptionWord { case svg, html, png, text }

/// How `explain` prints.
enum PageFormat: String, OptionWord { case text, markdown, json }

/// How `diff` prints.
enum ComparisonFormat: String, OptionWord { case text, markdown, json, html }

/// The output of `schema`.
enum SchemaFormat: String, OptionWord {
  case rng, xsd
  case jsonOutput = "json-output"
}

/// The order of findings.
enum FindingOrder: String, OptionWord { case source, severity }

/// A shell that completion is written for.
enum Shell: String, OptionWord { case bash, zsh, fish }

extension Appearance: OptionWord {}
extension ForeignFormat: OptionWord {}
