import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rawRequest } from '../fixtures/raw-request'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { redisServer, startRedis } from '../servers/redis'
import { quickly, startSite } from '../servers/site'
import { expect, test } from './fresh-site'

/* Tests of `SITE_PASSWORD`: a staging site that answers nobody else. */

const password = 'maré: alta!'
test.use({ variables: { SITE_STAGE: 'preview', SITE_PASSWORD: password } })

const withPassword = (given: string) => ({
  authorization: `Basic ${Buffer.from(`ana:${given}`).toString('base64')}`,
})

const challenge = '/.well-known/acme-challenge/a-Token_1'
const challengeFile = join(stagePlan('mare-alta').folder, 'public', challenge)

test.beforeAll(() => {
  mkdirSync(dirname(challengeFile), { recursive: true })
  writeFileSync(challengeFile, 'proof')
})

test.afterAll(() => rmSync(challengeFile, { force: true }))

test('a site with a password shows nothing without it, and no cache may keep what it shows', {
  tag: '@all',
}, async ({ site: { origin, log } }) => {
  const ask = (path: string, headers = {}, method = 'GET') => rawRequest(origin, { path, headers, method })
  const right = withPassword(password)
  const html = String((await ask('/', right)).body)
  const addressIn = (pattern: RegExp) => (pattern.exec(html)?.[0] ?? '').replaceAll('&amp;', '&')
  const style = addressIn(/\/_next\/static\/[^"]+\.css/)
  const bodies: string[] = []
  const found: unknown[] = []
  const closed: [status: number, path: string, method?: string][] = [
    [200, '/'],
    [200, style],
    [200, addressIn(/\/_next\/image\?[^" ]+/)],
    [200, '/unavailable.html'],
    [200, '/robots.txt'],
    [200, '/pesquisa?q=caixas'],
    [200, '/agencia/cabecalhos'],
    [308, '/Servicos'],
    [400, '/_next/image?url=x'],
    [400, '/%00'],
    [404, '/nada'],
    [404, '/api/health/x'],
    [405, '/', 'DELETE'],
  ]
  for (const [, path, method] of closed) {
    const without = await ask(path, {}, method)
    // A page that was sent before is kept in memory.
    for (const _ of [1, 2]) {
      const answer = await ask(path, right, method)
      found.push([
        path,
        answer.status,
        path === style || /\bprivate\b/.test(String(answer.headers['cache-control'])),
      ])
      bodies.push(String(answer.body), JSON.stringify(answer.headers))
    }
    found.push([path, without.status, without.headers['cache-control'], without.headers['x-robots-tag']])
    bodies.push(String(without.body))
  }
  expect(found).toEqual(
    closed.flatMap(([status, path]) => [
      ...[1, 2].map(() => [path, status, true]),
      [path, 401, path === style ? 'no-store' : 'private, no-store', 'noindex'],
    ]),
  )
  for (const wrong of ['maré: alta', '', `${password} `])
    expect((await ask('/sobre', withPassword(wrong))).status, wrong).toBe(401)
  const authentication = (await ask('/sobre')).headers['www-authenticate']
  expect(authentication).toBe('Basic realm="Site", charset="UTF-8"')
  for (const path of ['/api/health', '/api/revalidate']) expect((await ask(path)).status, path).not.toBe(401)
  expect(String((await ask(challenge)).body)).toBe('proof')
  // The 404 page for a made-up challenge would reveal the site.
  for (const path of [`${challenge}-2`, `${challenge}/b`, '/.well-known/security.txt'])
    expect((await ask(path)).status, path).toBe(401)
  expect((await pushTo(origin, 'services')).status).toBe(200)
  for (const text of [...bodies, log()]) {
    expect(text).not.toContain(password)
    expect(text).not.toContain(right.authorization.slice(6))
  }
})

test('after 20 wrong passwords a network gets a 429 for any password, except in a browser that had sent the right one', {
  tag: '@all',
}, async ({ site: { origin } }) => {
  const visit = (given: string, from: string, cookie?: string) =>
    rawRequest(origin, {
      path: '/unavailable.html',
      headers: { ...withPassword(given), 'x-forwarded-for': from, ...(cookie && { cookie }) },
    })
  const opened = await visit(password, '192.0.2.1')
  const [set = ''] = [opened.headers['set-cookie'] ?? []].flat()
  expect([opened.status, set]).toEqual([200, expect.stringMatching(/; HttpOnly; SameSite=Lax$/)])
  const [cookie = ''] = set.split(';')
  const wrong = Array.from({ length: 30 }, (_, n) => visit('errada', `192.0.2.${n}`))
  const statuses = (await Promise.all(wrong)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)])
  const refused = await visit(password, '192.0.2.200')
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect(refused.headers).not.toHaveProperty('www-authenticate')
  expect(String(refused.body)).toContain('demasiadas tentativas')
  const known = await visit(password, '192.0.2.200', `a=b; ${cookie}`)
  expect([known.status, known.headers['set-cookie']]).toEqual([200, undefined])
  expect((await visit('errada', '192.0.2.200', cookie)).status).toBe(429)
  expect((await visit(password, '192.0.2.200', `${cookie.slice(0, -1)}`)).status).toBe(429)
  expect((await visit(password, '198.51.100.1')).status).toBe(200)
})

test('instances count wrong passwords together through Redis', { tag: '@all' }, async ({
  sandbox: _,
  variables,
}) => {
  test.skip(redisServer === undefined, 'redis-server is not here')
  const redis = await startRedis()
  const [, ...others] = ports.sites
  const started = others.map((port) =>
    startSite('mare-alta', { ...variables, REDIS_URL: redis.url, PORT: String(port) }),
  )
  const [a, b] = await Promise.all(started)
  try {
    const visit = async (origin = '', given = password, from = '192.0.2.1') => {
      const headers = { ...withPassword(given), 'x-forwarded-for': from }
      return (await rawRequest(origin, { path: '/unavailable.html', headers })).status
    }
    for (let n = 0; n < 20; n += 1) expect(await visit(n % 2 ? a?.origin : b?.origin, 'errada')).toBe(401)
    for (const site of [a, b]) {
      expect(await visit(site?.origin)).toBe(429)
      expect(await visit(site?.origin, password, '198.51.100.1')).toBe(200)
    }
  } finally {
    for (const site of [a, b]) await site?.stop(quickly)
    await redis.kill()
  }
})

test('a browser without the password gets a notice, and one with it shows pages and sends a form', {
  tag: '@all',
}, async ({ site: { origin }, sandbox, browser }) => {
  const open = await browser.newPage()
  await open.goto(`${origin}/`)
  await expect(open.getByRole('heading')).toHaveText('Este site ainda não é público')
  const context = await browser.newContext({ httpCredentials: { username: 'qualquer', password } })
  const page = await context.newPage()
  await page.goto(`${origin}/contactos`)
  await page.getByLabel('Nome').fill('Ana Sá')
  await page.getByLabel('E-mail').fill('ana@exemplo.pt')
  await page.getByLabel('Mensagem').fill('Quero uma proposta, por favor.')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page).toHaveURL(`${origin}/obrigado`)
  expect((await sandbox.state()).leads['mare-alta']).toHaveLength(1)
})
