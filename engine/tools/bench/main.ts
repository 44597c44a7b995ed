import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { version } from 'next/package.json'
import { buildSite } from '../../tests/builds/build-sites'
import { duration, emptyProcessMilliseconds } from '../../tests/figures/figures'
import { stagePlan } from '../../tests/fixtures/stages'
import { startSandbox } from '../../tests/servers/sandbox'
import { startSite } from '../../tests/servers/site'
import { measureBytes } from './parts/bytes'
import { measureFloods } from './parts/floods'
import { measureFreshness } from './parts/freshness'
import { measureLighthouse } from './parts/lighthouse'
import { comparableTexts, measureLoad } from './parts/load'
import { buildMinimalApp, startMinimalApp } from './parts/minimal-app'
import { measureSearch } from './parts/search'
import { measureSizes } from './parts/sizes'
import { drawPart, type Part, withTable } from './report'

/*
 * `npm run bench`: measures every figure in engine/tools/bench/results.md again, with its baseline. Names of parts as arguments limit the run to
 * these.
 */

const FILE = 'engine/tools/bench/results.md'
const date = new Date().toISOString().slice(0, 10)
const machine = `${availableParallelism()} cores, ${process.platform}, Node ${process.versions.node}, Next ${version}`

/** Parts that compare the running demo site with the running smallest app. */
const comparisons = { bytes: measureBytes, lighthouse: measureLighthouse, load: measureLoad }
/** Parts that start what they need. */
const separateParts = {
  floods: measureFloods,
  search: measureSearch,
  freshness: measureFreshness,
  sizes: () => measureSizes(smallest.startMilliseconds),
}

const names = [...Object.keys(comparisons), ...Object.keys(separateParts)]
const wanted = process.argv.length > 2 ? process.argv.slice(2) : names
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0)
  throw new Error(`Unknown parts: ${unknown.join(', ')}. The parts are ${names.join(', ')}`)

const sandbox = await startSandbox({ port: stagePlan('mare-alta').platformPort })
await buildSite('mare-alta')
const site = await startSite('mare-alta')
await buildMinimalApp(await comparableTexts(site.origin))
const smallest = await startMinimalApp()
for (const [name, measure] of Object.entries(comparisons)) await add(name, () => measure(site.origin))
await Promise.all([smallest.stop(), site.stop()])
for (const [name, measure] of Object.entries(separateParts)) await add(name, measure)
await sandbox.stop()

async function add(name: string, measure: () => Promise<Part>): Promise<void> {
  if (!wanted.includes(name)) return
  const began = performance.now()
  const part = await measure()
  const took = duration(performance.now() - began)
  const speed = `${Math.round(emptyProcessMilliseconds())} ms`
  const note = `Measured on ${date} in ${took} on ${machine}. An empty Node.js process takes ${speed} of processor time there.`
  const table = drawPart(part, note)
  console.log(`\n${table}`)
  writeFileSync(FILE, withTable(readFileSync(FILE, 'utf8'), part, table))
}
