import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyTemplate } from '../builds/project-copy'
import { kinds } from '../demo-6.3.0/kinds'
import { stagePlan } from '../fixtures/stages'
import { runBuild } from '../servers/next-program'
import { startSandbox } from '../servers/sandbox'
import { quickly, startSite } from '../servers/site'
import { nodeBinary, versions } from './node-versions'

/*
 * Tests every Node.js version in `engines`: the site starts in a fresh process, and every kind of page is requested at once, before any was rendered.
 * Versions differ in loading several packages at the same time.
 */

const { platformPort, siteOrigin } = stagePlan('mare-alta')
const others = ['/feed.xml', '/sitemap.xml', '/pesquisa?q=caixas', '/og', '/icon/32', '/produtos?pagina=2']

async function answersOf(binary: string): Promise<string[]> {
  const sandbox = await startSandbox({ port: platformPort })
  const site = await startSite('mare-alta', {}, { program: binary })
  const ask = async (path: string) => `${path} ${(await fetch(siteOrigin + path)).status}`
  const first = await Promise.all([...kinds, ...others].map(ask))
  const map = await (await fetch(`${siteOrigin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path || '/')
  const rest = await Promise.all(paths.map(ask))
  await site.stop(quickly)
  await sandbox.stop()
  expect(paths.length).toBeGreaterThan(30)
  expect(site.log()).not.toContain('ERR_')
  return [...first, ...rest].filter((answer) => !/ 200$|^\/nada 404$/.test(answer))
}

for (const version of versions)
  test(`every kind of page answers at once on Node.js ${version}`, async () => {
    const binary = nodeBinary(version)
    test.skip(binary === undefined, `npm has no Node.js ${version} for this system, or cannot be reached`)
    if (binary) expect(await answersOf(binary)).toEqual([])
  })

for (const version of versions)
  test(`the site builds on Node.js ${version}`, async () => {
    test.setTimeout(600_000)
    const binary = nodeBinary(version)
    test.skip(binary === undefined, `npm has no Node.js ${version} for this system, or cannot be reached`)
    if (!binary) return
    const folder = '.e2e/node-versions'
    rmSync(`${folder}/.next`, { recursive: true, force: true })
    await copyTemplate(folder)
    const { NODE_OPTIONS: _, PATH = '', ...env } = process.env
    const path = `${dirname(binary)}:${PATH}`
    const variables = { ...env, PATH: path, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
    await runBuild(variables, folder, { isWhole: true })
  })
