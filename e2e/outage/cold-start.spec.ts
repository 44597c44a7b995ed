import { startSite } from '../support/site'
import { faults } from './faults'
import { expectHealing, expectPages, expectPushAnswered, expectUnknownIs404 } from './promise'
import { test, variables } from './scene'

/* A server starts while the platform fails; what it has is what was built. */

const built = 'Maré Alta'

for (const fault of faults) {
  for (const frameworkCache of [true, false]) {
    const moment = `at a cold start with ${frameworkCache ? 'the' : 'no'} framework cache`
    test(`${fault.name} › ${moment}`, fault.slow ? { tag: '@long' } : {}, async ({ platform }) => {
      await platform.end()
      await platform.begin(fault)
      const name = `${fault.name} ${frameworkCache}`
      platform.rename(name)
      const site = await startSite('mare-alta', variables, { keepsCache: frameworkCache })
      try {
        await expectPages(built)
        if (frameworkCache) await expectUnknownIs404()
        await expectPushAnswered(['settings', 'services'])
        if (fault.reason) await expectPages(built)
        await platform.end()
        if (frameworkCache) {
          await expectPushAnswered(['settings'])
          await expectPages(name)
        } else await expectHealing({ platform, site }, name)
      } finally {
        await site.stop()
        if (process.env.SHOWLOG) console.log(site.log())
      }
    })
  }
}
