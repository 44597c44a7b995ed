import { currentEnvironment } from '../environment/current-environment'
import { sendCompressedFiles } from '../next/compression/compressed-files'
import { respondBeforeNext } from '../next/direct-responses/before-next'
import { cachedPages } from '../next/direct-responses/cached-pages'
import { notePage } from '../next/direct-responses/cached-responses'
import { endConnectionsOnStop } from '../next/graceful-stop'
import type { KeptPages } from '../next/page-cache/cached-page'
import { judgeKeptPage } from '../pages/cache/judge-kept-page'
import { contentRenewed, renewContent } from '../pages/cache/renew-content'
import { keepHeapSmall } from '../process/memory'
import { isProduction } from '../process/mode'
import { processState } from '../process/process-state'
import { keepContentCurrent } from '../snapshots/long-running'
import { pageLightener } from './light-pages'
import { keepFrame } from './search-frame'
import { searchResponder } from './search-responder'

/** Starts what only a long-running process can have: timers, its own page cache, a connection to other instances. */
export async function prepareLongRunningServer(): Promise<void> {
  endConnectionsOnStop()
  if (isProduction()) {
    sendCompressedFiles()
    respondBeforeNext([searchResponder, cachedPages])
  }
  keepHeapSmall()
  processState<KeptPages>('kept pages', () => ({
    note: notePage,
    judge: judgeKeptPage,
    lighten: pageLightener(currentEnvironment()),
    keepFrame,
    renew: renewContent,
    renewed: contentRenewed,
  }))
  await keepContentCurrent()
}
