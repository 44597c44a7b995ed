import { gzipSync } from 'node:zlib'
import type { ConsoleMessage, Page, Request } from '@playwright/test'
import {
  axeFindings,
  type ClientModule,
  componentsWithScript,
  isDrawnByScript,
} from '@site-starter/engine/testing'
import { siteConfig } from '../../site/config'
import { hidePage, walk, walkAgain } from './keyboard'
import { tooWide } from './layout'

/** What is found in a page, and as what: `at 390 px, in dark`. */
interface Finding {
  path: string
  view: string
  what: string
  /** The HTML or the text that it is about. */
  about: string
}

/** What a visitor of a page gets, at 1280 px in light colours unless it says something else. */
export interface Visit {
  path: string
  status: number | undefined
  headers: Record<string, string>
  text: string
  /** Errors of the console, and those that no script has caught. */
  errors: string[]
  /** KiB with gzip. */
  weight: { document: number; stylesheet: number; script: number }
  /** What brings Next.js' scripts: the files of client components, and a part that was not there when the page began. */
  bringsScript: string[]
  /** What axe finds, in light and in dark colours, at 1280 and at 390 px. */
  axe: Finding[]
  /** What is too wide at 1280, 390 and 320 px. */
  wide: Finding[]
  /** What a bar hides when it has the focus, on a phone and at a zoom of 400 %. */
  hidden: string[]
}

const schemes = siteConfig.colourScheme === 'system' ? (['light', 'dark'] as const) : (['light'] as const)

/**
 * Visits a page. It is loaded once, and then resized.
 * @param modules the client modules of the site
 */
export async function visit(
  tab: Page,
  path: string,
  modules: ReadonlyMap<string, ClientModule>,
): Promise<Visit> {
  const requests: Request[] = []
  const messages: ConsoleMessage[] = []
  const noteRequest = (request: Request) => requests.push(request)
  const noteMessage = (message: ConsoleMessage) => messages.push(message)
  const thrown: string[] = []
  const noteThrown = (error: Error) => thrown.push(String(error))
  tab.on('request', noteRequest).on('console', noteMessage).on('pageerror', noteThrown)
  await tab.setViewportSize({ width: 1280, height: 844 })
  await tab.emulateMedia({ colorScheme: 'light' })
  const response = await tab.goto(path, { waitUntil: 'networkidle' })
  const isDrawnLate = isDrawnByScript((await response?.text()) ?? '')
  const weight = await weightOf(requests)
  const axe: Finding[] = []
  const wide: Finding[] = []
  for (const width of [1280, 390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    const view = `at ${width} px`
    wide.push(...(await wideFindings(tab, path, view)))
    for (const [index, colorScheme] of (width === 320 ? [] : schemes).entries()) {
      await tab.emulateMedia({ colorScheme })
      const found = await axeFindings(tab, index === 0 ? 'everything' : 'colours')
      const inColours = `${view}, in ${colorScheme}`
      axe.push(
        ...found.map(({ rule, why, html }) => ({
          path,
          view: inColours,
          what: `${rule} (${why})`,
          about: html,
        })),
      )
    }
  }
  const seen = {
    path,
    status: response?.status(),
    headers: response?.headers() ?? {},
    text: await tab.locator('body').innerText(),
  }
  await tab.setViewportSize({ width: 390, height: 664 })
  await tab.evaluate(hidePage)
  const { hidden } = await walk(tab, 'Tab')
  await tab.setViewportSize({ width: 320, height: 256 })
  hidden.push(...(await walkAgain(tab)))
  tab.off('request', noteRequest).off('console', noteMessage).off('pageerror', noteThrown)
  const texts = messages.filter((message) => message.type() === 'error').map((message) => message.text())
  // No other machine is known here (e2e/check.config.ts).
  const errors = [...texts.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED')), ...thrown]
  const flight = await tab.request.get(path, { headers: { rsc: '1' } })
  const bringsScript = componentsWithScript(await flight.text(), modules)
  if (isDrawnLate) bringsScript.push('a <Suspense> or loading.tsx that waits')
  return { ...seen, errors, axe, wide, hidden, weight, bringsScript }
}

async function wideFindings(tab: Page, path: string, view: string): Promise<Finding[]> {
  const found = await tab.evaluate(tooWide)
  return found.map((what) => ({ path, view, what, about: what.replace(/^[^:]*: /, '') }))
}

/** What is too wide on the narrowest phone. */
export async function lookAtPhone(tab: Page, path: string): Promise<Finding[]> {
  await tab.setViewportSize({ width: 320, height: 844 })
  await tab.goto(path)
  return wideFindings(tab, path, 'at 320 px')
}

/** Pictures have their size without being loaded, and texts without being drawn. */
export async function withoutDrawing(tab: Page): Promise<void> {
  const client = await tab.context().newCDPSession(tab)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: ['*/_next/image*'] })
  await tab.addInitScript(hidePage)
}

/** What the documents, stylesheets and scripts among these weigh, in KiB with gzip. */
async function weightOf(requests: Request[]) {
  const weight = { document: 0, stylesheet: 0, script: 0 }
  for (const request of requests) {
    const kind = request.resourceType()
    if (kind === 'script' || kind === 'stylesheet' || kind === 'document')
      weight[kind] += weights.get(request.url()) ?? (await weigh(request))
  }
  return weight
}

/** By address, since a browser takes what pages share from its cache. */
const weights = new Map<string, number>()

async function weigh(request: Request): Promise<number> {
  const body = await (await request.response())?.body()
  if (body === undefined) return 0
  const weight = gzipSync(body).length / 1024
  weights.set(request.url(), weight)
  return weight
}
