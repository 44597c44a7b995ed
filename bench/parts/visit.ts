import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { isHydrated } from '../../e2e/engines/visitor'
import { headlessChromium } from '../../e2e/servers/chromium'

/** What a phone loads that was never here before, of a page that others have viewed; bytes as sent, without headers. */
export interface Visit {
  html: number
  css: number
  /** Asked for by the page alone, and when what needs it is reached. */
  script: { atFirst: number; late: number }
  /** Flight data that a script asks for. */
  data: number
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

/** @param reached what is scrolled to once the page has loaded */
export async function visit(browser: Browser, address: string, reached?: string): Promise<Visit> {
  await viewByOthers(address)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const loaded: { kind: string; size: Promise<number>; isLate: boolean }[] = []
  let failed = 0
  let isLate = false
  page.on('requestfailed', () => {
    failed += 1
  })
  page.on('response', (response) => {
    if (!response.ok()) failed += 1
    const request = response.request()
    const kind = request.resourceType()
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
    loaded.push({ kind, size, isLate })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const requests = loaded.length
  isLate = true
  if (reached) {
    await page.locator(reached).first().scrollIntoViewIfNeeded()
    while (!(await page.evaluate(isHydrated))) await setTimeout(20)
  }
  const total = async (kind: string, late?: boolean) => {
    const its = loaded.filter((one) => one.kind === kind && (late === undefined || one.isLate === late))
    return (await Promise.all(its.map(({ size }) => size))).reduce((sum, size) => sum + size, 0)
  }
  const result = {
    html: await total('document'),
    css: await total('stylesheet'),
    script: { atFirst: await total('script', false), late: await total('script', true) },
    data: await total('fetch'),
    fonts: await total('font'),
    pictures: await total('image', false),
    requests,
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
