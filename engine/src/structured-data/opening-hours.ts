import type { Settings } from '../port/kinds'
import { withoutAccents } from '../text/visible-text'
import { readDays, week } from './opening-days'
import { type Interval, readTimes } from './opening-times'

type Row = Settings['schedule'][number]

interface Reading {
  row: Row
  /** The days that the row is about; undefined when it is not understood. */
  days: number[] | undefined
  /** None when search engines are not told. */
  hours: Interval[]
  /** "Domingo e feriados: Encerrado" is told by the absence of the day. */
  isClosed?: boolean
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
    unread: readings.filter(({ hours, isClosed }) => hours.length === 0 && !isClosed).map(({ row }) => row),
    isDoubtful,
  }
}

/** Words in place of hours: "Só por marcação". */
const limited =
  /^(?:so|apenas|somente|exclusivamente|sob|mediante|(?:por|com) (?:marcacao|agendamento|reserva|consulta))(?![a-z])/
/** What may be about other rows too: a time of the year, another day, a second sentence. */
const beyond =
  /[.,;:]|\d|segund|terc|quart|quint|sext|sabad|doming|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ferias|verao|inverno|natal|pascoa|\b(?:anos?|mes|meses|semanas?|quinzenas?|dias?|horarios?)\b|encerr|fech|abert|abr[ei]/

function readRow(row: Row, is24Hour: boolean): Reading {
  const [daysText, hoursText] = [plain(row.days), plain(row.hours)]
  const days = readDays(daysText)
  const isUntold = hoursText === '' || (limited.test(hoursText) && !beyond.test(hoursText))
  const hours = isUntold ? [] : readTimes(hoursText, is24Hour)
  // Search engines know no holidays, and take a day without hours as closed.
  const isHoliday = daysText.includes('feriado')
  // "Sáb./Dom." with "9h-13h / 15h-18h" may be one of each.
  const areParallel = daysText.includes('/') && hoursText.includes('/')
  if (!days || !hours || areParallel || (isHoliday && /\d/.test(hoursText)))
    return { row, days: undefined, hours: [] }
  return isHoliday ? { row, days, hours: [], isClosed: hours.length > 0 } : { row, days, hours }
}

/** A text in lower case, without accents and its last sign. */
function plain(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replaceAll('ª', 'a')
    .replaceAll('º', 'o')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:;,]$/, '')
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
