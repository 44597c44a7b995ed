import { join } from 'node:path'
import { tenants } from '../../sandbox/tenants'
import { ports } from './ports'

export type StageName = keyof typeof ports.stages

interface StagePlan {
  siteKey: string
  /** The stage whose build it runs on, with that one's pages taken out. Absent: its own. */
  builtAs?: StageName
  /** A theme other than the configured one. */
  theme?: string
  /** Also built to run by itself, as in a container. */
  isStandalone?: boolean
}

const plans: Record<StageName, StagePlan> = {
  'mare-alta': { siteKey: 'mare-alta' },
  saves: { siteKey: 'mare-alta', builtAs: 'mare-alta' },
  engines: { siteKey: 'mare-alta', builtAs: 'mare-alta' },
  'oficina-castro': { siteKey: 'oficina-castro', builtAs: 'mare-alta' },
  'sitio-novo': { siteKey: 'sitio-novo', builtAs: 'mare-alta' },
  clone: { siteKey: 'mare-alta' },
  standalone: { siteKey: 'oficina-castro', isStandalone: true },
  unauthored: { siteKey: 'sitio-novo' },
  granito: { siteKey: 'mare-alta', theme: 'granito' },
  oficina: { siteKey: 'mare-alta', theme: 'oficina' },
  large: { siteKey: 'mare-alta' },
}

export function stagePlan(name: StageName) {
  const plan = plans[name]
  const { platform: platformPort, site: sitePort } = ports.stages[name]
  const tenant = tenants.find(({ siteKey }) => siteKey === plan.siteKey)
  if (!tenant) throw new Error(`The sandbox has no tenant ${plan.siteKey}`)
  // Two builds know each other's forms only when they were built from the same place.
  const folder = plan.theme ? '.e2e/themes' : `.e2e/${plan.builtAs ?? name}`
  const distDir = plan.theme ? `.next-${name}` : '.next'
  return {
    ...plan,
    ...tenant,
    platformPort,
    sitePort,
    platformOrigin: `http://localhost:${platformPort}`,
    siteOrigin: `http://localhost:${sitePort}`,
    /** The copy of the project that the site is built from and runs in. */
    folder,
    distDir,
    buildDir: join(folder, distDir),
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
