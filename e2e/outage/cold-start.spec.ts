import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '../servers/site'
import { cellTag, cellTitle, fillCell, inSeconds } from './cell'
import { type Fault, faults } from './faults'
import { expectPages, expectPushAnswered, expectUnknownIs404 } from './promise'
import { type Platform, test, variables } from './scene'

/* A server starts while the platform fails; what it has is what was built. */

const built = 'Maré Alta'

for (const fault of faults) {
  test(cellTitle(fault, 'coldStart'), cellTag(fault, 'coldStart'), async ({ platform }) => {
    const { site, name } = await coldStart(platform, fault)
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
}

test('after a crash, and in a copy of the build without `.next/cache`, every page shows the last save', async ({
  platform,
}) => {
  await platform.end()
  let site = await startSite('mare-alta', variables)
  try {
    platform.rename('Maré Guardada')
    await expectPushAnswered(['settings'])
    process.kill(site.processId ?? 0, 'SIGKILL')
    await site.stop()
    rmSync(join(site.buildDir, 'cache'), { recursive: true, force: true })
    await platform.begin({ name: '500', order: { fault: '500' } })
    site = await startSite('mare-alta', variables, { keepsDisk: true })
    await expectPages('Maré Guardada')
  } finally {
    await site.stop()
  }
})

test('a push right after a first start, then an outage: every page shows the save', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.end()
  // Without content of its own.
  const site = await startSite('saves', variables)
  try {
    platform.rename('Maré Viva')
    await expectPushAnswered(['settings'])
    await platform.begin({ name: '500', order: { fault: '500' } })
    await expectPages('Maré Viva')
  } finally {
    await site.stop()
  }
})

async function coldStart(platform: Platform, fault: Fault) {
  await platform.end()
  await platform.begin(fault)
  const name = `Maré ${fault.name}`
  platform.rename(name)
  return { site: await startSite('mare-alta', variables), name }
}
