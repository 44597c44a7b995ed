import { tenants } from '../../sandbox/tenants'

export type SiteKey = 'mare-alta' | 'oficina-castro' | 'sitio-novo'

/** Every tenant is tested on ports of its own, since the address of the platform is part of a built site. */
const ports: Record<SiteKey, { platform: number; site: number }> = {
  'mare-alta': { platform: 43110, site: 43210 },
  'oficina-castro': { platform: 43111, site: 43211 },
  'sitio-novo': { platform: 43112, site: 43212 },
}

export const siteKeys = Object.keys(ports) as SiteKey[]

export function tenantOf(siteKey: SiteKey) {
  const tenant = tenants.find((candidate) => candidate.siteKey === siteKey)
  if (!tenant) throw new Error(`The sandbox has no tenant ${siteKey}`)
  const { platform, site } = ports[siteKey]
  return {
    ...tenant,
    platformPort: platform,
    platformOrigin: `http://localhost:${platform}`,
    sitePort: site,
    siteOrigin: `http://localhost:${site}`,
    /** Where the site is built; below the project, since the framework links into node_modules from there. */
    buildDir: `.next-e2e-${siteKey}`,
  }
}

/** What a site is configured with to run on its tenant's sandbox. */
export function siteEnvironment(siteKey: SiteKey): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...env } = process.env
  const tenant = tenantOf(siteKey)
  return {
    ...env,
    NODE_ENV: 'production',
    SITE_API_KEY: tenant.key,
    REVALIDATE_SECRET: tenant.secret,
    PLATFORM_ORIGIN: tenant.platformOrigin,
    ASSET_ORIGINS: tenant.platformOrigin,
    SITE_URL: tenant.siteOrigin,
    PORT: String(tenant.sitePort),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
