import { readSchedule } from '@site-starter/engine/structured-data'
import type { Settings } from '@/lib/kinds/settings'

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', weekday: 'long' })

/** When the business is open on the day of a moment in Lisbon, '' if it is closed; undefined where search engines are not told either. */
export function hoursToday(schedule: Settings['schedule'], now = Date.now()): string | undefined {
  const { openingHours, unread } = readSchedule(schedule)
  if (openingHours.length === 0 || unread.length > 0) return undefined
  const day = weekday.format(now)
  const today = openingHours.filter(({ dayOfWeek }) => dayOfWeek.includes(day))
  const open = today.filter(({ opens, closes }) => opens !== closes)
  return open.map(({ opens, closes }) => `${written(opens)} – ${written(closes)}`).join(', ')
}

/** `09:30` as `9h30`. */
const written = (time: string) => time.replace(/^0/, '').replace(':', 'h')
