import { type Moment, moments } from './cell'
import { faults } from './faults'

/* The table of docs/reliability.md. */

export const TABLE_FILE = 'docs/reliability.md'
const BEGIN = '<!-- written by npm run test:long -->\n'
const END = '<!-- end -->'

const columns = Object.keys(moments) as Moment[]

/** `cells`: what was measured, by fault and moment. */
export function drawTable(cells: Map<string, string>): string {
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

/** The page with another table in it. */
export function withTable(page: string, table: string): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  return `${before}${BEGIN}\n${table}\n\n${rest.slice(rest.indexOf(END))}`
}
