import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests of how compose.yaml changes deploy/nginx.conf, and of what its containers receive. */

/** Runs deploy/compose/nginx.sh, and returns its file and output. */
function nginxWith(variables: Record<string, string>) {
  const target = join(temporaryFolder(), 'nginx.conf')
  const script = readFileSync('deploy/compose/nginx.sh', 'utf8')
    .replace('/srv/site/', `${process.cwd()}/`)
    .replace(/^(mkdir|chown) .*$/gm, '')
  const { PATH = '' } = process.env
  const env = {
    NODE_ENV: 'test' as const,
    PATH,
    TARGET: target,
    SITE_NAME: 'www.cliente.pt cliente.pt',
    ...variables,
  }
  const { status, stderr } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8' })
  return { status, stderr, text: readFileSync(target, 'utf8') }
}

test('the configuration of the reverse proxy has the names of compose.yaml', () => {
  const { status, text } = nginxWith({ CERTIFICATE: 'compose.yaml' })
  expect(status).toBe(0)
  for (const line of [
    'user nginx;',
    'resolver 127.0.0.11 valid=5s ipv6=off;',
    'server site-a:3000 resolve max_fails=1',
    'server site-b:3000 resolve max_fails=1',
    'server site-a:3000 resolve max_fails=0 backup',
    'server site-b:3000 resolve max_fails=0 backup',
    'server_name www.cliente.pt cliente.pt;',
    'listen 443 ssl http2;',
    'ssl_certificate     /etc/nginx/site.pem;',
    '/dev/stdout',
  ])
    expect(text).toContain(line)
  expect(text).not.toMatch(/^[^#\n]*(127\.0\.0\.1:300|www-data|example\.pt|modules-enabled|\/var\/log)/m)
})

test('the reverse proxy has a certificate, or is behind a proxy that has one, or names the missing variable', () => {
  const behind = nginxWith({ PROXY: '172.16.0.0/12', CERTIFICATE: '/dev/null' })
  expect(behind.status).toBe(0)
  expect(behind.text).toMatch(/^ +set_real_ip_from 172\.16\.0\.0\/12;\n +real_ip_header X-Forwarded-For;$/m)
  expect(behind.text).not.toMatch(/^[^#\n]*(?:\b443\b|ssl_certificate|ssl_reject)/m)
  const without = nginxWith({ CERTIFICATE: '/dev/null' })
  expect([without.status, without.stderr]).toEqual([1, expect.stringContaining('CERTIFICATE_KEY')])
})

test('the log of each container is limited to five files of 10 MB', () => {
  const limits = { driver: 'local', options: { 'max-size': '10m', 'max-file': '5' } }
  for (const [name, { logging }] of Object.entries(services)) expect(logging, name).toEqual(limits)
})

interface Service {
  env_file?: { path: string; required: boolean }[]
  environment?: Record<string, string | null>
  volumes?: string[]
  logging?: object
}

const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}

/** The environment of a container that Compose makes from the caller's variables. */
function containerEnvironment({ environment = {} }: Service, set: Record<string, string>) {
  const resolved = Object.entries(environment).map(([name, value]) => {
    const [, variable = '', otherwise] = /^\$\{(\w+)(?::-(.*)|:\?)\}$/.exec(value ?? '') ?? []
    if (value === null) return [name, set[name]]
    return [name, variable ? set[variable] || otherwise : value]
  })
  return Object.fromEntries(resolved.filter(([, value]) => value !== undefined))
}

test('each variable that is set reaches both instances, from the shell and from .env', () => {
  const example = readFileSync('.env.example', 'utf8')
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const others = ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']
  const set = Object.fromEntries([...names, ...others].map((name) => [name, `value of ${name}`]))
  for (const name of ['site-a', 'site-b']) {
    const service = services[name] ?? {}
    expect(containerEnvironment(service, set)).toEqual(set)
    // Variables of site/variables.ts, whose names are the client's.
    expect(service.env_file).toEqual([{ path: '.env', required: false }])
    const needed = { SITE_API_KEY: 'key', SITE_URL: 'address' }
    const alone = containerEnvironment(service, needed)
    expect(alone, 'without the others').toEqual({ ...needed, REDIS_URL: 'redis://redis:6379' })
  }
})

test('the folders that must outlive a container are in volumes', () => {
  for (const name of ['site-a', 'site-b'])
    expect(services[name]?.volumes).toContainEqual(expect.stringMatching(/^[\w-]+:\/site\/\.next\/cache$/))
  expect(services.front?.volumes).toEqual(
    expect.arrayContaining(['pages:/var/lib/nginx', 'content-a:/srv/site/shared/cache:ro']),
  )
})
