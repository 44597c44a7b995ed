import { duration, median, recordFigure } from '../figures/figures'
import { expect, redisState, test, visit } from '../fixtures/instances'
import { patience } from '../fixtures/patience'
import { cardHeadings } from '../fixtures/read-page'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { startStandIn } from '../servers/stand-in'

const PUSHES = 4

test('a push to one instance is shown by the other within 2 s, with one read of each', {
  tag: '@all',
}, async ({ instances }) => {
  const { sandbox, a, b, saveAndPush } = instances
  const reads = async () => (await sandbox.state()).reads['mare-alta']?.values ?? 0
  const before = await reads()
  const waits: number[] = []
  for (let turn = 1; turn <= PUSHES; turn += 1) {
    const title = `Chegar a horas ${turn}`
    const [pushed, other] = turn % 2 === 0 ? [a, b] : [b, a]
    const began = performance.now()
    expect((await saveAndPush(title, pushed)).status).toBe(200)
    expect(await visit(pushed)).toContain(title)
    await expect.poll(() => visit(other), { timeout: 2_000 * patience, intervals: [10] }).toContain(title)
    waits.push(performance.now() - began)
    for (const site of [a, b, a, b]) expect(await visit(site)).toContain(title)
  }
  expect((await reads()) - before).toBeLessThanOrEqual(2 * PUSHES)
  const slowest = duration(Math.max(...waits))
  recordFigure(
    'instances',
    `from a push to one instance to the fresh page at the other, ${PUSHES} times`,
    `${duration(median(waits))} median, ${slowest} slowest`,
  )
  recordFigure('instances', 'reads of the platform for a push', `${((await reads()) - before) / PUSHES}`)
})

test('content and data that an agency revalidates at one instance are fresh at both', {
  tag: '@all',
}, async ({ instances }) => {
  const { a, b, save } = instances
  let data = 'dados um'
  const source = await startStandIn((_, response) => response.end(data), ports.standIn)
  try {
    const expectFresh = async (call: string, path: string, text: string) => {
      expect((await fetch(`${a.origin}/agencia/renovar?${call}`, { method: 'POST' })).status).toBe(200)
      for (const site of [a, b])
        await expect
          .poll(() => visit(site, path), { timeout: 2_000 * patience, intervals: [10] })
          .toContain(text)
    }
    for (const [index, call] of ['tag=values', 'path=/sobre'].entries()) {
      save(`Outra forma ${index}`)
      await expectFresh(call, '/sobre', `Outra forma ${index}`)
    }
    await expectFresh('tag=agencia', '/agencia/dados', 'dados um')
    data = 'dados dois'
    await expectFresh('tag=agencia', '/agencia/dados', 'dados dois')
  } finally {
    source.stop()
  }
})

test('content that an agency revalidates during a push is on the next visit', {
  tag: '@all',
}, async ({ instances }) => {
  const { sandbox, a, save, saveAndPush } = instances
  const reads = async () => (await sandbox.state()).reads['mare-alta']?.values ?? 0
  await visit(a)
  const before = await reads()
  await sandbox.setFault({ siteKey: 'mare-alta', resource: 'values', fault: 'slow', ms: 1_000 })
  const pushed = saveAndPush('Do empurrão', a)
  await expect.poll(reads).toBeGreaterThan(before)
  save('Da agência')
  expect((await fetch(`${a.origin}/agencia/renovar?tag=values`, { method: 'POST' })).status).toBe(200)
  expect(await visit(a, '/sobre', 6_000 * patience)).toContain('Da agência')
  expect(await (await pushed).json()).toEqual({ renewed: ['values'], later: [] })
})

test('data of an agency with a tag of the platform is fresh after a push, and kept when the platform fails', {
  tag: '@all',
}, async ({ instances }) => {
  const { sandbox, a } = instances
  let data = 'dados um'
  const source = await startStandIn((_, response) => response.end(data), ports.standIn)
  const shown = () => visit(a, '/agencia/dados')
  await fetch(`${a.origin}/agencia/renovar?tag=agencia`, { method: 'POST' })
  expect(await shown()).toContain('dados um')
  data = 'dados dois'
  expect(await (await pushTo(a.origin, 'products', 'products')).json()).toEqual({
    renewed: ['products'],
    later: [],
  })
  expect(await shown()).toContain('dados dois')
  await sandbox.setFault({ siteKey: 'mare-alta', resource: 'products', fault: '500' })
  source.stop()
  expect(await (await pushTo(a.origin, 'products')).json()).toEqual({ renewed: [], later: ['products'] })
  expect(await shown()).toContain('dados dois')
})

