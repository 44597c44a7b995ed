import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from '../../fixtures/stage'
import { kinds } from '../kinds'

/* Tests of printed pages. */

/** Runs in the browser: reports what should not be printed, and what should be but is not. */
function faultsOnPaper(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
  const bars = [...document.querySelectorAll('body > :not(main, .letterhead)')].filter(isShown)
  const closed = [...document.querySelectorAll('main details')].filter(
    (details) => isShown(details) && ![...details.children].slice(1).some(isShown),
  )
  const unnamed = [...document.querySelectorAll('main a[href^="http"]')].filter(
    (link) =>
      isShown(link) &&
      !link.querySelector('img') &&
      !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
  )
  const split = [...document.querySelectorAll('main li, main img')].filter(
    (part) => getComputedStyle(part).breakInside !== 'avoid',
  )
  return [...bars, ...closed, ...unnamed, ...split].map(({ outerHTML }) => outerHTML.slice(0, 90))
}

test('a printed page has name and contacts, closed answers, addresses of links, whole cards and pictures, and no bars', {
  tag: '@all',
}, async ({ page }) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) others.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 664 })
  for (const path of kinds) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await page.pdf()
    const pictures = page.locator('main img')
    const missing = () =>
      pictures.evaluateAll((images: HTMLImageElement[]) =>
        images.flatMap(({ src, naturalWidth }) => (naturalWidth === 0 ? src : [])),
      )
    await expect.poll(missing, path).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(faultsOnPaper), path).toEqual([])
    await expect(page.locator('.letterhead'), path).toHaveText(
      /^Maré Alta\s*\+351 220 000 140\s*ola@marealta/,
    )
  }
  expect(others, 'requests to other sites').toEqual([])
})

/** Runs in the browser: the colours of all printed texts, each with one of the texts. */
function coloursOnPaper(): [colour: string, text: string][] {
  const colours = new Map<string, string>()
  const addColour = (element: Element, text: string, pseudo?: string) =>
    colours.set(getComputedStyle(element, pseudo).color, text)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent: text } = node
    if (!parent || !text?.trim() || parent.closest('script, style, [aria-hidden="true"]')) continue
    if (parent.closest('option') || parent.checkVisibility()) addColour(parent, text.trim().slice(0, 40))
  }
  for (const field of document.querySelectorAll('input, textarea, select')) {
    addColour(field, field.outerHTML.slice(0, 60))
    addColour(field, `placeholder of ${field.outerHTML.slice(0, 60)}`, '::placeholder')
  }
  return [...colours]
}

test('all printed texts are dark enough, in every theme and in the dark scheme', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/blog/lista-de-oito-semanas')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Pedir orçamento' })).toBeHidden()
  const themes = ['atlantico', 'granito', 'oficina'].map((theme) =>
    readFileSync(`themes/${theme}/tokens.css`, 'utf8').replace(/@import[^;]*;/, ''),
  )
  const faint = new Set<string>()
  for (const path of [...kinds, '/pesquisa?q=caixas']) {
    await page.goto(path)
    for (const tokens of themes) {
      await page.addStyleTag({ content: tokens })
      for (const scheme of ['', 'dark']) {
        await page.evaluate((scheme) => (document.documentElement.dataset.scheme = scheme), scheme)
        for (const [colour, text] of await page.evaluate(coloursOnPaper))
          if (wcagContrast(colour, '#fff') < 4.5) faint.add(`${path}: ${text} is ${colour}`)
      }
    }
  }
  expect([...faint]).toEqual([])
})
