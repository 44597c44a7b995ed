import type { DatedRecords } from '../markdown/dated-records'
import { dayOver } from '../port/views'
import { lisbonDay } from '../text/lisbon-time'
import { contentOf } from './render'

/* Lists of records that expire. A page with one is rendered again at its first visit after the day that changes the list. */

/**
 * The records that have not expired, for lists and sections, ordered by last day. Those that never expire come last.
 * @public for pages of an agency's own
 */
export async function currentRecords<R extends { slug: string }>(records: DatedRecords<R>): Promise<R[]> {
  const { current } = await splitToday(records)
  const last = (record: R) => records.untilOf(record) ?? LAST_DATE
  return current.toSorted((one, other) => last(one).localeCompare(last(other)))
}

/**
 * The expired records, latest first, for the list of an archive; empty if expired records are gone.
 * @public for pages of an agency's own
 */
export async function pastRecords<R extends { slug: string }>(records: DatedRecords<R>): Promise<R[]> {
  const { past } = await splitToday(records)
  const last = (record: R) => records.untilOf(record) ?? ''
  return records.after === 'gone' ? [] : past.toSorted((one, other) => last(other).localeCompare(last(one)))
}

/**
 * The record with a slug, and whether it has expired; undefined if there is none, or it is gone.
 * @public for pages of an agency's own
 */
export async function recordToday<R extends { slug: string }>(records: DatedRecords<R>, slug: string) {
  const record = records.all().find((one) => one.slug === slug)
  if (!record) return undefined
  const until = records.untilOf(record)
  const isPast = until !== undefined && (await contentOf(dayOver, until))
  return isPast && records.after === 'gone' ? undefined : { record, isPast }
}

/** Splits records into current and past ones. The page depends on the last expired day and the next one to come, which change the list. */
async function splitToday<R extends { slug: string }>(records: DatedRecords<R>) {
  const dates = [...new Set(records.all().flatMap((record) => records.untilOf(record) ?? []))].toSorted()
  const next = dates.findIndex((date) => date >= lisbonDay())
  const [lastOver, firstOpen] = next < 0 ? [dates.at(-1), undefined] : [dates[next - 1], dates[next]]
  const isOver = async (date: string | undefined) => date !== undefined && (await contentOf(dayOver, date))
  const [isLastOver, isFirstOver] = [await isOver(lastOver), await isOver(firstOpen)]
  const lastPast = (isFirstOver && firstOpen) || (isLastOver && lastOver) || ''
  const isPast = (record: R) => (records.untilOf(record) ?? LAST_DATE) <= lastPast
  return {
    current: records.all().filter((record) => !isPast(record)),
    past: records.all().filter(isPast),
  }
}

/** A date after all others. */
const LAST_DATE = '9999-12-31'
