import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { buildSite } from '../support/build-sites'
import { large, writeLargeTenant } from '../support/large-tenant'
import { type Sandbox, startSandbox } from '../support/sandbox'
import { type RunningSite, startSite } from '../support/site'
import { stagePlan } from '../support/stages'

/* 2,000 posts, 500 services, 1,000 products and 300 projects with 20 files each. */

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const { platformPort, secret } = stagePlan('large')
const folder = mkdtempSync(join(tmpdir(), 'large-'))
let sandbox: Sandbox
let site: RunningSite

test.beforeAll(async () => {
  writeLargeTenant(folder)
  sandbox = await startSandbox({ port: platformPort, content: folder })
  buildSite('large')
})

test.afterAll(async () => {
  await site?.stop()
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function reads(): Promise<Record<string, number>> {
  return (await sandbox.state()).reads['mare-alta'] ?? {}
}

async function view(path: string): Promise<Buffer> {
  const response = await fetch(site.origin + path)
  expect(response.status, path).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Memory that the server holds, in MB. */
function memory(): number {
  const status = readFileSync(`/proc/${site.processId}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

test('a build reads each resource at most three times', async () => {
  const counts = await reads()
  expect(Object.keys(counts)).toContain('posts')
  for (const [resource, count] of Object.entries(counts)) expect(count, resource).toBeLessThanOrEqual(3)
})

test('40 posts that nobody has seen yet are quick, and ask the platform for nothing', async () => {
  site = await startSite('large')
  const before = await reads()
  const posts = [...String(await view('/sitemap.xml')).matchAll(/\/blog\/([^<]+)</g)]
    .map(([, slug = '']) => slug)
    .filter((slug) => !slug.startsWith('pagina/'))
  expect(posts).toHaveLength(large.posts)
  const times: number[] = []
  for (const slug of posts.slice(-40)) {
    const start = performance.now()
    await view(`/blog/${slug}`)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  expect(times[20]).toBeLessThanOrEqual(60)
  expect((await reads()).posts ?? 0).toBeLessThanOrEqual((before.posts ?? 0) + 2)
})

test('no page grows with the tenant', async () => {
  const indexes = ['/servicos', '/produtos', '/produtos/pagina/28', '/projetos', '/blog', '/blog/pagina/223']
  for (const path of [...indexes, '/', '/orcamento', '/sitemap.xml', '/feed.xml']) {
    expect(gzipSync(await view(path)).length / 1024, path).toBeLessThan(60)
  }
})

test('a push is on the next view', async () => {
  const file = join(folder, 'mare-alta', 'services.json')
  const [first, ...others] = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify([{ ...first, title: 'Mudanças de um dia para o outro' }, ...others]))
  const pushed = await fetch(`${site.origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: ['services'] }),
  })
  expect(pushed.status).toBe(200)
  expect(String(await view('/servicos'))).toContain('Mudanças de um dia para o outro')
})

test('the server stays under 600 MB', async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc')
  expect(memory()).toBeLessThan(600)
})
