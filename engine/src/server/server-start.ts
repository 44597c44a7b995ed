import { DATA_IN_MEMORY, dataCache } from '../environment/build-facts'
import { environmentOrExit, provideActionsKey } from '../environment/current-environment'
import { host } from '../environment/host'
import { shortenNextLog } from '../next/next-log'
import { logWarning, onPlatformError } from '../process/log'
import { isProduction } from '../process/mode'
import { processState } from '../process/process-state'
import { rootContext } from '../process/root-context'

/** Runs once, before a server takes requests. A serverless function loads only what it needs, to start sooner. */
export async function prepareServer(onError: (error: Error) => void): Promise<void> {
  const { apiKey, revalidateSecret, siteUrl, siteUrlIsKnown, isPreview, sitePassword } = environmentOrExit()
  if (revalidateSecret === undefined && !isPreview)
    logWarning('REVALIDATE_SECRET is not set: pushes are refused, saves show after at most 60 s')
  if (!siteUrlIsKnown && isProduction())
    logWarning(`SITE_URL is not set: canonical links, sitemap and feed say ${siteUrl}`)
  if (sitePassword && !processState.siteIsReady)
    logWarning('SITE_PASSWORD does nothing here: only the server of `npm start` asks for it')
  provideActionsKey(apiKey)
  rootContext()
  if (isProduction()) shortenNextLog()
  else
    console.log(
      '[site] `npm start` differs from `next dev` in a few points: docs/extending.md, "What differs from a bare Next.js app"',
    )
  onPlatformError(onError)
  if (host().cachesPages) return
  if (dataCache() === 'memory') logWarning(DATA_IN_MEMORY)
  const { prepareLongRunningServer } = await import('./long-running-server')
  await prepareLongRunningServer()
}
