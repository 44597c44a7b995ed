import { statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { withAccentLine } from '../../../scripts/setup/config-lines'
import { key, keyOf, platformOrigin, test } from '../support/kit'

const given = ['--origin', platformOrigin, '--key', key]
const secretOf = (output: string) => /secret {3}([0-9a-f]{64})/.exec(output)?.[1]

test('with flags it asks nothing, shows the business, and writes what the site needs; files that no browser may load are named', async ({
  clone,
  changedPlatform,
}) => {
  const image = { url: 'http://cdn.test/a.jpg' }
  const body = '<p><img src="https://inside.test/a.jpg" alt=""></p>'
  const origin = await changedPlatform({
    services: (services: object[]) => services.map((service) => ({ ...service, image })),
    posts: (posts: object[]) => posts.map((post) => ({ ...post, body })),
  })
  const args = ['--origin', origin, '--key', key, '--site-url', 'https://www.cliente.pt/']
  const { code, output, errors } = await clone.run('setup', args)
  expect([code, errors]).toEqual([0, ''])
  expect(output).toContain('Maré Alta (mare-alta), contract 6.3.0')
  expect(output).toMatch(new RegExp(`✓ Files that the content refers to: \\d+ on ${platformOrigin}\n`))
  expect(output).toMatch(/! \d+ files on http:\/\/cdn\.test will not be shown: each comes without https/)
  expect(output).toMatch(/! Left out: \d+ on https:\/\/inside\.test, in texts only\. .* --asset-origins/)
  expect(output).toContain('https://www.cliente.pt/api/revalidate')
  expect(output).not.toContain(key)
  expect(clone.read('.env.local').split('\n')).toEqual([
    `PLATFORM_ORIGIN=${origin}`,
    `SITE_API_KEY=${key}`,
    'SITE_URL=https://www.cliente.pt',
    `REVALIDATE_SECRET=${secretOf(output)}`,
    `ASSET_ORIGINS=${platformOrigin}`,
    '',
  ])
  if (process.platform !== 'win32') expect(statSync(clone.file('.env.local')).mode & 0o777).toBe(0o600)
})

test('the key may come from standard input, or from the environment; 4.1.0 needs no origins, a foreign contract is said', async ({
  clone,
  platform,
}) => {
  const args = ['--origin', platformOrigin, '--force']
  const workshop = keyOf('oficina-castro')
  const read = await clone.run('setup', [...args, '--key-stdin'], { input: `${workshop}\n` })
  expect(read.code).toBe(0)
  expect(read.output).toContain('Oficina Castro (oficina-castro), contract 4.1.0')
  expect(read.output).toContain('https://<address of the site>/api/revalidate')
  expect(clone.read('.env.local')).toContain(`SITE_API_KEY=${workshop}\n`)
  expect(clone.read('.env.local')).toMatch(/^ASSET_ORIGINS=$/m)
  await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'foreign-version' })
  const { code, output } = await clone.run('setup', args, { env: { SITE_API_KEY: key } })
  expect(code).toBe(0)
  expect(output).toContain('! Contract 7.0.0')
  expect(clone.read('.env.local')).toContain(`SITE_API_KEY=${key}\n`)
})

test('--force replaces the values of an .env.local, but neither its secret, unless a new one is asked for, nor other lines', async ({
  clone,
}) => {
  clone.write(
    '.env.local',
    `# of the client\nexport SITE_URL="https://antigo.pt"\r\n\nOTHER=1 # stays\nREVALIDATE_SECRET=antigo\nSITE_URL=https://antigo.pt`,
  )
  const forced = await clone.run('setup', [...given, '--site-url', 'https://novo.pt', '--force'])
  expect(forced.output).toContain('secret   antigo  (the one that .env.local had)')
  const lines = (secret: string | undefined) => [
    '# of the client',
    'SITE_URL=https://novo.pt',
    '',
    'OTHER=1 # stays',
    `REVALIDATE_SECRET=${secret}`,
    `PLATFORM_ORIGIN=${platformOrigin}`,
    `SITE_API_KEY=${key}`,
    `ASSET_ORIGINS=${platformOrigin}`,
    '',
  ]
  expect(clone.read('.env.local').split('\r\n')).toEqual(lines('antigo'))
  const { output } = await clone.run('setup', ['--new-secret'])
  expect(secretOf(output)).toMatch(/./)
  expect(clone.read('.env.local').split('\r\n')).toEqual(lines(secretOf(output)))
})

test('an accent changes one line of site.config.ts, the first time and later; a file of another form is not touched', async ({
  clone,
}) => {
  const before = clone.read('site.config.ts')
  expect((await clone.run('setup', [...given, '--accent', '#1d4ed8'])).code).toBe(0)
  const [theme, first] = ["  theme: 'atlantico',\n", "  accent: '#1d4ed8',\n"]
  const after = clone.read('site.config.ts')
  expect(after).toBe(before.replace(theme, theme + first))
  const other = 'oklch(45% 0.15 300)'
  expect(withAccentLine(after, other)).toBe(after.replace('#1d4ed8', other))
  const unsafe = before.replace(theme, "  ...{ theme: 'atlantico' },\n")
  expect(() => withAccentLine(unsafe, other)).toThrow(/is not written the way setup can change safely/)
})
