import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { patience } from '../fixtures/patience'
import { stagePlan } from '../fixtures/stages'
import { pushTo } from '../servers/push'
import { expect, test } from './fresh-site'

const { secret } = stagePlan('mare-alta')

test('a half-sent request does not hold a server that is told to stop, and what is under way is answered', {
  tag: '@all',
}, async ({ site, sandbox }) => {
  const half = await begun(site.origin, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ')
  const halfBody = await begun(
    site.origin,
    'POST /api/revalidate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ' +
      `${secret}\r\nContent-Length: 100\r\n\r\n{"tags":`,
  )
  const readsOf = async () => (await sandbox.state()).reads['mare-alta']?.values ?? 0
  const before = await readsOf()
  // Takes as long as the platform does.
  await sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'slow', ms: 3_500 })
  const push = pushTo(site.origin, 'values')
  await expect.poll(readsOf).toBeGreaterThan(before)
  const stoppedAt = performance.now()
  const stopped = site.stop()
  expect((await push).status).toBe(200)
  expect(await stopped).toBe(143)
  expect(performance.now() - stoppedAt).toBeLessThan(10_000 * patience)
  for (const socket of [half, halfBody]) expect(socket.destroyed || socket.readableEnded).toBe(true)
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
