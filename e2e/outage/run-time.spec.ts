import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { cellTag, cellTitle, fillCell, inSeconds } from './cell'
import { type Fault, faults } from './faults'
import { expectHealth, expectNoOutage, expectOneOutage, listen } from './log'
import { expectHealing, expectPages, expectPushAnswered, expectUnknownIs404 } from './promise'
import { push, type Scene, test, view } from './scene'

/* A site that runs, and a platform that fails: at a push, after it, when copies age, and in the middle of a render. */

/** Older than the age of every resource; seconds. */
const AGED = 301

const NAME = 'Maré n.º '
let count = 0

/** A name that no page has shown yet. */
function newName(): string {
  count += 1
  return `${NAME}${count}.`
}

/** A platform that is well, and a save that every page shows at once: also what heals the outage of the test before. */
async function settle({ platform }: Scene): Promise<string> {
  await platform.end()
  const name = newName()
  platform.rename(name)
  await expectPushAnswered(['settings', 'services'])
  await expectPages(name)
  return name
}

for (const fault of faults) {
  test(cellTitle(fault, 'push'), cellTag(fault, 'push'), async ({ scene }) => {
    const before = await settle(scene)
    const lines = listen(scene)
    await scene.platform.begin(fault)
    const after = newName()
    scene.platform.rename(after)
    await expectPushAnswered(['settings', 'services'])
    const longest = fault.reason ? await expectPages(before) : 0
    await expectUnknownIs404()
    if (fault.reason) {
      await failed(lines)
      await scene.platform.end()
    }
    const healed = await expectHealing(scene, after, stepFor(fault))
    if (fault.reason) expectOneOutage(lines(), 'settings', fault.reason)
    else expectNoOutage(lines(), fault)
    fillCell(fault, 'push', fault.reason ? outage(longest, healed) : `fresh after ${inSeconds(healed)}`)
  })

  test(cellTitle(fault, 'afterPush'), cellTag(fault, 'afterPush'), async ({ scene }) => {
    await settle(scene)
    const after = newName()
    scene.platform.rename(after)
    await expectPushAnswered(['settings'])
    await scene.platform.begin(fault)
    const longest = await expectPages(after)
    await expectUnknownIs404()
    fillCell(fault, 'afterPush', `fresh in ${inSeconds(longest)}`)
  })

  test(cellTitle(fault, 'ageOut'), cellTag(fault, 'ageOut'), async ({ scene }) => {
    const before = await settle(scene)
    const lines = listen(scene)
    const after = newName()
    scene.platform.rename(after)
    await scene.platform.begin(fault)
    await scene.site.age(AGED)
    // Without an outage some pages may show the save already.
    const longest = await expectPages(fault.reason ? before : NAME)
    if (fault.reason) {
      await failed(lines)
      await expectPages(before)
      await expectUnknownIs404()
      await expectHealth('settings', fault.reason)
      await scene.platform.end()
    }
    const healed = await expectHealing(scene, after, stepFor(fault))
    if (fault.reason) expectOneOutage(lines(), 'settings', fault.reason)
    else expectNoOutage(lines(), fault)
    await expectHealth('settings', 'ok')
    fillCell(fault, 'ageOut', outage(longest, healed))
  })

  test(cellTitle(fault, 'render'), cellTag(fault, 'render'), async ({ scene }) => {
    await settle(scene)
    const after = newName()
    scene.platform.rename(after)
    await scene.site.age(AGED)
    // Every page is to be made anew, and what was not pushed is too old for it.
    await expectPushAnswered(['settings'])
    const lines = listen(scene)
    const readsOfServices = async () => (await scene.platform.reads()).services ?? 0
    const before = await readsOfServices()
    await scene.platform.begin(slowly, fault.order ? ['products', 'locations', 'values', 'legal'] : ['*'])
    // The first view has these read, however soon; a platform that dies does so while they are.
    if (fault.order) await scene.platform.begin(fault, ['services', 'projects', 'posts'])
    const render = expectPages(after)
    if (fault.order === undefined) {
      await expect.poll(readsOfServices, { intervals: [20] }).toBeGreaterThan(before)
      await scene.platform.begin(fault)
    }
    const longest = await render
    await expectPages(after)
    await expectUnknownIs404()
    if (fault.reason)
      await expect.poll(() => lines().join('\n'), { timeout: 30_000 }).toMatch(/services: .* failing since/)
    fillCell(fault, 'render', `last good in ${inSeconds(longest)}`)
  })
}

