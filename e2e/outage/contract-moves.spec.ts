import { expect, test } from '@playwright/test'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { movableClock, type RunningSite, startSite } from '../servers/site'
import { resourceIn, type StandIn, startStandIn } from '../servers/stand-in'

/* The contract moves under a running site: no page is lost, and what is new comes by itself. */

const { secret } = stagePlan('mare-alta')
const origin = `http://localhost:${ports.site}`

const common = {
  settings: { name: 'Cliente', phone: '+351 220 000 000' },
  services: [{ slug: 'pintura', title: 'Pintura', icon: 'wrench', tier: 'primary' }],
  products: [],
  locations: [],
  values: [],
  legal: {},
}
const caseStudies = [{ slug: 'obra', client: 'Família Reis', results: 'Pronto.' }]
const projects = [{ slug: 'obra', title: 'A obra dos Reis', client: 'Família Reis', results: 'Pronto.' }]
const posts = [{ slug: 'artigo', title: 'Um artigo', body: '<p>Texto.</p>' }]
const testimonials = [{ slug: 'voz', author: 'Ana Reis', quote: 'Muito bom trabalho.' }]
const faqs = [{ slug: 'pergunta', question: 'Quanto tempo demora?', answer: 'Uma semana.' }]
const of410 = { ...common, caseStudies }
const of630 = { ...common, projects, posts, testimonials: [], faqs: [] }

const pages = ['/', '/servicos', '/servicos/pintura', '/projetos', '/projetos/obra', '/contactos']

/** For how long nothing is read that just failed. */
const RETRY_SECONDS = 10

/** A platform with one tenant, which a test moves from one contract to the other. */
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

for (const version of ['9.0.0', '5.2.0', 'seis']) {
  test(`settings of version ${version}: the site goes on with the contract it has, and says so once`, {
    tag: '@all',
  }, async () => {
    await start('4.1.0', of410)
    platform.versions.settings = version
    platform.content.settings = { ...common.settings, name: 'Cliente novo' }
    expect(await push(['settings', 'services', 'caseStudies'])).toBe(200)
    expect(await push(['settings'])).toBe(200)
    expect(await statuses(pages)).toEqual(pages.map(() => 200))
    expect(await text('/projetos/obra')).toContain('Cliente novo')
    expect(site.log().split(`CONTRACT VERSION ${version} IS FOREIGN`).length - 1).toBe(1)
    await restart()
    expect(await statuses(pages)).toEqual(pages.map(() => 200))
  })
}

test('an upgrade keeps every page, with each save, and shows each new resource once it can be read', async () => {
  await start('4.1.0', of410)
  platform.versions['*'] = '6.3.0'
  platform.content = { ...common }
  await push(['settings'])
  expect(await statuses(pages)).toEqual(pages.map(() => 200))
  expect(await text('/projetos/obra')).toContain('Família Reis')
  await restart()
  expect(await statuses(pages)).toEqual(pages.map(() => 200))
  expect(await text('/projetos/obra')).toContain('Família Reis')
  await expectSaved('Sem os novos')
  for (const [resource, content, shown] of [
    ['posts', posts, 'Um artigo'],
    ['projects', projects, 'A obra dos Reis'],
    ['testimonials', testimonials, 'Muito bom trabalho.'],
    ['faqs', faqs, 'Quanto tempo demora?'],
  ] as const) {
    platform.content[resource] = content
    await site.age(RETRY_SECONDS)
    await expect.poll(() => text('/')).toContain(shown)
    await expectSaved(`Com ${resource}`)
  }
  await expect.poll(() => status('/blog/artigo')).toBe(200)
  await expect.poll(() => text('/projetos/obra')).toContain('A obra dos Reis')
  expect(await text('/')).toContain('href="/blog"')
})

test('on the way back to 4.1.0 every page stays until its case studies can be read', {
  tag: '@all',
}, async () => {
  await start('6.3.0', of630)
  const all = [...pages, '/blog', '/blog/artigo']
  platform.versions['*'] = '4.1.0'
  platform.content = { ...common }
  await push(['settings'])
  expect(await statuses(all)).toEqual(all.map(() => 200))
  await expectSaved('Sem os casos')
  await restart()
  expect(await statuses(all)).toEqual(all.map(() => 200))
  platform.content = { ...of410 }
  await site.age(RETRY_SECONDS)
  await expect.poll(() => status('/blog/artigo')).toBe(404)
  expect(await statuses(pages)).toEqual(pages.map(() => 200))
  expect(await text('/')).not.toContain('href="/blog"')
})

test('a resource that was never read and cannot be read is an absent one, with a line in the log', {
  tag: '@all',
}, async () => {
  await start('6.3.0', { ...common, projects, testimonials: [], faqs: [] })
  expect(await statuses([...pages, '/blog'])).toEqual([...pages.map(() => 200), 404])
  expect(site.log()).toContain('posts: status')
  platform.content = { ...of630 }
  await site.age(RETRY_SECONDS)
  await expect.poll(() => status('/blog/artigo')).toBe(200)
})

/** A pushed save of a service is on the next view of the pages that show it. */
async function expectSaved(title: string): Promise<void> {
  platform.content.services = common.services.map((service) => ({ ...service, title }))
  expect(await push(['services'])).toBe(200)
  for (const path of ['/', '/servicos', '/servicos/pintura'])
    expect((await text(path)).includes(title), path).toBe(true)
}

async function start(version: string, content: Record<string, unknown>): Promise<void> {
  platform.versions = { '*': version }
  platform.content = { ...content }
  site = await startSite('sitio-novo', variables)
  // Makes the pages that the site had before.
  expect(await status('/')).toBe(200)
  await statuses([...pages, '/blog', '/blog/artigo'])
}

/** With what it has kept on its disk. */
async function restart(): Promise<void> {
  await site.stop()
  site = await startSite('sitio-novo', variables, { keepsDisk: true })
}

const variables = {
  ...movableClock,
  PORT: String(ports.site),
  SITE_URL: origin,
  PLATFORM_ORIGIN: `http://localhost:${ports.platform}`,
  REVALIDATE_SECRET: secret,
}

async function push(tags: string[]): Promise<number> {
  return (await pushTo(origin, ...tags)).status
}

async function status(path: string): Promise<number> {
  return (await fetch(origin + path)).status
}

function statuses(paths: string[]): Promise<number[]> {
  return Promise.all(paths.map(status))
}

async function text(path: string): Promise<string> {
  return (await fetch(origin + path)).text()
}
