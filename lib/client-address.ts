import ipaddr from 'ipaddr.js'

/**
 * Who sent a request, as a key to count by: an IPv4 address, the /64 network of an IPv6 one (a household has all of it),
 * or 'unknown' for anything else. Each proxy in front appends who called it to `X-Forwarded-For`, so only the last `hops`
 * entries are true and the first of them is the client.
 */
export function clientAddress(forwardedFor: string | null, hops: number): string {
  const entries = (forwardedFor ?? '').split(',')
  const entry = entries[Math.max(entries.length - Math.max(hops, 1), 0)] ?? ''
  const text = withoutPort(entry.trim())
  if (!ipaddr.isValid(text)) return 'unknown'
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** Some proxies append the port: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}
