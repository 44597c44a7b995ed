import { statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import type { Clone } from './support/clone'
import { closedPort, standInPort, test } from './support/kit'
import { changedPlatform, startStandIn } from './support/stand-in'

const keyOf = (siteKey: string) => tenants.find((tenant) => tenant.siteKey === siteKey)?.key ?? ''
const key = keyOf('mare-alta')
const secretOf = (output: string) => /secret {3}([0-9a-f]{64})/.exec(output)?.[1]

/** Setup stopped with one sentence, showed no key, and left the clone as it was. */
async function expectRefusal(clone: Clone, args: string[], sentence: RegExp, input = '') {
  const files = ['.env.local', 'site.config.ts']
  const before = files.map((name) => clone.has(name) && clone.read(name))
  const { code, output, errors } = await clone.run('setup', args, { input })
  expect(errors).toMatch(sentence)
  expect(errors).toContain('Nothing was written.')
  expect(errors).not.toMatch(/^\s+at /m)
  expect(output + errors).not.toContain(key)
  expect(code).toBe(1)
  expect(files.map((name) => clone.has(name) && clone.read(name))).toEqual(before)
}

test('with flags it asks nothing, shows the business, and writes what the site needs', async ({
  clone,
  platform,
}) => {
  const args = ['--origin', platform.origin, '--key', key, '--site-url', 'https://www.cliente.pt/']
  const { code, output, errors } = await clone.run('setup', args)
  expect(errors).toBe('')
  expect(code).toBe(0)
  expect(output).toContain('Maré Alta (mare-alta), contract 6.3.0')
  expect(output).toContain(`${platform.origin} (`)
  expect(output).toContain('https://www.cliente.pt/api/revalidate')
  expect(output).not.toContain(key)
  expect(clone.read('.env.local')).toBe(
    `PLATFORM_ORIGIN=${platform.origin}
SITE_API_KEY=${key}
SITE_URL=https://www.cliente.pt
REVALIDATE_SECRET=${secretOf(output)}
ASSET_ORIGINS=${platform.origin}
`,
  )
  if (process.platform !== 'win32') expect(statSync(clone.file('.env.local')).mode & 0o777).toBe(0o600)
})

test('a tenant of 4.1.0 needs no origins of files', async ({ clone, platform }) => {
  const args = ['--origin', platform.origin, '--key', keyOf('oficina-castro')]
  const { output } = await clone.run('setup', args)
  expect(output).toContain('Oficina Castro (oficina-castro), contract 4.1.0')
  expect(output).toContain('https://<address of the site>/api/revalidate')
  expect(clone.read('.env.local')).toMatch(/^ASSET_ORIGINS=$/m)
})

test('the key may come from the environment or from standard input', async ({ clone, platform }) => {
  const env = { SITE_API_KEY: key }
  expect((await clone.run('setup', ['--origin', platform.origin], { env })).code).toBe(0)
  expect(clone.read('.env.local')).toContain(`SITE_API_KEY=${key}\n`)
  const args = ['--origin', platform.origin, '--key-stdin', '--force']
  const workshop = keyOf('oficina-castro')
  expect((await clone.run('setup', args, { input: `${workshop}\n` })).code).toBe(0)
  expect(clone.read('.env.local')).toContain(`SITE_API_KEY=${workshop}\n`)
})

const refusals: Record<string, RegExp> = {
  '401': /settings: the platform does not accept the key .* ask the platform operator for a new one/,
  '404': /settings: something answers there that is not the platform/,
  '429': /settings: the platform could not deliver .*answered 429/,
  '500': /settings: the platform could not deliver .*answered 500/,
  garbage: /settings: something answers there that is not the platform/,
  empty: /settings: something answers there that is not the platform/,
  'wrong-shape': /settings: something answers there that is not the platform/,
  truncated: /settings: the connection was cut/,
  reset: /settings: the connection was cut/,
  hang: /settings: the platform does not answer within 5 seconds/,
}
for (const [fault, sentence] of Object.entries(refusals)) {
  test(`a platform with the fault ${fault}: a sentence, nothing written`, async ({ clone, platform }) => {
    await platform.setFault({ siteKey: 'mare-alta', resource: 'settings', fault })
    await expectRefusal(clone, ['--origin', platform.origin, '--key', key, '--accent', '#1d4ed8'], sentence)
  })
}

test('one resource that cannot be read is enough to write nothing', async ({ clone, platform }) => {
  await platform.setFault({ siteKey: 'mare-alta', resource: 'posts', fault: 'wrong-shape' })
  await expectRefusal(
    clone,
    ['--origin', platform.origin, '--key', key],
    /posts: the answer is not what the contract says/,
  )
})

test('a foreign contract is said, and is no reason to stop', async ({ clone, platform }) => {
  await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'foreign-version' })
  const { code, output } = await clone.run('setup', ['--origin', platform.origin, '--key', key])
  expect(output).toContain('! Contract 7.0.0')
  expect(code).toBe(0)
})

