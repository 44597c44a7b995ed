// Asks for addresses, each on a connection of its own, 60 a second, until it is ended: node stream-of-requests.mjs <origin> <path> <senders>
import { request } from 'node:http'

const [, , origin = '', path = '', senders = '1'] = process.argv
const { hostname, port } = new URL(origin)
let asked = 0

setInterval(() => {
  asked += 1
  const from = `10.9.${asked % Number(senders)}.1`
  const headers = { 'x-forwarded-for': from, connection: 'close' }
  // In the place of `*` each address has a name of its own.
  const sending = request({
    hostname,
    port,
    path: path.replace('*', `inventada-${process.pid}-${asked}`),
    headers,
  })
  sending.on('response', (answer) => answer.resume()).on('error', () => undefined)
  sending.end()
}, 1_000 / 60)
process.on('disconnect', () => process.exit())
