import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { newestLts, nodeBinary } from '../node-versions/node-versions'
import { portBase, portCount, ports } from '../servers/ports'
import { runProgram } from '../servers/programs'
import { freshClone, git } from './agency'

/* Tests of docs/updating.md, "The engine as a packed package". */

test('in a clone with the engine as a package npm run check is green, and doctor and dev work', {
  tag: '@builds-a-clone',
}, async () => {
  test.setTimeout(1_200_000)
  const binary = nodeBinary(newestLts)
  test.skip(binary === undefined, `npm has no Node.js ${newestLts} for this system, or cannot be reached`)
  const clone = freshClone()
  const env = {
    PATH: `${dirname(binary ?? '')}:${process.env.PATH}`,
    CI: '',
    IS_TEMPLATE: '',
    E2E_SKIP_BUILD: '',
    E2E_PORT_BASE: String(portBase + portCount),
  }
  const run = (...[program = '', ...words]: string[]) => {
    const options = { cwd: clone.folder, encoding: 'utf8', env: { ...process.env, ...env } } as const
    const { status, stdout, stderr } = spawnSync(program, words, { ...options, maxBuffer: 2 ** 27 })
    return { status, output: stdout + stderr }
  }
  for (const line of clone
    .read('docs/updating.md')
    .match(/npm pack [\s\S]*?(?=\n```)/)?.[0]
    .split('\n') ?? []) {
    const { status, output } = run('bash', '-c', line)
    expect(status, `${line}\n${output}`).toBe(0)
  }
  expect(git(clone.folder, 'ls-files').trim().split('\n').length).toBeLessThanOrEqual(600)
  expect(readdirSync(clone.folder)).not.toContain('engine')

  // The check builds and starts the site, sends a lead from each form, edits, and sees the save.
  const check = run('npm', 'run', '--silent', 'check')
  expect(check.status, check.output).toBe(0)
  expect(check.output).toContain('sends a lead with every answer')
  expect(run('npm', 'run', '--silent', 'doctor').output).toContain('SITE_API_KEY is required')

  const variables = { PORT: String(ports.site), SANDBOX_PORT: String(ports.platform) }
  const development = runProgram({
    program: binary ?? '',
    args: ['command.mjs', 'dev'],
    folder: clone.folder,
    env: { ...process.env, ...env, ...variables, NODE_ENV: 'development' },
  })
  try {
    await expect.poll(development.log, { timeout: 180_000 }).toContain('Ready')
    expect((await fetch(`http://localhost:${ports.site}/servicos`)).status).toBe(200)
  } finally {
    await development.stop('SIGINT')
  }
})
