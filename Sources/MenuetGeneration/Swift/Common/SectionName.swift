import MenuetModel

extension MenuSection {
  /// The name of a section in code: by its id, or by its first element where it has neither an id nor
  /// a title, so that it stays when another section comes or goes.
  var codeName: String {
    guard title == nil, id == ElementName.section.spelling, let first = content.first else {
      return SwiftName.member(id)
    }
    return UniqueNames.path(id, in: SwiftName.member(first.id))
  }
}
