import { advice, type Finding, ok, problem } from '../finding'
import { ask, causeOf } from '../requests'

/** Status codes of Vercel Deployment Protection for visitors who are not signed in. */
const PROTECTED = [401, 403]

/** Checks that a preview deployment is closed to search engines, rejects pushes, and uses its own URL in its pages. */
export async function checkPreview(address: string): Promise<Finding[]> {
  const origin = URL.canParse(address) ? new URL(address).origin : undefined
  if (origin === undefined) {
    return [
      problem(`"${address}" is no address`, 'As in npm run doctor -- --preview https://<name>.vercel.app'),
    ]
  }
  try {
    const home = await ask(`${origin}/`)
    const leadsToSignIn =
      home.status >= 300 && home.status < 400 && !home.headers.get('location')?.startsWith(origin)
    if (PROTECTED.includes(home.status) || leadsToSignIn) {
      const remedy =
        'This is right for a preview. To check its pages, turn Deployment Protection off briefly.'
      return [advice(`${origin} is protected, so nothing behind it was checked`, remedy)]
    }
    if (home.status !== 200) {
      return [problem(`${origin} answers ${home.status}`, 'Check the log of the deployment.')]
    }
    return [
      ok(`${origin} answers`),
      checkIndexing(origin, home.headers),
      checkCanonical(origin, await home.text()),
      await checkPushes(origin),
    ]
  } catch (error) {
    return [
      problem(`${origin} cannot be reached (${causeOf(error)})`, 'Copy the address from the deployment.'),
    ]
  }
}

function checkIndexing(origin: string, headers: Headers): Finding {
  if (/noindex/.test(headers.get('x-robots-tag') ?? '')) return ok('Search engines are blocked')
  const remedy =
    'Is it a production deployment? A preview has VERCEL_ENV=preview when it is built and when it runs.'
  return problem(`${origin} allows search engines`, remedy)
}

function checkCanonical(origin: string, html: string): Finding {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  if (URL.canParse(canonical) && new URL(canonical).host === new URL(origin).host)
    return ok('Its pages use their own address')
  return advice(
    `Its pages use ${canonical || 'no address'} as their address`,
    'A preview uses the address of its branch: check that one, or expose the system variables in the project.',
  )
}

async function checkPushes(origin: string): Promise<Finding> {
  const { status } = await ask(`${origin}/api/revalidate`, { method: 'POST', body: '{}' })
  if (status === 401) return ok('Pushes are rejected: only the public site accepts them')
  return problem(`A push is answered with ${status}, not 401`, 'Does this template run there?')
}
