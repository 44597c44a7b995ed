import { request } from 'node:http'
import { test as base, expect } from '@playwright/test'
import { nginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'
import { startStandIn } from '../servers/stand-in'

/* nginx with room for a few hundred names of pages, before instances that have an answer for everything. */

const { instances, listen } = ports.nginxFlood
const pages = Array.from({ length: 20 }, (_, n) => `/servicos/s${n}`)

const test = base.extend<{ front: { origin: string; stopInstances: () => void } }>({
  front: async ({ browserName: _ }, use) => {
    const servers = await Promise.all(instances.map(start))
    const [a = 0, b = 0] = instances
    const options = { port: listen, buildDir: '/nowhere', brotli: false, keysZone: '64k' }
    const front = await startNginx({ ...options, instances: [a, b] })
    const stopInstances = () => {
      for (const server of servers) server.stop()
    }
    await use({ origin: front.origin, stopInstances })
    await front.stop()
    stopInstances()
  },
})

test.skip(nginx === undefined, 'nginx is not here')

function start(port: number) {
  return startStandIn(({ url = '' }, response) => {
    const isPage = pages.includes(url) || /^\/(robots\.txt|_next\/image|orcamento\?servico=a$)/.test(url)
    response.writeHead(isPage ? 200 : /.\/$|\/\//.test(url) ? 308 : 404).end('page')
  }, port)
}

for (const [what, address] of [
  ['queries of a page', (n: number) => `/robots.txt?n=${n}`],
  ['queries of the form', (n: number) => `/orcamento?servico=a&n=${n}`],
  ['unknown addresses', (n: number) => `/servicos/x${n}`],
  ['addresses that lead to another way of writing', (n: number) => `/x${n}/`],
  ['spellings of a page', (n: number) => `/servicos/s%3${n % 10}?${n}`],
  ['pictures', (n: number) => `/_next/image?url=${n}&w=640&q=75`],
] as const) {
  test(`4,000 ${what} push nothing out that was seen`, async ({ front: { origin, stopInstances } }) => {
    const view = async (path: string) => {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      await answer.text()
      return answer.status
    }
    const views = () => Promise.all(pages.map(view))
    expect(await views()).toEqual(pages.map(() => 200))
    let next = 0
    const flood = async () => {
      while (next < 4_000) {
        next += 1
        await view(address(next))
      }
    }
    await Promise.all(Array.from({ length: 20 }, flood))
    stopInstances()
    await new Promise((done) => setTimeout(done, 2_100))
    expect(await views()).toEqual(pages.map(() => 200))
  })
}

test('one address may send so many forms, and others go on', async ({ front: { origin } }) => {
  // Other systems give a machine one loopback address only.
  test.skip(process.platform !== 'linux', 'needs a second loopback address')
  const post = (localAddress: string) =>
    new Promise<number>((resolve, reject) => {
      const { port, host } = new URL(origin)
      const asked = { host: '127.0.0.1', port, method: 'POST', path: '/contactos', headers: { host } }
      request({ ...asked, localAddress }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
        .on('error', reject)
        .end()
    })
  const statuses = await Promise.all(Array.from({ length: 150 }, () => post('127.0.0.2')))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50)
  expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(30)
  expect(await post('127.0.0.3')).not.toBe(429)
  const own = await Promise.all(Array.from({ length: 150 }, () => post('127.0.0.1')))
  expect(own).not.toContain(429)
})
