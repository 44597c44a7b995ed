import { inflateSync } from 'node:zlib'

/** Bytes that one part of a PDF may unfold to. */
const MOST = 20_000_000

/** An entry of the tree of pages, and how many it has. */
const entries =
  /\/Type\s{0,9}\/Pages\b[^<>]{0,99999}?\/Count\s{1,9}(\d{1,9})|\/Count\s{1,9}(\d{1,9})[^<>]{0,99999}?\/Type\s{0,9}\/Pages\b/g

/** The number of pages of a PDF; undefined where it cannot be told, as in an encrypted file. */
export function pdfPages(file: Buffer): number | undefined {
  const text = file.toString('latin1')
  const counts = [text, ...objectStreams(file, text)].flatMap((part) =>
    [...part.matchAll(entries)].map(([, after, before]) => Number(after ?? before)),
  )
  // The root of the tree of pages counts all of them.
  return counts.length > 0 ? Math.max(...counts) : undefined
}

/** The objects that newer files keep compressed. */
function objectStreams(file: Buffer, text: string): string[] {
  return [...text.matchAll(/\/Type\s{0,9}\/ObjStm\b/g)].flatMap(({ index }) => {
    const start = text.indexOf('stream', index)
    if (start < 0) return []
    const first = start + (text[start + 6] === '\r' ? 8 : 7)
    const end = text.indexOf('endstream', first)
    try {
      return [inflateSync(file.subarray(first, end), { maxOutputLength: MOST }).toString('latin1')]
    } catch {
      return []
    }
  })
}
