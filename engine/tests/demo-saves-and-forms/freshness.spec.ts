import { patience } from '../fixtures/patience'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

interface Service {
  slug: string
  title: string
  icon: string
  tier: string
}

test('an edit is on the next visit of every page that shows it', async ({ sent, edit }) => {
  await sent('/')
  await edit<{ name: string }>('settings', (settings) => ({ ...settings, name: 'Maré Baixa' }))
  for (const path of ['/', '/blog', '/servicos/mudancas-residenciais', '/pesquisa?q=casa', '/nada']) {
    const banner = await (await sent(path)).find('header')
    expect(banner[0]?.text, path).toContain('Maré Baixa')
  }
})

test('a new record has a page, a link on the home page and a line in the sitemap, and a removed one is a 404', async ({
  sent,
  request,
  edit,
}) => {
  const added = { slug: 'servico-novo', title: 'Serviço & novo', icon: 'zap', tier: 'primary' }
  expect((await request.get('/servicos/servico-novo')).status()).toBe(404)
  await edit<Service[]>('services', (services) => [added, ...services])
  const shown = await sent('/servicos/servico-novo')
  expect(shown.status).toBe(200)
  expect(await shown.find('h1')).toMatchObject([{ text: 'Serviço & novo' }])
  const links = await (await sent('/')).find('a[href="/servicos/servico-novo"]')
  expect(links.map(({ text }) => text).join()).toContain('Serviço & novo')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/servicos/servico-novo')
  await edit<Service[]>('services', (services) => services.filter(({ slug }) => slug !== added.slug))
  expect((await request.get('/servicos/servico-novo')).status()).toBe(404)
  expect(await (await request.get('/')).text()).not.toContain('servico-novo')
})

test('a collection that becomes empty has no page and no links until it has records again', {
  tag: '@all',
}, async ({ request, edit }) => {
  let products: unknown[] = []
  await edit<unknown[]>('products', (current) => {
    products = current
    return []
  })
  expect((await request.get('/produtos')).status()).toBe(404)
  expect(await (await request.get('/')).text()).not.toContain('/produtos')
  await edit('products', () => products)
  expect((await request.get('/produtos')).status()).toBe(200)
  expect(await (await request.get('/')).text()).toContain('href="/produtos"')
})

test('a save is found by the next search and a removed record is not, also while the platform is down', async ({
  request,
  stage,
  edit,
}) => {
  const answer = async (question: string) => (await request.get(`/pesquisa?q=${question}`)).text()
  const nothing = 'Não encontrámos nada'
  expect(await answer('zarabatana')).toContain(nothing)
  await edit<Service[]>('services', ([first, ...others]) =>
    first ? [{ ...first, title: 'Zarabatanas' }, ...others] : others,
  )
  await stage.sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: '500' })
  expect(await answer('zarabatana')).toMatch(/<mark class="[^"]*">Zarabatanas<\/mark>/)
  expect(await answer('residenciais')).not.toContain('>Mudanças residenciais<')
  await stage.sandbox.clearFaults()
  await edit<Service[]>('services', ([, ...others]) => others)
  expect(await answer('zarabatana')).toContain(nothing)
})

/** The age at which posts, which are not pushed, are read again. */
const POSTS_AGE_SECONDS = 60

test('tags with special characters each have a page, and a tag without a post has none', {
  tag: '@all',
}, async ({ page, request, stage, save }) => {
  const tags = ['C++ & C#', 'a/b', 'Dicas úteis', 'Dicas uteis', '100 %', '<b>']
  const post = { slug: 'temas', title: 'Temas', body: '<p>.</p>', publishedAt: '2026-01-01' }
  save('posts', [
    { ...post, tags },
    { ...post, slug: 'outro', title: 'Outro', tags: ['Dicas uteis'] },
  ])
  await stage.site.age(POSTS_AGE_SECONDS + 1)
  await expect.poll(async () => (await request.get('/blog/temas')).status()).toBe(200)
  await page.goto('/blog/temas')
  const links = page.getByRole('main').getByRole('list', { name: 'Temas' }).getByRole('link')
  await expect(links).toHaveText(tags)
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(new Set(paths).size).toBe(tags.length)
  for (const [index, path] of paths.entries()) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.locator('h1')).toHaveText(tags[index] ?? '')
  }
  expect((await request.get('/blog/etiqueta/caixas')).status()).toBe(404)
  expect(stage.site.log()).not.toContain('Error')
})

