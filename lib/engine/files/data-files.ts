import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDevelopment } from '@/lib/engine/process/mode'
import { csvLines } from './csv'
import { namesIn } from './file-names'
import { readText, UNREADABLE, unreadableLine } from './file-text'

/* The tables of the client's files. It imports no settings: site/config.ts may be made of them. */

const FOLDER = 'site/data'

interface DataRow {
  /** Where it is, for a sentence about it: `site/data/precos.csv:7`. */
  place: string
  /** By the names of the columns, without the empty ones. */
  cells: Record<string, unknown>
}

interface DataFile {
  columns: string[]
  rows: DataRow[]
  /** One sentence each. */
  problems: string[]
}

const kept = new Map<string, DataFile>()

/** A file of `site/data/`, read once, and in development at each view. */
export function dataFile(name: string, project = process.cwd()): DataFile {
  const path = join(/* turbopackIgnore: true */ project, FOLDER, name)
  const known = kept.get(path)
  if (known && !isDevelopment()) return known
  const place = `${FOLDER}/${name}`
  const data = existsSync(path) ? parsed(place, readText(path)) : withProblems(`${place} is not there`)
  kept.set(path, data)
  return data
}

/** What is wrong with the files of `site/data/`, whatever their columns are for. */
export function dataFileProblems(project = process.cwd()): string[] {
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
  return { columns: [], rows: [], problems }
}

function ofCsv(place: string, text: string): DataFile {
  const { lines, separator, unended } = csvLines(text)
  if (unended !== undefined) return withProblems(`${place}:${unended} has a quote " that does not end`)
  const [head, ...others] = lines
  if (!head) return withProblems(`${place} is empty: its first line has the names of the columns`)
  const columns = head.fields.filter(Boolean)
  const problems = others
    .filter(({ fields }) => fields.slice(columns.length).some(Boolean))
    .map(
      ({ line }) =>
        `${place}:${line} has more fields than there are columns: put a text with a "${separator}" in quotes`,
    )
  const rows = others.map(({ line, fields }) => ({
    place: `${place}:${line}`,
    cells: Object.fromEntries(columns.map((name, index) => [name, fields[index]]).filter(([, cell]) => cell)),
  }))
  return { columns, rows, problems }
}

function ofJson(place: string, text: string): DataFile {
  const list = jsonOf(text)
  if (!Array.isArray(list)) return withProblems(`${place} must be a list in JSON: [{ "title": "…" }]`)
  const rows = list.map((cells: unknown, index) => ({ place: `${place}: row ${index + 1}`, cells }))
  const problems = rows.flatMap(({ place, cells }) =>
    isObject(cells) ? [] : `${place} must be { "name": value }`,
  )
  if (problems.length > 0) return withProblems(...problems)
  const objects = rows.map(({ place, cells }) => ({ place, cells: { ...(cells as object) } }))
  return {
    columns: [...new Set(objects.flatMap(({ cells }) => Object.keys(cells)))],
    rows: objects,
    problems,
  }
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
