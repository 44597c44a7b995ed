import type { Page } from '@playwright/test'
import { consentClasses, consentStyle } from '@/components/consent/consent-style'
import { announcementStyle } from '@/components/frame/announcement-style'
import { copy } from '@/site/copy'
import { expect, test } from './dressed-site'
import { firstClients } from './first-clients'
import { awkwardTenants } from './tenants'

/*
 * Tests of the first visit to a site with an announcement and a consent question, in each theme. The sites of these tests have neither, so both are
 * inserted as components/consent/consent.tsx and components/frame/announcement.tsx draw them.
 */

const question = copy.consent.question('Google Analytics, Google Ads, Meta')

const panel = `<style>${consentStyle}</style><section id="consentimento" tabindex="-1" class="${consentClasses(question.length)}">
<p class="font-display text-card font-semibold">${copy.consent.title}</p>
<div class="stack-3"><p>${question}</p><p class="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
${[copy.consent.no, copy.consent.yes].map((title) => `<button class="min-h-11 rounded-button border border-current px-5 py-2 font-semibold">${title}</button>`).join('')}
</p></div></section>`

const line = `<style>${announcementStyle}</style><aside class="announcement bg-ink text-paper"><div class="mx-auto max-w-7xl px-5 sm:px-8"><div class="flex min-h-11 items-center gap-2 text-small font-semibold">
<p class="grow py-1">Fechamos de 24 a 26 de dezembro; voltamos a atender no dia 27, às 9h.</p></div></div></aside>`

/** Inserts the question and the announcement into the page, and the number into the contact bar of a phone. */
async function insertBoth(page: Page) {
  await page.evaluate((html) => {
    document.querySelector('header')?.insertAdjacentHTML('beforebegin', html)
    const number = document.querySelector('main a[href^="tel:"], header a[href^="tel:"]')
    const call = document.querySelector('nav.fixed a[href^="tel:"]')
    const digits = number?.getAttribute('href')?.slice(4) ?? ''
    call?.insertAdjacentHTML('beforeend', `<span class="whitespace-nowrap text-[0.75rem]">${digits}</span>`)
  }, panel + line)
  await page.evaluate(() => document.fonts.ready)
}

/** Runs in the browser: how much of the viewport the panel covers, and whether the main action and a number are fully visible. */
function visibleParts() {
  const isFree = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (!element.checkVisibility() || top < 0 || bottom > innerHeight) return false
    return [left + 4, right - 4].every((x) =>
      [top + 4, bottom - 4].every((y) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (element.contains(found) || found.contains(element))
      }),
    )
  }
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const numbers = all('a[href^="tel:"]').filter(({ textContent }) => /\d{3}/.test(textContent ?? ''))
  const { height = 0 } = document.querySelector('#consentimento')?.getBoundingClientRect() ?? {}
  return {
    share: height / innerHeight,
    main: all('main a.bg-accent, nav.fixed li:last-child a').some(isFree),
    number: numbers.length === 0 || numbers.some(isFree),
  }
}

for (const tenant of firstClients)
  test(`${tenant.name}: on a first visit the main action and the phone number are visible`, async ({
    site,
    page,
  }) => {
    await site.wear(tenant)
    for (const [width, height] of [
      [1366, 625],
      [1366, 768],
      [390, 844],
      [390, 607],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await insertBoth(page)
      const { share, ...found } = await page.evaluate(visibleParts)
      const where = `${width} × ${height}`
      expect(found, where).toEqual({ main: true, number: true })
      expect(share, where).toBeLessThanOrEqual(1 / 3)
    }
  })

test('in a low window and with large text the consent question is at the top of the page', async ({
  site,
  page,
}) => {
  await site.wear(awkwardTenants[0])
  const position = () =>
    page.locator('#consentimento').evaluate((element) => getComputedStyle(element).position)
  await page.goto('/')
  await insertBoth(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  expect(await position()).toBe('fixed')
  for (const size of [
    { width: 341, height: 192 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    expect(await position(), `${size.width} × ${size.height}`).toBe('static')
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await position()).toBe('static')
})
