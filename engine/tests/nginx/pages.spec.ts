import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { fill, send } from '../fixtures/form'
import { newLead } from '../fixtures/posting'
import { fetchBytes, rawRequest } from '../fixtures/raw-request'
import { edgeIsPossible, expect, test } from '../fixtures/reverse-proxy'
import { hasBrotli } from '../servers/nginx'
import { keptState } from './kept'

test.skip(!edgeIsPossible, 'nginx and redis-server are not both here')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a lead is sent once', async ({ page, edge }) => {
      const values = newLead()
      await page.goto('/contactos')
      await fill(page, values)
      await send(page)
      await expect(page).toHaveURL(/\/obrigado$/)
      const { leads } = await edge.sandbox.state()
      expect(leads['mare-alta']?.filter(({ message }) => message === values.message)).toHaveLength(1)
    })
  })
}

test('a save is on the first visit of every page after 2 s', async ({ edge }) => {
  const paths = ['/', '/servicos', '/contactos', '/blog', '/sobre', '/produtos']
  const visit = async (path: string) => (await fetch(edge.origin + path)).text()
  await Promise.all(paths.map(visit))
  await edge.saveSettings({ name: 'Maré Viva' })
  await setTimeout(2_000)
  for (const path of paths) expect(await visit(path), path).toContain('Maré Viva')
})

test('a page is kept compressed, and decompressed for clients without gzip', async ({ edge }) => {
  await fetchBytes(`${edge.origin}/servicos`)
  const packed = await fetchBytes(`${edge.origin}/servicos`, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const again = await fetchBytes(`${edge.origin}/servicos`, { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' })
  const plain = await fetchBytes(`${edge.origin}/servicos`)
  for (const { headers } of [packed, again, plain]) expect(keptState(String(headers['x-cache']))).toBe('kept')
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers.vary).toContain('Accept-Encoding')
  expect(packed.body.equals(again.body)).toBe(true)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
})

test('a browser has to revalidate a page, and gets a 304 if it is unchanged', async ({ edge }) => {
  const { headers } = await fetch(`${edge.origin}/`)
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  // The policy of this page contains the hashes of its own scripts.
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+'){3};/)
  const again = await fetch(`${edge.origin}/`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('the data of a page for Next.js is kept apart from the page, and for each service', async ({ edge }) => {
  const data = async (path: string) => {
    const response = await fetch(edge.origin + path, { headers: { rsc: '1' } })
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'text/x-component'])
    return { text: await response.text(), kept: keptState(response.headers.get('x-cache')) }
  }
  const chosen = 'mudancas-empresas'
  // nginx sees a request without a service here, the site one with a service.
  const misread = await data(`/orcamento?servic%6f=${chosen}&_rsc=`)
  const none = await data('/orcamento?_rsc=')
  expect(none.text).toBe(misread.text)
  const one = await data(`/orcamento?_rsc=&servico=${chosen}`)
  expect(one.text).not.toBe(none.text)
  expect(one.text).toContain(`"${chosen}"`)
  expect((await data(`/orcamento?servico=${chosen}&_rsc=`)).kept).toBe('kept')
  expect((await data('/orcamento?_rsc=')).kept).toBe('kept')
  const page = await fetch(`${edge.origin}/orcamento`)
  expect(page.headers.get('content-type')).toContain('text/html')
})

test('immutable files are served compressed from disk', async ({ edge }) => {
  test.skip(!hasBrotli, 'nginx has no module for brotli here')
  // An agency's page with scripts.
  const html = await (await fetch(`${edge.origin}/agencia/acoes`)).text()
  const files = new Set(html.match(/\/_next\/static\/[^"\\]+?\.(?:js|css)/g))
  const total = { br: 0, gzip: 0, identity: 0 }
  for (const file of files) {
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { headers, body } = await fetchBytes(edge.origin + file, { 'accept-encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(headers['content-type']).toMatch(/^(application\/javascript|text\/css); charset=utf-8$/)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['x-content-type-options']).toBe('nosniff')
      total[encoding] += body.length
    }
  }
  expect(files.size).toBeGreaterThan(4)
  expect(total.br).toBeLessThan(0.9 * total.gzip)
  expect(total.gzip).toBeLessThan(0.5 * total.identity)
  // The other instance is down, and might have the file: nginx may report that once before it stops using that instance.
  await expect.poll(async () => (await fetch(`${edge.origin}/_next/static/none.js`)).status).toBe(404)
})

test('made-up addresses leave no answer in the cache', async ({ edge }) => {
  const { pathname, search } = new URL(
    String((await fetchBytes(`${edge.origin}/`)).body)
      .match(/\/_next\/image\?[^" ]+/)?.[0]
      .replaceAll('&amp;', '&') ?? '',
    edge.origin,
  )
  const service = '/servicos/mudancas-empresas'
  const inBits = (text: string, n: number, other: (letter: string) => string) =>
    [...text].map((letter, index) => ((n >> index) & 1 ? other(letter) : letter)).join('')
  const kinds: [what: string, path: (n: number) => string][] = [
    ['fragments', (n) => `/servicos#${n}`],
    ['capitals', (n) => `/${inBits('contactos', n + 1, (letter) => letter.toUpperCase())}`],
    ['escapes', (n) => inBits(service, n * 1_024, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
    [
      'escaped choices',
      (n) =>
        `/orcamento?servico=${inBits('mudancas-empresas', n + 1, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
    ],
    ['pictures of other deployments', (n) => `${pathname + search}&dpl=${n}`],
    ['versions', (n) => `/robots.txt?v=${n}`],
    ['queries of files', (n) => `/_next/static/chunks/nada.js?${n}`],
    ['Open Graph images', (n) => `/og/x${n}`],
    ['records', (n) => `/servicos/x${n}`],
    ['slashes', (n) => `/x${n}/`],
  ]
  const ask = (path: string) => rawRequest(edge.origin, { path })
  // Existing pages are kept once, in whatever form they are requested.
  for (const path of ['/servicos', '/contactos', '/orcamento', service, '/robots.txt', pathname + search])
    await ask(path)
  const before = edge.kept()
  expect(before).toBeGreaterThan(4)
  for (const [what, path] of kinds) {
    for (let n = 0; n < 200; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => ask(path(n + more))))
    expect(edge.kept(), what).toBe(before)
  }
})

test('a resized picture is kept once for each format', async ({ edge }) => {
  // A page that no earlier test has requested.
  const html = await (await fetch(`${edge.origin}/produtos`)).text()
  const picture =
    edge.origin + html.match(/\/_next\/image\?[^" ]+w=384&amp;q=75/)?.[0].replaceAll('&amp;', '&')
  const accepts = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']
  const types = ['image/avif', 'image/webp', 'image/jpeg']
  for (const kept of ['MISS', 'HIT']) {
    for (const [index, accept] of accepts.entries()) {
      const { headers } = await fetch(picture, { headers: { accept } })
      expect(headers.get('x-cache'), accept).toBe(kept)
      expect(headers.get('content-type')).toBe(types[index])
    }
  }
})
