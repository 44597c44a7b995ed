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
  ...{ name: '', tagline: '', description: '', phone: '', email: '', whatsapp: '', appUrl: '' },
  schedule: [],
  social: {},
}
const PROFILES = { facebook: '', instagram: '', linkedin: '', x: '', youtube: '' }
const CASE_WORK = { client: '', problem: '', solution: '', results: '', links: [] }
const OFFER = { title: '', short: '', description: '', bullets: [] }
const ASSET = { contentType: '', name: '', alt: '' }

/** What is served where a file says nothing. */
const DEFAULTS: Record<string, object> = {
  settings: EMPTY_SETTINGS,
  services: OFFER,
  products: {
    ...{ ...OFFER, sku: '', price: 0, currency: 'EUR', pricePeriod: 'once', priceNote: '' },
    ...{ featured: false, available: true },
  },
  caseStudies: CASE_WORK,
  projects: CASE_WORK,
  posts: { title: '', excerpt: '', body: '', updatedOn: '', tags: [], author: '' },
  testimonials: { author: '', role: '', rating: 0, date: '' },
  faqs: { question: '', answer: '', category: '' },
  locations: { city: '', lines: [], mapsSearchUrl: '', mapEmbedUrl: '', primary: false },
  values: { title: '', description: '' },
  legal: {},
}

const photo = { url: 'https://cdn.example/a.jpg' }
const file = { kind: 'document', url: 'https://cdn.example/a.pdf', size: 0 }
const path = { assetId: 'id', width: 4, height: 3 }
const link = { url: 'https://a.example/' }
const profile = { x: 'https://x.com/mare' }

/** The least that a file may say of a record, and what is served for it beside the defaults. */
const COMPLETED: [resource: string, siteKey: string, written: object, served: object][] = [
  [
    'settings',
    MARE_ALTA,
    { name: 'Maré Alta', schedule: [{ days: 'Sábado' }], social: profile },
    { schedule: [{ days: 'Sábado', hours: '' }], social: { ...PROFILES, ...profile } },
  ],
  [
    'services',
    MARE_ALTA,
    { slug: 'a-b', icon: 'truck', tier: 'primary', image: photo },
    { image: { ...photo, alt: '' } },
  ],
  [
    'services',
    OFICINA,
    { slug: 'a', icon: 'wrench', tier: 'secondary', image: path },
    { image: { ...path, pathname: '', alt: '' } },
  ],
  ['products', MARE_ALTA, { slug: 'caixa', icon: 'boxes' }, {}],
  ['caseStudies', OFICINA, { slug: 'x', links: [link], assets: [] }, { links: [{ ...link, title: '' }] }],
  ['projects', MARE_ALTA, { slug: 'x', assets: [file] }, { assets: [{ ...ASSET, ...file }] }],
  ['posts', MARE_ALTA, { slug: 'x', publishedAt: '2025-02-01' }, {}],
  ['testimonials', MARE_ALTA, { slug: 'x', quote: 'Impecáveis.' }, {}],
  ['faqs', MARE_ALTA, { slug: 'x' }, {}],
  ['locations', MARE_ALTA, { slug: 'x' }, {}],
  ['values', MARE_ALTA, { slug: 'x' }, {}],
  ['legal', MARE_ALTA, { privacy: {} }, { privacy: { sections: [] } }],
  ['legal', OFICINA, { terms: { sections: [{}] } }, { terms: { sections: [{ title: '', body: '' }] } }],
]

const isList = (resource: string) => resource !== 'settings' && resource !== 'legal'

let sandbox: Sandbox

test.beforeAll(async () => {
  const files = COMPLETED.map(([resource, siteKey, written]) => [
    `${siteKey}/${resource}`,
    isList(resource) ? [written] : written,
  ])
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

for (const [resource, siteKey, written, served] of COMPLETED) {
  test(`${siteKey} ${resource}: absent fields have their defaults`, async () => {
    const whole = { ...DEFAULTS[resource], ...written, ...served }
    expect(await resourceOf(sandbox.origin, siteKey, resource)).toEqual(isList(resource) ? [whole] : whole)
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
