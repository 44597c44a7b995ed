import { expect } from '@playwright/test'
import { MARE_ALTA, NOVO, OFICINA, test } from './support/client'
import { contentFolder } from './support/folders'

const COMMON = ['settings', 'services', 'products', 'locations', 'values', 'legal']
const OF_6 = [...COMMON, 'projects', 'posts', 'testimonials', 'faqs']
const RESOURCES: [siteKey: string, version: string, resources: string[]][] = [
  [MARE_ALTA, '6.3.0', OF_6],
  [OFICINA, '4.1.0', [...COMMON, 'caseStudies']],
  [NOVO, '6.3.0', OF_6],
]
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
const service = { slug: 'a-b', icon: 'truck', tier: 'primary' }

/** The least that a file may say of a record, and what is served for it beside the defaults. */
const COMPLETED: Record<string, [written: object, served?: object]> = {
  'mare-alta/settings': [
    { name: 'Maré Alta', schedule: [{ days: 'Sábado' }], social: profile },
    { schedule: [{ days: 'Sábado', hours: '' }], social: { ...PROFILES, ...profile } },
  ],
  'mare-alta/services': [{ ...service, image: photo }, { image: { ...photo, alt: '' } }],
  'oficina-castro/services': [{ ...service, image: path }, { image: { ...path, pathname: '', alt: '' } }],
  'mare-alta/products': [{ slug: 'caixa', icon: 'boxes' }],
  'oficina-castro/caseStudies': [
    { slug: 'x', links: [link], assets: [] },
    { links: [{ ...link, title: '' }] },
  ],
  'mare-alta/projects': [{ slug: 'x', assets: [file] }, { assets: [{ ...ASSET, ...file }] }],
  'mare-alta/posts': [{ slug: 'x', publishedAt: '2025-02-01' }],
  'mare-alta/testimonials': [{ slug: 'x', quote: 'Impecáveis.' }],
  'mare-alta/faqs': [{ slug: 'x' }],
  'mare-alta/locations': [{ slug: 'x' }],
  'mare-alta/values': [{ slug: 'x' }],
  'mare-alta/legal': [{ privacy: {} }, { privacy: { sections: [] } }],
  'oficina-castro/legal': [{ terms: { sections: [{}] } }, { terms: { sections: [{ title: '', body: '' }] } }],
}

const asResource = (name: string, record: object) => (/settings|legal/.test(name) ? record : [record])
const files = Object.entries(COMPLETED).map(([name, [written]]) => [name, asResource(name, written)])

test.use({ options: { content: contentFolder(Object.fromEntries(files)) } })

test('every resource: 200, the envelope, JSON and the cache header', async ({ sandbox }) => {
  for (const [siteKey, version, resources] of RESOURCES) {
    for (const resource of resources) {
      const response = await sandbox.call(siteKey, resource)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
      expect(response.headers.get('content-type')).toMatch(/^application\/json\b/)
      expect(await response.json()).toEqual({ version, siteKey, [resource]: expect.anything() })
    }
  }
})

test('absent fields have their defaults', async ({ sandbox }) => {
  for (const [name, [written, served]] of Object.entries(COMPLETED)) {
    const [siteKey = '', resource = ''] = name.split('/')
    const whole = { ...DEFAULTS[resource], ...written, ...served }
    expect(await sandbox.resourceOf(siteKey, resource), name).toEqual(asResource(name, whole))
  }
})

test('an unauthored tenant: defaulted settings, no legal document, empty collections', async ({
  sandbox,
}) => {
  for (const resource of OF_6) {
    const unauthored = { settings: EMPTY_SETTINGS, legal: {} }[resource] ?? []
    expect(await sandbox.resourceOf(NOVO, resource), resource).toEqual(unauthored)
  }
})

for (const [siteKey, paths] of [
  [MARE_ALTA, ['caseStudies', 'Settings', 'settings/', 'settings/name', 'constructor', '']],
  [OFICINA, ['projects', 'posts', 'testimonials', 'faqs']],
] as const) {
  test(`${siteKey}: what is no resource of its description is 404, empty`, async ({ sandbox }) => {
    for (const path of paths) {
      const response = await sandbox.call(siteKey, path)
      expect([response.status, await response.text()], path).toEqual([404, ''])
    }
  })
}

test('HEAD answers as GET without a body; other methods are 405', async ({ sandbox }) => {
  const head = await sandbox.call(MARE_ALTA, 'settings', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status, headers } = await sandbox.call(MARE_ALTA, 'settings', { method })
    expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD'])
  }
})

test('every read is counted for its tenant', async ({ sandbox }) => {
  await fetch(`${sandbox.origin}/console/reset-counters`, { method: 'POST' })
  for (const resource of ['values', 'values', 'legal']) await sandbox.call(NOVO, resource)
  expect((await sandbox.state()).reads).toEqual({
    'mare-alta': {},
    'oficina-castro': {},
    'sitio-novo': { values: 2, legal: 1 },
  })
})
