import { type ExactSite, expect, test, type Visit } from './exact-site'

/* Tests that a save renews exactly the pages that it changed, by bytes, ETags and cache headers of all pages before and after. */

type Record = { slug: string; title: string; [field: string]: unknown }

interface Save {
  what: string
  resource: string
  change: (content: never) => unknown
  /** Pages that must change, and pages that must not. */
  changes: string[]
  keeps: string[]
}

/** Changes the record with this slug, or the first one. */
function edit(fields: (record: Record) => object, slug?: string): Save['change'] {
  return (records: Record[]) => {
    const index = slug === undefined ? 0 : records.findIndex((record) => record.slug === slug)
    return records.map((record, at) => (at === index ? { ...record, ...fields(record) } : record))
  }
}

const saves: Save[] = [
  {
    what: 'the body of a post',
    resource: 'posts',
    change: edit(({ body }) => ({ body: `${body}<p>Mais uma frase.</p>` }), 'embalar-loica'),
    changes: ['/blog/embalar-loica'],
    keeps: ['/', '/blog', '/sitemap.xml', '/servicos'],
  },
  {
    what: 'the tag of a post',
    resource: 'posts',
    change: edit(() => ({ tags: ['Embalagem', 'Tema novo'] }), 'embalar-loica'),
    changes: ['/blog', '/blog/embalar-loica', '/blog/etiqueta/caixas', '/blog/etiqueta/embalagem'],
    keeps: ['/blog/etiqueta/fam%C3%ADlia', '/servicos', '/pesquisa', '/contactos'],
  },
  {
    what: 'the phone number',
    resource: 'settings',
    change: (settings: object) => ({ ...settings, phone: '+351 220 000 999' }),
    changes: ['/', '/servicos', '/blog', '/contactos', '/termos', '/obrigado'],
    keeps: ['/sitemap.xml', '/feed.xml'],
  },
  {
    what: 'a new post',
    resource: 'posts',
    change: (posts: Record[]) => [
      { slug: 'artigo-novo', title: 'Novo', publishedAt: '2026-11-20' },
      ...posts,
    ],
    changes: ['/blog', '/feed.xml', '/sitemap.xml', '/'],
    keeps: ['/servicos', '/contactos', '/produtos'],
  },
  {
    what: 'a removed service',
    resource: 'services',
    change: (services: Record[]) => services.filter(({ slug }) => slug !== 'pianos-e-arte'),
    changes: ['/servicos', '/servicos/pianos-e-arte', '/orcamento', '/sitemap.xml', '/'],
    keeps: ['/blog', '/produtos', '/contactos', '/servicos/mudancas-residenciais'],
  },
]

test.afterEach(({ exact }) => exact.restore())

/** `npm run test:all` runs the others too. */
const sample = 'the body of a post'

for (const { what, resource, change, changes, keeps } of saves) {
  const tag = what === sample ? [] : ['@all']
  test(`a save of ${what} renders only pages again that it changed`, { tag }, async ({ exact }) => {
    const { differing, renderedAgain, old } = await outcomeOf(exact, () => exact.save(resource, change))
    expect(differing).toEqual(expect.arrayContaining(changes))
    expect(differing.filter((path) => keeps.includes(path))).toEqual([])
    expect(old, 'still old at the first visit after the push').toEqual([])
    // Sections of the home page, an agency's included, receive the cards of all records: the page is rendered again, with the same bytes.
    const needlessly = renderedAgain.filter((path) => path !== '/' && !differing.includes(path))
    expect(needlessly, 'rendered again needlessly').toEqual([])
  })
}

test('a push without a change renders no page again', async ({ exact }) => {
  const { differing, renderedAgain } = await outcomeOf(exact, () =>
    exact.push(['posts', 'services', 'settings']),
  )
  expect([...differing, ...renderedAgain]).toEqual([])
})

test('the first question of a site changes the menus, and so every page', { tag: '@all' }, async ({
  exact,
}) => {
  await exact.save('faqs', () => [])
  const { differing, renderedAgain } = await outcomeOf(exact, () =>
    exact.save('faqs', () => [{ slug: 'quanto', question: 'Quanto custa?', answer: 'Depende.' }]),
  )
  expect(differing).toEqual(
    expect.arrayContaining(['/', '/servicos', '/blog', '/termos', '/perguntas-frequentes']),
  )
  expect(renderedAgain.length).toBe(differing.length)
})

/** The effect of a save on all pages, each visited before. */
async function outcomeOf(exact: ExactSite, save: () => Promise<void>) {
  await exact.visitAll()
  const before = await exact.visitAll()
  const isHit = ({ cache, status }: Visit) => cache === 'HIT' || status !== 200
  expect([...before].filter(([, visit]) => !isHit(visit)).map(([path]) => path)).toEqual([])
  await save()
  const first = await exact.visitAll([...before.keys()])
  const second = await exact.visitAll([...before.keys()])
  const paths = [...new Set([...before.keys(), ...first.keys()])]
  const isSame = (a: Visit | undefined, b: Visit | undefined) => a?.body === b?.body && a?.etag === b?.etag
  return {
    differing: paths.filter((path) => !isSame(before.get(path), second.get(path))),
    renderedAgain: paths.filter((path) => first.get(path)?.cache !== 'HIT'),
    old: paths.filter((path) => !isSame(first.get(path), second.get(path))),
  }
}
