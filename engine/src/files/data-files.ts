import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { clientFolder } from '../port/client-folder'
import { parseJson } from '../text/json'
import { csvLines } from './csv'
import { namesIn } from './file-names'
import { readText, UNREADABLE, unreadableLine } from './file-text'
import { whileUnchanged } from './while-unchanged'

/* The tables in the client's files. This module imports no settings, since site/config.ts may read tables. */

const FOLDER = 'site/data'

interface DataRow {
  /** The row's file and line, as messages name it: `site/data/precos.csv:7`. */
  position: string
  /** The cells in column order; an empty cell is undefined. */
  cells: unknown[]
}

export interface DataFile {
  /** The names of the columns; '' for one without a name, such as the first of a timetable. */
  columns: string[]
  /** The file and line of the column names: `site/data/precos.csv:1`. */
  position: string
  rows: DataRow[]
  /** Problems with the file, one sentence each. */
  problems: string[]
}

const fileWhileUnchanged = whileUnchanged<DataFile>()

/** The values that rows must have, by column. */
export interface Where {
  [column: string]: string | number
}

/** A file of `site/data/`. It is read once, or after each change in development. */
export function dataFile(name: string, project = clientFolder()): DataFile {
  const path = join(/* turbopackIgnore: true */ project, FOLDER, name)
  const position = `${FOLDER}/${name}`
  return fileWhileUnchanged([path], () =>
    existsSync(path) ? parsed(position, readText(path)) : withProblems(`${position} is not there`),
  )
}

/** The rows with the given values, without the columns that these values come from. */
export function rowsWhere(file: DataFile, where: Where): DataFile {
  const { columns, position, rows, problems } = file
  const conditions = Object.entries(where)
  const missing = conditions.filter(([name]) => !columns.includes(name))
  if (problems.length > 0 || missing.length > 0) {
    const known = columns.filter(Boolean).join(', ')
    const unknown = missing.map(([name]) => `${position} has no column "${name}": it has ${known}`)
    return withProblems(...(problems.length > 0 ? problems : unknown))
  }
  const matching = rows.filter(({ cells }) =>
    conditions.every(([name, value]) => String(cells[columns.indexOf(name)] ?? '') === String(value)),
  )
  const values = conditions.map(([name, value]) => `${name} "${value}"`).join(', ')
  if (matching.length === 0)
    return withProblems(`${position.replace(/:\d{1,9}$/, '')} has no row with ${values}`)
  const shownColumns = columns.flatMap((name, index) => (Object.hasOwn(where, name) ? [] : index))
  return {
    columns: shownColumns.map((index) => columns[index] ?? ''),
    position,
    rows: matching.map(({ position, cells }) => ({
      position,
      cells: shownColumns.map((index) => cells[index]),
    })),
    problems,
  }
}

/** Problems with the files of `site/data/`, regardless of what their columns mean. */
export function dataFileProblems(project = clientFolder()): string[] {
  const names = namesIn(join(/* turbopackIgnore: true */ project, FOLDER))
  return names
    .filter((name) => /\.(?:csv|json)$/.test(name))
    .flatMap((name) => dataFile(name, project).problems)
}

function parsed(position: string, text: string): DataFile {
  const unreadable = unreadableLine(text)
  if (unreadable !== undefined) return withProblems(`${position}:${unreadable} ${UNREADABLE}`)
  return position.endsWith('.json') ? parsedJson(position, text) : parsedCsv(position, text)
}

function withProblems(...problems: string[]): DataFile {
  return { columns: [], position: '', rows: [], problems }
}

function parsedCsv(file: string, text: string): DataFile {
  const { lines, separator, problem } = csvLines(text)
  if (problem) return withProblems(`${file}:${problem.line} ${problem.text}`)
  const [head, ...others] = lines
  if (!head) return withProblems(`${file} is empty: its first line has the names of the columns`)
  const position = `${file}:${head.line}`
  const rows = others.map(({ line, fields }) => ({
    position: `${file}:${line}`,
    cells: fields.map((cell) => cell || undefined),
  }))
  // A spreadsheet ends each line with a separator for every column that was ever in use.
  const named = head.fields.findLastIndex(Boolean) + 1
  const problems = rows
    .filter(({ cells }) => cells.slice(named).some(Boolean))
    .map(
      ({ position, cells }) =>
        `${position} has more fields than there are columns, "${cells.slice(named).find(Boolean)}" in field ${cells.findLastIndex(Boolean) + 1}: put a text with a "${separator}" in quotes`,
    )
  // A column without name or content only takes up space in the spreadsheet.
  const used = head.fields.slice(0, named).flatMap((name, index) => {
    return name || rows.some(({ cells }) => cells[index]) ? index : []
  })
  return {
    columns: used.map((index) => head.fields[index] ?? ''),
    position,
    rows: rows.map(({ position, cells }) => ({ position, cells: used.map((index) => cells[index]) })),
    problems,
  }
}

function parsedJson(position: string, text: string): DataFile {
  const list = parseJson(text)
  if (!Array.isArray(list)) return withProblems(`${position} must be a list in JSON: [{ "title": "…" }]`)
  const problems = list.flatMap((row: unknown, index) =>
    isObject(row) ? [] : `${position}: row ${index + 1} must be { "name": value }`,
  )
  if (problems.length > 0) return withProblems(...problems)
  // Parsed as YAML: a JavaScript object would move numeric names, such as years, to the front, and drop duplicates.
  const document = parseDocument(text)
  const [duplicate] = document.errors
  if (duplicate)
    return withProblems(`${position}:${duplicate.linePos?.[0].line ?? 1} has two values of one name`)
  const objects: ReadonlyMap<string, unknown>[] = document.toJS({ mapAsMap: true })
  const columns = [...new Set(objects.flatMap((row) => [...row.keys()]))]
  const rows = list.map((row: Record<string, unknown>, index) => ({
    position: `${position}: row ${index + 1}`,
    cells: columns.map((name) => row[name]),
  }))
  return { columns, position, rows, problems }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
