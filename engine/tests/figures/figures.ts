import { execFileSync } from 'node:child_process'
import { test } from '@playwright/test'

/** The page of the documentation that has all measured figures. */
export const FIGURES_FILE = 'engine/tools/bench/results.md'

export const topics = ['outage', 'instances', 'large', 'edge', 'vercel'] as const
export type Topic = (typeof topics)[number]

/** Records a figure of the running test. A run with `E2E_FIGURES=1` writes it to the page, in the table of its topic. */
export function recordFigure(topic: Topic, figure: string, value: string): void {
  test.info().annotations.push({ type: 'figure', description: `${topic}|${figure}|${value}` })
}

/** Formats a duration as "12 ms" or "1.3 s". */
export function duration(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The CPU time of an empty Node.js process in milliseconds. Times in multiples of it can be compared between machines. */
export function emptyProcessMilliseconds(): number {
  const script =
    'const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1_000))'
  const run = () => Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))
  return median(Array.from({ length: 5 }, run))
}

/**
 * Replaces the rows of a topic's table, which begins at a comment that names the topic. A figure that was recorded several times has a cell for each
 * value.
 */
export function withFigures(page: string, topic: Topic, figures: Map<string, string[]>): string {
  const command = topic === 'vercel' ? 'test:vercel' : 'test:long'
  const begin = `<!-- ${topic}: written by npm run ${command} -->\n`
  const [before = '', rest = ''] = page.split(begin)
  // The header of a table is its row of names and the line below.
  const [header] = /^\n(\|.*\n){2}/.exec(rest) ?? []
  if (header === undefined) throw new Error(`${FIGURES_FILE} has no table for the figures of ${topic}`)
  const rows = [...figures].map(([name, values]) => `| ${[name, ...values].join(' | ')} |\n`)
  return `${before}${begin}${header}${rows.join('')}\n${rest.slice(rest.indexOf('<!-- end -->'))}`
}
