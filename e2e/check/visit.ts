import { gzipSync } from 'node:zlib'
import type { ConsoleMessage, Page, Response } from '@playwright/test'
import type { ClientModule } from '../../lib/next/light-page/client-modules'
import { componentsWithScript } from '../../lib/next/light-page/light-page'
import { axeFindings } from './axe'
import { walk } from './keyboard'

/** What a visitor of a page gets, at 1280 px in light colours unless it says something else. */
export interface Visit {
  path: string
  status: number | undefined
  headers: Record<string, string>
  title: string
  headings: number
  text: string
  /** Errors of the console. */
  errors: string[]
  /** KiB with gzip. */
  weight: { document: number; stylesheet: number; script: number }
  /** The files of the client components that bring script. */
  components: string[]
  axe: { light: string[]; darkOnPhone: string[] }
  /** What a bar hides when it has the focus, on a phone and at a zoom of 400 %. */
  hidden: string[]
  /** The width of the page, by the width of the window. */
  widths: Map<number, number>
}

/**
 * Visits a page in a tab. The page is loaded once, and then resized.
 * @param modules the client modules of the site
 */
export async function visit(
  tab: Page,
  path: string,
  modules: ReadonlyMap<string, ClientModule>,
): Promise<Visit> {
  await tab.setViewportSize({ width: 1280, height: 844 })
  await tab.emulateMedia({ colorScheme: 'light' })
  const { errors, stop } = watch(tab)
  const response = await tab.goto(path, { waitUntil: 'networkidle' })
  const light = await axeFindings(tab)
  const widths = new Map<number, number>()
  for (const width of [1280, 390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    widths.set(width, await tab.evaluate(() => document.documentElement.scrollWidth))
  }
  const seen = {
    path,
    status: response?.status(),
    headers: response?.headers() ?? {},
    title: await tab.title(),
    headings: await tab.locator('h1').count(),
    text: await tab.locator('body').innerText(),
    widths,
  }
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.emulateMedia({ colorScheme: 'dark' })
  const darkOnPhone = await axeFindings(tab)
  await tab.setViewportSize({ width: 390, height: 664 })
  const { hidden } = await walk(tab, 'Tab')
  await tab.setViewportSize({ width: 320, height: 256 })
  hidden.push(...(await walk(tab, 'Tab')).hidden)
  const flight = await tab.request.get(path, { headers: { rsc: '1' } })
  const components = componentsWithScript(await flight.text(), modules)
  return { ...seen, errors, axe: { light, darkOnPhone }, hidden, weight: await stop(), components }
}

/** Notes what the page loads and what its console says, until stopped. */
function watch(tab: Page) {
  const weight = { document: 0, stylesheet: 0, script: 0 }
  const errors: string[] = []
  const bodies: Promise<void>[] = []
  const onResponse = (response: Response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'document') return
    bodies.push(
      response.body().then((body) => {
        weight[kind] += gzipSync(body).length / 1024
      }),
    )
  }
  const onConsole = (message: ConsoleMessage) => {
    // What is aborted here is a third party's.
    if (message.type() === 'error' && !message.text().includes('ERR_FAILED')) errors.push(message.text())
  }
  tab.on('response', onResponse)
  tab.on('console', onConsole)
  const stop = async () => {
    tab.off('response', onResponse)
    tab.off('console', onConsole)
    await Promise.all(bodies)
    return weight
  }
  return { errors, stop }
}
