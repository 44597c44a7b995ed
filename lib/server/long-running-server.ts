import { setFlagsFromString } from 'node:v8'
import { examinePicturesInTheBackground } from '@/lib/content/files/examine-pictures'
import { prepareSearch } from '@/lib/content/search/index/current-index'
import { currentEnvironment, environmentId } from '@/lib/environment/current-environment'
import { isProduction } from '@/lib/environment/process/mode'
import { processState } from '@/lib/environment/process/process-state'
import { lighten } from '@/lib/next/light-page/light-page'
import { PageStore } from '@/lib/next/page-cache/page-store'
import { judgePage } from '@/lib/pages/cache/is-outdated'
import { renew } from '@/lib/pages/cache/renew'
import { keepContentCurrent } from '@/lib/platform/snapshots/start'
import { unchangedContent } from '@/lib/platform/snapshots/tenant'
import { siteServer } from './site-server'
import { keepStaticFiles } from './static-files/keep-files'

/** Starts what only a long-running process can have: timers, its own page cache, a connection to other instances. */
export async function prepareLongRunningServer(): Promise<void> {
  // By default, V8 lets the heap of a busy server grow to a multiple of its need: with 2,000 posts a quarter of the memory, for no speed.
  setFlagsFromString('--heap-growing-percent=20')
  // Of `server.mjs`, which waits for it. `next start` and `next dev` have none.
  const { siteIsReady } = processState
  processState.pageStore ??= new PageStore({
    environmentId: environmentId(),
    mostBytes: currentEnvironment().pageCacheMegabytes * 1_000_000,
    htmlToSend: (html) => (siteIsReady ? lighten(html).html : html),
    content: unchangedContent,
    judge: judgePage,
    renew,
  })
  await keepContentCurrent()
  void examinePicturesInTheBackground()
  void prepareSearch()
  if (isProduction()) void keepStaticFiles()
  siteIsReady?.(siteServer(processState.pageStore))
}
