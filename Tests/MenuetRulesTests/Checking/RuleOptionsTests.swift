import MenuetRules
import Testing

struct RuleOptionsTests {
  @Test
  func `every number has a name of its own, which reads and sets it`() {
    let names = RuleOptions.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for (index, name) in names.enumerated() {
      var options = RuleOptions()
      options[name] = 1_000 + index
      let changed = names.filter { options[$0] != RuleOptions()[$0] }
      #expect(changed == [name])
    }
  }

  @Test
  func `a name that there is not reads and sets nothing`() {
    var options = RuleOptions()
    options["no-such-rule.items"] = 1
    #expect(options == RuleOptions())
    #expect(options["no-such-rule.items"] == nil)
  }
}
