import { expect, type Page, test } from '@playwright/test'
import { announcementProblems } from '../../../src/checks/announcement-problems'
import { inlineScripts } from '../../../src/inline-scripts/bundle'
import { answer, origin } from './blank-page'

/* Tests of the announcement above the header, with the browser running its script. */

const { announcement = '' } = inlineScripts()

interface Visit {
  key?: string
  from?: number
  until?: number
  /** Whether the server rendered it as hidden. */
  isHidden?: boolean
}

const NOW = Date.UTC(2026, 11, 24)
const HOUR = 3_600_000

async function visit(page: Page, { key = 'Fechados', from = 0, until = 0, isHidden = false }: Visit = {}) {
  const data = JSON.stringify({ key, from, until })
  const body = `<aside${isHidden ? ' hidden' : ''}>Fechados <button hidden>×</button></aside>
    <span hidden><script>self.announcement=${data};${announcement}</script></span><p>Texto</p>`
  await page.unrouteAll()
  await page.route(`${origin}/**`, (route) => answer(route, body))
  await page.goto(`${origin}/`)
}

const aside = (page: Page) => page.locator('aside')

test.beforeEach(({ page }) => page.clock.install({ time: NOW }))

test('an announcement is shown only between its two times', { tag: '@all' }, async ({ page }) => {
  await visit(page, { from: NOW - HOUR, until: NOW + HOUR, isHidden: true })
  await expect(aside(page)).toBeVisible()
  for (const time of [{ from: NOW + 2 * HOUR }, { until: NOW - HOUR }]) {
    await visit(page, time)
    await expect(aside(page)).toBeHidden()
  }
})

test('a closed announcement stays closed on every page of the tab, and another one is shown', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page)
  await aside(page).getByRole('button').click()
  await expect(aside(page)).toBeHidden()
  await visit(page)
  await expect(aside(page)).toBeHidden()
  await visit(page, { key: 'Abertos' })
  await expect(aside(page)).toBeVisible()
})

test('an announcement disappears from an open page when its time ends, and nothing moves', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, { until: NOW + HOUR })
  await expect(aside(page)).toBeVisible()
  const before = await page.getByText('Texto').boundingBox()
  await page.clock.runFor(2 * HOUR)
  await expect(aside(page)).toBeHidden()
  expect(await page.getByText('Texto').boundingBox()).toEqual(before)
})

test('a browser without sessionStorage shows an announcement, and closes it on this page', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('refused')
      },
    }),
  )
  await visit(page)
  await aside(page).getByRole('button').click()
  await expect(aside(page)).toBeHidden()
})

for (const [announcement, problem] of [
  [{ text: ' ' }, 'text is empty'],
  [{ text: 'a'.repeat(81) }, 'text has 81 characters'],
  [{ text: 'Olá', textIn: { en: 'a'.repeat(90) } }, 'en has 90 characters'],
  [{ text: 'Olá', from: '24/12/2026' }, 'from is "24/12/2026": write a date'],
  [{ text: 'Olá', from: '2026-12-25', until: '2026-12-24' }, 'until is before from'],
  [{ text: 'Olá', href: 'contactos' }, '"contactos" must be a path'],
] as const)
  test(`the announcement ${JSON.stringify(announcement).slice(0, 60)} is refused: ${problem}`, () => {
    expect(announcementProblems(announcement)).toEqual([expect.stringContaining(problem)])
  })

test('an announcement within the limits has no problem', () => {
  expect(announcementProblems(undefined)).toEqual([])
  const times = { from: '2026-12-24', until: '2026-12-24' }
  expect(announcementProblems({ text: 'a'.repeat(80), href: '/contactos', ...times })).toEqual([])
})
