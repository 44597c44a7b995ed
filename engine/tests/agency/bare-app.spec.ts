import { cpSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { copyTemplate, project } from '../builds/project-copy'
import { siteEnvironment } from '../fixtures/stages'
import { temporaryFolder } from '../sandbox/support/folders'
import { nextCommand, runBuild, type Server, startServer } from '../servers/next-program'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { type Question, questions } from './questions'

/* Tests an agency's code in a clone and in a bare Next.js app, both built and started, with the same questions. */

const ownFolder = import.meta.dirname
const clone = '.e2e/agency'
const bare = temporaryFolder()

const { NODE_OPTIONS: _, ...environment } = process.env
const shared = { AGENCY_DATA: `http://localhost:${ports.standIn}`, NEXT_TELEMETRY_DISABLED: '1' }
const apps: Record<'bare' | 'clone', { folder: string; program: string[]; env: NodeJS.ProcessEnv }> = {
  bare: {
    folder: bare,
    program: [nextCommand, 'start'],
    env: { ...environment, ...shared, NODE_ENV: 'production', PORT: String(ports.sites[1]) },
  },
  clone: {
    folder: clone,
    program: ['server.mjs'],
    env: { ...siteEnvironment('mare-alta'), ...shared },
  },
}

let data = ''
let stop: () => Promise<unknown>

test.beforeAll(async () => {
  test.setTimeout(600_000)
  cpSync(join(ownFolder, 'bare-app'), bare, { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(bare, 'node_modules'))
  await copyTemplate(clone)
  const source = createServer((_request, response) => response.end(data)).listen(ports.standIn)
  const sandbox = await startSandbox({ port: ports.platform, pushUrl: '' })
  const servers: Server[] = []
  for (const { folder, program, env } of Object.values(apps)) {
    for (const name of ['app', 'instrumentation-client.ts'])
      cpSync(join(ownFolder, name), resolve(project, folder, name), { recursive: true })
    await runBuild(env, folder)
    const firstAddress = `http://localhost:${env.PORT}/agencia/agrupada`
    servers.push(await startServer({ program: process.execPath, args: program, folder, env, firstAddress }))
  }
  stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await sandbox.stop()
    source.close()
  }
})

test.afterAll(() => stop())

async function answerOf(app: keyof typeof apps, browser: Browser, question: Question): Promise<unknown> {
  const context = await browser.newContext({ baseURL: `http://localhost:${apps[app].env.PORT}` })
  const setData = (text: string) => {
    data = text
  }
  try {
    return await question({ page: await context.newPage(), request: context.request, setData })
  } catch (error) {
    return String(error).split('\n')[0]
  } finally {
    await context.close()
  }
}

for (const [name, question] of Object.entries(questions)) {
  test(`${name}: as in a bare app`, { tag: '@all' }, async ({ browser }) => {
    const expected = await answerOf('bare', browser, question)
    expect(JSON.stringify(expected)).not.toMatch(/Error|Timeout/)
    expect(await answerOf('clone', browser, question)).toEqual(expected)
  })
}
