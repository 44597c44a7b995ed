import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import sharp from 'sharp'
import { watchMemory } from '../../../tests/figures/memory'
import { startSite } from '../../../tests/servers/site'
import { startStandIn } from '../../../tests/servers/stand-in'
import { bytesOf, type Part, percentile, type Row, textOf, timeOf } from '../report'

const FLOOD_SECONDS = 10
const PAUSE_MS = 20

/** The cost of a client that requests endless addresses, while others request pages. */
export async function measureFloods(): Promise<Part> {
  // A file store that has the same large photograph at every address: noise, which does not compress.
  const [width, height] = [3_000, 2_250]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  const picture = await noise.blur(1.5).jpeg({ quality: 80 }).toBuffer()
  const { origin, stop } = await startStandIn((_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  })
  const pictures = `pictures of 6.75 megapixels, ${(picture.length / 1e6).toFixed(1)} MB each`
  const rows: Row[] = []
  for (const [what, clients, path] of [
    ['nothing', 0, () => '/'],
    ['preselected services that do not exist', 10, (n: number) => `/orcamento?servico=x${n}`],
    ['slugs that do not exist', 10, (n: number) => `/servicos/x${n}`],
    ['queries of a page', 10, (n: number) => `/servicos?n=${n}`],
    ['Open Graph images of pages that do not exist', 10, (n: number) => `/og/servicos/x${n}`],
    [pictures, 40, (n: number) => `/_next/image?url=${encodeURIComponent(`${origin}/${n}.jpg`)}&w=1200&q=75`],
  ] as const)
    rows.push({
      figure: `${what}, ${clients} clients`,
      measured: await measureFlood(clients, path, origin),
    })
  stop()
  return { title: 'Floods: answers a second, a page meanwhile, memory, disk', rows }
}

/** @param path returns the n-th address, which has never been requested */
async function measureFlood(clients: number, path: (n: number) => string, store: string): Promise<string> {
  const site = await startSite('mare-alta', { ASSET_ORIGINS: store })
  for (const known of ['/', '/servicos', '/contactos']) await textOf(site.origin + known)
  const before = bytesOf(site.buildDir)
  const end = performance.now() + FLOOD_SECONDS * 1_000
  let count = 0
  const setupRequest = (request: autocannon.Request) => {
    count += 1
    return { ...request, path: path(count) }
  }
  const plan = {
    url: site.origin,
    connections: clients,
    duration: FLOOD_SECONDS,
    requests: [{ setupRequest }],
  }
  const watched = watchMemory(site.processId)
  const flood = clients > 0 ? autocannon(plan) : undefined
  const visits: number[] = []
  while (performance.now() < end) {
    visits.push(await timeOf(() => textOf(`${site.origin}/servicos`)))
    await sleep(PAUSE_MS)
  }
  const answered = (await flood)?.requests.total ?? 0
  const memory = Math.round(watched.stop())
  const disk = ((bytesOf(site.buildDir) - before) / 1e6).toFixed(1)
  await site.stop()
  return `${Math.round(answered / FLOOD_SECONDS)} a second; p95 ${Math.round(percentile(visits, 95))} ms; ${memory} MB; ${disk} MB`
}
