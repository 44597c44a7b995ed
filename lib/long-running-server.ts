import { endConnectionsOnStop } from './graceful-stop'
import { pageLightener } from './light-pages'
import { keepHeapSmall } from './memory'
import { judgeKeptPage } from './pages/kept-pages'
import { config } from './platform/config'
import { joinInstances } from './platform/instances'
import { retryFailedReads } from './platform/reads'
import { removeOldBodies } from './platform/snapshot-files'
import { processState } from './process-state'
import { answerInFrame, keepFrame } from './search/frame'

/** What only a process that stays can do: timers, its own cache of pages, other instances to listen to. */
export async function prepareLongRunningServer(): Promise<void> {
  endConnectionsOnStop()
  keepHeapSmall()
  retryFailedReads()
  if (process.env.NODE_ENV === 'development') await removeOldBodies()
  processState('kept pages', () => ({
    judge: judgeKeptPage,
    lighten: pageLightener(config()),
    answer: answerInFrame,
    keepFrame,
  }))
  await joinInstances()
}
