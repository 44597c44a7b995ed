import { expect } from '@playwright/test'
import { bearer, MARE_ALTA, NOVO, OFICINA, test } from './support/client'
import { contentFolder } from './support/folders'

const COMMON = ['settings', 'services', 'products', 'locations', 'values', 'legal']
const RESOURCES_OF_6 = [...COMMON, 'projects', 'posts', 'testimonials', 'faqs']
const RESOURCES: [siteKey: string, version: string, resources: string[]][] = [
  [MARE_ALTA, '6.3.0', RESOURCES_OF_6],
  [OFICINA, '4.1.0', [...COMMON, 'caseStudies']],
  [NOVO, '6.3.0', RESOURCES_OF_6],
]
const EMPTY_SETTINGS = {
  ...{ name: '', tagline: '', description: '', phone: '', email: '', whatsapp: '', appUrl: '' },
  schedule: [],
  social: {},
}
const OFFER = { title: '', short: '', description: '', bullets: [] }
const CASE_WORK = { client: '', problem: '', solution: '', results: '' }

const photo = { url: 'https://cdn.example/a.jpg' }
const path = { assetId: 'id', width: 4, height: 3 }
const file = { kind: 'document', url: 'https://cdn.example/a.pdf', size: 0 }
const link = { url: 'https://a.example/' }
const profile = { x: 'https://x.com/mare' }
const service = { slug: 'a-b', icon: 'truck', tier: 'primary' }

/** The minimum of each record in a file, and the defaults that are served with it. */
const COMPLETED: Record<string, [written: object, served: object]> = {
  'mare-alta/settings': [
    { schedule: [{ days: 'Sábado' }], social: profile },
    {
      ...EMPTY_SETTINGS,
      schedule: [{ days: 'Sábado', hours: '' }],
      social: { facebook: '', instagram: '', linkedin: '', youtube: '', ...profile },
    },
  ],
  'mare-alta/services': [
    { ...service, image: photo },
    { ...OFFER, image: { ...photo, alt: '' } },
  ],
  'oficina-castro/services': [
    { ...service, image: path },
    { ...OFFER, image: { ...path, pathname: '', alt: '' } },
  ],
  'mare-alta/products': [
    { slug: 'caixa', icon: 'boxes' },
    {
      ...{ ...OFFER, sku: '', price: 0, currency: 'EUR', pricePeriod: 'once', priceNote: '' },
      ...{ featured: false, available: true },
    },
  ],
  'oficina-castro/caseStudies': [
    { slug: 'x', links: [link], assets: [] },
    { ...CASE_WORK, links: [{ ...link, title: '' }] },
  ],
  'mare-alta/projects': [
    { slug: 'x', assets: [file] },
    { ...CASE_WORK, links: [], assets: [{ contentType: '', name: '', alt: '', ...file }] },
  ],
  'mare-alta/posts': [
    { slug: 'x', publishedAt: '2025-02-01' },
    { title: '', excerpt: '', body: '', updatedOn: '', tags: [], author: '' },
  ],
  'mare-alta/testimonials': [
    { slug: 'x', quote: 'Impecáveis.' },
    { author: '', role: '', rating: 0, date: '' },
  ],
  'mare-alta/faqs': [{ slug: 'x' }, { question: '', answer: '', category: '' }],
  'mare-alta/locations': [
    { slug: 'x' },
    { city: '', lines: [], mapsSearchUrl: '', mapEmbedUrl: '', primary: false },
  ],
  'mare-alta/values': [{ slug: 'x' }, { title: '', description: '' }],
  'mare-alta/legal': [{ privacy: {} }, { privacy: { sections: [] } }],
  'oficina-castro/legal': [{ terms: { sections: [{}] } }, { terms: { sections: [{ title: '', body: '' }] } }],
}

const asResource = (name: string, record: object) => (/settings|legal/.test(name) ? record : [record])
const files = Object.entries(COMPLETED).map(([name, [written]]) => [name, asResource(name, written)])

test.use({ options: { content: contentFolder(Object.fromEntries(files)) } })

test('every path answers 401 with an error without the key of a tenant', async ({ sandbox }) => {
  const { authorization: valid } = bearer(MARE_ALTA)
  for (const authorization of [
    '',
    valid.replace('Bearer ', ''),
    valid.replace('Bearer', 'Basic'),
    valid.slice(0, -1),
    `Bearer sk_${'g'.repeat(48)}`,
    `Bearer sk_${'0'.repeat(48)}`,
  ]) {
    const headers: HeadersInit = authorization ? { authorization } : {}
    const reads = ['settings', 'no-such-thing'].map((name) => sandbox.call(MARE_ALTA, name, { headers }))
    const lead = sandbox.sendLead(MARE_ALTA, 'not json', { headers })
    for (const response of await Promise.all([...reads, lead])) {
      expect(response.status, `${response.url} with ${authorization}`).toBe(401)
      expect(await response.json()).toEqual({ error: expect.any(String) })
    }
  }
})

test('the scheme Bearer is accepted in upper and lower case, and the key only as it is', async ({
  sandbox,
}) => {
  const { authorization: valid } = bearer(MARE_ALTA)
  for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
    const headers = { authorization: valid.replace('Bearer', scheme) }
    expect((await sandbox.call(MARE_ALTA, 'settings', { headers })).status, scheme).toBe(200)
  }
  const capitals = { authorization: valid.toUpperCase() }
  expect((await sandbox.call(MARE_ALTA, 'settings', { headers: capitals })).status).toBe(401)
})

test('every resource answers 200 with envelope, JSON and cache header, and an unauthored one is empty', async ({
  sandbox,
}) => {
  await fetch(`${sandbox.origin}/console/reset-counters`, { method: 'POST' })
  for (const [siteKey, version, resources] of RESOURCES) {
    for (const resource of resources) {
      const response = await sandbox.call(siteKey, resource)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
      expect(response.headers.get('content-type')).toMatch(/^application\/json\b/)
      const unauthored = { settings: EMPTY_SETTINGS, legal: {} }[resource] ?? []
      const served = siteKey === NOVO ? unauthored : expect.anything()
      expect(await response.json()).toEqual({ version, siteKey, [resource]: served })
    }
  }
  const { reads } = await sandbox.state()
  for (const [siteKey, , resources] of RESOURCES)
    expect(reads[siteKey]).toEqual(Object.fromEntries(resources.map((resource) => [resource, 1])))
})

test('a field that a record does not have is served with its default', async ({ sandbox }) => {
  for (const [name, [written, served]] of Object.entries(COMPLETED)) {
    const [siteKey = '', resource = ''] = name.split('/')
    const whole = asResource(name, { ...written, ...served })
    expect(await sandbox.resourceOf(siteKey, resource), name).toEqual(whole)
  }
})

test('an unknown resource is an empty 404 and another method a 405, on IPv4 and IPv6', async ({
  sandbox,
}) => {
  for (const [siteKey, paths] of [
    [MARE_ALTA, ['caseStudies', 'Settings', 'settings/', 'settings/name', 'constructor', '']],
    [OFICINA, ['projects', 'posts', 'testimonials', 'faqs']],
  ] as const)
    for (const path of paths) {
      const response = await sandbox.call(siteKey, path)
      expect([response.status, await response.text()], path).toEqual([404, ''])
    }
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const address = `${sandbox.origin.replace('localhost', host)}/api/v1/settings`
    for (const [method, status] of [
      ['GET', 200],
      ['DELETE', 405],
    ] as const)
      expect((await fetch(address, { method, headers: bearer(NOVO) })).status, host).toBe(status)
  }
})
