import { decodeHTML } from 'entities'
import type { Environment } from '../../../../src/environment/environment'
import { advice, type Finding, ok, problem } from '../../finding'
import { ask, askSite, causeOf } from '../../requests'

/** The response for the home page, with its findings. */
export interface Home {
  findings: Finding[]
  /** Whether more of the site can be checked. */
  isThere: boolean
  isProtected: boolean
}

/** Checks that the home page answers, and belongs to this site: its address, business and stage. */
export async function checkHome(environment: Environment, name: string | undefined): Promise<Home> {
  const { siteUrl, isPreview, sitePassword } = environment
  const home = (isThere: boolean, ...findings: Finding[]): Home => ({ findings, isThere, isProtected: false })
  try {
    const response = await askSite(environment, '/')
    const html = await response.text()
    const { status, headers } = response
    if (status >= 300 && status < 400) {
      const remedy = 'Set SITE_URL to the address after the redirect, and register it for pushes.'
      return home(false, problem(`${siteUrl} redirects to ${headers.get('location')}`, remedy))
    }
    if (status === 401 && sitePassword !== undefined) {
      const remedy = 'Set the SITE_PASSWORD from .env.local there, and restart the site.'
      return {
        ...home(true, problem(`${siteUrl} does not accept the password in .env.local`, remedy)),
        isProtected: true,
      }
    }
    if (status === 401 && isPreview)
      return { ...home(true, ok(`${siteUrl} is behind a password`)), isProtected: true }
    if (status !== 200)
      return home(true, problem(`${siteUrl} answers ${status}`, 'Check the log of the deployment.'))
    const findings = [
      ...checkStage(environment, headers),
      ...(await checkLock(environment)),
      ...checkLightness(siteUrl, headers),
      ...checkCanonical(siteUrl, html),
      ...checkName(siteUrl, html, name),
    ]
    return home(true, ...(findings.length > 0 ? findings : [ok(`${siteUrl} answers`)]))
  } catch (error) {
    const remedy =
      'Deploy the site or correct SITE_URL; before the first deployment: npm run doctor -- --before-deploy'
    return home(false, problem(`${siteUrl} cannot be reached (${causeOf(error)})`, remedy))
  }
}

/** Checks that the site requires the password that was sent. */
async function checkLock({ siteUrl, sitePassword }: Environment): Promise<Finding[]> {
  if (sitePassword === undefined) return []
  const { status, body } = await ask(`${siteUrl}/`)
  await body?.cancel()
  if (status === 401) return []
  const remedy = 'Start it with npm start and SITE_PASSWORD, and clear the cache of the proxy in front of it.'
  return [problem(`${siteUrl} is visible without its password`, remedy)]
}

function checkStage({ siteUrl, isPreview }: Environment, headers: Headers): Finding[] {
  const isClosed = /noindex/.test(headers.get('x-robots-tag') ?? '')
  if (isClosed === isPreview) return []
  if (isPreview) {
    const remedy = 'Start it with SITE_STAGE=preview too, and check the proxy in front of it.'
    return [advice(`${siteUrl} is a staging site, and search engines may index it`, remedy)]
  }
  const remedy =
    'Set SITE_STAGE=live there, or remove it, and restart the site; on Vercel deploy it as production.'
  return [problem(`${siteUrl} runs as a preview: it blocks search engines, and loads no scripts`, remedy)]
}

/** Checks that pages allow inline scripts on Vercel, which serves them without the site's server. */
function checkLightness(siteUrl: string, headers: Headers): Finding[] {
  const [, sources = ''] = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
  if (!sources.includes("'unsafe-inline'") || headers.has('x-vercel-id')) return []
  return [
    advice(
      `${siteUrl} answers, but its pages keep their scripts and allow any inline script`,
      'Its version of Next.js renders pages in a form that this template does not know: check the log, and update the template.',
    ),
  ]
}

function checkCanonical(siteUrl: string, html: string): Finding[] {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  if (URL.canParse(canonical) && new URL(canonical).origin === siteUrl) return []
  return [
    problem(
      `${siteUrl} tells search engines that its address is ${canonical || 'none'}`,
      `Set SITE_URL=${siteUrl} there, and restart the site.`,
    ),
  ]
}

function checkName(siteUrl: string, html: string, name: string | undefined): Finding[] {
  const [, written] = /<meta property="og:site_name" content="([^"]*)"/.exec(html) ?? []
  if (name === undefined || written === undefined) return []
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const shown = plain(decodeHTML(written))
  if (shown === plain(name)) return []
  return [
    problem(
      `${siteUrl} shows "${shown}", but the key in .env.local belongs to "${plain(name)}"`,
      'Set SITE_API_KEY and PLATFORM_ORIGIN from .env.local there, and restart the site.',
    ),
  ]
}
