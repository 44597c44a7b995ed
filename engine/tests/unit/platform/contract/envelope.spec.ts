import { expect, test } from '@playwright/test'
import type { Resource } from '../../../../../lib/kinds'
import { isForeignVersion, parseEnvelope } from '../../../../src/platform/contract/envelope'
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

test('a record without a unique slug, or an entry that is no record, is left out alone', () => {
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

test('a file is found by its url or its pathname, whichever it has', () => {
  const url = 'https://cdn.test/a.jpg'
  const image = (file: object, version: string) => {
    const { content, notes } = parse('services', [{ ...service, image: file }], version)
    return [content[0]?.image?.src, notes]
  }
  for (const version of ['4.1.0', '6.3.0']) {
    expect(image({ url }, version)).toEqual([url, []])
    expect(image({ pathname: 'a.jpg' }, version)).toEqual(['https://a.test/api/v1/assets/a.jpg', []])
  }
  expect(image({ url: 'ficheiro', pathname: 'a.jpg' }, '6.3.0')).toEqual([
    'https://a.test/api/v1/assets/a.jpg',
    ['record "a": image.url: "ficheiro" is not understood (is no usable address)'],
  ])
})

test('case work of both contracts is one model', () => {
  const file = { kind: 'document', name: 'a.pdf', size: 12 }
  const record = { slug: 's', title: '', client: 'Silva' }
  const studies = parse('caseStudies', [{ ...record, assets: [{ ...file, pathname: 'x/a.pdf' }] }], '4.1.0')
  const url = 'https://a.test/api/v1/assets/x/a.pdf'
  const projects = parse('projects', [{ ...record, assets: [{ ...file, url }] }])
  expect(studies.content).toEqual(projects.content)
  expect(projects.content[0]?.title).toBe('Silva')
})

test('an attachment or a link without an address is left out alone', () => {
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

test('an address that no link can have is left out and noted', () => {
  const social = { facebook: 'javascript:alert(1)', x: 'https://x.test/a', tiktok: 'https://t.test' }
  const { content, notes } = parse('settings', { whatsapp: 'sim', appUrl: 'na loja', social })
  expect(content).toMatchObject({ whatsapp: '', appUrl: '', social: { facebook: '', x: 'https://x.test/a' } })
  expect(notes).toEqual([
    expect.stringMatching(/^whatsapp: "sim"/),
    expect.stringMatching(/^appUrl: "na loja"/),
    expect.stringMatching(/^social\.facebook: "javascript:/),
  ])
})

const toPrograms = ['whatsapp://send?phone=351910000140', 'tel:+351910000140', 'sms:+351910000140']
toPrograms.push('mailto:geral@casa.test', 'geo:41.15,-8.61', 'market://details?id=pt.casa')
toPrograms.push('itms-apps://apps.apple.com/pt/app/id1', 'https://casa.test/a')

test('a link may open another program, and never runs a script', () => {
  const linksOf = (url: string) => {
    const project = parse('projects', [{ slug: 's', links: [{ title: 't', url }] }]).content[0]
    const { whatsapp, appUrl } = parse('settings', { whatsapp: url, appUrl: url }).content
    const { mapsSearchUrl } = parse('locations', [{ slug: 'a', mapsSearchUrl: url }]).content[0] ?? {}
    return [whatsapp, appUrl, mapsSearchUrl, ...(project?.links.map((link) => link.url) ?? [])]
  }
  for (const url of toPrograms) expect(linksOf(url), url).toEqual([url, url, url, url])
  for (const scheme of ['javascript', 'data', 'vbscript', 'file', 'blob', 'intent', 'about', 'view-source']) {
    const [first, ...rest] = scheme
    const spellings = [scheme, scheme.toUpperCase(), ` ${scheme}`, `${first}\t${rest.join('')}`]
    for (const written of [...spellings, `${first}\n${rest.join('')}`, `\x01${scheme}`, `${scheme}\0`])
      expect(linksOf(`${written}:alert(1)//tel:1`), JSON.stringify(written)).toEqual(['', '', ''])
  }
  for (const empty of ['tel:', 'mailto:', 'whatsapp:', 'market:details', 'itms-apps://'])
    expect(linksOf(empty), empty).toEqual(['', '', ''])
})

test('the iframe address of a map is https, or left out', () => {
  for (const [url, shown] of [
    ['http://maps.test/embed?a=1', 'https://maps.test/embed?a=1'],
    ['HTTP://maps.test/embed', 'https://maps.test/embed'],
    ['<iframe src="http://maps.test/embed?pb=1&amp;hl=pt"></iframe>', 'https://maps.test/embed?pb=1&hl=pt'],
    ['http://maps.test:8080/embed', ''],
    ['http://192.0.2.1/embed', ''],
    ['geo:41.15,-8.61', ''],
  ])
    expect(parse('locations', [{ slug: 'a', mapEmbedUrl: url }]).content[0]?.mapEmbedUrl, url).toBe(shown)
})

test('a link without a title shows its address as delivered', () => {
  const links = ['https://a.test', 'www.câmara.test/x', 'https://a.test/ção?b=1'].map((url) => ({ url }))
  const { content } = parse('projects', [{ slug: 's', links: [...links, { title: 'T', url: 'a.test' }] }])
  expect(content[0]?.links).toEqual([
    { title: 'https://a.test', url: 'https://a.test/' },
    { title: 'www.câmara.test/x', url: 'https://www.xn--cmara-3qa.test/x' },
    { title: 'https://a.test/ção?b=1', url: 'https://a.test/%C3%A7%C3%A3o?b=1' },
    { title: 'T', url: 'https://a.test/' },
  ])
})

test('a record without a title has the beginning of its next best text as one, without a text its slug', () => {
  const icon = { icon: 'zap', tier: 'primary' }
  const long = `${'Uma frase comprida '.repeat(10)}que acaba.`
  const titles: [resource: 'services' | 'products' | 'projects' | 'posts', record: object, title: string][] =
    [
      ['services', { ...icon, title: 'Mudanças', short: 'Levamos tudo.' }, 'Mudanças'],
      ['services', { ...icon, title: ' ', short: 'Levamos tudo.' }, 'Levamos tudo'],
      ['services', { ...icon, short: long }, `${'Uma frase comprida '.repeat(4).trim()}…`],
      [
        'products',
        { ...icon, description: 'Caixas de cartão.\n\nFortes.', bullets: ['a'] },
        'Caixas de cartão',
      ],
      ['products', { ...icon, bullets: ['Vai e vem…'] }, 'Vai e vem…'],
      ['services', icon, 'Elevacao exterior'],
      ['projects', { client: 'Câmara', results: 'Tudo pronto' }, 'Câmara'],
      ['projects', { problem: 'Havia pouco espaço.', solution: 'Arrumar' }, 'Havia pouco espaço'],
      ['posts', { excerpt: 'Três conselhos.', body: '<p>Olá</p>' }, 'Três conselhos'],
      ['posts', { body: `<h2>Antes de &amp; depois</h2>\n<p>${'x'.repeat(3_000)}</p>` }, 'Antes de & depois'],
    ]
  const found = titles.map(([resource, record]) => {
    const { content } = parsed(resource, [{ slug: 'elevacao-exterior', ...record }])
    return content[0]?.title
  })
  expect(found).toEqual(titles.map(([, , title]) => title))
  const { content } = parsed('faqs', [{ slug: 'a-b', answer: 'Sim, até às 18h.' }, { slug: 'pre-cos' }])
  expect(content.map(({ question, answer }) => [question, answer])).toEqual([
    ['Sim, até às 18h', 'Sim, até às 18h.'],
    ['Pre cos', ''],
  ])
})

test('an unknown value of a switch counts as false, and a price that is no number as none', () => {
  for (const [value, available] of [
    ...([true, 'true', null, undefined].map((known) => [known, true]) as [unknown, boolean][]),
    ...([false, 'false', 'não', 0, 1, '', [], {}].map((other) => [other, false]) as [unknown, boolean][]),
  ])
    expect(parse('products', [{ slug: 'a', icon: 'zap', available: value }]).content[0]?.available).toBe(
      available,
    )
  const said = { slug: 'a', icon: 'zap', available: 'não', featured: 'sim', price: '12' }
  expect(parse('products', [said])).toMatchObject({
    content: [{ available: false, featured: false, price: 0 }],
    notes: [
      expect.stringMatching(/price: "12"/),
      expect.stringMatching(/featured: "sim" is unknown/),
      expect.stringMatching(/available: "não" is unknown/),
    ],
  })
  expect(parse('locations', [{ slug: 'a', primary: 'sim' }]).content[0]?.primary).toBe(false)
})

const pasted = 'Obras\u00a0de\u202fconfiança,\u00a0há\u200720\u00a0anos'
const plain = 'Obras de confiança, há 20 anos'

test('spaces of a word processor, at which no line breaks, are plain spaces in every text', () => {
  const text = {
    title: pasted,
    short: pasted,
    description: `${pasted}\n\u00a0\n${pasted}`,
    bullets: [pasted],
  }
  expect(parse('services', [{ ...service, ...text }]).content[0]).toMatchObject({
    ...{ title: plain, short: plain, description: `${plain}\n \n${plain}`, bullets: [plain] },
  })
  const { content } = parse('legal', { terms: { sections: [{ title: pasted, body: pasted }] } })
  expect(content.terms).toEqual({ sections: [{ title: plain, body: plain }] })
})

test('an address without a scheme, or in a pasted iframe, is an https address', () => {
  const iframe = '<iframe src="https://maps.test/embed?pb=1&amp;hl=pt" width="600" allowfullscreen></iframe>'
  const settings = parse('settings', { whatsapp: ' wa.me/351 ', social: { facebook: '//f.test/a' } })
  expect(settings.content).toMatchObject({
    ...{ whatsapp: 'https://wa.me/351', social: { facebook: 'https://f.test/a' } },
  })
  const location = { slug: 'a', mapEmbedUrl: iframe, mapsSearchUrl: 'g.test/m?q=a' }
  expect(parse('locations', [location])).toMatchObject({
    content: [{ mapEmbedUrl: 'https://maps.test/embed?pb=1&hl=pt', mapsSearchUrl: 'https://g.test/m?q=a' }],
    notes: [],
  })
  expect(settings.notes).toEqual([])
})

test('an answer without the envelope, a collection that is no list and a singleton that is a list are failed reads', () => {
  const endless = { version: `6.${'3'.repeat(1_000)}`, siteKey: 'x', services: [] }
  for (const body of [null, 'text', [], {}, { version: '6.3.0' }, { ...endless, version: 6 }, endless])
    expect(() => parseEnvelope('services', body, () => ''), JSON.stringify(body)).toThrow(/not the envelope/)
  expect(() => parse('services', {})).toThrow(/not a list/)
  expect(() => parse('settings', [{}])).toThrow(/does not match/)
  expect(parse('legal', []).content).toEqual({ terms: undefined, privacy: undefined })
})

test('an envelope without a version is read under the contract in use', () => {
  for (const version of [{}, { version: null }])
    for (const inUse of [4, 6] as const) {
      const body = { ...version, siteKey: 's', values: [{ slug: 'a' }] }
      const { contract, content, ...read } = parseEnvelope('values', body, () => '', inUse)
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
    expect(parseEnvelope('values', body, () => '', inUse).contract, version).toBe(contract)
    expect(isForeignVersion(version), version).toBe(isForeign)
  }
})
