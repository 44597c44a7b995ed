import { existsSync } from 'node:fs'
import { SITE_CONTENT, siteContentTenant } from '../sandbox/site-content/tenant'
import { type Tenant, tenants } from '../sandbox/tenants'

const unspecifiedTags = 'projects,posts,testimonials,faqs'

/**
 * The environment of the site and of the sandbox when they run together. The site gets the key of a tenant: of the client's content when
 * there is some, else of the demo, or of the one that SANDBOX_TENANT names. The specification
 * leaves the tags of some resources open: the sandbox pushes these too and the site accepts them, so that every edit shows at
 * once.
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
      // That of a tunnel, in the shell; .env.local has the one of the live site.
      SITE_URL: env.SITE_URL || site,
      // Of the live site.
      REDIS_URL: '',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  }
}

/** Ends this process, with a sentence, where there is no such tenant or its content is not valid. */
function tenantFor({ SANDBOX_TENANT }: NodeJS.ProcessEnv): Tenant {
  try {
    if (!SANDBOX_TENANT && existsSync(SITE_CONTENT)) return siteContentTenant(SITE_CONTENT)
    const tenant = SANDBOX_TENANT ? tenants.find(({ siteKey }) => siteKey === SANDBOX_TENANT) : tenants[0]
    if (tenant) return tenant
    const known = tenants.map(({ siteKey }) => siteKey).join(', ')
    console.error(`SANDBOX_TENANT=${SANDBOX_TENANT} is none of the sandbox's tenants: ${known}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  process.exit(1)
}
