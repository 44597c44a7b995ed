import { type Conditions, expect, faultsIn, test } from './dressed-site'
import { awkwardTenants, pagesOf } from './tenants'

/*
 * Tests of layouts with content like real clients': nothing scrolls sideways, leaves the viewport or is cut off, words only break at hyphens, no card
 * is alone in a row, and the header keeps its height, in five viewport widths.
 */

const normalText: Conditions = { name: 'as normalText', widths: [320, 390, 768, 1024, 1280] }
const largeText: Conditions = { name: 'text twice as large', widths: [768, 1280], textSize: 32 }
const largeOnPhone: Conditions = { name: 'text of 175 % on a phone', widths: [390], textSize: 28 }
const narrowest: Conditions = {
  name: 'text twice as large on the narrowest phone',
  widths: [320],
  textSize: 32,
}
const darkAndContrast: Conditions[] = [
  { name: 'in the dark', widths: [390, 1280], media: { colorScheme: 'dark' } },
  { name: "in Windows' contrast mode", widths: [390, 1280], media: { forcedColors: 'active' } },
]

/** The worst tenant and the smallest one show every kind of fault. */
const core = ['longo', 'um-servico']
const corePages = ['/', '/servicos', '/produtos', '/contactos', '/nada']
const widest = ['/servicos/servico-1', '/produtos/produto-1']

test("in Windows' contrast mode a button has a border, and icons have the colour of the text", async ({
  site,
  page,
}) => {
  await site.wear(awkwardTenants[0])
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const path of ['/servicos', '/contactos', '/pesquisa?q=xyzxyz']) {
    await page.goto(path)
    const lost = await page.evaluate(() => {
      const ink = getComputedStyle(document.body).color
      const isLost = (element: Element) => {
        const { borderTopStyle, backgroundColor } = getComputedStyle(element)
        return element.matches('.bg-accent') ? borderTopStyle === 'none' : backgroundColor !== ink
      }
      return [...document.querySelectorAll('.bg-accent, .icon-sprite')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isLost(element))
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
    })
    expect(lost, path).toEqual([])
  }
})

test('no title of a record breaks a word without a hyphen on the narrowest phone', { tag: '@all' }, async ({
  site,
  page,
}) => {
  await site.wear(awkwardTenants[0])
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const records = [...sitemap.matchAll(/<loc>[^<]+?(\/(?:servicos|produtos|projetos|blog)\/[^</]+)<\/loc>/g)]
  const paths = records.map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(await faultsIn(page, paths, [{ name: 'as normalText', widths: [320] }])).toEqual([])
})

test('a word that ends a line in parts is whole for screen readers, for the clipboard and for a search', async ({
  site,
  page,
}) => {
  const [longest] = awkwardTenants
  await site.wear(longest)
  await page.setViewportSize({ width: 320, height: 900 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 28 } })
  // The accessibility tree has a space between the two parts of a result's heading, the text has none.
  for (const path of pagesOf(longest).filter((path) => !path.startsWith('/pesquisa'))) {
    await page.goto(path)
    expect(await page.locator('body').innerText(), path).not.toContain('\u00ad')
    // Playwright's own snapshot of the tree would omit the symbol.
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    const names = nodes.flatMap(({ role, name }) =>
      role?.value === 'InlineTextBox' ? [] : [String(name?.value ?? '')],
    )
    expect(
      names.filter((name) => name.includes('\u00ad')),
      path,
    ).toEqual([])
    const headings = nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored)
    const plain = (text: unknown) => String(text).replaceAll(/\s+/g, ' ').trim()
    const shown = await page.getByRole('heading').allTextContents()
    expect(headings.map(({ name }) => plain(name?.value)).toSorted(), path).toEqual(
      shown.map(plain).toSorted(),
    )
  }
  await page.goto('/servicos')
  const word = 'Desimpermeabilizabilidade'
  const read = await page.evaluate((wanted) => {
    const hyphens = [...document.querySelectorAll('.may-break')].filter(
      (sign) => sign.getClientRects().length > 0,
    )
    const isFound = Reflect.apply(Reflect.get(window, 'find'), window, [wanted])
    const found = String(getSelection())
    getSelection()?.selectAllChildren(document.body)
    return { isFound, found, copied: String(getSelection()), hyphens: hyphens.length > 0 }
  }, word)
  expect(read).toEqual({ isFound: true, found: word, copied: expect.stringContaining(word), hyphens: true })
  expect(read.copied).not.toContain('\u00ad')
})

for (const tenant of awkwardTenants) {
  const pages = pagesOf(tenant)
  test(`${tenant.name}: home page, lists, records, contacts and 404 have no layout faults`, {
    tag: core.includes(tenant.name) ? [] : '@all',
  }, async ({ site, page }) => {
    await site.wear(tenant)
    const first = pages.filter((path) => [...corePages, ...widest].includes(path))
    expect(await faultsIn(page, first, [normalText, largeOnPhone])).toEqual([])
    // A word may be longer than its line there, but nothing scrolls sideways.
    const faults = await faultsIn(page, first, [narrowest])
    expect(faults.filter((fault) => !fault.includes('broken word'))).toEqual([])
  })

  test(`${tenant.name}: every kind of page has no layout faults in the dark, in contrast mode and with large text`, {
    tag: tenant === awkwardTenants[0] ? '@all' : '@long',
  }, async ({ site, page }) => {
    await site.wear(tenant)
    expect(await faultsIn(page, pages, [normalText, ...darkAndContrast, largeText, largeOnPhone])).toEqual([])
  })
}
