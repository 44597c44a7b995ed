import { setFlagsFromString } from 'node:v8'
import { examinePicturesInTheBackground } from '../content/files/examine-pictures'
import { currentEnvironment, environmentId } from '../environment/current-environment'
import { pageLightener } from '../next/light-page/light-page'
import { PageStore } from '../next/page-cache/page-store'
import { judgePage } from '../pages/cache/is-outdated'
import { renew } from '../pages/cache/renew'
import { isProduction } from '../process/mode'
import { processState } from '../process/process-state'
import { prepareSearch } from '../search/prepare-search'
import { keepContentCurrent } from '../snapshots/start'
import { unchangedContent } from '../snapshots/tenant'
import { siteServer } from './site-server'
import { keepStaticFiles } from './static-files/keep-files'

/** Starts what only a long-running process can have: timers, its own page cache, a connection to other instances. */
export async function prepareLongRunningServer(): Promise<void> {
  // By default, V8 lets the heap of a busy server grow to a multiple of what it needs before a garbage collection. With 2,000 posts, all
  // of them viewed once and 400 at the same time, this took a quarter of the memory and gained no speed.
  setFlagsFromString('--heap-growing-percent=20')
  // Of `server.mjs`, which waits for it. `next start` and `next dev` have none.
  const { siteIsReady } = processState
  const lighten = pageLightener()
  processState.pageStore ??= new PageStore({
    environmentId: environmentId(),
    mostBytes: currentEnvironment().pageCacheMegabytes * 1_000_000,
    htmlToSend: (html) => (siteIsReady ? lighten(html).html : html),
    content: unchangedContent,
    judge: judgePage,
    renew,
  })
  await keepContentCurrent()
  examinePicturesInTheBackground()
  void prepareSearch()
  if (isProduction()) void keepStaticFiles()
  siteIsReady?.(siteServer(processState.pageStore, lighten))
}
