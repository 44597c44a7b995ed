import { currentEnvironment } from '../environment/current-environment'
import { hostKeepsPages } from '../environment/host'
import { policyChooser } from '../headers/response-policy'
import { siteHeaders } from '../headers/security-headers'
import { watchIncomingRequests } from '../next/incoming-requests'
import { shortenNextLog } from '../next/next-log'
import { rootContext } from '../next/page-cache/root-context'
import { onPlatformError } from '../platform/log'
import { isProduction } from '../process/mode'
import { checkConfiguration } from './check-configuration'

/** Runs once, before a server takes requests. A serverless function loads only what it needs, to start sooner. */
export async function prepareServer(onError: (error: Error) => void): Promise<void> {
  checkConfiguration()
  const keepsLightPages = isProduction() && !hostKeepsPages()
  rootContext()
  watchIncomingRequests({
    ...currentEnvironment(),
    headers: siteHeaders(currentEnvironment()),
    choosePolicy: keepsLightPages ? policyChooser(currentEnvironment()) : () => undefined,
  })
  if (isProduction()) shortenNextLog()
  onPlatformError(onError)
  if (hostKeepsPages()) return
  const { prepareLongRunningServer } = await import('./long-running-server')
  await prepareLongRunningServer()
}
