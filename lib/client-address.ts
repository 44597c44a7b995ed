import ipaddr from 'ipaddr.js'

/** Who sent a request, as keys to count by; both are 'unknown' for what is no address. */
export interface Sender {
  /** An IPv4 address, or the /64 of an IPv6 one: a household has all of it. */
  address: string
  /** The /24 or the /48 around it: one customer of a hosting company may have all of that. */
  network: string
}

/**
 * The sender, from `X-Forwarded-For`: each proxy in front appends who called it, so only the last `hops` entries are true, and
 * the first of them is the client.
 */
export function senderOf(forwardedFor: string | null, hops: number): Sender {
  const entries = (forwardedFor ?? '').split(',')
  const entry = entries[Math.max(entries.length - Math.max(hops, 1), 0)] ?? ''
  const text = withoutPort(entry.trim())
  if (!ipaddr.isValid(text)) return { address: 'unknown', network: 'unknown' }
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) {
    return { address: address.toString(), network: `${address.octets.slice(0, 3).join('.')}.0/24` }
  }
  const parts = address.parts.map((part) => part.toString(16))
  return { address: `${parts.slice(0, 4).join(':')}::/64`, network: `${parts.slice(0, 3).join(':')}::/48` }
}

/** Some proxies append the port: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}
