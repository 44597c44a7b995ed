import { startSite } from '../servers/site'
import { cellTag, cellTitle, fillCell, inSeconds } from './cell'
import { type Fault, faults } from './faults'
import { expectHealing, expectPages, expectPushAnswered, expectUnknownIs404 } from './promise'
import { type Platform, test, variables } from './scene'

/* A server starts while the platform fails; what it has is what was built. */

const built = 'Maré Alta'

for (const fault of faults) {
  test(cellTitle(fault, 'coldStart'), cellTag(fault, 'coldStart'), async ({ platform }) => {
    const { site, name } = await coldStart(platform, fault, true)
    try {
      const longest = await expectPages(built)
      await expectUnknownIs404()
      await expectPushAnswered(['settings', 'services'])
      if (fault.reason) await expectPages(built)
      await platform.end()
      await expectPushAnswered(['settings'])
      await expectPages(name)
      fillCell(fault, 'coldStart', `last good in ${inSeconds(longest)}`)
    } finally {
      await site.stop()
    }
  })

  test(
    cellTitle(fault, 'coldStartWithoutCache'),
    cellTag(fault, 'coldStartWithoutCache'),
    async ({ platform }) => {
      const { site, name } = await coldStart(platform, fault, false)
      try {
        const longest = await expectPages(built, { drawn: false })
        await expectPushAnswered(['settings', 'services'])
        if (fault.reason) await expectPages(built, { drawn: false })
        await platform.end()
        const healed = await expectHealing({ site }, name)
        await expectPages(name)
        fillCell(
          fault,
          'coldStartWithoutCache',
          `last good in ${inSeconds(longest)}, fresh after ${inSeconds(healed)}`,
        )
      } finally {
        await site.stop()
      }
    },
  )
}

test('a push right after a cold start without cache, then an outage: every page shows the save', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.end()
  const site = await startSite('mare-alta', variables, { keepsCache: false })
  try {
    platform.rename('Maré Viva')
    await expectPushAnswered(['settings'])
    await platform.begin({ name: '500', order: { fault: '500' } })
    await expectPages('Maré Viva')
  } finally {
    await site.stop()
  }
})

async function coldStart(platform: Platform, fault: Fault, keepsCache: boolean) {
  await platform.end()
  await platform.begin(fault)
  const name = `Maré ${fault.name} ${keepsCache}`
  platform.rename(name)
  return { site: await startSite('mare-alta', variables, { keepsCache }), name }
}
