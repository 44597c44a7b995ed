import type { ServerResponse } from 'node:http'
import { test as base, expect } from '../attacks/fresh-site'
import { rawRequest } from '../fixtures/raw-request'
import { stagePlan } from '../fixtures/stages'
import { nginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'
import { startStandIn } from '../servers/stand-in'

base.skip(nginx === undefined, 'nginx is not here')

/* Tests of the shipped front before a site with a password. */

const password = 'segredo'
const test = base
test.use({ variables: { SITE_STAGE: 'preview', SITE_PASSWORD: password } })

test('a request with a password does not wait for one with another password', async () => {
  const unanswered: ServerResponse[] = []
  const instance = await startStandIn(({ headers }, response) => {
    if (headers.authorization?.endsWith('errada')) unanswered.push(response)
    else response.end('the site')
  }, ports.site)
  const front = await startNginx({
    port: ports.listen,
    instances: [ports.site, ports.site],
    buildDir: '/nowhere',
    brotli: false,
    patience: 20,
  })
  try {
    for (const path of ['/', '/_next/image?url=%2Fa.jpg&w=640&q=75']) {
      const ask = (word: string) =>
        rawRequest(front.origin, { path, headers: { authorization: `Basic ${word}` } })
      const guess = ask('errada')
      await expect.poll(() => unanswered.length).toBe(1)
      expect((await ask('certa')).status, path).toBe(200)
      unanswered.pop()?.writeHead(401).end()
      expect((await guess).status).toBe(401)
    }
  } finally {
    await front.stop()
    instance.stop()
  }
})

test('nginx keeps neither pages nor pictures of a site with a password', async ({ site }) => {
  const { buildDir } = stagePlan('mare-alta')
  const front = await startNginx({
    port: ports.listen,
    instances: [ports.site, ports.site],
    buildDir,
    brotli: false,
  })
  try {
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
  } finally {
    await front.stop()
  }
})
