import { test as base, expect } from '@playwright/test'
import { records } from '../fixtures/content'
import { ports } from '../servers/ports'
import { openTags, pushTo, specifiedTags } from '../servers/push'
import { onPorts, type RunningSite, startSite } from '../servers/site'
import { resourceIn, startStandIn } from '../servers/stand-in'

/* Content that is wrong in every field, on a running site: no page fails, and the log names each field. */

type Content = Record<string, unknown>

interface Fixtures {
  site: RunningSite
  /** Makes this the content of the platform, and tells the site. */
  save: (content: Content, version?: string) => Promise<void>
}

/** A platform that serves anything, and a site. */
const test = base.extend<Fixtures>({
  save: async ({ baseURL: _ }, use) => {
    let served: { version: string; content: Content } = { version: '6.3.0', content: demo() }
    const platform = await startStandIn((request, response) => {
      const resource = resourceIn(request)
      const body = { version: served.version, siteKey: 'mare-alta', [resource]: served.content[resource] }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }, ports.fresh.platform)
    await use(async (content, version = '6.3.0') => {
      served = { version, content }
      const pushed = await pushTo(`http://localhost:${ports.fresh.site}`, ...specifiedTags, ...openTags)
      expect(pushed.status).toBe(200)
    })
    platform.stop()
  },
  site: async ({ save: _ }, use) => {
    const site = await startSite('mare-alta', { ...onPorts(ports.fresh), EXTRA_PUSH_TAGS: openTags.join() })
    await use(site)
    await site.stop()
  },
})

test('no page fails for its content, and what is wrong is named', async ({ site, save }) => {
  for (const [version, file] of [
    ['6.3.0', { url: 'https://cdn.test/a\ud800.jpg' }],
    ['4.1.0', { pathname: 'a\ud800.jpg' }],
  ] as const) {
    await save(
      changed(demo(), (text) => `${text}\ud800`, file),
      version,
    )
    expect(await failures(site.origin), `half a character in every text of ${version}`).toEqual([])
    const before = site.log().length
    await save(
      changed(demo(), () => 7, file),
      version,
    )
    expect(await failures(site.origin), `a number for every text of ${version}`).toEqual([])
    const log = site.log().slice(before)
    for (const [resource, slug, field] of named(version))
      expect(log).toMatch(new RegExp(`^\\[platform\\] ${resource}: ${slug}${field}\\b.*: 7 is `, 'm'))
  }
  expect(site.log()).not.toContain('Error')
})

test('what people write is shown: a phone, two mailboxes, addresses, a map, a strange price', async ({
  site,
  save,
}) => {
  const [product] = records<Content>('products')
  const [location] = records<Content>('locations')
  await save({
    ...demo(),
    settings: {
      ...{ name: 'Ágil', phone: '808 200 123 (24h)', email: 'geral@x.pt; vendas@x.pt' },
      ...{ whatsapp: 'wa.me/351910000140', social: { facebook: 'facebook.com/agil' } },
    },
    products: [{ ...product, price: 12, currency: 'CHF' }],
    locations: [
      {
        ...location,
        mapEmbedUrl: '<iframe src="https://www.google.com/maps/embed?pb=1&amp;hl=pt"></iframe>',
      },
    ],
  })
  for (const path of ['/', '/contactos', '/orcamento', '/nada']) {
    const page = await (await fetch(site.origin + path)).text()
    for (const part of [
      '808 200 123 (24h)</a>',
      'href="tel:80820012324"',
      'href="mailto:geral@x.pt"',
      'href="mailto:vendas@x.pt"',
      'href="https://wa.me/351910000140"',
      'href="https://facebook.com/agil"',
    ])
      expect(page, path).toContain(part)
  }
  const contacts = await (await fetch(`${site.origin}/contactos`)).text()
  expect(contacts).toContain('src="https://www.google.com/maps/embed?pb=1&amp;hl=pt"')
  const offer = await (await fetch(`${site.origin}/produtos/${product?.slug}`)).text()
  expect(offer).toContain('Preço sob consulta')
  expect(offer).not.toMatch(/12,00|"offers"/)
})

function demo(): Content {
  const names = [...specifiedTags.filter((name) => name !== 'caseStudies'), ...openTags]
  const content = Object.fromEntries(names.map((name) => [name, records(name)]))
  return { ...content, caseStudies: content.projects }
}

/** The content with every text but the slugs changed, and every file in the place of another. */
function changed(value: unknown, text: (old: string) => unknown, file: object): Content {
  const change = (inner: unknown): unknown => {
    if (typeof inner === 'string') return text(inner)
    if (Array.isArray(inner)) return inner.map(change)
    if (typeof inner !== 'object' || inner === null) return inner
    const entries = Object.entries(inner).map(([name, field]) => [
      name,
      name === 'slug' ? field : change(field),
    ])
    return { ...Object.fromEntries(entries), ...('url' in inner && 'alt' in inner && file) }
  }
  return change(value) as Content
}

/** One field of each resource, as the log names it. */
function named(version: string) {
  const record = 'record "[^"]+": '
  return [
    ['settings', '', 'phone'],
    ['services', record, 'tier'],
    ['products', record, 'currency'],
    ['locations', record, 'city'],
    ['values', record, 'title'],
    ['legal', '', 'privacy\\.sections\\.0\\.body'],
    ...(version === '4.1.0'
      ? [['caseStudies', record, 'client']]
      : [
          ['projects', record, 'title'],
          ['posts', record, 'publishedAt'],
          ['testimonials', record, 'quote'],
          ['faqs', record, 'question'],
        ]),
  ]
}

/** The addresses that a visitor cannot read. */
async function failures(origin: string): Promise<string[]> {
  const slugOf = (resource: string) => records<{ slug: string }>(resource)[0]?.slug
  const lists = ['/', '/servicos', '/produtos', '/projetos', '/contactos', '/orcamento']
  const single = [
    `/servicos/${slugOf('services')}`,
    `/produtos/${slugOf('products')}`,
    `/projetos/${slugOf('projects')}`,
  ]
  const files = ['/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico', '/og']
  const others = [
    '/sobre',
    '/blog',
    `/blog/${slugOf('posts')}`,
    '/testemunhos',
    '/perguntas-frequentes',
    '/pesquisa?q=a',
  ]
  const images = [...lists, ...single].filter((path) => path !== '/').map((path) => `/og${path}`)
  const statuses = await Promise.all(
    [...lists, ...single, ...files, ...others, ...images, '/nada'].map(async (path) => {
      const { status } = await fetch(origin + path)
      const isThere = lists.includes(path) || single.includes(path)
      return status >= 500 || (isThere && status !== 200) ? `${path}: ${status}` : ''
    }),
  )
  return statuses.filter(Boolean)
}
