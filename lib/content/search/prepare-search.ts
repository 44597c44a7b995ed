import { isReady } from '@/lib/platform/snapshots/start'
import { lastContent } from '@/lib/platform/snapshots/tenant'
import { siteConfig } from '@/site.config'
import { siteOf } from '../site'
import { searcherOf } from './index/searcher'

/** Has the index made at the start, so that no question waits for it. Without content, the first question has it made. */
export async function prepareSearch(): Promise<void> {
  const content = siteConfig.search && (await isReady()) && (await lastContent())
  // A failure is logged at the first question.
  if (content) await searcherOf(siteOf(content)).catch(() => undefined)
}
