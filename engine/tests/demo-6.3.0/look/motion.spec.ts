import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/stage'

/* Tests of motion in response to input. All other tests prefer reduced motion. */

/** The parts that a view transition between this page and the next moves, by name; nothing without a transition. */
async function movedParts(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.addInitScript(() => {
    // The page is sometimes loaded before it is revealed.
    const parts = new Promise<ViewTransition | null>((reveal) =>
      addEventListener('pagereveal', ({ viewTransition }) => reveal(viewTransition)),
    ).then(async (viewTransition) => {
      await viewTransition?.ready
      return document
        .getAnimations()
        .map(
          ({ effect }) =>
            /^::view-transition-group\((.*)\)$/.exec((effect as KeyframeEffect).pseudoElement ?? '')?.[1],
        )
        .filter(Boolean)
    })
    Object.assign(globalThis, { parts })
  })
  const from = page.url()
  await act()
  await page.waitForURL((url) => url.href !== from)
  const names = await page.evaluate(() => (globalThis as unknown as { parts: Promise<string[]> }).parts)
  return [...new Set(names)].sort()
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(reducedMotion, () => {
    test.use({ contextOptions: { reducedMotion }, viewport: { width: 1280, height: 800 } })
    const isMoving = reducedMotion === 'no-preference'

    test('a view transition keeps the header and the picture of a record, and there is none with reduced motion', async ({
      page,
    }) => {
      await page.goto('/projetos')
      const card = page.locator('main li.group').first().getByRole('link')
      expect(await movedParts(page, () => card.click())).toEqual(
        isMoving ? ['header', 'picture', 'root'] : [],
      )
      const entry = page.getByRole('banner').getByRole('link', { name: 'Contactos' }).first()
      expect(await movedParts(page, () => entry.click())).toEqual(isMoving ? ['header', 'root'] : [])
    })

    test('a picture grows under the pointer within its box, a button moves when pressed, and a question opens', async ({
      page,
    }) => {
      await page.goto('/projetos')
      const card = page.locator('main li.group').first()
      const box = card.locator('div:has(> div > img)')
      const { width } = (await box.boundingBox()) ?? {}
      await card.hover()
      await expect(card.locator('img')).toHaveCSS('scale', isMoving ? '1.03' : 'none')
      expect((await box.boundingBox())?.width).toBe(width)
      await expect(box).toHaveCSS('overflow', 'hidden')
      const button = page.getByRole('banner').getByRole('link', { name: 'Pedir orçamento' })
      await button.hover()
      await page.mouse.down()
      await expect(button).toHaveCSS('translate', isMoving ? '0px 1px' : 'none')
      await page.mouse.move(640, 700)
      await page.mouse.up()
      await page.goto('/perguntas-frequentes')
      const question = page.locator('main details').nth(1)
      await question.locator('summary').click()
      const moves = () => question.evaluate((element) => element.getAnimations({ subtree: true }).length)
      if (isMoving) await expect.poll(moves).toBe(0)
      else expect(await moves()).toBe(0)
      await expect(question.locator('p').first()).toBeVisible()
    })

    test('nothing is hidden until the visitor scrolls to it', async ({ page }) => {
      await page.goto('/')
      const hidden = await page
        .locator('main :is(h2, h3, p, img)')
        .evaluateAll(
          (elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length,
        )
      expect(hidden).toBe(0)
    })

    test('animations by scrolling run only without reduced motion, and everything is whole without them', async ({
      page,
    }) => {
      const post = '/blog/embalar-loica'
      const scrolled = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(({ timeline }) => timeline && !(timeline instanceof DocumentTimeline)).length,
        )
      for (const path of ['/', '/servicos', post]) {
        await page.goto(path)
        expect((await scrolled()) > 0, path).toBe(isMoving)
      }
      const read = page.locator('.read-so-far')
      const width = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().width))
      if (isMoving) {
        expect(await width()).toBe(0)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect.poll(width).toBeGreaterThan(1200)
      } else expect(await read.boundingBox()).toMatchObject({ height: 0 })
      // A browser without animations by scrolling.
      await page.goto('/')
      const unfinished = await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.cancel()
        const isUnfinished = (element: Element) => {
          const { scale, opacity, clipPath, borderImageSource } = getComputedStyle(element)
          return (
            scale !== 'none' || opacity === '0' || clipPath !== 'none' || borderImageSource.includes(' 0%')
          )
        }
        return [...document.querySelectorAll('main *:not(.sr-only, .sr-only *)')].filter(isUnfinished).length
      })
      expect(unfinished).toBe(0)
    })

    test('the tick of the page of thanks is drawn once, and a number is counted without a change of its text', async ({
      page,
    }) => {
      await page.goto('/obrigado')
      const tick = page.locator('.tick')
      await expect(tick).toHaveCSS('stroke-dashoffset', '0px')
      await expect(tick).toHaveCSS('animation-name', isMoving ? 'to-drawn' : 'none')
      const number = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement
        main.style.paddingBottom = '200vh'
        const counted = document.createElement('p')
        counted.innerHTML = '<span class="counted" style="--number:7;--from:0">7</span>'
        main.prepend(counted)
        const span = counted.firstElementChild as HTMLElement
        const shown = () => [getComputedStyle(span).getPropertyValue('--number'), span.innerText]
        const whole = shown()
        counted.style.cssText = `position: absolute; margin: 0; font-size: 60px; top: ${innerHeight - 50}px`
        return { whole, drawn: getComputedStyle(span, '::after').content }
      })
      expect(number).toEqual({ whole: ['7', '7'], drawn: isMoving ? 'counter(number) / ""' : 'none' })
      const counting = page.locator('.counted')
      const value = () =>
        counting.evaluate((span) => Number(getComputedStyle(span).getPropertyValue('--number')))
      if (isMoving) await expect.poll(value).toBeLessThan(7)
      else expect(await value()).toBe(7)
      await page.evaluate(() => scrollTo(0, 400))
      await expect.poll(value).toBe(7)
    })

    test('an entry of the menu gets its mark under the pointer, and plates and buttons change slowly', async ({
      page,
    }) => {
      await page.goto('/blog')
      const entry = page.locator('.menu-mark:not(:has([aria-current]))').first()
      const scaleOf = () => entry.evaluate((element) => getComputedStyle(element, '::after').scale)
      expect(await scaleOf()).toBe('0')
      await entry.hover()
      await expect.poll(scaleOf).toBe('none')
      const softness = await page
        .getByRole('banner')
        .getByRole('link', { name: 'Pedir orçamento' })
        .evaluate((element) => getComputedStyle(element).transitionDuration)
      expect(softness).toBe(isMoving ? '0.12s' : '0s')
      const plate = page.locator('main li.group .drawn').first()
      await page.locator('main li.group:has(.drawn)').first().hover()
      await expect
        .poll(() => plate.evaluate((element) => getComputedStyle(element, '::before').scale))
        .toBe(isMoving ? '1.03' : 'none')
    })
  })
