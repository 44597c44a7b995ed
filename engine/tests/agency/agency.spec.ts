import { expect, test } from '@playwright/test'
import { ownContent } from '../servers/own-content'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { startSandbox } from '../servers/sandbox'
import { startSite } from '../servers/site'
import { startStandIn } from '../servers/stand-in'

/* Tests of what an agency renews, and what a push renews. `bare-app.spec.ts` tests that its code works as in any other app. */

test('a push renews data of the agency, and the agency renews the content of the site', async () => {
  const { folder, edit } = ownContent()
  // This sandbox does not push by itself.
  const sandbox = await startSandbox({ port: ports.platform, content: folder })
  let data = 'dados um'
  const source = await startStandIn((_, response) => response.end(data))
  const site = await startSite('mare-alta', { AGENCY_DATA: source.origin })
  const visit = async (path: string) => (await fetch(site.origin + path)).text()
  const renew = (call: string) => fetch(`${site.origin}/agencia/renovar?${call}`, { method: 'POST' })

  try {
    await test.step('data with a tag that is pushed', async () => {
      expect(await visit('/agencia/dados')).toContain('dados um')
      data = 'dados dois'
      expect(await visit('/agencia/dados')).toContain('dados um')
      expect((await pushTo(site.origin, 'products')).status).toBe(200)
      expect(await visit('/agencia/dados')).toContain('dados dois')
    })

    await test.step('content, by each call of Next.js', async () => {
      for (const [index, call] of [
        'tag=services',
        'path=/servicos',
        'path=/servicos/[slug]&type=page',
        'path=/&type=layout',
      ].entries()) {
        const title = `Novo${index}`
        edit<object[]>('services', ([first, ...rest]) => [{ ...first, title }, ...rest])
        expect(await visit('/servicos'), call).not.toContain(title)
        expect((await renew(call)).status).toBe(200)
        expect(await visit('/servicos'), call).toContain(title)
      }
    })

    await test.step('while a resource is read slowly, only pages that show it wait', async () => {
      await visit('/termos')
      const reads = async () => (await sandbox.state()).reads['mare-alta']?.services ?? 0
      const before = await reads()
      edit<object[]>('services', ([first, ...rest]) => [{ ...first, title: 'Lento' }, ...rest])
      await sandbox.setFault({ siteKey: 'mare-alta', resource: 'services', fault: 'slow', ms: 60_000 })
      await renew('tag=services')
      await expect.poll(reads).toBeGreaterThan(before)
      const services = visit('/servicos')
      expect(await visit('/termos')).toContain('</html>')
      // Reads that time out bring nothing, and no other page waits for them.
      await sandbox.clearFaults()
      expect(await services).toContain('Lento')
    })

    await test.step('a tag of the agency causes no read from the platform', async () => {
      const { reads } = await sandbox.state()
      await renew('tag=agencia')
      expect((await sandbox.state()).reads).toEqual(reads)
    })

    await test.step('a visitor who sees drafts gets a made-up address from Next.js, and nobody else does', async () => {
      const control = async (cookie: string) =>
        (await fetch(`${site.origin}/servicos/nada`, { headers: { cookie } })).headers.get('cache-control')
      const [cookie = ''] = (await fetch(`${site.origin}/agencia/rascunho`)).headers.getSetCookie()
      const [bypass = ''] = cookie.split(';')
      expect(bypass).toMatch(/^__prerender_bypass=/)
      expect(await control(bypass)).toContain('private')
      expect(await control('__prerender_bypass=falso')).toBe('no-store')
      expect(await control('')).toBe('no-store')
    })
  } finally {
    await site.stop()
    await sandbox.stop()
    source.stop()
  }
})
