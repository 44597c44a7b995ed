// Loaded into a program that requests a site at its public address: names below .test resolve to this machine, and http and https use `PUBLIC_PORTS`.
import dns from 'node:dns'
import net from 'node:net'

const [http, https] = (process.env.PUBLIC_PORTS ?? '').split(',').map(Number)
const ports = new Map([
  [80, http],
  [443, https],
])

dns.lookup = new Proxy(dns.lookup, {
  apply: (lookup, self, [name, ...rest]) =>
    Reflect.apply(lookup, self, [String(name).endsWith('.test') ? '127.0.0.1' : name, ...rest]),
})

net.Socket.prototype.connect = new Proxy(net.Socket.prototype.connect, {
  apply: (connect, self, given) => {
    const [options] = Array.isArray(given[0]) ? given[0] : given
    const port = ports.get(Number(options?.port))
    if (port !== undefined) options.port = port
    return Reflect.apply(connect, self, given)
  },
})
