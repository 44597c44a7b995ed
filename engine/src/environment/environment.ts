import { z } from 'zod'
import { siteConfig } from '../port/config'
import { openPushTags } from '../port/kinds'
import { siteVariables } from '../port/variables'
import { host } from './host'

/** The specification names no host. In development alone, the site starts without one. */
const PLACEHOLDER = 'https://platform.example'

/** Whether a host is a loopback host. Plain http is accepted only for these. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** What stands before the last `@` of an address may be a password, also when the address cannot be read. */
export function withoutPassword(address: string): string {
  const end = address.lastIndexOf('@')
  return end < 0 ? address : `…${address.slice(end)}`
}

/** An http(s) origin, as `https://host` or `https://host:port`. */
const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const problem =
    url === undefined || !['http:', 'https:'].includes(url.protocol)
      ? 'must be an address such as https://platform.example'
      : url.protocol === 'http:' && !isLoopback(url.hostname)
        ? 'must use https (http is accepted for loopback addresses only)'
        : url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username + url.password !== ''
          ? 'must be an origin only: scheme, host and port, nothing after them'
          : undefined
  if (problem !== undefined || url === undefined) {
    context.addIssue({ code: 'custom', message: `${problem}, not "${withoutPassword(value)}"` })
    return z.NEVER
  }
  return url.origin
})

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
    .regex(/^\d{1,2}$/, 'must be a whole number: how many proxies stand in front, 0 for none')
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
  // `server.mjs` and `next dev` check it.
  PORT: z.string().trim().default('3000'),
})

export type Environment = ReturnType<typeof parseEnvironment>

/** Some variables are missing or malformed; the message names each of them. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Every variable that is missing or malformed. The name followed by `problem` is a sentence. */
export function environmentProblems(env: Record<string, string | undefined>) {
  return examine(env).problems
}

/** Reads the configuration; an empty variable counts as unset. @throws ConfigurationError naming every variable that is missing or malformed */
export function parseEnvironment(env: Record<string, string | undefined>) {
  const { data, problems } = examine(env)
  if (data === undefined || problems.length > 0) {
    throw new ConfigurationError(messageOf(problems))
  }
  const isVercelPreview = data.VERCEL_ENV !== 'production'
  const previewHost = isVercelPreview ? (data.VERCEL_BRANCH_URL ?? data.VERCEL_URL) : undefined
  // SITE_URL may be set for all deployments, but names the public one.
  const siteUrl = previewHost === undefined ? data.SITE_URL : undefined
  const vercelHost = previewHost ?? data.VERCEL_PROJECT_PRODUCTION_URL
  return {
    platformOrigin: data.PLATFORM_ORIGIN ?? siteConfig.platformOrigin ?? PLACEHOLDER,
    apiKey: data.SITE_API_KEY,
    /** When absent, every push is refused. The platform pushes only to a registered address: a preview on Vercel refreshes like a site without pushes. */
    revalidateSecret: isVercelPreview ? undefined : data.REVALIDATE_SECRET,
    /** The public origin of this site, without a trailing slash. */
    siteUrl:
      siteUrl ?? (vercelHost ? `https://${vercelHost}` : `http://localhost:${Number(data.PORT) || 3000}`),
    /** False when `siteUrl` is only the local address, because SITE_URL is unset. */
    siteUrlIsKnown: (siteUrl ?? vercelHost) !== undefined,
    /** Not the public site: search engines must not index it. A preview deployment on Vercel, or SITE_STAGE=preview. */
    isPreview: isVercelPreview || data.SITE_STAGE === 'preview',
    isVercelPreview,
    /** What a server asks visitors for before the site is live. */
    sitePassword: data.SITE_PASSWORD,
    assetOrigins: data.ASSET_ORIGINS,
    extraPushTags: data.EXTRA_PUSH_TAGS,
    /** When absent, this process shares nothing with others. */
    redisUrl: data.REDIS_URL,
    /** How many proxies in front append to `X-Forwarded-For`. */
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    pageCacheMegabytes: data.PAGE_CACHE_MB,
  }
}

function messageOf(problems: { name: string; problem: string }[]): string {
  const list = problems.map(({ name, problem }) => `  - ${name} ${problem}`).join('\n')
  return `The site is not configured (.env.example explains each variable):\n${list}`
}

/** The agency's own; a name of the template's stays the template's. */
const ownVariables = z.object(siteVariables)

/** @throws ConfigurationError when one is missing or malformed */
export function parseSiteVariables(env: Record<string, string | undefined>): Record<string, unknown> {
  const { data, error } = ownVariables.safeParse(setIn(env))
  if (data === undefined) throw new ConfigurationError(messageOf(problemsIn(error)))
  return data
}

/** An empty variable counts as unset. */
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
  // On Vercel, where it does nothing, the build says so.
  if (set.SITE_PASSWORD && set.SITE_STAGE !== 'preview' && !host().keepsPages)
    problems.push({
      name: 'SITE_PASSWORD',
      problem: 'is for a site that is not live: it needs SITE_STAGE=preview',
    })
  return { data, problems }
}
