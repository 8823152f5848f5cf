/// The words and marks of a command or choice at a place: its own, unless the place says otherwise.
public struct Label: Sendable, Hashable {
  /// The words that name it; empty where there are none.
  public let title: String
  /// The second line.
  public let subtitle: String?
  /// The name of an SF Symbol; `nil` where there is none, or an image stands in its place.
  public let symbol: String?
  /// The name of an image asset; `nil` where there is none, or a symbol stands in its place.
  public let image: String?
  /// The words that are read out instead of the title.
  public let accessibilityLabel: String?
  /// The words that assistive technologies add, and that a pointer at rest shows.
  public let hint: String?
  /// The note for translators.
  public let comment: String?
}

extension Document {
  /// The label of an item where it stands.
  public func label(of item: Item) -> Label {
    let place = item.overrides?.value
    let (command, choice) = (command(of: item), choice(of: item))
    return Label(
      title: title(of: item), subtitle: subtitle(of: item), symbol: symbol(of: item),
      image: image(of: item),
      accessibilityLabel: place?.accessibilityLabel ?? command?.accessibilityLabel
        ?? choice?.accessibilityLabel,
      hint: place?.hint ?? command?.hint ?? choice?.hint,
      comment: place?.comment ?? command?.comment ?? choice?.comment)
  }
}

/// Words that a document gives beside a title.
package protocol Worded {
  /// The second line; `nil` where there is none.
  var subtitle: String? { get set }
  /// The words that are read out instead of the title; `nil` for the title.
  var accessibilityLabel: String? { get set }
  /// The words that assistive technologies add; `nil` where there are none.
  var hint: String? { get set }
  /// The note for translators; `nil` where there is none.
  var comment: String? { get set }
}

/// Words and a picture that a document gives beside a title.
package protocol Labeled: Worded {
  /// The name of an SF Symbol; `nil` where there is none.
  var symbol: String? { get set }
  /// The name of an image asset; `nil` where there is none.
  var image: String? { get set }
}

extension CommandDetails: Worded {}
extension Choice: Labeled {}
extension Choice.Option: Labeled {}
extension Menu: Labeled {}
extension ItemOverrides: Labeled {}
extension PopUpButton: Labeled {}
extension PullDownButton: Labeled {}
extension SegmentedControl: Labeled {}
extension ToolbarGroup: Labeled {}
extension BarButton: Labeled {}
extension TitleItem: Labeled {}
