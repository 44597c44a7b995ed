import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { resourcesOf } from '../../sandbox/contract/descriptions'
import { recordFigure } from '../figures/figures'
import { cell, type Fault, faults } from './faults'
import { expectHealth, expectOneOutage, listen } from './log'
import { expectHealing, expectPages, expectPushAnswered, expectUnknownIs404, inSeconds } from './promise'
import { push, type Scene, test, visit } from './scene'

/* Tests of a running site with a failing platform: at a push, after it, when content becomes stale, and during a render. */

/** Seconds after which every resource is stale. */
const STALE_AFTER_SECONDS = 301

const NAME_BEGINNING = 'Maré n.º '
let count = 0

/** Saves a name that no page has shown yet. */
function renamed({ platform }: Scene): string {
  count += 1
  const name = `${NAME_BEGINNING}${count}.`
  platform.rename(name)
  return name
}

/** Restores a healthy platform with a save that every page shows, which also ends the outage of the previous test. */
async function settle(scene: Scene): Promise<string> {
  await scene.platform.end()
  const name = renamed(scene)
  await expectPushAnswered(['settings', 'services'])
  await expectPages(name)
  return name
}

for (const fault of faults) {
  for (const moment of ['at a push', 'at an age-out'] as const) {
    test(...cell(fault, moment), async ({ scene }) => {
      const before = await settle(scene)
      const log = listen(scene)
      const after = renamed(scene)
      await scene.platform.begin(fault)
      if (moment === 'at a push') await expectPushAnswered(['settings', 'services'])
      else await scene.site.age(STALE_AFTER_SECONDS)
      // Without an outage, some pages may already show the save.
      const longest = await expectPages(fault.reason ? before : NAME_BEGINNING)
      if (fault.reason) {
        await expectFailureLogged(log)
        await expectPages(before)
        await expectHealth('settings', fault.reason)
        await scene.platform.end()
      }
      await expectUnknownIs404()
      const healed = await expectHealing(scene, after, fault)
      expectOneOutage(log(), fault)
      await expectHealth('settings', 'ok')
      recordFigure(
        'outage',
        fault.name,
        `last good in ${inSeconds(longest)}, fresh after ${inSeconds(healed)}`,
      )
    })
  }

  test(...cell(fault, 'after a push, before anyone visited'), async ({ scene }) => {
    await settle(scene)
    const after = renamed(scene)
    await expectPushAnswered(['settings'])
    await scene.platform.begin(fault)
    const longest = await expectPages(after)
    await expectUnknownIs404()
    recordFigure('outage', fault.name, `fresh in ${inSeconds(longest)}`)
  })

  test(...cell(fault, 'in the middle of a render'), async ({ scene }) => {
    await settle(scene)
    const after = renamed(scene)
    await scene.site.age(STALE_AFTER_SECONDS)
    // Every page has to be rendered again, and resources without a push are too old for that.
    await expectPushAnswered(['settings'])
    const log = listen(scene)
    const readsOfServices = async () => (await scene.platform.reads()).services ?? 0
    const before = await readsOfServices()
    await scene.platform.begin(slowFault, fault.order ? ['products', 'locations', 'values', 'legal'] : ['*'])
    // The first visit has these resources read. A platform that dies does so during these reads.
    if (fault.order) await scene.platform.begin(fault, ['services', 'projects', 'posts'])
    const render = expectPages(after)
    if (fault.order === undefined) {
      await expect.poll(readsOfServices, { intervals: [20] }).toBeGreaterThan(before)
      await scene.platform.begin(fault)
    }
    const longest = await render
    await expectPages(after)
    await expectUnknownIs404()
    if (fault.reason) await expectFailureLogged(log, 'services')
    recordFigure('outage', fault.name, `last good in ${inSeconds(longest)}`)
  })
}

test('with a different fault of each resource every page answers, and health has the reason of each', {
  tag: '@all',
}, async ({ scene }) => {
  const before = await settle(scene)
  // A late read is accepted if the site itself was busy.
  const outages = faults.filter(({ name, order, reason }) => order && !order.ms && reason && name !== '401')
  const met = outages.map((fault, index) => ({ ...fault, resource: resourcesOf('6.3.0')[index] ?? '' }))
  for (const fault of met) await scene.platform.begin(fault, [fault.resource])
  await scene.site.age(STALE_AFTER_SECONDS)
  await expectPages(before)
  for (const { resource, reason = '' } of met) await expect(() => expectHealth(resource, reason)).toPass()
  await expectPages(before)
})

test('a page that is rendered from a slow platform during a push shows the save afterwards', {
  tag: '@all',
}, async ({ scene }) => {
  await settle(scene)
  await scene.site.age(STALE_AFTER_SECONDS)
  await push(['settings'])
  await scene.platform.begin(slowFault, ['posts'])
  const render = visit('/')
  await setTimeout(300)
  const after = renamed(scene)
  await expectPushAnswered(['settings'])
  await render
  await expect.poll(async () => (await visit('/')).text.includes(after)).toBe(true)
})

test('after an outage pages show the save that was pushed during it', { tag: '@all' }, async ({ scene }) => {
  const before = await settle(scene)
  await scene.platform.begin({ name: '500', order: { fault: '500' } })
  const after = renamed(scene)
  const log = listen(scene)
  await expectPushAnswered(['settings'])
  await expectPages(before)
  await expectFailureLogged(log)
  await scene.platform.end()
  await scene.site.age(10)
  await expect.poll(log).toContain('settings: read again')
  await expect.poll(async () => (await visit('/sobre')).text.includes(after)).toBe(true)
  await expectPages(after)
})

test('the health route reads nothing from the platform', { tag: '@all' }, async ({ scene }) => {
  await settle(scene)
  await scene.site.age(STALE_AFTER_SECONDS)
  const before = await scene.platform.reads()
  for (let times = 0; times < 5; times += 1) await expectHealth('settings', 'ok')
  expect(await scene.platform.reads()).toEqual(before)
})

/** A slow read fails only after its time limit. */
async function expectFailureLogged(log: () => string, resource = 'settings'): Promise<void> {
  await expect.poll(log).toMatch(new RegExp(` ${resource}: .*failing since`))
}

const slowFault: Fault = { name: 'slow', order: { fault: 'slow', ms: 1_500 } }
