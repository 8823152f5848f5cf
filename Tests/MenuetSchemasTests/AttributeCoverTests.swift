import MenuetModel
import Testing

@testable import MenuetSchemas

/// The decisions of a schema allow exactly the sets of attributes that the requirements allow.
@Suite struct AttributeCoverTests {
  private func sets(of cover: AttributeCover?) -> [Set<AttributeName>] {
    switch cover {
    case nil: []
    case .free(let names):
      names.reduce([[]]) { sets, name in sets + sets.map { $0.union([name]) } }
    case .decision(let name, let written, let absent):
      sets(of: written).map { $0.union([name]) } + sets(of: absent)
    }
  }

  private func isAllowed(
    _ names: Set<AttributeName>, by requirements: [AttributeRequirement]
  ) -> Bool {
    requirements.allSatisfy { requirement in
      switch requirement {
      case .anyOf(let some, _): !names.isDisjoint(with: some)
      case .atMostOne(let some): names.intersection(some).count < 2
      case .instead: true
      }
    }
  }

  @Test(arguments: Vocabulary.elements.filter { !$0.requirements.isEmpty }.map(\.name))
  func everyAllowedSetIsThereOnceAndNoOther(_ element: ElementName) {
    for group in AttributeCover.groups(of: Vocabulary.spec(element).requirements) {
      let names = group.flatMap(\.names).reduce(into: [AttributeName]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      let all = sets(of: .free(names))
      let covered = sets(of: AttributeCover(of: names, under: group))
      #expect(Set(covered).count == covered.count)
      #expect(Set(covered) == Set(all.filter { isAllowed($0, by: group) }))
    }
  }
}
