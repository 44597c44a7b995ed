/* One row for each figure: what was measured, and beside what. */

export interface Row {
  figure: string
  measured: string
  /** Measured in the same run. */
  beside?: string
  goal?: string
  isMet?: boolean
}

export interface Part {
  title: string
  rows: Row[]
}

export function drawPart({ title, rows }: Part, note = ''): string {
  const lines = rows.map(({ figure, measured, beside = '', goal = '', isMet }) => {
    const mark = isMet === undefined ? '' : isMet ? ' ✓' : ' ✗'
    return `| ${figure} | ${measured} | ${beside} | ${goal}${mark} |`
  })
  return [
    heading(title),
    '',
    ...(note ? [note, ''] : []),
    '| | measured | beside it | goal |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

const BEGIN = '<!-- written by npm run bench -->\n'
const END = '<!-- end -->'

/** The page with another table for one part. */
export function withTable(page: string, part: Part, note: string): string {
  const [before = '', rest] = page.split(BEGIN)
  const tables = rest?.slice(0, rest.indexOf(END))
  if (tables === undefined) throw new Error('docs/performance.md has no place for the tables')
  const sections = tables.split(/^(?=### )/m).map((section) => section.trim())
  const table = drawPart(part, note)
  const isThere = sections.some((section) => isOf(section, part))
  const others = sections.map((section) => (isOf(section, part) ? table : section))
  const all = [...others, ...(isThere ? [] : [table])].filter(Boolean)
  return `${before}${BEGIN}\n${all.join('\n\n')}\n\n${rest?.slice(rest.indexOf(END))}`
}

function isOf(section: string, { title }: Part): boolean {
  return section.startsWith(`${heading(title)}\n`)
}

function heading(title: string): string {
  return `### ${title}`
}

export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
export const ratio = (measured: number, baseline: number) => (measured / baseline).toFixed(2)

/** The value below which so many percent of all are. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}
