import { expect } from '@playwright/test'
import { recordFigure } from '../figures/figures'
import { movableClock, startSite } from '../servers/site'
import { cell, faults } from './faults'
import { expectHealing, expectPages, expectPushAnswered, expectUnknownIs404, inSeconds } from './promise'
import { platformOrigin, push, test, visit } from './scene'

/* Tests of a start while the platform fails: without content, or with content from an earlier start. */

for (const fault of faults) {
  test(...cell(fault, 'at a first start'), async ({ platform }) => {
    await platform.end()
    const name = `Maré ${fault.name}`
    platform.rename(name)
    await platform.begin(fault)
    const site = await startSite('mare-alta', movableClock, { firstPath: '/unavailable.html' })
    try {
      if (!fault.reason) {
        await expect.poll(async () => (await visit('/api/health')).status).toBe(200)
        recordFigure('outage', fault.name, `everything in ${inSeconds(await expectPages(name))}`)
        return
      }
      for (const path of ['/', '/servicos/mudancas-empresas', '/contactos', '/nada', '/sitemap.xml']) {
        const answer = await fetch(`${site.origin}${path}`, { headers: { accept: 'text/html' } })
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30'])
        expect(await answer.text()).toContain('Voltamos já')
      }
      // Programs accept any type of answer. Files of `public/` are available.
      const statusOf = async (path: string) => (await fetch(site.origin + path)).status
      expect([await statusOf('/nada'), await statusOf('/unavailable.html')]).toEqual([503, 200])
      expect((await visit('/api/health')).status).toBe(503)
      expect(site.log()).toMatch(
        new RegExp(`^\\[platform\\] settings: ${fault.reason} \\(.*${platformOrigin}`, 'm'),
      )
      await platform.end()
      const healed = await expectHealing({ site }, name, fault)
      expect((await visit('/api/health')).status).toBe(200)
      recordFigure('outage', fault.name, `503, everything after ${inSeconds(healed)}`)
    } finally {
      await site.stop()
    }
  })

  test(...cell(fault, 'at a later start'), async ({ platform }) => {
    await platform.end()
    const last = `Maré antes de ${fault.name}`
    platform.rename(last)
    // The content that an earlier start has stored.
    await (await startSite('mare-alta', movableClock)).stop()
    const name = `Maré ${fault.name}`
    platform.rename(name)
    await platform.begin(fault)
    const site = await startSite('mare-alta', movableClock, { keepsDisk: true })
    try {
      const longest = await expectPages(fault.reason ? last : name)
      await expectUnknownIs404()
      await expectPushAnswered(['settings', 'services'])
      if (fault.reason) await expectPages(last)
      await platform.end()
      await expectPushAnswered(['settings'])
      await expectPages(name)
      recordFigure('outage', fault.name, `last good in ${inSeconds(longest)}`)
    } finally {
      await site.stop()
    }
  })
}

test('after a crash, every page shows the last save', { tag: '@all' }, async ({ platform }) => {
  await platform.end()
  let site = await startSite('mare-alta', movableClock)
  try {
    platform.rename('Maré Guardada')
    // On a busy machine, the answer may say that the read is repeated.
    await expect.poll(async () => (await push(['settings'])).text).toContain('"renewed":["settings"]')
    process.kill(site.processId ?? 0, 'SIGKILL')
    await site.stop()
    await platform.begin({ name: '500', order: { fault: '500' } })
    site = await startSite('mare-alta', movableClock, { keepsDisk: true })
    await expectPages('Maré Guardada')
  } finally {
    await site.stop()
  }
})
