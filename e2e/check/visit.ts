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

/** A problem on a page, with the conditions of its discovery: `at 390 px, in dark`. */
interface Finding {
  path: string
  conditions: string
  what: string
  /** The HTML or text with the problem. */
  about: string
}

/** Observations of a page, by default at 1280 px in light colours. */
export interface Visit {
  path: string
  status: number | undefined
  headers: Record<string, string>
  text: string
  /** Console errors, and uncaught exceptions. */
  errors: string[]
  /** The transferred size in KiB after gzip. */
  weight: { document: number; stylesheet: number; script: number }
  /** The reasons for Next.js' scripts: files of client components, and parts streamed after the start of the page. */
  bringsScript: string[]
  /** Findings of axe in light and dark colours, at 1280 and 390 px. */
  axe: Finding[]
  /** Elements that are too wide at 1280, 390 or 320 px. */
  wide: Finding[]
  /** Focused elements that a bar hides on a phone or at a zoom of 400 %. */
  hidden: string[]
}

const schemes = siteConfig.colourScheme === 'system' ? (['light', 'dark'] as const) : (['light'] as const)

/**
 * Visits a page, which is loaded once and then resized.
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
    const conditions = `at ${width} px`
    wide.push(...(await wideFindings(tab, path, conditions)))
    for (const [index, colorScheme] of (width === 320 ? [] : schemes).entries()) {
      await tab.emulateMedia({ colorScheme })
      const found = await axeFindings(tab, index === 0 ? 'everything' : 'colours')
      const inColours = `${conditions}, in ${colorScheme}`
      axe.push(
        ...found.map(({ rule, why, html }) => ({
          path,
          conditions: inColours,
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
  // Failed requests to other machines are expected (e2e/check.config.ts).
  const errors = [...texts.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED')), ...thrown]
  const flight = await tab.request.get(path, { headers: { rsc: '1' } })
  const bringsScript = componentsWithScript(await flight.text(), modules)
  if (isDrawnLate) bringsScript.push('a <Suspense> or loading.tsx that waits')
  return { ...seen, errors, axe, wide, hidden, weight, bringsScript }
}

async function wideFindings(tab: Page, path: string, conditions: string): Promise<Finding[]> {
  const found = await tab.evaluate(tooWide)
  return found.map((what) => ({ path, conditions, what, about: what.replace(/^[^:]*: /, '') }))
}

/** Elements that are too wide on the narrowest phone. */
export async function lookAtPhone(tab: Page, path: string): Promise<Finding[]> {
  await tab.setViewportSize({ width: 320, height: 844 })
  await tab.goto(path)
  return wideFindings(tab, path, 'at 320 px')
}

/** Speeds up layout tests: pictures are not loaded, because their size is known, and text is not drawn. */
export async function withoutDrawing(tab: Page): Promise<void> {
  const client = await tab.context().newCDPSession(tab)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: ['*/_next/image*'] })
  await tab.addInitScript(hidePage)
}

/** The weight of documents, stylesheets and scripts among these requests, in KiB after gzip. */
async function weightOf(requests: Request[]) {
  const weight = { document: 0, stylesheet: 0, script: 0 }
  for (const request of requests) {
    const kind = request.resourceType()
    if (kind === 'script' || kind === 'stylesheet' || kind === 'document')
      weight[kind] += weights.get(request.url()) ?? (await weigh(request))
  }
  return weight
}

/** Weights by address, since browsers cache the files that pages share. */
const weights = new Map<string, number>()

async function weigh(request: Request): Promise<number> {
  const body = await (await request.response())?.body()
  if (body === undefined) return 0
  const weight = gzipSync(body).length / 1024
  weights.set(request.url(), weight)
  return weight
}
