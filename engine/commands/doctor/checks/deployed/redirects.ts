import { currentEnvironment } from '../../../../src/environment/current-environment'
import { redirectList } from '../../../../src/routing/redirect-list'
import { isPattern } from '../../../../src/routing/redirects'
import { type Finding, ok, problem } from '../../finding'
import { askSite, causeOf } from '../../requests'

/** Checks that the deployed site has the targets of redirects. Targets in the sitemap are skipped, others requested one at a time. */
export async function checkRedirects(list = redirectList): Promise<Finding[]> {
  const { siteUrl } = currentEnvironment()
  const onSite = list.filter(
    (redirect) => redirect.to.startsWith('/') && !isPattern({ ...redirect, from: redirect.to }),
  )
  if (onSite.length === 0) return []
  const listed = await textOf('/sitemap.xml')
  const answers = new Map<string, string | undefined>()
  for (const { to } of onSite) {
    const target = to.split('#')[0] ?? ''
    if (!answers.has(to))
      answers.set(to, listed.includes(`<loc>${siteUrl}${target}</loc>`) ? undefined : await faultOf(target))
  }
  const findings = onSite.flatMap(({ from, to, listedAt }) => {
    const fault = answers.get(to)
    return fault === undefined
      ? []
      : [
          problem(
            `${listedAt}: ${from} leads to ${to}, which ${fault}`,
            'Use an address that exists on the site.',
          ),
        ]
  })
  return findings.length > 0 ? findings : [ok('All targets of redirects answer')]
}

async function textOf(path: string): Promise<string> {
  try {
    return await (await askSite(currentEnvironment(), path)).text()
  } catch {
    return ''
  }
}

async function faultOf(path: string): Promise<string | undefined> {
  try {
    const { status, body } = await askSite(currentEnvironment(), path)
    await body?.cancel()
    return status === 200 ? undefined : `answers ${status}`
  } catch (error) {
    return `does not answer (${causeOf(error)})`
  }
}
