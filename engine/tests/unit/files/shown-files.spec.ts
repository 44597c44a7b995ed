import { type Site, siteOf } from '../../../../lib/content/site'
import type { Resource } from '../../../../lib/kinds'
import { otherViews, pages } from '../../../../lib/views'
import { bodyPictures, withoutPictures } from '../../../src/fields/body-pictures'
import { verdicts } from '../../../src/pictures/verdicts/verdicts'
import { type Part, partsFrom } from '../../../src/snapshots/parts'
import { expect, test } from '../own-environment'
import { parsed } from '../platform/contract/parsed'

test.use({
  environment: {
    SITE_API_KEY: `sk_${'0'.repeat(48)}`,
    PLATFORM_ORIGIN: 'https://platform.test',
    ASSET_ORIGINS: 'https://cdn.test',
  },
})

const offer = (slug: string, src: string) => ({ slug, title: slug, icon: 'zap', image: { url: src } })
const img = (src: string) => `<img src="${src}" alt="a" width="10" height="10">`

/** A record of each kind with files, each with this picture. */
function contentWith(src: string) {
  const file = (kind: string, url: string) => ({ kind, url, name: 'a', contentType: '' })
  const raw: { [P in Part]?: object[] } = {
    services: [
      { ...offer('servico', src), tier: 'primary' },
      { ...offer('outro', 'https://cdn.test/b.jpg') },
    ],
    products: [{ ...offer('produto', src), price: 1 }],
    posts: [
      { slug: 'artigo', title: 'a', coverImage: { url: src }, body: `<p>a</p>${img(src)}<p>b</p>` },
      { slug: 'outro', title: 'a', body: img('https://cdn.test/b.jpg') },
    ],
    testimonials: [{ slug: 'a', quote: 'a', image: { url: src } }],
    projects: [
      { slug: 'obra', title: 'a', assets: [file('image', src), file('image', 'https://cdn.test/b.jpg')] },
    ],
  }
  const content = Object.entries(raw).map(([name, records]) => [
    name,
    parsed(name as Resource, records).content,
  ])
  return { version: '', moves: [], ...partsFrom(6, {}), ...Object.fromEntries(content) }
}

/** Replaces what the process knows about pictures that cannot be shown. */
const setVerdicts = (unfit: [string, string][]) => Object.assign(verdicts, { unfit: new Map(unfit) })

/** Everything that pages and files of a site show, by name and parameter. */
function shown(site: Site): Map<string, string> {
  const all = [...pages, ...otherViews].flatMap((page) =>
    (page.params?.(site) ?? ['']).map((param): [string, string] => [
      `${page.name} ${param}`.trim(),
      JSON.stringify(page.content(site, param)) ?? '',
    ]),
  )
  return new Map(all)
}

function namesOf(all: Map<string, string>, is: (text: string, name: string) => boolean): string[] {
  return [...all].filter(([name, text]) => is(text, name)).map(([name]) => name)
}

const heic = 'https://cdn.test/a.jpg'

test('a picture that browsers cannot show is on no page, and as a file of a project it is a download', {
  tag: '@all',
}, () => {
  const content = contentWith(heic)
  setVerdicts([])
  const before = shown(siteOf(content))
  const naming = namesOf(before, (text) => text.includes(heic))
  expect(naming).toEqual(
    expect.arrayContaining(['home', 'service servico', 'post artigo', 'ogImage blog/artigo']),
  )
  setVerdicts([[heic, 'is no picture']])
  const site = siteOf(content)
  expect(site.services[0]?.image).toBeUndefined()
  expect(site.posts[0]).toMatchObject({ coverImage: undefined, body: '<p>a</p><p>b</p>' })
  expect(site.projects[0]?.assets.map(({ kind }) => kind)).toEqual(['document', 'image'])
  const after = shown(site)
  // The address of the file is that of the link. `everything` covers all content.
  expect(namesOf(after, (text) => text.includes(heic))).toEqual(['project obra', 'everything'])
  // Exactly the pages that show the file are rendered again.
  const changed = namesOf(after, (text, name) => text !== before.get(name))
  expect(changed.sort()).toEqual([...naming, 'everything'].sort())
  for (const name of ['services', 'products', 'posts', 'testimonials', 'projects'] as const) {
    // Unchanged content is the same object, because pages and the search compare objects.
    expect(siteOf({ ...content })[name]).toEqual(site[name])
    for (const [index, record] of site[name].entries())
      expect(siteOf({ ...content })[name][index]).toBe(record)
  }
  expect(site.posts[1]).toBe(content.posts[1])
  setVerdicts([])
  expect(siteOf(content).services).toBe(content.services)
})

