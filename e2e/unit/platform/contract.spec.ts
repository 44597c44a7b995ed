import { expect, test } from '@playwright/test'
import { isForeignVersion, parseEnvelope } from '../../../lib/platform/contract/envelope'
import type { Resource } from '../../../lib/platform/resources'
import { parsed } from './parsed'

function parse<R extends Resource>(resource: R, content: unknown, version?: string) {
  const { notes, ...rest } = parsed(resource, content, version)
  return { ...rest, notes: notes.map(({ text }) => text) }
}

const service = { slug: 'a', icon: 'truck', tier: 'primary' }

test('absent text is empty and absent lists are empty; null counts as absent, and unknown fields are ignored', () => {
  const social = { facebook: '', instagram: '', linkedin: '', x: '', youtube: '' }
  expect(parse('settings', {}).content).toEqual({
    ...{ name: '', tagline: '', description: '', phone: '', email: '', whatsapp: '', appUrl: '' },
    ...{ schedule: [], social },
  })
  expect(
    parse('services', [{ ...service, title: null, image: null, bullets: null, colour: 'red' }]),
  ).toMatchObject({
    content: [{ ...service, title: 'A', image: undefined, short: '', description: '', bullets: [] }],
    notes: [],
  })
  const ofProduct = { price: 0, currency: 'EUR', pricePeriod: 'once', featured: false, available: true }
  expect(parse('products', [{ slug: 'a', icon: 'truck' }]).content[0]).toMatchObject(ofProduct)
  expect(parse('legal', { terms: null }).content).toEqual({ terms: undefined, privacy: undefined })
})

test('a record without a slug of its own, and what is no record, costs only itself', () => {
  const { slug: _, ...without } = service
  for (const record of [without, { slug: ' ', ...without }, { slug: 7, ...without }, service, null]) {
    const { content, notes } = parse('services', [{ ...service, title: 'um' }, record])
    expect(content.map(({ title }) => title)).toEqual(['um'])
    expect(notes).toEqual([expect.stringContaining('left out')])
  }
})

test('an unknown icon is neutral, dates and ratings out of range are left out, and a category keeps its exact string', () => {
  expect(parse('services', [{ ...service, icon: 'rocket' }]).content[0]?.icon).toBe('neutral')
  const { content } = parse('testimonials', [{ slug: 'a', quote: 'Bom', date: '2026-02-30', rating: 9 }])
  expect(content[0]).toMatchObject({ date: '', rating: 0 })
  expect(parse('faqs', [{ slug: 'a', category: ' Preços ' }]).content[0]?.category).toBe(' Preços ')
})

test('a picture of 6.3.0 is its http(s) url, one of 4.1.0 its pathname at the asset endpoint', () => {
  const address = { url: 'https://cdn.test/a b.jpg?v=1', pathname: 'loja/a.jpg' }
  const image = { ...address, alt: 'x', width: 10, height: 0 }
  const picture = { alt: 'x', width: 10, height: undefined }
  const pictureIn = (version: string) => parse('services', [{ ...service, image }], version).content[0]?.image
  expect(pictureIn('6.3.0')).toEqual({ ...picture, src: image.url })
  expect(pictureIn('4.1.0')).toEqual({ ...picture, src: 'https://a.test/api/v1/assets/loja/a.jpg' })
  for (const url of ['', 'javascript:alert(1)', 'data:image/png;base64,AA', '/a.jpg', '//cdn.test/a.jpg'])
    expect(parse('services', [{ ...service, image: { url } }]).content[0]?.image, url).toBeUndefined()
})

test('case work of either description is one model', () => {
  const file = { kind: 'document', name: 'a.pdf', size: 12 }
  const record = { slug: 's', title: '', client: 'Silva' }
  const studies = parse('caseStudies', [{ ...record, assets: [{ ...file, pathname: 'x/a.pdf' }] }], '4.1.0')
  const url = 'https://a.test/api/v1/assets/x/a.pdf'
  const projects = parse('projects', [{ ...record, assets: [{ ...file, url }] }])
  expect(studies.content).toEqual(projects.content)
  expect(projects.content[0]?.title).toBe('Silva')
})

test('an attachment or a link without an address costs only itself', () => {
  const links = [{ url: 'javascript:alert(1)' }, { url: 'https://a.test' }]
  const assets = [
    { kind: 'document', url: 'javascript:alert(1)' },
    { kind: 'image' },
    { kind: 'video', url: 'https://a.test/v' },
  ]
  const { content, notes } = parse('projects', [{ slug: 's', title: 'T', links, assets }])
  expect(content[0]).toMatchObject({ links: [{ url: 'https://a.test/' }], assets: [{ kind: 'video' }] })
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
  const settings = parse('settings', { whatsapp: ' wa.me/351 ', social: { facebook: '//f.test/a' } })
  expect(settings.content).toMatchObject({
    ...{ whatsapp: 'https://wa.me/351', social: { facebook: 'https://f.test/a' } },
  })
  const location = { slug: 'a', mapEmbedUrl: frame, mapsSearchUrl: 'g.test/m?q=a' }
  expect(parse('locations', [location])).toMatchObject({
    content: [{ mapEmbedUrl: 'https://maps.test/embed?pb=1&hl=pt', mapsSearchUrl: 'https://g.test/m?q=a' }],
    notes: [],
  })
  expect(settings.notes).toEqual([])
})

test('what is not the envelope, a collection that is no list and a singleton that is one are failed reads', () => {
  const endless = { version: `6.${'3'.repeat(1_000)}`, siteKey: 'x', services: [] }
  for (const body of [null, 'text', [], {}, { version: '6.3.0' }, { ...endless, version: 6 }, endless])
    expect(() => parseEnvelope('services', body, String), JSON.stringify(body)).toThrow(/not the envelope/)
  expect(() => parse('services', {})).toThrow(/not a list/)
  expect(() => parse('settings', [{}])).toThrow(/does not match/)
  expect(parse('legal', []).content).toEqual({ terms: undefined, privacy: undefined })
})

test('an envelope without a version is read under the contract in use', () => {
  for (const version of [{}, { version: null }])
    for (const inUse of [4, 6] as const) {
      const body = { ...version, siteKey: 's', values: [{ slug: 'a' }] }
      const { contract, content, ...read } = parseEnvelope('values', body, String, inUse)
      expect([read.version, contract, content.length]).toEqual(['', inUse, 1])
    }
})

test('a foreign version is read under the contract in use, and under the nearest where none is', () => {
  for (const [version, inUse, contract, isForeign] of [
    ['4.1.0', 6, 4, false],
    ['4.9.1', undefined, 4, false],
    ['6.10.0', 4, 6, false],
    ['3.0.0', undefined, 4, true],
    ['5.2.0', 6, 6, true],
    ['9.0.0', 4, 4, true],
    ['60.0.0', undefined, 6, true],
    ['', 6, 6, true],
  ] as const) {
    const body = { version, siteKey: 's', values: [] }
    expect(parseEnvelope('values', body, String, inUse).contract, version).toBe(contract)
    expect(isForeignVersion(version), version).toBe(isForeign)
  }
})
