/* The days of a row of the opening schedule. The text is plain: lower case, without accents (`opening-hours.ts`). */

/** The index of a day is its place in this list. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const [saturday, sunday] = [5, 6]
const workdays = [0, 1, 2, 3, 4]
const beginnings = ['seg2', 'ter3', 'qua4', 'qui5', 'sex6', 'sab', 'dom']

/** The days; undefined when a word is not understood. A holiday is no day of the week, so it adds none. */
export function readDays(text: string): number[] | undefined {
  const days: number[] = []
  // After a comma, "a" may be the "to" of a range.
  const names = text.replace(/(^|,? e )(?:(?:as?|aos?|n[ao]s) |tod[ao]s [ao]s (?!dias))/g, '$1')
  for (const part of names.split(/,? e |, ?|; ?| ?[&+] ?/)) {
    const read = namedDays(part) ?? neighbours(part) ?? range(part)
    if (!read || read.some((day) => days.includes(day))) return undefined
    days.push(...read)
  }
  return days
}

function namedDays(text: string): number[] | undefined {
  if (/^(?:dias )?feriados?(?: (?:nacion|municip)ais)?$/.test(text)) return []
  if (/^dias (?:uteis|de semana)$/.test(text)) return workdays
  if (/^(?:fim|fins)[ -]de[ -]semana$/.test(text)) return [saturday, sunday]
  const isAll = /^(?:todos os dias|diariamente|7 dias por semana)$/.test(text)
  return isAll ? [...workdays, saturday, sunday] : undefined
}

/** `Sáb./Dom.`: between neighbours a slash means the same, whether it is read as "and" or as "to". */
function neighbours(text: string): number[] | undefined {
  const days = text.split(/ ?\/ ?/).map(dayOf)
  const [first = -1] = days
  return days.length > 1 && first >= 0 && days.every((day, index) => day === first + index) ? days : undefined
}

/** One day, or all days from one to another, which may be in the next week: `Sexta a domingo`, `Domingo a quinta`. */
function range(text: string): number[] | undefined {
  const [first = '', last, ...rest] = text.split(/ (?:ate )?(?:as?|aos?) | ate | ?-(?!feira) ?/)
  if (last === undefined) {
    const day = dayOf(first)
    return day < 0 ? undefined : [day]
  }
  const from = dayOf(first.replace(/^(?:d[eao]s?|desde) /, ''))
  const to = dayOf(last)
  const count = ((to - from + 7) % 7) + 1
  // "De segunda a segunda" and "quinta a quarta" are no ranges that anybody means.
  const isRange = count > 1 && (count < 7 || from === 0 || from === sunday)
  if (rest.length > 0 || from < 0 || to < 0 || !isRange) return undefined
  return Array.from({ length: count }, (_, index) => (from + index) % 7)
}

const day =
  /^(?:(?:segunda|terca|quarta|quinta|sexta)s?(?:[ -]feiras?)?|(?:sabado|domingo)s?|(?:seg|ter|qua|qui|sex|sab|dom)\.?|[2-6]\.?as?(?:[ -]?feiras?)?)$/

/** The index of one day; -1 for any other text. */
function dayOf(text: string): number {
  const beginning = /^\d/.test(text) ? text.charAt(0) : text.slice(0, 3)
  return day.test(text) ? beginnings.findIndex((names) => names.includes(beginning)) : -1
}
