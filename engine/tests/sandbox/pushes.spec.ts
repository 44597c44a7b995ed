import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import { patience } from '../fixtures/patience'
import { openTags, specifiedTags } from '../servers/push'
import { type StandIn, startStandIn } from '../servers/stand-in'
import { MARE_ALTA, NOVO, OFICINA } from './support/client'
import { runSandboxCommand, type SandboxCommand } from './support/command'
import { contentFolder, saveContent } from './support/folders'

/** The push address of a client's site, and the pushes that have arrived. */
let site: StandIn
let url = ''
const calls: { request: string; headers: IncomingHttpHeaders; body: string }[] = []
/** The status of the site's answer; 0 for no answer. */
let answered = 200
let sandbox: SandboxCommand
const content = contentFolder({ 'mare-alta/values': [{ slug: 'a' }] })

test.beforeAll(async () => {
  site = await startStandIn(async (request, response) => {
    const { method, url: path, headers } = request
    calls.push({ request: `${method} ${path}`, headers, body: await text(request) })
    if (answered !== 0) response.writeHead(answered, { location: '/elsewhere' }).end('{"ok":true}')
  })
  url = `${site.origin}/api/revalidate`
  sandbox = await runSandboxCommand({ content, pushUrl: url })
})
test.beforeEach(() => {
  calls.length = 0
  answered = 200
})
test.afterAll(async () => {
  await sandbox.stop()
  site.stop()
})

const save = (name: string, value: unknown) => saveContent(content, name, value)
const expectCalls = (count: number) => expect.poll(() => calls).toHaveLength(count)
/** Waits long enough for an unexpected push. */
const quiet = () => sleep(500)
const tagsOfCalls = () => calls.flatMap(({ body }): string[] => JSON.parse(body).tags).sort()
const lastPush = async () => (await sandbox.state()).pushes[0]

test('a save is pushed with the method, address, secret and body of the specification', async () => {
  save('mare-alta/settings', { name: 'Depois' })
  await expectCalls(1)
  expect(calls[0]).toMatchObject({
    request: 'POST /api/revalidate',
    headers: { authorization: `Bearer ${secretOf(MARE_ALTA)}`, 'content-type': 'application/json' },
    body: '{"tags":["settings"]}',
  })
  const push = { siteKey: MARE_ALTA, tags: ['settings'], url, status: 200, answer: '{"ok":true}' }
  await expect.poll(lastPush).toMatchObject(push)
  expect(sandbox.log()).toMatch(/push mare-alta settings → 200 in \d+ ms/)
})

for (const [siteKey, tags] of [
  [NOVO, specifiedTags.filter((tag) => tag !== 'caseStudies')],
  [OFICINA, specifiedTags],
] as const) {
  test(`${siteKey}: creating and deleting a content file pushes its tag`, async () => {
    const empty = (tag: string) => (['settings', 'legal'].includes(tag) ? {} : [])
    const files = tags.map((tag) => save(`${siteKey}/${tag}`, empty(tag)))
    await expect.poll(tagsOfCalls).toEqual(tags.toSorted())
    calls.length = 0
    for (const file of files) rmSync(file)
    await expect.poll(tagsOfCalls).toEqual(tags.toSorted())
    for (const { headers } of calls) expect(headers.authorization).toBe(`Bearer ${secretOf(siteKey)}`)
  })
}

test('a save by rename or in several steps is one push, and a touch or identical text is none', async () => {
  const file = save('mare-alta/values', [{ slug: 'b' }])
  await expectCalls(1)
  writeFileSync(`${file}.tmp`, '[{"slug":"c"}]')
  renameSync(`${file}.tmp`, file)
  await expectCalls(2)
  for (const step of ['', '[{"slug"', '[{"slug":"d"}]']) writeFileSync(file, step)
  await expectCalls(3)
  await quiet()
  utimesSync(file, new Date(), new Date())
  await quiet()
  writeFileSync(file, readFileSync(file))
  await quiet()
  expect(calls).toHaveLength(3)
})

test('an invalid save pushes nothing, and a valid one after it is pushed only if the content has changed', async () => {
  const logged = sandbox.log().length
  save('mare-alta/values', '[{"slug":')
  const logLine = /invalid content, not served: .*mare-alta\/values\.json/
  await expect.poll(() => sandbox.log().slice(logged)).toMatch(logLine)
  save('mare-alta/values', [{ slug: 'd' }])
  await quiet()
  expect(calls).toEqual([])
  save('mare-alta/values', [{ slug: 'melhor' }])
  await expectCalls(1)
})

test('a resource without a specified tag is pushed only if SANDBOX_PUSH_TAGS names it', {
  tag: '@all',
}, async () => {
  for (const resource of openTags)
    save(`mare-alta/${resource}`, [{ slug: 'a', ...(resource === 'posts' && { publishedAt: '2025-01-01' }) }])
  await quiet()
  expect(calls).toEqual([])

  const folder = contentFolder()
  const pushTags = ['posts', 'projects']
  const configured = await runSandboxCommand({ content: folder, pushUrl: url, pushTags })
  try {
    for (const resource of openTags) saveContent(folder, `mare-alta/${resource}`, [])
    await expect.poll(tagsOfCalls).toEqual(pushTags)
    await quiet()
    expect(calls).toHaveLength(2)
  } finally {
    await configured.stop()
  }
})

test('each tenant is pushed to its address in SANDBOX_PUSH_URL, or not at all', async () => {
  const folder = contentFolder()
  const pushUrl = `${MARE_ALTA}=${url}?a=1, ${NOVO}=${url}?b=2`
  const configured = await runSandboxCommand({ content: folder, pushUrl })
  try {
    for (const siteKey of [OFICINA, MARE_ALTA, NOVO])
      saveContent(folder, `${siteKey}/values`, [{ slug: 'a' }])
    await expectCalls(2)
    await quiet()
    const sent = calls.map(({ request, headers }) => `${request} ${headers.authorization}`)
    expect(sent.toSorted()).toEqual([
      `POST /api/revalidate?a=1 Bearer ${secretOf(MARE_ALTA)}`,
      `POST /api/revalidate?b=2 Bearer ${secretOf(NOVO)}`,
    ])
  } finally {
    await configured.stop()
  }
})

for (const [status, answer] of [
  [302, '{"ok":true}'],
  [500, '{"ok":true}'],
  [0, 'no answer within 5 s'],
] as const) {
  test(`a push that is answered with "${status || answer}" is logged and not repeated`, {
    tag: '@all',
  }, async () => {
    answered = status
    save('mare-alta/settings', { name: `Resposta ${status}` })
    await expect.poll(lastPush).toMatchObject({ tags: ['settings'], answer, ...(status && { status }) })
    const ms = (await lastPush())?.ms ?? 0
    expect(ms).toBeGreaterThanOrEqual(status ? 0 : 4_900)
    expect(ms).toBeLessThan(6_000 * patience)
    await quiet()
    expect(calls).toHaveLength(1)
  })
}

test('a push on demand has the given tags', async () => {
  await sandbox.push({ siteKey: NOVO, tags: ['values', 'legal'] })
  expect(await lastPush()).toMatchObject({ siteKey: NOVO, status: 200 })
  expect(calls.map(({ body }) => body)).toEqual(['{"tags":["values","legal"]}'])
})

function secretOf(siteKey: string) {
  return tenants.find((tenant) => tenant.siteKey === siteKey)?.secret
}
