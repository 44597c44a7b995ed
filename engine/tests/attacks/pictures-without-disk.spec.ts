import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { movableClock, startSite } from '../servers/site'
import { startStandIn } from '../servers/stand-in'

test('pictures that cannot be written to disk are resized once and kept in memory, and the log says so once', {
  tag: '@all',
}, async () => {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  let requested: string[] = []
  const store = await startStandIn(({ url = '' }, response) => {
    requested.push(url)
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  })
  const sandbox = await startSandbox({ port: ports.platform })
  const site = await startSite('mare-alta', {
    ...movableClock,
    ASSET_ORIGINS: `${sandbox.origin},${store.origin}`,
  })
  const folder = join(site.buildDir, 'cache/images')
  const names = ['/a.jpg', '/b.jpg', '/c.jpg']
  const show = async (name: string, headers: Record<string, string> = {}) => {
    const src = encodeURIComponent(store.origin + name)
    const init = { headers: { accept: 'image/webp', ...headers } }
    const answer = await fetch(`${site.origin}/_next/image?url=${src}&w=640&q=75`, init)
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', bytes }
  }
  const log = () => site.log().match(/\[pictures\].*/g) ?? []
  try {
    // A file replaces the folder, because root may write to any folder.
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, '')
    const first = await Promise.all(names.map((name) => show(name)))
    for (const { status, bytes } of first) {
      expect(status).toBe(200)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640 })
    }
    expect(requested.toSorted()).toEqual(names)
    requested = []
    expect(await Promise.all(names.map((name) => show(name)))).toEqual(first)
    expect((await show('/a.jpg', { 'if-none-match': first[0]?.etag ?? '' })).status).toBe(304)
    expect(requested).toEqual([])
    expect(log()).toEqual([expect.stringContaining('up to 50 MB are in memory')])
    // A stale picture is served again without another resize.
    await site.age(14_500)
    rmSync(folder)
    writeFileSync(folder, '')
    expect(await show('/a.jpg')).toEqual(first[0])
    await expect.poll(() => requested).toEqual(['/a.jpg'])
    expect(log()).toHaveLength(1)
    expect(site.log()).not.toContain('    at ')

    rmSync(folder)
    await site.age(700)
    expect((await show('/d.jpg')).status).toBe(200)
    expect(readdirSync(folder)).toHaveLength(1)
    expect(log().slice(1)).toEqual([expect.stringContaining('on disk again')])
  } finally {
    await site.stop()
    await sandbox.stop()
    store.stop()
  }
})
