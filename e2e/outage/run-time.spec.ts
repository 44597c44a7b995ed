import { type Fault, faults } from './faults'
import { expectHealing, expectPages, expectPushAnswered, expectUnknownIs404 } from './promise'
import { push, type Scene, test } from './scene'

/* A site that runs, and a platform that fails: at a push, after it, when copies age, and in the middle of a render. */

/** Older than the age of every resource; seconds. */
const AGED = 301

let count = 0

/** A name that no page has shown yet. */
function newName(): string {
  count += 1
  return `Maré ${count}`
}

/** A platform that is well, and a save that every page shows at once: also what heals the outage of the test before. */
async function settle({ platform }: Scene): Promise<string> {
  await platform.end()
  const name = newName()
  platform.rename(name)
  await expectPushAnswered(['settings'])
  await expectPages(name)
  return name
}

for (const fault of faults) {
  test.describe(fault.name, fault.slow ? { tag: '@long' } : {}, () => {
    test('at a push', async ({ scene }) => {
      const before = await settle(scene)
      await scene.platform.begin(fault)
      const after = newName()
      scene.platform.rename(after)
      await expectPushAnswered(['settings', 'services'])
      if (fault.reason) {
        await expectPages(before)
        await expectUnknownIs404()
        await scene.platform.end()
      }
      report(fault, 'at a push', await expectHealing(scene, after))
    })

    test('after a push before anyone visited', async ({ scene }) => {
      await settle(scene)
      const after = newName()
      scene.platform.rename(after)
      await push(['settings'])
      await scene.platform.begin(fault)
      await expectPages(after)
      await expectUnknownIs404()
    })

    test('at an age-out', async ({ scene }) => {
      const before = await settle(scene)
      const after = newName()
      scene.platform.rename(after)
      await scene.platform.begin(fault)
      await scene.site.age(AGED)
      await expectPages(before)
      if (fault.reason) {
        await expectUnknownIs404()
        await expectPages(before)
        await scene.platform.end()
      }
      report(fault, 'at an age-out', await expectHealing(scene, after))
    })

    test('in the middle of a render', async ({ scene }) => {
      await settle(scene)
      const after = newName()
      scene.platform.rename(after)
      await scene.site.age(AGED)
      // Every page is to be made anew, and what was not pushed is too old for it.
      await push(['settings'])
      await scene.platform.begin(slowly, fault.order ? ['products', 'locations', 'values', 'legal'] : ['*'])
      const render = expectPages(after)
      if (fault.order === undefined) await new Promise((done) => setTimeout(done, 200))
      await scene.platform.begin(fault, ['services', 'projects', 'posts'])
      await render
      await expectPages(after)
      await expectUnknownIs404()
    })
  })
}

const slowly: Fault = { name: 'slow', order: { fault: 'slow', ms: 400 } }

function report(fault: Fault, moment: string, seconds: number): void {
  console.log(`${fault.name}, ${moment}: ${seconds.toFixed(1)} s`)
}
