import { setFlagsFromString } from 'node:v8'
import { examinePicturesInTheBackground } from '../content/files/examine-pictures'
import { environmentId } from '../environment/current-environment'
import type { KeptPages } from '../next/page-cache/cached-page'
import { beginRender, endRender } from '../next/page-cache/renders'
import { isOutdated } from '../pages/cache/is-outdated'
import { contentRenewed, renewContent } from '../pages/cache/renew-content'
import { isProduction } from '../process/mode'
import { processState } from '../process/process-state'
import { prepareSearch } from '../search/prepare-search'
import { keepContentCurrent } from '../snapshots/start'
import { notePage } from './kept/kept-responses'
import { type SiteServer, siteServer } from './site-server'
import { keepStaticFiles } from './static-files/keep-files'

/** Starts what only a long-running process can have: timers, its own page cache, a connection to other instances. */
export async function prepareLongRunningServer(): Promise<void> {
  // By default, V8 lets the heap of a busy server grow to a multiple of what it needs before a garbage collection. With 2,000 posts, all
  // of them viewed once and 400 at the same time, this took a quarter of the memory and gained no speed.
  setFlagsFromString('--heap-growing-percent=20')
  processState<KeptPages>('kept pages', () => ({
    environmentId: environmentId(),
    beginRender,
    endRender,
    note: notePage,
    isOutdated,
    renew: renewContent,
    renewed: contentRenewed,
  }))
  await keepContentCurrent()
  examinePicturesInTheBackground()
  void prepareSearch()
  if (!isProduction()) return
  void keepStaticFiles()
  // `server.mjs` waits for it. `next start` has no use for it.
  processState('site is ready', () => (_site: SiteServer) => {})(siteServer())
}
