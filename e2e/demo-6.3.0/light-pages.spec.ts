import type { Page } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { newLead } from '../fixtures/posting'
import { expect, test } from '../fixtures/stage'
import { kinds } from './kinds'

const pages = [...kinds, '/orcamento?servico=elevador-exterior', '/pesquisa?q=elevador', '/servicos/nada']

/** What the browser runs of a page's own: JSON for search engines and rules for prefetching are no scripts. */
const ownScripts = (page: Page) =>
  page
    .locator('script:not([type])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''))

test('no page loads a script file, has its content twice, or more script than 6 KiB', async ({
  page,
  request,
}) => {
  const files: string[] = []
  page.on('request', (asked) => asked.resourceType() === 'script' && files.push(asked.url()))
  for (const path of pages) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const html = await (await request.get(path)).text()
    expect(html.match(/\/_next\/static\/chunks\/[^"]*\.js|__next_f|as="script"/g), path).toBeNull()
    expect((await ownScripts(page)).join('').length, path).toBeLessThan(6 * 1024)
  }
  expect(files).toEqual([])
})

test('nor does one whose form or gallery is used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto('/')
  await send(page)
  await expect(page.locator('form [name=name]')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, newLead())
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  await page.goto('/projetos/palacete-da-foz')
  await page.getByRole('link', { name: /Ver a imagem 1 de/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(asked).toEqual([])
})

test('a form is sent in place in a page that the browser has translated', async ({ page }) => {
  await page.goto('/contactos')
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.tagName !== 'SCRIPT') texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = `${text.data} (EN)`
      text.replaceWith(font)
    }
    Object.assign(globalThis, { isSameDocument: true })
  })
  await send(page)
  await expect(page.locator('form [name=name]')).toHaveAttribute('aria-invalid', 'true')
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  await fill(page, newLead())
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
})

test.describe('a gallery', () => {
  const path = '/projetos/palacete-da-foz'
  const first = (page: Page) => page.getByRole('link', { name: 'Ver a imagem 1 de 2 em grande' })
  const position = (page: Page) => page.getByRole('dialog').getByText(/^Imagem \d de \d$/)
  /** The file of the picture in the middle of the dialog. */
  const shown = (page: Page) =>
    page.evaluate(
      () =>
        document
          .elementsFromPoint(innerWidth / 2, innerHeight / 2)
          .find((one) => one instanceof HTMLImageElement)?.currentSrc,
    )

  test('opens at the picture that was chosen, moves by keys and buttons, and leads back', async ({
    page,
  }) => {
    await page.goto(path)
    const second = page.getByRole('link', { name: 'Ver a imagem 2 de 2 em grande' })
    await second.click()
    const dialog = page.getByRole('dialog', { name: 'Imagens' })
    await expect(position(page)).toHaveText('Imagem 2 de 2')
    await expect.poll(() => shown(page)).toContain('palacete-3')
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toHaveText('Imagem 1 de 2')
    await expect.poll(() => shown(page)).not.toContain('palacete-3')
    await dialog.getByRole('button', { name: 'Imagem anterior' }).click()
    await expect(position(page)).toHaveText('Imagem 2 de 2')
    await page.setViewportSize({ width: 800, height: 500 })
    await expect.poll(() => shown(page)).toContain('palacete-3')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(second).toBeFocused()
    await first(page).press('Enter')
    await expect(position(page)).toHaveText('Imagem 1 de 2')
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(first(page)).toBeFocused()
  })

  test('moves by a swipe, and says where it is', async ({ browser, stage }) => {
    const context = await browser.newContext({
      baseURL: stage.site.origin,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(path)
    await first(page).tap()
    await expect(position(page)).toHaveText('Imagem 1 de 2')
    const client = await context.newCDPSession(page)
    await client.send('Input.synthesizeScrollGesture', { x: 300, y: 400, xDistance: -250, yDistance: 0 })
    await expect(position(page)).toHaveText('Imagem 2 de 2')
    await expect.poll(() => shown(page)).toContain('palacete-3')
    await context.close()
  })

  test('is a link to the file without script, and with the keys for a new tab', async ({
    browser,
    page,
    context,
    stage,
  }) => {
    await page.goto(path)
    const opened = context.waitForEvent('page')
    await first(page).click({ modifiers: ['ControlOrMeta'] })
    await opened
    await expect(page.getByRole('dialog')).toBeHidden()
    const still = await browser.newContext({ javaScriptEnabled: false, baseURL: stage.site.origin })
    const plain = await still.newPage()
    await plain.goto(path)
    const file = await first(plain).getAttribute('href')
    await first(plain).click()
    await expect(plain).toHaveURL(file ?? '')
    await still.close()
  })
})

test('the view that renews a page and its copy are the same', async ({ request, edit }) => {
  await edit<{ name: string }>('settings', (settings) => ({ ...settings, name: 'Maré Baixa' }))
  for (const path of ['/sobre', '/contactos']) {
    const first = await request.get(path)
    const second = await request.get(path)
    expect(await second.text()).toBe(await first.text())
    for (const name of ['etag', 'content-security-policy'])
      expect(second.headers()[name]).toBe(first.headers()[name])
  }
})

test('what does not exist is told without scripts too', async ({ browser, stage: { site } }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  for (const path of ['/nada', '/servicos/nada', '/servicos/nada', '/blog/pagina/99', '/termos/nada']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontrámos esta página')
  }
  await context.close()
})
