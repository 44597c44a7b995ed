import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { anotherAddress, post } from '../fixtures/posting'
import { fetchBytes } from '../fixtures/raw-request'
import { siteEnvironment, stagePlan } from '../fixtures/stages'
import { temporaryFolder } from '../sandbox/support/folders'
import { type Server, startServer } from '../servers/next-program'
import { ownContent } from '../servers/own-content'
import { type Sandbox, startSandbox } from '../servers/sandbox'

/* Tests of the server of a container, in a folder with nothing of the project but the build. */

test.describe.configure({ mode: 'serial' })

const stage = stagePlan('oficina')
const { siteOrigin: origin, siteKey, distDir } = stage
const built = temporaryFolder()
/** The folder of the server in the build: Next.js uses the project as the root, and this site was built from a copy below it. */
const app = join(built, stage.folder)
const content = ownContent()

const pages = ['/', '/servicos', '/contactos']

let sandbox: Sandbox
let server: Server

test.beforeAll(async () => {
  sandbox = await startSandbox({
    port: stage.platformPort,
    content: content.folder,
    pushUrl: `${origin}/api/revalidate`,
  })
  // Assembled like the Dockerfile does.
  cpSync(join(stage.buildDir, 'standalone'), built, { recursive: true, verbatimSymlinks: true })
  cpSync(join(stage.buildDir, 'static'), join(app, distDir, 'static'), { recursive: true })
  cpSync('public', join(app, 'public'), { recursive: true })
})

test.afterAll(async () => {
  await server?.stop()
  await sandbox.stop()
})

const start = (variables: Record<string, string> = {}) =>
  startServer({
    program: process.execPath,
    args: [join(app, 'server.mjs')],
    env: { ...siteEnvironment('oficina'), HOSTNAME: 'localhost', NEXT_DIST_DIR: distDir, ...variables },
    firstAddress: `${origin}/api/health`,
  })

test('a standalone server without a key does not start, and says so', async () => {
  await expect(start({ SITE_API_KEY: '' })).rejects.toThrow(/SITE_API_KEY is required/)
})

test('a standalone server answers pages, files, pictures and Open Graph images', async ({
  page,
  request,
}) => {
  server = await start()
  const failed: string[] = []
  page.on('response', (response) => {
    if (!response.ok()) failed.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(failed).toEqual([])
  const picture = page.getByRole('main').locator('img').first()
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const drawn = await request.get(`${origin}/og`)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await request.get(`${origin}/nada`)).status()).toBe(404)
  expect((await request.get(`${origin}/sitemap.xml`)).status()).toBe(200)
})

test('pages and search results load no script, and their policy forbids inline scripts', async ({
  request,
}) => {
  // The first search is rendered, the next one is not.
  for (const path of ['/sobre', '/servicos/nada', '/pesquisa?q=caixas', '/pesquisa?q=caixas']) {
    const answer = await request.get(origin + path)
    const html = await answer.text()
    expect(html, path).not.toMatch(/__next_f|\/_next\/static\/[^"]*\.js/)
    expect(answer.headers()['content-security-policy'], path).not.toMatch(/script-src [^;]*'unsafe-inline'/)
    if (path.includes('?')) expect(html).toMatch(/\d+ resultados? para “caixas”/)
  }
})

test('a kept page is sent with brotli, which Next.js does not support', async () => {
  const visit = () => fetchBytes(`${origin}/sobre`, { 'accept-encoding': 'br' })
  await expect.poll(async () => (await visit()).headers['content-encoding']).toBe('br')
})

test('a save is on the next visit', async ({ request }) => {
  const count = async () => (await sandbox.state()).pushes.length
  const before = await count()
  content.edit<object>('settings', (settings) => ({ ...settings, name: 'Maré Nova' }))
  await expect.poll(count).toBeGreaterThan(before)
  for (const path of pages)
    expect((await (await request.get(origin + path)).text()).includes('Maré Nova'), path).toBe(true)
})

test('a standalone server sends a lead', async () => {
  expect((await post({ origin, from: anotherAddress() })).status).toBe(303)
  expect((await sandbox.state()).leads[siteKey]).toHaveLength(1)
})

test('a standalone server that is started again without the platform shows the stored content', async ({
  request,
}) => {
  expect(await server.stop()).toBe(143)
  await sandbox.stop()
  server = await start()
  for (const path of pages) {
    const answer = await request.get(origin + path)
    expect(answer.status(), path).toBe(200)
    expect((await answer.text()).includes('Maré Nova'), path).toBe(true)
  }
  expect(server.log()).not.toMatch(/page-cache|Cannot find/)
})
