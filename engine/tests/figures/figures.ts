import { execFileSync } from 'node:child_process'
import { test } from '@playwright/test'

/** The page with the figures. */
export const FIGURES_FILE = 'engine/tools/bench/results.md'

export const topics = ['outage', 'instances', 'large', 'edge', 'vercel'] as const
export type Topic = (typeof topics)[number]

/** Records a figure of the running test; `npm run test:long` writes it to the results page. */
export function note(topic: Topic, figure: string, value: string): void {
  test.info().annotations.push({ type: 'figure', description: `${topic}|${figure}|${value}` })
}

/** Formats a duration as "12 ms" or "1.3 s". */
export function duration(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The CPU time of an empty Node.js process in milliseconds, by which this machine can be compared. */
export function emptyProcessMilliseconds(): number {
  const tell =
    'const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1_000))'
  const run = () => Number(execFileSync(process.execPath, ['-e', tell], { encoding: 'utf8' }))
  return median(Array.from({ length: 5 }, run))
}

/** Replaces the rows in the table of a topic, below its header. A figure that was recorded several times has as many cells. */
export function withFigures(page: string, topic: Topic, figures: Map<string, string[]>): string {
  const command = topic === 'vercel' ? 'test:vercel' : 'test:long'
  const begin = `<!-- ${topic}: written by npm run ${command} -->\n`
  const [before = '', rest = ''] = page.split(begin)
  const [head] = /^\n(\|.*\n){2}/.exec(rest) ?? []
  if (head === undefined) throw new Error(`${FIGURES_FILE} has no place for the figures of ${topic}`)
  const rows = [...figures].map(([name, values]) => `| ${[name, ...values].join(' | ')} |\n`)
  return `${before}${begin}${head}${rows.join('')}\n${rest.slice(rest.indexOf('<!-- end -->'))}`
}
