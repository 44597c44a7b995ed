import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { quickly, type RunningSite, startSite } from '../servers/site'
import { resourceIn, type StandIn, startStandIn } from '../servers/stand-in'
import { expect, liveOrigin, test } from './site'

/* Tests of the additional resource `events` from docs/content.md, which only the stand-in platform of this file has. */

const [, platformPort] = ports.platforms
const origin = `http://localhost:${ports.sites[1]}`

const fair = {
  slug: 'feira-de-barcelos',
  title: 'Feira de Barcelos',
  date: '2026-12-05',
  place: 'Barcelos',
  short: 'Levamos o elevador.',
  description: 'Estamos no campo da feira.\n\nEntrada livre.',
}
/** More records than one page of the list holds. */
const others = Array.from({ length: 50 }, (_, index) => ({
  slug: `visita-${index}`,
  title: `Visita ${index}`,
}))
const content: Record<string, unknown> = {
  settings: { name: 'Cliente' },
  legal: {},
  events: [fair, ...others],
}

let platform: StandIn
let site: RunningSite

test.beforeAll(async () => {
  platform = await startStandIn((request, response) => {
    const resource = resourceIn(request)
    const body = { version: '6.3.0', siteKey: 'cliente', [resource]: content[resource] ?? [] }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  }, platformPort)
  site = await startSite('docs-examples', {
    PORT: String(ports.sites[1]),
    PLATFORM_ORIGIN: `http://localhost:${platformPort}`,
    EXTRA_PUSH_TAGS: 'events',
    WITH_SEARCH: 'true',
  })
})

test.afterAll(async () => {
  await site.stop(quickly)
  platform.stop()
})

const visit = async (path: string) => {
  const response = await fetch(origin + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('an additional resource has a paginated list, an entry in the menu and lines in the sitemap', async () => {
  const first = await visit('/eventos')
  expect(first.text).toContain('O que aí vem.')
  expect(first.text).toMatch(/<a [^>]*href="\/eventos\/feira-de-barcelos"[^>]*>Feira de Barcelos/)
  expect(first.text).toContain('5 de dezembro de 2026')
  expect(first.text).not.toContain('Visita 39')
  expect((await visit('/eventos/pagina/2')).text).toContain('Visita 39')
  for (const path of ['/eventos/pagina/1', '/eventos/pagina/3', '/eventos/pagina', '/eventos/a/b'])
    expect((await visit(path)).status, path).toBe(404)
  expect((await visit('/contactos')).text).toMatch(/<header[\s\S]*href="\/eventos"[\s\S]*<\/header>/)
  const { text: sitemap } = await visit('/sitemap.xml')
  for (const path of ['/eventos', '/eventos/pagina/2', '/eventos/feira-de-barcelos', '/eventos/visita-39'])
    expect(sitemap).toContain(`<loc>${liveOrigin}${path}</loc>`)
})

test('a record has a page with a canonical address, structured data and an Open Graph image', async () => {
  const { text, status } = await visit('/eventos/feira-de-barcelos')
  expect(status).toBe(200)
  expect(text).toContain('Entrada livre.')
  const address = `${liveOrigin}/eventos/feira-de-barcelos`
  expect(text).toContain(`<link rel="canonical" href="${address}"/>`)
  const [, data = ''] = /<script type="application\/ld\+json">(.*?"Event".*?)<\/script>/.exec(text) ?? []
  expect(JSON.parse(data)).toMatchObject({
    name: fair.title,
    url: address,
    startDate: fair.date,
    organizer: { name: 'Cliente' },
  })
  expect((await visit('/og/eventos/feira-de-barcelos')).headers.get('content-type')).toBe('image/jpeg')
  expect((await visit('/eventos/nada')).status).toBe(404)
})

test('the search finds a record of the resource in a separate group', async () => {
  const { text } = await visit('/pesquisa?q=barcelos')
  expect(text).toMatch(/<section[^>]* aria-labelledby="eventos"/)
  expect(text).toMatch(/href="\/eventos\/feira-de-barcelos"/)
})

test('a push of the tag renews the pages of the resource, and the old address of a renamed record redirects', async () => {
  content.events = [{ ...fair, slug: 'feira' }, ...others]
  const before = await visit('/obrigado')
  const answer = await pushTo(origin, 'events')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ renewed: ['events'] }),
  ])
  expect((await visit('/eventos')).text).toContain('href="/eventos/feira"')
  const moved = await visit('/eventos/feira-de-barcelos')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/eventos/feira'])
  expect((await visit('/pesquisa?q=barcelos')).text).toContain('href="/eventos/feira"')
  // Pages that do not show the resource keep their bytes.
  expect((await visit('/obrigado')).headers.get('etag')).toBe(before.headers.get('etag'))
  const { resources } = JSON.parse((await visit('/api/health')).text)
  expect(resources.events).toMatchObject({ outcome: 'ok' })
})

test('the search marks a result that is in another language', async () => {
  const { text } = await visit('/pesquisa?q=movers')
  expect(text).toMatch(
    /<html lang="pt-PT"[\s\S]*<div lang="en" class="stack-1">\s*<h3[^>]*><a href="\/english"/,
  )
})
