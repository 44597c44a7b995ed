import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Request } from '@playwright/test'
import { headlessChromium } from '../../../tests/servers/chromium'
import { kib, type Part, type Row } from '../report'
import { minimalOrigin } from './minimal-app'

const send = 'main form button[type=submit]'

/** The pages to measure. `control` is an element to click once the page has loaded: a button of a form, or a picture of a gallery. */
const pages: [name: string, path: string, control?: string][] = [
  ['home', '/', send],
  ['list', '/servicos'],
  ['service', '/servicos/elevador-exterior'],
  ['project', '/projetos/palacete-da-foz', '[data-gallery] a'],
  ['post', '/blog/lista-de-oito-semanas'],
  ['quote form', '/orcamento', send],
  ['contact form', '/contactos', send],
]

const MAX_SCRIPT_BYTES = 6 * 1024
/** The most KB of the page of a service. */
const MAX_KILOBYTES = 80
/** The most requests of the page of a service. */
const MAX_REQUESTS = 8

/** Bytes and requests of a cold visit on a phone, compared with the smallest app. */
export async function measureBytes(siteOrigin: string): Promise<Part> {
  const browser = await chromium.launch({ ...headlessChromium(), args: ['--no-sandbox'] })
  const smallest = await visit(browser, minimalOrigin)
  const rows: Row[] = []
  for (const [name, path, control] of pages) {
    const seen = await visit(browser, siteOrigin + path, control)
    const kilobytes = (seen.files.reduce((sum, size) => sum + size) + seen.scriptFiles) / 1000
    rows.push({
      figure: `${name}: script, inline script included${control ? ', after its use' : ''}`,
      measured: kib(seen.script),
      baseline: `smallest app ${kib(smallest.script)}`,
      goal: `at most ${kib(MAX_SCRIPT_BYTES)}`,
      isMet: seen.script <= MAX_SCRIPT_BYTES,
    })
    rows.push({
      figure: `${name}: HTML, CSS, fonts, pictures; requests`,
      measured: summaryOf(seen),
      baseline: `smallest app ${summaryOf(smallest)}`,
      ...(name === 'service' && {
        goal: `${MAX_KILOBYTES} KB in ${MAX_REQUESTS} requests, none failed: ${kilobytes.toFixed(1)}`,
        isMet: kilobytes <= MAX_KILOBYTES && seen.requests <= MAX_REQUESTS && seen.failed === 0,
      }),
    })
  }
  const form = await visit(browser, `${minimalOrigin}/form`)
  rows.push({
    figure: 'smallest app with link, picture and form: script',
    measured: kib(form.scriptFiles),
    baseline: `smallest app ${kib(smallest.scriptFiles)}: +${((form.scriptFiles - smallest.scriptFiles) / 1024).toFixed(1)}`,
  })
  await browser.close()
  return { title: 'What a phone loads on its first visit', rows }
}

type Visit = Awaited<ReturnType<typeof visit>>

const summaryOf = ({ files, requests }: Visit) => `${files.map(kib).join(', ')}; ${requests}`

/**
 * Measures a first visit on a phone to a page that others have visited, in bytes as sent, without headers.
 * @param control an element to click once the page has loaded, which does not navigate
 */
async function visit(browser: Browser, address: string, control?: string) {
  // The site has compressed the page after a few visits.
  for (const _ of [1, 2, 3]) {
    await (await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })).text()
    await sleep(300)
  }
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(address, { waitUntil: 'networkidle' })
  const first = [...requests]
  const responses = await Promise.all(first.map((request) => request.response()))
  const files: number[] = []
  for (const kind of ['document', 'stylesheet', 'font', 'image']) files.push(await bytesOf(first, kind))
  // Inline script, uncompressed.
  const inlineScript = await page
    .locator('script:not([type], [src])')
    .evaluateAll((scripts) => scripts.reduce((sum, { textContent }) => sum + (textContent ?? '').length, 0))
  if (control) {
    await page.locator(control).first().click()
    await page.waitForLoadState('networkidle')
  }
  const scriptFiles = await bytesOf(requests, 'script')
  await page.close()
  const failed = responses.filter((response) => !response?.ok()).length
  return { files, scriptFiles, script: scriptFiles + inlineScript, requests: first.length, failed }
}

async function bytesOf(requests: Request[], kind: string): Promise<number> {
  const sizes = requests.filter((one) => one.resourceType() === kind).map((one) => one.sizes())
  return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
