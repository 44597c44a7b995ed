import { tenants } from '../../sandbox/tenants'

export type StageName = 'mare-alta' | 'oficina-castro' | 'sitio-novo' | 'granito' | 'oficina' | 'large'

interface StagePlan {
  siteKey: string
  /** A theme other than the configured one. */
  theme?: string
  platformPort: number
  sitePort: number
}

/** Every site is tested on ports of its own, since the address of the platform is part of a built site. */
const plans: Record<StageName, StagePlan> = {
  'mare-alta': { siteKey: 'mare-alta', platformPort: 43110, sitePort: 43210 },
  'oficina-castro': { siteKey: 'oficina-castro', platformPort: 43111, sitePort: 43211 },
  'sitio-novo': { siteKey: 'sitio-novo', platformPort: 43112, sitePort: 43212 },
  granito: { siteKey: 'mare-alta', theme: 'granito', platformPort: 43113, sitePort: 43213 },
  oficina: { siteKey: 'mare-alta', theme: 'oficina', platformPort: 43114, sitePort: 43214 },
  large: { siteKey: 'mare-alta', platformPort: 43115, sitePort: 43215 },
}

/** Built before the tests; the large one is built by its own, which measure that. */
export const stageNames = (Object.keys(plans) as StageName[]).filter((name) => name !== 'large')

export function stagePlan(name: StageName) {
  const plan = plans[name]
  const tenant = tenants.find(({ siteKey }) => siteKey === plan.siteKey)
  if (!tenant) throw new Error(`The sandbox has no tenant ${plan.siteKey}`)
  return {
    ...plan,
    ...tenant,
    platformOrigin: `http://localhost:${plan.platformPort}`,
    siteOrigin: `http://localhost:${plan.sitePort}`,
    /** Where the site is built; below the project, since the framework links into node_modules from there. */
    buildDir: `.next-e2e-${name}`,
  }
}

/** What a site is configured with to run on its tenant's sandbox. */
export function siteEnvironment(name: StageName): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...env } = process.env
  const { key, secret, platformOrigin, siteOrigin, sitePort, theme } = stagePlan(name)
  return {
    ...env,
    NODE_ENV: 'production',
    SITE_API_KEY: key,
    REVALIDATE_SECRET: secret,
    PLATFORM_ORIGIN: platformOrigin,
    ASSET_ORIGINS: platformOrigin,
    SITE_URL: siteOrigin,
    PORT: String(sitePort),
    ...(theme && { SITE_THEME: theme }),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
