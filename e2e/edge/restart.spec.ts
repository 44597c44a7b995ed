import { Agent, request } from 'node:http'
import { edgeIsPossible, expect, test } from '../support/edge'
import { post } from '../support/posting'
import { stagePlan } from '../support/stages'

test.skip(!edgeIsPossible, 'nginx and redis-server are not both here')

test('one instance after the other is restarted under load, and no request fails', async ({ edge }) => {
  const { origin, instances, restart } = edge
  const outcomes = new Map<string, number>()
  let running = true
  const repeat = async (name: string, send: (turn: number) => Promise<{ status: number }>) => {
    for (let turn = 0; running; turn += 1) {
      const outcome = await send(turn).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      )
      const key = `${name} ${outcome}`
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
    }
  }
  const load = [
    ...['/', '/servicos', '/contactos'].map((path) => repeat('kept', () => fetch(origin + path))),
    // Each with an address of its own, so that it reaches an instance.
    ...[1, 2, 3].map((who) => repeat('passed on', (turn) => fetch(`${origin}/sobre?who=${who}-${turn}`))),
    repeat('health', () => fetch(`${origin}/api/health`)),
    ...[1, 2].map(() => repeat('form', () => post({ origin, values: { name: 'A' } }))),
  ]
  for (const index of [0, 1] as const) {
    expect(await instances[index].stop()).toBe(143)
    await restart(index)
  }
  running = false
  await Promise.all(load)
  expect([...outcomes.keys()].sort()).toEqual(['form 200', 'health 200', 'kept 200', 'passed on 200'])
  for (const [what, count] of outcomes) expect(count, what).toBeGreaterThan(20)
})

test('a stop ends soon although a client keeps its connections busy, and cuts nothing off', async ({
  edge,
}) => {
  const { instances, restart, sandbox } = edge
  await sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'slow', ms: 600 })
  const agent = new Agent({ keepAlive: true })
  const outcomes = new Set<string>()
  let stoppedAt = Number.POSITIVE_INFINITY
  const clients = [1, 2, 3].map(async () => {
    while (Date.now() < stoppedAt + 6_000) {
      const outcome = await push(instances[0].origin, agent)
      if (outcome === 'ECONNREFUSED') return
      outcomes.add(outcome)
    }
  })
  await new Promise((done) => setTimeout(done, 1_000))
  stoppedAt = Date.now()
  expect(await instances[0].stop()).toBe(143)
  expect(Date.now() - stoppedAt).toBeLessThan(3_000)
  await Promise.all(clients)
  expect([...outcomes]).toEqual(['200'])
  agent.destroy()
  await sandbox.clearFaults()
  await restart(0)
})

/** A push, which takes as long as the platform does: the status of its answer, or what went wrong. */
function push(origin: string, agent: Agent): Promise<string> {
  const { secret } = stagePlan('mare-alta')
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  return new Promise((resolve) => {
    request(`${origin}/api/revalidate`, { method: 'POST', headers, agent }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)))
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end('{"tags":["values"]}')
  })
}
