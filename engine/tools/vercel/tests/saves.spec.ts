import { setTimeout as wait } from 'node:timers/promises'
import { records } from '../../../tests/fixtures/content'
import { pushTo } from '../../../tests/servers/push'
import type { CacheMode } from '../host/data-cache'
import { expect, test } from './stage'

/* Tests of saves in functions that remember nothing: each call starts a process. */

const service = '/servicos/mudancas-empresas'
const rename = (title: string) => (services: { slug: string }[]) =>
  services.map((record) => (service.endsWith(record.slug) ? { ...record, title } : record))

test.beforeEach(({ stage }) => {
  stage.host.functions.isFresh = true
})

test('a save is on the next visit, and pages are rendered from what the push has read', async ({
  stage: { host, paths, visit, edit, push, reads },
}) => {
  const began = Date.now()
  edit('services', rename('Novo nome'))
  expect(await push('services')).toEqual({ status: 200, renewed: ['services'], later: [] })
  const { text, headers } = await visit(service)
  expect(text).toContain('Novo nome')
  expect(headers.get('x-vercel-cache')).toBe('MISS')
  const before = await reads()
  for (const path of paths) {
    // All reads become stale after a minute. A busy machine visits fewer pages until then.
    if (Date.now() - began > 45_000) break
    expect((await visit(path)).status, path).toBe(200)
  }
  await host.settled()
  expect(await reads()).toBe(before)
  expect(host.functions.log).toMatch(/^\[platform\] saved: services; \d+ pages.*\n$/)
})

test('20 visits right after an answered push all show the save, also when the platform fails after the answer', async ({
  stage: { host, visit, edit, platform },
}) => {
  host.functions.isFresh = false
  const visitAfterPush = async (title: string) => {
    edit('services', rename(title))
    const { expiries } = host.cache
    const answer = await (await pushTo(host.origin, 'services')).json()
    expect(answer).toEqual({ renewed: ['services'], later: [] })
    if (title.startsWith('Avaria'))
      await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: '500' })
    // On Vercel, the route passes tags on before its answer. Here they use another connection.
    while (host.cache.expiries === expiries) await wait(1)
    const { status, text } = await visit(service)
    return status === 200 && text.includes(title)
  }
  const seen: boolean[] = []
  for (let round = 1; round < 20; round += 1) seen.push(await visitAfterPush(`Nome ${round}.`))
  seen.push(await visitAfterPush('Avaria'))
  expect(seen).toEqual(Array(20).fill(true))
})

test('a refused key is tried once for all visits of three minutes', async ({
  stage: { host, paths, visit, reads, platform },
}) => {
  await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: '401' })
  await host.age(400)
  const before = await reads()
  for (const path of paths.slice(0, 12)) {
    expect((await visit(path)).status, path).toBe(200)
    await host.settled()
  }
  expect((await reads()) - before).toBeLessThanOrEqual(11)
})

test('a page has the lifetime of what it shows, and fewer than 20 tags', async ({
  stage: { host, visitAll },
}) => {
  await host.age(400)
  await visitAll(['/', service, '/contactos', '/blog'])
  for (const [path, seconds] of [
    ['index', 60],
    // The testimonial and questions of a service are not pushed.
    [service.slice(1), 60],
    ['contactos', 300],
    ['blog', 60],
  ] as const) {
    const facts = host.pages.facts(path)
    expect(Math.abs(facts.seconds - seconds), path).toBeLessThanOrEqual(5)
    // Vercel accepts 128 tags.
    expect(facts.tags, path).toBeLessThan(20)
  }
})

for (const mode of ['there', 'empty', 'slow'] satisfies CacheMode[]) {
  const isShared = mode === 'there'

  test(`with a data cache that is ${mode} a save is shown, and an outage right after the next save takes no page away`, async ({
    stage: { host, paths, visit, visitAll, edit, push, platform },
  }) => {
    host.cache.mode = mode
    edit('services', rename('Novo nome'))
    // Tags are only reported as renewed if every function can find the content.
    expect(await push('services')).toMatchObject({ status: 200, renewed: isShared ? ['services'] : [] })
    // The next visit renews the page in the background.
    if (!isShared) {
      expect(host.pages.facts(service.slice(1)).seconds).toBeLessThanOrEqual(0)
      await visitAll([service])
    }
    expect((await visit(service)).text).toContain('Novo nome')

    edit('services', rename('Outro nome'))
    await push('services')
    await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: '500' })
    for (const path of mode === 'slow' ? [service, '/', '/contactos'] : paths)
      expect((await visit(path)).status, path).toBe(200)
    await host.settled()
    for (const path of ['/', service]) expect((await visit(path)).status, path).toBe(200)
    if (isShared) expect((await visit(service)).text).toContain('Outro nome')
  })
}

test('a resource that fails since the deployment delays no save, and shows what the build has read', async ({
  stage: { visit, edit, push, platform },
}) => {
  const [faq] = records<{ question: string }>('faqs')
  await platform.setFault({ siteKey: 'mare-alta', resource: 'faqs', fault: '500' })
  edit('services', rename('Novo nome'))
  expect(await push('services')).toEqual({ status: 200, renewed: ['services'], later: [] })
  const { text } = await visit('/')
  expect(text).toContain('Novo nome')
  expect(text).toContain(faq?.question ?? '?')
})

test('two pushes in two functions at once are both on the next visit', async ({
  stage: { visit, edit, push },
}) => {
  edit('services', rename('Serviço novo'))
  edit<object[]>('products', ([first, ...rest]) => [{ ...first, title: 'Produto novo' }, ...rest])
  for (const { later } of await Promise.all([push('services'), push('products')])) expect(later).toEqual([])
  for (const path of ['/', service]) expect((await visit(path)).text).toContain('Serviço novo')
  expect((await visit('/produtos')).text).toContain('Produto novo')
})

test('after an outage pages are fresh within 40 s by themselves, and the platform is read once for each resource', async ({
  stage: { host, visit, visitAll, edit, reads, platform },
}) => {
  await host.age(400)
  await visitAll(['/contactos'])
  await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: '500' })
  await host.age(400)
  for (const path of ['/contactos', service]) {
    expect((await visit(path)).status).toBe(200)
    await host.settled()
  }
  edit('services', rename('Depois da avaria'))
  await platform.clearFaults()
  const before = await reads()
  await host.age(40)
  await visitAll([service])
  expect((await visit(service)).text).toContain('Depois da avaria')
  await host.settled()
  // One read for each resource.
  expect((await reads()) - before).toBeLessThanOrEqual(11)
})
