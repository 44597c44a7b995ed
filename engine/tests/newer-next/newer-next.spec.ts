import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newLead, post } from '../fixtures/posting'
import { siteEnvironment, stagePlan } from '../fixtures/stages'
import { runBuild, startServer } from '../servers/next-program'
import { ownContent } from '../servers/own-content'
import { pushTo } from '../servers/push'
import { startSandbox } from '../servers/sandbox'
import { quickly, startSite } from '../servers/site'
import { copyWithNext } from './changed-next'

/*
 * Tests of changes that a newer Next.js may make to the parts in engine/src/next/README.md: a clone builds, answers, accepts a push and a lead, and
 * an outage removes no page.
 */

const { platformPort, siteOrigin } = stagePlan('mare-alta')
const paths = [
  '/',
  '/servicos',
  '/servicos/mudancas-empresas',
  '/blog',
  '/contactos',
  '/sitemap.xml',
  '/feed.xml',
]

/** The promises that a site keeps, whatever has changed. */
async function expectPromises(
  sandbox: Awaited<ReturnType<typeof startSandbox>>,
  content: ReturnType<typeof ownContent>,
) {
  const visit = async (path: string) => {
    const response = await fetch(siteOrigin + path)
    return { status: response.status, text: await response.text() }
  }
  const shows = async (path: string, text: string) => (await visit(path)).text.includes(text)
  const visits = async () =>
    Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await visit(path)).status])))
  const allWell = Object.fromEntries(paths.map((path) => [path, 200]))
  const rename = (title: string) =>
    content.edit<object[]>('services', ([first, ...rest]) => [{ ...first, title }, ...rest])
  expect(await visits()).toEqual(allWell)
  expect((await visit('/servicos/nada')).status).toBe(404)

  rename('Depois do aviso')
  expect(await (await pushTo(siteOrigin, 'services')).json()).toEqual({ renewed: ['services'], later: [] })
  for (const path of ['/servicos', '/']) expect(await shows(path, 'Depois do aviso'), path).toBe(true)
  expect((await post({ origin: siteOrigin, values: newLead() })).status).toBe(303)

  rename('Na avaria')
  await sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: '500' })
  expect(await (await pushTo(siteOrigin, 'services')).json()).toEqual({ renewed: [], later: ['services'] })
  for (let round = 0; round < 2; round += 1) {
    expect(await visits()).toEqual(allWell)
    expect(await shows('/servicos', 'Depois do aviso')).toBe(true)
  }
  await sandbox.clearFaults()
}

/** Builds and starts a copy of the project with a changed Next.js. */
async function siteWith(name: string, change: (next: Awaited<ReturnType<typeof copyWithNext>>) => void) {
  const folder = `.e2e/newer-next-${name}`
  rmSync(folder, { recursive: true, force: true })
  const next = await copyWithNext(folder)
  change(next)
  const env = { ...siteEnvironment('mare-alta'), NEXT_DIST_DIR: '.next' }
  const { log } = await runBuild(env, folder, { command: next.command })
  const site = await startServer({
    args: ['server.mjs'],
    folder,
    env,
    firstAddress: `${siteOrigin}/api/health`,
  })
  const stop = async () => {
    await site.stop(quickly)
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...site, buildLog: log, stop }
}

const health = async () => (await fetch(`${siteOrigin}/api/health`)).json()

test.beforeEach(() => test.setTimeout(900_000))

test('without the class of Next.js that stores data of fetch it is kept in memory, and build, log and health say so', async () => {
  const content = ownContent()
  const sandbox = await startSandbox({ port: platformPort, content: content.folder })
  const site = await siteWith('class', (next) => {
    const folder = 'dist/server/lib/incremental-cache'
    next.rename(`${folder}/file-system-cache.js`, `${folder}/disk-cache.js`)
    expect(next.replace('require("./file-system-cache")', 'require("./disk-cache")')).toBeGreaterThan(0)
    next.write(`${folder}/file-system-cache.js`, "exports.DiskCache = require('./disk-cache').default")
  })
  try {
    expect(site.buildLog.includes('it is kept in memory')).toBe(true)
    await expectPromises(sandbox, content)
    expect(site.log()).toContain('it is kept in memory')
    expect(await health()).toMatchObject({ status: 'ok', dataCache: 'memory' })
  } finally {
    await site.stop()
    await sandbox.stop()
  }
})

test('pages with unknown scripts of Next.js keep them, and the log says so', async () => {
  const content = ownContent()
  const sandbox = await startSandbox({ port: platformPort, content: content.folder })
  const site = await siteWith('markup', (next) => {
    expect(next.replace('__next_f', '__next_flight')).toBeGreaterThan(5)
  })
  try {
    await expectPromises(sandbox, content)
    expect((await (await fetch(siteOrigin)).text()).includes('__next_flight')).toBe(true)
    expect(site.log()).toContain('pages keep their scripts')
    expect(await health()).toMatchObject({ status: 'ok', dataCache: 'disk' })
  } finally {
    await site.stop()
    await sandbox.stop()
  }
})

test('with a manifest of another form Next.js answers each visit, and the log says so', async () => {
  const content = ownContent()
  const sandbox = await startSandbox({ port: platformPort, content: content.folder })
  const site = await startSite(
    'mare-alta',
    {},
    {
      prepare: (buildDir: string) => {
        const file = join(buildDir, 'server/functions-config-manifest.json')
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"originalSource"', '"source"'))
      },
    },
  )
  try {
    await expectPromises(sandbox, content)
    expect(site.log()).toContain('Next.js responds to every page view')
  } finally {
    await site.stop(quickly)
    await sandbox.stop()
  }
})
