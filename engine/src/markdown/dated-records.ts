import type { z } from 'zod'
import { clientFolder } from '../port/client-folder'
import { ownRecords } from './own-records'

/* Records that expire. This module imports no settings, since site/config.ts may use such records. */

/** How records expire. */
interface End<Shape extends z.ZodRawShape> {
  /** The field with the last day, a calendar date in Lisbon. A record without one never expires. */
  until: keyof Shape & string
  /** An expired record of an 'archive' keeps its page. If it is 'gone', its page responds with 404. */
  after: 'archive' | 'gone'
  /** The path of the list. A record's page is below it, at its slug. */
  path: `/${string}`
}

type RecordOf<Shape extends z.ZodRawShape> = ReturnType<typeof ownRecords<Shape>>[number]

interface DatedPage {
  path: `/${string}`
  until?: string
  after?: 'archive' | 'gone'
}

export interface DatedRecords<R> {
  after: 'archive' | 'gone'
  /** All records of the folder, expired ones included. */
  all: () => R[]
  /** The last day of a record; undefined if it never expires. */
  untilOf: (record: R) => string | undefined
  /** The entries for `pages` of site/config.ts, one per record. */
  pages: <Entry extends object>(entry: (record: R) => Entry) => (Entry & DatedPage)[]
}

/**
 * The client's own records that expire, such as events and offers: `ownRecords`, plus the field with the last day of each. Lists and pages get
 * today's records from `currentRecords` and `recordToday` of `@site-starter/engine/pages`.
 * @public for records of an agency's own
 */
export function datedRecords<Shape extends z.ZodRawShape>(
  folder: `site/${string}`,
  fields: Shape,
  { until, after, path }: End<Shape>,
  project = clientFolder(),
): DatedRecords<RecordOf<Shape>> {
  const all = () => ownRecords(folder, fields, project)
  const untilOf = (record: RecordOf<Shape>) => dateIn(record, until, folder)
  return {
    after,
    all,
    untilOf,
    pages: (entry) =>
      all().map((record) => {
        const last = untilOf(record)
        return {
          ...entry(record),
          path: `${path}/${record.slug}` as const,
          ...(last && { until: last, after }),
        }
      }),
  }
}

/** The last day of a record; undefined without one. @throws Error naming the record's file if the value is not a date */
function dateIn(record: { slug: string }, field: string, folder: string): string | undefined {
  const value: unknown = Object.entries(record).find(([name]) => name === field)?.[1]
  if (value === undefined || value === '') return undefined
  const isDate =
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) && /^\d{4}-\d\d-\d\d$/.test(value)
  if (isDate) return value
  throw new Error(
    `${folder}/${record.slug}.md: ${field} is "${String(value)}": write a date such as 2026-12-24`,
  )
}
