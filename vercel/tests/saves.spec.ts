import { records } from '../../e2e/fixtures/content'
import type { CacheMode } from '../host/data-cache'
import { expect, pagesOf, test } from './stage'

/* Saves, in functions that remember nothing: each call has a process of its own. */

interface Service {
  slug: string
  title: string
}

const SLUG = 'mudancas-empresas'
const rename = (title: string) => (services: Service[]) =>
  services.map((service) => (service.slug === SLUG ? { ...service, title } : service))

test.beforeEach(({ stage }) => {
  stage.host.isFresh = true
})

test('a save is on the next view, and renews only the pages that show it', async ({ stage }) => {
  const { host, view, viewAll, edit, push, reads } = stage
  const paths = await pagesOf(stage)
  edit('services', rename('Novo nome'))
  expect(await push('services')).toEqual({ status: 200, renewed: ['services'], later: [] })
  await host.settled()
  const { text, headers } = await view(`/servicos/${SLUG}`)
  expect(text).toContain('Novo nome')
  expect(headers.get('x-vercel-cache')).toBe('MISS')
  const before = await reads()
  await viewAll(paths)
  expect(await reads(), 'the pages are made of what the push has read').toBe(before)
  const made = new Set(host.pages.made)
  expect(made).toContain('index')
  expect(made).toContain(`servicos/${SLUG}`)
  expect([...made].filter((path) => /^(blog|projetos|produtos|sobre|termos|privacidade)/.test(path))).toEqual(
    [],
  )
  expect(host.functions.log().trim().split('\n')).toEqual([
    expect.stringMatching(/^\[platform\] saved: services; \d+ pages/),
  ])
})

test('a second save renews no page more than the one that changed; the same content none', async ({
  stage,
}) => {
  const { host, view, viewAll, edit, push } = stage
  edit('services', rename('Primeiro'))
  await push('services')
  await host.settled()
  const paths = await pagesOf(stage)
  await viewAll(paths)
  host.pages.made = []
  await push('services')
  await host.settled()
  await viewAll(paths)
  expect(host.pages.made).toEqual([])
  edit<{ values?: unknown; title: string; description: string }[]>('values', (values) =>
    values.map((value, index) =>
      index === 0 ? { ...value, description: 'Outra descrição do valor.' } : value,
    ),
  )
  await push('values')
  await host.settled()
  await viewAll(paths)
  expect([...new Set(host.pages.made)].sort()).toEqual(['index', 'sobre'])
  expect((await view('/sobre')).text).toContain('Outra descrição do valor.')
})

test('a page lives as long as what it shows, with few tags', async ({ stage }) => {
  const { host, view } = stage
  await host.age(400)
  for (const [path, seconds] of [
    ['index', 60],
    [`servicos/${SLUG}`, 300],
    ['contactos', 300],
    ['blog', 60],
  ] as const) {
    await view(path === 'index' ? '/' : `/${path}`)
    await host.settled()
    const facts = host.pages.facts(path)
    expect(Math.abs((facts?.seconds ?? 0) - seconds), path).toBeLessThanOrEqual(5)
    // The host takes 128.
    expect(facts?.tags.length, path).toBeLessThan(20)
  }
})

for (const mode of ['there', 'empty', 'slow'] satisfies CacheMode[]) {
  test(`a push in a function that has never read anything, with a data cache that is ${mode}`, async ({
    stage,
  }) => {
    const { host, view, edit, push } = stage
    host.cache.mode = mode
    edit('services', rename('Novo nome'))
    const { status, renewed } = await push('services')
    expect(status).toBe(200)
    const isShared = mode === 'there'
    // A promise is made only where every function finds the content.
    expect(renewed).toEqual(isShared ? ['services'] : [])
    await host.settled()
    // The next view has the page renewed behind it.
    if (!isShared) expect(host.pages.facts(`servicos/${SLUG}`)?.seconds).toBeLessThanOrEqual(0)
    const first = await view(`/servicos/${SLUG}`)
    expect(first.status).toBe(200)
    if (isShared) expect(first.text).toContain('Novo nome')
    await host.settled()
    expect((await view(`/servicos/${SLUG}`)).text).toContain('Novo nome')
  })

  test(`a platform that dies right after a push takes no page away, with a data cache that is ${mode}`, async ({
    stage,
  }) => {
    const { host, view, edit, push, platform } = stage
    const paths = await pagesOf(stage)
    host.cache.mode = mode
    edit('services', rename('Novo nome'))
    await push('services')
    await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: '500' })
    const isWhole = mode === 'there' || mode === 'empty'
    for (const path of isWhole ? paths : [`/servicos/${SLUG}`, '/', '/contactos']) {
      expect((await view(path)).status, path).toBe(200)
    }
    await host.settled()
    for (const path of ['/', `/servicos/${SLUG}`]) expect((await view(path)).status, path).toBe(200)
    if (mode === 'there') expect((await view(`/servicos/${SLUG}`)).text).toContain('Novo nome')
    await platform.clearFaults()
  })
}

test('a resource that fails since the deployment holds back no save, and shows what the build has read', async ({
  stage,
}) => {
  const { host, view, edit, push, platform } = stage
  const [faq] = records<{ question: string }>('faqs')
  await platform.setFault({ siteKey: 'mare-alta', resource: 'faqs', fault: '500' })
  edit('services', rename('Novo nome'))
  expect(await push('services')).toEqual({ status: 200, renewed: ['services'], later: [] })
  await host.settled()
  const { text } = await view('/')
  expect([text.includes('Novo nome'), text.includes(faq?.question ?? '?')]).toEqual([true, true])
  await platform.clearFaults()
})

test('two pushes in two functions at once are both on the next view', async ({ stage }) => {
  const { host, view, edit, push } = stage
  edit('services', rename('Serviço novo'))
  edit<{ slug: string; title: string }[]>('products', (products) =>
    products.map((product, index) => (index === 0 ? { ...product, title: 'Produto novo' } : product)),
  )
  const pushes = await Promise.all([push('services'), push('products'), push('services')])
  for (const { later } of pushes) expect(later).toEqual([])
  await host.settled()
  const { text } = await view('/')
  expect(text).toContain('Serviço novo')
  expect((await view('/produtos')).text).toContain('Produto novo')
  expect((await view(`/servicos/${SLUG}`)).text).toContain('Serviço novo')
})

test('after an outage pages are fresh within 40 s by themselves, and the platform is asked seldom', async ({
  stage,
}) => {
  const { host, view, edit, reads, platform } = stage
  await host.age(400)
  await view('/contactos')
  await host.settled()
  await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: '500' })
  await host.age(400)
  for (const path of ['/contactos', `/servicos/${SLUG}`]) {
    expect((await view(path)).status).toBe(200)
    await host.settled()
  }
  edit('services', rename('Depois da avaria'))
  await platform.clearFaults()
  const before = await reads()
  await host.age(40)
  await view(`/servicos/${SLUG}`)
  await host.settled()
  expect((await view(`/servicos/${SLUG}`)).text).toContain('Depois da avaria')
  await host.settled()
  // One of each resource.
  expect((await reads()) - before).toBeLessThanOrEqual(11)
})
