import type { Page } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { newLead } from '../fixtures/posting'
import { expect, test } from '../fixtures/stage'
import { kinds } from './kinds'

const pages = [...kinds, '/orcamento?servico=elevador-exterior', '/pesquisa?q=elevador', '/servicos/nada']
const gallery = '/projetos/palacete-da-foz'

const first = (page: Page) => page.getByRole('link', { name: 'Ver a imagem 1 de 2 em grande' })
const position = (page: Page) => page.getByRole('dialog').locator('[aria-live]')

/** The file of the picture in the middle of the dialog. */
const shown = (page: Page) =>
  page.evaluate(
    () =>
      document
        .elementsFromPoint(innerWidth / 2, innerHeight / 2)
        .find((one) => one instanceof HTMLImageElement)?.currentSrc,
  )

function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  return scripts
}

test('no page loads a script file, repeats its content for React, or has more than 6 KiB of inline script', async ({
  sent,
}) => {
  for (const path of pages) {
    const { find } = await sent(path)
    // JSON-LD and speculation rules are not scripts.
    const inline = await find('script:not([type="application/ld+json"], [type=speculationrules])')
    const text = inline.map((script) => script.text).join('')
    expect(text, path).not.toContain('__next_f')
    expect(text.length, path).toBeLessThan(6 * 1024)
    expect(await find('script[src], link[as=script]'), path).toEqual([])
  }
})

test('a form is answered within its page without a script file, also after the browser has translated the page', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.goto('/contactos')
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body, body :not(script)'))
      for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
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
  expect(scripts).toEqual([])
})

test('a gallery opens at the chosen picture, moves by keys and buttons, and returns the focus', {
  tag: '@all',
}, async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(gallery)
  const second = page.getByRole('link', { name: 'Ver a imagem 2 de 2 em grande' })
  await second.click()
  const dialog = page.getByRole('dialog', { name: 'Ver em grande' })
  await expect(position(page)).toHaveText('Imagem 2 de 2')
  await expect.poll(() => shown(page)).toContain('palacete-3')
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toHaveText(/^Imagem 1 de 2: /)
  await expect.poll(() => shown(page)).not.toContain('palacete-3')
  await dialog.getByRole('button', { name: 'Imagem anterior' }).click()
  await expect(position(page)).toHaveText('Imagem 2 de 2')
  await page.setViewportSize({ width: 800, height: 500 })
  await expect.poll(() => shown(page)).toContain('palacete-3')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(second).toBeFocused()
  await first(page).press('Enter')
  await expect(position(page)).toHaveText(/^Imagem 1 de 2: /)
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(first(page)).toBeFocused()
  expect(scripts).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a gallery moves by a swipe, and shows the number of the picture', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await page.goto(gallery)
    await first(page).tap()
    await expect(position(page)).toHaveText(/^Imagem 1 de 2: /)
    const client = await context.newCDPSession(page)
    await client.send('Input.synthesizeScrollGesture', { x: 300, y: 400, xDistance: -250, yDistance: 0 })
    await expect(position(page)).toHaveText('Imagem 2 de 2')
    await expect.poll(() => shown(page)).toContain('palacete-3')
  })
})

test('a picture of a gallery opens as a file in a new tab with the keys for one', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto(gallery)
  const opened = context.waitForEvent('page')
  await first(page).click({ modifiers: ['ControlOrMeta'] })
  await opened
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture of a gallery links to its file', { tag: '@all' }, async ({ page }) => {
    await page.goto(gallery)
    const file = await first(page).getAttribute('href')
    await first(page).click()
    await expect(page).toHaveURL(file ?? '')
  })
})
