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
  /** Additional variables for the functions. */
  variables: Record<string, string>
}

/** A platform, and the host with a fresh deployment, for each test. */
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
  const visit = async (path: string) => {
    // No connection is reused, because the host of another test had the same port.
    const response = await fetch(host.origin + path, { redirect: 'manual', headers: { connection: 'close' } })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return {
    host,
    platform,
    /** The paths of all pages in the sitemap. */
    paths: pathsIn((await visit('/sitemap.xml')).text),
    /** Edits a content file as an editor would, without a push. */
    edit,
    /** Sends the platform's push and waits for its effects; returns the site's answer, which comes shortly before changed pages expire. */
    push: async (...tags: string[]) => {
      const response = await pushTo(host.origin, ...tags)
      const told: { renewed?: string[]; later?: string[] } = await response.json()
      await host.settled()
      return { status: response.status, ...told }
    },
    /** All reads from the platform by functions so far. */
    reads: async () => {
      const { reads } = await platform.state()
      return Object.values(reads[siteKey] ?? {}).reduce((sum, count) => sum + count, 0)
    },
    /** Visits pages one after another, and waits for the effects. */
    visitAll: async (paths: string[]) => {
      for (const path of paths) await visit(path)
      await host.settled()
    },
    visit,
  }
}

export { expect }

/** The addresses of resized pictures in a page, without those in the data for Next.js' scripts. */
export function pictureAddresses(html: string): string[] {
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const found = [...shown.matchAll(/\/_next\/image\?[^" ]+/g)]
  return [...new Set(found.map(([address]) => address.replaceAll('&amp;', '&')))]
}
