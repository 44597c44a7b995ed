export type Encoding = 'br' | 'gzip'

/** The encoding of stored compressed files and pages that an `Accept-Encoding` header accepts; undefined when it accepts none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .filter((entry) => weightOf(entry) > 0)
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

/** 0.5 for "br;q=0.5", 1 for "br". */
function weightOf(entry: string): number {
  return Number(entry.split('=')[1] ?? 1)
}
