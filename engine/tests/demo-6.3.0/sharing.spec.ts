import sharp from 'sharp'
import { expect, type SentPage, test } from '../fixtures/stage'

/* Tests of the data for search engines, feed readers and link previews. */

/** The beginnings of page titles, by address. */
const titles = {
  '/': 'Maré Alta · Tudo chega inteiro. O preço também.',
  '/servicos': 'Serviços',
  '/servicos/elevador-exterior': 'Elevador exterior',
  '/produtos': 'Produtos',
  '/produtos/box-5-m2': 'Box de 5 m²',
  '/projetos': 'Projetos',
  '/projetos/palacete-da-foz': 'Um palacete da Foz, três andares e nenhuma escada onde coubesse um roupeiro',
  '/blog': 'Blogue',
  '/blog/lista-de-oito-semanas': 'A lista das oito semanas',
  '/testemunhos': 'Testemunhos',
  '/perguntas-frequentes': 'Perguntas frequentes',
  '/sobre': 'Sobre nós',
  '/contactos': 'Contactos',
  '/orcamento': 'Pedir orçamento',
  '/privacidade': 'Política de privacidade',
}

const paths = Object.keys(titles)

test('every page has a title, a unique description, a canonical address and a unique Open Graph image', async ({
  sent,
  baseURL,
}) => {
  const images = new Set<string>()
  const descriptions: string[] = []
  for (const [path, title] of Object.entries(titles)) {
    const { find } = await sent(path)
    const whole = path === '/' ? title : `${title} · Maré Alta`
    expect(await find('head > title'), path).toMatchObject([{ text: whole }])
    const address = path === '/' ? expect.stringMatching(/^http:\/\/localhost:\d+\/?$/) : `${baseURL}${path}`
    expect(await find('link[rel=canonical]'), path).toMatchObject([{ attributes: { href: address } }])
    const contentOf = async (name: string) =>
      (await find(`meta[name="${name}"], meta[property="${name}"]`)).map(
        ({ attributes }) => attributes.content,
      )
    const [description = ''] = await contentOf('description')
    expect(description, path).toMatch(/^.{21,160}$/)
    descriptions.push(description)
    expect(await contentOf('og:description'), path).toEqual([description])
    expect(await contentOf('og:site_name'), path).toEqual(['Maré Alta'])
    expect(await contentOf('og:locale'), path).toEqual(['pt_PT'])
    expect(await contentOf('twitter:card'), path).toEqual(['summary_large_image'])
    for (const image of await contentOf('og:image')) images.add(image ?? '')
    // Next.js resolves `metadata` and `viewport` separately, so tags of both would vary in order, each order with its own ETag.
    const names = (await find('head > meta')).map(({ attributes }) => attributes.name)
    expect(names.indexOf('color-scheme'), path).toBeGreaterThan(names.indexOf('description'))
  }
  expect(new Set(descriptions).size).toBe(paths.length)
  for (const address of images) expect(address).toMatch(/^http:\/\/localhost/)
  expect(images.size).toBe(paths.length)
})

test('an Open Graph image has 1200 × 630 pixels, and the picture of its page if that can be read', {
  tag: '@all',
}, async ({ request, edit }) => {
  for (const path of ['/og', '/og/servicos', '/og/servicos/elevador-exterior']) {
    const image = await (await request.get(path)).body()
    expect(await sharp(image).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(image.length, path).toBeLessThan(300_000)
  }
  for (const path of ['/og/nada', '/og/servicos/nada', '/og/servicos/elevador-exterior/mais'])
    expect((await request.get(path)).status(), path).toBe(404)
  const deviation = async () => {
    const image = await (await request.get('/og/servicos/elevador-exterior')).body()
    // Statistics cover a whole file, so a part is extracted.
    const topRight = await sharp(image).extract({ left: 700, top: 0, width: 500, height: 300 }).toBuffer()
    return Math.max(...(await sharp(topRight).stats()).channels.map(({ stdev }) => stdev))
  }
  expect(await deviation()).toBeGreaterThan(20)
  await edit<{ image?: { url: string } | undefined }[]>('services', (services) =>
    services.map(({ image, ...service }) => ({
      ...service,
      image: image && { ...image, url: `${image.url}-gone` },
    })),
  )
  await expect.poll(deviation).toBeLessThan(20)
})

test('robots.txt names the sitemap, which lists every page once, with the dates that the content has', async ({
  request,
  baseURL,
  sent,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toMatch(/^User-Agent: \*$/im)
  expect(robots).not.toMatch(/^Disallow: \/$/m)
  // Crawlers have to read a page to see its `noindex`.
  expect(robots).not.toContain('/obrigado')
  const texts = textsIn(await sent('/sitemap.xml'))
  const addresses = await texts('urlset > url > loc')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  for (const path of paths) expect(addresses).toContain(new URL(path, baseURL).href)
  expect(addresses.join(' ')).not.toContain('/obrigado')
  expect(await texts('url:has(lastmod) > loc')).toContain(`${baseURL}/blog/lista-de-oito-semanas`)
  for (const date of await texts('lastmod')) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the feed is RSS with the newest posts first, and pages name it', async ({ baseURL, sent }) => {
  const texts = textsIn(await sent('/feed.xml'))
  expect(await texts('rss[version="2.0"] > channel > title')).toEqual(['Maré Alta · Blogue'])
  expect(await texts('channel > language')).toEqual(['pt-pt'])
  const times = (await texts('item > pubDate')).map((date) => Date.parse(date))
  expect(times.length).toBeGreaterThan(5)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const links = await texts('item > link')
  for (const link of links) expect(link.startsWith(`${baseURL}/blog/`)).toBe(true)
  expect(await texts('item > guid')).toEqual(links)
  const home = await sent('/')
  expect(await home.find('link[type="application/rss+xml"][href$="/feed.xml"]')).toHaveLength(1)
})

function textsIn({ find }: SentPage) {
  return async (selector: string) => (await find(selector)).map(({ text }) => text)
}

test('the manifest has the name of the settings, and all icons have their sizes', async ({
  request,
  sent,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Maré Alta', lang: 'pt-PT', start_url: '/' })
  const { find } = await sent('/')
  // The credentials include the password of a protected site.
  const attributes = { href: '/manifest.webmanifest', crossorigin: 'use-credentials' }
  expect(await find('head link[rel=manifest]')).toMatchObject([{ attributes }])
  const [touchIcon] = await find('link[rel="apple-touch-icon"]')
  for (const { src, sizes } of [...manifest.icons, { src: touchIcon?.attributes.href, sizes: '180x180' }]) {
    const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata()
    expect({ size: `${width}x${height}`, format }).toEqual({ size: sizes, format: 'png' })
  }
  const favicon = await request.get('/favicon.ico')
  expect([favicon.status(), favicon.headers()['content-type']]).toEqual([200, 'image/x-icon'])
})
