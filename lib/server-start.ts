import { shortenFrameworkLog } from './framework-log'
import { endConnectionsOnStop } from './graceful-stop'
import { watchIncomingRequests } from './incoming-requests'
import { keepHeapSmall } from './memory'
import { isUpToDate } from './pages/kept-pages'
import { config } from './platform/config'
import { hostKeepsPages } from './platform/host'
import { joinInstances } from './platform/instances'
import { onPlatformError } from './platform/log'
import { retryFailedReads } from './platform/reads'
import { checkConfiguration } from './platform/startup'
import { processState } from './process-state'
import { siteHeaders } from './security-headers'

/** What a server does once, before it takes requests. */
export async function prepareServer(onError: (error: Error) => void): Promise<void> {
  checkConfiguration()
  watchIncomingRequests({ ...config(), headers: siteHeaders(config()) })
  endConnectionsOnStop()
  keepHeapSmall()
  shortenFrameworkLog()
  onPlatformError(onError)
  if (!hostKeepsPages()) retryFailedReads()
  processState('kept pages', () => ({ isUpToDate }))
  await joinInstances()
}
