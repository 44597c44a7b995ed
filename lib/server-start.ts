import { shortenFrameworkLog } from './framework-log'
import { endConnectionsOnStop } from './graceful-stop'
import { watchIncomingRequests } from './incoming-requests'
import { pageLightener } from './light-pages'
import { keepHeapSmall } from './memory'
import { rootContext } from './next/data-cache'
import { judgeKeptPage } from './pages/kept-pages'
import { config } from './platform/config'
import { hostKeepsPages } from './platform/host'
import { joinInstances } from './platform/instances'
import { onPlatformError } from './platform/log'
import { retryFailedReads } from './platform/reads'
import { removeOldBodies } from './platform/snapshot-files'
import { checkConfiguration } from './platform/startup'
import { processState } from './process-state'
import { policyChooser } from './response-policy'
import { answerInFrame, keepFrame } from './search/frame'
import { siteHeaders } from './security-headers'

/** What a server does once, before it takes requests. */
export async function prepareServer(onError: (error: Error) => void): Promise<void> {
  checkConfiguration()
  const keepsLightPages = process.env.NODE_ENV === 'production' && !hostKeepsPages()
  rootContext()
  watchIncomingRequests({
    ...config(),
    headers: siteHeaders(config()),
    choosePolicy: keepsLightPages ? policyChooser(config()) : () => undefined,
  })
  endConnectionsOnStop()
  keepHeapSmall()
  if (process.env.NODE_ENV === 'production') shortenFrameworkLog()
  onPlatformError(onError)
  if (!hostKeepsPages()) retryFailedReads()
  if (process.env.NODE_ENV === 'development') await removeOldBodies()
  processState('kept pages', () => ({
    judge: judgeKeptPage,
    lighten: pageLightener(config()),
    answer: answerInFrame,
    keepFrame,
  }))
  await joinInstances()
}
