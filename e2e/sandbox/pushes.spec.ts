import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import { patience } from '../fixtures/patience'
import { MARE_ALTA, NOVO } from './support/client'
import { runSandboxCommand, type SandboxCommand } from './support/command'
import { contentFolder, saveContent } from './support/folders'
import { startReceiver } from './support/receiver'

/** Long enough for a push that should not come. */
const QUIET = 500
const SINGLETONS = ['settings', 'legal']
const TAGS = ['settings', 'services', 'products', 'locations', 'values', 'legal']

let content: string
let sandbox: SandboxCommand
let site: Awaited<ReturnType<typeof startReceiver>>

test.beforeAll(async () => {
  content = contentFolder({ 'mare-alta/settings': { name: 'Antes' }, 'mare-alta/values': [{ slug: 'a' }] })
  site = await startReceiver()
  sandbox = await runSandboxCommand({ content, pushUrl: site.url })
})
test.beforeEach(() => {
  site.calls.length = 0
  site.answer.status = 200
})
test.afterAll(async () => {
  await sandbox.stop()
  site.stop()
})

test('a save is pushed as Events says: method, address, secret, body', async () => {
  saveContent(content, 'mare-alta/settings', { name: 'Depois' })
  await expect.poll(() => site.calls).toHaveLength(1)
  const [call] = site.calls
  expect(call).toMatchObject({ method: 'POST', path: '/api/revalidate', body: '{"tags":["settings"]}' })
  const secret = tenants.find(({ siteKey }) => siteKey === MARE_ALTA)?.secret
  expect(call?.headers).toMatchObject({
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
  })
  await expect
    .poll(async () => (await sandbox.state()).pushes[0])
    .toMatchObject({
      siteKey: MARE_ALTA,
      tags: ['settings'],
      url: site.url,
      status: 200,
      answer: '{"ok":true}',
    })
  expect(sandbox.log()).toMatch(/push mare-alta settings → 200 in \d+ ms/)
})

for (const [siteKey, tags] of Object.entries({
  'sitio-novo': TAGS,
  'oficina-castro': [...TAGS, 'caseStudies'],
})) {
  test(`${siteKey}: making and removing the files pushes each tag`, async () => {
    const empty = (tag: string) => (SINGLETONS.includes(tag) ? {} : [])
    const files = tags.map((tag) => saveContent(content, `${siteKey}/${tag}`, empty(tag)))
    await expect.poll(() => site.tags().sort()).toEqual(tags.toSorted())
    site.calls.length = 0
    for (const file of files) rmSync(file)
    await expect.poll(() => site.tags().sort()).toEqual(tags.toSorted())
    const secret = tenants.find((tenant) => tenant.siteKey === siteKey)?.secret
    expect(new Set(site.calls.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${secret}`]),
    )
  })
}

test('a save by rename, or in several steps, is one push', async () => {
  const file = saveContent(content, 'mare-alta/values', [{ slug: 'b' }])
  await expect.poll(() => site.calls).toHaveLength(1)
  writeFileSync(`${file}.tmp`, '[{"slug":"c"}]')
  renameSync(`${file}.tmp`, file)
  await expect.poll(() => site.calls).toHaveLength(2)
  for (const step of ['', '[{"slug"', '[{"slug":"d"}]']) writeFileSync(file, step)
  await expect.poll(() => site.calls).toHaveLength(3)
  await sleep(QUIET)
  expect(site.calls).toHaveLength(3)
})

test('a touch, or the same text again, is no change', async () => {
  const file = saveContent(content, 'mare-alta/locations', [{ slug: 'a' }])
  await expect.poll(() => site.calls).toHaveLength(1)
  utimesSync(file, new Date(), new Date())
  await sleep(QUIET)
  writeFileSync(file, readFileSync(file))
  await sleep(QUIET)
  expect(site.calls).toHaveLength(1)
})

test('an invalid save pushes nothing; what follows it does, unless nothing has changed', async () => {
  const good = [{ slug: 'boa' }]
  saveContent(content, 'mare-alta/values', good)
  await expect.poll(() => site.calls).toHaveLength(1)
  const logged = sandbox.log().length
  saveContent(content, 'mare-alta/values', '[{"slug":')
  await expect
    .poll(() => sandbox.log().slice(logged))
    .toMatch(/invalid content, not served: .*mare-alta\/values\.json/)
  saveContent(content, 'mare-alta/values', good)
  await sleep(QUIET)
  expect(site.calls).toHaveLength(1)
  saveContent(content, 'mare-alta/values', [{ slug: 'melhor' }])
  await expect.poll(() => site.calls).toHaveLength(2)
})

test('resources whose tags are not shown push nothing', async () => {
  for (const resource of ['projects', 'posts', 'testimonials', 'faqs']) {
    saveContent(content, `mare-alta/${resource}`, [
      { slug: 'a', ...(resource === 'posts' && { publishedAt: '2025-01-01' }) },
    ])
  }
  await sleep(QUIET)
  expect(site.calls).toEqual([])
})

for (const status of [302, 500]) {
  test(`an answer of ${status} is logged, and not tried again`, async () => {
    site.answer.status = status
    saveContent(content, 'mare-alta/settings', { name: `Resposta ${status}` })
    await expect.poll(async () => (await sandbox.state()).pushes[0]).toMatchObject({ status })
    await sleep(QUIET)
    expect(site.calls).toHaveLength(1)
  })
}

test('a site that does not answer is given up after 5 seconds, and not tried again', async () => {
  site.answer.status = 0
  const before = (await sandbox.state()).pushes.length
  saveContent(content, 'mare-alta/settings', { name: 'Sem resposta' })
  await expect.poll(async () => (await sandbox.state()).pushes.length).toBe(before + 1)
  const [push] = (await sandbox.state()).pushes
  expect(push).toMatchObject({ answer: 'no answer within 5 s' })
  const { ms } = push as { ms: number }
  expect(ms).toBeGreaterThan(4900)
  expect(ms).toBeLessThan(6000 * patience)
  await sleep(QUIET)
  expect(site.calls).toHaveLength(1)
})

test('a push by hand carries the tags it is given', async () => {
  const response = await fetch(`${sandbox.origin}/console/push`, {
    method: 'POST',
    body: JSON.stringify({ siteKey: NOVO, tags: ['values', 'legal'] }),
  })
  expect(await response.json()).toMatchObject({ push: { siteKey: NOVO, status: 200 } })
  expect(site.calls.map(({ body }) => body)).toEqual(['{"tags":["values","legal"]}'])
})

test('open tags are pushed when the sandbox is told to', async () => {
  const folder = contentFolder()
  const telling = await runSandboxCommand({
    content: folder,
    pushUrl: site.url,
    pushTags: ['posts', 'projects'],
  })
  for (const resource of ['projects', 'posts', 'faqs']) saveContent(folder, `mare-alta/${resource}`, [])
  await expect.poll(() => site.tags().sort()).toEqual(['posts', 'projects'])
  await sleep(QUIET)
  expect(site.calls).toHaveLength(2)
  await telling.stop()
})
