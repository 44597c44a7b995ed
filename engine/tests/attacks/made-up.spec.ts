import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../figures/figures'
import { anotherAddress } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { runProgram } from '../servers/programs'
import { expect, test } from './aged-site'

/* Tests of the CPU time of a stranger's request. Ratios within a run are the same on machines of any speed. */

let count = 0
const name = () => `inventada-${++count}`

const madeUp: Record<string, () => string> = {
  'a form with a made-up service': () => `/orcamento?servico=${name()}`,
  'thanks for a made-up service': () => `/obrigado?servico=${name()}`,
  'a made-up record': () => `/servicos/${name()}`,
  'a made-up subject': () => `/blog/etiqueta/${name()}`,
  'a page after the last': () => `/blog/pagina/${9_999 + ++count}`,
  'any other made-up address': () => `/${name()}`,
  'a made-up preview picture': () => `/og/${name()}`,
}

test('a made-up address costs at most three times a page of the cache', { tag: '@all' }, async ({ site }) => {
  const { origin, processId = 0 } = site
  test.skip(process.platform !== 'linux', 'the system tells no processor time of a process')
  const cost = async (path: string) => {
    const before = processorMs(processId)
    await rawRequest(origin, { path, headers: { 'accept-encoding': 'br' } })
    return processorMs(processId) - before
  }
  const kinds = { 'a page of the cache': () => '/servicos', ...madeUp }
  const costs = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]))
  for (let turn = -10; turn < 50; turn += 1)
    for (const [kind, path] of Object.entries(kinds)) {
      const took = await cost(path())
      if (turn >= 0) costs.get(kind)?.push(took)
    }
  const [known = 0, ...others] = [...costs.values()].map(median)
  const ratios = Object.keys(madeUp).map((kind, index) => ({ kind, ratio: (others[index] ?? 0) / known }))
  expect(ratios.filter(({ ratio }) => ratio > 3)).toEqual([])
})

test('a search whose connection was closed is not rendered', { tag: '@all' }, async ({ site }) => {
  const { origin, processId = 0 } = site
  test.skip(process.platform !== 'linux', 'the system tells no processor time of a process')
  const path = () => `/pesquisa?q=${name()}`
  const ask = () => rawRequest(origin, { path: path(), headers: { 'x-forwarded-for': anotherAddress() } })
  for (let turn = 0; turn < 10; turn += 1) await ask()
  const spent = async (work: () => Promise<unknown>) => {
    const before = processorMs(processId)
    await work()
    await idle(processId)
    return processorMs(processId) - before
  }
  const drawn = await spent(() => Promise.all(Array.from({ length: 100 }, ask)))
  const givenUp = await spent(() => Promise.all(Array.from({ length: 100 }, () => giveUp(origin, path()))))
  expect(givenUp).toBeLessThan(drawn / 2)
  expect((await ask()).status).toBe(200)
})

/** The longest delay of a page that nobody notices. */
const UNNOTICED_MS = 100
/** The longest delay of the health route. */
const MAX_HEALTH_MS = 2_000

for (const senders of [1, 60])
  test(`60 requests a second from ${senders} addresses do not delay a new visitor`, {
    tag: '@all',
  }, async ({ site: { origin } }) => {
    const kept = await medianDuring('/contactos', senders, origin)
    const slow: string[] = []
    for (const path of ['/orcamento?servico=*', '/servicos/*', '/og/*', '/pesquisa?q=*']) {
      // One run may be delayed on a busy machine.
      const runs = [await medianDuring(path, senders, origin), await medianDuring(path, senders, origin)]
      if (runs.some((run) => !isUnnoticed(run, kept))) runs.push(await medianDuring(path, senders, origin))
      const quick = runs.filter((run) => isUnnoticed(run, kept))
      if (quick.length < 2) slow.push(`${path}: ${JSON.stringify(runs)} beside ${JSON.stringify(kept)}`)
    }
    expect(slow).toEqual([])
  })

interface Waits {
  /** The median of visits on new connections, in milliseconds. */
  visit: number
  health: number
}

function isUnnoticed({ visit, health }: Waits, kept: Waits): boolean {
  return visit <= Math.max(UNNOTICED_MS, 10 * kept.visit) && health <= MAX_HEALTH_MS
}

/** How long visitors wait while another process requests an address 60 times per second. */
async function medianDuring(path: string, senders: number, origin: string): Promise<Waits> {
  const program = join(import.meta.dirname, 'stream-of-requests.mjs')
  const flood = runProgram({ args: [program, origin, path, String(senders)] })
  await sleep(1_000)
  const waited = async (path: string) => {
    const began = performance.now()
    expect((await rawRequest(origin, { path, headers: { connection: 'close' } })).status).toBe(200)
    return performance.now() - began
  }
  const visits: number[] = []
  for (let visit = 0; visit < 50; visit += 1) visits.push(await waited('/servicos'))
  const health = await waited('/api/health')
  await flood.stop()
  return { visit: median(visits), health }
}

/** Sends a request, and closes the connection without waiting. */
function giveUp(origin: string, path: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const lines = [`GET ${path} HTTP/1.1`, `Host: ${hostname}`, `X-Forwarded-For: ${anotherAddress()}`]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
    })
    socket.on('close', () => resolve()).on('error', () => undefined)
  })
}

/** Waits until a process is idle. */
async function idle(processId: number): Promise<void> {
  for (let before = -1, now = 0; now - before > 3; ) {
    before = processorMs(processId)
    await sleep(200)
    now = processorMs(processId)
  }
}

/** The CPU time of all threads of a process. */
function processorMs(processId: number): number {
  const folder = `/proc/${processId}/task`
  return readdirSync(folder).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e6
  }, 0)
}