test('a page that waits for a slow platform while a push comes shows the save once it is made', {
  tag: '@all',
}, async ({ scene }) => {
  await settle(scene)
  await scene.site.age(AGED)
  await push(['settings'])
  await scene.platform.begin({ name: 'slow', order: { fault: 'slow', ms: 1_500 } }, ['posts'])
  const render = view('/')
  await setTimeout(300)
  const after = newName()
  scene.platform.rename(after)
  await expectPushAnswered(['settings'])
  await render
  await expect.poll(async () => (await view('/')).text.includes(after)).toBe(true)
})

for (const how of ['pushed', 'saved without a push'] as const) {
  const title = `the first view after an outage shows what was ${how} during it`
  test(title, { tag: how === 'pushed' ? [] : '@all' }, async ({ scene }) => {
    const before = await settle(scene)
    await scene.platform.begin({ name: '500', order: { fault: '500' } })
    const after = newName()
    scene.platform.rename(after)
    const lines = listen(scene)
    if (how === 'pushed') await expectPushAnswered(['settings'])
    else await scene.site.age(AGED)
    await expectPages(before)
    await failed(lines)
    await scene.platform.end()
    await scene.site.age(10)
    await expect.poll(() => lines().join('\n')).toContain('settings: read again')
    await expect.poll(async () => (await view('/sobre')).text.includes(after)).toBe(true)
    await expectPages(after)
  })
}

test('a running site has its content in memory: without its files, pages show the last save while others are read anew', {
  tag: '@all',
}, async ({ scene }) => {
  await settle(scene)
  await scene.site.age(AGED)
  const after = newName()
  scene.platform.rename(after)
  await expectPushAnswered(['settings'])
  await scene.platform.begin({ name: '500', order: { fault: '500' } }, ['settings'])
  const folder = join(scene.site.buildDir, 'cache', 'content')
  // Not while a file is just being added to it.
  await expect(async () => rmSync(folder, { recursive: true, force: true })).toPass()
  const readsOfValues = async () => (await scene.platform.reads()).values ?? 0
  const before = await readsOfValues()
  await expectPages(after)
  await expect.poll(readsOfValues).toBeGreaterThan(before)
  await expectPages(after)
  await expectUnknownIs404()
})

test('health asks the platform nothing', async ({ scene }) => {
  await settle(scene)
  await scene.site.age(AGED)
  const before = await scene.platform.reads()
  for (let times = 0; times < 5; times += 1) await expectHealth('settings', 'ok')
  expect(await scene.platform.reads()).toEqual(before)
})

/** A slow read fails only once its time is over. */
async function failed(lines: () => string[]): Promise<void> {
  await expect.poll(() => lines().join('\n')).toMatch(/ settings: .*failing since/)
}

/** The clock cannot be put forward past what a slow platform takes. */
function stepFor({ order, reason }: Fault): { step?: number; isRefusedKey?: boolean } {
  if (reason === 'key refused') return { step: 10, isRefusedKey: true }
  return order?.ms === undefined ? {} : { step: 0 }
}

const slowly: Fault = { name: 'slow', order: { fault: 'slow', ms: 1_500 } }

function outage(longest: number, healed: number): string {
  return `last good in ${inSeconds(longest)}, fresh after ${inSeconds(healed)}`
}
