import { siteContentTenant } from '../../../../sandbox/site-content/tenant'
import { contentFolder } from '../../../sandbox/support/folders'
import { startSandbox } from '../../../servers/sandbox'
import { expect, keyOf, type Platform } from './platform'

/** What a site reads of a tenant. */
async function envelopes(origin: string, key: string, resources: string[]) {
  const headers = { authorization: `Bearer ${key}` }
  const read = async (name: string) => (await fetch(`${origin}/api/v1/${name}`, { headers })).json()
  return Object.fromEntries(await Promise.all(resources.map(async (name) => [name, await read(name)])))
}

/** Expects the sandbox to serve the pulled content like the platform, with the same files. */
export async function expectTheSame(platform: Platform, siteKey: string, resources: string[]): Promise<void> {
  const { sandbox, clone } = platform
  const before = await envelopes(sandbox.origin, keyOf(siteKey), [...resources])
  const { lines, hasFailures } = await platform.pull()
  expect(hasFailures, lines.join('\n')).toBe(false)
  expect(lines[0]).toMatch(
    new RegExp(`^✓ ${siteKey}, contract [46].*: ${resources.length} resources and \\d\\d files`),
  )
  expect(
    clone
      .files()
      .filter((name) => !name.startsWith('assets'))
      .sort(),
  ).toEqual([...resources, 'tenant', 'pulled'].map((name) => `${name}.json`).sort())
  for (const name of resources) expect(JSON.parse(clone.read(`${name}.json`))).toEqual(before[name][name])
  const again = await startSandbox({ content: contentFolder(), siteContent: clone.folder })
  try {
    const after = JSON.stringify(
      await envelopes(again.origin, siteContentTenant(clone.folder).key, [...resources]),
    )
    const host = new URL(sandbox.origin).host.replace(':', '_')
    const asBefore = after.replaceAll(
      `${again.origin}/files/${siteKey}/${host}/files/`,
      `${sandbox.origin}/files/`,
    )
    expect(JSON.parse(asBefore)).toEqual(before)
    const names = [...after.matchAll(/"(?:url|pathname)":"([^"]+)"/g)].map(([, name = '']) => name)
    const isElsewhere = (name: string) => name.startsWith('http') && !name.startsWith(again.origin)
    // A `pathname` of contract 4.1.0 is relative to the asset endpoint, a `url` is a whole address.
    const addresses = names
      .filter((name) => !isElsewhere(name))
      .map((name) => new URL(name, `${again.origin}/api/v1/assets/`).href)
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) expect((await fetch(address)).status, address).toBe(200)
  } finally {
    await again.stop()
  }
  expect((await sandbox.state()).leadCalls[siteKey], 'reads only').toBe(0)
  for (const name of clone.files()) expect(clone.read(name), name).not.toContain(keyOf(siteKey))
}
