import { BEGIN, END, searchPage } from '@/components/search/search-page'
import { escaped } from '@/lib/content/html'
import { siteOf } from '@/lib/content/site'
import type { CachedPage } from '@/lib/next/page-cache/cached-page'
import { judgeKeptPage } from '@/lib/pages/cache/judge-kept-page'
import { processState } from '@/lib/process/process-state'
import { processTime } from '@/lib/process/process-time'
import { tenantContent } from '@/lib/snapshots/tenant'
import { copy } from '@/site.copy'
import { searchContent } from '../search/content'
import { questionOf } from '../search/index/segment'
import type { Question } from '../search/question'

/*
 * How a server answers questions of the search. Next.js renders the page of the first question like any page. The HTML around its answer
 * stays in memory as the frame, and later answers are put into this frame while it is up to date. A question then costs no render and
 * leaves no entry in Next.js' cache.
 */

interface Frame {
  page: CachedPage
  before: string
  after: string
  madeAt: number
}

const state = processState<{ frame?: Frame }>('search frame', () => ({}))

/** How long a frame is used that shows other data, whose age alone tells whether it is up to date. */
const LONGEST_AGE_MS = 60_000

/** Keeps the frame of a page rendered for a question. A page with scripts contains its content twice, and is rendered for each question. */
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
