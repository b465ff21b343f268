import Canvas
import Testing

@Suite("A picture of pixels")
struct BitmapTests {
  @Test("Rows may be of different lengths; the longest is the width")
  func rows() {
    let picture = Bitmap(rows: ["#", "", ".##"])
    #expect((picture.width, picture.height) == (3, 3))
    #expect(picture.rows == ["#..", "...", ".##"])
  }

  @Test("Outside there is no ink, and none can be put")
  func outside() {
    var picture = Bitmap(rows: ["##", "##"])
    for (x, y) in [(-1, 0), (2, 0), (0, -1), (0, 2), (2, 1)] {
      picture[x, y] = true
      #expect(!picture[x, y])
    }
    #expect(picture.rows == ["##", "##"])
    #expect(Bitmap(width: -2, height: 5).rows == ["", "", "", "", ""])
  }

  @Test("Cells take two rows, the last one maybe half", arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (14, 7)])
  func cellRows(height: Int, cells: Int) {
    #expect(Bitmap(width: 1, height: height).rows(perCell: 2) == cells)
    #expect(Bitmap(width: 1, height: height).rows(perCell: 1) == height)
  }

  @Test("The rows with ink are those from the first to the last")
  func inkRows() {
    #expect(Bitmap(rows: ["..", ".#", "..", "#.", ".."]).inkRows == 1...3)
    #expect(Bitmap(rows: ["#"]).inkRows == 0...0)
    #expect(Bitmap(rows: ["..", ".."]).inkRows == nil)
    #expect(Bitmap(rows: ["..", ".#", "#.", ".."]).rows(1...2).rows == [".#", "#."])
  }

  @Test("Stamping adds ink and takes none away, and is cut off at the edges")
  func stamp() {
    var picture = Bitmap(rows: ["#..", "...", "..."])
    picture.stamp(Bitmap(rows: [".#", "#."]), x: 0, y: 0)
    picture.stamp(Bitmap(rows: ["##", "##"]), x: 2, y: 2)
    picture.stamp(Bitmap(rows: ["##", "##"]), x: -5, y: -5)
    #expect(picture.rows == ["##.", "#..", "..#"])
  }

  /// Computed with the rules of Scale2x written anew in Python; around the picture there is no ink.
  @Test(
    "Twice as large, steps become slopes and corners round",
    arguments: [
      (["#"], ["##", "##"]),
      (["#.."], ["##....", "##...."]),
      (["##", "##"], [".##.", "####", "####", ".##."]),
      (["#.", ".#"], ["##..", "###.", ".###", "..##"]),
      (["#.", "##"], ["##..", "###.", "####", ".###"]),
      (["#..", "##.", "###"], ["##....", "###...", "###...", "#####.", "######", ".#####"]),
      ([".#.", "###", ".#."], ["..##..", ".####.", "######", "######", ".####.", "..##.."]),
    ])
  func doubled(small: [String], large: [String]) {
    #expect(Bitmap(rows: small).doubled.rows == large)
  }
}
