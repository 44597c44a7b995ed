import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { patience } from '../fixtures/patience'
import { stagePlan } from '../fixtures/stages'
import { pushTo } from '../servers/push'
import type { Sandbox } from '../servers/sandbox'
import { expect, test } from './fresh-site'

const { secret } = stagePlan('mare-alta')

const readsOf = async ({ state }: Sandbox) => (await state()).reads['mare-alta']?.values ?? 0

test('a half-sent request does not hold a server that is told to stop, and what is under way is answered', {
  tag: '@all',
}, async ({ site, sandbox }) => {
  const half = await begun(site.origin, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ')
  const halfBody = await begun(
    site.origin,
    'POST /api/revalidate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ' +
      `${secret}\r\nContent-Length: 100\r\n\r\n{"tags":`,
  )
  const before = await readsOf(sandbox)
  // Takes as long as the platform does.
  await sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'slow', ms: 3_500 })
  const push = pushTo(site.origin, 'values')
  await expect.poll(() => readsOf(sandbox)).toBeGreaterThan(before)
  const stoppedAt = performance.now()
  const stopped = site.stop()
  expect((await push).status).toBe(200)
  expect(await stopped).toBe(143)
  expect(performance.now() - stoppedAt).toBeLessThan(10_000 * patience)
  for (const socket of [half, halfBody]) expect(socket.destroyed || socket.readableEnded).toBe(true)
})

test('a stop ends soon although clients keep their connections busy, and cuts nothing off', {
  tag: '@all',
}, async ({ site, sandbox }) => {
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
  const before = await readsOf(sandbox)
  await expect.poll(() => readsOf(sandbox), { intervals: [20] }).toBeGreaterThan(before)
  await new Promise((done) => setTimeout(done, 300))
  const stoppedAt = performance.now()
  expect(await site.stop()).toBe(143)
  expect(performance.now() - stoppedAt).toBeLessThan(3_000 * patience)
  await Promise.all(clients)
  expect([...outcomes]).toEqual([200])
})

/** A connection on which this much of a request has been sent. */
async function begun(origin: string, text: string): Promise<Socket> {
  const { port } = new URL(origin)
  const socket = connect({ port: Number(port), host: 'localhost' })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.resume().write(text)
  return socket
}
