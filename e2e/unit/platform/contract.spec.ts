import { expect, test } from '@playwright/test'
import { contractOf, isForeignVersion, parseEnvelope } from '../../../lib/platform/contract/envelope'
import type { Resource } from '../../../lib/platform/resources'

const assetAddress = (pathname: string) => `https://platform.test/api/v1/assets/${pathname}`

function parse<R extends Resource>(resource: R, content: unknown, version = '6.3.0') {
  const body = { version, siteKey: 'teste', [resource]: content }
  const { notes, ...parsed } = parseEnvelope(resource, body, assetAddress)
  return { ...parsed, notes: notes.map(({ text }) => text) }
}

const service = { slug: 'a', icon: 'truck', tier: 'primary' }
const product = { slug: 'a', icon: 'truck' }

test('absent text is empty and absent lists are empty', () => {
  expect(parse('settings', {}).content).toEqual({
    name: '',
    tagline: '',
    description: '',
    phone: '',
    email: '',
    whatsapp: '',
    appUrl: '',
    schedule: [],
    social: { facebook: '', instagram: '', linkedin: '', x: '', youtube: '' },
  })
  expect(parse('services', [service]).content).toEqual([
    { ...service, title: 'A', image: undefined, short: '', description: '', bullets: [] },
  ])
  expect(parse('products', [product]).content[0]).toMatchObject({
    price: 0,
    currency: 'EUR',
    pricePeriod: 'once',
    featured: false,
    available: true,
  })
  expect(parse('legal', {}).content).toEqual({ terms: undefined, privacy: undefined })
})

test('null counts as absent', () => {
  const content = parse('products', [
    { ...product, title: null, price: null, bullets: null, image: null },
  ]).content
  expect(content[0]).toMatchObject({ title: 'A', price: 0, bullets: [], image: undefined })
})

test('unknown fields are ignored', () => {
  const { content, notes } = parse('services', [{ ...service, colour: 'red' }])
  expect(content).toHaveLength(1)
  expect(content[0]).not.toHaveProperty('colour')
  expect(notes).toEqual([])
})

for (const [why, record] of [
  ['no slug', { icon: 'truck', tier: 'primary' }],
  ['an empty slug', { ...service, slug: ' ' }],
  ['a slug that is no text', { ...service, slug: 7 }],
  ['a slug that names another folder', { ...service, slug: '..' }],
  ['a slug that has no encoding', { ...service, slug: 'a\ud800' }],
  ['no record at all', null],
] as const) {
  test(`a record with ${why} costs only itself`, () => {
    const { content, notes } = parse('services', [record, { ...service, slug: 'b' }])
    expect(content.map(({ slug }) => slug)).toEqual(['b'])
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain('left out')
  })
}

test('of two records with one slug the first stays', () => {
  const { content, notes } = parse('values', [
    { slug: 'a', title: 'um' },
    { slug: 'a', title: 'dois' },
  ])
  expect(content.map(({ title }) => title)).toEqual(['um'])
  expect(notes).toHaveLength(1)
})

test('an unknown icon is neutral and noted', () => {
  const { content, notes } = parse('services', [{ ...service, icon: 'rocket' }])
  expect(content[0]?.icon).toBe('neutral')
  expect(notes[0]).toContain('"rocket"')
})

test('a picture of 6.3.0 is its url', () => {
  const image = { url: 'https://cdn.test/a b.jpg?v=1', alt: 'x', width: 10, height: 5 }
  expect(parse('services', [{ ...service, image }]).content[0]?.image).toEqual({
    src: image.url,
    alt: 'x',
    width: 10,
    height: 5,
  })
})

test('a picture of 4.1.0 is its pathname at the asset endpoint', () => {
  const image = { pathname: 'loja/a.jpg', url: 'https://cdn.test/b.jpg' }
  const { content } = parse('services', [{ ...service, image }], '4.1.0')
  expect(content[0]?.image?.src).toBe('https://platform.test/api/v1/assets/loja/a.jpg')
})

for (const url of [
  '',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '/relative.jpg',
  '//cdn.test/a.jpg',
]) {
  test(`a picture whose url is "${url}" is no picture`, () => {
    expect(parse('services', [{ ...service, image: { url } }]).content[0]?.image).toBeUndefined()
  })
}

test('an unusable dimension is no dimension', () => {
  const image = { url: 'https://cdn.test/a.jpg', width: 0, height: -5 }
  expect(parse('services', [{ ...service, image }]).content[0]?.image).toMatchObject({
    width: undefined,
    height: undefined,
  })
})

test('case work of either description is one model', () => {
  const file = { kind: 'document', name: 'a.pdf', size: 12 }
  const [study] = parse(
    'caseStudies',
    [{ slug: 's', client: 'Silva', assets: [{ ...file, pathname: 'x/a.pdf' }] }],
    '4.1.0',
  ).content
  const [project] = parse('projects', [
    {
      slug: 's',
      title: '',
      client: 'Silva',
      assets: [{ ...file, url: 'https://platform.test/api/v1/assets/x/a.pdf' }],
    },
  ]).content
  expect(study).toEqual(project)
  expect(project?.title).toBe('Silva')
})

