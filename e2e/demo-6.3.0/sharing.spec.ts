import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures/stage'

/* What search engines, feed readers and sites that show links are told. */

const pages = [
  { path: '/', title: 'Maré Alta · Tudo chega inteiro. O preço também.' },
  { path: '/servicos', title: 'Serviços · Maré Alta' },
  { path: '/servicos/elevador-exterior', title: 'Elevador exterior · Maré Alta' },
  { path: '/produtos', title: 'Produtos · Maré Alta' },
  { path: '/produtos/box-5-m2', title: 'Box de 5 m² · Maré Alta' },
  { path: '/projetos', title: 'Projetos · Maré Alta' },
  {
    path: '/projetos/palacete-da-foz',
    title: 'Um palacete da Foz, três andares e nenhuma escada onde coubesse um roupeiro · Maré Alta',
  },
  { path: '/blog', title: 'Blogue · Maré Alta' },
  { path: '/blog/pagina/2', title: 'Blogue: página 2 · Maré Alta' },
  { path: '/blog/lista-de-oito-semanas', title: 'A lista das oito semanas · Maré Alta' },
  { path: '/testemunhos', title: 'Testemunhos · Maré Alta' },
  { path: '/perguntas-frequentes', title: 'Perguntas frequentes · Maré Alta' },
  { path: '/sobre', title: 'Sobre nós · Maré Alta' },
  { path: '/contactos', title: 'Contactos · Maré Alta' },
  { path: '/orcamento', title: 'Pedir orçamento · Maré Alta' },
  { path: '/termos', title: 'Termos e condições · Maré Alta' },
  { path: '/privacidade', title: 'Política de privacidade · Maré Alta' },
]

test('every page has a title, a description, one address and an image of its own', async ({
  sent,
  baseURL,
}) => {
  const images: string[] = []
  for (const { path, title } of pages) {
    const { find } = await sent(path)
    expect(
      (await find('head > title')).map(({ text }) => text),
      path,
    ).toEqual([title])
    const addresses = (await find('link[rel=canonical]')).map(({ attributes }) => attributes.href)
    expect(addresses, path).toEqual([
      path === '/' ? expect.stringMatching(/^http:\/\/localhost:\d+\/?$/) : `${baseURL}${path}`,
    ])
    const metas = (await find('meta')).map(({ attributes }) => attributes)
    const meta = (wanted: string) =>
      metas
        .filter(({ property, name }) => wanted === property || wanted === name)
        .map(({ content = '' }) => content)
    const [description = ''] = meta('description')
    expect(description.length, path).toBeGreaterThan(20)
    expect(description.length, path).toBeLessThanOrEqual(160)
    expect(meta('og:description'), path).toEqual([description])
    expect(meta('og:site_name'), path).toEqual(['Maré Alta'])
    expect(meta('og:locale'), path).toEqual(['pt_PT'])
    expect(meta('twitter:card'), path).toEqual(['summary_large_image'])
    images.push(...meta('og:image'))
  }
  for (const address of images) expect(address).toMatch(/^http:\/\/localhost/)
  // Page 2 of the blog shows the blog's.
  expect(new Set(images).size).toBe(pages.length - 1)
})

/** The size that apps show a link with, and no more bytes than they load. */
async function expectImage(request: APIRequestContext, path: string): Promise<void> {
  const html = await (await request.get(path)).text()
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  const response = await request.get(address)
  expect(response.headers()['content-type'], address).toBe('image/jpeg')
  const image = await response.body()
  expect(await sharp(image).metadata(), address).toMatchObject({ width: 1200, height: 630 })
  expect(image.length, address).toBeLessThan(300_000)
}

test('the image of a link is one that apps show', async ({ request }) => {
  for (const path of ['/', '/servicos', '/servicos/elevador-exterior']) await expectImage(request, path)
})

test('so is that of every page', { tag: '@all' }, async ({ request }) => {
  for (const { path } of pages) await expectImage(request, path)
})

