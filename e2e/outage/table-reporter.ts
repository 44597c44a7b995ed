import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Moment, moments } from './cell'
import { faults } from './faults'

/* The table of docs/reliability.md. */

export const TABLE_FILE = 'docs/reliability.md'
const BEGIN = '<!-- written by npm run test:long -->\n'
const END = '<!-- end -->'

const columns = Object.keys(moments) as Moment[]

/** `cells`: what was measured, by fault and moment. */
function drawTable(cells: Map<string, string>): string {
  const row = (parts: string[]) => `| ${parts.join(' | ')} |`
  return [
    row(['', ...Object.values(moments)]),
    row(['---', ...columns.map(() => '---')]),
    ...faults.map(({ name }) =>
      row([name, ...columns.map((moment) => cells.get(`${name}|${moment}`) ?? '')]),
    ),
  ].join('\n')
}

export function isComplete(cells: Map<string, string>): boolean {
  return faults.every(({ name }) => columns.every((moment) => cells.has(`${name}|${moment}`)))
}

/** What the page holds: the faults in its order, and its cells as `drawTable` takes them. */
export function readTable(page: string): { rows: string[]; cells: Map<string, string> } {
  const table = page.split(BEGIN)[1]?.split(END)[0] ?? ''
  const rows = table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((part) => part.trim()))
  const cells = new Map<string, string>()
  for (const [, name = '', ...texts] of rows)
    for (const [index, moment] of columns.entries()) cells.set(`${name}|${moment}`, texts[index] ?? '')
  return { rows: rows.map(([, name = '']) => name), cells }
}

/** After a run of all cells without a failure: writes what was measured into the documentation. */
export default class TableReporter implements Reporter {
  readonly #cells = new Map<string, string>()

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return
    for (const { type, description = '' } of annotations) {
      const [fault, moment, text] = description.split('|')
      if (type === 'cell' && text !== undefined) this.#cells.set(`${fault}|${moment}`, text)
    }
  }

  onEnd(): void {
    if (!isComplete(this.#cells)) return
    const [before, rest = ''] = readFileSync(TABLE_FILE, 'utf8').split(BEGIN)
    const after = rest.slice(rest.indexOf(END))
    writeFileSync(TABLE_FILE, `${before}${BEGIN}\n${drawTable(this.#cells)}\n\n${after}`)
    console.log(`${TABLE_FILE} has the new table`)
  }
}
