import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { memoryOf } from '../../e2e/figures/memory'
import { startSite } from '../../e2e/servers/site'
import { startStandIn } from '../../e2e/servers/stand-in'
import { type Part, percentile } from '../report'

const SECONDS = 10
const PAGES_BETWEEN_MS = 20

interface Flood {
  what: string
  clients: number
  /** The n-th address that nobody has asked for before. */
  address: (n: number) => string
}

/** What somebody costs who asks for addresses without end, with pages asked for all the while. */
export async function measureFloods(): Promise<Part> {
  const store = await startPictureStore()
  const floods: Flood[] = [
    { what: 'nothing', clients: 0, address: () => '/' },
    {
      what: 'preselected services that do not exist',
      clients: 10,
      address: (n) => `/orcamento?servico=x${n}`,
    },
    { what: 'slugs that do not exist', clients: 10, address: (n) => `/servicos/x${n}` },
    { what: 'queries of a page', clients: 10, address: (n) => `/servicos?n=${n}` },
    {
      what: 'Open Graph images of pages that do not exist',
      clients: 10,
      address: (n) => `/og/servicos/x${n}`,
    },
    {
      what: `pictures of 6.75 megapixels, ${(store.bytes / 1e6).toFixed(1)} MB each`,
      clients: 40,
      address: (n) => `/_next/image?url=${encodeURIComponent(`${store.origin}/${n}.jpg`)}&w=1200&q=75`,
    },
  ]
  const rows: Part['rows'] = []
  for (const flood of floods) rows.push(await measureFlood(flood, store.origin))
  store.stop()
  return { title: 'Floods: answers a second, a page meanwhile, memory, disk', rows }
}

async function measureFlood(
  { what, clients, address }: Flood,
  storeOrigin: string,
): Promise<Part['rows'][0]> {
  const site = await startSite('mare-alta', { ASSET_ORIGINS: storeOrigin })
  for (const path of ['/', '/servicos', '/contactos']) await (await fetch(site.origin + path)).text()
  const before = bytesOf(site.buildDir)
  const end = performance.now() + SECONDS * 1_000
  let answered = 0
  const senders = Array.from({ length: clients }, async (_, client) => {
    for (let n = client; performance.now() < end; n += clients) {
      const response = await fetch(site.origin + address(n), { redirect: 'manual' })
      await response.arrayBuffer()
      answered += 1
    }
  })
  const views: number[] = []
  while (performance.now() < end) {
    const began = performance.now()
    await (await fetch(`${site.origin}/servicos`)).text()
    views.push(performance.now() - began)
    await sleep(PAGES_BETWEEN_MS)
  }
  await Promise.all(senders)
  const memory = Math.round(memoryOf(site.processId, 'peak'))
  const disk = ((bytesOf(site.buildDir) - before) / 1e6).toFixed(1)
  await site.stop()
  return {
    figure: `${what}, ${clients} clients`,
    measured: `${Math.round(answered / SECONDS)} a second; p95 ${Math.round(percentile(views, 95))} ms; ${memory} MB; ${disk} MB`,
  }
}

/** A store that has the same large photograph under every address: noise, which nothing packs. */
async function startPictureStore() {
  const [width, height] = [3_000, 2_250]
  const noise = { raw: { width, height, channels: 3 as const } }
  const picture = await sharp(randomBytes(width * height * 3), noise)
    .blur(1.5)
    .jpeg({ quality: 80 })
    .toBuffer()
  const server = await startStandIn((_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  })
  return { ...server, bytes: picture.length }
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0)
}
