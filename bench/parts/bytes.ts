import { kib, type Part, type Row } from '../report'
import { minimalOrigin } from './minimal-app'
import { visit, withBrowser } from './visit'

interface MeasuredPage {
  name: string
  path: string
  /** What is used once the page has loaded: a button of a form, or a picture of a gallery. */
  used?: string
  mostKilobytes?: number
}

const send = 'main form button[type=submit]'

const pages: MeasuredPage[] = [
  { name: 'home', path: '/', used: send },
  { name: 'list', path: '/servicos' },
  { name: 'service', path: '/servicos/elevador-exterior', mostKilobytes: 80 },
  { name: 'project', path: '/projetos/palacete-da-foz', used: '[data-gallery] a' },
  { name: 'post', path: '/blog/lista-de-oito-semanas' },
  { name: 'quote form', path: '/orcamento', used: send },
  { name: 'contact form', path: '/contactos', used: send },
]

const MOST_SCRIPT = 6 * 1024
const MOST_REQUESTS = 8

/** Bytes and requests of a cold visit on a phone, beside the smallest app's. */
export async function measureBytes(siteOrigin: string): Promise<Part> {
  return withBrowser(async (browser) => {
    const smallest = await visit(browser, minimalOrigin)
    const smallestForm = await visit(browser, `${minimalOrigin}/form`)
    const rows: Row[] = []
    for (const { name, path, used, mostKilobytes } of pages) {
      const seen = await visit(browser, siteOrigin + path, used)
      const all = (seen.html + seen.css + seen.fonts + seen.pictures + seen.script) / 1000
      rows.push({
        figure: `${name}: script, inline script included${used ? ', after its use' : ''}`,
        measured: kib(seen.script + seen.inlineScript),
        beside: `smallest app ${kib(smallest.script + smallest.inlineScript)}`,
        goal: `at most ${kib(MOST_SCRIPT)}`,
        isMet: seen.script + seen.inlineScript <= MOST_SCRIPT,
      })
      rows.push({
        figure: `${name}: HTML, CSS, fonts, pictures; requests`,
        measured: `${kib(seen.html)}, ${kib(seen.css)}, ${kib(seen.fonts)}, ${kib(seen.pictures)}; ${seen.requests}`,
        beside: `smallest app ${kib(smallest.html)}, ${kib(smallest.css)}, ${kib(smallest.fonts)}, ${kib(smallest.pictures)}; ${smallest.requests}`,
        ...(mostKilobytes !== undefined && {
          goal: `${mostKilobytes} KB in ${MOST_REQUESTS} requests, none failed: ${all.toFixed(1)}`,
          isMet: all <= mostKilobytes && seen.requests <= MOST_REQUESTS && seen.failed === 0,
        }),
      })
    }
    rows.push({
      figure: 'smallest app with link, picture and form: script',
      measured: kib(smallestForm.script),
      beside: `smallest app ${kib(smallest.script)}: +${((smallestForm.script - smallest.script) / 1024).toFixed(1)}`,
    })
    return { title: 'What a phone loads on its first visit', rows }
  })
}
