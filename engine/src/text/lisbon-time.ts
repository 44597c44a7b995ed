/** Matches a calendar date, optionally with a time: `2026-12-24` or `2026-12-24T13:00`. */
const dateOrTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/

const DAY_MS = 86_400_000

const inLisbon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', timeZoneName: 'longOffset' })

/** The timestamp of a time in Lisbon; undefined for any other text. A date alone means its first moment. */
export function lisbonTime(text: string): number | undefined {
  const asUtc = dateOrTime.test(text) ? Date.parse(text.includes('T') ? `${text}Z` : text) : Number.NaN
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(text)) return undefined
  // For a time skipped by a clock change, the offset of an hour before counts.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc))
}

/** The timestamp at which a time in Lisbon ends. A date alone ends with its day. */
export function lisbonEnd(text: string): number | undefined {
  if (text.includes('T') || lisbonTime(text) === undefined) return lisbonTime(text)
  return lisbonTime(new Date(Date.parse(text) + DAY_MS).toISOString().slice(0, 10))
}

/** The calendar date in Lisbon, computed once per hour since it only changes at a full hour. */
export function lisbonDay(now = Date.now()): string {
  const hour = Math.floor(now / 3_600_000)
  if (hour !== lastDay.hour) lastDay = { hour, day: calendarDate.format(now) }
  return lastDay.day
}

/** Formats ISO dates, which is how Swedish dates are written. */
const calendarDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' })
/** The last result of `lisbonDay`. */
let lastDay = { hour: 0, day: '' }

function offsetAt(time: number): number {
  const name = inLisbon.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0'] = /GMT([+-])(\d\d)/.exec(name) ?? []
  return Number(`${sign ?? ''}${hours}`) * 3_600_000
}
