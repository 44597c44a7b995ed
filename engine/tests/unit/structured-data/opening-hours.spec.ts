import { expect, test } from '@playwright/test'
import { readSchedule } from '../../../src/structured-data/opening-hours'
import { rows } from './opening-rows'

type Row = [days: string, hours: string]

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const schedule = (list: Row[]) => readSchedule(list.map(([days, hours]) => ({ days, hours })))

/** The structured data in the format of the table, a line for equal days. */
function hoursIn(...list: Row[]): string {
  const lines = new Map<string, string[]>()
  for (const { dayOfWeek, opens, closes } of schedule(list).openingHours) {
    const days = dayOfWeek.map((day = '') => week.indexOf(day) + 1).join('')
    lines.set(days, [...(lines.get(days) ?? []), `${opens}-${closes}`])
  }
  return [...lines].map(([days, hours]) => [days, ...hours].join(' ')).join('\n')
}

test('a row has the hours that it means, or none, and a row that may be about other days leaves these without hours', () => {
  const found = rows.flatMap(([days, hours, expected]) => {
    const [other, itself]: [Row, string] = /domingo/i.test(days)
      ? [['Segunda', '7h-8h'], '1 07:00-08:00']
      : [['Domingo', '7h-8h'], '7 07:00-08:00']
    const isRightAlone = hoursIn([days, hours]) === expected.replace('!', '')
    const leavesOther = expected !== '' || hoursIn(other, [days, hours]) === itself
    const clearsOther = expected !== '!' || hoursIn([days, hours], other) === ''
    return isRightAlone && leavesOther && clearsOther ? [] : [[days, hours, hoursIn([days, hours])]]
  })
  expect(found).toEqual([])
})

const lists = [
  ['days of their own', 'Seg a Sex: 9h-18h | Sáb: 9h-13h', '12345 09:00-18:00\n6 09:00-13:00'],
  ['a morning and an afternoon', 'Seg: 9h-13h | Segunda: 14h-18h', '1 09:00-13:00 14:00-18:00'],
  ['an afternoon and a morning', 'Seg: 14h-18h | Seg: 9h-13h', ''],
  ['hours that overlap', 'Seg: 9h-13h | Seg: 12h-18h', ''],
  ['a night and a morning', 'Seg: 20h-2h | Seg: 22h-23h', ''],
  ['an exception', 'Todos os dias: 9h-18h | Domingo: 10h-13h', ''],
  ['an exception before the rule', 'Quarta: Encerrado | Seg a Sex: 9h-18h', ''],
  ['open and closed', 'Sáb: 9h-13h | Sábado: Encerrado', ''],
  ['closed and open', 'Sáb: Encerrado | Sábado: 9h-13h', ''],
  [
    'hours past midnight',
    'Domingo a Quinta: 12h-23h | Sexta e Sábado: 12h-2h',
    '71234 12:00-23:00\n56 12:00-02:00',
  ],
  [
    'hours past midnight, to the minute',
    'Seg a Qui: 8h-24h | Sex e Sáb: 8h-1h30 | Dom: Encerrado',
    '1234 08:00-00:00\n56 08:00-01:30\n7 00:00-00:00',
  ],
  ['hours that may count to 12', 'Domingo a Quinta: 9h-12h | Sexta e Sábado: 9h-2h', ''],
  ['hours that may be a slip', 'Domingo a Quinta: 9h-18h | Sexta e Sábado: 9h-6h', ''],
  ['hours of which some cannot be told', 'Seg a Sex: 9h-18h | Sábado: 9h-13h (só pneus)', ''],
  ['an exception that cannot be told', 'Seg a Sáb: 9h-18h | 1.º sábado do mês: 9h-13h', ''],
  ['a limit on other days', 'Seg a Sex: 9h-18h | Sábado: Só por marcação', '12345 09:00-18:00'],
] as const

test('the rows of a schedule are read together', () => {
  const found = lists.map(([name, list]) => [
    name,
    list,
    hoursIn(...list.split(' | ').map((row) => row.split(': ') as Row)),
  ])
  expect(found).toEqual(lists)
})

test('rows without structured data are listed as unread', () => {
  const { unread, isDoubtful } = schedule([
    ['Segunda a sexta', '9h-18h'],
    ['Sábado', 'Só por marcação'],
  ])
  expect(unread).toEqual([{ days: 'Sábado', hours: 'Só por marcação' }])
  // A row as the editor's guide recommends.
  expect(schedule([['Domingo e feriados', 'Encerrado']])).toMatchObject({ unread: [], isDoubtful: false })
  expect(isDoubtful).toBe(false)
  expect(schedule([['Loja', '9h-18h']])).toMatchObject({ unread: [{ days: 'Loja' }], isDoubtful: true })
})

test('one unknown word anywhere in a row leaves it without hours', () => {
  const words = 'agosto exceto ou talvez manhã não loja inverno quinzenal 31 1.º ? … x'.split(' ')
  const odd = rows
    .filter(([, , expected]) => /\d/.test(expected))
    .flatMap(([days, hours]) =>
      words.flatMap((word): Row[] => [
        ...withWord(days, word).map((text): Row => [text, hours]),
        ...withWord(hours, word).map((text): Row => [days, text]),
      ]),
    )
  expect(odd.length).toBeGreaterThan(2_000)
  expect(odd.filter((row) => hoursIn(row) !== '')).toEqual([])
})

/** The text with an additional word in each gap between two words. */
function withWord(text: string, word: string): string[] {
  const parts = text.split(' ')
  return [...parts, ''].map((_, index) => [...parts.slice(0, index), word, ...parts.slice(index)].join(' '))
}
