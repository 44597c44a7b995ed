import { provideActionsKey } from '../environment/actions-key'
import { currentEnvironment } from '../environment/current-environment'
import { hostKeepsPages } from '../environment/host'
import { shortenNextLog } from '../next/next-log'
import { onPlatformError } from '../platform/log'
import { isProduction } from '../process/mode'
import { rootContext } from '../process/root-context'
import { checkConfiguration } from './check-configuration'
import { tellDevelopers } from './differences'

/** Runs once, before a server takes requests. A serverless function loads only what it needs, to start sooner. */
export async function prepareServer(onError: (error: Error) => void): Promise<void> {
  checkConfiguration()
  provideActionsKey(currentEnvironment().apiKey)
  rootContext()
  if (isProduction()) shortenNextLog()
  else tellDevelopers()
  onPlatformError(onError)
  if (hostKeepsPages()) return
  const { prepareLongRunningServer } = await import('./long-running-server')
  await prepareLongRunningServer()
}
