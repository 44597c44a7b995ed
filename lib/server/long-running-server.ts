import { environmentId } from '../environment/current-environment'
import type { KeptPages } from '../next/page-cache/cached-page'
import { isOutdated } from '../pages/cache/is-outdated'
import { contentRenewed, renewContent } from '../pages/cache/renew-content'
import { keepHeapSmall } from '../process/memory'
import { isProduction } from '../process/mode'
import { processState } from '../process/process-state'
import { keepContentCurrent } from '../snapshots/start'
import { notePage } from './kept/kept-responses'
import { type SiteServer, siteServer } from './site-server'

/** Starts what only a long-running process can have: timers, its own page cache, a connection to other instances. */
export async function prepareLongRunningServer(): Promise<void> {
  keepHeapSmall()
  processState<KeptPages>('kept pages', () => ({
    environmentId: environmentId(),
    note: notePage,
    isOutdated,
    renew: renewContent,
    renewed: contentRenewed,
  }))
  await keepContentCurrent()
  // `server.mjs` waits for it. `next start` and `next dev` have no use for it.
  if (isProduction()) processState('site is ready', () => (_site: SiteServer) => {})(siteServer())
}
