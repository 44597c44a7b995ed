import { expect, type Page, test } from '@playwright/test'
import { inlineScripts } from '../../../src/inline-scripts/bundle'
import { answer, origin } from './blank-page'

/* Tests of the consent question for third-party scripts, in a browser. */

const { consent = '' } = inlineScripts()

interface Visit {
  names?: string[]
  host?: string
}

/** Visits the path. @returns the addresses of the scripts that it has loaded */
async function visit(
  page: Page,
  path: string,
  { names = ['Contas', 'Anúncios'], host = new URL(origin).host }: Visit = {},
): Promise<string[]> {
  const loaded: string[] = []
  const data = {
    host,
    names,
    scripts: [{ src: 'https://anuncios.test/a.js', attributes: { 'data-x': '1' } }],
    ownCookies: ['sessao'],
  }
  const body = `<section id="consentimento" tabindex="-1" hidden>
      <span data-deleted></span><span data-left></span>
      ${['yes', 'no', 'close'].map((value) => `<button value="${value}">${value}</button>`).join('')}
    </section>
    <script>self.consent=${JSON.stringify(data).replaceAll('<', '\\u003c')};${consent}</script>
    <a href="#consentimento">de novo</a>`
  await page.unrouteAll()
  await page.route(`${origin}/**`, (route) => answer(route, body))
  await page.route('https://anuncios.test/**', (route, request) => {
    loaded.push(request.url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto('about:blank')
  await page.goto(origin + path)
  return loaded
}

const panel = (page: Page) => page.locator('#consentimento')
const shows = (page: Page) => panel(page).getAttribute('data-shows')

test('scripts are loaded only after a yes, then on every page, and the visitor is not asked again', {
  tag: '@all',
}, async ({ page }) => {
  const before = await visit(page, '/')
  await expect(panel(page)).toBeVisible()
  expect(await shows(page)).toBe('')
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus stays').toBe('BODY')
  expect(before).toEqual([])
  await page.locator('[value=yes]').click()
  await expect(panel(page)).toBeHidden()
  await expect.poll(() => before).toEqual(['https://anuncios.test/a.js'])
  const after = await visit(page, '/sobre')
  await expect(panel(page)).toBeHidden()
  await expect.poll(() => after).toHaveLength(1)
  await expect(page.locator('head script')).toHaveAttribute('data-x', '1')
})

test('a no is kept whatever the providers, and after a yes an added provider brings the question back', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/')
  await page.locator('[value=no]').click()
  expect(await visit(page, '/', { names: ['Contas', 'Outros'] })).toEqual([])
  await expect(panel(page)).toBeHidden()
  await page.getByText('de novo').click()
  await expect(panel(page)).toBeFocused()
  expect(await shows(page)).toBe('no')
  await page.locator('[value=yes]').click()
  await expect(page.getByText('de novo'), 'where the visitor was').toBeFocused()
  expect(await visit(page, '/', { names: ['Contas'] }), 'one less').toHaveLength(1)
  expect(await visit(page, '/', { names: ['Contas', 'Anúncios'] }), 'one more').toEqual([])
  await expect(panel(page)).toBeVisible()
})

const asJson = (names: string[]) => JSON.stringify(names)

test('a yes holds for scripts of any name, and for these names alone', {
  tag: '@all',
}, async ({ page }) => {
  const lists = [
    ['Estatísticas: Google Analytics'],
    ['Meta (Facebook, Instagram)', 'Contas'],
    ['a, b: c', ', ', ': ', '["x"]', 'Não', '</script>', ''],
  ]
  const seen: unknown[] = []
  for (const names of lists) {
    await visit(page, '/', { names })
    await page.locator('[value=yes]').click()
    const loaded = await visit(page, '/', { names })
    const isAsked = await panel(page).isVisible()
    // Part of a name is a different name.
    await visit(page, '/', { names: names.flatMap((name) => name.split(', ')).concat('b: c') })
    seen.push({ names, loads: loaded.length, isAsked, isAskedForParts: await panel(page).isVisible() })
    await page.evaluate(() => localStorage.clear())
  }
  expect(seen).toEqual(lists.map((names) => ({ names, loads: 1, isAsked: false, isAskedForParts: true })))
})

test('an answer that an earlier version stored is kept, and an unreadable one is asked for again', {
  tag: '@all',
}, async ({ page }) => {
  const outcomes: unknown[] = []
  for (const kept of [
    'Sim: Contas, Anúncios',
    'Sim: Contas',
    'Não',
    '[',
    '{}',
    asJson(['Contas', 'Anúncios']),
  ]) {
    await visit(page, '/')
    await page.evaluate((text) => localStorage.setItem('consentimento', text), kept)
    await visit(page, '/')
    outcomes.push([kept, await panel(page).isVisible()])
  }
  expect(outcomes).toEqual([
    ['Sim: Contas, Anúncios', false],
    ['Sim: Contas', true],
    ['Não', false],
    ['[', true],
    ['{}', true],
    [asJson(['Contas', 'Anúncios']), false],
  ])
})

test('withdrawing a yes deletes the cookies that a script can delete, and names the deleted and the remaining ones', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/a/b')
  await page.locator('[value=yes]').click()
  const cookie = { value: '1', domain: 'site.test' }
  await page.context().addCookies([
    { ...cookie, name: '_ga', path: '/' },
    { ...cookie, name: '_gid', path: '/a' },
    { ...cookie, name: '_fbp', path: '/a/b/', domain: '.site.test' },
    { ...cookie, name: '__Secure-x', path: '/', secure: true },
    { ...cookie, name: 'sessao', path: '/' },
  ])
  // A cookie that scripts cannot delete, because browsers do not reveal its path.
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => `${real?.get?.call(document)}; preso=1`,
      set: (text) => real?.set?.call(document, text),
    })
  })
  const loaded = await visit(page, '/a/b/#consentimento')
  expect(await shows(page)).toBe('yes')
  await expect.poll(() => loaded).toHaveLength(1)
  await Promise.all([page.waitForEvent('load'), page.locator('[value=no]').click()])
  await expect(panel(page)).toBeVisible()
  expect(await shows(page)).toBe('withdrawn deleted left')
  const deleted = (await page.locator('[data-deleted]').textContent())?.split(', ').sort()
  expect(deleted).toEqual(['__Secure-x', '_fbp', '_ga', '_gid'])
  await expect(page.locator('[data-left]')).toHaveText('preso')
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['sessao'])
  expect(loaded, 'none after the no').toHaveLength(1)
  await page.locator('[value=close]').click()
  await visit(page, '/')
  await expect(panel(page)).toBeHidden()
})

test('scripts are not loaded outside of the live site, where the question is asked all the same', {
  tag: '@all',
}, async ({ page }) => {
  const loaded = await visit(page, '/', { host: '' })
  await page.locator('[value=yes]').click()
  await page.reload()
  await expect(panel(page)).toBeHidden()
  expect(loaded).toEqual([])
})

test('without localStorage the question is not asked, and no script is loaded', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('denied')
      },
    }),
  )
  expect(await visit(page, '/')).toEqual([])
  await expect(panel(page)).toBeHidden()
})
