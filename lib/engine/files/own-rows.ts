import { z } from 'zod'
import { numberIn } from '@/lib/engine/text/numbers'
import { dataFile } from './data-files'

/** A number as people write it: `18,50`, `1.200`, `12 €`. */
export const decimal = z.unknown().transform((value, context): number => {
  if (typeof value === 'number') return value
  const number = numberIn(String(value ?? '').replace(/[€\s]{1,9}$/, ''))
  if (number !== undefined) return Number(number.replace(',', '.'))
  context.addIssue(value === undefined ? 'is missing' : `is "${String(value)}", which is no number`)
  return z.NEVER
})

/** As many problems of one file as somebody mends at once. */
const MOST = 5

/** The rows of a file of `site/data/` by its columns, and its problems with their lines. */
export function readRows<Shape extends z.ZodRawShape>(name: string, columns: Shape, project?: string) {
  const { columns: given, place, rows, problems } = dataFile(name, project)
  if (problems.length > 0) return { rows: [], problems }
  const known = Object.keys(columns)
  const wrongNames = given.flatMap((column, index) => columnProblem(column, index, given, known) ?? [])
  if (wrongNames.length > 0) return { rows: [], problems: wrongNames.map((text) => `${place} ${text}`) }
  const schema = z.object(columns)
  const read = rows.map(({ place, cells }) => ({
    place,
    result: schema.safeParse(named(given, cells), { error: missing }),
  }))
  const wrong = read.flatMap(({ place, result }) =>
    (result.error?.issues ?? []).map(({ path, message }) => `${place} ${path.join('.')} ${message}`),
  )
  return {
    rows: read.flatMap(({ result }) => (result.success ? [result.data] : [])),
    problems: wrong.slice(0, MOST),
  }
}

function columnProblem(column: string, index: number, given: readonly string[], known: readonly string[]) {
  const first = given.indexOf(column)
  if (column === '') return `has no name for column ${index + 1}: it takes ${known.join(', ')}`
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
 * The rows of a file of `site/data/`: `.csv` as a spreadsheet saves it, or `.json`. An empty cell is absent.
 * @throws Error naming each line with a problem
 */
export function ownRows<Shape extends z.ZodRawShape>(name: string, columns: Shape) {
  const { rows, problems } = readRows(name, columns)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return rows
}
