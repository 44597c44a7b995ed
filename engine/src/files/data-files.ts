import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { clientFolder } from '../port/client-folder'
import { csvLines } from './csv'
import { namesIn } from './file-names'
import { readText, UNREADABLE, unreadableLine } from './file-text'
import { whileUnchanged } from './while-unchanged'

/* The tables in the client's files. This module imports no settings, since site/config.ts may read tables. */

const FOLDER = 'site/data'

interface DataRow {
  /** The row's file and line, as messages name it: `site/data/precos.csv:7`. */
  place: string
  /** The cells in column order; an empty cell is undefined. */
  cells: unknown[]
}

export interface DataFile {
  /** The names of the columns; '' for one without a name, such as the first of a timetable. */
  columns: string[]
  /** The file and line of the column names: `site/data/precos.csv:1`. */
  place: string
  rows: DataRow[]
  /** Problems with the file, one sentence each. */
  problems: string[]
}

const kept = whileUnchanged<DataFile>()

/** The values that rows must have, by column. */
export interface Where {
  [column: string]: string | number
}

/** A file of `site/data/`. It is read once, or after each change in development. */
export function dataFile(name: string, project = clientFolder()): DataFile {
  const path = join(/* turbopackIgnore: true */ project, FOLDER, name)
  const place = `${FOLDER}/${name}`
  return kept([path], () =>
    existsSync(path) ? parsed(place, readText(path)) : withProblems(`${place} is not there`),
  )
}

/** The rows with the given values, without the columns that these values come from. */
export function rowsWhere(file: DataFile, where: Where): DataFile {
  const { columns, place, rows, problems } = file
  const wanted = Object.entries(where)
  const missing = wanted.filter(([name]) => !columns.includes(name))
  if (problems.length > 0 || missing.length > 0) {
    const known = columns.filter(Boolean).join(', ')
    const unknown = missing.map(([name]) => `${place} has no column "${name}": it has ${known}`)
    return withProblems(...(problems.length > 0 ? problems : unknown))
  }
  const found = rows.filter(({ cells }) =>
    wanted.every(([name, value]) => String(cells[columns.indexOf(name)] ?? '') === String(value)),
  )
  const values = wanted.map(([name, value]) => `${name} "${value}"`).join(', ')
  if (found.length === 0) return withProblems(`${place.replace(/:\d{1,9}$/, '')} has no row with ${values}`)
  const shown = columns.flatMap((name, index) => (Object.hasOwn(where, name) ? [] : index))
  return {
    columns: shown.map((index) => columns[index] ?? ''),
    place,
    rows: found.map(({ place, cells }) => ({ place, cells: shown.map((index) => cells[index]) })),
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

function parsed(place: string, text: string): DataFile {
  const unreadable = unreadableLine(text)
  if (unreadable !== undefined) return withProblems(`${place}:${unreadable} ${UNREADABLE}`)
  return place.endsWith('.json') ? ofJson(place, text) : ofCsv(place, text)
}

function withProblems(...problems: string[]): DataFile {
  return { columns: [], place: '', rows: [], problems }
}

function ofCsv(file: string, text: string): DataFile {
  const { lines, separator, problem } = csvLines(text)
  if (problem) return withProblems(`${file}:${problem.line} ${problem.text}`)
  const [head, ...others] = lines
  if (!head) return withProblems(`${file} is empty: its first line has the names of the columns`)
  const place = `${file}:${head.line}`
  const rows = others.map(({ line, fields }) => ({
    place: `${file}:${line}`,
    cells: fields.map((cell) => cell || undefined),
  }))
  // A spreadsheet ends each line with a separator for every column that was ever in use.
  const named = head.fields.findLastIndex(Boolean) + 1
  const problems = rows
    .filter(({ cells }) => cells.slice(named).some(Boolean))
    .map(
      ({ place, cells }) =>
        `${place} has more fields than there are columns, "${cells.slice(named).find(Boolean)}" in field ${cells.findLastIndex(Boolean) + 1}: put a text with a "${separator}" in quotes`,
    )
  // A column without name or content only takes up space in the spreadsheet.
  const used = head.fields.slice(0, named).flatMap((name, index) => {
    return name || rows.some(({ cells }) => cells[index]) ? index : []
  })
  return {
    columns: used.map((index) => head.fields[index] ?? ''),
    place,
    rows: rows.map(({ place, cells }) => ({ place, cells: used.map((index) => cells[index]) })),
    problems,
  }
}

function ofJson(place: string, text: string): DataFile {
  const list = jsonOf(text)
  if (!Array.isArray(list)) return withProblems(`${place} must be a list in JSON: [{ "title": "…" }]`)
  const problems = list.flatMap((row: unknown, index) =>
    isObject(row) ? [] : `${place}: row ${index + 1} must be { "name": value }`,
  )
  if (problems.length > 0) return withProblems(...problems)
  // Parsed as YAML: a JavaScript object would move numeric names, such as years, to the front, and drop duplicates.
  const document = parseDocument(text)
  const [twice] = document.errors
  if (twice) return withProblems(`${place}:${twice.linePos?.[0].line ?? 1} has two values of one name`)
  const objects: ReadonlyMap<string, unknown>[] = document.toJS({ mapAsMap: true })
  const columns = [...new Set(objects.flatMap((row) => [...row.keys()]))]
  const rows = list.map((row: Record<string, unknown>, index) => ({
    place: `${place}: row ${index + 1}`,
    cells: columns.map((name) => row[name]),
  }))
  return { columns, place, rows, problems }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
