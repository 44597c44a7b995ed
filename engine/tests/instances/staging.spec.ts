import { expect, test } from '../attacks/fresh-site'
import { post } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { pushTo } from '../servers/push'

test.use({ variables: { SITE_STAGE: 'preview', SITE_URL: 'https://staging.cliente.test' } })

test('a staging site says noindex with every response, and takes pushes', { tag: '@all' }, async ({
  site: { origin },
  sandbox,
}) => {
  const ask = (path: string, headers = {}, method = 'GET') => rawRequest(origin, { path, headers, method })
  const home = await ask('/')
  const html = String(home.body)
  const [style = ''] = /\/_next\/static\/[^"]+\.css/.exec(html) ?? []
  const [picture = ''] = /\/_next\/image\?[^" ]+/.exec(html) ?? []
  const answers: [number, string, object?, string?][] = [
    [200, '/'],
    [304, '/', { 'if-none-match': home.headers.etag }],
    [200, style],
    [200, picture.replaceAll('&amp;', '&')],
    [200, '/robots.txt'],
    [200, '/unavailable.html'],
    [200, '/api/health'],
    [200, '/agencia/cabecalhos'],
    [308, '/servicos/'],
    [308, '/Servicos'],
    [400, '/_next/image?url=x'],
    [400, '/%00'],
    [404, '/nada'],
    [404, '/_next/static/nada.js'],
    [405, '/', {}, 'DELETE'],
    [401, '/api/revalidate', {}, 'POST'],
  ]
  for (const [status, path, headers, method] of answers) {
    const answer = await ask(path, headers, method)
    expect([path, answer.status, answer.headers['x-robots-tag']]).toEqual([path, status, 'noindex'])
  }
  // A crawler that robots.txt blocks does not see `noindex`.
  expect(String((await ask('/robots.txt')).body)).not.toMatch(/^Disallow: \/$/m)
  expect((await pushTo(origin, 'services')).status).toBe(200)
  expect((await post({ origin, path: '/contactos' })).status).toBe(303)
  const [lead] = (await sandbox.state()).leads['mare-alta'] ?? []
  expect(lead?.message).toMatch(/^\[Pré-visualização\] /)
})
