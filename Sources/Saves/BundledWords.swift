import CWords
import Packs

/// The packs that ship with the program: there with no network, from the first start on. Source: R32.
public enum BundledWords {
  /// The packs in a language, in the order of the index.
  ///
  /// - Throws: `SaveError` for a table that is damaged; the tests read them all.
  public static func packs(in language: Language) throws(SaveError) -> [Pack] {
    var packs: [Pack] = []
    for row in try table("packs").rows {
      do {
        let slug = try row.cell("pack")
        packs.append(
          try Pack(slug: slug, name: row.cell(language.rawValue), language: language, table: table(slug)))
      } catch let fault as Fault {
        throw SaveError("The words that ship with Pappers are damaged: \(fault)")
      } catch let error as SaveError {
        throw error
      } catch {
        throw SaveError("The words that ship with Pappers are damaged: \(error)")
      }
    }
    return packs
  }

  private static func table(_ slug: String) throws(SaveError) -> Table {
    let bundled = bundled_table(slug)
    let bytes = UnsafeBufferPointer(start: bundled.bytes, count: bundled.length)
    do {
      return try Table(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw SaveError("The words that ship with Pappers are damaged: \(slug).csv, \(error)")
    }
  }
}
