import type { IncomingHttpHeaders } from 'node:http'

/** Normalizes hosts to the form in `Origin`, which Next.js compares literally: no default port, lower case, no trailing dot, first of a list. */
export function writePlainHosts(headers: IncomingHttpHeaders): void {
  const origin = headers.origin
  if (origin === undefined || !URL.canParse(origin)) return
  const { protocol, host } = new URL(origin)
  headers.origin = `${protocol}//${plainHost(host, protocol)}`
  if (headers.host) headers.host = plainHost(headers.host, protocol)
  const forwarded = firstOf(headers['x-forwarded-host'])
  if (forwarded) headers['x-forwarded-host'] = plainHost(forwarded, protocol)
}

/** Whether a post comes from a page on the same host. Its headers must be normalized. Browsers send `Origin` with every post. */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const { origin = '', host } = headers
  if (!URL.canParse(origin)) return false
  const address = new URL(origin)
  const scheme = firstOf(headers['x-forwarded-proto']).toLowerCase()
  const isOtherScheme = /^https?$/.test(scheme) && `${scheme}:` !== address.protocol
  return !isOtherScheme && address.host === (firstOf(headers['x-forwarded-host']) || host)
}

/** The first entry of a header to which each proxy appends. */
function firstOf(header: string | string[] | undefined): string {
  const [first = ''] = String(header ?? '').split(',')
  return first.trim()
}

/** Normalizes a host. Text that is not a host is returned unchanged. */
function plainHost(text: string, protocol: string): string {
  const address = `${protocol}//${text}`
  if (/[^\w.:[\]-]/.test(text) || !URL.canParse(address)) return text
  const { hostname, port } = new URL(address)
  return hostname.replace(/\.$/, '') + (port && `:${port}`)
}
