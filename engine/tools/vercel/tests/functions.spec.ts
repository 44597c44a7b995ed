import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { emptyProcessMilliseconds, median, recordFigure } from '../../../tests/figures/figures'
import { outputFolder } from '../build'
import { functionsIn } from '../host/output'
import { expect, pictureAddresses, test } from './stage'

/* Tests of the size and time of functions, and of what they leave behind. */

const MAX_MEGABYTES = 60
/** The first page, which reads all content, takes about 17 times as long as an empty process. */
const MAX_EMPTY_PROCESSES = 25

test('every function is below 60 MB, and writes nothing into its folder', async ({
  stage: { host, visit, push },
}) => {
  const plans = [...functionsIn(outputFolder('mare-alta')).values()]
  const folders = [...new Set(plans.map(({ folder }) => folder))]
  expect(folders.length).toBeGreaterThan(2)
  const before = folders.map(filesIn)
  const sizes = before.map((files) => Object.values(files).reduce((sum, size) => sum + size, 0))
  const largest = Math.max(...sizes) / 1e6
  expect(largest).toBeLessThan(MAX_MEGABYTES)
  recordFigure(
    'vercel',
    'functions',
    `${folders.length}, the largest with ${Math.round(largest)} MB unpacked`,
  )
  await host.age(400)
  for (const path of ['/', '/servicos/nada', '/og', '/api/health', '/icon/32']) await visit(path)
  await push('services')
  expect(folders.map(filesIn)).toEqual(before)
  expect(host.functions.log).toMatch(/^\[platform\] saved: .*\n$/)
})

test('a cold function stays within its CPU time, and reads nothing from the platform that another one has read', async ({
  stage: { host, visit, visitAll, reads },
}) => {
  await host.age(400)
  await visitAll(['/'])
  const first = await reads()
  expect(first).toBeLessThanOrEqual(11)
  host.functions.isFresh = true
  await visitAll(['/servicos/nada', '/og/sobre', '/projetos/nada'])
  expect(JSON.parse((await visit('/api/health')).text)).toMatchObject({
    status: 'ok',
    contractVersion: '6.3.0',
    resources: { services: { outcome: 'ok', failingSince: null } },
  })
  await host.settled()
  expect(await reads()).toBe(first)
  const empty = emptyProcessMilliseconds()
  const cold = host.functions.runs.flatMap(({ name, cold }) => (cold ? { name, ...cold } : []))
  expect(cold).toHaveLength(5)
  for (const { name, processorMilliseconds } of cold)
    expect(processorMilliseconds / empty, name).toBeLessThan(MAX_EMPTY_PROCESSES)
  const typical = median(cold.map(({ processorMilliseconds }) => processorMilliseconds))
  const waited = Math.round(median(cold.map(({ milliseconds }) => milliseconds)))
  const processor = `${Math.round(typical)} ms of processor time from the start of its process`
  const times = `${(typical / empty).toFixed(1)} times that of an empty Node.js process (${Math.round(empty)} ms)`
  recordFigure(
    'vercel',
    'cold function to its first byte',
    `${waited} ms median from the request; ${processor}, ${times}`,
  )
})

test('a save costs one function call for the push and one for each changed page that is visited', async ({
  stage: { host, paths, visitAll, edit, push, reads },
}) => {
  const cost = async (what: string, tag: string) => {
    host.pages.made = []
    const calls = host.functions.runs.length
    const before = await reads()
    await push(tag)
    await visitAll(paths)
    const made = host.pages.made.length
    expect(host.functions.runs.length - calls).toBe(1 + made)
    expect(made).toBeLessThanOrEqual(paths.length)
    const pages = `${made} of ${paths.length} pages made anew`
    recordFigure(
      'vercel',
      `a save of ${what}`,
      `${1 + made} function calls, ${pages}, ${(await reads()) - before} reads`,
    )
  }
  edit<object[]>('services', ([first, ...rest]) => [{ ...first, description: 'Outra descrição.' }, ...rest])
  await cost('the description of a service', 'services')
  edit<object>('settings', (settings) => ({ ...settings, phone: '+351 220 000 999' }))
  await cost('the phone number, which every page shows', 'settings')
})

test('a thousand visits in an hour render a page at most once per lifetime', async ({
  stage: { host, paths, visit, reads },
}) => {
  const pictures = new Set<string>()
  for (let count = 0; count < 1_000; count += 1) {
    // Every other visit is to the home page. The rest is spread evenly over all pages.
    const { text } = await visit(count % 2 === 0 ? '/' : (paths[(count * 7) % paths.length] ?? '/'))
    for (const address of pictureAddresses(text)) pictures.add(address)
    await host.age(3.6)
    await host.settled()
  }
  const calls = host.functions.runs.length
  const read = await reads()
  // A page is rendered at most once per lifetime.
  expect(calls).toBeLessThanOrEqual(60 + paths.length * 60)
  expect(read).toBeLessThanOrEqual(5 * 60 + 6 * 12 + 11)
  recordFigure(
    'vercel',
    '1,000 visits in an hour without a save',
    `${calls} function calls, ${host.pages.made.length} pages made anew, ${read} reads, ${host.cache.reads} looks into the data cache`,
  )
  recordFigure(
    'vercel',
    'image transformations',
    `${pictures.size} once, when all widths of all pictures were asked for; none more for visits and saves`,
  )
})

/** The size of each file. */
function filesIn(folder: string): Record<string, number> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(files.map((file) => [file, statSync(file).size]))
}
