import { test as base, expect } from '@playwright/test'
import { pathsIn } from '../../e2e/fixtures/read-page'
import { stagePlan } from '../../e2e/fixtures/stages'
import { type OwnContent, ownContent } from '../../e2e/servers/own-content'
import { pushTo } from '../../e2e/servers/push'
import { type Sandbox, startSandbox } from '../../e2e/servers/sandbox'
import { hostEnvironment, outputFolder, type Tenant } from '../build'
import { type Host, startHost } from '../host/host'

interface Options {
  tenant: Tenant
  isPreview: boolean
  /** Added to what the functions are told. */
  variables: Record<string, string>
}

interface Stage {
  host: Host
  platform: Sandbox
  /** Every page of the sitemap, by its path. */
  paths: string[]
  /** Edits a content file as an editor would; without a push. */
  edit: OwnContent['edit']
  /** The platform's push, with all that it leads to; answers what the site says, a moment before changed pages go. */
  push: (...tags: string[]) => Promise<{ status: number; renewed?: string[]; later?: string[] }>
  /** Reads of the platform by all functions so far. */
  reads: () => Promise<number>
  /** Views pages one after the other, and waits for what that leads to. */
  viewAll: (paths: string[]) => Promise<void>
  view: (path: string) => Promise<{ status: number; text: string; headers: Headers }>
}

/** A platform and the host with a fresh deployment, for each test. */
export const test = base.extend<{ stage: Stage } & Options>({
  tenant: ['mare-alta', { option: true }],
  isPreview: [false, { option: true }],
  variables: [{}, { option: true }],
  stage: async ({ tenant, isPreview, variables }, use) => {
    const { siteKey, platformPort, sitePort } = stagePlan(tenant)
    const { folder, edit } = ownContent()
    const platform = await startSandbox({ port: platformPort, content: folder })
    const env = { ...hostEnvironment(tenant, isPreview), ...variables }
    const host = await startHost(outputFolder(isPreview ? 'preview' : tenant), sitePort, env)
    const view: Stage['view'] = async (path) => {
      const response = await fetch(host.origin + path, { redirect: 'manual' })
      return { status: response.status, text: await response.text(), headers: response.headers }
    }
    await use({
      host,
      platform,
      paths: pathsIn((await view('/sitemap.xml')).text),
      edit,
      push: async (...tags) => {
        const response = await pushTo(host.origin, ...tags)
        const told = await response.json()
        await host.settled()
        return { status: response.status, ...told }
      },
      reads: async () => {
        const { reads } = await platform.state()
        return Object.values(reads[siteKey] ?? {}).reduce((sum, count) => sum + count, 0)
      },
      viewAll: async (paths) => {
        for (const path of paths) await view(path)
        await host.settled()
      },
      view,
    })
    await host.settled()
    await host.stop()
    await platform.stop()
  },
})

export { expect }

/** The addresses of resized pictures in a page, without the copy of the page that Next.js' scripts hold. */
export function pictureAddresses(html: string): string[] {
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const found = [...shown.matchAll(/\/_next\/image\?[^" ]+/g)]
  return [...new Set(found.map(([address]) => address.replaceAll('&amp;', '&')))]
}
