import { readDays } from '@site-starter/engine/structured-data'
import { withoutAccents } from '@site-starter/engine/text'
import type { Settings } from '@/lib/kinds/settings'

type Row = Settings['schedule'][number]

/** The rows of a schedule. Consecutive days with equal hours share a row. */
export function groupedHours(schedule: readonly Row[]): Row[] {
  const groups: Row[][] = []
  for (const row of schedule) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && before.hours === row.hours && follows(before.days, row.days)) group.push(row)
    else groups.push([row])
  }
  return groups.map((rows) => ({ days: daysOf(rows), hours: rows[0]?.hours ?? '' }))
}

/** The days of a row. Hours on the platform are in Portuguese, so the word between two days is too. */
function daysOf(rows: Row[]): string {
  const [first = '', last = ''] = [rows[0]?.days, rows.at(-1)?.days]
  if (rows.length === 1) return first
  return `${first} ${rows.length === 2 ? 'e' : 'a'} ${last.toLowerCase()}`
}

/** Whether both texts are weekdays, the second being the day after the first. */
function follows(text: string, next: string): boolean {
  const [day, after] = [dayOf(text), dayOf(next)]
  return day >= 0 && after === day + 1
}

function dayOf(text: string): number {
  const plain = withoutAccents(text).toLowerCase().trim()
  const days = readDays(plain) ?? []
  return days.length === 1 ? (days[0] ?? -1) : -1
}
