import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Request } from '@playwright/test'
import { headlessChromium } from '../../e2e/servers/chromium'
import { kib, type Part, type Row } from '../report'
import { minimalOrigin } from './minimal-app'

const send = 'main form button[type=submit]'

/** With what is used once the page has loaded: a button of a form, or a picture of a gallery. */
const pages: [name: string, path: string, used?: string][] = [
  ['home', '/', send],
  ['list', '/servicos'],
  ['service', '/servicos/elevador-exterior'],
  ['project', '/projetos/palacete-da-foz', '[data-gallery] a'],
  ['post', '/blog/lista-de-oito-semanas'],
  ['quote form', '/orcamento', send],
  ['contact form', '/contactos', send],
]

const MOST_SCRIPT = 6 * 1024
/** Of the page of a service. */
const MOST_KILOBYTES = 80
const MOST_REQUESTS = 8

/** Bytes and requests of a cold visit on a phone, beside the smallest app's. */
export async function measureBytes(siteOrigin: string): Promise<Part> {
  const browser = await chromium.launch({ ...headlessChromium(), args: ['--no-sandbox'] })
  const smallest = await visit(browser, minimalOrigin)
  const rows: Row[] = []
  for (const [name, path, used] of pages) {
    const seen = await visit(browser, siteOrigin + path, used)
    const all = (seen.html + seen.css + seen.fonts + seen.pictures + seen.scriptFiles) / 1000
    rows.push({
      figure: `${name}: script, inline script included${used ? ', after its use' : ''}`,
      measured: kib(seen.script),
      beside: `smallest app ${kib(smallest.script)}`,
      goal: `at most ${kib(MOST_SCRIPT)}`,
      isMet: seen.script <= MOST_SCRIPT,
    })
    rows.push({
      figure: `${name}: HTML, CSS, fonts, pictures; requests`,
      measured: told(seen),
      beside: `smallest app ${told(smallest)}`,
      ...(name === 'service' && {
        goal: `${MOST_KILOBYTES} KB in ${MOST_REQUESTS} requests, none failed: ${all.toFixed(1)}`,
        isMet: all <= MOST_KILOBYTES && seen.requests <= MOST_REQUESTS && seen.failed === 0,
      }),
    })
  }
  const form = await visit(browser, `${minimalOrigin}/form`)
  rows.push({
    figure: 'smallest app with link, picture and form: script',
    measured: kib(form.scriptFiles),
    beside: `smallest app ${kib(smallest.scriptFiles)}: +${((form.scriptFiles - smallest.scriptFiles) / 1024).toFixed(1)}`,
  })
  await browser.close()
  return { title: 'What a phone loads on its first visit', rows }
}

type Visit = Awaited<ReturnType<typeof visit>>

function told({ html, css, fonts, pictures, requests }: Visit): string {
  return `${[html, css, fonts, pictures].map(kib).join(', ')}; ${requests}`
}

/**
 * What a phone loads that was never here before, of a page that others have viewed; bytes as sent, without headers.
 * @param used what is clicked once the page has loaded; the page stays
 */
async function visit(browser: Browser, address: string, used?: string) {
  // Until the site has compressed the page for all views.
  for (const _ of [1, 2, 3]) {
    await (await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })).text()
    await sleep(300)
  }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const finished: Request[] = []
  let failed = 0
  page.on('requestfinished', (request) => finished.push(request))
  page.on('requestfailed', () => (failed += 1))
  page.on('response', (response) => (failed += response.ok() ? 0 : 1))
  await page.goto(address, { waitUntil: 'networkidle' })
  const atFirst = [...finished]
  // Not compressed.
  const inlineScript = await page
    .locator('script:not([type], [src])')
    .evaluateAll((scripts) => scripts.reduce((sum, { textContent }) => sum + (textContent ?? '').length, 0))
  if (used) {
    await page.locator(used).first().click()
    await page.waitForLoadState('networkidle')
  }
  const bytes = async (kind: string, requests = finished) => {
    const sizes = requests.filter((one) => one.resourceType() === kind).map((one) => one.sizes())
    return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  const scriptFiles = await bytes('script')
  const result = {
    html: await bytes('document', atFirst),
    css: await bytes('stylesheet'),
    scriptFiles,
    script: scriptFiles + inlineScript,
    fonts: await bytes('font'),
    pictures: await bytes('image', atFirst),
    requests: atFirst.length,
    failed,
  }
  await context.close()
  return result
}
