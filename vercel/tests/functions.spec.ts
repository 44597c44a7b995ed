import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { median, note } from '../../e2e/figures/figures'
import { emptyProcessMilliseconds } from '../../e2e/figures/machine'
import { outputFolder } from '../build'
import { readOutput } from '../host/output'
import { expect, pagesOf, pictureAddresses, test } from './stage'

/* Sizes and times of functions, and what they leave behind. */

const MOST_MEGABYTES = 60
/** The first page of all, which reads all content, takes about 17 times as long as an empty process. */
const MOST_EMPTY_PROCESSES = 25

test('no function is large, and none writes beside it', async ({ stage }) => {
  const folders = [
    ...new Set([...readOutput(outputFolder('mare-alta')).functions.values()].map(({ folder }) => folder)),
  ]
  expect(folders.length).toBeGreaterThan(2)
  const before = folders.map(filesIn)
  for (const files of before) {
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
    expect(bytes / 1e6).toBeLessThan(MOST_MEGABYTES)
  }
  const sizes = before.map((files) => [...files.values()].reduce((sum, size) => sum + size, 0) / 1e6)
  note(
    'vercel',
    'functions',
    `${folders.length}, the largest with ${Math.round(Math.max(...sizes))} MB unpacked`,
  )
  const { host, view, push } = stage
  await host.age(400)
  for (const path of ['/', '/servicos/nada', '/og', '/api/health', '/icon/32']) await view(path)
  await push('services')
  await host.settled()
  expect(folders.map(filesIn)).toEqual(before)
  expect(host.functions.log()).toMatch(/^\[platform\] saved: .*\n$/)
})

test('a cold function is soon there, and asks the platform for nothing that another one has read', async ({
  stage,
}) => {
  const { host, view, reads } = stage
  await host.age(400)
  await view('/')
  await host.settled()
  const first = await reads()
  expect(first).toBeLessThanOrEqual(11)
  host.isFresh = true
  for (const path of ['/servicos/nada', '/og/sobre', '/api/health', '/projetos/nada']) await view(path)
  await host.settled()
  expect(await reads()).toBe(first)
  const empty = emptyProcessMilliseconds()
  const cold = host.functions.runs.flatMap(({ path, cold }) => (cold ? { path, ...cold } : []))
  expect(cold).toHaveLength(5)
  for (const { path, processorMilliseconds } of cold)
    expect(processorMilliseconds / empty, path).toBeLessThan(MOST_EMPTY_PROCESSES)
  const typical = median(cold.map(({ processorMilliseconds }) => processorMilliseconds))
  const waited = median(cold.map(({ milliseconds }) => milliseconds))
  note(
    'vercel',
    'cold function to its first byte',
    `${Math.round(waited)} ms median from the request; ${Math.round(typical)} ms of processor time from the start of its process, ${(typical / empty).toFixed(1)} times that of an empty Node.js process (${Math.round(empty)} ms)`,
  )
})

test('what a save costs: the push, and each page that changed', async ({ stage }) => {
  const { host, viewAll, edit, push, reads } = stage
  const paths = await pagesOf(stage)
  for (const [name, change] of Object.entries({
    'the description of a service': () =>
      edit<{ description: string }[]>('services', ([first, ...rest]) => [
        { ...first, description: 'Outra descrição.' } as { description: string },
        ...rest,
      ]),
    'the phone number, which every page shows': () =>
      edit<object>('settings', (settings) => ({ ...settings, phone: '+351 220 000 999' })),
  })) {
    host.pages.made = []
    const calls = host.functions.runs.length
    const before = await reads()
    change()
    await push(name.includes('phone') ? 'settings' : 'services')
    await host.settled()
    await viewAll(paths)
    const made = new Set(host.pages.made).size
    const called = host.functions.runs.length - calls
    expect(called).toBe(1 + made)
    expect(made).toBeLessThanOrEqual(name.includes('phone') ? paths.length : 4)
    const read = (await reads()) - before
    note(
      'vercel',
      `a save of ${name}`,
      `${called} function calls, ${made} of ${paths.length} pages made anew, ${read} reads`,
    )
  }
})

test('what a thousand visits in an hour cost', async ({ stage }) => {
  const { host, view, reads } = stage
  const paths = await pagesOf(stage)
  const before = { calls: host.functions.runs.length, reads: await reads(), cache: host.cache.reads }
  host.pages.made = []
  const pictures = new Set<string>()
  for (let visit = 0; visit < 1_000; visit += 1) {
    // Every other visit is one of the home page, the others go over all pages evenly.
    const { text } = await view(visit % 2 === 0 ? '/' : (paths[(visit * 7) % paths.length] ?? '/'))
    for (const address of pictureAddresses(text)) pictures.add(address)
    await host.age(3.6)
    await host.settled()
  }
  const calls = host.functions.runs.length - before.calls
  const read = (await reads()) - before.reads
  // A page is made anew once in its age, at most.
  expect(calls).toBeLessThanOrEqual(60 + paths.length * 60)
  expect(read).toBeLessThanOrEqual(5 * 60 + 6 * 12 + 11)
  note(
    'vercel',
    '1,000 visits in an hour without a save',
    `${calls} function calls, ${host.pages.made.length} pages made anew, ${read} reads, ${host.cache.reads - before.cache} looks into the data cache`,
  )
  note(
    'vercel',
    'image transformations',
    `${pictures.size} once, when all widths of all pictures were asked for; none more for visits and saves`,
  )
})

test('health says what is known, from the data cache', async ({ stage }) => {
  const { host, view } = stage
  host.isFresh = true
  await host.age(400)
  await view('/')
  await host.settled()
  const { status, text } = await view('/api/health')
  expect(status).toBe(200)
  const health = JSON.parse(text)
  expect(health).toMatchObject({ status: 'ok', contractVersion: '6.3.0' })
  expect(health.resources.services).toMatchObject({ outcome: 'ok', failingSince: null })
})

function filesIn(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names.flatMap((name) => {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false })
      return stats?.isFile() ? [[name, stats.size] as const] : []
    }),
  )
}
