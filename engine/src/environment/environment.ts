import { z } from 'zod'
import { siteConfig } from '../port/config'
import { openPushTags } from '../port/kinds'
import { siteVariables } from '../port/variables'
import { host } from './host'

/** The platform's origin when none is set, which only development allows. The specification names no host. */
const PLACEHOLDER = 'https://platform.example'

/** Whether a host is a loopback host. Only these may use plain http. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** An address without what precedes its last `@`, which may be a password even when the address cannot be parsed. */
export function withoutPassword(address: string): string {
  const end = address.lastIndexOf('@')
  return end < 0 ? address : `…${address.slice(end)}`
}

/** Schema of an http(s) origin, written `https://host` or `https://host:port`. */
const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const problem = url ? originProblem(url) : NO_ADDRESS
  if (problem !== undefined || url === undefined) {
    context.addIssue({ code: 'custom', message: `${problem}, not "${withoutPassword(value)}"` })
    return z.NEVER
  }
  return url.origin
})

const NO_ADDRESS = 'must be an address such as https://platform.example'

/** Why an address is no origin that a variable may have, as the end of a sentence; undefined if it is one. */
function originProblem({ protocol, hostname, pathname, search, hash, username, password }: URL) {
  if (protocol !== 'http:' && protocol !== 'https:') return NO_ADDRESS
  if (protocol === 'http:' && !isLoopback(hostname))
    return 'must use https (http is accepted for loopback addresses only)'
  if (pathname !== '/' || search + hash + username + password !== '')
    return 'must be an origin only: scheme, host and port, nothing after them'
  return undefined
}

/** Schema of a list of values between commas. */
const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

const variables = z.object({
  PLATFORM_ORIGIN: origin.optional(),
  SITE_API_KEY: z
    .string('is required: the key that the platform operator issued for this site')
    .regex(/^sk_[0-9a-fA-F]{48}$/, 'must be "sk_" and 48 hexadecimal digits'),
  REVALIDATE_SECRET: z.string().trim().optional(),
  SITE_URL: origin.optional(),
  ASSET_ORIGINS: commaSeparated.pipe(z.array(origin)).default([]),
  EXTRA_PUSH_TAGS: commaSeparated
    .pipe(z.array(z.enum(openPushTags, `accepts only ${openPushTags.join(', ')}`)))
    .default([]),
  // The message does not repeat the address, since it may contain a password.
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, hostname: /./, error: 'must be an address such as redis://localhost:6379' })
    .optional(),
  TRUSTED_PROXY_HOPS: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/, 'must be a whole number: how many proxies are in front, 0 for none')
    .transform(Number)
    .default(1),
  PAGE_CACHE_MB: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of megabytes, from 1 to 99999')
    .transform(Number)
    .default(100),
  SITE_STAGE: z.enum(['live', 'preview'], 'must be live or preview').default('live'),
  SITE_PASSWORD: z.string().trim().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
  VERCEL_BRANCH_URL: z.string().optional(),
  VERCEL_URL: z.string().optional(),
  VERCEL_ENV: z.string().default('production'),
  // `engine/src/server/listening.mjs` and `next dev` validate the port.
  PORT: z.string().trim().default('3000'),
})

export type Environment = ReturnType<typeof parseEnvironment>

/** Variables are missing or malformed. The message names each of them. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Every variable that is missing or malformed. Its name followed by `problem` makes a sentence. */
export function environmentProblems(env: Record<string, string | undefined>) {
  return examine(env).problems
}

/** Parses the configuration. An empty variable counts as unset. @throws ConfigurationError naming every variable that is missing or malformed */
export function parseEnvironment(env: Record<string, string | undefined>) {
  const { data, problems } = examine(env)
  if (data === undefined || problems.length > 0) {
    throw new ConfigurationError(messageOf(problems))
  }
  const isVercelPreview = data.VERCEL_ENV !== 'production'
  const previewHost = isVercelPreview ? (data.VERCEL_BRANCH_URL ?? data.VERCEL_URL) : undefined
  // SITE_URL may be set for all deployments, but it names the public one.
  const siteUrl = previewHost === undefined ? data.SITE_URL : undefined
  const vercelHost = previewHost ?? data.VERCEL_PROJECT_PRODUCTION_URL
  return {
    platformOrigin: data.PLATFORM_ORIGIN ?? siteConfig.platformOrigin ?? PLACEHOLDER,
    apiKey: data.SITE_API_KEY,
    /** The secret of pushes. Without it, every push is refused. A preview on Vercel has none: the platform pushes only to a registered address. */
    revalidateSecret: isVercelPreview ? undefined : data.REVALIDATE_SECRET,
    /** The public origin of this site, without a trailing slash. */
    siteUrl:
      siteUrl ?? (vercelHost ? `https://${vercelHost}` : `http://localhost:${Number(data.PORT) || 3000}`),
    /** Whether `siteUrl` is set, by SITE_URL or Vercel, rather than the local default. */
    siteUrlIsKnown: (siteUrl ?? vercelHost) !== undefined,
    /** Whether search engines must not index this site: a preview deployment on Vercel, or SITE_STAGE=preview. */
    isPreview: isVercelPreview || data.SITE_STAGE === 'preview',
    isVercelPreview,
    /** The password that a server asks visitors for before the site is live. */
    sitePassword: data.SITE_PASSWORD,
    assetOrigins: data.ASSET_ORIGINS,
    extraPushTags: data.EXTRA_PUSH_TAGS,
    /** The Redis that instances share. Without it, this process shares nothing with others. */
    redisUrl: data.REDIS_URL,
    /** How many proxies in front of the site append to `X-Forwarded-For`. */
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    pageCacheMegabytes: data.PAGE_CACHE_MB,
  }
}

function messageOf(problems: { name: string; problem: string }[]): string {
  const list = problems.map(({ name, problem }) => `  - ${name} ${problem}`).join('\n')
  return `The site is not configured (.env.example explains each variable):\n${list}`
}

/** Schema of the agency's own variables. A variable of the template keeps the template's schema. */
const ownVariables = z.object(siteVariables)

/** The values of the agency's own variables. @throws ConfigurationError when one is missing or malformed */
export function parseSiteVariables(env: Record<string, string | undefined>): Record<string, unknown> {
  const { data, error } = ownVariables.safeParse(setIn(env))
  if (data === undefined) throw new ConfigurationError(messageOf(problemsIn(error)))
  return data
}

/** The variables that are set. An empty variable counts as unset. */
function setIn(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}

function problemsIn(error: z.ZodError | undefined) {
  return (error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), problem: message }))
}

function examine(env: Record<string, string | undefined>) {
  const set = setIn(env)
  const { data, error } = variables.safeParse(set)
  const problems = [...problemsIn(error), ...problemsIn(ownVariables.safeParse(set).error)]
  if (env.NODE_ENV === 'production' && !set.PLATFORM_ORIGIN && siteConfig.platformOrigin === undefined) {
    const problem = 'is required, unless `platformOrigin` in site/config.ts names your platform'
    problems.push({ name: 'PLATFORM_ORIGIN', problem })
  }
  // On Vercel the password has no effect, which the build reports (`NO_PASSWORD_HERE`).
  if (set.SITE_PASSWORD && set.SITE_STAGE !== 'preview' && !host().cachesPages)
    problems.push({
      name: 'SITE_PASSWORD',
      problem: 'is for a site that is not live: it needs SITE_STAGE=preview',
    })
  return { data, problems }
}
