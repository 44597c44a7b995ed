import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { test as base, expect } from '@playwright/test'
import { pathsIn } from '../fixtures/read-page'
import { stagePlan } from '../fixtures/stages'
import { ownContent } from '../servers/own-content'
import { ports } from '../servers/ports'
import { openTags } from '../servers/push'
import { startSandbox } from '../servers/sandbox'
import { startSite } from '../servers/site'

const { siteKey } = stagePlan('mare-alta')
const siteOrigin = `http://localhost:${ports.site}`

/** The result of a page visit. */
export type Visit = Awaited<ReturnType<typeof visit>>

export interface ExactSite {
  /** Sends pushes as the platform would, without a change. */
  push: (tags: string[]) => Promise<void>
  /** Reverts all saves. */
  restore: () => Promise<void>
  /** Changes a resource as an editor would, and waits until the site has answered the push. */
  save: (resource: string, change: (content: never) => unknown) => Promise<void>
  /**
   * Restarts the site with the files on its disk, with a platform that answers nothing, or with the same one.
   * @param meanwhile runs while the site is stopped
   */
  restart: (how: { withoutPlatform: boolean; meanwhile?: () => Promise<void> }) => Promise<void>
  /** The site's answer, without following a redirect. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Visits every address of the site, and others, once. */
  visitAll: (others?: string[]) => Promise<Map<string, Visit>>
}

/** A site where everything can be pushed, with its own platform. */
export const test = base.extend<object, { exact: ExactSite }>({
  exact: [
    async ({ browserName: _ }, use) => {
      const { folder } = ownContent()
      const sandbox = await startSandbox({
        port: ports.platform,
        content: folder,
        pushUrl: `${siteOrigin}/api/revalidate`,
        pushTags: openTags,
      })
      const variables = { EXTRA_PUSH_TAGS: openTags.join(',') }
      let site = await startSite('mare-alta', variables)
      const pushed = async () => (await sandbox.state()).pushes.length
      const push = async (tags: string[]) => {
        const before = await pushed()
        await sandbox.push({ siteKey, tags })
        await expect.poll(pushed).toBeGreaterThan(before)
      }
      const originals = new Map<string, string>()
      const write = async (resource: string, text: string) => {
        const file = join(folder, siteKey, `${resource}.json`)
        const current = readFileSync(file, 'utf8')
        if (!originals.has(resource)) originals.set(resource, current)
        if (isDeepStrictEqual(JSON.parse(text), JSON.parse(current))) return
        const before = await pushed()
        writeFileSync(file, text)
        await expect.poll(pushed).toBeGreaterThan(before)
      }
      await use({
        push,
        save: async (resource, change) => {
          const current = readFileSync(join(folder, siteKey, `${resource}.json`), 'utf8')
          await write(resource, JSON.stringify(change(JSON.parse(current) as never)))
        },
        restore: async () => {
          for (const [resource, original] of originals) await write(resource, original)
        },
        request: (path, init) => fetch(siteOrigin + path, { redirect: 'manual', ...init }),
        restart: async ({ withoutPlatform, meanwhile }) => {
          await site.stop()
          await meanwhile?.()
          if (withoutPlatform) await sandbox.setFault({ siteKey, resource: '*', fault: '500' })
          else await sandbox.clearFaults()
          site = await startSite('mare-alta', variables, { keepsDisk: true })
        },
        visitAll: async (others = []) => {
          const sitemap = await visit('/sitemap.xml')
          const visits = new Map([['/sitemap.xml', sitemap]])
          for (const path of [...pathsIn(sitemap.body), ...unlisted, ...others])
            if (!visits.has(path)) visits.set(path, await visit(path))
          return visits
        },
      })
      await site.stop()
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function visit(path: string) {
  const response = await fetch(siteOrigin + path, { redirect: 'manual' })
  const { headers, status } = response
  // The cache header is HIT, MISS or STALE.
  const cache = headers.get('x-nextjs-cache')
  return { status, body: await response.text(), etag: headers.get('etag'), cache }
}

/** Addresses that the sitemap does not contain. */
const unlisted = [
  '/orcamento?servico=mudancas-empresas',
  '/obrigado',
  '/obrigado?servico=mudancas-empresas',
  '/feed.xml',
]

export { expect }
