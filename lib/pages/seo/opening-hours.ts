import type { Settings } from '@/lib/resources/settings'
import { readDays, week } from './opening-days'
import { type Interval, readTimes } from './opening-times'

type Row = Settings['schedule'][number]

interface Reading {
  row: Row
  /** The days that the row is about; undefined when it may be about any, or opens them at hours that cannot be told. */
  days: number[] | undefined
  /** None when search engines are not told. */
  hours: Interval[]
}

/** An hour that nobody writes who counts to 12: `13h`, `24h`, `02:00`. The minutes of another are none. */
const hourOf24 = /(?<![\d:.h])(?:0\d|1[3-9]|2[0-4])(?!\d)/

/** The hours of rows that are understood word by word, and the other rows. Nothing is told when a row is unclear or may contradict another. */
export function readSchedule(rows: Row[]) {
  const is24Hour = rows.some(({ hours }) => hourOf24.test(hours))
  const readings = rows.map((row) => readRow(row, is24Hour))
  const isDoubtful = readings.some(
    (reading, index) =>
      !reading.days || readings.slice(index + 1).some((later) => mayContradict(reading, later)),
  )
  const told = readings.flatMap(({ days = [], hours }) =>
    hours.map((interval) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => week[day]),
      ...interval,
    })),
  )
  return {
    openingHours: isDoubtful ? [] : told,
    unread: readings.filter(({ hours }) => hours.length === 0).map(({ row }) => row),
    isDoubtful,
  }
}

/** Words that limit what their own row says. */
const limit =
  /(?:^|(?: -|,)? \(?)(?:so|apenas|somente|exclusivamente|exceto|excepto|salvo|sob|mediante|(?:por|com) (?:marcacao|agendamento|reserva|consulta))(?![a-z])/
/** What may be about other rows too: a time of the year, another day, a second sentence. */
const beyond =
  /[.,;:]|\d|segund|terc|quart|quint|sext|sabad|doming|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ferias|verao|inverno|natal|pascoa|\b(?:anos?|mes|meses|semanas?|quinzenas?|dias?|horarios?)\b|encerr|fech|abert|abr[ei]/
const monthly =
  /^(?:[1-5]\.?[ao]|primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|ultim[ao])s?(?: e (?:[1-5]\.?[ao]|terceir[ao]|quart[ao]|ultim[ao])s?)? (.+) (?:do|de cada) mes$/

function readRow(row: Row, is24Hour: boolean): Reading {
  const [daysText, ...daysLimit] = split(row.days)
  const [hoursText, ...hoursLimit] = split(row.hours)
  const inMonth = monthly.exec(daysText)
  const days = readDays(inMonth?.[1] ?? daysText)
  const hours = hoursText === '' ? [] : readTimes(hoursText, is24Hour)
  const limits = [...daysLimit, ...hoursLimit]
  // "Sáb./Dom." with "9h-13h / 15h-18h" may be one of each.
  const areParallel = daysText.includes('/') && hoursText.includes('/')
  if (!days || !hours || areParallel || limits.some((text) => beyond.test(text)))
    return { row, days: undefined, hours: [] }
  const isWeekly = limits.length === 0 && !inMonth && !daysText.includes('feriado')
  const told = isWeekly ? hours : []
  // Search engines take a day without hours as closed.
  const isOpen = told.length === 0 && /\d/.test(hoursText)
  return { row, days: isOpen ? undefined : days, hours: told }
}

/** A text in lower case without accents, and what limits it: `9h-13h (só pneus)`. */
function split(text: string): [string, ...string[]] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ª', 'a')
    .replaceAll('º', 'o')
  const even = plain
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:;,]$/, '')
  const found = limit.exec(even)
  return found ? [even.slice(0, found.index), even.slice(found.index + found[0].length)] : [even]
}

/** Rows about the same days agree only when one ends before the next begins, as a morning and an afternoon. */
function mayContradict({ days = [], hours }: Reading, later: Reading): boolean {
  const { days: others = [], hours: hoursLater } = later
  const [next] = hoursLater
  if (!days.some((day) => others.includes(day))) return false
  const last = hours.at(-1)
  const isSplit = days.length === others.length && days.every((day) => others.includes(day))
  return !(isSplit && last && next && last.opens < last.closes && last.closes <= next.opens)
}
