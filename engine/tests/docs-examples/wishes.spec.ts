import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expect, folder, liveOrigin, showSiteAt, test } from './site'

/* Tests of the small examples in docs/appearance.md and docs/search-engines.md. */

test('a map of any provider is requested when the visitor opens it, and not before', async ({ page }) => {
  const requested: string[] = []
  await page.route('https://mapas.test/**', (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'mapa' })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Como chegar ao armazém' }),
  })
  await section.scrollIntoViewIfNeeded()
  expect(requested).toEqual([])
  await section.getByText('Ver mapa aqui').click()
  await expect(section.frameLocator('iframe').getByText('mapa')).toBeVisible()
})

test('the verification file of Search Console is served at the root', async ({ request }) => {
  const name = 'google0a1b2c3d4e5f6789.html'
  expect((await (await request.get(`/${name}`)).text()).trim()).toBe(`google-site-verification: ${name}`)
})

test('a setting in site/config.ts may depend on SITE_THEME', () => {
  const script =
    "import('./site/config.ts').then(({ siteConfig }) => process.stdout.write(String(siteConfig.recordsPerPage)))"
  const count = (theme: string) => {
    const env = { ...process.env, SITE_THEME: theme }
    return String(execFileSync(process.execPath, ['--import', 'tsx', '-e', script], { cwd: folder, env }))
  }
  expect([count('oficina'), count('granito')]).toEqual(['12', '36'])
})

test.describe('consent', () => {
  async function visit(page: Page) {
    const loaded: string[] = []
    await showSiteAt(page, liveOrigin)
    await page.route('https://stats.test/**', (route) => route.abort())
    await page.route('https://anuncios.test/**', (route) => {
      loaded.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(`${liveOrigin}/sobre`)
    return { loaded, panel: page.getByRole('region', { name: 'A sua privacidade' }) }
  }

  test('a script is loaded on no page before consent, and on every page until consent is withdrawn', async ({
    page,
  }) => {
    const { loaded, panel } = await visit(page)
    await expect(panel).toBeVisible()
    expect(loaded).toEqual([])
    await panel.getByRole('button', { name: 'Aceitar' }).click()
    await expect(panel).toBeHidden()
    await expect.poll(() => loaded.length).toBe(1)
    await page.goto(`${liveOrigin}/contactos`)
    await expect.poll(() => loaded.length).toBe(2)
    await expect(panel).toBeHidden()
    await page.goto(`${liveOrigin}/privacidade#consentimento`)
    await expect.poll(() => loaded.length).toBe(3)
    await panel.getByRole('button', { name: 'Recusar' }).click()
    await expect(panel).toContainText('Retirou a autorização')
    await panel.getByRole('button', { name: 'Fechar' }).click()
    await page.goto(`${liveOrigin}/sobre`, { waitUntil: 'networkidle' })
    await expect(panel).toBeHidden()
    expect(loaded).toHaveLength(3)
  })

  test('scripts of Google are loaded after consent, with the four consents of Consent Mode, under the policy', async ({
    page,
    refused,
  }) => {
    const google: string[] = []
    await page.route(/google/, (route) => {
      const { origin, pathname } = new URL(route.request().url())
      if (origin !== liveOrigin) google.push(origin + pathname)
      return origin === liveOrigin
        ? route.fallback()
        : route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT })
    })
    const { panel } = await visit(page)
    await expect(panel).toBeVisible()
    expect(google).toEqual([])
    await panel.getByRole('button', { name: 'Aceitar' }).click()
    await expect
      .poll(() => google)
      .toEqual([
        'https://www.googletagmanager.com/gtag/js',
        'https://region1.google-analytics.com/g/collect',
        'https://region1.analytics.google.com/g/collect',
      ])
    expect(refused).toEqual([])
    const calls = await page.evaluate('dataLayer.map((call) => Array.from(call))')
    const consents = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
    const all = (state: string) => Object.fromEntries(consents.map((name) => [name, state]))
    expect(calls).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
      ['js', expect.anything()],
      ['config', 'G-0000000000'],
    ])
  })
})

/** Calls home as Google's script does. */
const GOOGLE_SCRIPT = `for (const host of ['google-analytics', 'analytics.google'])
  navigator.sendBeacon('https://region1.' + host + '.com/g/collect')`
