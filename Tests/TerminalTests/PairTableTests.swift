import Testing

@testable import Terminal

@Suite struct PairTableTests {
  @Test func `Pairs are numbered on demand, from 1, until there are no more`() {
    var table = PairTable(capacity: 3)
    #expect(table.number(ink: 231, surface: 26) == .new(1))
    #expect(table.number(ink: 26, surface: 231) == .new(2))
    #expect(table.number(ink: 231, surface: 26) == .known(1))
    #expect(table.number(ink: 0, surface: 7) == .full)
    table.removeAll()
    #expect(table.number(ink: 0, surface: 7) == .new(1))
  }

  @Test func `A terminal without pairs gives none`() {
    var table = PairTable(capacity: 0)
    #expect(table.number(ink: 7, surface: 0) == .full)
  }
}
