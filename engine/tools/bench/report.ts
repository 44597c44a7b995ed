import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/* A row for one figure: what was measured, and its baseline. */

export interface Row {
  figure: string
  measured: string
  /** The baseline, measured in the same run. */
  baseline?: string
  goal?: string
  isMet?: boolean
}

export interface Part {
  title: string
  rows: Row[]
}

export function drawPart({ title, rows }: Part, note: string): string {
  const lines = rows.map(({ figure, measured, baseline = '', goal = '', isMet }) => {
    return `| ${figure} | ${measured} | ${baseline} | ${goal}${markOf(isMet)} |`
  })
  const head = ['| | measured | beside it | goal |', '| --- | --- | --- | --- |']
  return [`### ${title}`, '', note, '', ...head, ...lines, '', ''].join('\n')
}

/** The mark behind a goal; none for a figure without one. */
function markOf(isMet: boolean | undefined): string {
  if (isMet === undefined) return ''
  return isMet ? ' ✓' : ' ✗'
}

/** Replaces the table of one part in the results page. */
export function withTable(page: string, { title }: Part, table: string): string {
  const [, begin, tables = '', end] =
    /^(.*<!-- written by npm run bench -->\n\n)(.*)(<!-- end -->.*)$/s.exec(page) ?? []
  if (!begin) throw new Error('engine/tools/bench/results.md has no placeholder for the tables')
  const sections = tables.split(/^(?=### )/m)
  const index = sections.findIndex((section) => section.startsWith(`### ${title}\n`))
  sections.splice(index < 0 ? sections.length : index, 1, table)
  return [begin, ...sections, end].join('')
}

export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
export const ratio = (measured: number, baseline: number) => (measured / baseline).toFixed(2)

/** A percentile: the value below which this share of the values lies. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

export async function textOf(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

/** The duration of a task in milliseconds. */
export async function timeOf(what: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await what()
  return performance.now() - began
}

/** The disk usage of a folder. A file with two hard links counts once. */
export function bytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    lstatSync(join(folder, name), { throwIfNoEntry: false }),
  )
  const blocks = new Map(files.map((file) => [file?.ino, file?.blocks ?? 0]))
  return [...blocks.values()].reduce((sum, count) => sum + count * 512, 0)
}
