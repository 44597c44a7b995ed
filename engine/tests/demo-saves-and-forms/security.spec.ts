import { createHash } from 'node:crypto'
import { type RawRequest, rawRequest } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

const { platformOrigin, secret } = stagePlan('saves')

const multipart = 'multipart/form-data; boundary=x'

test('every kind of response has the security headers', async ({ stage: { site }, sent }) => {
  const home = await sent('/')
  const [style] = await home.find('link[rel=stylesheet]')
  const [picture] = await home.find('main img')
  for (const [path, status] of [
    ['/', 200],
    ['/servicos/nada', 404],
    ['/servicos/%E0%A4%A', 400],
    ['/feed.xml', 200],
    ['/robots.txt', 200],
    ['/api/health', 200],
    ['/api/revalidate', 405],
    ['/icon/32', 200],
    ['/servicos/', 308],
    ['//servicos', 308],
    [style?.attributes.href ?? '', 200],
    [picture?.attributes.src ?? '', 200],
  ] as const) {
    const answer = await rawRequest(site.origin, { path })
    expect(answer.status, path).toBe(status)
    expect(answer.headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'content-security-policy': expect.stringMatching(/default-src 'self'|sandbox/),
    })
    expect(answer.headers, path).not.toHaveProperty('x-powered-by')
  }
})

test('the policy names every directive that default-src does not cover, and no wildcard for scripts', {
  tag: '@all',
}, async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
  const files = [`${platformOrigin}/api/v1/assets/`, platformOrigin]
  expect(directives).toEqual({
    'default-src': ["'self'"],
    'script-src': expect.arrayContaining(["'self'"]),
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...files],
    'media-src': ["'self'", ...files],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
})

test('a file of public/ without a script has a policy that allows no inline script', async ({ request }) => {
  const policy = (await request.get('/unavailable.html')).headers()['content-security-policy']
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/)
})

test('headers of a route of an agency replace those of the site on that route only', { tag: '@all' }, async ({
  request,
}) => {
  const { headers } = await rawRequest(stagePlan('saves').siteOrigin, { path: '/agencia/cabecalhos' })
  expect(headers).toMatchObject({
    'content-security-policy': 'frame-ancestors https://parceiro.test',
    'x-frame-options': 'ALLOWALL',
    'permissions-policy': 'camera=*',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  // Neighbouring pages have the policy of the site.
  for (const path of ['/agencia/tempo', '/nada', '/'])
    expect((await request.get(path)).headers()).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    })
})

test('the policy of every response allows inline scripts only by the hashes of those that it has', async ({
  request,
}) => {
  for (const path of ['/', '/contactos', '/nada', '/orcamento?servico=nada', '/feed.xml']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const [, sources = ''] =
      /script-src ([^;]+)/.exec(answer.headers()['content-security-policy'] ?? '') ?? []
    expect(sources, path).toMatch(/^'self'( 'sha256-[^']{44}')+$/)
    const inline = (await answer.text()).matchAll(
      /<script(?: id="_R_"| type="speculationrules")?>(.*?)<\/script>/gs,
    )
    for (const [, text = ''] of inline) {
      expect(sources, `${path}: ${text.slice(0, 80)}`).toContain(
        createHash('sha256').update(text).digest('base64'),
      )
    }
  }
})

test('an injected script does not run', { tag: '@all' }, async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  const smuggled =
    '<script>document.title = "ran"</script><img src="/nada.png" alt="" onerror="document.title = \'ran\'">'
  for (const path of ['/servicos/elevador-exterior', '/contactos']) {
    refused.length = 0
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace('</main>', `${smuggled}</main>`),
      })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(() => refused.filter((text) => text.includes('script-src')).length, path).toBe(2)
    expect(await page.title()).not.toContain('ran')
  }
})

const id = `60${'ab'.repeat(20)}`
const forged = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .concat('--x--\r\n')
    .join('')
const plainPost = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
  '$ACTION_1:1': '["$undefined"]',
  $ACTION_KEY: 'k',
}
const call = forged({ _1_name: 'x', '0': '["$undefined","$K1"]' })

