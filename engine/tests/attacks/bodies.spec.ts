import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { newLead, post } from '../fixtures/posting'
import { pushTo } from '../servers/push'
import { expect, test } from './fresh-site'

/* Tests of bodies that keep a server busy or fill its memory. The heap is that of a small machine. */

test.use({ variables: { NODE_OPTIONS: '--max-old-space-size=512' } })

interface Sending {
  socket: Socket
  /** The answer of the server so far. */
  answer: () => string
}

async function begin(origin: string, path: string, headers: string[]): Promise<Sending> {
  const { host, port } = new URL(origin)
  const socket = connect(Number(port), 'localhost').on('error', () => {})
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'connect')
  const type = 'Content-Type: multipart/form-data; boundary=x'
  const lines = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, type, ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return { socket, answer: () => text }
}

/** The CPU seconds that a process has used. */
function processorSeconds(processId: number): number {
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(processId)], { encoding: 'utf8' })
  return time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** Writes a megabyte byte by byte, as long as the server accepts it. */
async function sendByteByByte({ socket }: Sending): Promise<void> {
  const chunks = '1\r\nx\r\n'.repeat(10_000)
  for (let n = 0; n < 100 && !socket.destroyed; n += 1)
    if (!socket.write(chunks))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
}

test('bodies that are sent byte by byte are ended before they cost 5 s of CPU time, and a form still arrives', {
  tag: '@all',
}, async ({ site: { origin, processId = 0 } }) => {
  const chunked = ['Transfer-Encoding: chunked']
  const before = processorSeconds(processId)
  const paths = ['/contactos', '/contactos', '/nada', '/api/captcha', '/api/revalidate']
  await Promise.all(
    paths.map(async (path) => {
      const sending = await begin(origin, path, chunked)
      // Node's `once` would reject on a reset.
      const closed = new Promise((resolve) => sending.socket.once('close', resolve))
      await sendByteByByte(sending)
      await closed
    }),
  )
  // Single bytes took 40 s of CPU time when each had its own Buffer.
  expect(processorSeconds(processId) - before).toBeLessThan(5)
  expect((await fetch(`${origin}/sobre`)).status).toBe(200)
  expect((await post({ origin })).status).toBe(303)
})

test('the slowest of too many unfinished bodies get a 503 that says to go back, and a form still arrives', {
  tag: '@all',
}, async ({ site: { origin, log } }) => {
  const all: Sending[] = []
  // Each megabyte stalls before its last byte.
  for (let n = 0; n < 60; n += 1) {
    const sending = await begin(origin, '/contactos', ['Content-Length: 1000001'])
    sending.socket.write(Buffer.alloc(1_000_000, 'x'))
    all.push(sending)
  }
  await expect.poll(() => all.filter(({ answer }) => answer().includes('</html>')).length).toBeGreaterThan(5)
  const [answer = ''] = all.map((one) => one.answer()).filter(Boolean)
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer).toMatch(/^Retry-After: \d+\r$/im)
  expect(answer).toContain('Volte à página anterior')
  expect(answer).toContain('href="tel:+351220000140"')
  const values = newLead()
  expect((await post({ origin, values })).status).toBe(303)
  expect((await pushTo(origin, 'values')).status).toBe(200)
  for (const { socket } of all) socket.destroy()
  expect(log()).not.toContain('heap')
})

test('a body that stalls is ended with a 408', { tag: '@all' }, async ({ site: { origin } }) => {
  const { socket, answer } = await begin(origin, '/contactos', ['Content-Length: 100'])
  await once(socket, 'close')
  expect(answer()).toMatch(/^HTTP\/1.1 408 /)
})
