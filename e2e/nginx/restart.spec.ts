import { Agent, request } from 'node:http'
import { note } from '../figures/figures'
import { forms, putUnderLoad, views } from '../figures/load'
import { patience } from '../fixtures/patience'
import { edgeIsPossible, expect, test } from '../fixtures/reverse-proxy'
import { stagePlan } from '../fixtures/stages'

test.skip(!edgeIsPossible, 'nginx and redis-server are not both here')

test('one instance after the other is restarted under load, and no request fails', async ({ edge }) => {
  const { instances, leaveOut, restart } = edge
  const load = putUnderLoad([...views(edge.origin), ...(await forms(edge.origin))])
  for (const index of [0, 1] as const) {
    await leaveOut(index)
    expect(await instances[index].stop()).toBe(143)
    await restart(index)
    await leaveOut()
  }
  const good = ['form 200', 'kept 200', 'passed on 200']
  // How many there are by now is up to the machine.
  await expect.poll(() => Math.min(...good.map((one) => load.outcomes.get(one) ?? 0))).toBeGreaterThan(20)
  const outcomes = await load.stop()
  expect([...outcomes.keys()].sort()).toEqual(good)
  const all = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
  note('edge', 'rolling restart of two instances under load', `${all} requests, none failed`)
})

test('an instance that just stops under load takes no view away', async ({ edge }) => {
  const { instances, restart } = edge
  const load = putUnderLoad(views(edge.origin))
  for (const index of [0, 1] as const) {
    expect(await instances[index].stop()).toBe(143)
    await restart(index)
  }
  expect([...(await load.stop()).keys()].sort()).toEqual(['kept 200', 'passed on 200'])
})

test('a stop ends soon although a client keeps its connections busy, and cuts nothing off', async ({
  edge,
}) => {
  const { instances, restart, sandbox } = edge
  await sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'slow', ms: 1_500 })
  const reads = async () => (await sandbox.state()).reads['mare-alta']?.values ?? 0
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
  await expect.poll(() => outcomes.size).toBeGreaterThan(0)
  // Amid a read, all clients wait for their answers. One that has just got its own may ask again on a connection that is being closed.
  const before = await reads()
  await expect.poll(reads, { intervals: [20] }).toBeGreaterThan(before)
  await new Promise((done) => setTimeout(done, 300))
  stoppedAt = Date.now()
  expect(await instances[0].stop()).toBe(143)
  expect(Date.now() - stoppedAt).toBeLessThan(3_000 * patience)
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
