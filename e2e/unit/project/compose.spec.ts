import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../sandbox/support/folders'

/* What the reverse proxy of compose.yaml makes of deploy/nginx.conf: its names go in, and nothing of the machine stays. */

test('the configuration of the reverse proxy has the names of compose.yaml', () => {
  const target = join(temporaryFolder(), 'nginx.conf')
  const script = readFileSync('deploy/compose/nginx.sh', 'utf8')
    .replace('/srv/site/', `${process.cwd()}/`)
    .replace(/^(mkdir|chown) .*$/gm, '')
  execFileSync('sh', ['-c', script], { env: { ...process.env, TARGET: target, SITE_NAME: 'www.cliente.pt' } })
  const text = readFileSync(target, 'utf8')
  for (const line of [
    'user nginx;',
    'server site-a:3000',
    'server site-b:3000',
    'server_name www.cliente.pt;',
    '/dev/stdout',
  ])
    expect(text).toContain(line)
  expect(text).not.toMatch(/^[^#\n]*(127\.0\.0\.1:300|www-data|example\.pt|modules-enabled|\/var\/log)/m)
})
