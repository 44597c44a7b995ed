import { hasBrotli, startNginx } from '../e2e/support/nginx'
import { stagePlan } from '../e2e/support/stages'
import { minimalOrigin } from './minimal-app'
import { type Part, type Row, ratio } from './report'
import { serveAsFile } from './static-files'
import { type Throughput, throughput } from './throughput'

const EDGE_PORT = 27021

const told = ({ perSecond, p99 }: Throughput) => `${Math.round(perSecond)}/s, p99 ${p99} ms`

/**
 * Requests a second of the home page once it is made: from Node beside the smallest app with a page as long, and through
 * the front beside nginx sending the same bytes as a file.
 */
export async function measureLoad(siteOrigin: string): Promise<Part> {
  const page = Buffer.from(await (await fetch(siteOrigin)).arrayBuffer())
  const smallestBytes = (await (await fetch(minimalOrigin)).arrayBuffer()).byteLength
  const smallest = await throughput(minimalOrigin)
  const site = await throughput(siteOrigin)
  const rows: Row[] = [
    {
      figure: `cached home page (${page.length} bytes), \`npm start\``,
      measured: told(site),
      beside: `smallest app with ${smallestBytes} bytes ${told(smallest)}: ${ratio(site.perSecond, smallest.perSecond)}`,
      goal: '0.9',
      isMet: site.perSecond >= 0.9 * smallest.perSecond,
    },
  ]
  const file = await serveAsFile(page)
  const asFile = await throughput(file.address)
  await file.stop()
  const { buildDir, sitePort } = stagePlan('mare-alta')
  const edge = await startNginx({
    port: EDGE_PORT,
    instances: [sitePort, sitePort],
    buildDir,
    brotli: hasBrotli,
  })
  const throughEdge = await throughput(edge.origin)
  await edge.stop()
  rows.push({
    figure: 'the same page through `deploy/nginx.conf`',
    measured: told(throughEdge),
    beside: `nginx sending it as a file ${told(asFile)}: ${ratio(throughEdge.perSecond, asFile.perSecond)}`,
    goal: '0.8',
    isMet: throughEdge.perSecond >= 0.8 * asFile.perSecond,
  })
  return { title: 'Requests a second, 50 connections', rows }
}
