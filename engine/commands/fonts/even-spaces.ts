/*
 * Dashes whose spaces a font may kern: Public Sans keeps a third of the space after a dash, and half of the one before. The dash of `8h00 – 19h00`
 * would then stick to one side, because a no-break space is not kerned.
 */

const DASHES = ['–', '—'].map((dash) => dash.codePointAt(0) ?? 0)
const SPACE = 0x20

/** The font (sfnt) without kerning between a space and a dash. */
export function evenSpaces(font: Buffer): Buffer {
  const even = Buffer.from(font)
  const [gpos, cmap] = [tableOf(even, 'GPOS'), tableOf(even, 'cmap')]
  if (!gpos || !cmap) return even
  const space = glyphOf(cmap, SPACE)
  const dashes = DASHES.map((dash) => glyphOf(cmap, dash)).filter((glyph) => glyph > 0)
  for (const pair of pairsIn(gpos))
    if (
      (pair.first === space && dashes.includes(pair.second)) ||
      (pair.second === space && dashes.includes(pair.first))
    )
      pair.values.fill(0)
  return even
}

/** A table of the font, by the directory after its header of 12 bytes: a name, a checksum, an offset and a length in 16 bytes. */
function tableOf(font: Buffer, name: string): Buffer | undefined {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) !== name) continue
    const start = font.readUInt32BE(at + 8)
    return font.subarray(start, start + font.readUInt32BE(at + 12))
  }
  return undefined
}

/** The glyph of a character in the segments of a `cmap` (format 4); 0 for none. */
function glyphOf(cmap: Buffer, character: number): number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  )
  const segments = subtables.find((table) => table.readUInt16BE(0) === 4)
  if (!segments) return 0
  const bytes = segments.readUInt16BE(6)
  for (let at = 0; at < bytes; at += 2) {
    // Positions of the four arrays of a segment table, each as long as `bytes`, with two bytes of padding after the first.
    const [end, start, delta, offset] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes]
    if (character > segments.readUInt16BE(end + at) || character < segments.readUInt16BE(start + at)) continue
    const from = segments.readUInt16BE(offset + at)
    const first = character - segments.readUInt16BE(start + at)
    const glyph = from === 0 ? character : segments.readUInt16BE(offset + at + from + 2 * first)
    return (glyph + segments.readUInt16BE(delta + at)) & 0xffff
  }
  return 0
}

interface Pair {
  first: number
  second: number
  values: Buffer
}

/** The GPOS lookup type of kerned pairs. */
const PAIRS = 2
/** The GPOS lookup type of tables at a 32-bit offset. */
const EXTENSION = 9

/** Yields the kerned pairs of single glyphs. */
function* pairsIn(gpos: Buffer): Generator<Pair> {
  const lookups = gpos.subarray(gpos.readUInt16BE(8))
  for (const lookup of below(lookups, 0))
    for (const table of below(lookup, 4)) {
      const isFar = lookup.readUInt16BE(0) === EXTENSION
      if ((isFar ? table.readUInt16BE(2) : lookup.readUInt16BE(0)) !== PAIRS) continue
      yield* pairsOf(isFar ? table.subarray(table.readUInt32BE(4)) : table)
    }
}

/** The pairs of a subtable with single glyphs (format 1). A bit of a value format stands for two bytes of a pair. */
function* pairsOf(table: Buffer): Generator<Pair> {
  if (table.readUInt16BE(0) !== 1) return
  const size = [4, 6].reduce((sum, at) => sum + 2 * bitsOf(table.readUInt16BE(at)), 0)
  const firsts = covered(table.subarray(table.readUInt16BE(2)))
  for (const [index, set] of below(table, 8).entries())
    for (let at = 2; at < 2 + set.readUInt16BE(0) * (2 + size); at += 2 + size)
      yield {
        first: firsts[index] ?? 0,
        second: set.readUInt16BE(at),
        values: set.subarray(at + 2, at + 2 + size),
      }
}

/** The subtables at a list of offsets that starts with its length. */
function below(table: Buffer, at: number): Buffer[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) =>
    table.subarray(table.readUInt16BE(at + 2 + index * 2)),
  )
}

/** The glyphs of a coverage table: a list of glyphs (format 1), or of ranges (format 2). */
function covered(coverage: Buffer): number[] {
  const count = coverage.readUInt16BE(2)
  if (coverage.readUInt16BE(0) === 1)
    return Array.from({ length: count }, (_, index) => coverage.readUInt16BE(4 + index * 2))
  return Array.from({ length: count }, (_, index) => 4 + index * 6).flatMap((at) => {
    const first = coverage.readUInt16BE(at)
    return Array.from({ length: coverage.readUInt16BE(at + 2) - first + 1 }, (_, index) => first + index)
  })
}

function bitsOf(format: number): number {
  return format.toString(2).replaceAll('0', '').length
}
