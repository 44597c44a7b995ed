import { BEGIN, END, searchPage } from '@/components/search/search-page'
import { escaped } from '@/lib/content/html'
import { siteOf } from '@/lib/content/site'
import type { RecordedHeaders } from '@/lib/next/direct-responses/recorded-headers'
import type { CachedPage } from '@/lib/next/page-cache/cached-page'
import { judgeKeptPage } from '@/lib/pages/cache/judge-kept-page'
import { processState } from '@/lib/process/process-state'
import { processTime } from '@/lib/process/process-time'
import { tenantContent } from '@/lib/snapshots/tenant'
import { copy } from '@/site.copy'
import { searchContent } from '../search/content'
import type { Question } from '../search/question'

/** The HTML around the results of a page that Next.js has rendered for a question. Other results are put into it. */
export interface Frame {
  before: string
  after: string
  /** The headers of the page, not those that Next.js adds. */
  ofPage: Record<string, unknown>
  madeAt: number
  /** The headers with which Next.js has sent this page; undefined until then. */
  sentWith?: RecordedHeaders | undefined
}

const state = processState<{ frame?: Frame }>('search frame', () => ({}))

/** How long a frame is used that shows other data, whose age alone tells whether it is up to date. */
const LONGEST_AGE_MS = 60_000

/** Keeps the frame of a page rendered for a question. A page with scripts contains its content twice, and is rendered for each question. */
export function keepFrame({ html, headers = {} }: CachedPage): void {
  const from = html.indexOf(BEGIN)
  const to = html.lastIndexOf(END)
  if (from < 0 || to < 0 || html.includes('__next_f')) return
  state.frame = {
    before: html.slice(0, from),
    after: html.slice(to + END.length),
    ofPage: headers,
    madeAt: processTime(),
  }
}

/** The frame, while a new render would be framed alike; undefined while there is none. */
export async function currentFrame(): Promise<Frame | undefined> {
  const { frame } = state
  if (!frame) return undefined
  const judgement = await judgeKeptPage(String(frame.ofPage['x-next-cache-tags']).split(','))
  const isYoung = processTime() - frame.madeAt < LONGEST_AGE_MS
  return judgement === 'current' || (judgement === 'aging' && isYoung) ? frame : undefined
}

/** The HTML of the page that shows the results of a question. */
export async function pageInFrame({ before, after }: Frame, question: Question): Promise<string> {
  const site = siteOf(await tenantContent())
  const results = searchPage(await searchContent(site, question), site.has)
  return withTitle(before, question, site.name) + results + after
}

function withTitle(html: string, { text }: Question, name: string): string {
  const title = `<title>${escaped(`${copy.search.titleOf(text)} · ${name}`)}</title>`
  return html.replace(/<title>[^<]*<\/title>/, () => title)
}
