// Requests addresses on separate connections, 60 per second, until stopped: node stream-of-requests.mjs <origin> <path> <senders>
import { request } from 'node:http'

const [, , origin = '', path = '', senders = '1'] = process.argv
const { hostname, port } = new URL(origin)
let count = 0

setInterval(() => {
  count += 1
  const from = `10.9.${count % Number(senders)}.1`
  const headers = { 'x-forwarded-for': from, connection: 'close' }
  // `*` is replaced by a new name in each address.
  const sending = request({
    hostname,
    port,
    path: path.replace('*', `inventada-${process.pid}-${count}`),
    headers,
  })
  sending.on('response', (answer) => answer.resume()).on('error', () => undefined)
  sending.end()
}, 1_000 / 60)
process.on('disconnect', () => process.exit())
