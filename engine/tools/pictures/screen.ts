import type { Browser } from '@playwright/test'

/** The first screen of the home page, with its fonts and pictures loaded. */
export async function screenOf(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'pt-PT',
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const screen = await page.screenshot()
  await page.close()
  return screen
}
