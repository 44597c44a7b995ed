/** The variable in which Codespaces names its domain. Each forwarded port is a subdomain of it. */
const CODESPACES = 'GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN'

/**
 * The host names of `npm run dev` besides localhost: those of Codespaces, and that of `SITE_URL`, which may be a tunnel. A proxy may send
 * such a name as `X-Forwarded-Host` and localhost as `Origin`, or the other way round.
 * @returns `allowedDevOrigins` for Next.js, and `allowedOrigins` for its actions
 */
export function developmentHosts(siteUrl: string, env: Record<string, string | undefined> = process.env) {
  const { hostname, host } = new URL(siteUrl)
  const ports = env[CODESPACES] ? [`*.${env[CODESPACES]}`] : []
  return { names: [hostname, ...ports], origins: [host, `localhost:${env.PORT || 3000}`, ...ports] }
}