const addresses = [
  ...['/..%2f..%2fetc/passwd', '/%2e%2e/', '/../../etc/passwd', '/servicos/..%5c..%5cx'],
  ...['/_next/static/..%2f..%2fpackage.json', 'http://outro.example/', '/servicos/%00'],
  ...['/servicos/%E0%A4%A', '/api/%', '/orcamento?servico=%E0%A4%A', '/obrigado?servico=%E0%A4%A'],
  ...[`/servicos/${'a'.repeat(300)}`, `/${'a/'.repeat(6_000)}`, `/${'a'.repeat(20_000)}`],
  ...['/servicos', '/produtos', '/projetos', '/blog', '/blog/pagina', '/icon', ''].flatMap((parent) =>
    ['__proto__', 'constructor'].map((name) => `${parent}/${name}`),
  ),
  ...['https://outro.example/a.jpg', `${platformOrigin}/console/state.json`, '/icon/32'].map(
    (picture) => `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`,
  ),
]
const toAction = { 'next-action': id, 'content-type': multipart }
const toPush = { authorization: `Bearer ${secret}` }
const large = 'x'.repeat(10_000_000)

test('a request that no link or form makes gets a 4xx and at most one line in the log', {
  tag: '@all',
}, async ({ stage: { site } }) => {
  const requests: RawRequest[] = [
    ...addresses.map((path) => ({ path })),
    { path: '*', method: 'OPTIONS' },
    { method: 'DELETE' },
    { method: 'POST' },
    { method: 'POST', path: '/sitemap.xml' },
    { method: 'POST', headers: toAction, body: call },
    { method: 'POST', headers: { 'content-type': multipart }, body: forged(plainPost) },
    { method: 'POST', headers: toAction, body: large },
    { method: 'POST', body: large },
    { method: 'POST', path: '/api/revalidate', headers: toPush, body: large },
  ]
  for (const { headers, ...request } of requests) {
    const before = site.log().length
    const { status } = await rawRequest(site.origin, {
      ...request,
      headers: { origin: site.origin, ...headers },
    })
    const what = JSON.stringify({ ...request, headers }).slice(0, 200)
    expect(String(status), what).toMatch(/^4/)
    await new Promise((done) => setTimeout(done, 30))
    expect(site.log().slice(before).trim().split('\n').length, what).toBe(1)
  }
})

test('a foreign host appears nowhere in an answer', { tag: '@all' }, async ({ stage: { site } }) => {
  for (const path of ['/', '/servicos/', '/blog', '/sitemap.xml', '/feed.xml', '/robots.txt', '/nada']) {
    for (const headers of [{ host: 'outro.example' }, { 'x-forwarded-host': 'outro.example' }]) {
      const answer = await rawRequest(site.origin, { path, headers })
      expect(JSON.stringify({ ...answer, body: String(answer.body) }), path).not.toContain('outro.example')
    }
  }
})

test('a query of one visitor is not on the page of another', { tag: '@all' }, async ({ request, edit }) => {
  await edit<object>('settings', (settings) => ({ ...settings, tagline: 'Outra frase' }))
  for (const path of ['/contactos', '/', '/nada']) {
    // A careless campaign link still shows its page.
    expect((await request.get(`${path}?email=vitima@example.pt&utm_campaign=-50%`)).status()).toBeLessThan(
      405,
    )
    const page = await (await request.get(path)).text()
    expect(page.includes('vitima'), path).toBe(false)
  }
})

test('no request puts a nonce into a kept page', { tag: '@all' }, async ({ stage: { site } }) => {
  const requests = [
    { method: 'POST' },
    ...[forged({ a: 'b' }), forged(plainPost)].map((body) => ({
      method: 'POST',
      headers: { origin: site.origin, 'content-type': multipart },
      body,
    })),
    ...['', '-report-only'].map((kind) => ({
      headers: { [`content-security-policy${kind}`]: "script-src 'nonce-abc'" },
    })),
  ]
  for (const [index, request] of requests.entries()) {
    const path = `/servicos/sem-pagina-${index}`
    await rawRequest(site.origin, { path, ...request })
    const kept = await rawRequest(site.origin, { path })
    expect(kept.status, `${index}`).toBe(404)
    expect(String(kept.body), `${index}`).not.toContain('nonce=')
  }
})
