import type { SearchContent } from '@/components/search/search-page'
import { notePageView } from '@/lib/platform/tenant'
import { processState } from '@/lib/process-state'
import type { Site } from '@/lib/site'
import { answerTo } from './answer'
import type { Question } from './question'

const state = processState('search outage', () => ({ isOn: false }))

/** What is shown for a question, of the content that pages show now. An outage of the search is logged when it begins. */
export async function searchContent(site: Site, question: Question): Promise<SearchContent> {
  notePageView(['services', 'products', 'projects', 'posts', 'faqs'])
  try {
    const answer = await answerTo(site, question)
    state.isOn = false
    return { kind: 'answer', answer }
  } catch (error) {
    if (!state.isOn) console.error(`[search] no answer: ${error instanceof Error ? error.message : error}`)
    state.isOn = true
    return { kind: 'unavailable' }
  }
}
