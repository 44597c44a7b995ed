import type { Settings } from '../port/kinds'
import { withoutAccents } from '../text/visible-text'
import { readDays, week } from './opening-days'
import { type Interval, readTimes } from './opening-times'

type Row = Settings['schedule'][number]

interface Reading {
  row: Row
  /** The days of the row; undefined if the row is not understood. */
  days: number[] | undefined
  /** The hours for search engines; empty if they are not told. */
  hours: Interval[]
  /** Whether omitting the day already says "closed", as for "Domingo e feriados: Encerrado". */
  isClosed?: boolean
}

/** Matches an hour in 24-hour notation: `13h`, `24h`, `02:00`. Minutes do not match. */
const hourOf24 = /(?<![\d:.h])(?:0\d|1[3-9]|2[0-4])(?!\d)/

/** The hours of rows that are fully understood, and the other rows. No hours are told if a row is unclear, or may contradict another. */
export function readSchedule(rows: Row[]) {
  const is24Hour = rows.some(({ hours }) => hourOf24.test(hours))
  const readings = rows.map((row) => readRow(row, is24Hour))
  const isDoubtful = readings.some(
    (reading, index) =>
      !reading.days || readings.slice(index + 1).some((later) => mayContradict(reading, later)),
  )
  const openingHours = readings.flatMap(({ days = [], hours }) =>
    hours.map((interval) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => week[day]),
      ...interval,
    })),
  )
  return {
    openingHours: isDoubtful ? [] : openingHours,
    unread: readings.filter(({ hours, isClosed }) => hours.length === 0 && !isClosed).map(({ row }) => row),
    isDoubtful,
  }
}

/** Matches words in place of hours, such as "Só por marcação". */
const limited =
  /^(?:so|apenas|somente|exclusivamente|sob|mediante|(?:por|com) (?:marcacao|agendamento|reserva|consulta))(?![a-z])/
/** Matches what may concern other rows too: a season, another day, a second sentence. */
const beyond =
  /[.,;:]|\d|segund|terc|quart|quint|sext|sabad|doming|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ferias|verao|inverno|natal|pascoa|\b(?:anos?|mes|meses|semanas?|quinzenas?|dias?|horarios?)\b|encerr|fech|abert|abr[ei]/

function readRow(row: Row, is24Hour: boolean): Reading {
  const [daysText, hoursText] = [plain(row.days), plain(row.hours)]
  const days = readDays(daysText)
  const hasNoHours = hoursText === '' || (limited.test(hoursText) && !beyond.test(hoursText))
  const hours = hasNoHours ? [] : readTimes(hoursText, is24Hour)
  // Search engines know no holidays, and take a day without hours as closed.
  const isHoliday = daysText.includes('feriado')
  // "Sáb./Dom." with "9h-13h / 15h-18h" may mean one of each.
  const areParallel = daysText.includes('/') && hoursText.includes('/')
  if (!days || !hours || areParallel || (isHoliday && /\d/.test(hoursText)))
    return { row, days: undefined, hours: [] }
  return isHoliday ? { row, days, hours: [], isClosed: hours.length > 0 } : { row, days, hours }
}

/** Normalizes a text: lower case, without accents and final punctuation. */
function plain(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replaceAll('ª', 'a')
    .replaceAll('º', 'o')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:;,]$/, '')
}

/** Whether two rows may contradict each other. For the same days they agree only if one ends before the other begins, as in morning and afternoon. */
function mayContradict({ days = [], hours }: Reading, later: Reading): boolean {
  const { days: others = [], hours: hoursLater } = later
  const [next] = hoursLater
  if (!days.some((day) => others.includes(day))) return false
  const last = hours.at(-1)
  const isSplit = days.length === others.length && days.every((day) => others.includes(day))
  return !(isSplit && last && next && last.opens < last.closes && last.closes <= next.opens)
}
