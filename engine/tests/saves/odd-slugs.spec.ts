import { pathsIn } from '../fixtures/read-page'
import { type ExactSite, expect, test } from './exact-site'

/* Tests of slugs of projects and posts, which are "a unique id" of any format. */

const odd = [
  'obra 3',
  'obra/4',
  '65f0c2:1',
  'obra(7)',
  "d'obra",
  '50%',
  'a\\b',
  'a?b#c',
  '<b>',
  'obra.rsc',
  'é!',
]
/** Slugs that could equal the page name of another one. */
const near = ['obra-3', 'obra-4', 'obra-3~00000000', 'obra-3!0000000000000000']
const impossible = ['.', '..', 'a'.repeat(3_000)]

const named = [...odd, ...near, ...impossible].map((slug, index) => ({
  slug,
  title: `Trabalho${index}`,
}))
const withPage = named.slice(0, -impossible.length).map(({ title }) => title)

const text = async ({ request }: ExactSite, path: string) => (await request(path)).text()

/** The addresses that the titles of records link to. */
function linksIn(html: string): Map<string, string> {
  const links = html.matchAll(/<a href="([^"]+)"[^>]*>(Trabalho\d+)</g)
  return new Map([...links].map(([, href = '', title = '']) => [title, href]))
}

test.afterEach(({ exact }) => exact.restore())

for (const { resource, pages, fields } of [
  { resource: 'projects', pages: ['/projetos'], fields: {} },
  { resource: 'posts', pages: ['/blog', '/blog/pagina/2'], fields: { publishedAt: '2026-01-02' } },
]) {
  const list = pages[0]
  const save = (exact: ExactSite, records: object[]) =>
    exact.save(resource, () => records.map((record) => ({ ...record, ...fields })))

  test(`${resource} each have a page, whatever their slugs are`, async ({ exact }) => {
    await save(exact, named)
    const lists = (await Promise.all(pages.map((path) => text(exact, path)))).join('')
    for (const { title } of named) expect(lists).toContain(`>${title}<`)
    const links = linksIn(lists)
    expect([...links.keys()]).toEqual(withPage)
    expect(new Set(links.values()).size).toBe(withPage.length)
    const sitemap = pathsIn(await text(exact, '/sitemap.xml'))
    expect(sitemap.filter((path) => path.startsWith(`${list}/`) && !path.includes('/pagina/'))).toEqual(
      resource === 'posts' ? expect.arrayContaining([...links.values()]) : [...links.values()],
    )
    for (const [title, path] of links) {
      const html = await text(exact, path)
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}<`))
      expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
    }
    expect((await exact.request(`/og${links.get('Trabalho0')}`)).status).toBe(200)
    if (resource === 'posts') {
      const feed = await text(exact, '/feed.xml')
      expect([...feed.matchAll(/<guid>[^<]*(\/blog\/[^<]*)</g)].map(([, path]) => path)).toEqual([
        ...links.values(),
      ])
    }
    const found = await text(exact, '/pesquisa?q=Trabalho0')
    expect(linksIn(found.replaceAll(/<\/?mark[^>]*>/g, ''))).toEqual(
      new Map([['Trabalho0', links.get('Trabalho0')]]),
    )
  })

  test(`${resource}: the old address of a slug with special characters redirects to the new one`, async ({
    exact,
  }) => {
    const record = { title: 'Trabalho0' }
    const addressOf = async (slug: string) => {
      await save(exact, [{ ...record, slug }])
      return linksIn(await text(exact, list ?? '')).get(record.title) ?? ''
    }
    const [first, second, last] = [
      await addressOf('obra 3'),
      await addressOf('obra-3'),
      await addressOf('obra/3'),
    ]
    for (const old of [first, second]) {
      const { status, headers } = await exact.request(old)
      expect([status, headers.get('location')]).toEqual([308, last])
    }
    expect((await exact.request(last)).status).toBe(200)
  })
}
