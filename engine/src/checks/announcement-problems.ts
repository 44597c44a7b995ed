import { LONGEST_ANNOUNCEMENT, type SiteConfig } from '../port/settings'
import { lisbonEnd, lisbonTime } from '../text/lisbon-time'
import { problemsOf } from '../text/problems-of'
import { targetProblems } from './menu-problems'

/** Problems with the announcement, one sentence each. */
export function announcementProblems(announcement: SiteConfig['announcement']): string[] {
  if (!announcement) return []
  const { text, textIn = {}, href, from, until } = announcement
  const texts = Object.entries({ text, ...textIn }).flatMap(([name, value]) =>
    problemsOf(`announcement: ${name}`, [
      value.trim() === '' && 'is empty: take the announcement out to have none',
      value.length > LONGEST_ANNOUNCEMENT &&
        `has ${value.length} characters: ${LONGEST_ANNOUNCEMENT} fit in two lines on a phone`,
    ]),
  )
  const times = Object.entries({ from, until }).flatMap(([name, time]) =>
    problemsOf(`announcement: ${name}`, [
      time !== undefined && lisbonTime(time) === undefined && `is "${time}": ${WRITE_A_TIME}`,
    ]),
  )
  const isEmpty = from && until && (lisbonEnd(until) ?? 0) <= (lisbonTime(from) ?? 0)
  return [
    ...texts,
    ...(times.length > 0 ? times : problemsOf('announcement:', [isEmpty && 'until is before from'])),
    ...(href === undefined ? [] : targetProblems('announcement', { href, title: '' }, [])),
  ]
}

const WRITE_A_TIME = "write a date such as '2026-12-24', or with a time '2026-12-24T13:00'"
