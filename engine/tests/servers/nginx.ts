import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../sandbox/support/folders'
import { isListening, onPath, startProgram } from './programs'

const deploy = join(import.meta.dirname, '../../../deploy')

/** On Debian, nginx is in a folder that only root has in its path. */
export const nginx = onPath('nginx') ?? onPath('/usr/sbin/nginx')

export const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')

const WORKERS = 2

interface NginxOptions {
  port: number
  /** The ports of the instances behind nginx, two by default. */
  instances: readonly [number, number, ...number[]]
  /** The build whose immutable files nginx serves. */
  buildDir: string
  brotli: boolean
  /** The memory for names of cached pages. Default: that of the configuration. */
  keysZone?: string
  /** The factor by which nginx waits longer for an instance than configured. */
  patience?: number
  /**
   * The port for https, with the names and certificate of the site. `isPortShown` is false if clients take it for 443. Default: http only, which no
   * operator uses.
   */
  https?: { port: number; names: string; certificate: string; key: string; isPortShown?: boolean }
  /** Other changes by an operator. */
  edits?: [from: string, to: string][]
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>

/** Starts nginx with the reference configuration, changed only where operators change it. */
export async function startNginx(options: NginxOptions) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'temp'))
  const file = join(folder, 'nginx.conf')
  const text = configuration(folder, options)
  writeFileSync(file, text)
  if (options.brotli) cpSync(join(deploy, 'brotli.conf'), join(folder, 'brotli.conf'))
  const global = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr notice;`
  mkdirSync(join(folder, 'acme'))
  const args = ['-c', file, '-e', 'stderr', '-g', global]
  // nginx stops its workers only when it exits in an orderly way.
  const plan = { program: nginx ?? 'nginx', args, lastSignal: 'SIGTERM' } as const
  const { child, log, stop } = await startProgram(plan, () => isListening(options.port))
  const workersEnded = () => log().match(/ worker process \d+ exited/g)?.length ?? 0
  return {
    origin: `http://localhost:${options.port}`,
    /** The folder that a certificate client writes to. */
    acmeFolder: join(folder, 'acme'),
    log,
    /** The number of cached answers. */
    kept: () =>
      ['site', 'pictures', 'static']
        .flatMap((name) => readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }))
        .filter((name) => /[0-9a-f]{32}$/.test(name)).length,
    /** Sends no requests to an instance, as before its restart. Without a port, it sends requests to all instances again. */
    leaveOut: async (left?: number) => {
      writeFileSync(file, left === undefined ? text : text.replaceAll(`:${left} `, `:${left} down `))
      const before = workersEnded()
      child.kill('SIGHUP')
      // Old workers end after forwarding the requests that they had accepted.
      while (child.exitCode === null && workersEnded() < before + WORKERS)
        await new Promise((done) => setTimeout(done, 20))
    },
    stop,
  }
}

function configuration(
  folder: string,
  { port, instances, buildDir, keysZone = '10m', patience = 1, https, edits = [] }: NginxOptions,
): string {
  const isRoot = process.getuid?.() === 0
  // The default folders for temporary files may be writable by root only.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  )
  const changes: [from: string, to: string][] = [
    ['user www-data;', isRoot ? 'user root;' : ''],
    ['worker_processes auto;', `worker_processes ${WORKERS};`],
    ['/var/lib/nginx/', `${folder}/`],
    ['keys_zone=site:10m', `keys_zone=site:${keysZone}`],
    ['access_log /var/log/nginx/site.log;', ['access_log off;', ...temporary].join('\n')],
    ['127.0.0.1:3000', `127.0.0.1:${instances[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${instances[1]}`],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['listen [::]:80', `listen [::1]:${port}`],
    ['proxy_connect_timeout 1s;', `proxy_connect_timeout ${patience}s;`],
    ['proxy_next_upstream_timeout 7s;', `proxy_next_upstream_timeout ${7 * patience}s;`],
    ['proxy_read_timeout 6s;', `proxy_read_timeout ${6 * patience}s;`],
    ['proxy_cache_lock_age 15s;', `proxy_cache_lock_age ${15 * patience}s;`],
    ['/var/www/acme', join(folder, 'acme')],
    ...(https ? withHttps(https) : withoutHttps),
    ['/srv/site/shared/cache/static/', `${resolve(buildDir)}/static/`],
    ['/srv/site/current/public/', `${resolve('public')}/`],
    ...edits,
  ]
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
      return text.replaceAll(from, to)
    },
    readFileSync(join(deploy, 'nginx.conf'), 'utf8').replace(https ? '' : CERTIFICATE_LINES, ''),
  )
}

const SERVER_NAME_LINE = 'server_name www.example.pt example.pt;'

/** Lines to delete if a proxy in front has the certificate. */
const CERTIFICATE_LINES = /^.*(?:\b443\b|ssl_certificate|ssl_reject).*\n/gm

function withHttps({
  port,
  names,
  certificate,
  key,
  isPortShown = true,
}: NonNullable<NginxOptions['https']>): [string, string][] {
  const target = isPortShown ? `$server_name:${port}` : '$server_name'
  return [
    [SERVER_NAME_LINE, `server_name ${names};`],
    ['/etc/nginx/site.pem', certificate],
    ['/etc/nginx/site.key', key],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['listen [::]:443', `listen [::1]:${port}`],
    ['https://$server_name$request_uri', `https://${target}$request_uri`],
  ]
}

const withoutHttps: [string, string][] = [
  [SERVER_NAME_LINE, 'server_name localhost;'],
  ['"~^https (?<asked>', '"~^https? (?<asked>'],
]
