import { kib, type Part, type Row } from '../report'
import { minimalOrigin } from './minimal-app'
import { type Visit, visit, withBrowser } from './visit'

interface MeasuredPage {
  name: string
  path: string
  route: string
  /** What needs script, and how many KiB more of it than the smallest app has. */
  reached?: string
  allowed?: number
  mostKilobytes?: number
}

const pages: MeasuredPage[] = [
  { name: 'home', path: '/', route: '/', reached: 'main form', allowed: 4 },
  { name: 'list', path: '/servicos', route: '/servicos' },
  { name: 'service', path: '/servicos/elevador-exterior', route: '/servicos/[slug]', mostKilobytes: 80 },
  {
    name: 'project',
    path: '/projetos/palacete-da-foz',
    route: '/projetos/[slug]',
    reached: 'main a[href*=".jpg"]:has(img)',
    allowed: 4,
  },
  { name: 'post', path: '/blog/lista-de-oito-semanas', route: '/blog/[slug]' },
  { name: 'quote form', path: '/orcamento', route: '/orcamento', reached: 'main form', allowed: 6 },
  { name: 'contact form', path: '/contactos', route: '/contactos', reached: 'main form', allowed: 6 },
]

/** Of the pages that are measured. */
export const routes = pages.map(({ route }) => route)

const MOST_REQUESTS = 8

const signed = (value: number) => (value < 0 ? '' : '+') + value.toFixed(1)

const scriptOf = ({ script }: Visit) => script.atFirst + script.late

/** Bytes and requests of a cold visit on a phone, beside the smallest app's. */
export async function measureBytes(siteOrigin: string): Promise<Part> {
  return withBrowser(async (browser) => {
    const smallest = await visit(browser, minimalOrigin)
    const smallestForm = await visit(browser, `${minimalOrigin}/form`)
    const rows: Row[] = []
    for (const { name, path, reached, allowed, mostKilobytes } of pages) {
      const seen = await visit(browser, siteOrigin + path, reached)
      const added = (scriptOf(seen) - scriptOf(smallest)) / 1024
      const all = (seen.html + seen.css + seen.fonts + seen.pictures + seen.script.atFirst) / 1000
      rows.push({
        figure: `${name}: script; its data`,
        measured: `${kib(seen.script.atFirst)} at first, ${kib(seen.script.late)} when it is reached; ${kib(seen.data)} of data for it`,
        beside: `smallest app ${kib(scriptOf(smallest))}${allowed ? `: ${signed(added)}` : ''}`,
        goal: allowed ? `+${allowed}` : 'none',
        isMet: allowed ? added <= allowed : scriptOf(seen) === 0,
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
      measured: kib(scriptOf(smallestForm)),
      beside: `smallest app ${kib(scriptOf(smallest))}: +${((scriptOf(smallestForm) - scriptOf(smallest)) / 1024).toFixed(1)}`,
    })
    return { title: 'What a phone loads on its first visit', rows }
  })
}