test('a restarted instance shows a push that it has missed', {
  tag: '@all',
}, async ({ instances }) => {
  const { a, restartB, saveAndPush } = instances
  await visit(instances.b)
  await instances.b.stop()
  await saveAndPush('Avisar a tempo', a)
  const began = performance.now()
  expect(await visit(await restartB())).toContain('Avisar a tempo')
  recordFigure(
    'instances',
    'start of an instance that missed a push, to its fresh page',
    duration(performance.now() - began),
  )
})

test('no page fails at either instance when the platform ends during a push to one', {
  tag: '@all',
}, async ({ instances }) => {
  const { sandbox, a, b, saveAndPush } = instances
  await Promise.all([visit(a), visit(b)])
  await sandbox.setFault({ siteKey: 'mare-alta', resource: 'values', fault: 'slow', ms: 400 })
  const pushed = saveAndPush('Sobreviver', a)
  await new Promise((done) => setTimeout(done, 200))
  await sandbox.stop()
  await pushed
  const waits: number[] = []
  for (let second = 0; second < 4; second += 1) {
    for (const path of ['/', '/sobre', '/servicos/elevador-exterior', '/blog']) {
      for (const site of [a, b]) {
        const began = performance.now()
        await visit(site, path, 6_000 * patience)
        waits.push(performance.now() - began)
      }
    }
    await new Promise((done) => setTimeout(done, 1_000))
  }
  recordFigure(
    'instances',
    'slowest page after a push that the platform died at',
    duration(Math.max(...waits)),
  )
})

test('with Redis frozen or down pages answer and an instance starts, and a push is shown once Redis is back', {
  tag: '@all',
}, async ({ instances }) => {
  const { redis, a, saveAndPush, restartB } = instances
  await Promise.all([visit(a), visit(instances.b)])
  await expect.poll(() => redisState(a)).toBe('ok')
  redis.freeze()
  const began = performance.now()
  expect((await saveAndPush('Sem Redis', a)).status).toBe(200)
  expect(await visit(a)).toContain('Sem Redis')
  recordFigure(
    'instances',
    'push and fresh page with a Redis that hangs',
    duration(performance.now() - began),
  )
  await visit(instances.b)
  // A search is counted in Redis. Nothing else that this instance does uses Redis.
  await visit(instances.b, '/pesquisa?q=caixas')
  expect(await redisState(instances.b)).toBe('down')
  redis.thaw()
  await expect.poll(() => visit(instances.b)).toContain('Sem Redis')
  await expect.poll(() => redisState(instances.b)).toBe('ok')

  await redis.kill()
  const b = await restartB()
  expect(await redisState(b)).toBe('down')
  expect(b.log().match(/\[redis\]/g)).toHaveLength(1)
  expect((await saveAndPush('Ainda sem Redis', a)).status).toBe(200)
  expect(await visit(a)).toContain('Ainda sem Redis')
  await visit(b)
  await redis.restart()
  await expect.poll(() => visit(b)).toContain('Ainda sem Redis')
  await expect.poll(() => redisState(b)).toBe('ok')
  await saveAndPush('De novo juntos', b)
  await expect
    .poll(() => visit(a), { timeout: 2_000 * patience, intervals: [50] })
    .toContain('De novo juntos')
})

test('an instance starts with stored content while Redis and the platform are silent, and is fresh later', {
  tag: '@all',
}, async ({ instances }) => {
  const { redis, sandbox, a, restartB, saveAndPush } = instances
  const old = await visit(instances.b)
  await instances.b.stop()
  await saveAndPush('Mais tarde', a)
  redis.freeze()
  await sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'hang' })
  const b = await restartB()
  expect(b.log()).toContain('does not hear of pushes to others')
  expect(cardHeadings(await visit(b, '/sobre'))).toEqual(cardHeadings(old))
  await sandbox.clearFaults()
  await expect.poll(() => visit(b, '/sobre'), { timeout: 120_000 }).toContain('Mais tarde')
})
