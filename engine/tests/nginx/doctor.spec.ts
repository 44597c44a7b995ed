import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, expect } from '@playwright/test'
import type { Finding } from '../../commands/doctor/finding'
import { tenants } from '../../sandbox/tenants'
import { runScript } from '../cli/support/clone'
import { patience } from '../fixtures/patience'
import { stagePlan } from '../fixtures/stages'
import { makeCertificate, openssl } from '../servers/certificate'
import { nginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'
import { redisServer, startRedis } from '../servers/redis'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { quickly, type RunningSite, startSite } from '../servers/site'

base.skip(
  nginx === undefined || openssl === undefined || redisServer === undefined,
  'nginx, openssl and redis-server are not all here',
)

/* Tests of the doctor on deployments behind the shipped front, at their public address: a healthy one, and faulty ones. */

const [name, bare] = ['www.cliente.test', 'cliente.test']
const address = `https://${name}`
const { sites, listen, https: port, closed } = ports
const { key, secret, platformOrigin } = stagePlan('mare-alta')
const healthy = { SITE_URL: address, TRUSTED_PROXY_HOPS: '1' }

interface Fault {
  /** Variables of the instances. */
  variables?: Record<string, string>
  /** Faults in the nginx configuration. */
  edits?: [from: string, to: string][]
  names?: string
  certified?: string[]
  isDown?: true
  /** Whether a file replaces the folder that outlives a start. */
  isWithoutDisk?: true
}

const test = base.extend<object, { sandbox: Sandbox; site: RunningSite }>({
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox({ port: ports.platform, pushUrl: '' })
      const redis = await startRedis()
      await use(sandbox)
      await redis.kill()
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
  /** A healthy instance. */
  site: [
    async ({ sandbox: _ }, use) => {
      const site = await startSite('mare-alta', { ...healthy, PORT: String(sites[1]), REDIS_URL: redisUrl() })
      await use(site)
      await site.stop(quickly)
    },
    { scope: 'worker' },
  ],
})

const redisUrl = (database = '') => `redis://localhost:${ports.redis}${database}`

/** The output of `npm run doctor` for a deployment. */
async function examine(instances: [number, number], fault: Fault = {}) {
  // The first visit is rendered, which may take a busy machine longer than the doctor waits.
  for (const instance of instances.filter((instance) => instance !== closed))
    for (const path of ['/', '/contactos']) await fetch(`http://localhost:${instance}${path}`)
  const { edits = [], names = `${name} ${bare}`, certified = [name, bare] } = fault
  const { ca: _, ...certificate } = makeCertificate(certified)
  const https = { port, names, ...certificate, isPortShown: false }
  const { buildDir } = stagePlan('mare-alta')
  const front = await startNginx({ port: listen, instances, buildDir, brotli: false, patience, https, edits })
  const env = {
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../servers/public-names.mjs')).href}`,
    NODE_EXTRA_CA_CERTS: certificate.certificate,
    PUBLIC_PORTS: `${listen},${port}`,
    PLATFORM_ORIGIN: platformOrigin,
    ASSET_ORIGINS: platformOrigin,
    SITE_API_KEY: key,
    REVALIDATE_SECRET: secret,
    SITE_URL: address,
  }
  const { output, code } = await runScript('.', 'doctor', ['--json'], { env }).finally(front.stop)
  const { chapters }: { chapters: { title: string; findings: Finding[] }[] } = JSON.parse(output)
  const findings = chapters.find(({ title }) => title === 'Site')?.findings ?? []
  const messagesOf = (wanted: Finding['outcome']) =>
    findings.flatMap(({ outcome, message }) => (outcome === wanted ? message : []))
  const remedies = findings.flatMap(({ remedy }) => remedy ?? [])
  return { code, ok: messagesOf('ok'), bad: [...messagesOf('problem'), ...messagesOf('advice')], remedies }
}

test('the doctor finds nothing to mend in a healthy deployment of two instances, and sends no lead', async ({
  sandbox,
  site: _,
}) => {
  const other = await startSite('mare-alta', { ...healthy, PORT: String(sites[0]), REDIS_URL: redisUrl() })
  try {
    const leads = async () => (await sandbox.state()).leadCalls
    const before = await leads()
    const { bad, ok } = await examine([sites[0], sites[1]])
    expect(bad).toEqual([])
    expect(ok).toEqual([
      `${address} answers`,
      '/api/health reports a healthy site',
      `http://${name}, http://${bare}, https://${bare}: all redirect to ${address}`,
      'The site accepts forms: an empty one comes back with the missing fields marked',
      'A push without the secret is rejected',
      expect.stringMatching(/^A push with the secret in \.env\.local is accepted/),
    ])
    expect(await leads()).toEqual(before)
  } finally {
    await other.stop(quickly)
  }
})

const dropped: [string, string][] = [
  ['proxy_set_header Host $public_host;', 'proxy_set_header Host site;'],
  ['proxy_set_header X-Forwarded-Host $public_host;', ''],
]
const otherKey = tenants.find(({ siteKey }) => siteKey === 'oficina-castro')?.key ?? ''

const faults: Record<string, [Fault, says: RegExp, remedy: RegExp]> = {
  'a proxy that drops the host': [{ edits: dropped }, /^A form .* is answered with 403$/, /forward Host/],
  'http that shows the site': [
    { edits: [['"~^https (?<asked>', '"~^https? (?<asked>']] },
    /^http:\/\/www\.cliente\.test shows the site, .* forms go unencrypted$/,
    /Redirect http to https/,
  ],
  'a bare name that nginx does not know': [
    { names: name },
    /^http:\/\/cliente\.test answers 421/,
    /server_name/,
  ],
  'a certificate without the bare name': [
    { certified: [name] },
    /^https:\/\/cliente\.test cannot be reached \(ERR_TLS_CERT_ALTNAME_INVALID\)$/,
    /add it to the certificate/,
  ],
  'instances that are all down': [
    { isDown: true },
    /^No instance of the site answers: .* with 503/,
    /Start them/,
  ],
  'the key of another tenant': [
    { variables: { SITE_API_KEY: otherKey } },
    /shows "Oficina Castro[^"]*", but the key in \.env\.local belongs to "Maré Alta"$/,
    /SITE_API_KEY/,
  ],
  'another SITE_URL': [
    { variables: { SITE_URL: 'https://www.outro.test' } },
    /tells search engines that its address is https:\/\/www\.outro\.test/,
    /Set SITE_URL=https:\/\/www\.cliente\.test there/,
  ],
  'another secret': [
    { variables: { REVALIDATE_SECRET: 'another' } },
    /^A push with the secret is answered with 401$/,
    /REVALIDATE_SECRET/,
  ],
  'a staging site at the public address': [
    { variables: { SITE_STAGE: 'preview' } },
    /runs as a preview/,
    /SITE_STAGE=live/,
  ],
  'a Redis that is not there': [
    { variables: { REDIS_URL: `redis://localhost:${closed}` } },
    /^Redis does not work there \(down\)/,
    /REDIS_URL/,
  ],
  'a database that Redis does not have': [
    { variables: { REDIS_URL: redisUrl('/99') } },
    /^Redis does not work there \(down\)/,
    /REDIS_URL/,
  ],
  'one proxy too many': [
    { variables: { TRUSTED_PROXY_HOPS: '2' } },
    /^Visitors can choose the IP address by which rate limits, also for wrong passwords, count them: TRUSTED_PROXY_HOPS is 2$/,
    /TRUSTED_PROXY_HOPS=1 there/,
  ],
  'one proxy too few': [
    { variables: { TRUSTED_PROXY_HOPS: '0' } },
    /^Rate limits, also for wrong passwords, count all visitors as one: TRUSTED_PROXY_HOPS is 0, and 1 proxies are in front$/,
    /TRUSTED_PROXY_HOPS=1 there/,
  ],
  'a disk that cannot be written': [
    { isWithoutDisk: true },
    /^The site cannot write to its disk \(E[A-Z]+\)/,
    /\.next\/cache/,
  ],
  'a platform that the site cannot reach': [
    { variables: { PLATFORM_ORIGIN: `http://localhost:${closed}` } },
    /^The site has no content:/,
    /PLATFORM_ORIGIN/,
  ],
}

for (const [what, [fault, says, remedy]] of Object.entries(faults)) {
  test(`the doctor finds ${what}, and names the remedy`, async ({ site }) => {
    const { variables, isWithoutDisk, isDown } = fault
    const start = (added: Record<string, string>) =>
      startSite(
        'mare-alta',
        { ...healthy, PORT: String(sites[0]), ...added },
        {
          prepare: (buildDir) => isWithoutDisk && writeFileSync(join(buildDir, 'cache'), ''),
          firstPath: added.PLATFORM_ORIGIN ? '/unavailable.html' : '/api/health',
        },
      )
    const started = variables || isWithoutDisk ? await start(variables ?? {}) : undefined
    const running = started ?? site
    const instance = isDown ? closed : Number(new URL(running.origin).port)
    const { code, bad, remedies } = await examine([instance, instance], fault).finally(() =>
      started?.stop(quickly),
    )
    expect(code, bad.join('\n')).toBe(1)
    expect(bad).toContainEqual(expect.stringMatching(says))
    expect(remedies).toContainEqual(expect.stringMatching(remedy))
  })
}
