import { test as base, expect } from '../attacks/fresh-site'
import { rawRequest } from '../fixtures/raw-request'
import { stagePlan } from '../fixtures/stages'
import { nginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'

base.skip(nginx === undefined, 'nginx is not here')

/* The shipped front before a site with a password. */

const password = 'segredo'
const test = base
test.use({ variables: { SITE_STAGE: 'preview', SITE_PASSWORD: password } })

test('the front keeps neither pages nor pictures of a site with a password', async ({ site }) => {
  const { buildDir } = stagePlan('mare-alta')
  const front = await startNginx({
    port: ports.listen,
    instances: [ports.site, ports.site],
    buildDir,
    brotli: false,
  })
  const authorization = `Basic ${Buffer.from(`ana:${password}`).toString('base64')}`
  const ask = async (path: string, headers = {}) => {
    const answer = await rawRequest(front.origin, { path, headers })
    return { ...answer, html: String(answer.body) }
  }
  const { html } = await ask('/', { authorization })
  const [picture = ''] = /\/_next\/image\?[^" ]+/.exec(html) ?? []
  const paths = ['/', '/servicos', picture.replaceAll('&amp;', '&'), '/robots.txt', '/nada']
  for (const path of paths) {
    for (const _ of [1, 2]) {
      const answer = await ask(path, { authorization })
      expect([path, answer.status, answer.headers['x-cache']]).toEqual([
        path,
        path === '/nada' ? 404 : 200,
        'BYPASS',
      ])
    }
    expect((await ask(path)).status, path).toBe(401)
  }
  expect((await ask('/api/health')).status).toBe(200)
  await site.stop('SIGINT')
  for (const path of paths) expect((await ask(path)).status, path).toBe(503)
  await front.stop()
})
