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
  const { columns: given, rows, problems } = dataFile(name, project)
  const known = Object.keys(columns)
  const unknown = given.filter((column) => !known.includes(column))
  if (problems.length > 0) return { rows: [], problems }
  if (unknown.length > 0) {
    const text = `site/data/${name} has a column "${unknown[0]}": it takes ${known.join(', ')}`
    return { rows: [], problems: [text] }
  }
  const schema = z.object(columns)
  const read = rows.map(({ place, cells }) => ({
    place,
    result: schema.safeParse(cells, { error: missing }),
  }))
  const wrong = read.flatMap(({ place, result }) =>
    (result.error?.issues ?? []).map(({ path, message }) => `${place} ${path.join('.')} ${message}`),
  )
  return {
    rows: read.flatMap(({ result }) => (result.success ? [result.data] : [])),
    problems: wrong.slice(0, MOST),
  }
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
