import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { stagePlan } from '../../e2e/fixtures/stages'
import { temporaryFolder } from '../../e2e/sandbox/support/folders'
import { hasBrotli, startNginx } from '../../e2e/servers/nginx'
import { type Part, type Row, ratio } from '../report'
import { minimalOrigin } from './minimal-app'
import { type Throughput, throughput } from './throughput'

const EDGE_PORT = 27021
const FILE_PORT = 27020

const told = ({ perSecond, p99 }: Throughput) => `${Math.round(perSecond)}/s, p99 ${p99} ms`

/** Pages of the demo by their name in the smallest app: about 20 and 60 KB of HTML. */
const pages = { short: '/servicos/elevador-exterior', long: '/' }

/**
 * Texts that make pages of the smallest app as long as ours. It sends a text twice, as HTML and for its script. Characters
 * beyond Latin-1 stay in it: one of them makes a page slower to send.
 */
export async function comparableTexts(siteOrigin: string): Promise<Record<string, string>> {
  const own = (await textOf(minimalOrigin)).length
  const texts = Object.entries(pages).map(async ([name, path]) => {
    const page = await textOf(siteOrigin + path)
    const text = page.replaceAll(/[<>&"'\\{}[\]$]/g, ' ')
    return [name, text.slice(0, Math.max(0, Math.floor((page.length - own) / 2)))] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

const textOf = async (address: string) => (await fetch(address)).text()

/**
 * Requests a second of pages once they are made: from Node beside the smallest app with pages as long, and through the
 * reverse proxy beside nginx sending the same bytes as a file.
 */
export async function measureLoad(siteOrigin: string): Promise<Part> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) rows.push(await besideSmallest(siteOrigin + path, name))
  return { title: 'Requests a second, 50 connections', rows: [...rows, await besideFile(siteOrigin)] }
}

async function besideSmallest(address: string, name: string): Promise<Row> {
  const twin = `${minimalOrigin}/long/${name}`
  const [bytes, twinBytes] = [await bytesOf(address), await bytesOf(twin)]
  const smallest = await throughput(twin)
  const site = await throughput(address)
  return {
    figure: `cached page of ${bytes.length} bytes, \`npm start\``,
    measured: told(site),
    beside: `smallest app with ${twinBytes.length} bytes ${told(smallest)}: ${ratio(site.perSecond, smallest.perSecond)}`,
    goal: '0.9',
    isMet: site.perSecond >= 0.9 * smallest.perSecond,
  }
}

const bytesOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())

async function besideFile(siteOrigin: string): Promise<Row> {
  const { buildDir, sitePort } = stagePlan('mare-alta')
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'static'))
  const page = await bytesOf(siteOrigin)
  writeFileSync(join(folder, 'static/page.html'), page)
  writeFileSync(join(folder, 'static/page.html.gz'), gzipSync(page))
  const file = await startNginx({
    port: FILE_PORT,
    instances: [sitePort, sitePort],
    buildDir: folder,
    brotli: false,
  })
  const asFile = await throughput(`${file.origin}/_next/static/page.html`)
  await file.stop()
  const edge = await startNginx({
    port: EDGE_PORT,
    instances: [sitePort, sitePort],
    buildDir,
    brotli: hasBrotli,
  })
  const throughEdge = await throughput(edge.origin)
  await edge.stop()
  return {
    figure: 'home page through `deploy/nginx.conf`',
    measured: told(throughEdge),
    beside: `nginx sending it as a file ${told(asFile)}: ${ratio(throughEdge.perSecond, asFile.perSecond)}`,
    goal: '0.8',
    isMet: throughEdge.perSecond >= 0.8 * asFile.perSecond,
  }
}
