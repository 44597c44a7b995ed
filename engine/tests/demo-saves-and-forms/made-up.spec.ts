import { records } from '../fixtures/content'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'

/* Tests that made-up addresses get one kept answer, which does not mention the address and is dropped as soon as a page exists. */

const madeUp = [
  '/nada',
  '/sobre/nada',
  '/constructor',
  '/servicos/nada',
  '/servicos/pagina/999',
  '/blog/nada',
  '/blog/etiqueta/nada',
  '/produtos/preco/nada',
  '/.htaccess',
]

test('every made-up address gets the same 404 with any headers, and no cache may keep it', async ({
  stage: { site },
}) => {
  const ask = (path: string, headers = {}, method = 'GET') =>
    rawRequest(site.origin, { path, headers, method })
  const first = await ask('/servicos/outro-nada')
  expect(first.status).toBe(404)
  const html = String(first.body)
  expect(html).toContain('Não encontrámos esta página')
  expect(html).not.toContain('outro-nada')
  expect(html).not.toMatch(/rel="canonical"|hreflang|og:url|\$ACTION_/)
  const same = { status: 404, headers: first.headers, body: first.body }
  const lasting = (answer: typeof first) => {
    const { date: _, 'set-cookie': __, ...headers } = answer.headers
    return { ...answer, headers }
  }
  const cases: [path: string, headers?: Record<string, string>][] = [
    ...madeUp.map((path): [string] => [path]),
    ['/servicos/nada', { rsc: '1' }],
    ['/servicos/nada?_rsc=1', { rsc: '1', 'next-router-prefetch': '1' }],
    ['/servicos/nada', { 'next-action': '0'.repeat(40) }],
    ['/servicos/nada', { cookie: '__prerender_bypass=falso' }],
    ['/servicos/nada', { 'x-prerender-revalidate': 'falso' }],
    ['/servicos/nada', { 'if-none-match': '*' }],
    ['/servicos/nada?utm_source=carta'],
    ['/servicos/n%61da'],
    ['/servicos/na%C3%A7%C3%A3o'],
    ['/servicos/nac%CC%A7a%CC%83o'],
    ['/servicos/NADA'],
    ['/SERVICOS/nada'],
    ['/blog/etiqueta/%E6%9C%8D'],
  ]
  for (const [path, headers] of cases)
    expect(lasting(await ask(path, headers)), `${path} ${JSON.stringify(headers)}`).toEqual(lasting(same))
  expect(first.headers['cache-control']).toBe('no-store')
  for (const path of madeUp) {
    const { status, headers, body } = await ask(path, {}, 'HEAD')
    expect([status, headers['content-length'], body.length], path).toEqual([
      404,
      String(first.body.length),
      0,
    ])
  }
})

test('the form and the page of thanks redirect an unknown service to their address without one, and an unknown Open Graph image is a 404', async ({
  stage: { site },
}) => {
  for (const path of ['/orcamento?servico=nada', '/orcamento/nada']) {
    const { status, headers } = await rawRequest(site.origin, { path })
    expect([status, headers.location], path).toEqual([307, '/orcamento'])
  }
  for (const path of ['/obrigado?servico=nada', '/obrigado/nada', '/obrigado/elevador-exteriores?a=1']) {
    const { status, headers } = await rawRequest(site.origin, { path })
    expect([status, headers.location], path).toEqual([307, '/obrigado'])
  }
  for (const path of ['/og/nada', '/og/servicos/nada']) {
    const { status, headers, body } = await rawRequest(site.origin, { path })
    expect([status, headers['cache-control'], body.length], path).toEqual([404, 'no-store', 0])
  }
})

test('a page exists at the first visit after its push, is gone after the next push, and exists again after another', async ({
  stage: { site },
  edit,
}) => {
  const status = async (path: string) => (await rawRequest(site.origin, { path })).status
  const [service] = records<{ slug: string }>('services')
  const made = { ...service, slug: 'feito-agora', title: 'Feito agora' }
  for (const _ of [1, 2]) {
    expect(await status('/servicos/feito-agora')).toBe(404)
    await edit<object[]>('services', (all) => [...all, made])
    expect(await status('/servicos/feito-agora')).toBe(200)
    expect(await status('/orcamento?servico=feito-agora')).toBe(200)
    await edit<object[]>('services', (all) => all.filter((one) => !('slug' in one && one.slug === made.slug)))
    expect(await status('/orcamento?servico=feito-agora')).toBe(307)
  }
  expect(await status('/servicos/feito-agora')).toBe(404)
})

test('the kept 404 shows the last save', async ({ stage: { site }, edit }) => {
  const html = async () => String((await rawRequest(site.origin, { path: '/servicos/nada' })).body)
  expect(await html()).not.toContain('Maré Guardada')
  await edit<object>('settings', (settings) => ({ ...settings, name: 'Maré Guardada' }))
  expect(await html()).toContain('Maré Guardada')
})

test('a record without a push has a page once its resource has expired, by visits of its address only', async ({
  stage: { site },
  save,
}) => {
  const status = async () => (await rawRequest(site.origin, { path: '/projetos/obra-calada' })).status
  expect(await status()).toBe(404)
  const [project] = records<object>('projects')
  save('projects', [
    ...records<object>('projects'),
    { ...project, slug: 'obra-calada', title: 'Obra calada' },
  ])
  await expect(async () => {
    await site.age(301)
    expect(await status()).toBe(200)
  }).toPass()
})
