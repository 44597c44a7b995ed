import type { Encoding } from '@/lib/next/page-cache/page-store'

/** Browsers send few different values. There is a limit because anybody can make up others. */
const MOST = 100
const known = new Map<string, Encoding | undefined>()

/** The encoding of stored compressed files and pages that an `Accept-Encoding` header accepts; undefined when it accepts none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const text = String(header ?? '')
  if (known.has(text)) return known.get(text)
  if (known.size >= MOST) known.clear()
  const encoding = encodingOf(text)
  known.set(text, encoding)
  return encoding
}

function encodingOf(header: string): Encoding | undefined {
  const accepted = header
    .split(',')
    // The weight is 0.5 for "br;q=0.5", and 1 for "br".
    .filter((entry) => Number(entry.split('=')[1] ?? 1) > 0)
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