const wrong: [what: string, args: (origin: string) => string[], sentence: RegExp][] = [
  ['no address', () => ['--key', key], /PLATFORM_ORIGIN is missing: give it with --origin/],
  ['no key', (origin) => ['--origin', origin], /SITE_API_KEY is missing: give it with --key-stdin/],
  [
    'an unknown key',
    (origin) => ['--origin', origin, '--key', `sk_${'0'.repeat(48)}`],
    /does not accept the key/,
  ],
  [
    'a malformed key',
    (origin) => ['--origin', origin, '--key', `${key}0`],
    /SITE_API_KEY must be "sk_" and 48/,
  ],
  [
    'nothing there',
    () => ['--origin', `http://localhost:${closedPort}`, '--key', key],
    /nothing answers there .*ECONNREFUSED/,
  ],
  [
    'http where https is due',
    () => ['--origin', 'http://platform.test', '--key', key],
    /PLATFORM_ORIGIN must use https/,
  ],
  [
    'https where none is spoken',
    (origin) => ['--origin', origin.replace('http:', 'https:'), '--key', key],
    /no safe connection \(https\)/,
  ],
  [
    'a path in the address',
    (origin) => ['--origin', `${origin}/api`, '--key', key],
    /PLATFORM_ORIGIN must be an origin only/,
  ],
  [
    'a site over http',
    (origin) => ['--origin', origin, '--key', key, '--site-url', 'http://cliente.pt'],
    /SITE_URL must use https/,
  ],
  [
    'an origin of files that is none',
    (origin) => ['--origin', origin, '--key', key, '--asset-origins', 'cdn'],
    /ASSET_ORIGINS must be an address/,
  ],
  ['an unknown flag', () => ['--keys', 'x'], /'--keys'[\s\S]*--key-stdin/],
  ['a key without its flag', (origin) => ['--origin', origin, key], /belongs to no flag/],
  [
    'no colour',
    (origin) => ['--origin', origin, '--key', key, '--accent', 'bordeaux-ish'],
    /"bordeaux-ish" is not a colour/,
  ],
  [
    'a faint accent',
    (origin) => ['--origin', origin, '--key', key, '--accent', '#ffd400'],
    /accent on paper \(light\): 1\.\d\d/,
  ],
]
for (const [what, args, sentence] of wrong) {
  test(`${what}: a sentence, nothing written`, async ({ clone, platform }) => {
    await expectRefusal(clone, args(platform.origin), sentence)
  })
}

for (const [what, status, headers, sentence] of [
  ['a website', 200, { 'content-type': 'text/html' }, /something answers there that is not the platform/],
  ['an address that leads on', 308, { location: '/elsewhere' }, /the address only leads on to another one/],
] as const) {
  test(`${what} in the place of the platform: a sentence, nothing written`, async ({ clone }) => {
    const standIn = await startStandIn(standInPort, (_, response) =>
      response.writeHead(status, headers).end('<p>Olá'),
    )
    await expectRefusal(clone, ['--origin', standIn.origin, '--key', key], sentence)
    standIn.stop()
  })
}

test('files that no browser may load are named, and their origin is not allowed', async ({
  clone,
  platform,
}) => {
  const standIn = await startStandIn(
    standInPort,
    changedPlatform(platform.origin, {
      services: (services: { image: object }[]) =>
        services.map((service) => ({ ...service, image: { url: 'http://cdn.test/a.jpg' } })),
      posts: (posts: object[]) =>
        posts.map((post) => ({ ...post, body: '<p><img src="https://inside.test/a.jpg" alt=""></p>' })),
    }),
  )
  const { output, code } = await clone.run('setup', ['--origin', standIn.origin, '--key', key])
  standIn.stop()
  expect(code).toBe(0)
  expect(output).toMatch(/! \d+ files are on http:\/\/cdn\.test, without https/)
  expect(clone.read('.env.local')).toMatch(/^ASSET_ORIGINS=http:\/\/localhost:24110,https:\/\/inside\.test$/m)
})

