import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { headlessChromium } from '../../e2e/servers/chromium'

/** What a phone loads that was never here before, of a page that others have viewed; bytes as sent, without headers. */
export interface Visit {
  html: number
  css: number
  /** Script files. */
  script: number
  /** Script in the page, not compressed. */
  inlineScript: number
  fonts: number
  pictures: number
  requests: number
  failed: number
}

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ ...headlessChromium(), args: ['--no-sandbox'] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** @param used what is clicked once the page has loaded; the page stays */
export async function visit(browser: Browser, address: string, used?: string): Promise<Visit> {
  await viewByOthers(address)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const loaded: { kind: string; size: Promise<number> }[] = []
  let failed = 0
  page.on('requestfailed', () => {
    failed += 1
  })
  page.on('response', (response) => {
    if (!response.ok()) failed += 1
    const request = response.request()
    const kind = request.resourceType()
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
    loaded.push({ kind, size })
  })
  const total = async (kind: string, from = loaded) => {
    const its = from.filter((one) => one.kind === kind)
    return (await Promise.all(its.map(({ size }) => size))).reduce((sum, size) => sum + size, 0)
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  const atFirst = [...loaded]
  const inlineScript = await page
    .locator('script:not([type], [src])')
    .evaluateAll((scripts) => scripts.reduce((sum, { textContent }) => sum + (textContent ?? '').length, 0))
  if (used) {
    await page.locator(used).first().click()
    await page.waitForLoadState('networkidle')
  }
  const result = {
    html: await total('document', atFirst),
    css: await total('stylesheet'),
    script: await total('script'),
    inlineScript,
    fonts: await total('font'),
    pictures: await total('image', atFirst),
    requests: atFirst.length,
    failed,
  }
  await context.close()
  return result
}

/** Until the site has compressed the page for all views. */
async function viewByOthers(address: string): Promise<void> {
  for (const _ of [1, 2, 3]) {
    await (await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })).text()
    await setTimeout(300)
  }
}
