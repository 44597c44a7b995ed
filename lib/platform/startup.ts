import { config } from './config'
import { ConfigurationError } from './environment'
import { logWarning } from './log'

/** Stops a server that is not configured with one clear message, and says what a working one lacks. */
export function checkConfiguration(): void {
  try {
    const { revalidateSecret, siteUrl, siteUrlIsKnown, isPreview } = config()
    if (revalidateSecret === undefined && !isPreview) {
      logWarning('REVALIDATE_SECRET is not set: pushes are refused, saves show after at most 60 s')
    }
    if (!siteUrlIsKnown && process.env.NODE_ENV === 'production') {
      logWarning(`SITE_URL is not set: canonical links, sitemap and feed say ${siteUrl}`)
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
