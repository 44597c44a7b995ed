import { type large, writeLargeTenant } from '../../tests/fixtures/large-tenant'
import { pathsIn } from '../../tests/fixtures/read-page'
import { ownContent } from '../../tests/servers/own-content'
import { ports } from '../../tests/servers/ports'
import { pushTo } from '../../tests/servers/push'
import { startSandbox } from '../../tests/servers/sandbox'
import { startSite } from '../../tests/servers/site'
import { textOf } from './report'

/**
 * A platform whose tenant is as large as asked for, and its site.
 * @param posts in place of the demo's
 */
export async function startTenant(sizes: Partial<typeof large>, posts?: object[]) {
  const { folder, edit } = ownContent()
  writeLargeTenant(folder, sizes)
  if (posts) edit('posts', () => posts)
  // Beside the demo's platform.
  const sandbox = await startSandbox({ port: ports.platforms[1], content: folder })
  const platform = { PLATFORM_ORIGIN: sandbox.origin, ASSET_ORIGINS: sandbox.origin }
  const site = await startSite('mare-alta', { ...platform, EXTRA_PUSH_TAGS: 'posts' })
  return {
    site,
    /** Changes fields of the first record, as an editor would. */
    save: async (resource: string, fields: Record<string, string>) => {
      edit<object[]>(resource, ([first, ...others]) => [{ ...first, ...fields }, ...others])
      // The sandbox reads its files anew: not a part of the site's time.
      await sandbox.state()
    },
    push: async (resource: string) => {
      const { ok, status } = await pushTo(site.origin, resource)
      if (!ok) throw new Error(`the push was answered ${status}`)
    },
    /** The path of every page. */
    paths: async () => pathsIn(await textOf(`${site.origin}/sitemap.xml`)),
    stop: async () => {
      await site.stop()
      await sandbox.stop()
    },
  }
}