test('a push of the tag caseStudies renews projects', async ({ request, stage, save }) => {
  const { secret } = stagePlan('mare-alta')
  save('projects', [{ slug: 'obra-nova', title: 'Obra nova' }])
  const pushed = await request.post('/api/revalidate', {
    headers: { authorization: `Bearer ${secret}` },
    data: { tags: ['caseStudies'] },
  })
  expect(pushed.ok()).toBe(true)
  expect((await request.get('/projetos/obra-nova')).status()).toBe(200)
  expect((await request.get('/projetos/palacete-da-foz')).status()).toBe(404)
  expect(stage.site.log()).not.toContain('obra-nova')
})

test('a push reads each pushed resource once, and visits after it read nothing', { tag: '@all' }, async ({
  request,
  stage,
  edit,
}) => {
  await request.get('/')
  const reads = async () => (await stage.sandbox.state()).reads['mare-alta'] ?? {}
  const before = await reads()
  await edit<{ tagline: string }>('settings', (settings) => ({ ...settings, tagline: 'Outra frase.' }))
  for (const path of ['/', '/servicos', '/contactos']) await request.get(path)
  const after = await reads()
  expect((after.settings ?? 0) - (before.settings ?? 0)).toBe(1)
  expect(after.services).toBe(before.services)
})

test('a save while an earlier read hangs is on the next visit, and its push is answered in time', async ({
  request,
  stage,
  save,
}) => {
  const services = stage.content.read<Service[]>('services')
  const push = async () => {
    const headers = { authorization: `Bearer ${stagePlan('mare-alta').secret}` }
    const began = performance.now()
    const answer = await request.post('/api/revalidate', { headers, data: { tags: ['services'] } })
    expect(performance.now() - began).toBeLessThan(5_000 * patience)
    return answer.json()
  }
  const reads = async () => (await stage.sandbox.state()).reads['mare-alta']?.services ?? 0
  const before = await reads()
  const fault = { siteKey: 'mare-alta', resource: 'services', fault: 'hang', times: 1 }
  await stage.sandbox.setFault(fault)
  const first = push()
  await expect.poll(reads).toBeGreaterThan(before)
  const [record, ...others] = services
  save('services', [{ ...record, title: 'Gravado depois' }, ...others])
  // The first push is answered by the later read.
  for (const answer of [await push(), await first])
    expect(answer).toEqual({ renewed: ['services'], later: [] })
  expect(await (await request.get('/servicos')).text()).toContain('Gravado depois')
})

test('a push among visits is answered in time, and the next visits show the save', {
  tag: '@all',
}, async ({ request, save, stage }) => {
  const { secret } = stagePlan('mare-alta')
  const settings = stage.content.read<object>('settings')
  let isOver = false
  const visitors = ['/', '/servicos', '/blog', '/contactos', '/sobre', '/produtos'].map(async (path) => {
    while (!isOver) await request.get(path)
  })
  const times: number[] = []
  let renewed = 0
  for (let turn = 1; turn <= 12; turn += 1) {
    save('settings', { ...settings, name: `Maré ${turn}ª` })
    const began = performance.now()
    const headers = { authorization: `Bearer ${secret}` }
    const answer = await request.post('/api/revalidate', { headers, data: { tags: ['settings'] } })
    times.push(performance.now() - began)
    // If this machine delays the platform's answer too much, the site reads again later.
    if (!(await answer.json()).renewed.includes('settings')) continue
    renewed += 1
    const pages = await Promise.all(['/', '/contactos'].map(async (path) => (await request.get(path)).text()))
    // The list of outdated pages, not their content, which would make the report endless.
    expect(
      pages.map((page) => page.includes(`Maré ${turn}ª`)),
      `turn ${turn}`,
    ).toEqual([true, true])
  }
  isOver = true
  await Promise.all(visitors)
  expect(renewed).toBeGreaterThan(6)
  // The sandbox pushes too.
  expect(Math.max(...times)).toBeLessThan(1_000 * patience)
})
