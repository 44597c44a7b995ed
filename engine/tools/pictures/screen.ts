import type { Browser } from '@playwright/test'
import { mark } from './marks'
import type { View } from './view'

/** A screen of a page, once its fonts and pictures are there, with its numbered parts. */
export async function screenOf(
  browser: Browser,
  origin: string,
  { path, window, isEnd, parts = [] }: View,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: window,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'pt-PT',
  })
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  if (isEnd) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await mark(page, parts)
  const screen = await page.screenshot()
  await page.close()
  return screen
}
