import { once } from 'node:events'
import { connect } from 'node:net'
import { patience } from '../fixtures/patience'
import { stagePlan } from '../fixtures/stages'
import { pushTo } from '../servers/push'
import { expect, test } from './fresh-site'

const { secret } = stagePlan('mare-alta')

test('a stop ends a server although clients keep connections busy or half-sent, and cuts nothing off', {
  tag: '@all',
}, async ({ site, sandbox }) => {
  const readsOfValues = async () => (await sandbox.state()).reads['mare-alta']?.values ?? 0
  const { port } = new URL(site.origin)
  const head = `POST /api/revalidate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secret}`
  const half = [
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ',
    `${head}\r\nContent-Length: 100\r\n\r\n{"tags":`,
  ]
  const sockets = half.map((text) => {
    const socket = connect({ port: Number(port), host: 'localhost' }).on('error', () => {})
    socket.resume().write(text)
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  await sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'slow', ms: 1_500 })
  const outcomes = new Set<unknown>()
  const clients = [1, 2, 3].map(async () => {
    for (;;) {
      const outcome = await pushTo(site.origin, 'values').then(
        ({ status }) => status,
        ({ cause }) => cause.code,
      )
      if (outcome === 'ECONNREFUSED') return
      outcomes.add(outcome)
    }
  })
  await expect.poll(() => outcomes.size).toBeGreaterThan(0)
  // Amid a read, all clients wait for their answers. One that has just got its own may ask again on a connection that is being closed.
  const before = await readsOfValues()
  await expect.poll(readsOfValues, { intervals: [20] }).toBeGreaterThan(before)
  await new Promise((done) => setTimeout(done, 300))
  const stoppedAt = performance.now()
  expect(await site.stop()).toBe(143)
  expect(performance.now() - stoppedAt).toBeLessThan(8_500 * patience)
  await Promise.all(clients)
  expect([...outcomes]).toEqual([200])
  for (const socket of sockets) expect(socket.destroyed || socket.readableEnded).toBe(true)
})