test('the shared image shows the picture of its page, and does without when there is none to be had', async ({
  request,
  edit,
}) => {
  const topRight = async () => {
    const image = await (await request.get('/og/servicos/elevador-exterior')).body()
    // Statistics are of a whole file.
    const corner = await sharp(image).extract({ left: 700, top: 0, width: 500, height: 300 }).toBuffer()
    const { channels } = await sharp(corner).stats()
    return Math.max(...channels.map(({ stdev }) => stdev))
  }
  expect(await topRight()).toBeGreaterThan(20)
  await edit<{ slug: string; image?: { url: string } }[]>('services', (services) =>
    services.map((service) =>
      service.slug === 'elevador-exterior' && service.image
        ? { ...service, image: { ...service.image, url: `${service.image.url}-gone` } }
        : service,
    ),
  )
  await expect.poll(topRight).toBeLessThan(20)
})

test('no image is drawn for a page that does not exist', async ({ request }) => {
  for (const path of [
    '/og/nada',
    '/og/servicos/nada',
    '/og/servicos/elevador-exterior/mais',
    '/og/sobre/nada',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

/** What a document of XML holds, by the names of its elements and attributes: an error when it is none. */
async function xml(page: Page, path: string): Promise<Record<string, unknown>> {
  const response = await page.request.get(path)
  expect(response.status(), path).toBe(200)
  return page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      const problem = document.querySelector('parsererror')?.textContent
      if (problem) throw new Error(problem)
      const read = (element: Element): unknown => {
        const values: Record<string, unknown> = {}
        for (const { name, value } of element.attributes) values[`@${name}`] = value
        for (const child of element.children) {
          const before = values[child.tagName]
          const value = read(child)
          values[child.tagName] = before === undefined ? value : [before, value].flat()
        }
        return Object.keys(values).length === 0 ? element.textContent : values
      }
      const root = document.documentElement
      return { [root.tagName]: read(root) }
    },
    await response.text(),
  )
}

test('the sitemap lists every page once, with the dates that the content has', async ({ page, baseURL }) => {
  const { urlset } = (await xml(page, '/sitemap.xml')) as {
    urlset: { url: { loc: string; lastmod?: string }[] }
  }
  const addresses = urlset.url.map(({ loc }) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address.startsWith(`${baseURL}/`)).toBe(true)
  for (const { path } of pages) expect(addresses).toContain(new URL(path, baseURL).href)
  expect(addresses.join(' ')).not.toContain('/obrigado')
  const dated = urlset.url.filter(({ lastmod }) => lastmod !== undefined)
  expect(dated.map(({ loc }) => loc)).toContain(`${baseURL}/blog/lista-de-oito-semanas`)
  for (const { lastmod } of dated) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the feed is RSS with the newest posts first', async ({ baseURL, page }) => {
  interface Item {
    title: string
    link: string
    guid: string
    pubDate: string
  }
  const { rss } = (await xml(page, '/feed.xml')) as {
    rss: { '@version': string; channel: { title: string; language: string; item: Item[] } }
  }
  expect(rss['@version']).toBe('2.0')
  expect(rss.channel).toMatchObject({ title: 'Maré Alta · Blogue', language: 'pt-pt' })
  const times = rss.channel.item.map(({ pubDate }) => Date.parse(pubDate))
  expect(times.length).toBeGreaterThan(5)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  for (const { link, guid } of rss.channel.item) {
    expect(link.startsWith(`${baseURL}/blog/`)).toBe(true)
    expect(guid).toBe(link)
  }
  await page.goto('/')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/feed\.xml$/)
})

test('robots may come, and are told where the sitemap is', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toMatch(/^User-Agent: \*$/im)
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

test('manifest and icons are made from the settings', async ({ request, page }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Maré Alta', lang: 'pt-PT', start_url: '/' })
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata()
    expect({ size: `${width}x${height}`, format }).toEqual({ size: sizes, format: 'png' })
  }
  const favicon = await request.get('/favicon.ico')
  expect([favicon.status(), favicon.headers()['content-type']]).toEqual([200, 'image/x-icon'])
  await page.goto('/')
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const { width } = await sharp(await (await request.get(touchIcon ?? '')).body()).metadata()
  expect(width).toBe(180)
})
