import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildSite } from '../e2e/builds/build-sites'
import { duration } from '../e2e/figures/figures'
import { emptyProcessMilliseconds } from '../e2e/figures/machine'
import { stagePlan } from '../e2e/fixtures/stages'
import { startSandbox } from '../e2e/servers/sandbox'
import { startSite } from '../e2e/servers/site'
import { measureBytes } from './parts/bytes'
import { measureFloods } from './parts/floods'
import { measureLighthouse } from './parts/lighthouse'
import { comparableTexts, measureLoad } from './parts/load'
import { buildMinimalApp, startMinimalApp } from './parts/minimal-app'
import { measureSearch } from './parts/search'
import { measureFreshness, measureSizes } from './parts/sizes'
import { drawPart, type Part, withTable } from './report'

/*
 * `npm run bench`: every figure of docs/performance.md, measured afresh beside its baseline. With names of parts, those
 * alone.
 */

const FILE = 'docs/performance.md'
const parts = ['bytes', 'load', 'lighthouse', 'search', 'freshness', 'floods', 'sizes']
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.includes(name))
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${parts.join(', ')}`)
const wants = (name: string) => wanted.length === 0 || wanted.includes(name)

const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'))
const date = new Date().toISOString().slice(0, 10)
const machine = `${availableParallelism()} cores, ${process.platform}, Node ${process.versions.node}, Next ${version}`
const speed = () =>
  `An empty Node.js process takes ${Math.round(emptyProcessMilliseconds())} ms of processor time there.`
let began = performance.now()
const add = (part: Part) => {
  const note = `Measured on ${date} in ${duration(performance.now() - began)} on ${machine}. ${speed()}`
  began = performance.now()
  console.log(`\n${drawPart(part, note)}`)
  writeFileSync(FILE, withTable(readFileSync(FILE, 'utf8'), part, note))
}

const sandbox = await startSandbox({ port: stagePlan('mare-alta').platformPort })
await buildSite('mare-alta')
const site = await startSite('mare-alta')
await buildMinimalApp()
let smallest = await startMinimalApp()
const { startMilliseconds } = smallest
if (wants('bytes')) add(await measureBytes(site.origin))
if (wants('lighthouse')) add(await measureLighthouse(site.origin))
if (wants('load')) {
  const texts = await comparableTexts(site.origin)
  await smallest.stop()
  await buildMinimalApp(texts)
  smallest = await startMinimalApp()
  add(await measureLoad(site.origin))
}
await Promise.all([smallest.stop(), site.stop()])
if (wants('floods')) add(await measureFloods())
await sandbox.stop()
if (wants('search')) add(await measureSearch())
if (wants('freshness')) add(await measureFreshness())
if (wants('sizes')) {
  add(await measureSizes({ build: () => buildMinimalApp(), startMilliseconds }))
}
