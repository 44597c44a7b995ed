import { test as base, expect } from '@playwright/test'
import { ownContent } from '../servers/own-content'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { startSite } from '../servers/site'
import { startStandIn } from '../servers/stand-in'

/* What an agency renews, and what that renews. That its code works as in any other app is in `bare-app.spec.ts`. */

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
      const { folder, edit } = ownContent()
      const sandbox = await startSandbox({ port: ports.platform, content: folder })
      let data = ''
      const source = await startStandIn((_, response) => response.end(data))
      const site = await startSite('mare-alta', { AGENCY_DATA: source.origin })
      await use({
        origin: site.origin,
        sandbox,
        setData: (text) => {
          data = text
        },
        rename: (title) => edit<object[]>('services', ([first, ...rest]) => [{ ...first, title }, ...rest]),
      })
      await site.stop()
      await sandbox.stop()
      source.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ agency: { origin } }, use) => use(origin),
})

test('a push renews data of the agency that bears its tag', async ({ agency, request }) => {
  const { setData, origin } = agency
  const data = async () => (await request.get('/agencia/dados')).text()
  setData('dados um')
  await request.post('/agencia/renovar?tag=agencia')
  expect(await data()).toContain('dados um')
  setData('dados dois')
  expect(await data()).toContain('dados um')
  expect((await pushTo(origin, 'products')).status).toBe(200)
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
