import { statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { startStandIn } from '../../servers/stand-in'
import { changedPlatform } from '../support/changed-platform'
import { fileOrigin, key, keyOf, standInPort, test } from '../support/kit'
import { expectRefusal, secretOf } from '../support/setup'

test('with flags it asks nothing, shows the business, and writes what the site needs', async ({
  clone,
  platform,
}) => {
  const args = ['--origin', platform.origin, '--key', key, '--site-url', 'https://www.cliente.pt/']
  const { code, output, errors } = await clone.run('setup', args)
  expect(errors).toBe('')
  expect(code).toBe(0)
  expect(output).toContain('Maré Alta (mare-alta), contract 6.3.0')
  expect(output).toMatch(new RegExp(`✓ Files that the content refers to: \\d+ on ${platform.origin}\n`))
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

test('files that no browser may load are named, and their origin is not allowed', async ({
  clone,
  platform,
}) => {
  const standIn = await startStandIn(
    changedPlatform(platform.origin, {
      services: (services: { image: object }[]) =>
        services.map((service) => ({ ...service, image: { url: 'http://cdn.test/a.jpg' } })),
      posts: (posts: object[]) =>
        posts.map((post) => ({ ...post, body: '<p><img src="https://inside.test/a.jpg" alt=""></p>' })),
    }),
    standInPort,
  )
  const { output, code } = await clone.run('setup', ['--origin', standIn.origin, '--key', key])
  standIn.stop()
  expect(code).toBe(0)
  expect(output).toMatch(/! \d+ files are on http:\/\/cdn\.test, without https/)
  expect(output).toMatch(/! Left out: \d+ on https:\/\/inside\.test, in texts only\. .* --asset-origins/)
  expect(clone.read('.env.local')).toContain(`\nASSET_ORIGINS=${fileOrigin}\n`)
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

test('--help names every flag and does nothing', async ({ clone }) => {
  const { code, output } = await clone.run('setup', ['--help'])
  expect(code).toBe(0)
  expect(output).toContain('--key-stdin')
  expect(clone.has('.env.local')).toBe(false)
})
