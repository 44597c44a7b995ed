import { environmentProblems, isLoopback, parseEnvironment } from '../../../src/environment/environment'
import { advice, type Finding, ok, problem } from '../finding'

/** The shortest secret that cannot be guessed, in characters: 96 bits in hexadecimal. */
const MIN_SECRET_LENGTH = 24

/** Checks that every variable is set and well-formed. */
export function checkVariables(
  options: { 'before-deploy'?: boolean | undefined },
  env: Record<string, string | undefined>,
): Finding[] {
  const problems = environmentProblems(env)
  if (problems.length > 0) {
    return problems.map(({ name, problem: what }) =>
      problem(`${name} ${what}`, 'Run npm run setup, or fix it in .env.local (.env.example explains it).'),
    )
  }
  const { platformOrigin, siteUrl, siteUrlIsKnown, revalidateSecret, isPreview } = parseEnvironment(env)
  return [
    ok('SITE_API_KEY has the right form'),
    address('PLATFORM_ORIGIN', platformOrigin),
    siteUrlIsKnown ? address('SITE_URL', siteUrl) : withoutAddress(options['before-deploy'] === true),
    ...(isPreview || !isOfStaging(siteUrl) ? [] : [indexed(siteUrl)]),
    secret(revalidateSecret),
  ]
}

/** Names in a host before the domain that indicate a site that is not public. */
const STAGING =
  /(?:^|[.-])(?:beta|demo|dev|homologacao|preprod|preview|qa|stage|staging|teste?s?|uat)\d*(?:[.-]|$)/

function isOfStaging(siteUrl: string): boolean {
  return STAGING.test(new URL(siteUrl).hostname.split('.').slice(0, -2).join('.'))
}

function indexed(siteUrl: string): Finding {
  return advice(
    `${siteUrl} looks like a staging site, and search engines may index it`,
    'Set SITE_STAGE=preview there, and SITE_PASSWORD to close it.',
  )
}

function address(name: string, origin: string): Finding {
  if (!isLoopback(new URL(origin).hostname)) return ok(`${name} is ${origin}`)
  return advice(
    `${name} is ${origin}, which is only this machine`,
    'That is fine for a rehearsal; a launch needs the real one.',
  )
}

function withoutAddress(isBeforeDeploy: boolean): Finding {
  const finding = isBeforeDeploy ? advice : problem
  return finding(
    'SITE_URL is not set: canonical links, sitemap and feed would point to this machine',
    'Set SITE_URL=https://<address of the site>; on Vercel it may stay unset there.',
  )
}

function secret(value: string | undefined): Finding {
  if (value === undefined) {
    return advice(
      'REVALIDATE_SECRET is not set: pushes are rejected, and a save is visible after up to 60 s',
      'npm run setup generates one; register it with the platform operator.',
    )
  }
  if (value.length < MIN_SECRET_LENGTH) {
    return advice(
      `REVALIDATE_SECRET has only ${value.length} characters and can be guessed`,
      'npm run setup -- --new-secret generates a long one; register it with the platform operator.',
    )
  }
  return ok('REVALIDATE_SECRET is set')
}
