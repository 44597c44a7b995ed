import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../../sandbox/support/folders'
import { withTypeScript } from '../../../servers/programs'
import { expect, keyOf, test, variablesOf } from './platform'
import { expectTheSame } from './same-content'

interface Service {
  slug: string
  title: string
  image?: { url: string }
}

const project = join(import.meta.dirname, '../../../../..')

test.use({ environment: variablesOf('mare-alta') })

test('6.3.0: the sandbox serves what was pulled as the platform did, with the same files', {
  tag: '@all',
}, async ({ platform }) => {
  const common = ['settings', 'services', 'products', 'locations', 'values', 'legal']
  await expectTheSame(platform, 'mare-alta', [...common, 'projects', 'posts', 'testimonials', 'faqs'])
})

test('pull deletes records that the platform has deleted, and the files that no record names any more', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.pull()
  const files = platform.clone.files().length
  platform.edit<Service[]>('mare-alta/services', (services) => services.slice(1))
  platform.edit('mare-alta/posts', () => [])
  expect((await platform.pull()).hasFailures).toBe(false)
  expect(JSON.parse(platform.clone.read('posts.json'))).toEqual([])
  expect(platform.clone.files().length).toBeLessThan(files)
  expect(platform.shownEdits).toEqual([])
})

test('a file that cannot be fetched is named, keeps its last copy, and does not stop a pull', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.pull()
  const [first, second] = JSON.parse(platform.clone.read('services.json')).filter(
    ({ image }: Service) => image,
  )
  rmSync(join(platform.assets, new URL(first.image.url).pathname.replace('/files/', '')))
  platform.edit<Service[]>('mare-alta/services', (services) =>
    services.map((service) =>
      service.slug === second.slug
        ? { ...service, title: 'Outro', image: { ...service.image, url: 'https://outro.test/x.jpg' } }
        : service,
    ),
  )
  const { lines, hasFailures } = await platform.pull()
  expect(hasFailures).toBe(true)
  expect(lines.slice(1)).toEqual(
    [
      `! services/${first.slug}: ${first.image.url} is answered with 404; the copy of the last pull is kept`,
      `! services/${second.slug}: https://outro.test/x.jpg is not on an origin in ASSET_ORIGINS`,
    ].sort(),
  )
  expect(platform.clone.read('services.json')).toContain('"Outro"')
})

test('pull lists the edits in site/content/, and overwrites them only with permission', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.pull()
  const { clone } = platform
  const services: Service[] = JSON.parse(clone.read('services.json'))
  const picture = clone.files().find((name) => name.startsWith('assets')) ?? ''
  clone.write(
    'services.json',
    JSON.stringify(services.map((service, index) => (index === 1 ? { ...service, title: 'Meu' } : service))),
  )
  clone.write('notas.txt', 'x')
  clone.write(picture, 'x')
  rmSync(join(clone.folder, 'values.json'))
  await expect(platform.pull()).rejects.toThrow('Edits here would be lost (4)')
  expect(platform.shownEdits).toEqual([
    [picture, 'notas.txt', `services.json: ${services[1]?.slug}.title`, 'values.json (deleted here)'],
  ])
  expect(clone.read('services.json')).toContain('"Meu"')
  await platform.pull(true)
  expect(clone.read('services.json')).not.toContain('"Meu"')
  expect(clone.hasFile('notas.txt')).toBe(false)
  expect(clone.hasFile('values.json')).toBe(true)
  await platform.pull()
  expect(platform.shownEdits.length, 'asked twice in all').toBe(2)
})

test('an edit that the platform has too, or a change of line ends, does not count as an edit', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.pull()
  platform.edit<Service[]>('mare-alta/services', (services) =>
    services.map((service) => ({ ...service, title: 'Igual' })),
  )
  const { clone } = platform
  const edited = JSON.parse(clone.read('services.json')).map((service: Service) => ({
    ...service,
    title: 'Igual',
  }))
  clone.write('services.json', `${JSON.stringify(edited, null, 2)}\n`)
  clone.write('values.json', clone.read('values.json').replaceAll('\n', '\r\n'))
  await platform.pull()
  expect(platform.shownEdits).toEqual([])
})

test('a pull that fails leaves site/content/ as it was', { tag: '@all' }, async ({ platform }) => {
  await platform.pull()
  const before = platform.clone.files()
  platform.edit('mare-alta/values', () => [])
  for (const fault of ['500', 'garbage', 'wrong-shape', '401']) {
    await platform.sandbox.setFault({ siteKey: 'mare-alta', resource: 'legal', fault })
    await expect(platform.pull(), fault).rejects.toThrow('legal')
  }
  await platform.sandbox.clearFaults()
  expect(platform.clone.files()).toEqual(before)
  expect(JSON.parse(platform.clone.read('values.json')).length).toBeGreaterThan(0)
  await platform.sandbox.setFault({ siteKey: 'mare-alta', resource: 'posts', fault: '404' })
  expect((await platform.pull()).lines).toContain('! posts: the platform does not have it yet')
  expect(platform.clone.hasFile('posts.json')).toBe(false)
  await platform.sandbox.clearFaults()
})

test('a pull of content that contains the site key is refused', { tag: '@all' }, async ({ platform }) => {
  platform.edit<object>('mare-alta/settings', (settings) => ({ ...settings, tagline: keyOf('mare-alta') }))
  await expect(platform.pull()).rejects.toThrow('settings contains SITE_API_KEY')
  expect(platform.clone.hasFile('')).toBe(false)
})
test('npm run pull writes site/content/, and without a terminal refuses to overwrite an edit', {
  tag: '@all',
}, async ({ platform }) => {
  const folder = temporaryFolder()
  for (const name of [
    'engine',
    'lib',
    'node_modules',
    'package.json',
    'tsconfig.json',
    'site/config.ts',
    'site/copy.ts',
    'site/variables.ts',
    'themes',
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    symlinkSync(join(project, name), join(folder, name))
  }
  const run = async (...args: string[]) => {
    const { PATH = '', HOME = '' } = process.env
    const env = { PATH, HOME, NODE_ENV: 'test' as const, ...variablesOf('mare-alta') }
    const child = spawn(process.execPath, [...withTypeScript, 'engine/commands/pull.ts', ...args], {
      cwd: folder,
      env,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk)
      })
    await once(child, 'close')
    expect(output).not.toContain(keyOf('mare-alta'))
    return { code: child.exitCode, output }
  }
  // The sandbox lacks a resource that an agency has added.
  const done = /^✓ mare-alta.*site\/content\/\n(! \w+: the platform does not have it yet\n)*$/
  expect(await run()).toEqual({ code: 0, output: expect.stringMatching(done) })
  rmSync(join(folder, 'site/content/values.json'))
  expect(await run()).toEqual({
    code: 1,
    output: `Edited in site/content/ since the last pull:
  values.json (deleted here)
✗ Edits here would be lost (1): npm run pull -- --force overwrites them.
Nothing was written.
`,
  })
  expect((await run('--force')).code).toBe(0)
  await platform.sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: '401' })
  expect((await run()).output).toBe(
    `✗ settings: the platform does not accept the key (${platform.sandbox.origin} does not accept SITE_API_KEY). Copy the key again, or ask the platform operator for a new one: this one may have been replaced.\nNothing was written.\n`,
  )
})
