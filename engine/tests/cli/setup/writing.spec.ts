import { statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { withAccentLine, withTaxNumberLine } from '../../../commands/setup/config-lines'
import { key, keyOf, platformOrigin, test } from '../support/kit'

const given = ['--origin', platformOrigin, '--key', key]
const secretOf = (output: string) => /secret {3}([0-9a-f]{64})/.exec(output)?.[1]

test('setup with flags asks nothing, writes .env.local, and names files that will not be shown', async ({
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

test('setup reads the key from standard input or from the environment, and names an unknown contract', async ({
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

test('setup --force replaces the values of .env.local only, and its secret only with --new-secret', async ({
  clone,
}) => {
  const file = (site: string, secret: string) =>
    [
      '# of the client\n',
      `export SITE_URL="${site}" # the old one\r\n`,
      '\n',
      'OTHER=1 # stays\n',
      'CERTIFICATE="-----BEGIN\nSITE_URL=x\n-----END"\n',
      `REVALIDATE_SECRET=${secret}\n`,
      `SITE_URL=${site}`,
    ].join('')
  const added = `\r\nPLATFORM_ORIGIN=${platformOrigin}\r\nSITE_API_KEY=${key}\r\nASSET_ORIGINS=${platformOrigin}\r\n`
  clone.write('.env.local', file('https://antigo.pt', "'antigo#1'"))
  const forced = await clone.run('setup', [...given, '--site-url', 'https://novo.pt', '--force'])
  expect(forced.output).toContain('secret   antigo#1  (the one that .env.local had)')
  const after = clone.read('.env.local')
  expect(after.slice(0, -added.length)).toBe(file('https://novo.pt', "'antigo#1'"))
  expect(after.slice(-added.length).split('\r\n').sort()).toEqual(added.split('\r\n').sort())
  const { output } = await clone.run('setup', ['--new-secret'])
  expect(secretOf(output)).toMatch(/./)
  expect(clone.read('.env.local')).toBe(after.replace('antigo#1', String(secretOf(output))))
})

test('setup --accent adds or changes one line of site/config.ts, and refuses a file of another form', async ({
  clone,
}) => {
  const before = clone.read('site/config.ts')
  expect((await clone.run('setup', [...given, '--accent', '#1d4ed8'])).code).toBe(0)
  const after = clone.read('site/config.ts')
  // Below the comments of the settings, which are empty otherwise.
  expect(after).toBe(before.replace(/\}\)\n$/, "  accent: '#1d4ed8',\n})\n"))
  const other = 'oklch(45% 0.15 300)'
  expect(withAccentLine(after, other)).toBe(after.replace('#1d4ed8', other))
  for (const lines of ["  ...{ theme: 'granito' },\n", "    accent: '#123456',\n"]) {
    const unsafe = before.replace('({\n', (start) => start + lines)
    expect(() => withAccentLine(unsafe, other)).toThrow(/is not written the way setup can change safely/)
  }
  const empty = 'export const siteConfig = defineSite({})\n'
  const both = withTaxNumberLine(withAccentLine(empty, other), '500 000 000')
  expect(both).toBe(
    empty.replace('({', `({\n  company: { taxNumber: '500 000 000' },\n  accent: '${other}',\n`),
  )
})

test('setup keeps the quotes, comments and line ends of site/config.ts', () => {
  const config = (...lines: string[]) =>
    ['export const siteConfig = defineSite({', ...lines, '})', ''].join('\r\n')
  const [theme, company] = [
    '  theme: "granito", // the dark one',
    '  company: { taxNumber: "500 000 000" }, // NIPC',
  ]
  expect(withAccentLine(config(theme), '#123456')).toBe(config(theme, '  accent: "#123456",'))
  const accent = '  accent: `#fff`, // of the brand'
  expect(withAccentLine(config(theme, accent), '#123456')).toBe(
    config(theme, '  accent: `#123456`, // of the brand'),
  )
  const comment = "  // company: { taxNumber: '1' },"
  expect(withTaxNumberLine(config(theme, comment, company), '501 442 600')).toBe(
    config(theme, comment, company.replace('500 000 000', '501 442 600')),
  )
  expect(withTaxNumberLine(config(theme, comment), '501 442 600')).toBe(
    config(theme, '  company: { taxNumber: "501 442 600" },', comment),
  )
})
