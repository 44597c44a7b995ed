import { expect, test } from '@playwright/test'
import { nginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'
import { startStandIn } from '../servers/stand-in'
import { keptOf } from './kept'

test.skip(nginx === undefined, 'nginx is not here')

/* Tests of nginx with room for a few hundred page names, before an instance that answers everything. */

const { sites, listen } = ports
const pages = Array.from({ length: 20 }, (_, n) => `/servicos/s${n}`)

test('a thousand made-up addresses of any kind remove no page from the cache', async () => {
  const instance = await startStandIn(({ url = '' }, response) => {
    const isPage = pages.includes(url) || /^\/(robots\.txt|_next\/image|orcamento\?servico=a$)/.test(url)
    response.writeHead(isPage ? 200 : /.\/$|\/\//.test(url) ? 308 : 404).end('page')
  }, sites[0])
  const options = { port: listen, buildDir: '/nowhere', brotli: false, keysZone: '64k' }
  const front = await startNginx({ ...options, instances: sites })
  try {
    const visit = (path: string) => keptOf(front.origin + path)
    const visits = () => Promise.all(pages.map(visit))
    expect(await visits()).toEqual(pages.map(() => 'MISS'))
    for (const [what, address] of [
      ['queries of a page', (n: number) => `/robots.txt?n=${n}`],
      ['queries of the form', (n: number) => `/orcamento?servico=a&n=${n}`],
      ['unknown addresses', (n: number) => `/servicos/x${n}`],
      ['addresses that lead to another way of writing', (n: number) => `/x${n}/`],
      ['spellings of a page', (n: number) => `/servicos/s%3${n % 10}?${n}`],
      ['pictures', (n: number) => `/_next/image?url=${n}&w=640&q=75`],
    ] as const) {
      let next = 0
      const flood = async () => {
        while (next < 1_000) {
          next += 1
          await visit(address(next))
        }
      }
      await Promise.all(Array.from({ length: 20 }, flood))
      expect(await visits(), what).toEqual(pages.map(() => 'kept'))
    }
  } finally {
    await front.stop()
    instance.stop()
  }
})
