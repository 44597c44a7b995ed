import { isLoopback } from '../../../../src/environment/environment'
import { advice, type Finding, ok, problem } from '../../finding'
import { ask, causeOf } from '../../requests'

/** Checks that http, and the host name with or without `www.`, redirect to the site. */
export async function checkNames(siteUrl: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:' || port !== '' || isLoopback(hostname)) return []
  const other = otherName(hostname)
  const addresses = [
    `http://${hostname}`,
    ...(other === undefined ? [] : [`http://${other}`, `https://${other}`]),
  ]
  const findings = (await Promise.all(addresses.map((address) => checkMove(address, siteUrl)))).flat()
  return findings.length > 0 ? findings : [ok(`${addresses.join(', ')}: all redirect to ${siteUrl}`)]
}

/** The other host name that visitors type, with or without `www.`. Names with more labels have none. */
function otherName(hostname: string): string | undefined {
  if (hostname.startsWith('www.')) return hostname.slice(4)
  return hostname.split('.').length === 2 ? `www.${hostname}` : undefined
}

async function checkMove(address: string, siteUrl: string): Promise<Finding[]> {
  const file =
    'List all of them in server_name of nginx.conf, starting with the address of the site: docs/first-server.md.'
  try {
    const { status, headers, body } = await ask(`${address}/`)
    await body?.cancel()
    const location = headers.get('location') ?? ''
    if (status >= 300 && status < 400) {
      if (location.startsWith(`${siteUrl}/`) || location === siteUrl) return []
      // Some hosts redirect to https first.
      if (location.startsWith(`https://${new URL(address).host}`) && !address.startsWith('https:')) return []
      return [problem(`${address} redirects to ${location || 'nowhere'} instead of ${siteUrl}`, file)]
    }
    if (status !== 200)
      return [problem(`${address} answers ${status}, and does not redirect to ${siteUrl}`, file)]
    const remedy = address.startsWith('http:')
      ? 'Redirect http to https in the proxy in front of the site, as deploy/nginx.conf does.'
      : file
    const what = address.startsWith('http:') ? 'forms go unencrypted' : 'search engines find the site twice'
    return [problem(`${address} shows the site, and does not redirect to ${siteUrl}: ${what}`, remedy)]
  } catch (error) {
    const cause = causeOf(error)
    const remedy = 'Point the name to the server, and add it to the certificate: docs/first-server.md.'
    const finding = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED)$/.test(cause) ? advice : problem
    return [finding(`${address} cannot be reached (${cause})`, remedy)]
  }
}
