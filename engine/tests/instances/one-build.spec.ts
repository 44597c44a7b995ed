import { expect, test } from '@playwright/test'
import { siteEnvironment, stagePlan } from '../fixtures/stages'
import { type Server, startServer } from '../servers/next-program'
import { ports } from '../servers/ports'
import { type Sandbox, startSandbox } from '../servers/sandbox'

/* Tests one build in one folder, started for three tenants on three platforms with three addresses. */

const sites = (['mare-alta', 'oficina-castro', 'sitio-novo'] as const).map((stageName, index) => ({
  stageName,
  origin: `http://localhost:${ports.sites[index]}`,
  platformOrigin: `http://localhost:${ports.platforms[index]}`,
  address: `https://www.${stageName}.test`,
}))

const programs: (Server | Sandbox)[] = []

function start(env: NodeJS.ProcessEnv, origin: string): Promise<Server> {
  const { folder } = stagePlan('mare-alta')
  const args = ['server.mjs']
  return startServer({ program: process.execPath, args, folder, env, firstAddress: `${origin}/api/health` })
}

test.beforeAll(async () => {
  const starts = sites.map(async ({ stageName, origin, platformOrigin, address }) => {
    programs.push(await startSandbox({ port: Number(new URL(platformOrigin).port) }))
    const variables = { PORT: new URL(origin).port, PLATFORM_ORIGIN: platformOrigin, SITE_URL: address }
    const environment = { ...siteEnvironment(stageName), ...variables, ASSET_ORIGINS: platformOrigin }
    programs.push(await start(environment, origin))
  })
  await Promise.all(starts)
})

test.afterAll(async () => {
  for (const program of programs.reverse()) await program.stop()
})

async function answerOf(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path)
  expect([path, response.status]).toEqual([path, 200])
  const headers = [...response.headers].map((header) => header.join(': ')).join('\n')
  return `${headers}\n${await response.text()}`
}

for (const site of sites) {
  test(`${site.stageName}: no page or file has an address of another site`, { tag: '@all' }, async () => {
    const { origin, address, platformOrigin } = site
    const sitemap = await answerOf(origin, '/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, found = '']) => found)
    expect(listed.length).toBeGreaterThan(2)
    expect(listed.filter((found) => !found.startsWith(`${address}/`))).toEqual([])
    const files = ['/robots.txt', '/manifest.webmanifest', '/nada/de/nada']
    const others = sites.filter((other) => other !== site)
    const foreign = others.flatMap((other) => [other.address, other.origin, other.platformOrigin])
    for (const path of [...listed.map((found) => new URL(found).pathname), ...files]) {
      const text =
        path === '/nada/de/nada' ? await (await fetch(origin + path)).text() : await answerOf(origin, path)
      expect(foreign.filter((word) => text.includes(word), path)).toEqual([])
    }
    const home = await answerOf(origin, '/')
    expect(home).toContain(`rel="canonical" href="${address}"`)
    expect(home).toContain(`property="og:image" content="${address}/og`)
    expect(home).toMatch(new RegExp(`img-src [^;]*${platformOrigin}`))
    expect(await answerOf(origin, '/robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`)
  })
}

test('data that an agency has cached is not shared between sites', { tag: '@all' }, async () => {
  const drawn = new Set<string | undefined>()
  // One at a time, so that each site could find what the one before has stored.
  for (const { origin } of sites)
    drawn.add(/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await answerOf(origin, '/agencia/guardado'))?.[0])
  expect(drawn.size).toBe(sites.length)
})

test('a start without variables names each of them in one message, and ends', { tag: '@all' }, async () => {
  const { NODE_OPTIONS: _, ...environment } = process.env
  const wrong = {
    NODE_ENV: 'production',
    PLATFORM_ORIGIN: '',
    SITE_API_KEY: '',
    SITE_URL: 'www.exemplo.pt',
    REDIS_URL: 'redis',
  } as const
  const started = start({ ...environment, ...wrong }, `http://localhost:${ports.closed}`)
  const message = await started.then(() => '', String)
  for (const name of ['PLATFORM_ORIGIN', 'SITE_API_KEY', 'SITE_URL', 'REDIS_URL'])
    expect(message).toContain(`  - ${name} `)
})
