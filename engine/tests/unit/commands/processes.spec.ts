import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { ports } from '../../servers/ports'
import { isListening, withTypeScript } from '../../servers/programs'

/* Tests that commands end with their terminal. engine/tests/attacks/dead-log.spec.ts tests the server, which continues. */

/** Runs a command whose output nobody reads; returns its exit code and errors. */
async function runUnread(args: string[], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...withTypeScript, ...args], {
    env: { ...process.env, ...variables },
  })
  child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  await once(child, 'close')
  return { code: child.exitCode, errors }
}

test('a command whose output nobody reads ends with code 1 and no error message', async () => {
  for (const args of [['engine/commands/doctor.ts'], ['engine/commands/setup.ts', '--help']])
    expect(await runUnread(args), args.join(' ')).toEqual({ code: 1, errors: '' })
  const SANDBOX_PORT = String(ports.platform)
  expect(await runUnread(['engine/sandbox/main.ts'], { SANDBOX_PORT })).toEqual({ code: 1, errors: '' })
  expect(await isListening(ports.platform)).toBe(false)
})

test('a process that npm run dev or npm run preview has started ends even when its parent is killed', async () => {
  const begin = `
    import { script } from './engine/commands/processes.ts'
    console.log(script('../sandbox/main.ts').pid)`
  const args = [...withTypeScript, '--input-type=module', '--eval', begin]
  const env = { ...process.env, SANDBOX_PORT: String(ports.platform) }
  const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await expect.poll(() => isListening(ports.platform)).toBe(true)
  command.kill('SIGKILL')
  await expect.poll(() => isListening(ports.platform)).toBe(false)
})
