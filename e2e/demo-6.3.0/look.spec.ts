import { expect, test } from '../fixtures/stage'
import { kinds } from './kinds'

test('everything that can be touched is at least 44 px in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of kinds) {
    await page.goto(path)
    const small = await page.locator('a, button, summary, input, select, textarea').evaluateAll((elements) =>
      elements
        // Links in running text are as high as their line; the skip link shows itself when it has the focus.
        .filter((element) => element.checkVisibility() && !element.closest('.prose'))
        .filter((element) => !element.matches('[href="#conteudo"], [aria-hidden] *'))
        .map((element) => {
          const isWholeCard = getComputedStyle(element, '::after').position === 'absolute'
          const target = isWholeCard ? element.closest('li, article') : element
          const { width, height } = (target ?? element).getBoundingClientRect()
          return { name: element.textContent?.trim(), width, height }
        })
        .filter(({ width, height }) => width < 44 || height < 44),
    )
    expect(small, path).toEqual([])
  }
})

test('on its own page the bar does not offer the quote form again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/orcamento')
  const bar = page.getByRole('navigation', { name: 'Contacto rápido' })
  await expect(bar.getByRole('link', { name: 'Ligar' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Pedir orçamento' })).toBeHidden()
})

test('nothing moves or waits to be scrolled to, and the content stands without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/')
  const headings = await page.getByRole('heading').all()
  expect(headings.length).toBeGreaterThan(20)
  for (const heading of headings) {
    expect(await heading.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true)
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const card = page.getByRole('main').locator('li.group').first()
  expect(await card.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
  await context.close()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`a scheme fixed to ${scheme} wins over the system's`, async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/sobre')
    const wanted = await background()
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' })
    expect(await background()).not.toBe(wanted)
    await page.evaluate((value) => document.documentElement.setAttribute('data-scheme', value), scheme)
    expect(await background()).toBe(wanted)
  })
}

test('a letter that Portuguese does without comes in the font of the page, and only then', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  await page.goto('/sobre', { waitUntil: 'networkidle' })
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
  expect(files.toSorted()).toEqual(preloaded.toSorted())
  expect(files).toHaveLength(2)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  for (const [selector, text, file] of [
    ['h1', 'Škoda', /^bricolage-grotesque-latin-ext-700/],
    ['main p', 'Citroën', /^instrument-sans-latin-wght/],
  ] as const) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const own = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    await page
      .locator(selector)
      .first()
      .evaluate((element, added) => element.prepend(added), text)
    await expect.poll(() => files.at(-1)).toMatch(file)
    await page.evaluate(() => document.fonts.ready)
    const names = async () => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`))]
    }
    await expect.poll(names).toEqual([`${own.fonts[0]?.familyName} true`])
  }
})
