import { oklch, parse } from 'culori'
import { expect, test } from '../../fixtures/stage'
import { kinds } from '../kinds'

/* What is printed. */

/** Runs in the browser: what should not be on paper, and what should. */
function faultsOnPaper(): string[] {
  const main = document.querySelector('main')
  const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
  const bars = [...document.querySelectorAll('body > *')].filter((part) => part !== main && isShown(part))
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

test('on paper a page is its content: no bars, answers to closed questions, addresses of links, whole cards, pictures', async ({
  page,
}) => {
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
  }
  expect(others, 'requests to other sites').toEqual([])
})

test('a post is dark letters on white, in the dark too, without menus and buttons', async ({ page }) => {
  await page.goto('/blog/lista-de-oito-semanas')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Pedir orçamento' })).toBeHidden()
  const ink = parse(await page.locator('.prose').evaluate((element) => getComputedStyle(element).color))
  expect(oklch(ink)?.l).toBeLessThan(0.4)
})
