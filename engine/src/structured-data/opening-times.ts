/* Reads the times in a row of the opening hours. The text is normalized: lower case, no accents (`opening-hours.ts`). */

/** Opening times as `HH:MM`. As for Google, `00:00` to `23:59` is the whole day, and `00:00` to `00:00` is closed. */
export interface Interval {
  opens: string
  closes: string
}

const closed: Interval = { opens: '00:00', closes: '00:00' }
const wholeDay: Interval = { opens: '00:00', closes: '23:59' }

/* The times below are minutes since midnight. */

/** The end of a day. */
const DAY = 24 * 60
/** The opening from which an evening may extend past midnight. Before 13:00, \"9h às 6h\" may use a 12-hour clock. */
const NIGHT_FROM = 13 * 60
/** The latest closing of an evening that extends past midnight. */
const NIGHT_UNTIL = 9 * 60
/** The latest closing time after an earlier opening, in a schedule with a 24-hour clock. A later one may be a slip. */
const LATE_NIGHT_UNTIL = 4 * 60
/** The earliest opening time. An earlier hour may be one in the afternoon. */
const EARLIEST_OPENING = 5 * 60

/** The intervals in a text; undefined if a word is not understood, or such hours do not exist. */
export function readTimes(text: string, is24Hour: boolean): Interval[] | undefined {
  if (/^(?:(?:encerrad|fechad)[ao]s?(?: todo o dia)?|folga|descanso(?: semanal| do pessoal)?)$/.test(text))
    return [closed]
  if (/^(?:abert[ao]s? )?24 ?(?:h|horas)(?: por dia| ?\/ ?dia| ?\/ ?24 ?h)?$/.test(text)) return [wholeDay]
  const unbroken = /,? \(?(?:sem interrupcao(?: para almoco)?|horario continuo)\)?$/.exec(text)
  const parts = text.slice(0, unbroken?.index).split(/ ?[,;/|·&+] ?(?:e )?| e /)
  const pairs = parts.map(pairOf)
  if (!pairs.every((pair) => pair !== undefined) || (unbroken && pairs.length > 1)) return undefined
  const [[opens, closes] = [NaN, NaN]] = pairs
  if (pairs.length === 1 && opens === 0 && (closes === DAY || closes === DAY - 1)) return [wholeDay]
  return pairs.every((pair, index) => exists(pair, index, pairs, is24Hour))
    ? pairs.map(([opens, closes]) => ({ opens: clock(opens), closes: clock(closes) }))
    : undefined
}

type Pair = [opens: number, closes: number]

/** Whether an interval is possible after the previous one. Only the last one may end after midnight. */
function exists([opens, closes]: Pair, index: number, pairs: Pair[], is24Hour: boolean): boolean {
  const [, before = EARLIEST_OPENING] = pairs[index - 1] ?? []
  const endsInNight =
    opens >= NIGHT_FROM ? closes <= NIGHT_UNTIL : is24Hour && opens > closes && closes <= LATE_NIGHT_UNTIL
  const isNight = index === pairs.length - 1 && endsInNight
  return opens >= before && opens < DAY && closes <= DAY && (closes > opens || isNight)
}

/** An interval such as `9h-13h` in minutes. At least one hour needs a mark, unless the words make it clear: `das 9 às 18`. */
function pairOf(text: string): Pair | undefined {
  const times = text.replace(/^(?:abert[ao]s? )?(?:das? |de )?/, '').split(/ ?- ?| (?:ate )?as? | ate /)
  const [opens, closes] = times.map(minutesOf)
  const isMarked = /[h:.]/.test(text) || /^das? .* as? /.test(text)
  if (times.length !== 2 || opens === undefined || closes === undefined || !isMarked) return undefined
  // Midnight at the end of a day is 0 or 24, even on a 12-hour clock.
  return [opens, closes === 0 && opens > 0 ? DAY : closes]
}

/** Minutes since midnight; Infinity for a time that does not exist; undefined for any other text. */
function minutesOf(text: string): number | undefined {
  const found = /^(\d\d?)(?:([h:.])(\d\d)(?: ?(?:h|hrs?|horas|m|min))?| ?(?:h|hrs?|horas?))?$/.exec(text)
  if (!found) return undefined
  const [, hours, mark, minutes = '0'] = found
  // Other numbers with a dot may be a date.
  if (mark === '.' && Number(minutes) % 15 !== 0) return undefined
  return Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : Infinity
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
