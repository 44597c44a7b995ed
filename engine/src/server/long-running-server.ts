import { setFlagsFromString } from 'node:v8'
import { currentEnvironment, environmentId } from '../environment/current-environment'
import { examinePicturesInTheBackground } from '../files/examine-pictures'
import { lighten } from '../next/light-page/light-page'
import { PageStore } from '../next/page-cache/page-store'
import { judgePage, judgingContent } from '../pages/is-outdated'
import { readRevalidated } from '../pages/read-anew'
import { watchDisk } from '../process/disk'
import { isProduction } from '../process/mode'
import { processState } from '../process/process-state'
import { prepareSearch } from '../search/current-index'
import { keepContentCurrent } from '../snapshots/start'
import { siteServer } from './site-server'
import { keepStaticFiles } from './static-files/keep-files'

/** Starts what only a long-running process can have: timers, its own page cache, a connection to other instances. */
export async function prepareLongRunningServer(): Promise<void> {
  // By default, V8 lets the heap of a busy server grow to a multiple of its need: a quarter of the memory with 2,000 posts, for no gain in speed.
  setFlagsFromString('--heap-growing-percent=20')
  // Set by `engine/src/start-server.mjs`, which waits for it. `next start` and `next dev` do not set it.
  const { siteIsReady } = processState
  processState.pageStore ??= new PageStore({
    environmentId: environmentId(),
    maxBytes: currentEnvironment().pageCacheMegabytes * 1_000_000,
    htmlToSend: (html) => (siteIsReady ? lighten(html).html : html),
    content: judgingContent,
    judge: judgePage,
  })
  processState.readRevalidated = readRevalidated
  await keepContentCurrent()
  void watchDisk()
  void examinePicturesInTheBackground()
  void prepareSearch()
  if (isProduction()) void keepStaticFiles()
  siteIsReady?.(siteServer(processState.pageStore))
}
