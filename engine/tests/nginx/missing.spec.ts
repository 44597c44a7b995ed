import { test as base, expect } from '@playwright/test'
import { rawRequest } from '../fixtures/raw-request'
import { nginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'
import { startStandIn } from '../servers/stand-in'

base.skip(nginx === undefined, 'nginx is not here')

/* Tests during a deployment that changes `paths`: docs/reverse-proxy.md describes the change of nginx.conf beforehand. */

const { sites, listen } = ports

/** nginx with that change. */
const test = base.extend<{ answerTo: (path: string) => Promise<string> }>({
  answerTo: async ({ browserName: _ }, use) => {
    const front = await startNginx({
      port: listen,
      instances: sites,
      buildDir: '/nowhere',
      brotli: false,
      edits: [
        [
          'proxy_next_upstream error timeout http_503;\n            proxy_cache site;',
          'proxy_next_upstream error timeout http_503 http_404;\n            proxy_cache site;',
        ],
      ],
    })
    await use(async (path) => {
      const { status, body } = await rawRequest(front.origin, { path })
      return `${status} ${body}`
    })
    await front.stop()
  },
})

test('an address that one instance does not have is requested from the other, and is a 404 if neither has it', async ({
  answerTo,
}) => {
  const instance = (path: string, port: number) =>
    startStandIn(({ url }, response) => response.writeHead(url === path ? 200 : 404).end('of the site'), port)
  const [a, b] = [await instance('/antes', sites[0]), await instance('/depois', sites[1])]
  try {
    const answers = (...paths: string[]) => Promise.all(paths.map(answerTo))
    const missing = '404 of the site'
    expect(await answers('/antes', '/depois', '/nada')).toEqual([
      '200 of the site',
      '200 of the site',
      missing,
    ])
    // The instance is being replaced.
    a.stop()
    const names = Array.from({ length: 6 }, (_, index) => `/nada-${index}`)
    for (const name of names) expect(await answers(name)).toEqual([missing])
    b.stop()
    expect(await answers('/nunca')).toEqual([expect.stringMatching(/^503 .*não está disponível/s)])
  } finally {
    for (const { stop } of [a, b]) stop()
  }
})
