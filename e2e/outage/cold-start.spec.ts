import { expect } from '@playwright/test'
import { startSite } from '../servers/site'
import { cellTag, cellTitle, fillCell, inSeconds } from './cell'
import { faults } from './faults'
import { expectHealing, expectPages, expectPushAnswered, expectUnknownIs404 } from './promise'
import { platformOrigin, test, variables, view } from './scene'

/* A server starts while the platform fails: without any content, or with what an earlier start has kept. */

for (const fault of faults) {
  test(cellTitle(fault, 'firstStart'), cellTag(fault, 'firstStart'), async ({ platform }) => {
    await platform.end()
    const name = `Maré ${fault.name}`
    platform.rename(name)
    await platform.begin(fault)
    const site = await startSite('mare-alta', variables, { firstPath: '/unavailable.html' })
    try {
      if (!fault.reason) {
        await expect.poll(async () => (await view('/api/health')).status).toBe(200)
        fillCell(fault, 'firstStart', `everything in ${inSeconds(await expectPages(name))}`)
        return
      }
      for (const path of ['/', '/servicos/mudancas-empresas', '/contactos', '/nada', '/sitemap.xml']) {
        const answer = await fetch(`${site.origin}${path}`, { headers: { accept: 'text/html' } })
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30'])
        expect(await answer.text()).toContain('Voltamos já')
      }
      expect((await view('/api/health')).status).toBe(503)
      const line = site
        .log()
        .split('\n')
        .find((text) => text.startsWith('[platform] settings: '))
      expect(line).toContain(`settings: ${fault.reason} (`)
      expect(line).toContain(platformOrigin)
      await platform.end()
      const isRefusedKey = fault.reason === 'key refused'
      const healed = await expectHealing({ site }, name, { isRefusedKey })
      expect((await view('/api/health')).status).toBe(200)
      fillCell(fault, 'firstStart', `503, everything after ${inSeconds(healed)}`)
    } finally {
      await site.stop()
    }
  })

  test(cellTitle(fault, 'coldStart'), cellTag(fault, 'coldStart'), async ({ platform }) => {
    await platform.end()
    const last = `Maré antes de ${fault.name}`
    platform.rename(last)
    // What an earlier start has kept.
    await (await startSite('mare-alta', variables)).stop()
    const name = `Maré ${fault.name}`
    platform.rename(name)
    await platform.begin(fault)
    const site = await startSite('mare-alta', variables, { keepsDisk: true })
    try {
      const longest = await expectPages(fault.reason ? last : name)
      await expectUnknownIs404()
      await expectPushAnswered(['settings', 'services'])
      if (fault.reason) await expectPages(last)
      await platform.end()
      await expectPushAnswered(['settings'])
      await expectPages(name)
      fillCell(fault, 'coldStart', `last good in ${inSeconds(longest)}`)
    } finally {
      await site.stop()
    }
  })
}

test('after a crash, every page shows the last save', async ({ platform }) => {
  await platform.end()
  let site = await startSite('mare-alta', variables)
  try {
    platform.rename('Maré Guardada')
    await expectPushAnswered(['settings'])
    process.kill(site.processId ?? 0, 'SIGKILL')
    await site.stop()
    await platform.begin({ name: '500', order: { fault: '500' } })
    site = await startSite('mare-alta', variables, { keepsDisk: true })
    await expectPages('Maré Guardada')
  } finally {
    await site.stop()
  }
})
