import { expect, test } from '@playwright/test'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { movableClock, type RunningSite, startSite } from '../servers/site'
import { resourceIn, type StandIn, startStandIn } from '../servers/stand-in'

/* Tests of a contract change under a running site: no page is lost, and new content appears by itself. */

const { secret } = stagePlan('mare-alta')
const origin = `http://localhost:${ports.site}`
const variables = { ...movableClock, REVALIDATE_SECRET: secret }

const common = {
  settings: { name: 'Cliente', phone: '+351 220 000 000' },
  services: [{ slug: 'pintura', title: 'Pintura', icon: 'wrench', tier: 'primary' }],
  products: [],
  locations: [],
  values: [],
  legal: {},
}
const caseStudies = [{ slug: 'obra', client: 'Família Reis', results: 'Pronto.' }]
const projects = [{ slug: 'obra', title: 'Obra dos Reis', client: 'Família Reis', results: 'Pronto.' }]
// The home page has no section for a single post or question.
const posts = ['Um artigo', 'Outro'].map((title, index) => ({
  slug: index === 0 ? 'artigo' : 'outro',
  title,
  body: '<p>Texto.</p>',
}))
const testimonials = [{ slug: 'voz', author: 'Ana Reis', quote: 'Muito bom trabalho.' }]
const faqs = ['Quanto tempo demora?', 'Quanto custa?'].map((question, index) => ({
  slug: `pergunta-${index}`,
  question,
  answer: 'Uma semana.',
}))
const of410 = { ...common, caseStudies }
const of630 = { ...common, projects, posts, testimonials: [], faqs: [] }

const pages = ['/', '/servicos', '/servicos/pintura', '/projetos', '/projetos/obra', '/contactos']

/** Seconds during which a failed read is not repeated. */
const RETRY_SECONDS = 10

/** A platform with one tenant that a test moves from one contract to the other. */
const platform = {
  /** The version of each resource's envelope. `*` stands for resources that are not listed. */
  versions: {} as Record<string, string>,
  /** The resources that are served. All others answer 404. */
  content: {} as Record<string, unknown>,
}
let standIn: StandIn
let site: RunningSite

test.beforeEach(async () => {
  standIn = await startStandIn((request, response) => {
    const resource = resourceIn(request)
    if (!(resource in platform.content)) return response.writeHead(404).end()
    const version = platform.versions[resource] ?? platform.versions['*']
    const body = { version, siteKey: 'cliente', [resource]: platform.content[resource] }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  }, ports.platform)
})

test.afterEach(async () => {
  await site.stop()
  standIn.stop()
})

test('an unknown version changes nothing, and an upgrade shows each new resource once it can be read', {
  tag: '@all',
}, async () => {
  await start('4.1.0', of410)
  platform.versions.settings = '5.2.0'
  platform.content.settings = { ...common.settings, name: 'Cliente novo' }
  for (const _ of [1, 2]) await push(['settings', 'services', 'caseStudies'])
  await expectAll(pages)
  expect(await text('/projetos/obra')).toContain('Cliente novo')
  expect(site.log().match(/CONTRACT VERSION 5\.2\.0 IS FOREIGN/g)).toHaveLength(1)

  platform.versions = { '*': '6.3.0' }
  platform.content = { ...common }
  await push(['settings'])
  await expectAll(pages)
  await restart()
  await expectAll(pages)
  expect(await text('/projetos/obra')).toContain('Família Reis')
  await expectSaved('Sem os novos')
  // Titles without words long enough to be hyphenated, or short enough for a no-break space.
  for (const [resource, title, content, shown] of [
    ['posts', 'Com blog', posts, 'Um artigo'],
    ['projects', 'Com obras', projects, 'Obra dos Reis'],
    ['testimonials', 'Com vozes', testimonials, 'Muito bom trabalho.'],
    ['faqs', 'Com dúvidas', faqs, 'Quanto tempo demora?'],
  ] as const) {
    platform.content[resource] = content
    await site.age(RETRY_SECONDS)
    await expect.poll(() => text('/')).toContain(shown)
    await expectSaved(title)
  }
  await expect.poll(() => status('/blog/artigo')).toBe(200)
  await expect.poll(() => text('/projetos/obra')).toContain('Obra dos Reis')
  expect(await text('/')).toContain('href="/blog"')
})

test('a page that only 6.3.0 has exists some time after the upgrade, by visits of its address only', {
  tag: '@all',
}, async () => {
  await start('4.1.0', of410)
  expect(await status('/blog/artigo')).toBe(404)
  platform.versions = { '*': '6.3.0' }
  platform.content = { ...of630 }
  await expect(async () => {
    await site.age(301)
    expect(await status('/blog/artigo')).toBe(200)
  }).toPass()
})

test('on a return to 4.1.0 every page stays until its case studies can be read', {
  tag: '@all',
}, async () => {
  await start('6.3.0', of630)
  const all = [...pages, '/blog', '/blog/artigo']
  platform.versions['*'] = '4.1.0'
  platform.content = { ...common }
  await push(['settings'])
  await expectAll(all)
  await expectSaved('Sem os casos')
  await restart()
  await expectAll(all)
  platform.content = { ...of410 }
  await site.age(RETRY_SECONDS)
  await expect.poll(() => status('/blog/artigo')).toBe(404)
  await expectAll(pages)
  expect(await text('/')).not.toContain('href="/blog"')
})

/** Expects a pushed save of a service on the next visit of the pages that show it. */
async function expectSaved(title: string): Promise<void> {
  platform.content.services = common.services.map((service) => ({ ...service, title }))
  await push(['services'])
  for (const path of ['/', '/servicos', '/servicos/pintura'])
    expect((await text(path)).includes(title), path).toBe(true)
}

async function start(version: string, content: Record<string, unknown>): Promise<void> {
  platform.versions = { '*': version }
  platform.content = { ...content }
  site = await startSite('sitio-novo', variables)
  // Renders the pages that the site had before.
  await Promise.all([...pages, '/blog', '/blog/artigo'].map(status))
}

/** Restarts the site with the files on its disk. */
async function restart(): Promise<void> {
  await site.stop()
  site = await startSite('sitio-novo', variables, { keepsDisk: true })
}

async function push(tags: string[]): Promise<void> {
  expect((await pushTo(origin, ...tags)).status).toBe(200)
}

async function status(path: string): Promise<number> {
  return (await fetch(origin + path)).status
}

async function expectAll(paths: string[]): Promise<void> {
  for (const path of paths) expect(await status(path), path).toBe(200)
}

async function text(path: string): Promise<string> {
  return (await fetch(origin + path)).text()
}
