import { existsSync } from 'node:fs'
import { SITE_CONTENT, siteContentTenant } from '../sandbox/site-content/tenant'
import { type Tenant, tenants } from '../sandbox/tenants'

const unspecifiedTags = 'projects,posts,testimonials,faqs'

/**
 * The environment of site and sandbox when they run together. The site gets the key of a tenant: the client's content if there is any, otherwise the
 * demo, or the tenant in SANDBOX_TENANT. The specification does not define the tags of some resources. The sandbox pushes them anyway and the site
 * accepts them, so that every edit is visible at once.
 */
export function sandboxEnvironment(env: NodeJS.ProcessEnv): {
  site: NodeJS.ProcessEnv
  sandbox: NodeJS.ProcessEnv
} {
  const { SANDBOX_PORT = '4000' } = env
  const PORT = env.PORT?.trim() || '3000'
  const tenant = tenantFor(env)
  const platform = `http://localhost:${SANDBOX_PORT}`
  const site = `http://localhost:${PORT}`
  return {
    sandbox: {
      ...env,
      SANDBOX_PORT,
      SANDBOX_PUSH_URL: `${tenant.siteKey}=${site}/api/revalidate`,
      SANDBOX_PUSH_TAGS: unspecifiedTags,
      SANDBOX_SITE_CONTENT: tenant.siteContent?.folder ?? '',
    },
    site: {
      ...env,
      PORT,
      PLATFORM_ORIGIN: platform,
      SITE_API_KEY: tenant.key,
      REVALIDATE_SECRET: tenant.secret,
      ASSET_ORIGINS: platform,
      EXTRA_PUSH_TAGS: unspecifiedTags,
      // The shell may set the address of a tunnel. .env.local has that of the live site.
      SITE_URL: env.SITE_URL || site,
      // The Redis of the live site is not used.
      REDIS_URL: '',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  }
}

/** The tenant to serve. Exits with a message if it does not exist or its content is invalid. */
function tenantFor({ SANDBOX_TENANT }: NodeJS.ProcessEnv): Tenant {
  try {
    if (!SANDBOX_TENANT && existsSync(SITE_CONTENT)) return siteContentTenant(SITE_CONTENT)
    const tenant = SANDBOX_TENANT ? tenants.find(({ siteKey }) => siteKey === SANDBOX_TENANT) : tenants[0]
    if (tenant) return tenant
    const known = tenants.map(({ siteKey }) => siteKey).join(', ')
    console.error(`SANDBOX_TENANT=${SANDBOX_TENANT} is not a tenant of the sandbox: ${known}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  process.exit(1)
}
