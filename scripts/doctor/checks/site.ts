import { currentEnvironment } from '../../../lib/engine/environment/current-environment'
import type { Environment } from '../../../lib/engine/environment/environment'
import { ask, causeOf } from '../cause'
import { advice, type Finding, ok, problem } from '../finding'
import { checkPush } from './pushes'
import { checkRedirects } from './redirects'

const PROTECTED = 'is behind a password'

/** Whether the deployed site answers, is healthy, and accepts the platform's pushes. */
export async function checkSite(environment = currentEnvironment()): Promise<Finding[]> {
  const { siteUrl, siteUrlIsKnown, revalidateSecret } = environment
  if (!siteUrlIsKnown) return [advice('The site was not looked at', 'Set SITE_URL first.')]
  const home = await checkHome(environment)
  if (home.outcome === 'problem') return [home]
  return [
    home,
    await checkHealth(siteUrl),
    await checkPush({ withSecret: false }),
    ...(revalidateSecret === undefined ? [] : [await checkPush({ withSecret: true })]),
    ...(home.message.endsWith(PROTECTED) ? [] : await checkRedirects()),
  ]
}

async function checkHome({ siteUrl, isPreview }: Environment): Promise<Finding> {
  try {
    const response = await ask(`${siteUrl}/`)
    await response.body?.cancel()
    const { status, headers } = response
    if (status >= 300 && status < 400) {
      return problem(
        `${siteUrl} leads on to ${headers.get('location')}`,
        'Set SITE_URL to the address that visitors end at, and register that one for pushes.',
      )
    }
    if (status === 401 && isPreview) return ok(`${siteUrl} ${PROTECTED}`)
    if (status !== 200) return problem(`${siteUrl} answers ${status}`, 'Look into the log of the deployment.')
    const isClosed = /noindex/.test(headers.get('x-robots-tag') ?? '')
    if (isPreview && !isClosed) {
      return advice(
        `${siteUrl} is a staging site, and search engines may index it`,
        'Start it with SITE_STAGE=preview too, and look at what stands in front of it.',
      )
    }
    if (isClosed && !isPreview) {
      return advice(
        `${siteUrl} answers, but keeps search engines out`,
        'Deploy it as production, not as a preview.',
      )
    }
    if (allowsInlineScripts(headers)) {
      return advice(
        `${siteUrl} answers, but its pages keep their scripts and allow any inline script`,
        'Its version of Next.js writes pages in a way that this template does not know: see the log, and update the template.',
      )
    }
    return ok(`${siteUrl} answers`)
  } catch (error) {
    return problem(
      `${siteUrl} cannot be reached (${causeOf(error)})`,
      'Deploy the site or mend SITE_URL; before the first deployment: npm run doctor -- --before-deploy',
    )
  }
}

/** False on Vercel, which keeps the pages itself: there, pages have to allow inline scripts. */
function allowsInlineScripts(headers: Headers): boolean {
  const [, sources = ''] = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
  return sources.includes("'unsafe-inline'") && !headers.has('x-vercel-id')
}

async function checkHealth(siteUrl: string): Promise<Finding> {
  const address = `${siteUrl}/api/health`
  const remedy = 'Is it this template that runs there? Look into the log of the deployment.'
  try {
    const response = await ask(address)
    const health: unknown = await response.json()
    const isWell =
      typeof health === 'object' && health !== null && 'status' in health && health.status === 'ok'
    if (response.status === 200 && isWell) return ok('/api/health says that the site is well')
    return problem(`${address} answers ${response.status}, and not that the site is well`, remedy)
  } catch (error) {
    return problem(`${address} does not answer as it should (${causeOf(error)})`, remedy)
  }
}
