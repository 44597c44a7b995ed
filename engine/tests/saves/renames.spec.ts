import { type ExactSite, expect, test } from './exact-site'

/* Tests that no address dies: an editor changes slugs, and old addresses redirect to the new ones. */

type SomeRecord = { slug: string; [field: string]: unknown }

function rename(exact: ExactSite, resource: string, from: string, to: string): Promise<void> {
  return exact.save(resource, (records: SomeRecord[]) =>
    records.map((record) => (record.slug === from ? { ...record, slug: to } : record)),
  )
}

/** The status and `Location` of an answer. */
async function answer({ request }: ExactSite, path: string): Promise<string> {
  const { status, headers } = await request(path)
  return [status, headers.get('location')].join(' ').trim()
}

const text = async ({ request }: ExactSite, path: string) => (await request(path)).text()

test.afterEach(({ exact }) => exact.restore())

for (const { resource, path, slug } of [
  { resource: 'services', path: '/servicos', slug: 'armazenagem' },
  { resource: 'products', path: '/produtos', slug: 'caixa-roupeiro' },
  { resource: 'projects', path: '/projetos', slug: 'arquivo-clinico' },
  { resource: 'posts', path: '/blog', slug: 'mudar-com-criancas' },
]) {
  const tag = resource === 'services' ? [] : '@all'
  test(`${resource}: the old address of a renamed record redirects to the new one`, { tag }, async ({
    exact,
  }) => {
    const [old, next] = [`${path}/${slug}`, `${path}/nome-novo`]
    expect(await answer(exact, old)).toBe('200')
    expect(await answer(exact, next)).toBe('404')
    await rename(exact, resource, slug, 'nome-novo')
    // The first visit, and one from the cache.
    for (const _ of ['first', 'second']) {
      expect(await answer(exact, old)).toBe(`308 ${next}`)
      expect(await answer(exact, `${old}?gclid=a%2Fb&x=`)).toBe(`308 ${next}?gclid=a%2Fb&x=`)
      expect(await answer(exact, next)).toBe('200')
    }
    const { status, headers } = await exact.request(old, { method: 'HEAD' })
    // A browser that caches the redirect would not see a new record at this address.
    expect([status, headers.get('cache-control')]).toEqual([308, expect.stringContaining('max-age=0')])
    const sitemap = await text(exact, '/sitemap.xml')
    expect([sitemap.includes(`${next}<`), sitemap.includes(`${old}<`)]).toEqual([true, false])
  })
}

test('a link in a post has the new address of a renamed service, and no other page is rendered again', {
  tag: '@all',
}, async ({ exact }) => {
  const post = '/blog/guardar-em-armazem'
  const others = ['/blog/transportar-plantas', '/termos', '/produtos']
  expect(await text(exact, post)).toContain('href="/servicos/armazenagem"')
  for (const path of others) await text(exact, path)
  await rename(exact, 'services', 'armazenagem', 'guardar-moveis')
  expect(await text(exact, post)).toContain('href="/servicos/guardar-moveis"')
  expect(await text(exact, post)).not.toContain('/servicos/armazenagem"')
  for (const path of others)
    expect((await exact.request(path)).headers.get('x-nextjs-cache'), path).toBe('HIT')
})

test('a 404 links to the current services', { tag: '@all' }, async ({ exact }) => {
  const addresses = ['/nada', '/servicos/nada']
  for (const path of addresses) expect(await text(exact, path)).toContain('href="/servicos/armazenagem"')
  await rename(exact, 'services', 'armazenagem', 'guardar-moveis')
  for (const path of addresses) {
    const page = await text(exact, path)
    expect(page).toContain('href="/servicos/guardar-moveis"')
    expect(page).not.toContain('/servicos/armazenagem"')
  }
})

