import ipaddr from 'ipaddr.js'

/** The sender of a request, as keys for rate limits. Both are 'unknown' without a valid address. */
export interface Sender {
  /** The IPv4 address, or the /64 of the IPv6 address, since a household has a whole /64. */
  address: string
  /** The /24 or /48 around the address, since one customer of a hosting company may have all of it. */
  network: string
}

/** The sender in `X-Forwarded-For`. Each proxy appends its caller, so only the last `hops` entries are trusted. The first of these is the client. */
export function senderOf(forwardedFor: string | null, hops: number): Sender {
  const address = clientIn(forwardedFor, hops)
  if (address === undefined) return { address: 'unknown', network: 'unknown' }
  if (address instanceof ipaddr.IPv4) {
    return { address: address.toString(), network: `${address.octets.slice(0, 3).join('.')}.0/24` }
  }
  const parts = address.parts.map((part) => part.toString(16))
  return { address: `${parts.slice(0, 4).join(':')}::/64`, network: `${parts.slice(0, 3).join(':')}::/48` }
}

/**
 * What a request shows of the proxies in front: how many are trusted, how many addresses the header has, and the range of the one that counts.
 * `unicast` is a public address, `private` and `loopback` belong to a proxy, and `reserved` is for examples, which only a client can claim.
 */
export function proxiesSeen(forwardedFor: string | null, counted: string | null, trusted: number) {
  const forwarded = (forwardedFor ?? '').split(',').filter((entry) => entry.trim()).length
  return { trusted, forwarded, client: clientIn(counted, trusted)?.range() ?? 'unknown' }
}

function clientIn(forwardedFor: string | null, hops: number) {
  const entries = (forwardedFor ?? '').split(',')
  const entry = entries[Math.max(entries.length - Math.max(hops, 1), 0)] ?? ''
  const text = withoutPort(entry.trim())
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

/** An address without the port that some proxies append: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}
