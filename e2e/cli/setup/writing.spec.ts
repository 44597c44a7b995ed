import { statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { key, keyOf, platformOrigin, test } from '../support/kit'
import { expectRefusal, given, secretOf } from '../support/setup'

test('with flags it asks nothing, shows the business, and writes what the site needs', async ({ clone }) => {
  const args = [...given, '--site-url', 'https://www.cliente.pt/']
  const { code, output, errors } = await clone.run('setup', args)
  expect([code, errors]).toEqual([0, ''])
  expect(output).toContain('Maré Alta (mare-alta), contract 6.3.0')
  expect(output).toMatch(new RegExp(`✓ Files that the content refers to: \\d+ on ${platformOrigin}\n`))
  expect(output).toContain('https://www.cliente.pt/api/revalidate')
  expect(output).not.toContain(key)
  expect(clone.read('.env.local').split('\n')).toEqual([
    `PLATFORM_ORIGIN=${platformOrigin}`,
    `SITE_API_KEY=${key}`,
    'SITE_URL=https://www.cliente.pt',
    `REVALIDATE_SECRET=${secretOf(output)}`,
    `ASSET_ORIGINS=${platformOrigin}`,
    '',
  ])
  if (process.platform !== 'win32') expect(statSync(clone.file('.env.local')).mode & 0o777).toBe(0o600)
})

test('the key may come from the environment or from standard input; a tenant of 4.1.0 needs no origins', async ({
  clone,
}) => {
  const args = ['--origin', platformOrigin, '--force']
  const workshop = keyOf('oficina-castro')
  const input = `${workshop}\n`
  const { code, output } = await clone.run('setup', [...args, '--key-stdin'], { input })
  expect(code).toBe(0)
  expect(output).toContain('Oficina Castro (oficina-castro), contract 4.1.0')
  expect(output).toContain('https://<address of the site>/api/revalidate')
  expect(clone.read('.env.local')).toContain(`SITE_API_KEY=${workshop}\n`)
  expect(clone.read('.env.local')).toMatch(/^ASSET_ORIGINS=$/m)
  expect((await clone.run('setup', args, { env: { SITE_API_KEY: key } })).code).toBe(0)
  expect(clone.read('.env.local')).toContain(`SITE_API_KEY=${key}\n`)
})

test('files that no browser may load are named, and their origin is not allowed', async ({
  clone,
  changedPlatform,
}) => {
  const image = { url: 'http://cdn.test/a.jpg' }
  const body = '<p><img src="https://inside.test/a.jpg" alt=""></p>'
  const origin = await changedPlatform({
    services: (services: object[]) => services.map((service) => ({ ...service, image })),
    posts: (posts: object[]) => posts.map((post) => ({ ...post, body })),
  })
  const { output, code } = await clone.run('setup', [...given, '--origin', origin])
  expect(code).toBe(0)
  expect(output).toMatch(/! \d+ files are on http:\/\/cdn\.test, without https/)
  expect(output).toMatch(/! Left out: \d+ on https:\/\/inside\.test, in texts only\. .* --asset-origins/)
  expect(clone.read('.env.local')).toContain(`\nASSET_ORIGINS=${platformOrigin}\n`)
})

test('an .env.local keeps its values unless it is forced, and all other lines', async ({ clone }) => {
  clone.write(
    '.env.local',
    `# of the client\nexport SITE_URL="https://antigo.pt"\r\n\nOTHER=1 # stays\nREVALIDATE_SECRET=\nSITE_URL=https://antigo.pt`,
  )
  const args = [...given, '--site-url', 'https://novo.pt']
  await expectRefusal(clone, args, /\.env\.local has other values for SITE_URL: pass --force/)
  const { output } = await clone.run('setup', [...args, '--force'])
  expect(clone.read('.env.local').split('\r\n')).toEqual([
    '# of the client',
    'SITE_URL=https://novo.pt',
    '',
    'OTHER=1 # stays',
    `REVALIDATE_SECRET=${secretOf(output)}`,
    `PLATFORM_ORIGIN=${platformOrigin}`,
    `SITE_API_KEY=${key}`,
    `ASSET_ORIGINS=${platformOrigin}`,
    '',
  ])
})

test('an .env.local keeps a secret that is registered already, unless a new one is asked for', async ({
  clone,
}) => {
  const existing = `SITE_API_KEY=${key}\nPLATFORM_ORIGIN=${platformOrigin}\nREVALIDATE_SECRET=antigo`
  clone.write('.env.local', existing)
  const kept = await clone.run('setup', ['--yes'])
  expect(kept.output).toContain('secret   antigo  (the one that .env.local had)')
  expect(clone.read('.env.local')).toContain('REVALIDATE_SECRET=antigo\n')
  const { output } = await clone.run('setup', ['--new-secret'])
  expect(clone.read('.env.local')).toContain(`REVALIDATE_SECRET=${secretOf(output)}\n`)
})

test('an accent changes one line of site.config.ts, the first time and later; a file of another form is not touched', async ({
  clone,
}) => {
  const before = clone.read('site.config.ts')
  for (const accent of ['#1d4ed8', 'oklch(45% 0.15 300)']) {
    expect((await clone.run('setup', [...given, '--accent', accent])).code).toBe(0)
    const lines = clone.read('site.config.ts').split('\n')
    expect(lines.filter((line) => line === `  accent: '${accent}',`)).toHaveLength(1)
    expect(lines.filter((line) => !line.startsWith('  accent: ')).join('\n')).toBe(before)
  }
  clone.write('site.config.ts', before.replace("  theme: 'atlantico',", "  ...{ theme: 'atlantico' },"))
  const unsafe = /site\.config\.ts is not written the way setup can change safely/
  await expectRefusal(clone, [...given, '--accent', '#1d4ed8'], unsafe)
})

test('--help names every flag and does nothing', async ({ clone }) => {
  const { code, output } = await clone.run('setup', ['--help'])
  expect(code).toBe(0)
  expect(output).toContain('--key-stdin')
  expect(clone.has('.env.local')).toBe(false)
})
