import { BEGIN, END, searchPage } from '@/components/search/search-page'
import { escaped } from '@/lib/html'
import { judgeKeptPage } from '@/lib/pages/kept-pages'
import { tenantContent } from '@/lib/platform/tenant'
import { processState } from '@/lib/process-state'
import { processTime } from '@/lib/process-time'
import { siteOf } from '@/lib/site'
import { copy } from '@/site.copy'
import { searchContent } from './content'
import type { Question } from './question'
import { questionOf } from './segment'

/*
 * How a server answers questions. The first one is drawn by Next.js like any page; what is around its answer stays in memory, and the
 * next answers are put into it, for as long as it is up to date. So a question costs no render and leaves nothing in Next.js' cache.
 */

/** A page as `page-cache.cjs` hands it over. */
interface CachedPage {
  html: string
  rscData?: Uint8Array
  headers?: Record<string, unknown>
  status?: number
}

interface Frame {
  page: CachedPage
  before: string
  after: string
  madeAt: number
}

const state = processState<{ frame?: Frame }>('search frame', () => ({}))

/** A frame that shows something whose age alone tells whether it is up to date. */
const LONGEST_AGE_MS = 60_000

/** The page was made for a question. One with scripts has a copy of its content for them, and is made for each question anew. */
export function keepFrame(page: CachedPage): void {
  const from = page.html.indexOf(BEGIN)
  const to = page.html.lastIndexOf(END)
  if (from < 0 || to < 0 || page.html.includes('__next_f')) return
  state.frame = {
    page: { ...page, html: '', rscData: new Uint8Array() },
    before: page.html.slice(0, from),
    after: page.html.slice(to + END.length),
    madeAt: processTime(),
  }
}

/** The page that answers a question; undefined while there is no frame for it. */
export async function answerInFrame(segment: string): Promise<CachedPage | undefined> {
  const question = questionOf(segment)
  const { frame } = state
  if (!question || !frame || !(await isCurrent(frame))) return undefined
  const site = siteOf(await tenantContent())
  const answer = searchPage(await searchContent(site, question), site.has)
  const before = withTitle(frame.before, question, site.name)
  return { ...frame.page, html: before + answer + frame.after }
}

async function isCurrent({ page: { headers }, madeAt }: Frame): Promise<boolean> {
  const judgement = await judgeKeptPage(String(headers?.['x-next-cache-tags']).split(','))
  return judgement === 'current' || (judgement === 'aging' && processTime() - madeAt < LONGEST_AGE_MS)
}

function withTitle(html: string, { text }: Question, name: string): string {
  const title = `<title>${escaped(`${copy.search.titleOf(text)} · ${name}`)}</title>`
  return html.replace(/<title>[^<]*<\/title>/, () => title)
}
