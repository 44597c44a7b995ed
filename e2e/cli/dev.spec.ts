import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { ports } from '../servers/ports'
import { cloneTemplate } from './support/clone'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends npm run dev`, async () => {
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(process.execPath, ['--import', tsx, 'scripts/dev.ts'], {
      cwd: cloneTemplate().file(''),
      env: {
        PATH,
        HOME,
        NODE_ENV: 'development',
        PORT: String(ports.development),
        SITE_API_KEY: `sk_${'0'.repeat(48)}`,
        PLATFORM_ORIGIN: 'http://127.0.0.1:1',
      },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    await expect.poll(() => output).toContain('Ready')
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  })
}
