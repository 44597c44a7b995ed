import { type large, writeLargeTenant } from '../../tests/fixtures/large-tenant'
import { pathsIn } from '../../tests/fixtures/read-page'
import { ownContent } from '../../tests/servers/own-content'
import { ports } from '../../tests/servers/ports'
import { pushTo } from '../../tests/servers/push'
import { startSandbox } from '../../tests/servers/sandbox'
import { startSite } from '../../tests/servers/site'
import { textOf } from './report'

/**
 * Starts a platform with a tenant of the given size, and its site.
 * @param posts replace the demo's posts
 */
export async function startTenant(sizes: Partial<typeof large>, posts?: object[]) {
  const { folder, edit } = ownContent()
  writeLargeTenant(folder, sizes)
  if (posts) edit('posts', () => posts)
  // The demo's platform has the first port.
  const sandbox = await startSandbox({ port: ports.platforms[1], content: folder })
  const platform = { PLATFORM_ORIGIN: sandbox.origin, ASSET_ORIGINS: sandbox.origin }
  const site = await startSite('mare-alta', { ...platform, EXTRA_PUSH_TAGS: 'posts' })
  return {
    site,
    /** Changes fields of the first record, as an editor would. */
    save: async (resource: string, fields: Record<string, string>) => {
      edit<object[]>(resource, ([first, ...others]) => [{ ...first, ...fields }, ...others])
      // The sandbox reads its files again here, so that the measured time excludes it.
      await sandbox.state()
    },
    push: async (resource: string) => {
      const { ok, status } = await pushTo(site.origin, resource)
      if (!ok) throw new Error(`the push was answered ${status}`)
    },
    /** The paths of all pages. */
    paths: async () => pathsIn(await textOf(`${site.origin}/sitemap.xml`)),
    stop: async () => {
      await site.stop()
      await sandbox.stop()
    },
  }
}
