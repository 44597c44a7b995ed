import { expect, test } from '@playwright/test'
import { lisbonEnd, lisbonTime } from '../../../src/text/lisbon-time'

const iso = (time: number | undefined) => time && new Date(time).toISOString()

test('a time is that of Lisbon, in winter and in summer, and a date alone ends with its day', () => {
  expect(iso(lisbonTime('2026-12-24'))).toBe('2026-12-24T00:00:00.000Z')
  expect(iso(lisbonTime('2026-07-01'))).toBe('2026-06-30T23:00:00.000Z')
  expect(iso(lisbonTime('2026-07-01T09:30'))).toBe('2026-07-01T08:30:00.000Z')
  expect(iso(lisbonEnd('2026-12-31'))).toBe('2027-01-01T00:00:00.000Z')
  // The days on which the clocks change.
  expect(iso(lisbonEnd('2026-03-29'))).toBe('2026-03-29T23:00:00.000Z')
  expect(iso(lisbonEnd('2026-10-25'))).toBe('2026-10-26T00:00:00.000Z')
  expect(iso(lisbonEnd('2026-07-01T09:30'))).toBe('2026-07-01T08:30:00.000Z')
})

test('a text that is no time gives none', () => {
  for (const text of ['', 'amanhã', '24/12/2026', '2026-02-30', '2026-12-24T25:00', '2026-12-24 13:00'])
    expect([lisbonTime(text), lisbonEnd(text)], text).toEqual([undefined, undefined])
})
