import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { content } from '../fixtures/content'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { onPorts, startSite } from '../servers/site'

/* What an agency renews, and what that renews. That its code works as in any other app is in `bare-app.spec.ts`. */

const { siteKey, secret } = stagePlan('mare-alta')

interface Agency {
  origin: string
  sandbox: Sandbox
  /** What the agency's own source of data answers from now on. */
  setData: (text: string) => void
  /** Renames a service as an editor would; nothing is pushed. */
  rename: (title: string) => void
}

/** A site with the pages, routes and actions of `app/` beside this file, on a platform of its own that pushes nothing by itself. */
const test = base.extend<object, { agency: Agency }>({
  agency: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'agency-'))
      cpSync(content, folder, { recursive: true })
      const sandbox = await startSandbox({ port: ports.agency.platform, content: folder, pushUrl: '' })
      let data = ''
      const source = createServer((_, response) => response.end(data)).listen(ports.agency.data)
      const site = await startSite('mare-alta', {
        ...onPorts(ports.agency),
        AGENCY_DATA: `http://localhost:${ports.agency.data}`,
      })
      await use({
        origin: site.origin,
        sandbox,
        setData: (text) => {
          data = text
        },
        rename: (title) => {
          const file = join(folder, siteKey, 'services.json')
          const [first, ...rest] = JSON.parse(readFileSync(file, 'utf8'))
          writeFileSync(file, JSON.stringify([{ ...first, title }, ...rest]))
        },
      })
      await site.stop()
      await sandbox.stop()
      source.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ agency: { origin } }, use) => use(origin),
})

test('a push renews data of the agency that bears its tag', async ({ agency: { setData }, request }) => {
  const data = async () => (await request.get('/agencia/dados')).text()
  setData('dados um')
  await request.post('/agencia/renovar?tag=agencia')
  expect(await data()).toContain('dados um')
  setData('dados dois')
  expect(await data()).toContain('dados um')
  const headers = { authorization: `Bearer ${secret}` }
  const pushed = await request.post('/api/revalidate', { headers, data: { tags: ['products'] } })
  expect(pushed.status()).toBe(200)
  expect(await data()).toContain('dados dois')
})

test('revalidateTag and revalidatePath of the agency make the content of the site fresh', async ({
  agency: { rename },
  request,
}) => {
  const list = async () => (await request.get('/servicos')).text()
  for (const [index, call] of [
    'tag=services',
    'path=/servicos',
    'path=/servicos/[slug]&type=page',
    'path=/&type=layout',
  ].entries()) {
    const title = `Novo${index}`
    rename(title)
    expect(await list(), call).not.toContain(title)
    expect((await request.post(`/agencia/renovar?${call}`)).status()).toBe(200)
    expect(await list(), call).toContain(title)
  }
})

test('a tag of the agency alone leaves the platform alone', async ({ agency: { sandbox }, request }) => {
  const { reads } = await sandbox.state()
  await request.post('/agencia/renovar?tag=agencia')
  expect((await sandbox.state()).reads).toEqual(reads)
})
