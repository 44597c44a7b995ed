/** A calendar date, or a minute of one: `2026-12-24` or `2026-12-24T13:00`. */
const written = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/

const DAY_MS = 86_400_000

const inLisbon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', timeZoneName: 'longOffset' })

/** The moment of a time in Lisbon; undefined for a text that is none. A date alone is its first moment. */
export function lisbonTime(text: string): number | undefined {
  const asUtc = written.test(text) ? Date.parse(text.includes('T') ? `${text}Z` : text) : Number.NaN
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(text)) return undefined
  // The offset an hour before is that of a moment that a change of the clocks leaves out.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc))
}

/** The moment at which a time in Lisbon is over: a date alone ends with its day. */
export function lisbonEnd(text: string): number | undefined {
  if (text.includes('T') || lisbonTime(text) === undefined) return lisbonTime(text)
  return lisbonTime(new Date(Date.parse(text) + DAY_MS).toISOString().slice(0, 10))
}

/** The day in Lisbon as a calendar date. It changes at a whole hour only, so that it is asked for at no cost. */
export function lisbonDay(now = Date.now()): string {
  const hour = Math.floor(now / 3_600_000)
  if (hour !== known.hour) known = { hour, day: calendarDate.format(now) }
  return known.day
}

/** Swedish dates are written as ISO dates. */
const calendarDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' })
let known = { hour: 0, day: '' }

function offsetAt(time: number): number {
  const name = inLisbon.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0'] = /GMT([+-])(\d\d)/.exec(name) ?? []
  return Number(`${sign ?? ''}${hours}`) * 3_600_000
}
