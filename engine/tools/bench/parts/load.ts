import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { stagePlan } from '../../../tests/fixtures/stages'
import { temporaryFolder } from '../../../tests/sandbox/support/folders'
import { hasBrotli, startNginx } from '../../../tests/servers/nginx'
import { type Part, type Row, ratio, textOf } from '../report'
import { minimalOrigin } from './minimal-app'

const NGINX_PORT = 27020

/** Pages of the demo by their name in the smallest app: about 20 and 60 KB of HTML. */
const pages = { short: '/servicos/elevador-exterior', long: '/' }

/**
 * Texts that make pages of the smallest app about as long as the site's. The app sends each text twice, as HTML and in its script. Characters beyond
 * Latin-1 are kept, because even one makes a page slower to send.
 */
export async function comparableTexts(siteOrigin: string): Promise<Record<string, string>> {
  const texts = Object.entries(pages).map(async ([name, path]) => {
    const page = await textOf(siteOrigin + path)
    return [name, page.replaceAll(/[<>&"'\\{}[\]$]/g, ' ').slice(0, page.length / 2)]
  })
  return Object.fromEntries(await Promise.all(texts))
}

/**
 * Requests per second for rendered pages: Node compared with the smallest app with equally long pages, and the reverse proxy compared with nginx
 * serving the same bytes as a file.
 */
export async function measureLoad(siteOrigin: string): Promise<Part> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const twin = `${minimalOrigin}/long/${name}`
    const [bytes, twinBytes] = [await bytesOf(siteOrigin + path), await bytesOf(twin)]
    const smallest = await throughput(twin)
    const site = await throughput(siteOrigin + path)
    rows.push({
      figure: `cached page of ${bytes.length} bytes, \`npm start\``,
      measured: summaryOf(site),
      baseline: `smallest app with ${twinBytes.length} bytes ${summaryOf(smallest)}: ${ratio(site.perSecond, smallest.perSecond)}`,
      goal: '0.9',
      isMet: site.perSecond >= 0.9 * smallest.perSecond,
    })
  }
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'static'))
  const page = await bytesOf(siteOrigin)
  writeFileSync(join(folder, 'static/page.html'), page)
  writeFileSync(join(folder, 'static/page.html.gz'), gzipSync(page))
  const asFile = await throughNginx(folder, false, '/_next/static/page.html')
  const throughEdge = await throughNginx(stagePlan('mare-alta').buildDir, hasBrotli, '/')
  rows.push({
    figure: 'home page through `deploy/nginx.conf`',
    measured: summaryOf(throughEdge),
    baseline: `nginx sending it as a file ${summaryOf(asFile)}: ${ratio(throughEdge.perSecond, asFile.perSecond)}`,
    goal: '0.8',
    isMet: throughEdge.perSecond >= 0.8 * asFile.perSecond,
  })
  return { title: 'Requests a second, 50 connections', rows }
}

type Throughput = Awaited<ReturnType<typeof throughput>>

const summaryOf = ({ perSecond, p99 }: Throughput) => `${Math.round(perSecond)}/s, p99 ${p99} ms`

const bytesOf = async (address: string) => Buffer.from(await textOf(address))

async function throughNginx(buildDir: string, brotli: boolean, path: string): Promise<Throughput> {
  const { sitePort } = stagePlan('mare-alta')
  const nginx = await startNginx({ port: NGINX_PORT, instances: [sitePort, sitePort], buildDir, brotli })
  const measured = await throughput(nginx.origin + path)
  await nginx.stop()
  return measured
}

/** Requests one address as fast as possible, compressed as for browsers. */
export async function throughput(url: string) {
  const options = { url, connections: 50, headers: { 'accept-encoding': 'gzip' } }
  await autocannon({ ...options, duration: 2 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: 8 })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  // The latency in milliseconds below which 99 % of answers arrived.
  return { perSecond: requests.average, p99: latency.p99 }
}
