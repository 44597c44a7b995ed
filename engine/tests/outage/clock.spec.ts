import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { patience } from '../fixtures/patience'
import { movableClock, startSite } from '../servers/site'
import { expectPushAnswered } from './promise'
import { test, visit } from './scene'

/* Tests of a clock that jumps by an hour under a running site, as time servers, operators and waking machines cause. */

const AN_HOUR = 3_600

test('after a step of the clock pushes are on the next visit, pages expire, and outages end as before', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.end()
  let site = await startSite('mare-alta', movableClock)
  const shows = async (name: string) => {
    for (const path of ['/', '/sobre']) expect((await visit(path)).text.includes(name), path).toBe(true)
  }
  const pushed = async (name: string) => {
    platform.rename(name)
    await expectPushAnswered(['settings'])
    await shows(name)
  }
  const soonShows = (name: string) =>
    expect(async () => {
      await site.age(2)
      await shows(name)
    }).toPass({ timeout: 40_000 * patience })
  try {
    await pushed('Maré antes do passo')
    for (const [direction, seconds] of [
      ['atrás', -AN_HOUR],
      ['à frente', AN_HOUR],
    ] as const) {
      await test.step(`by ${seconds} s`, async () => {
        await site.stepClock(seconds)
        for (const turn of [1, 2]) await pushed(`Maré ${turn} h ${direction}`)
        const before = await platform.reads()
        for (const path of ['/', '/sobre'])
          expect((await fetch(site.origin + path)).headers.get('x-nextjs-cache')).toBe('HIT')
        expect(await platform.reads()).toEqual(before)
        platform.rename(`Maré sem aviso ${direction}`)
        await site.age(400)
        await soonShows(`Maré sem aviso ${direction}`)
        await platform.begin({ name: '500', order: { fault: '500' } })
        platform.rename(`Maré durante a falha ${direction}`)
        await expectPushAnswered(['settings'])
        await site.stepClock(seconds)
        await platform.end()
        await soonShows(`Maré durante a falha ${direction}`)
      })
    }
    await test.step('a restart with the clock set back, and with files from the future', async () => {
      await site.stepClock(AN_HOUR)
      await pushed('Maré com o relógio adiantado')
      await site.stop()
      const ahead = Date.now() / 1_000 + AN_HOUR
      for (const entry of readdirSync(site.buildDir, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), ahead, ahead)
      site = await startSite('mare-alta', movableClock, { keepsDisk: true })
      await shows('Maré com o relógio adiantado')
      await pushed('Maré depois do arranque')
    })
  } finally {
    await site.stop()
  }
})
