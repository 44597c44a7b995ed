import { currentEnvironment } from '../environment/current-environment'
import { ConfigurationError } from '../environment/environment'
import { logWarning } from '../platform/log'
import { isProduction } from '../process/mode'

/** Stops a server without a valid configuration, with one clear message. Warns about variables that a working server lacks. */
export function checkConfiguration(): void {
  try {
    const { revalidateSecret, siteUrl, siteUrlIsKnown, isPreview } = currentEnvironment()
    if (revalidateSecret === undefined && !isPreview) {
      logWarning('REVALIDATE_SECRET is not set: pushes are refused, saves show after at most 60 s')
    }
    if (!siteUrlIsKnown && isProduction()) {
      logWarning(`SITE_URL is not set: canonical links, sitemap and feed say ${siteUrl}`)
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
