import MenuetSource
import Testing

@Suite struct LongestAscentTests {
  @Test(arguments: 1..<11, 0..<11) func theLongestAscentIsThatOfAllSelections(
    _ factor: Int, _ offset: Int
  ) {
    let numbers = (0..<11).map { ($0 * factor + offset) % 11 }
    var longest = 0
    for selection in 0..<(1 << numbers.count) {
      let chosen = numbers.indices.filter { selection >> $0 & 1 == 1 }.map { numbers[$0] }
      if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
    }
    let found = LongestAscent.numbers(of: numbers)
    #expect(found.count == longest)
    #expect(found == found.sorted())
    #expect(found == numbers.filter(found.contains))
  }
}
