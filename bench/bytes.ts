import { minimalOrigin } from './minimal-app'
import { kib, type Part, type Row } from './report'
import { type Visit, visit, withBrowser } from './visit'

const pages = [
  ['home', '/', '/', 4],
  ['list', '/servicos', '/servicos', 4],
  ['service', '/servicos/elevador-exterior', '/servicos/[slug]', 4],
  ['project', '/projetos/palacete-da-foz', '/projetos/[slug]', 4],
  ['post', '/blog/lista-de-oito-semanas', '/blog/[slug]', 4],
  ['quote form', '/orcamento', '/orcamento', 6],
  ['contact form', '/contactos', '/contactos', 6],
] as const

/** Of the pages that are measured. */
export const routes = pages.map(([, , route]) => route)

const MOST_REQUESTS = 16

const scriptOf = ({ script }: Visit) => script.inPage + script.late

/** Bytes and requests of a cold visit on a phone, beside the smallest app's. */
export async function measureBytes(siteOrigin: string): Promise<Part> {
  return withBrowser(async (browser) => {
    const smallest = await visit(browser, minimalOrigin)
    const smallestForm = await visit(browser, `${minimalOrigin}/form`)
    const rows: Row[] = []
    for (const [name, path, , allowed] of pages) {
      const seen = await visit(browser, siteOrigin + path)
      const added = (scriptOf(seen) - scriptOf(smallest)) / 1024
      rows.push({
        figure: `${name}: script`,
        measured: `${kib(seen.script.inPage)} in the page, ${kib(seen.script.late)} late`,
        beside: `smallest app ${kib(scriptOf(smallest))}: +${added.toFixed(1)}`,
        goal: `+${allowed}`,
        isMet: added <= allowed,
      })
      rows.push({
        figure: `${name}: HTML, CSS, fonts, requests`,
        measured: `${kib(seen.html)}, ${kib(seen.css)}, ${kib(seen.fonts)}, ${seen.requests}`,
        beside: `smallest app ${kib(smallest.html)}, ${kib(smallest.css)}, ${kib(smallest.fonts)}, ${smallest.requests}`,
        ...(name === 'home' && {
          goal: `${MOST_REQUESTS} requests, none failed`,
          isMet: seen.requests <= MOST_REQUESTS && seen.failed === 0,
        }),
      })
    }
    rows.push({
      figure: 'smallest app with link, picture and form: script',
      measured: kib(scriptOf(smallestForm)),
      beside: `smallest app ${kib(scriptOf(smallest))}: +${((scriptOf(smallestForm) - scriptOf(smallest)) / 1024).toFixed(1)}`,
    })
    return { title: 'What a phone loads on its first visit', rows }
  })
}
