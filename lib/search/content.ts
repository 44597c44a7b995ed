import type { Site } from '@/lib/content/site'
import { processState } from '@/lib/process/process-state'
import { notePageView } from '@/lib/snapshots/tenant'
import { type Answer, answerTo } from './answer'
import type { Asked } from './question'

/** What the page shows below the search field. */
export type SearchContent =
  | { kind: 'empty' }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'long' | 'unavailable' }

const state = processState('search outage', () => ({ isOn: false }))

/** The answer to a question, from the content that pages show now. A search outage is logged once, when it begins. */
export async function searchContent(site: Site, asked: Asked): Promise<SearchContent> {
  if (typeof asked === 'string') return { kind: asked }
  notePageView(['services', 'products', 'projects', 'posts', 'faqs'])
  try {
    const answer = await answerTo(site, asked)
    state.isOn = false
    return { kind: 'answer', answer }
  } catch (error) {
    if (!state.isOn) console.error(`[search] no answer: ${error instanceof Error ? error.message : error}`)
    state.isOn = true
    return { kind: 'unavailable' }
  }
}
