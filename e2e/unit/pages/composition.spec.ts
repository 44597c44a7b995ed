import { expect, test } from '@playwright/test'
import { groupedHours } from '../../../components/contact/grouped-hours'
import { inPairs } from '../../../components/lead-form/field-specs'
import { siteOf } from '../../../lib/content/site'
import { listContent } from '../../../lib/pages/kinds/list-content'
import { partsFrom } from '../../../lib/platform/snapshots/parts'

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

test('short fields stand in pairs; a field with a hint, a box and an odd one have the whole width', () => {
  const field = (kind: 'text' | 'textarea' | 'checkbox' | 'select', hint?: string) => ({
    ...{ name: kind, label: kind, kind, required: true, maxLength: 9, invalidText: '' },
    ...(hint && { hint }),
  })
  const paired = (...fields: ReturnType<typeof field>[]) =>
    inPairs(fields).map(({ isPaired }) => (isPaired ? 'half' : 'whole'))
  const text = field('text')
  expect(paired(text, text, text, field('select'))).toEqual(['half', 'half', 'half', 'half'])
  expect(paired(text, text, text, field('textarea'))).toEqual(['half', 'half', 'whole', 'whole'])
  expect(paired(text, field('text', 'Onde?'), field('checkbox'))).toEqual(['whole', 'whole', 'whole'])
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
