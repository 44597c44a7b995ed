import { expect, test } from '@playwright/test'
import { groupedHours } from '../../../../../components/contact/grouped-hours'
import { businessNumbers } from '../../../../../lib/content/business-numbers'
import { hoursToday } from '../../../../../lib/content/hours-today'
import { siteOf } from '../../../../../lib/content/site'
import { pageCount } from '../../../../../lib/kinds/page-count'
import { listContent } from '../../../../../lib/views/list-content'
import { partsFrom } from '../../../../src/snapshots/parts'

const hours = '9h00 – 18h00'

test('days that follow one another with the same hours are one row of the hours', () => {
  const rows = (...days: string[]) => groupedHours(days.map((name) => ({ days: name, hours })))
  expect(rows('Segunda', 'Terça', 'Quarta')).toEqual([{ days: 'Segunda a quarta', hours }])
  expect(rows('Sábado', 'Domingo')).toEqual([{ days: 'Sábado e domingo', hours }])
  // Neither the next day, nor a single day.
  expect(rows('Segunda', 'Quarta')).toHaveLength(2)
  expect(rows('Segunda a sexta', 'Sábado')).toHaveLength(2)
  expect(rows('Por marcação', 'Por marcação')).toHaveLength(2)
  const closed = { days: 'Terça', hours: 'Encerrado' }
  expect(groupedHours([{ days: 'Segunda', hours }, closed])).toEqual([{ days: 'Segunda', hours }, closed])
})

test('a list of twelve records or more has a search field, a shorter one has none', () => {
  const site = siteOf({ version: '', moves: [], ...partsFrom(6, {}) })
  const isLong = (count: number) =>
    listContent(site, '1', {
      ...{ records: Array.from({ length: count }), card: () => ({}), perPage: 9, path: String },
      ...{ title: 'Artigos', description: '' },
    })?.list.isLong
  expect([isLong(11), isLong(12)]).toEqual([false, true])
})

test('a last page of less than a third is merged into the page before it', () => {
  expect([0, 1, 35, 36, 40, 47, 48, 72, 83, 84].map((records) => pageCount(records, 36))).toEqual([
    0, 1, 1, 1, 1, 1, 2, 2, 2, 3,
  ])
})

test('the figures of a business are shown when its content has at least two of them', () => {
  const settings = (tagline: string, description = '') => ({ tagline, description })
  const facts = (text: string, places: number, services: number) =>
    businessNumbers({
      settings: settings(text),
      locations: Array.from({ length: places }),
      services: Array.from({ length: services }),
    }).map(({ value }) => value)
  expect(facts('Advogados em Braga desde 1974', 2, 7)).toEqual(['1974', '2', '7'])
  expect(facts('Advogados em Braga', 2, 7)).toEqual(['2', '7'])
  // A single fact, or a small number, is not shown as a figure.
  expect(facts('Desde 1974', 1, 4)).toEqual([])
  expect(facts('Aberto desde 9 horas', 2, 1)).toEqual([])
})

test('the hours of today are told on the days that search engines are told, in Lisbon', () => {
  const monday = Date.parse('2026-11-30T12:00Z')
  const sunday = Date.parse('2026-11-29T12:00Z')
  const lateOnSunday = Date.parse('2026-08-02T23:30Z')
  const schedule = [{ days: 'Segunda a sexta', hours: '9h30 – 13h00, 14h30 – 18h30' }]
  expect(hoursToday(schedule, monday)).toBe('9h30 – 13h00, 14h30 – 18h30')
  expect(hoursToday(schedule, lateOnSunday), 'in Lisbon it is Monday').toBe('9h30 – 13h00, 14h30 – 18h30')
  expect(hoursToday(schedule, sunday)).toBe('')
  expect(hoursToday([...schedule, { days: 'Sábado', hours: 'Por marcação' }], monday)).toBeUndefined()
  expect(hoursToday([], monday)).toBeUndefined()
})
