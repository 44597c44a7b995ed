import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { rawRequest } from '../fixtures/raw-request'
import { temporaryFolder } from '../sandbox/support/folders'
import { openssl } from '../servers/certificate'
import { nginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'
import { startStandIn } from '../servers/stand-in'

base.skip(nginx === undefined, 'nginx is not here')

/* Tests of the password from docs/deploying.md, and of the maintenance mode in deploy/nginx.conf. */

const { sites, listen } = ports
const folder = temporaryFolder()
const file = (name: string) => join(folder, name)

/** nginx with one more change, before one instance that answers everything. */
const test = base.extend<{
  edits: [string, string][]
  ask: (line: string, user?: string) => Promise<string>
}>({
  edits: [[], { option: true }],
  ask: async ({ edits }, use) => {
    const instance = await startStandIn((_, response) => response.end('the site'), sites[0])
    const options = { port: listen, instances: sites, buildDir: '/nowhere', brotli: false }
    const front = await startNginx({ ...options, edits: [['/srv/site/shared/', `${folder}/`], ...edits] })
    await use(async (line, user) => {
      const [method = '', path = ''] = line.split(' ')
      const authorization = `Basic ${Buffer.from(user ?? '').toString('base64')}`
      const headers = user === undefined ? {} : { authorization }
      const body = method === 'POST' ? { body: 'x' } : {}
      const {
        status,
        headers: got,
        body: text,
      } = await rawRequest(front.origin, { method, path, headers, ...body })
      const page = String(text).includes('não está disponível') ? 'unavailable.html' : String(text)
      return [status, status === 503 && got['retry-after'], status === 401 ? '' : page]
        .filter(Boolean)
        .join(' ')
    })
    await front.stop()
    instance.stop()
  },
})

const unprotected = ['POST /api/revalidate', 'GET /api/health', 'HEAD /api/health']
const protectedPages = [
  'GET /',
  'GET /servicos?q=1',
  'HEAD /sobre',
  'POST /contactos',
  'GET /api/outra',
  'POST /api/outra',
]
const files = ['GET /_next/image?url=%2Fa.jpg', 'GET /_next/static/chunks/a.js', 'GET /api/health/x']

test.describe('a staging site', () => {
  const docs = readFileSync('docs/deploying.md', 'utf8')
  const [, block = ''] = /```nginx\n(set \$realm .*?)```/s.exec(docs) ?? []
  const [, command = ''] = /`(echo .* > )\/etc\/nginx\/staging\.htpasswd`/.exec(docs) ?? []
  const name = 'server_name localhost;'
  test.skip(openssl === undefined, 'openssl is not here')
  test.use({
    edits: [[name, `${name}\n${block.replace('/etc/nginx/', `${folder}/`)}`]],
  })

  test('asks for a password, but not at pushes and the health', async ({ ask }) => {
    // openssl would ask for a missing password.
    execFileSync('sh', ['-c', command.replace('-apr1', '-apr1 segredo') + file('staging.htpasswd')])
    for (const line of unprotected) expect(await ask(line), line).toMatch(/^200/)
    for (const line of [...protectedPages, ...files]) {
      expect(await ask(line), line).toBe('401')
      expect(await ask(line, 'ana:errado'), line).toBe('401')
      expect(await ask(line, 'ana:segredo'), line).toMatch(/^200/)
    }
  })
})

test('while the maintenance file exists visitors get a 503 with a page, and pushes are accepted', async ({
  ask,
}) => {
  const all = [...protectedPages, ...files]
  for (const line of [...unprotected, ...all]) expect(await ask(line), line).toMatch(/^200/)
  writeFileSync(file('maintenance'), '')
  for (const line of unprotected) expect(await ask(line), line).toMatch(/^200/)
  for (const line of all)
    expect(await ask(line), line).toBe(line.startsWith('HEAD') ? '503 30' : '503 30 unavailable.html')
  rmSync(file('maintenance'))
  for (const line of all) expect(await ask(line), line).toMatch(/^200/)
})
