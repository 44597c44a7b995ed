import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { siteConfig } from '@/site/config'
import { checkEndedPages } from '../../../commands/doctor/checks/ended-pages'
import { codePageProblems } from '../../../src/checks/code-page-problems'
import { datedRecords } from '../../../src/markdown/dated-records'
import { lisbonDay } from '../../../src/text/lisbon-time'
import { temporaryFolder } from '../../sandbox/support/folders'

function read(folder: `site/${string}`, days: Record<string, string>) {
  const project = temporaryFolder()
  mkdirSync(join(project, folder), { recursive: true })
  for (const [name, day] of Object.entries(days))
    writeFileSync(join(project, folder, `${name}.md`), `---\ntitle: ${name}\n${day && `day: ${day}\n`}---\n`)
  const end = { until: 'day', after: 'gone', path: '/eventos' } as const
  return datedRecords(folder, { title: z.string(), day: z.string().optional() }, end, project)
}

test('each record has a page below that of the list, with its last day', () => {
  const events = read('site/dated-one', { fim: '2026-12-24', sempre: '' })
  expect(events.pages(({ title }) => ({ title }))).toEqual([
    { path: '/eventos/fim', title: 'fim', until: '2026-12-24', after: 'gone' },
    { path: '/eventos/sempre', title: 'sempre' },
  ])
})

test('a last day that is no date is reported with its file', () => {
  const events = read('site/dated-wrong', { fim: '24/12/2026' })
  expect(() => events.pages(() => ({}))).toThrow(
    'site/dated-wrong/fim.md: day is "24/12/2026": write a date such as 2026-12-24',
  )
})

test('the day in Lisbon follows both changes of the hour', () => {
  const days = [
    '2027-03-27T23:59:59Z',
    '2027-03-28T00:00:00Z',
    '2027-03-28T23:00:00Z',
    '2027-10-31T23:59:59Z',
  ]
  expect(days.map((time) => lisbonDay(Date.parse(time)))).toEqual([
    '2027-03-27',
    '2027-03-28',
    '2027-03-29',
    '2027-10-31',
  ])
})

test('the last day of a page in code is a date, and the doctor names a page that is gone', () => {
  const page = { path: '/natal', title: 'Natal' } as const
  const app = temporaryFolder()
  expect(codePageProblems([{ ...page, until: '2026-13-01' }], [], join(app, 'none'))).toEqual([
    'pages: /natal has its last day on "2026-13-01": write a date such as 2026-12-24',
  ])
  expect(codePageProblems([{ ...page, after: 'gone' }], [], join(app, 'none'))).toHaveLength(1)
  expect(checkEndedPages(siteConfig.pages)).toEqual([])
  expect(checkEndedPages([{ ...page, until: '2020-01-01', after: 'gone' }])).toMatchObject([
    { outcome: 'advice', message: '/natal had its last day on 2020-01-01 and answers 404' },
  ])
})
