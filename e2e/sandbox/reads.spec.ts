import { expect, test } from '@playwright/test'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { bearer, MARE_ALTA, NOVO, OFICINA, read, resourceOf } from './support/client'
import { contentFolder } from './support/folders'

const COMMON = ['settings', 'services', 'products', 'locations', 'values', 'legal']
const RESOURCES: Record<string, { version: string; resources: string[] }> = {
  [MARE_ALTA]: { version: '6.3.0', resources: [...COMMON, 'projects', 'posts', 'testimonials', 'faqs'] },
  [OFICINA]: { version: '4.1.0', resources: [...COMMON, 'caseStudies'] },
  [NOVO]: { version: '6.3.0', resources: [...COMMON, 'projects', 'posts', 'testimonials', 'faqs'] },
}
const EMPTY_SETTINGS = {
  name: '',
  tagline: '',
  description: '',
  phone: '',
  email: '',
  whatsapp: '',
  appUrl: '',
  schedule: [],
  social: {},
}
const PROFILES = { facebook: '', instagram: '', linkedin: '', x: '', youtube: '' }
const CASE_WORK = { slug: 'x', client: '', problem: '', solution: '', results: '', links: [] }

/** The least that a file may say of each resource, and what is served for it. */
const COMPLETED: [resource: string, siteKey: string, written: unknown, served: unknown][] = [
  [
    'settings',
    MARE_ALTA,
    { name: 'Maré Alta', schedule: [{ days: 'Sábado' }], social: { x: 'https://x.com/mare' } },
    {
      ...EMPTY_SETTINGS,
      name: 'Maré Alta',
      schedule: [{ days: 'Sábado', hours: '' }],
      social: { ...PROFILES, x: 'https://x.com/mare' },
    },
  ],
  [
    'services',
    MARE_ALTA,
    [{ slug: 'a-b', icon: 'truck', tier: 'primary', image: { url: 'https://cdn.example/a.jpg' } }],
    [
      {
        slug: 'a-b',
        title: '',
        icon: 'truck',
        tier: 'primary',
        image: { url: 'https://cdn.example/a.jpg', alt: '' },
        short: '',
        description: '',
        bullets: [],
      },
    ],
  ],
  [
    'services',
    OFICINA,
    [{ slug: 'a', icon: 'wrench', tier: 'secondary', image: { assetId: 'id', width: 4, height: 3 } }],
    [
      {
        slug: 'a',
        title: '',
        icon: 'wrench',
        tier: 'secondary',
        image: { assetId: 'id', pathname: '', alt: '', width: 4, height: 3 },
        short: '',
        description: '',
        bullets: [],
      },
    ],
  ],
  [
    'products',
    MARE_ALTA,
    [{ slug: 'caixa', icon: 'boxes' }],
    [
      {
        slug: 'caixa',
        title: '',
        icon: 'boxes',
        sku: '',
        price: 0,
        currency: 'EUR',
        pricePeriod: 'once',
        priceNote: '',
        short: '',
        description: '',
        bullets: [],
        featured: false,
        available: true,
      },
    ],
  ],
  [
    'caseStudies',
    OFICINA,
    [
      {
        slug: 'x',
        links: [{ url: 'https://a.example/' }],
        assets: [{ kind: 'image', pathname: 'oficina-castro/a.jpg' }],
      },
    ],
    [
      {
        ...CASE_WORK,
        links: [{ title: '', url: 'https://a.example/' }],
        assets: [{ kind: 'image', pathname: 'oficina-castro/a.jpg', contentType: '', name: '', alt: '' }],
      },
    ],
  ],
  [
    'projects',
    MARE_ALTA,
    [{ slug: 'x', assets: [{ kind: 'document', url: 'https://cdn.example/a.pdf', size: 0 }] }],
    [
      {
        ...CASE_WORK,
        assets: [
          { kind: 'document', url: 'https://cdn.example/a.pdf', contentType: '', name: '', alt: '', size: 0 },
        ],
      },
    ],
  ],
  [
    'posts',
    MARE_ALTA,
    [{ slug: 'x', publishedAt: '2025-02-01' }],
    [
      {
        slug: 'x',
        title: '',
        excerpt: '',
        body: '',
        publishedAt: '2025-02-01',
        updatedOn: '',
        tags: [],
        author: '',
      },
    ],
  ],
  [
    'testimonials',
    MARE_ALTA,
    [{ slug: 'x', quote: 'Impecáveis.' }],
    [{ slug: 'x', author: '', role: '', quote: 'Impecáveis.', rating: 0, date: '' }],
  ],
  ['faqs', MARE_ALTA, [{ slug: 'x' }], [{ slug: 'x', question: '', answer: '', category: '' }]],
  [
    'locations',
    MARE_ALTA,
    [{ slug: 'x' }],
    [{ slug: 'x', city: '', lines: [], mapsSearchUrl: '', mapEmbedUrl: '', primary: false }],
  ],
  ['values', MARE_ALTA, [{ slug: 'x' }], [{ slug: 'x', title: '', description: '' }]],
  ['legal', MARE_ALTA, { privacy: {} }, { privacy: { sections: [] } }],
  ['legal', OFICINA, { terms: { sections: [{}] } }, { terms: { sections: [{ title: '', body: '' }] } }],
]

