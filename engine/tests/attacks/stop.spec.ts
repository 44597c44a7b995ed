import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fill, send } from '../fixtures/form'
import { patience } from '../fixtures/patience'
import { anotherAddress, leadCalls, newLead, post } from '../fixtures/posting'
import { stagePlan } from '../fixtures/stages'
import { temporaryFolder } from '../sandbox/support/folders'
import { pushTo } from '../servers/push'
import { expect, test } from './fresh-site'

const { secret } = stagePlan('mare-alta')

test('a stop ends a server whose connections are busy or half-sent, and cuts off no answer', {
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
  // During a read, all clients wait for answers. A client that has just been answered may reuse a connection that is closing.
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

test('leads under way at a stop are sent and answered, also after a second signal', {
  tag: '@all',
}, async ({ browser, site, sandbox }) => {
  const { origin, processId = 0 } = site
  const health = async () => {
    const response = await fetch(`${origin}/api/health`)
    return [response.status, (await response.json()).status]
  }
  process.kill(processId, 'SIGHUP')
  expect(await health()).toEqual([200, 'ok'])
  await sandbox.setFault({ siteKey: 'mare-alta', resource: 'leads', fault: 'slow', ms: 3_000 })
  // Once with the script of the form, once without.
  const pages = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newPage({ javaScriptEnabled })),
  )
  const sent = pages.map(async (page) => {
    await page.goto(`${origin}/contactos`)
    await fill(page, newLead())
    void send(page)
    await expect(page).toHaveURL(/\/obrigado$/)
    return page.getByRole('heading', { level: 1 }).textContent()
  })
  await expect.poll(() => leadCalls(sandbox)).toBe(2)
  process.kill(processId, 'SIGTERM')
  await expect.poll(health, { intervals: [20] }).toEqual([503, 'stopping'])
  // A supervisor signals the whole process group, and npm forwards the signal too.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.kill(processId, signal)
  expect(await Promise.all(sent)).toEqual(Array(2).fill(expect.stringContaining('Obrigado')))
  expect(await site.stop()).toBe(143)
  expect(await leadCalls(sandbox)).toBe(2)
  await Promise.all(pages.map((page) => page.close()))
})

test('an answer under way at a stop says that the connection closes, and a next request is not cut off', {
  tag: '@all',
}, async ({ site, sandbox }) => {
  const { origin, processId = 0 } = site
  const before = await leadCalls(sandbox)
  await sandbox.setFault({ siteKey: 'mare-alta', resource: 'leads', fault: 'slow', ms: 2_000 })
  const kept = Array.from({ length: 6 }, async () => {
    const { status, headers, body } = await post({ origin, from: anotherAddress() })
    await body?.cancel()
    // On a connection that stays open, the next request follows at once.
    const next = await fetch(`${origin}/obrigado`).then(
      (response) => response.status,
      ({ cause }) => cause.code,
    )
    return { status, connection: headers.get('connection'), next }
  })
  await expect.poll(() => leadCalls(sandbox)).toBe(before + 6)
  process.kill(processId, 'SIGINT')
  const outcomes = await Promise.all(kept)
  const expected = { status: 303, connection: 'close', next: expect.anything() }
  expect(outcomes).toEqual(Array(6).fill(expected))
  expect(outcomes.filter(({ next }) => next !== 200 && next !== 'ECONNREFUSED')).toEqual([])
  expect(await site.stop('SIGINT')).toBe(130)
})

test('Ctrl+C ends a server with nothing under way at once', { tag: '@all' }, async ({ site }) => {
  const began = performance.now()
  expect(await site.stop('SIGINT')).toBe(130)
  expect(performance.now() - began).toBeLessThan(1_000 * patience)
})

test.describe('while a library blocks all threads of libuv', () => {
  const pipe = join(temporaryFolder(), 'pipe')
  const preload = pathToFileURL(join(import.meta.dirname, 'hold-threads.mjs')).href
  test.use({ variables: { NODE_OPTIONS: `--import ${preload}`, HELD_PIPE: pipe } })

  test('the health route answers, and SIGTERM ends the process', { tag: '@all' }, async ({ site }) => {
    execFileSync('/usr/bin/mkfifo', [pipe])
    process.kill(site.processId ?? 0, 'SIGUSR2')
    // The file waits for a thread.
    const isHeld = () =>
      fetch(`${site.origin}/unavailable.html`, { signal: AbortSignal.timeout(2_000) }).then(
        () => false,
        () => true,
      )
    await expect.poll(isHeld).toBe(true)
    expect((await fetch(`${site.origin}/api/health`)).status).toBe(200)
    const stoppedAt = performance.now()
    // The process ended by the signal, which shells report as 143.
    expect(await site.stop()).toBeNull()
    expect(performance.now() - stoppedAt).toBeLessThan(9_500 * patience)
  })
})
