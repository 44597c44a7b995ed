import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { cardHeadings } from '../fixtures/read-page'
import { stagePlan } from '../fixtures/stages'
import { ownContent } from '../servers/own-content'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { movableClock, type RunningSite, startSite } from '../servers/site'

/* The time of day steps by an hour under a running site, as time servers, operators and waking machines make it. */

const { siteKey, folder: siteFolder } = stagePlan('mare-alta')
const { platform: platformPort, site: sitePort } = ports
const AN_HOUR = 3_600
const variables = {
  ...movableClock,
  PORT: String(sitePort),
  PLATFORM_ORIGIN: `http://localhost:${platformPort}`,
}

interface Scene {
  sandbox: Sandbox
  site: RunningSite
  /** Starts the site again, on the disk that it left. */
  restart: (beforeStart: () => void) => Promise<void>
  /** Writes the first value's title as an editor would. */
  save: (title: string) => void
}

/** One for all tests of this file: each of them moves its time of day from where the last one has left it. */
const test = base.extend<object, { scene: Scene }>({
  scene: [
    async ({ browserName: _ }, use) => {
      const { folder, retitle } = ownContent()
      const scene: Scene = {
        sandbox: await startSandbox({ port: platformPort, content: folder }),
        site: await startSite('mare-alta', variables),
        restart: async (beforeStart) => {
          await scene.site.stop()
          beforeStart()
          scene.site = await startSite('mare-alta', variables, { keepsDisk: true })
        },
        save: retitle,
      }
      await use(scene)
      await scene.site.stop()
      await scene.sandbox.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

for (const [direction, seconds] of [
  ['back', -AN_HOUR],
  ['forward', AN_HOUR],
] as const) {
  const usual = `after a step ${direction} a push is on the next view of every page, and pages are rendered and age as before`
  test(usual, { tag: '@all' }, async ({ scene }) => {
    await Promise.all(['/', '/sobre'].map((path) => view(scene, path)))
    scene.save('Antes do passo')
    await push(scene)
    expect((await view(scene, '/sobre')).headings).toContain('Antes do passo')
    await scene.site.stepClock(seconds)
    for (const title of ['Depois do passo', 'E outra vez']) {
      scene.save(title)
      const before = await reads(scene)
      expect(await push(scene)).toEqual({ status: 200, answer: { renewed: ['values'], later: [] } })
      expect(await reads(scene)).toBe(before + 1)
      for (const path of ['/', '/sobre']) expect((await view(scene, path)).headings).toContain(title)
    }
    const before = await reads(scene)
    for (let turn = 0; turn < 5; turn += 1) expect((await view(scene, '/sobre')).cache).toBe('HIT')
    expect(await reads(scene)).toBe(before)
    scene.save('Sem aviso')
    await scene.site.age(400)
    await expect.poll(async () => (await view(scene, '/sobre')).headings).toContain('Sem aviso')
  })

  test(`a step ${direction} during an outage does not lengthen it`, { tag: '@all' }, async ({ scene }) => {
    await view(scene, '/sobre')
    await scene.sandbox.setFault({ siteKey, resource: '*', fault: '500' })
    scene.save('Durante a falha')
    expect(await push(scene)).toEqual({ status: 200, answer: { renewed: [], later: ['values'] } })
    await scene.site.stepClock(seconds)
    await scene.sandbox.clearFaults()
    await expect
      .poll(async () => (await view(scene, '/sobre')).headings, { timeout: 120_000, intervals: [500] })
      .toContain('Durante a falha')
  })
}

const restarted =
  'after a restart with the clock set back, and with files from the future, pushes are on the next view'
test(restarted, { tag: '@all' }, async ({ scene }) => {
  await scene.site.stepClock(AN_HOUR)
  scene.save('Com o relógio adiantado')
  await push(scene)
  await view(scene, '/sobre')
  await scene.restart(dateFilesAhead)
  expect((await view(scene, '/sobre')).headings).toContain('Com o relógio adiantado')
  scene.save('Depois do arranque')
  expect((await push(scene)).status).toBe(200)
  for (const path of ['/', '/sobre'])
    expect((await view(scene, path)).headings).toContain('Depois do arranque')
})

/** Dates everything that the site has on disk an hour ahead, as a machine with such a clock would have. */
function dateFilesAhead(): void {
  const folder = join(siteFolder, `.next-run-${sitePort}`)
  const ahead = Date.now() / 1_000 + AN_HOUR
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), ahead, ahead)
  }
}

async function view({ site }: Scene, path: string): Promise<{ headings: string[]; cache: string | null }> {
  const response = await fetch(site.origin + path)
  expect(response.status, path).toBe(200)
  return { headings: cardHeadings(await response.text()), cache: response.headers.get('x-nextjs-cache') }
}

async function push({ site }: Scene): Promise<{ status: number; answer: unknown }> {
  const response = await pushTo(site.origin, 'values')
  return { status: response.status, answer: await response.json() }
}

async function reads({ sandbox }: Scene): Promise<number> {
  return (await sandbox.state()).reads[siteKey]?.values ?? 0
}
