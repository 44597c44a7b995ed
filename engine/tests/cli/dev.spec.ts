import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyTemplate } from '../builds/project-copy'
import { newLead, post } from '../fixtures/posting'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { isListening, type Program, type ProgramPlan, runProgram, withTypeScript } from '../servers/programs'
import { startSandbox } from '../servers/sandbox'
import { cloneTemplate } from './support/clone'

let development: Program | undefined

test.afterEach(() => development?.stop())

test('SIGTERM ends npm run dev', async () => {
  const { log, stop } = startDevelopment((await cloneTemplate()).file(''), {
    program: 'npm',
    args: ['run', 'dev'],
  })
  await expect.poll(log).toContain('Ready')
  await stop('SIGTERM')
  await expect.poll(() => isListening(ports.site)).toBe(false)
})

// Next.js starts a process at the first visit of a page with a slug, which a developer would have to wait for.
test('npm run dev compiles a page with a slug and the push route before their first request, reports unknown class names, and ends on SIGINT', async () => {
  test.setTimeout(600_000)
  const folder = join(import.meta.dirname, '../../../.e2e/dev')
  rmSync(folder, { recursive: true, force: true })
  await copyTemplate('.e2e/dev')
  writeFileSync(join(folder, 'lib/silent.ts'), "export const name = 'bg-red-500'\n")
  writeFileSync(
    join(folder, 'site/redirects.csv'),
    'from,to\n/loja/:slug?id=5,/produtos/:slug\n/loja/:a,/sobre\n/pladur+tetos.html,/servicos\n/preços.asp,/servicos\n',
  )
  const { log, stop } = startDevelopment(folder)
  const isCompiled = (route: string) => existsSync(join(folder, '.next/dev/server/app', `${route}.js`))
  await expect.poll(() => isCompiled('servicos/[slug]/page'), { timeout: 180_000 }).toBe(true)
  await expect.poll(() => isCompiled('api/revalidate/route'), { timeout: 180_000 }).toBe(true)
  await expect.poll(log, { timeout: 180_000 }).toContain('the class bg-red-500 has no CSS')
  expect(log()).not.toContain('GET')
  const moved = await fetch(`http://localhost:${ports.site}/loja/x/?utm_source=a&id=5`, {
    redirect: 'manual',
  })
  expect(moved.headers.get('location'), 'the parameter that chooses is dropped').toBe(
    '/produtos/x?utm_source=a',
  )
  for (const old of ['/pladur+tetos.html', '/pre%C3%A7os.asp']) {
    const { headers } = await fetch(`http://localhost:${ports.site}${old}`, { redirect: 'manual' })
    expect(headers.get('location'), old).toBe('/servicos')
  }
  expect(await stop('SIGINT')).toBe(0)
  expect(log(), 'what differs from a bare Next.js app').toContain('docs/extending.md')
})

test('npm run dev shows the page of all sections without a warning of React, and takes forms under the names of a tunnel and of Codespaces only', async () => {
  const { key, platformOrigin, platformPort } = stagePlan('mare-alta')
  const sandbox = await startSandbox({ port: platformPort })
  try {
    await copyTemplate('.e2e/dev')
    const { log } = startDevelopment(join(import.meta.dirname, '../../../.e2e/dev'), undefined, {
      SITE_API_KEY: key,
      PLATFORM_ORIGIN: platformOrigin,
      SITE_URL: 'https://loja.tunnel.test',
      GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.codespaces.test',
    })
    await expect.poll(log, { timeout: 180_000 }).toContain('Ready')
    const ask = (path: string) => fetch(`http://localhost:${ports.site}${path}`)
    const drawn = await (await ask('/dev/secoes')).text()
    const page = drawn.replaceAll('\u00a0', ' ')
    for (const title of ['Um dia de mudança', 'Galeria de 12', 'Compacto', 'sem envio'])
      expect(page.includes(title), title).toBe(true)
    for (const kind of ['gallery', 'numbers', 'forms', 'cards'])
      expect([page.includes(`href="#${kind}"`), page.includes(`id="${kind}"`)], kind).toEqual([true, true])
    for (const path of ['/', '/sobre']) expect((await ask(path)).status, path).toBe(200)
    expect(log()).not.toContain('unique "key"')
    const origin = `http://localhost:${ports.site}`
    for (const [from, host, status] of [
      [origin, 'ana-3000.app.codespaces.test', 303],
      ['https://ana-3000.app.codespaces.test', `localhost:${ports.site}`, 303],
      ['https://loja.tunnel.test', '', 303],
      ['https://evil.test', '', 500],
      [origin.replace('localhost', 'evil.test'), 'ana-3000.app.codespaces.test', 500],
    ] as const) {
      const headers = { origin: from, 'x-forwarded-host': host }
      expect((await post({ origin, values: newLead(), headers })).status, `${from} ${host}`).toBe(status)
    }
  } finally {
    await sandbox.stop()
  }
})

test('npm run dev shows a new page of site/pages at its first visit, follows changes of its file, and restarts for renamed paths', async () => {
  const { key, platformOrigin, platformPort } = stagePlan('mare-alta')
  const sandbox = await startSandbox({ port: platformPort })
  try {
    const folder = join(import.meta.dirname, '../../../.e2e/dev')
    await copyTemplate('.e2e/dev')
    const variables = { SITE_API_KEY: key, PLATFORM_ORIGIN: platformOrigin }
    const { log } = startDevelopment(folder, undefined, variables)
    await expect.poll(log, { timeout: 180_000 }).toContain('Ready')
    const ask = async (path: string) => {
      const response = await fetch(`http://localhost:${ports.site}${path}`).catch(() => undefined)
      return { status: response?.status, html: (await response?.text()) ?? '' }
    }
    const file = (name: string) => join(folder, 'site/pages', name)
    const page = (text: string) => `---\ntitle: Equipa\n---\n\n${text}\n`
    expect((await ask('/equipa')).status).toBe(404)
    mkdirSync(file('en'), { recursive: true })
    writeFileSync(file('equipa.md'), page('Somos doze.'))
    expect(await ask('/equipa')).toEqual({ status: 200, html: expect.stringContaining('Somos doze.') })
    writeFileSync(file('equipa.md'), page('Somos treze.'))
    expect((await ask('/equipa')).html).toContain('Somos treze.')
    renameSync(file('equipa.md'), file('en/team.md'))
    expect([(await ask('/equipa')).status, (await ask('/en/team')).status]).toEqual([404, 200])
    rmSync(file('en/team.md'))
    expect((await ask('/en/team')).status).toBe(404)
    const config = join(folder, 'site/config.ts')
    const paths = "defineSite({\n  paths: { services: 'tratamentos' },"
    writeFileSync(config, readFileSync(config, 'utf8').replace('defineSite({', paths))
    await expect.poll(async () => (await ask('/tratamentos')).status, { timeout: 180_000 }).toBe(200)
    expect(log()).toContain('site/config.ts changed a value that the server reads at its start')
  } finally {
    await sandbox.stop()
  }
})

const silentPlatform = { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'http://127.0.0.1:1' }

/** Starts `npm run dev` in a folder. @param variables default: a platform that does not answer */
function startDevelopment(
  folder: string,
  command: Pick<ProgramPlan, 'program' | 'args'> = { args: [...withTypeScript, 'engine/commands/dev.ts'] },
  variables: Record<string, string> = silentPlatform,
): Program {
  const { PATH = '', HOME = '' } = process.env
  development = runProgram({
    ...command,
    folder,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'development',
      PORT: String(ports.site),
      ...variables,
    },
    lastSignal: 'SIGTERM',
  })
  return development
}
