import { z } from 'zod'

/** The specification names no host: an agency puts the platform's production origin here once, for all its clients. */
const PRODUCTION_ORIGIN = 'https://platform.example'

/** The 6.3.0 resources whose push tags the specification does not show; EXTRA_PUSH_TAGS may add them. */
const extraPushTags = ['projects', 'posts', 'testimonials', 'faqs'] as const

/** Loopback hosts: the only ones for which plain http is accepted. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** An http(s) origin, as `https://host` or `https://host:port`. */
const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const problem =
    url === undefined || !['http:', 'https:'].includes(url.protocol)
      ? 'must be an address such as https://platform.example'
      : url.protocol === 'http:' && !isLoopback(url.hostname)
        ? 'must use https (http is accepted for loopback addresses only)'
        : url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== ''
          ? 'must be an origin only: scheme, host and port, nothing after them'
          : undefined
  if (problem !== undefined || url === undefined) {
    context.addIssue({ code: 'custom', message: `${problem}, not "${value}"` })
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
    .pipe(z.array(z.enum(extraPushTags, `accepts only ${extraPushTags.join(', ')}`)))
    .default([]),
  // Not repeated in the message: it may hold a password.
  REDIS_URL: z
    .string()
    .trim()
    .refine(
      (value) => URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol),
      'must be an address such as redis://localhost:6379',
    )
    .optional(),
  TRUSTED_PROXY_HOPS: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/, 'must be a whole number: how many proxies stand in front, 0 for none')
    .transform(Number)
    .default(1),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
  VERCEL_ENV: z.string().default('production'),
  PORT: z.string().default('3000'),
})

export interface Environment {
  platformOrigin: string
  apiKey: string
  /** Absent: every push is refused. */
  revalidateSecret: string | undefined
  /** Public origin of this site, without a trailing slash. */
  siteUrl: string
  /** False when `siteUrl` is only the local address that stands in for an unset SITE_URL. */
  siteUrlIsKnown: boolean
  /** A preview deployment, which search engines must not index. */
  isPreview: boolean
  assetOrigins: string[]
  extraPushTags: (typeof extraPushTags)[number][]
  /** Absent: this process shares nothing with others. */
  redisUrl: string | undefined
  /** How many proxies in front append to `X-Forwarded-For`. */
  trustedProxyHops: number
}

/** Some variables are missing or malformed; the message names each of them. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Reads the configuration from environment variables; an empty variable counts as unset.
 * @throws ConfigurationError naming every variable that is missing or malformed
 */
export function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(set)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  if (
    set.PLATFORM_ORIGIN === undefined &&
    env.NODE_ENV === 'production' &&
    isPlaceholder(PRODUCTION_ORIGIN)
  ) {
    problems.push('PLATFORM_ORIGIN is required: this template ships only a placeholder for it')
  }
  if (!parsed.success || problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n')
    throw new ConfigurationError(`The site is not configured (.env.example explains each variable):\n${list}`)
  }
  const { data } = parsed
  return {
    platformOrigin: data.PLATFORM_ORIGIN ?? PRODUCTION_ORIGIN,
    apiKey: data.SITE_API_KEY,
    revalidateSecret: data.REVALIDATE_SECRET,
    siteUrl: data.SITE_URL ?? publicAddress(data.VERCEL_PROJECT_PRODUCTION_URL, data.PORT),
    siteUrlIsKnown: (data.SITE_URL ?? data.VERCEL_PROJECT_PRODUCTION_URL) !== undefined,
    isPreview: data.VERCEL_ENV !== 'production',
    assetOrigins: data.ASSET_ORIGINS,
    extraPushTags: data.EXTRA_PUSH_TAGS,
    redisUrl: data.REDIS_URL,
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
  }
}

function isPlaceholder(address: string): boolean {
  return new URL(address).hostname.endsWith('.example')
}

function publicAddress(vercelHost: string | undefined, port: string): string {
  return vercelHost === undefined ? `http://localhost:${port}` : `https://${vercelHost}`
}
