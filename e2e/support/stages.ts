import { tenants } from '../../sandbox/tenants'

export type StageName = 'mare-alta' | 'oficina-castro' | 'sitio-novo' | 'granito' | 'oficina' | 'large'

interface StagePlan {
  siteKey: string
  /** A theme other than the configured one. */
  theme?: string
  /** Also built to run by itself, as in a container. */
  isStandalone?: boolean
  platformPort: number
  sitePort: number
}

/* Every site is tested on ports of its own, since the address of the platform is part of a built site. All ports of the
   tests are below those that systems give to outgoing connections (from 32768), whose closed ends would block them. */
const plans: Record<StageName, StagePlan> = {
  'mare-alta': { siteKey: 'mare-alta', platformPort: 23110, sitePort: 23210 },
  'oficina-castro': { siteKey: 'oficina-castro', isStandalone: true, platformPort: 23111, sitePort: 23211 },
  'sitio-novo': { siteKey: 'sitio-novo', platformPort: 23112, sitePort: 23212 },
  granito: { siteKey: 'mare-alta', theme: 'granito', platformPort: 23113, sitePort: 23213 },
  oficina: { siteKey: 'mare-alta', theme: 'oficina', platformPort: 23114, sitePort: 23214 },
  large: { siteKey: 'mare-alta', platformPort: 23115, sitePort: 23215 },
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

/** What instances share whose builds are not the same one; the two themes are, apart from their looks. */
const builtAlike = {
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 'tests only').toString('base64'),
  NEXT_DEPLOYMENT_ID: 'tests',
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
    ...(theme && { SITE_THEME: theme, ...builtAlike }),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
