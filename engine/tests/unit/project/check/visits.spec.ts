import { expect, test } from '@playwright/test'
import { walk, walkAgain } from '../../../../../e2e/check/keyboard'
import { visit } from '../../../../../e2e/check/visit'
import { startStandIn } from '../../../servers/stand-in'

/* Tests of what `npm run check` notices on a page. */

test('an uncaught error of a script is reported as an error of the page', async ({ page }) => {
  const { origin, stop } = await startStandIn((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      '<!doctype html><title>x</title><h1>x</h1><a href="#x">x</a><script>throw new Error("caught by nobody")</script>',
    )
  }, 0)
  try {
    expect((await visit(page, origin, new Map())).errors).toEqual(['Error: caught by nobody'])
  } finally {
    stop()
  }
})

test('a keyboard walk begins at the end of the page wherever the focus is, and a second walk scrolls to the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.setContent(
    `<a href="#1">1</a><div style="height: 500px"></div><a id="middle" href="#2">2</a><div style="height: 500px"></div><a href="#3">3</a>`,
  )
  const middle = page.locator('#middle')
  await middle.focus()
  expect(await walk(page, 'Tab')).toEqual({ reached: 3, hidden: [] })
  await page.evaluate(() => scrollTo(0, 0))
  await middle.evaluate((link) => link.focus({ preventScroll: true }))
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await walkAgain(page)).toEqual([])
})