test.describe('a clone that has an .env.local', () => {
  const existing = `# of the client\nexport SITE_URL="https://antigo.pt"\r\n\nOTHER=1 # stays\nREVALIDATE_SECRET=\nSITE_URL=https://antigo.pt`

  test('keeps its values unless it is forced, and all other lines', async ({ clone, platform }) => {
    clone.write('.env.local', existing)
    const args = ['--origin', platform.origin, '--key', key, '--site-url', 'https://novo.pt']
    await expectRefusal(clone, args, /\.env\.local has other values for SITE_URL: pass --force/)
    const { output } = await clone.run('setup', [...args, '--force'])
    expect(clone.read('.env.local').split('\r\n')).toEqual([
      '# of the client',
      'SITE_URL=https://novo.pt',
      '',
      'OTHER=1 # stays',
      `REVALIDATE_SECRET=${secretOf(output)}`,
      `PLATFORM_ORIGIN=${platform.origin}`,
      `SITE_API_KEY=${key}`,
      `ASSET_ORIGINS=${platform.origin}`,
      '',
    ])
  })

  test('keeps a secret that is registered already, unless a new one is asked for', async ({
    clone,
    platform,
  }) => {
    clone.write(
      '.env.local',
      `SITE_API_KEY=${key}\nPLATFORM_ORIGIN=${platform.origin}\nREVALIDATE_SECRET=antigo`,
    )
    expect((await clone.run('setup', ['--yes'])).output).toContain(
      'secret   antigo  (the one that .env.local had)',
    )
    expect(clone.read('.env.local')).toContain('REVALIDATE_SECRET=antigo\n')
    const { output } = await clone.run('setup', ['--new-secret'])
    expect(clone.read('.env.local')).toContain(`REVALIDATE_SECRET=${secretOf(output)}\n`)
  })
})

test('an accent changes one line of site.config.ts, the first time and later', async ({
  clone,
  platform,
}) => {
  const before = clone.read('site.config.ts')
  const args = ['--origin', platform.origin, '--key', key, '--accent']
  for (const accent of ['#1d4ed8', 'oklch(45% 0.15 300)']) {
    expect((await clone.run('setup', [...args, accent])).code).toBe(0)
    const lines = clone.read('site.config.ts').split('\n')
    expect(lines.filter((line) => line === `  accent: '${accent}',`)).toHaveLength(1)
    expect(lines.filter((line) => !line.startsWith('  accent: ')).join('\n')).toBe(before)
  }
})

test('a site.config.ts of another form is not touched', async ({ clone, platform }) => {
  const config = clone.read('site.config.ts').replace("  theme: 'atlantico',", "  ...{ theme: 'atlantico' },")
  clone.write('site.config.ts', config)
  const args = ['--origin', platform.origin, '--key', key, '--accent', '#1d4ed8']
  await expectRefusal(clone, args, /site\.config\.ts is not written the way setup can change safely/)
})

test.describe('on a terminal', () => {
  test('it asks, again after a malformed answer, and never shows the key', async ({ clone, platform }) => {
    const { code, output, errors } = await clone.run('setup', [], {
      answers: [
        ['Address of the platform', 'platform'],
        ['Address of the platform', platform.origin],
        ['Key of the site', key.slice(1)],
        ['Key of the site', key],
        ['Public address', 'https://www.cliente.pt'],
        ['accent', ''],
        ['May the site show files', 'n'],
      ],
    })
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(output).toContain('! PLATFORM_ORIGIN must be an address')
    expect(output).toContain('! SITE_API_KEY must be')
    expect(output).not.toContain(key.slice(1))
    expect(clone.read('.env.local')).toContain(`SITE_API_KEY=${key}\nSITE_URL=https://www.cliente.pt\n`)
    expect(clone.read('.env.local')).toMatch(/^ASSET_ORIGINS=$/m)
  })

  test('it proposes what .env.local has, and replaces it only after a yes', async ({ clone, platform }) => {
    const before = `SITE_API_KEY=${key}\nPLATFORM_ORIGIN=${platform.origin}\nSITE_URL=https://antigo.pt\n`
    clone.write('.env.local', before)
    const answers: [string, string][] = [
      [`[${platform.origin}]`, ''],
      ['Enter for the one in .env.local', ''],
      ['[https://antigo.pt]', 'https://novo.pt'],
      ['accent', ''],
      ['May the site show files', ''],
    ]
    const declined = await clone.run('setup', [], { answers: [...answers, ['Replace them?', '']] })
    expect(declined.code).toBe(1)
    expect(declined.errors).toContain('Nothing was written.')
    expect(clone.read('.env.local')).toBe(before)
    const accepted = await clone.run('setup', [], { answers: [...answers, ['Replace them?', 'y']] })
    expect(accepted.code).toBe(0)
    expect(clone.read('.env.local')).toContain('SITE_URL=https://novo.pt\n')
  })
})

test('--help names every flag and does nothing', async ({ clone }) => {
  const { code, output } = await clone.run('setup', ['--help'])
  expect(code).toBe(0)
  expect(output).toContain('--key-stdin')
  expect(clone.has('.env.local')).toBe(false)
})
