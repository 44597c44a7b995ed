import { readSchedule } from '@site-starter/engine/structured-data'
import type { Settings } from '@/lib/kinds/settings'

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', weekday: 'long' })

/** Today's opening hours in Lisbon; '' if the business is closed; undefined if structured data has no hours either. */
export function hoursToday(schedule: Settings['schedule'], now = Date.now()): string | undefined {
  const { openingHours, unread } = readSchedule(schedule)
  if (openingHours.length === 0 || unread.length > 0) return undefined
  const day = weekday.format(now)
  const today = openingHours.filter(({ dayOfWeek }) => dayOfWeek.includes(day))
  const open = today.filter(({ opens, closes }) => opens !== closes)
  return open.map(({ opens, closes }) => `${written(opens)} – ${written(closes)}`).join(', ')
}

/** Formats `09:30` as `9h30`. */
const written = (time: string) => time.replace(/^0/, '').replace(':', 'h')
