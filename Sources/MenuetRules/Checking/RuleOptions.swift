package import MenuetModel

/// The numbers that rules compare with, as far as they are not the defaults.
package struct RuleOptions: Sendable, Equatable {
  private var numbers: [String: Int] = [:]

  package init() {}

  /// The number of a threshold: its default unless another one was set.
  package subscript(threshold: Threshold) -> Int {
    get { numbers[threshold.name] ?? threshold.standard }
    set { numbers[threshold.name] = newValue == threshold.standard ? nil : newValue }
  }
}