// `engine/tests/unit/snapshots/moves/move.spec.ts` covers other changes of a slug.
test('a new record at an old address is shown there, and a removed record is a 404', { tag: '@all' }, async ({
  exact,
}) => {
  await rename(exact, 'services', 'armazenagem', 'b')
  await exact.save('services', (records: SomeRecord[]) => [
    { ...records[0], slug: 'armazenagem', title: 'Outra armazenagem' },
    ...records,
  ])
  expect(await text(exact, '/servicos/armazenagem')).toContain('Outra armazenagem')
  await rename(exact, 'services', 'b', 'c')
  expect(await answer(exact, '/servicos/b')).toBe('308 /servicos/c')
  await exact.save('services', (records: SomeRecord[]) =>
    records.filter(({ slug }) => !['armazenagem', 'c'].includes(slug)),
  )
  for (const slug of ['armazenagem', 'b', 'c']) expect(await answer(exact, `/servicos/${slug}`)).toBe('404')
})

test('an old address redirects to its record after a swap of slugs, and after the record was away', {
  tag: '@all',
}, async ({ exact }) => {
  const [old, next] = ['/servicos/armazenagem', '/servicos/b']
  await rename(exact, 'services', 'armazenagem', 'b')
  let all: SomeRecord[] = []
  const replaced = async (change: (record: SomeRecord) => SomeRecord[]) =>
    exact.save('services', (records: SomeRecord[]) => {
      all = records
      return records.flatMap((record) => (record.slug === 'b' ? change(record) : record))
    })
  await replaced(() => [])
  for (const path of [old, next]) expect(await answer(exact, path)).toBe('404')
  await exact.save('services', () => all)
  expect(await answer(exact, old)).toBe(`308 ${next}`)
  await replaced(({ slug, icon, tier }) => [{ slug, icon, tier, title: 'Outro título' }])
  expect(await answer(exact, old)).toBe(`308 ${next}`)
  await exact.save('services', (records: SomeRecord[]) => {
    const swapped = new Map([
      ['b', 'embalagem'],
      ['embalagem', 'b'],
    ])
    return records.map((record) => ({ ...record, slug: swapped.get(record.slug) ?? record.slug }))
  })
  expect(await answer(exact, old)).toBe('308 /servicos/embalagem')
  expect(await answer(exact, '/orcamento?servico=armazenagem')).toBe('200')
})

test('after two renames in one save, one to the slug of the other, each address leads to a record', {
  tag: '@all',
}, async ({ exact }) => {
  const title = 'Embalagem e materiais'
  expect(await text(exact, '/servicos/embalagem')).toContain(title)
  const next = new Map([
    ['armazenagem', 'embalagem'],
    ['embalagem', 'c'],
  ])
  await exact.save('services', (records: SomeRecord[]) =>
    records.map((record) => ({ ...record, slug: next.get(record.slug) ?? record.slug })),
  )
  expect(await answer(exact, '/servicos/armazenagem')).toBe('308 /servicos/embalagem')
  expect(await text(exact, '/servicos/c')).toContain(title)
  expect(await answer(exact, '/servicos/embalagem')).toBe('200')
})

test('a restart keeps redirects, and notices what was renamed meanwhile', { tag: '@all' }, async ({
  exact,
}) => {
  await rename(exact, 'posts', 'mudar-com-criancas', 'mudar-em-familia')
  await exact.restart({
    withoutPlatform: false,
    meanwhile: () => rename(exact, 'projects', 'arquivo-clinico', 'arquivo-de-hospital'),
  })
  const redirects = () =>
    Promise.all(['/blog/mudar-com-criancas', '/projetos/arquivo-clinico'].map((path) => answer(exact, path)))
  const expected = ['308 /blog/mudar-em-familia', '308 /projetos/arquivo-de-hospital']
  expect(await redirects()).toEqual(expected)
  await exact.restart({ withoutPlatform: true })
  expect(await redirects()).toEqual(expected)
  await exact.restart({ withoutPlatform: false })
})
