import { test as base, expect } from '@playwright/test'
import { pathsIn } from '../../../tests/fixtures/read-page'
import { stagePlan } from '../../../tests/fixtures/stages'
import { ownContent } from '../../../tests/servers/own-content'
import { pushTo } from '../../../tests/servers/push'
import { startSandbox } from '../../../tests/servers/sandbox'
import { hostEnvironment, outputFolder, type Tenant } from '../build'
import { startHost } from '../host/host'

interface Options {
  tenant: Tenant
  isPreview: boolean
  /** Added to what the functions are told. */
  variables: Record<string, string>
}

/** A platform and the host with a fresh deployment, for each test. */
export const test = base.extend<{ stage: Awaited<ReturnType<typeof startStage>> } & Options>({
  tenant: ['mare-alta', { option: true }],
  isPreview: [false, { option: true }],
  variables: [{}, { option: true }],
  stage: async ({ tenant, isPreview, variables }, use) => {
    const stage = await startStage({ tenant, isPreview, variables })
    await use(stage)
    await stage.host.settled()
    await stage.host.stop()
    await stage.platform.stop()
  },
})

async function startStage({ tenant, isPreview, variables }: Options) {
  const { siteKey, platformPort, sitePort } = stagePlan(tenant)
  const { folder, edit } = ownContent()
  const platform = await startSandbox({ port: platformPort, content: folder })
  const env = { ...hostEnvironment(tenant, isPreview), ...variables }
  const host = await startHost(outputFolder(isPreview ? 'preview' : tenant), sitePort, env)
  const view = async (path: string) => {
    // The host of another test had the same port: none of its connections is used again.
    const response = await fetch(host.origin + path, { redirect: 'manual', headers: { connection: 'close' } })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return {
    host,
    platform,
    /** Every page of the sitemap, by its path. */
    paths: pathsIn((await view('/sitemap.xml')).text),
    /** Edits a content file as an editor would; without a push. */
    edit,
    /** The platform's push, with all that it leads to; answers what the site says, a moment before changed pages go. */
    push: async (...tags: string[]) => {
      const response = await pushTo(host.origin, ...tags)
      const told: { renewed?: string[]; later?: string[] } = await response.json()
      await host.settled()
      return { status: response.status, ...told }
    },
    /** Reads of the platform by all functions so far. */
    reads: async () => {
      const { reads } = await platform.state()
      return Object.values(reads[siteKey] ?? {}).reduce((sum, count) => sum + count, 0)
    },
    /** Views pages one after the other, and waits for what that leads to. */
    viewAll: async (paths: string[]) => {
      for (const path of paths) await view(path)
      await host.settled()
    },
    view,
  }
}

export { expect }

/** The addresses of resized pictures in a page, without the copy of the page that Next.js' scripts hold. */
export function pictureAddresses(html: string): string[] {
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const found = [...shown.matchAll(/\/_next\/image\?[^" ]+/g)]
  return [...new Set(found.map(([address]) => address.replaceAll('&amp;', '&')))]
}
