import MenuetModel

/// The conditions that a control with a menu or with options follows by itself.
struct UIKitConditions {
  let enabledWhen: Condition?
  let visibleWhen: Condition?

  /// The parameters of the closure with the statements.
  static let signature: StaticString = "control, actions"

  /// The statements that bring the control up to date, and write only what differs.
  func statements(_ plan: GenerationPlan) -> [Statement] {
    .build { code in
      if let enabledWhen {
        code.append(.constant("isEnabled", plan.expression(enabledWhen)))
        code.append(
          .if(
            .code("control.isEnabled != isEnabled"),
            [.assignment("control.isEnabled", .code("isEnabled"))]))
      }
      if let visibleWhen {
        code.append(.constant("isHidden", .negated(plan.expression(visibleWhen))))
        code.append(
          .if(
            .code("control.isHidden != isHidden"),
            [.assignment("control.isHidden", .code("isHidden"))]))
      }
    }
  }
}
