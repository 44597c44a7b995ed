/* Reads the days in a row of the opening hours. The text is normalized: lower case, no accents (`opening-hours.ts`). */

/** The days of the week. A day is represented by its index in this list. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const [saturday, sunday] = [5, 6]
const workdays = [0, 1, 2, 3, 4]
const beginnings = ['seg2', 'ter3', 'qua4', 'qui5', 'sex6', 'sab', 'dom']

/** Expressions for several days. A holiday is not a day of the week, so it adds none. */
const named = [
  [/^(?:dias )?feriados?(?: (?:nacion|municip)ais)?$/, []],
  [/^dias (?:uteis|de semana)$/, workdays],
  [/^(?:fim|fins)[ -]de[ -]semana$/, [saturday, sunday]],
  [/^(?:todos os dias|diariamente|7 dias por semana)$/, [...workdays, saturday, sunday]],
] as const

/** The days that a text names; undefined if a word is not understood. */
export function readDays(text: string): number[] | undefined {
  const days: number[] = []
  // After a comma, "a" may mean the "to" of a range.
  const names = text.replace(/(^|,? e )(?:(?:as?|aos?|n[ao]s) |tod[ao]s [ao]s (?!dias))/g, '$1')
  for (const part of names.split(/,? e |, ?|; ?| ?[&+] ?/)) {
    const read = named.find(([words]) => words.test(part))?.[1] ?? neighbours(part) ?? range(part)
    if (!read || read.some((day) => days.includes(day))) return undefined
    days.push(...read)
  }
  return days
}

/** A single day, or consecutive days such as `Sáb./Dom.`, between which a slash may be read as "and" or as "to". */
function neighbours(text: string): number[] | undefined {
  const days = text.split(/ ?\/ ?/).map(dayOf)
  const [first = -1] = days
  return first >= 0 && days.every((day, index) => day === first + index) ? days : undefined
}

/** The days of a range, which may extend into the next week: `Sexta a domingo`, `Domingo a quinta`. */
function range(text: string): number[] | undefined {
  const [first = '', last = '', ...rest] = text.split(/ (?:ate )?(?:as?|aos?) | ate | ?-(?!feira) ?/)
  const from = dayOf(first.replace(/^(?:d[eao]s?|desde) /, ''))
  const to = dayOf(last)
  const count = ((to - from + 7) % 7) + 1
  // Nobody means a range such as "De segunda a segunda" or "quinta a quarta".
  const isRange = count > 1 && (count < 7 || from === 0 || from === sunday)
  if (rest.length > 0 || from < 0 || to < 0 || !isRange) return undefined
  return Array.from({ length: count }, (_, index) => (from + index) % 7)
}

const day =
  /^(?:(?:segunda|terca|quarta|quinta|sexta)s?(?:[ -]feiras?)?|(?:sabado|domingo)s?|(?:seg|ter|qua|qui|sex|sab|dom)\.?|[2-6]\.?as?(?:[ -]?feiras?)?)$/

/** The index of a day; -1 for any other text. */
function dayOf(text: string): number {
  const beginning = /^\d/.test(text) ? text.charAt(0) : text.slice(0, 3)
  return day.test(text) ? beginnings.findIndex((names) => names.includes(beginning)) : -1
}
