/// The body of a property or function that gives most cases one value and some of them another: a
/// switch with one line for all cases of a value.
struct CaseTable<Value: Hashable> {
  private var rows: [(value: Value, names: [SwiftIdentifier])] = []
  private var places: [Value: Int] = [:]
  private var count = 0

  var isEmpty: Bool { rows.isEmpty }

  mutating func add(_ name: SwiftIdentifier, _ value: Value) {
    count += 1
    if let place = places[value] {
      rows[place].names.append(name)
    } else {
      places[value] = rows.count
      rows.append((value, [name]))
    }
  }

  /// The statement of the body.
  ///
  /// - Parameters:
  ///   - subject: what is switched over.
  ///   - total: how many cases there are: where none is left, there is no `default`.
  ///   - otherwise: what the other cases give.
  func statement(
    over subject: StaticString, of total: Int, otherwise: Expression,
    value: (Value) -> Expression
  ) -> Statement {
    guard !rows.isEmpty else { return .expression(otherwise) }
    var cases = rows.map { Statement.Case($0.names, .return(value($0.value))) }
    if count < total { cases.append(Statement.Case(.default, [.return(otherwise)])) }
    return .switch(subject, cases)
  }
}
