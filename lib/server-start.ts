import { shortenFrameworkLog } from './framework-log'
import { endConnectionsOnStop } from './graceful-stop'
import { watchIncomingRequests } from './incoming-requests'
import { keepHeapSmall } from './memory'
import { config } from './platform/config'
import { joinInstances } from './platform/instances'
import { onPlatformError } from './platform/log'
import { renewAfterOutages } from './platform/renew'
import { checkConfiguration } from './platform/startup'
import { siteHeaders } from './security-headers'

/** What a server does once, before it takes requests. */
export async function prepareServer(onError: (error: Error) => void): Promise<void> {
  checkConfiguration()
  watchIncomingRequests({ ...config(), headers: siteHeaders(config()) })
  endConnectionsOnStop()
  keepHeapSmall()
  shortenFrameworkLog()
  onPlatformError(onError)
  renewAfterOutages()
  await joinInstances()
}
