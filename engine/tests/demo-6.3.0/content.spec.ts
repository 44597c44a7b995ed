import { records } from '../fixtures/content'
import { expect, test } from '../fixtures/stage'

test('a product shows price, period, note and reference, but no price of 0 and none of an unavailable one', {
  tag: '@all',
}, async ({ sent, edit }) => {
  const price = { price: 1234.5, currency: 'GBP', pricePeriod: 'month', priceNote: 'com IVA', sku: 'REF-9' }
  await edit<{ slug: string }[]>('products', (products) =>
    products.map((product) => (product.slug === 'caixa-roupeiro' ? { ...product, ...price } : product)),
  )
  const textOf = async (path: string, part = 'main') => (await (await sent(path)).find(part))[0]?.text
  const priced = await textOf('/produtos/caixa-roupeiro')
  for (const part of [/1.?234,50\s£\s+por mês/, /com IVA/, /REF-9/]) expect(priced).toMatch(part)
  for (const path of ['/produtos/caixa-de-madeira-por-medida', '/produtos']) {
    const main = await textOf(path)
    expect(main, path).not.toMatch(/\b0,00/)
    expect(main, path).toContain('Preço sob consulta')
  }
  const unavailable = await textOf('/produtos/aluguer-de-carrinho', 'main div:has(h1)')
  expect(unavailable).toContain('Indisponível de momento')
  expect(unavailable).not.toContain('€')
})

test('a service shows its text in paragraphs, its highlights and a link to its quote', {
  tag: '@all',
}, async ({ sent }) => {
  const { find } = await sent('/servicos/mudancas-residenciais')
  const paragraphs = (await find('main p')).map(({ text }) => text)
  expect(paragraphs.filter((text) => text.includes('Antes de falarmos de preço'))).toHaveLength(1)
  expect(paragraphs).toContainEqual(expect.stringMatching(/^No dia, a equipa chega/))
  expect((await find('main'))[0]?.text).toContain('Camas montadas no próprio dia')
  const quote = '/orcamento?servico=mudancas-residenciais'
  expect(await find(`main a[href="${quote}"]`)).not.toEqual([])
  const chosen = await (await sent(quote)).find('[name=serviceSlug] option[selected]')
  expect(chosen).toMatchObject([{ attributes: { value: 'mudancas-residenciais' } }])
})

test('a project without a title has the name of its client, a legal document is shown in sections, and a video is not preloaded', {
  tag: '@all',
}, async ({ sent }) => {
  const project = await sent('/projetos/livraria-rosa-dos-ventos')
  expect(await project.find('h1')).toMatchObject([{ text: 'Livraria Rosa dos Ventos' }])
  const headings = (await project.find('h2')).map(({ text }) => text.replaceAll('\u00a0', ' '))
  expect(headings).toEqual(expect.arrayContaining(['O desafio', 'A solução', 'O resultado']))
  const { find } = await sent('/projetos/palacete-da-foz')
  expect(await find('main video')).toMatchObject([{ attributes: { preload: 'none' } }])
  expect(await find('main video[poster]')).toEqual([])
  expect((await find('main'))[0]?.text).toMatch(/\(PDF, \d+(,\d)?\skB\)/)
  const legal = await sent('/privacidade')
  expect(await legal.find('h1')).toMatchObject([{ text: 'Política de privacidade' }])
  expect((await legal.find('main h2')).length).toBeGreaterThan(3)
})

test('places and the files of a project are in the order of the content, and the main place is marked', {
  tag: '@all',
}, async ({ sent, edit }) => {
  const places = await (await sent('/contactos')).find('main li:has(address)')
  const cities = records<{ city: string }>('locations').map(({ city }) => city)
  expect(places.map(({ text }) => cities.find((city) => text.startsWith(city)))).toEqual(cities)
  expect(places.map(({ text }) => text.includes('Morada principal'))).toEqual([false, true, false])
  let names: string[] = []
  await edit<{ slug: string; assets: { url: string; kind: string }[] }[]>('projects', (projects) =>
    projects.map((project) => {
      if (project.slug !== 'palacete-da-foz') return project
      const [cover, one, other, video, document] = project.assets
      const assets = [cover, document, one, video, other].flatMap((file) => file ?? [])
      names = assets.slice(1).map(({ url }) => url.split('/').at(-1) ?? '')
      return { ...project, assets }
    }),
  )
  const { find } = await sent('/projetos/palacete-da-foz')
  const files = await find('[data-gallery] :is(a, video)')
  expect(files.map(({ attributes: { href, src } }) => (href ?? src)?.split('/').at(-1))).toEqual(names)
  expect((await find('main h2')).map(({ text }) => text.replaceAll('\u00a0', ' '))).toContain(
    'Documento, imagens e vídeo',
  )
})

