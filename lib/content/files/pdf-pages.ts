import { inflateSync } from 'node:zlib'

/** Bytes that one part of a PDF may unfold to. */
const MOST = 20_000_000

/** The number of pages of a PDF; undefined where it cannot be told, as in an encrypted file. */
export function pdfPages(file: Buffer): number | undefined {
  const text = file.toString('latin1')
  const counts = [text, ...objectStreams(file, text)].flatMap((part) =>
    [...part.matchAll(/\/Type\s{0,9}\/Pages\b/g)].flatMap(({ index }) => countIn(part, index)),
  )
  // The root of the tree of pages counts all of them.
  return counts.length > 0 ? Math.max(...counts) : undefined
}

function countIn(text: string, index: number): number[] {
  const start = text.lastIndexOf('<<', index)
  const end = text.indexOf('>>', index)
  const [, count] =
    /\/Count\s{1,9}(\d{1,9})/.exec(text.slice(Math.max(start, 0), end < 0 ? undefined : end)) ?? []
  return count === undefined ? [] : [Number(count)]
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
