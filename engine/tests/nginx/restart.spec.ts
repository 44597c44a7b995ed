import { readFileSync } from 'node:fs'
import { recordFigure } from '../figures/figures'
import { forms, putUnderLoad, visits } from '../figures/load'
import { patience } from '../fixtures/patience'
import { edgeIsPossible, expect, test } from '../fixtures/reverse-proxy'

test.skip(!edgeIsPossible, 'nginx and redis-server are not both here')

const successes = ['form 200', 'kept 200', 'passed on 200']

/** Waits for a few successes outcomes of each kind. Their rate depends on the machine. */
async function expectSuccesses({ outcomes }: ReturnType<typeof putUnderLoad>): Promise<void> {
  const fewest = () => Math.min(...successes.map((one) => outcomes.get(one) ?? 0))
  await expect.poll(fewest, { timeout: 120_000 }).toBeGreaterThan(20)
}

test('no request fails while one instance after the other is restarted under load', async ({ edge }) => {
  const { instances, leaveOut, restart } = edge
  const load = putUnderLoad([...visits(edge.origin), ...(await forms(edge.origin))])
  for (const index of [0, 1] as const) {
    await leaveOut(index)
    const stoppedAt = performance.now()
    expect(await instances[index].stop()).toBe(143)
    expect(performance.now() - stoppedAt).toBeLessThan(3_000 * patience)
    await restart(index)
    await leaveOut()
  }
  await expectSuccesses(load)
  const outcomes = await load.stop()
  expect([...outcomes.keys()].sort()).toEqual(successes)
  const all = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
  recordFigure('edge', 'rolling restart of two instances under load', `${all} requests, none failed`)
})

test('no visit and no form fails while an instance is frozen under load', async ({ edge }) => {
  test.skip(process.platform !== 'linux', 'finds the server below npm in /proc')
  const npm = edge.instances[0].processId
  const server = Number(readFileSync(`/proc/${npm}/task/${npm}/children`, 'utf8').trim())
  // Forgets earlier restarts.
  await edge.leaveOut()
  const load = putUnderLoad([...visits(edge.origin), ...(await forms(edge.origin))])
  process.kill(server, 'SIGSTOP')
  try {
    await expectSuccesses(load)
    await load.stop()
  } finally {
    // A frozen server could not be stopped, and would keep its port during later tests.
    process.kill(server, 'SIGCONT')
  }
  expect([...load.outcomes.keys()].sort()).toEqual(successes)
})

test('no visit and no form fails when an instance stops under load without notice', async ({ edge }) => {
  const { instances, restart } = edge
  const load = putUnderLoad([...visits(edge.origin), ...(await forms(edge.origin))])
  expect(await instances[0].stop()).toBe(143)
  await restart(0)
  expect([...(await load.stop()).keys()].sort()).toEqual(successes)
})