test('a post shows author, dates and reading time; aligned pictures float beside its text', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/blog/lista-de-oito-semanas')
  const article = page.locator('article').first()
  await expect(article).toContainText('Por Joana Nogueira')
  await expect(article).toContainText(/\d+ min de leitura/)
  await expect(article.locator('time')).toHaveCount(2)
  const picture = page.locator('article [data-align=left], article [data-align=right]').first()
  await expect(picture).toHaveCSS('float', /left|right/)
  await expect(picture).toHaveAttribute('srcset', /_next\/image/)
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('questions are in their groups, each has an anchor, and long lists have links to their parts', {
  tag: '@all',
}, async ({ page }) => {
  const faqs = records<{ slug: string; category?: string }>('faqs')
  await page.goto(`/perguntas-frequentes#${faqs.at(-1)?.slug}`)
  await expect(page.locator(`[id="${faqs.at(-1)?.slug}"]`)).toBeVisible()
  const groups = [...new Set(faqs.map(({ category }) => category || 'Sobre tudo o resto'))]
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...groups, /./])
  for (const { slug } of faqs) await expect(page.locator(`[id="${slug}"]`)).toHaveCount(1)
  for (const [path, name, part] of [
    ['/perguntas-frequentes', 'Grupos de perguntas', 'Armazenagem e seguro'],
    ['/servicos', 'Partes desta lista', 'Outros serviços'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('navigation', { name }).getByRole('link', { name: part }).click()
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport()
  }
})

test('the contacts show phone, e-mail, WhatsApp, app, schedule and every location, and load a map only after a click', {
  tag: '@all',
}, async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => !request.url().includes('localhost') && outside.push(request.url()))
  await page.goto('/contactos', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  for (const [name, address] of [
    ['+351 220 000 140', 'tel:+351220000140'],
    ['ola@marealta.example', /^mailto:/],
    [/WhatsApp/, 'https://wa.me/351910000140'],
    [/aplicação/, /./],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect(main.getByText('8h00 – 19h00')).toBeVisible()
  for (const line of records<{ lines: string[] }>('locations').flatMap(({ lines }) => lines))
    await expect(main.getByText(line, { exact: true }).first()).toBeAttached()
  const map = main.getByText('Ver mapa aqui').first()
  await map.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(outside).toEqual([])
  await map.click()
  await expect.poll(() => outside.length, 'the click asks for the map').toBeGreaterThan(0)
})

test('contacts in plain texts are links, a phone without digits is text, and handles lead to profiles', {
  tag: '@all',
}, async ({ sent, edit }) => {
  await edit<object>('settings', (settings) => ({
    ...{ ...settings, phone: 'Sob consulta', whatsapp: '910 000 140' },
    description: 'Obras\u00a0de\u00a0casa. Ligue 253 000 140 (NIF 213 456 789).\nمرحبا بكم',
    social: { instagram: 'casa.exemplo', linkedin: '@casa' },
  }))
  const linksOf = async (path: string, part: string) =>
    (await (await sent(path)).find(part)).map(({ attributes }) => attributes.href)
  const contacts = await sent('/contactos')
  expect(await contacts.find('a[href^="tel:"]')).toEqual([])
  expect((await contacts.find('main li')).map(({ text }) => text)).toContain('Sob consulta')
  expect(await linksOf('/contactos', 'main a[href^="https://wa.me/"]')).toEqual([
    'https://wa.me/351910000140',
  ])
  const profiles = await linksOf('/contactos', 'main ul[aria-label="Redes sociais"] a')
  expect(profiles).toEqual(['https://www.instagram.com/casa.exemplo'])
  const about = await sent('/sobre')
  expect(await linksOf('/sobre', 'main p a')).toContain('tel:253000140')
  expect(await about.find('main p[dir=rtl]')).toMatchObject([{ text: 'مرحبا بكم' }])
  expect((await about.find('main p')).map(({ text }) => text).join()).toContain('Obras de casa. Ligue')
  const [description] = await (await sent('/')).find('meta[name=description]')
  expect(description?.attributes.content).toContain('Ligue 253 000 140 (NIF 213 456 789).')
})

test('a section of a legal text has an anchor, and contacts in it are links', { tag: '@all' }, async ({
  sent,
  edit,
}) => {
  const section = { title: 'Encarregado de Dados', body: 'Escreva para dados@casa.test.\nFax: 253 000 141' }
  await edit<{ privacy: { sections: object[] } }>('legal', (legal) => ({
    ...legal,
    privacy: { sections: [...legal.privacy.sections, section] },
  }))
  const { find } = await sent('/privacidade')
  const links = await find('#encarregado-de-dados a')
  expect(links.map(({ attributes }) => attributes.href)).toEqual(['mailto:dados@casa.test'])
})