let sandbox: Sandbox

test.beforeAll(async () => {
  const files = COMPLETED.map(([resource, siteKey, written]) => [`${siteKey}/${resource}`, written])
  sandbox = await startSandbox({ content: contentFolder(Object.fromEntries(files)) })
})
test.afterAll(() => sandbox.stop())

for (const [siteKey, { version, resources }] of Object.entries(RESOURCES)) {
  for (const resource of resources) {
    test(`${siteKey} ${resource}: 200, the envelope, JSON and the cache header`, async () => {
      const response = await read(sandbox.origin, siteKey, resource)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
      expect(response.headers.get('content-type')).toMatch(/^application\/json\b/)
      expect(await response.json()).toEqual({ version, siteKey, [resource]: expect.anything() })
    })
  }
}

for (const [resource, siteKey, , served] of COMPLETED) {
  test(`${siteKey} ${resource}: absent fields have their defaults`, async () => {
    expect(await resourceOf(sandbox.origin, siteKey, resource)).toEqual(served)
  })
}

test('an unauthored tenant: defaulted settings, no legal document, empty collections', async () => {
  for (const resource of RESOURCES[NOVO]?.resources ?? []) {
    const unauthored = { settings: EMPTY_SETTINGS, legal: {} }[resource] ?? []
    expect(await resourceOf(sandbox.origin, NOVO, resource), resource).toEqual(unauthored)
  }
})

const UNKNOWN: [siteKey: string, path: string][] = [
  [MARE_ALTA, 'caseStudies'],
  [OFICINA, 'projects'],
  [OFICINA, 'posts'],
  [OFICINA, 'testimonials'],
  [OFICINA, 'faqs'],
  [MARE_ALTA, 'Settings'],
  [MARE_ALTA, 'settings/'],
  [MARE_ALTA, 'settings/name'],
  [MARE_ALTA, 'constructor'],
  [MARE_ALTA, ''],
]
for (const [siteKey, path] of UNKNOWN) {
  test(`${siteKey} "${path}" is no resource of its description: 404, empty`, async () => {
    const response = await read(sandbox.origin, siteKey, path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
  })
}

test('HEAD answers as GET without a body; other methods are 405', async () => {
  const head = await read(sandbox.origin, MARE_ALTA, 'settings', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(`${sandbox.origin}/api/v1/settings`, { method, headers: bearer(MARE_ALTA) })
    expect(response.status, method).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  }
})

test('a query changes nothing', async () => {
  const plain = await resourceOf(sandbox.origin, MARE_ALTA, 'services')
  const queried = await (await read(sandbox.origin, MARE_ALTA, 'services?limit=0&fields=slug')).json()
  expect(queried.services).toEqual(plain)
})

test('every read is counted for its tenant', async () => {
  await fetch(`${sandbox.origin}/console/reset-counters`, { method: 'POST' })
  await read(sandbox.origin, NOVO, 'values')
  await read(sandbox.origin, NOVO, 'values')
  await read(sandbox.origin, NOVO, 'legal')
  expect((await sandbox.state()).reads).toEqual({
    'mare-alta': {},
    'oficina-castro': {},
    'sitio-novo': { values: 2, legal: 1 },
  })
})
