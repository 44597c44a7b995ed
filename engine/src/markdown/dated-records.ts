import type { z } from 'zod'
import { clientFolder } from '../port/client-folder'
import { ownRecords } from './own-records'

/* It imports no settings: site/config.ts may be made of such records. */

/** What becomes of a record after its last day. */
interface End<Shape extends z.ZodRawShape> {
  /** The field with the last day, a calendar date in Lisbon. A record without one has no end. */
  until: keyof Shape & string
  /** An 'archive' has its page for good, and what is 'gone' answers 404. */
  after: 'archive' | 'gone'
  /** The page of their list. That of a record is below it, by its slug. */
  path: `/${string}`
}

type Rec<Shape extends z.ZodRawShape> = ReturnType<typeof ownRecords<Shape>>[number]

interface DatedPage {
  path: `/${string}`
  until?: string
  after?: 'archive' | 'gone'
}

export interface DatedRecords<R> {
  after: 'archive' | 'gone'
  /** All of the folder, also those that are over. */
  all: () => R[]
  /** The last day of a record; undefined for one without an end. */
  untilOf: (record: R) => string | undefined
  /** The entries of their pages for `pages` of site/config.ts. */
  pages: <Entry extends object>(entry: (record: R) => Entry) => (Entry & DatedPage)[]
}

/**
 * Records of the client's own with an end, such as events and offers: `ownRecords`, with the field that has the last day of each. Lists and pages take
 * those of today by `currentRecords` and `recordToday` of `@site-starter/engine/pages`.
 * @public for records of an agency's own
 */
export function datedRecords<Shape extends z.ZodRawShape>(
  folder: `site/${string}`,
  fields: Shape,
  { until, after, path }: End<Shape>,
  project = clientFolder(),
): DatedRecords<Rec<Shape>> {
  const all = () => ownRecords(folder, fields, project)
  const untilOf = (record: Rec<Shape>) => dateIn(record, until, folder)
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

/** @throws Error naming the file of a record whose last day is none */
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
