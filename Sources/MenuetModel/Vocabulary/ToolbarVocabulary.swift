/// Toolbars and their regions.
extension Vocabulary {
  static let toolbars: [ElementSpec] = [
    ElementSpec(
      .toolbar, "A bar of commands with three regions.",
      [
        .id(required: true), .text(.title),
        .word(.style, ToolbarStyle.self, default: .automatic),
        .word(.edge, ToolbarEdge.self, default: .automatic), .flag(.customizable),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      children: [.leading, .center, .trailing, .scrolling, .shrink, .check],
      single: [.leading, .center, .trailing]),
    ElementSpec(
      .leading, "The region at the leading edge, always visible.", children: leadingContent),
    ElementSpec(
      .center, "The region in the middle, whose items give way when the bar becomes narrow.",
      children: regionContent),
    ElementSpec(
      .trailing, "The region at the trailing edge, always visible.", children: trailingContent),
    ElementSpec(
      .scrolling, "The item above a watch's scrolling content.",
      children: [.item, .command, .toggle, .button]),
    ElementSpec(
      .shrink, "An explicit order in which a toolbar's items give way when it becomes narrow.",
      children: [.step]),
    ElementSpec(
      .step, "One step of a shrink chain.",
      [
        AttributeSpec(.unit, .name, required: true),
        AttributeSpec(.to, .word(ValueSet(ShrinkTarget.self)), required: true),
      ]),
    ElementSpec(
      .group, "Items of a toolbar that belong together.",
      [
        .id(required: true), .text(.title),
        .word(.collapse, GroupCollapse.self, default: .overflow),
      ] + conditions + common + placedItem,
      children: [
        .item, .command, .toggle, .button, .popUpButton, .pullDownButton, .segmented, .slot,
      ]),
    ElementSpec(
      .space, "Room between two items.", [.flag(.flexible), .words(.platforms, Platform.self)]),
    ElementSpec(
      .back, "The button that goes back; its content is the list of places to go back to.",
      common, children: menuContent),
    ElementSpec(.close, "The button that closes the view.", common),
    ElementSpec(.sidebarToggle, "The button that shows and hides the sidebar.", common),
    ElementSpec(
      .title, "The title of the view.", [.text(.title)] + common, children: [.documentMenu],
      single: [.documentMenu]),
    ElementSpec(
      .documentMenu, "The menu of the title: commands on the whole document.",
      [.id(), .words(.platforms, Platform.self), .text(.comment)], children: menuContent),
    ElementSpec(.search, "The search field.", [.text(.title)] + common),
    ElementSpec(.inspectorToggle, "The button that shows and hides the inspector.", common),
  ]
}
