import { z } from 'zod'
import { numberIn } from '../text/numbers'
import { type DataFile, dataFile, rowsWhere, type Where } from './data-files'

/** The number in an amount such as `18,50`, `1.200` or `12 €`; undefined if the value is not an amount. */
export function amountIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const number = numberIn(String(value ?? '').replace(/[€\s]{1,9}$/, ''))
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}

/** Schema of a number as people write it: `18,50`, `1.200`, `12 €`. */
export const decimal = z.unknown().transform((value, context): number => {
  const amount = amountIn(value)
  if (amount !== undefined) return amount
  context.addIssue(value === undefined ? 'is missing' : `is "${String(value)}", which is no number`)
  return z.NEVER
})

/** How many problems of one file are reported. */
const MAX_PROBLEMS = 5

interface Source {
  /** Values by column that the rows must have. */
  where?: Where | undefined
  project?: string | undefined
}

/** The rows of a file in `site/data/`, parsed by column, and its problems with their lines. */
export function readRows<Shape extends z.ZodRawShape>(
  name: string,
  columns: Shape,
  { where, project }: Source = {},
) {
  const allRows = dataFile(name, project)
  const file = where ? rowsWhere(allRows, where) : allRows
  const { columns: fileColumns, position, rows, problems } = file
  if (problems.length > 0) return { rows: [], problems }
  const columnNames = Object.keys(columns)
  const wrongNames = fileColumns.flatMap((_, index) => columnProblem(file, index, columnNames) ?? [])
  if (wrongNames.length > 0) return { rows: [], problems: wrongNames.map((text) => `${position} ${text}`) }
  const schema = z.object(columns)
  const read = rows.map(({ position, cells }) => ({
    position,
    result: schema.safeParse(named(fileColumns, cells), { error: missing }),
  }))
  const wrong = read.flatMap(({ position, result }) =>
    (result.error?.issues ?? []).map(({ path, message }) => `${position} ${path.join('.')} ${message}`),
  )
  return {
    rows: read.flatMap(({ result }) => (result.success ? [result.data] : [])),
    problems: wrong.slice(0, MAX_PROBLEMS),
  }
}

function columnProblem({ columns: fileColumns, rows }: DataFile, index: number, known: readonly string[]) {
  const column = fileColumns[index] ?? ''
  const first = fileColumns.indexOf(column)
  if (column === '') {
    const used = rows.find(({ cells }) => cells[index] !== undefined)
    const what = used && `, where ${used.position} has "${String(used.cells[index])}"`
    return `has no name for column ${index + 1}${what ?? ''}: it takes ${known.join(', ')}`
  }
  if (!known.includes(column)) return `has a column "${column}": it takes ${known.join(', ')}`
  return first < index ? `has the column "${column}" twice, as ${first + 1} and ${index + 1}` : undefined
}

function named(columns: readonly string[], cells: readonly unknown[]): object {
  return Object.fromEntries(
    columns.map((name, index) => [name, cells[index]]).filter(([, cell]) => cell !== undefined),
  )
}

const missing: z.core.$ZodErrorMap = ({ code, input }) =>
  code !== 'unrecognized_keys' && input === undefined ? 'is missing' : undefined

/**
 * The rows of a file in `site/data/`: `.csv` as a spreadsheet saves it, or `.json`. An empty cell counts as absent.
 * @param where values by column that the rows must have: `{ quarto: 'Rio' }`
 * @throws Error naming each line with a problem
 */
export function ownRows<Shape extends z.ZodRawShape>(name: string, columns: Shape, where?: Where) {
  const { rows, problems } = readRows(name, columns, { where })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return rows
}
