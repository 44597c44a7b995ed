import { currentEnvironment } from '../environment/current-environment'
import { sendCompressedFiles } from '../next/compression/compressed-files'
import { endConnectionsOnStop } from '../next/graceful-stop'
import { notePage } from '../next/kept-answers/answers'
import { answerBeforeNext } from '../next/kept-answers/before-next'
import type { KeptPages } from '../next/page-cache/cached-page'
import { judgeKeptPage } from '../pages/cache/judge-kept-page'
import { keepHeapSmall } from '../process/memory'
import { isProduction } from '../process/mode'
import { processState } from '../process/process-state'
import { keepContentCurrent } from '../snapshots/long-running'
import { pageLightener } from './light-pages'
import { answerInFrame, keepFrame } from './search-frame'

/** Starts what only a long-running process can have: timers, its own page cache, a connection to other instances. */
export async function prepareLongRunningServer(): Promise<void> {
  endConnectionsOnStop()
  if (isProduction()) {
    sendCompressedFiles()
    answerBeforeNext()
  }
  keepHeapSmall()
  processState<KeptPages>('kept pages', () => ({
    note: notePage,
    judge: judgeKeptPage,
    lighten: pageLightener(currentEnvironment()),
    answer: answerInFrame,
    keepFrame,
  }))
  await keepContentCurrent()
}
