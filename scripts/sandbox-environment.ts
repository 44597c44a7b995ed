import { tenants } from '../sandbox/tenants'

const unspecifiedTags = 'projects,posts,testimonials,faqs'

/**
 * The environment of the site and of the sandbox when they run together. The site gets the key of a tenant. The specification
 * leaves the tags of some resources open: the sandbox pushes these too and the site accepts them, so that every edit shows at
 * once.
 */
export function sandboxEnvironment(env: NodeJS.ProcessEnv): {
  site: NodeJS.ProcessEnv
  sandbox: NodeJS.ProcessEnv
} {
  const { SANDBOX_TENANT, SANDBOX_PORT = '4000' } = env
  const PORT = env.PORT?.trim() || '3000'
  const tenant = SANDBOX_TENANT ? tenants.find(({ siteKey }) => siteKey === SANDBOX_TENANT) : tenants[0]
  if (tenant === undefined) {
    const known = tenants.map(({ siteKey }) => siteKey).join(', ')
    console.error(`SANDBOX_TENANT=${SANDBOX_TENANT} is none of the sandbox's tenants: ${known}`)
    process.exit(1)
  }
  const platform = `http://localhost:${SANDBOX_PORT}`
  const site = `http://localhost:${PORT}`
  return {
    sandbox: {
      ...env,
      SANDBOX_PORT,
      SANDBOX_PUSH_URL: `${tenant.siteKey}=${site}/api/revalidate`,
      SANDBOX_PUSH_TAGS: unspecifiedTags,
    },
    site: {
      ...env,
      PORT,
      PLATFORM_ORIGIN: platform,
      SITE_API_KEY: tenant.key,
      REVALIDATE_SECRET: tenant.secret,
      ASSET_ORIGINS: platform,
      EXTRA_PUSH_TAGS: unspecifiedTags,
      SITE_URL: site,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  }
}