test('an attachment or a link without an address costs only itself', () => {
  const { content, notes } = parse('projects', [
    {
      slug: 's',
      title: 'T',
      links: [{ url: 'javascript:alert(1)' }, { url: 'https://a.test' }],
      assets: [
        { kind: 'document', url: 'javascript:alert(1)' },
        { kind: 'image' },
        { kind: 'video', url: 'https://a.test/v' },
      ],
    },
  ])
  expect(content[0]?.links.map(({ url }) => url)).toEqual(['https://a.test/'])
  expect(content[0]?.assets.map(({ kind }) => kind)).toEqual(['video'])
  expect(notes.filter((note) => note.includes('left out'))).toHaveLength(3)
})

test('addresses that are not http(s) are no links', () => {
  const social = { facebook: 'javascript:alert(1)', x: 'https://x.test/a', tiktok: 'https://t.test' }
  const { content, notes } = parse('settings', { whatsapp: 'whatsapp://send', appUrl: 'na loja', social })
  expect(content).toMatchObject({ whatsapp: '', appUrl: '', social: { facebook: '', x: 'https://x.test/a' } })
  expect(notes).toEqual([
    expect.stringMatching(/^whatsapp: "whatsapp:/),
    expect.stringMatching(/^appUrl: "na loja"/),
    expect.stringMatching(/^social\.facebook: "javascript:/),
  ])
})

test('an address without a scheme, or in a pasted frame, is an https address', () => {
  const frame = '<iframe src="https://maps.test/embed?pb=1&amp;hl=pt" width="600" allowfullscreen></iframe>'
  const { content, notes } = parse('settings', {
    whatsapp: ' wa.me/351 ',
    social: { facebook: '//f.test/a' },
  })
  expect(content).toMatchObject({ whatsapp: 'https://wa.me/351', social: { facebook: 'https://f.test/a' } })
  const [location] = parse('locations', [
    { slug: 'a', mapEmbedUrl: frame, mapsSearchUrl: 'g.test/m?q=a' },
  ]).content
  expect(location).toMatchObject({
    mapEmbedUrl: 'https://maps.test/embed?pb=1&hl=pt',
    mapsSearchUrl: 'https://g.test/m?q=a',
  })
  expect(notes).toEqual([])
})

test('dates and ratings out of range are left out, not the record', () => {
  const { content } = parse('testimonials', [{ slug: 'a', quote: 'Bom', date: '2026-02-30', rating: 9 }])
  expect(content[0]).toMatchObject({ date: '', rating: 0 })
})

test('a legal document that is null is one that is not written', () => {
  const privacy = { sections: [{ title: 'a', body: 'b' }] }
  expect(parse('legal', { terms: null, privacy }).content).toEqual({ terms: undefined, privacy })
})

test('a category keeps its exact string', () => {
  const { content } = parse('faqs', [{ slug: 'a', question: 'P', answer: 'R', category: ' Preços ' }])
  expect(content[0]?.category).toBe(' Preços ')
})

for (const body of [null, 'text', [], {}, { version: '6.3.0' }, { version: 6, siteKey: 'x', services: [] }]) {
  test(`${JSON.stringify(body)} is not the envelope`, () => {
    expect(() => parseEnvelope('services', body, assetAddress)).toThrow(/not the envelope/)
  })
}

test('a collection that is no list, and a singleton that is a list of something, are failed reads', () => {
  expect(() => parse('services', {})).toThrow(/not a list/)
  expect(() => parse('settings', [{}])).toThrow(/does not match/)
})

for (const [version, contract, isForeign] of [
  ['4.1.0', 4, false],
  ['4.9.1', 4, false],
  ['6.3.0', 6, false],
  ['6.10.0', 6, false],
  ['3.0.0', undefined, true],
  ['5.2.0', undefined, true],
  ['9.0.0', undefined, true],
  ['60.0.0', undefined, true],
  ['', undefined, true],
] as const) {
  test(`version "${version}" is of contract ${contract ?? 'none of ours'}`, () => {
    expect(contractOf(version)).toBe(contract)
    expect(isForeignVersion(version)).toBe(isForeign)
  })
}

test('a foreign version is read under the contract in use, and under the nearest where none is', () => {
  const parse = (version: string, inUse?: 4 | 6) =>
    parseEnvelope('values', { version, siteKey: 's', values: [] }, (path) => path, inUse).contract
  expect([parse('9.0.0', 4), parse('9.0.0'), parse('3.0.0'), parse('5.2.0', 6), parse('4.1.0', 6)]).toEqual([
    4, 6, 4, 6, 4,
  ])
})
