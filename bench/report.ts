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

export function drawPart({ title, rows }: Part): string {
  const lines = rows.map(({ figure, measured, beside = '', goal = '', isMet }) => {
    const mark = isMet === undefined ? '' : isMet ? ' ✓' : ' ✗'
    return `| ${figure} | ${measured} | ${beside} | ${goal}${mark} |`
  })
  return [
    `### ${title}`,
    '',
    '| | measured | beside it | goal |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

const BEGIN = '<!-- written by npm run bench -->\n'
const END = '<!-- end -->'

/** The page with other tables in it. */
export function withTables(page: string, tables: string): string {
  const [before = '', rest] = page.split(BEGIN)
  if (rest === undefined) throw new Error('docs/performance.md has no place for the tables')
  return `${before}${BEGIN}\n${tables}\n\n${rest.slice(rest.indexOf(END))}`
}

export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
export const ratio = (measured: number, baseline: number) => (measured / baseline).toFixed(2)

/** The value below which so many percent of all are. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}
