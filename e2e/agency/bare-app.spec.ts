import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { copyTemplate, project } from '../builds/project-copy'
import { siteEnvironment } from '../fixtures/stages'
import { nextCommand, runBuild, type Server, startServer } from '../servers/next-program'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { onPorts } from '../servers/site'
import { type Asker, questions } from './questions'

/* The same code of an agency's in a clone and in a bare Next.js app, both built and started, both asked the same. */

const here = import.meta.dirname
const dataPort = ports.bareApp.data
const clone = '.e2e/agency'

let answersOf: (asked: 'clone' | 'bare', browser: Browser, name: string) => Promise<unknown>
let stop: () => Promise<unknown>

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const { NODE_OPTIONS: _, ...environment } = process.env
  const shared = { AGENCY_DATA: `http://localhost:${dataPort}`, NEXT_TELEMETRY_DISABLED: '1' }
  const bareEnvironment: NodeJS.ProcessEnv = {
    ...environment,
    ...shared,
    NODE_ENV: 'production',
    PORT: String(ports.bareApp.bare),
  }
  const cloneEnvironment: NodeJS.ProcessEnv = {
    ...siteEnvironment('mare-alta'),
    ...onPorts(ports.bareApp),
    ...shared,
  }
  const bare = mkdtempSync(join(tmpdir(), 'bare-app-'))
  cpSync(join(here, 'bare-app'), bare, { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(bare, 'node_modules'))
  await copyTemplate(clone)
  for (const folder of [bare, join(project, clone)]) {
    cpSync(join(here, 'app'), join(folder, 'app'), { recursive: true })
    cpSync(join(here, 'instrumentation-client.ts'), join(folder, 'instrumentation-client.ts'))
  }
  let data = ''
  const source = createServer((_request, response) => response.end(data)).listen(dataPort)
  const sandbox = await startSandbox({ port: ports.bareApp.platform, pushUrl: '' })
  await runBuild(bareEnvironment, bare)
  await runBuild(cloneEnvironment, clone)
  const start = (folder: string, args: string[], env: NodeJS.ProcessEnv): Promise<Server> =>
    startServer({
      program: process.execPath,
      args,
      folder,
      env,
      firstAddress: `http://localhost:${env.PORT}/agencia/agrupada`,
    })
  const servers = [
    await start(bare, [nextCommand, 'start'], bareEnvironment),
    await start(clone, ['server.mjs'], cloneEnvironment),
  ]
  answersOf = async (asked, browser, name) => {
    const { PORT } = asked === 'clone' ? cloneEnvironment : bareEnvironment
    const context = await browser.newContext({ baseURL: `http://localhost:${PORT}` })
    const page = await context.newPage()
    const asker: Asker = {
      page,
      request: context.request,
      setData: (text) => {
        data = text
      },
    }
    try {
      return await questions[name]?.(asker)
    } catch (error) {
      return String(error).split('\n')[0]
    } finally {
      await context.close()
    }
  }
  stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await sandbox.stop()
    source.close()
    rmSync(bare, { recursive: true, force: true })
  }
})

test.afterAll(() => stop())

for (const name of Object.keys(questions)) {
  test(`${name}: as in a bare app`, { tag: '@all' }, async ({ browser }) => {
    const expected = await answersOf('bare', browser, name)
    expect(JSON.stringify(expected)).not.toMatch(/Error|Timeout/)
    expect(await answersOf('clone', browser, name)).toEqual(expected)
  })
}
