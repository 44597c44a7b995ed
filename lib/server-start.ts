import { shortenFrameworkLog } from './framework-log'
import { watchIncomingRequests } from './incoming-requests'
import { rootContext } from './next/root-context'
import { config } from './platform/config'
import { hostKeepsPages } from './platform/host'
import { onPlatformError } from './platform/log'
import { checkConfiguration } from './platform/startup'
import { policyChooser } from './response-policy'
import { siteHeaders } from './security-headers'

/** What a server does once, before it takes requests. A function of a serverless host has no time for more than it needs. */
export async function prepareServer(onError: (error: Error) => void): Promise<void> {
  checkConfiguration()
  const keepsLightPages = process.env.NODE_ENV === 'production' && !hostKeepsPages()
  rootContext()
  watchIncomingRequests({
    ...config(),
    headers: siteHeaders(config()),
    choosePolicy: keepsLightPages ? policyChooser(config()) : () => undefined,
  })
  if (process.env.NODE_ENV === 'production') shortenFrameworkLog()
  onPlatformError(onError)
  if (hostKeepsPages()) return
  const { prepareLongRunningServer } = await import('./long-running-server')
  await prepareLongRunningServer()
}