test('files of another https origin are shown as delivered, and never those of a private or plain address', {
  tag: '@all',
}, () => {
  setVerdicts([])
  for (const src of [
    'https://loja.test/a.jpg',
    'https://loja.test:8443/a.jpg?x=1&y=2',
    'https://xn--caf-dma.test/a.jpg',
  ]) {
    const content = contentWith(src)
    const site = siteOf(content)
    expect(site.fileOrigins, src).toEqual([new URL(src).origin])
    expect(site.services).toBe(content.services)
    expect(shown(site).get('service servico')).toContain(src)
    // The server would have to fetch the file.
    expect(shown(site).get('ogImage servicos/servico')).not.toContain(src)
  }
  for (const src of [
    ...['http://cdn.test/a.jpg', 'http://loja.test/a.jpg', 'https://10.0.0.1/a.jpg', 'https://8.8.8.8/a.jpg'],
    ...['https://0x7f.1/a.jpg', 'https://2130706433/a.jpg', 'https://[::1]/a.jpg', 'https://[fe80::1]/a.jpg'],
    ...[
      'https://localhost/a.jpg',
      'http://localhost:4000/a.jpg',
      'https://nas/a.jpg',
      'https://nas.local/a.jpg',
    ],
    ...[
      'https://db.internal/a.jpg',
      'https://a@loja.test/a.jpg',
      'https://*.test/a.jpg',
      "https://a'b.test/a.jpg",
    ],
    ...['https://a;script-src.test/a.jpg', 'https://a,b.test/a.jpg', 'https://169.254.169.254/a.jpg'],
  ]) {
    const site = siteOf(contentWith(src))
    expect(site.fileOrigins, src).toEqual([])
    expect(site.services[0]?.image, src).toBeUndefined()
    expect(site.posts[0]?.body, src).toBe('<p>a</p><p>b</p>')
    expect(site.projects[0]?.assets[0]?.kind, src).toBe('document')
  }
})

test('a page names at most 20 origins, and pictures of a further one are not shown', { tag: '@all' }, () => {
  setVerdicts([])
  const services = Array.from({ length: 22 }, (_, n) => offer(`s${n}`, `https://loja${n}.test/a.jpg`))
  const content = { ...contentWith(heic), services: parsed('services', services).content }
  const site = siteOf(content)
  expect(site.fileOrigins).toHaveLength(20)
  expect(site.services.filter(({ image }) => image)).toHaveLength(20)
})

test('the type, size and dimensions that the content gives decide without a request whether a file is shown', {
  tag: '@all',
}, () => {
  setVerdicts([])
  const file = (told: object) => ({ kind: 'image', url: heic, name: '', ...told })
  for (const [told, kind] of [
    [{ contentType: 'image/heic' }, 'document'],
    [{ contentType: 'image/HEIF' }, 'document'],
    [{ contentType: 'image/tiff' }, 'document'],
    [{ width: 12_000, height: 10_000 }, 'document'],
    [{ size: 41_000_000 }, 'document'],
    [{ width: 16_000, height: 3_900, size: 39_000_000, contentType: 'image/jpeg' }, 'image'],
    [{ contentType: 'application/octet-stream' }, 'image'],
    [{ url: 'https://cdn.test/a.svg', width: 99_000, height: 99_000 }, 'image'],
    [{ kind: 'video', contentType: 'video/mp4', size: 99_000_000 }, 'video'],
  ] as const) {
    const { content } = parsed('projects', [{ slug: 'a', assets: [file(told)] }])
    const site = siteOf({ ...contentWith(heic), projects: content })
    expect(site.projects[0]?.assets[0]?.kind, JSON.stringify(told)).toBe(kind)
  }
  const { content: services } = parsed('services', [
    { ...offer('a', heic), image: { url: heic, width: 12_000, height: 10_000 } },
  ])
  expect(siteOf({ ...contentWith(heic), services }).services[0]?.image).toBeUndefined()
})

for (const [tag, src] of [
  ['<img src="https://a.test/1.jpg" alt="a > b">', 'https://a.test/1.jpg'],
  [`<IMG alt='<img src="https://b.test/">' SRC = 'https://a.test/1.jpg' />`, 'https://a.test/1.jpg'],
  ['<img\nsrc=https://a.test/1.jpg?x=1&amp;y=2\nalt="">', 'https://a.test/1.jpg?x=1&y=2'],
  ['<img src="https:&#x2F;&#x2F;a.test&#47;1.jpg">', 'https://a.test/1.jpg'],
  [
    '<img data-src="https://b.test/" src="https://a.test/1.jpg" src="https://b.test/">',
    'https://a.test/1.jpg',
  ],
  ['<img src="/1.jpg">', undefined],
  ['<image src="https://a.test/1.jpg">', undefined],
  // A tracking pixel, which shows nothing.
  ['<img src="https://a.test/1.gif" width="1" height="1">', undefined],
] as const)
  test(`the picture of ${tag} is ${src ?? 'none'}`, { tag: '@all' }, () => {
    const body = `<p>a ${tag} b</p>`
    expect(bodyPictures(body)).toEqual(src === undefined ? [] : [src])
    if (src) expect(withoutPictures(body, (file) => file.src !== src)).toBe('<p>a  b</p>')
    expect(withoutPictures(body, (file) => file.src !== 'https://b.test/')).toBe(body)
  })
