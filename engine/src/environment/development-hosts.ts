/** Codespaces sets it. Each of its addresses is a port below this domain. */
const CODESPACES = 'GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN'

/**
 * The names of `npm run dev` beside localhost: those of Codespaces, and that of `SITE_URL`, which may be a tunnel's. A proxy may send such a
 * name as `X-Forwarded-Host` and localhost as `Origin`, or the other way round.
 * @returns what Next.js takes as `allowedDevOrigins`, and as `allowedOrigins` of actions
 */
export function developmentHosts(siteUrl: string, env: Record<string, string | undefined> = process.env) {
  const { hostname, host } = new URL(siteUrl)
  const ports = env[CODESPACES] ? [`*.${env[CODESPACES]}`] : []
  return { names: [hostname, ...ports], origins: [host, `localhost:${env.PORT || 3000}`, ...ports] }
}
