import { currentEnvironment } from '../../../src/environment/current-environment'
import { advice, type Finding } from '../finding'
import { checkForm } from './deployed/form'
import { checkHealth } from './deployed/health'
import { checkHome } from './deployed/home'
import { checkNames } from './deployed/names'
import { checkPush } from './deployed/pushes'
import { checkRedirects } from './deployed/redirects'

/**
 * Checks that the deployed site is this one, is healthy, and accepts forms and pushes.
 * @param name the name of the business on the platform, if known
 */
export async function checkSite(name?: string, environment = currentEnvironment()): Promise<Finding[]> {
  const { siteUrl, siteUrlIsKnown, revalidateSecret } = environment
  if (!siteUrlIsKnown) return [advice('The site was not checked', 'Set SITE_URL first.')]
  const { findings, isThere, isProtected } = await checkHome(environment, name)
  if (!isThere) return findings
  const health = await checkHealth(siteUrl)
  const whole = [...findings, ...health.findings, ...(await checkNames(siteUrl))]
  if (!health.isAnswered) return whole
  return [
    ...whole,
    ...(isProtected ? [] : [await checkForm(environment)]),
    await checkPush({ withSecret: false }),
    ...(revalidateSecret === undefined ? [] : [await checkPush({ withSecret: true })]),
    ...(isProtected ? [] : await checkRedirects()),
  ]
}
