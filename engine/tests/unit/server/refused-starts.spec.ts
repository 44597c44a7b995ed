import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { outboundProxy } from '../../../src/environment/outbound-proxy'
import { temporaryFolder } from '../../sandbox/support/folders'
import { withTypeScript } from '../../servers/programs'

/* Tests that a failed start prints one sentence. */

function run(args: string[], variables: Record<string, string> = {}) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...env, ...variables },
    encoding: 'utf8',
  })
  return { status, printed: stdout + stderr }
}

test('npm start says in one sentence that a build is missing, failed or unreadable', () => {
  const folder = temporaryFolder()
  const start = () => run(['server.mjs'], { NEXT_DIST_DIR: folder })
  const incomplete = {
    status: 1,
    printed: `There is no complete build in ${folder}: run "npm run build" first.\n`,
  }
  expect(start()).toEqual(incomplete)
  // A failed build also writes this file.
  writeFileSync(join(folder, 'required-server-files.json'), '{"config":{}}')
  expect(start()).toEqual(incomplete)
  // A folder makes the file unreadable, because the user of the tests may read any file.
  mkdirSync(join(folder, 'prerender-manifest.json'))
  expect(start()).toEqual({
    status: 1,
    printed: `The build in ${folder} cannot be read (EISDIR): run "chmod -R a+rX ${folder}" as the user who built it.\n`,
  })
})

test('each command says in one sentence that Node.js is too old', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = ['setup', 'doctor', 'pull', 'push', 'check', 'test', 'types'].map((name) => {
    const [, ...args] = scripts[name].split(' && ')[0].split(' ')
    return [...withTypeScript, ...args]
  })
  const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.18.3'})"
  const sentence =
    /^This is Node\.js 20\.18\.3, but the site needs \^20\.19\.0 .*: install the version of \.nvmrc\.\n$/
  for (const args of [
    ['server.mjs'],
    ...['build', 'dev', 'preview'].map((name) => [...withTypeScript, `engine/commands/${name}.ts`]),
    ...commands,
  ])
    expect(run(['--import', older, ...args]), args.at(-1) ?? '').toEqual({
      status: 1,
      printed: expect.stringMatching(sentence),
    })
})

test('npm run dev and npm run preview say in one sentence that their port is in use', async () => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, listening))
  const PORT = String((server.address() as AddressInfo).port)
  try {
    for (const name of ['dev', 'preview'])
      expect(run([...withTypeScript, `engine/commands/${name}.ts`], { PORT })).toEqual({
        status: 1,
        printed: `Port ${PORT} is in use (by another npm run dev?): stop what listens there, or set PORT to another.\n`,
      })
  } finally {
    server.close()
  }
})

test('the outbound proxy is named only where Node.js sends a request through it', () => {
  const before = { ...process.env }
  const through = (variables: Record<string, string>) => {
    Object.assign(process.env, { NO_PROXY: '', HTTPS_PROXY: '', NODE_USE_ENV_PROXY: '1', ...variables })
    return outboundProxy('https://api.platform.test')
  }
  const HTTPS_PROXY = 'http://proxy.test:3128'
  expect(through({ HTTPS_PROXY })).toBe(HTTPS_PROXY)
  expect(through({ HTTPS_PROXY, NODE_USE_ENV_PROXY: '' })).toBeUndefined()
  for (const NO_PROXY of ['*', 'platform.test', 'other.test, .platform.test', '*.platform.test'])
    expect(through({ HTTPS_PROXY, NO_PROXY }), NO_PROXY).toBeUndefined()
  expect(through({ HTTPS_PROXY, NO_PROXY: 'form.test' })).toBe(HTTPS_PROXY)
  expect(through({})).toBeFalsy()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
