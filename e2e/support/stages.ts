import { tenants } from '../../sandbox/tenants'
import { ports } from './ports'

export type StageName = 'mare-alta' | 'oficina-castro' | 'sitio-novo' | 'granito' | 'oficina' | 'large'

interface StagePlan {
  siteKey: string
  /** A theme other than the configured one. */
  theme?: string
  /** Also built to run by itself, as in a container. */
  isStandalone?: boolean
}

const plans: Record<StageName, StagePlan> = {
  'mare-alta': { siteKey: 'mare-alta' },
  'oficina-castro': { siteKey: 'oficina-castro', isStandalone: true },
  'sitio-novo': { siteKey: 'sitio-novo' },
  granito: { siteKey: 'mare-alta', theme: 'granito' },
  oficina: { siteKey: 'mare-alta', theme: 'oficina' },
  large: { siteKey: 'mare-alta' },
}

/** Built before the tests; the large one is built by its own, which measure that. */
export const stageNames = (Object.keys(plans) as StageName[]).filter((name) => name !== 'large')

export function stagePlan(name: StageName) {
  const plan = plans[name]
  const { platform: platformPort, site: sitePort } = ports.stages[name]
  const tenant = tenants.find(({ siteKey }) => siteKey === plan.siteKey)
  if (!tenant) throw new Error(`The sandbox has no tenant ${plan.siteKey}`)
  return {
    ...plan,
    ...tenant,
    platformPort,
    sitePort,
    platformOrigin: `http://localhost:${platformPort}`,
    siteOrigin: `http://localhost:${sitePort}`,
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
