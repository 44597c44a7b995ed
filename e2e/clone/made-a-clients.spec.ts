import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { edit, followDocumentation } from '../builds/documentation'
import { temporaryFolder } from '../sandbox/support/folders'
import { portBase, portCount } from '../servers/ports'

/* A fresh clone that has been made a client's: all that the first table of the README invites to, and its tests after it. */

const project = join(import.meta.dirname, '../..')
const template = temporaryFolder()
const folder = temporaryFolder()
const file = (name: string) => join(folder, name)

function git(cwd: string, ...words: string[]): string {
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.pt']
  return execFileSync('git', [...author, ...words], { cwd, encoding: 'utf8' })
}

/** The template with a history of its own, and a clone of it with what is installed here. */
function freshClone(): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const name of files) {
    mkdirSync(dirname(join(template, name)), { recursive: true })
    cpSync(join(project, name), join(template, name))
  }
  git(template, 'init', '--quiet', '--initial-branch=main')
  git(template, 'add', '--all')
  git(template, 'commit', '--quiet', '--message=The template')
  git(template, 'clone', '--quiet', template, folder)
  for (const name of ['node_modules', 'tools/node_modules']) {
    // As links to the same files where the system can: an installation takes longer than all of the rest.
    const links = spawnSync('cp', ['-al', join(project, name), file(name)])
    if (links.status !== 0)
      cpSync(join(project, name), file(name), { recursive: true, verbatimSymlinks: true })
  }
}

/** Menus, texts, a theme of one's own, accent, icon, scripts, pages, redirects, limits, the page of last resort, content. */
async function makeItAClients(): Promise<void> {
  await followDocumentation(folder)
  for (const [name, from, to] of [
    ['site.config.ts', "footerMenu: ['services', 'products',", "footerMenu: ['products', 'services',"],
    ['site.config.ts', '  redirects: [', '  leadLimits: { perAddress: 3 },\n  redirects: ['],
    ['site.config.ts', "  colourScheme: 'system',", "  colourScheme: 'light',"],
    ['themes/atlantico/theme.ts', "hero: 'split'", "hero: 'band'"],
    ['components/icons.ts', "  app: 'smartphone',", "  app: 'smartphone',\n  coffee: 'coffee',"],
    ['public/unavailable.html', '<h1>', '<h1>Lagoa: '],
  ] as const)
    edit(folder, name, from, to)
  const copy = readFileSync(file('site.copy.ts'), 'utf8')
  writeFileSync(
    file('site.copy.ts'),
    copy.replaceAll('Pedir orçamento', 'Peça um preço').replaceAll('Serviços', 'O que fazemos'),
  )
  // As npm run pull writes it, or an agency by hand.
  cpSync(file('sandbox/content/mare-alta'), file('site.content'), { recursive: true })
  cpSync(file('sandbox/assets/mare-alta'), file('site.content/assets/mare-alta'), { recursive: true })
  save('tenant', () => ({ siteKey: 'lagoa-azul', version: '6.3.0' }))
  save<object>('settings', (settings) => ({ ...settings, name: 'Lagoa Azul', phone: '+351 289 000 000' }))
  save<object[]>('services', (services) => [
    ...services,
    { ...services[0], slug: 'limpezas', title: 'Limpezas' },
  ])
  edit(
    folder,
    'site.config.ts',
    "{ from: '/quem-somos.html'",
    "{ from: '/limpar/:tudo*', to: '/servicos/limpezas' },\n  { from: '/quem-somos.html'",
  )
}

/** Changes a resource of the client's content. */
function save<T>(resource: string, change: (content: T) => unknown): void {
  const name = file(`site.content/${resource}.json`)
  const content = existsSync(name) ? JSON.parse(readFileSync(name, 'utf8')) : undefined
  writeFileSync(name, JSON.stringify(change(content)))
}

function run(program: 'npm' | 'npx', args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, E2E_PORT_BASE: String(portBase + portCount), ...env },
    maxBuffer: 2 ** 27,
    shell: process.platform === 'win32',
  })
  return { status, output: stdout + stderr }
}

test.describe.configure({ mode: 'serial', timeout: 900_000 })

test.beforeAll(async () => {
  freshClone()
  await makeItAClients()
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', "--message=The client's")
})

test('a type error in a page stops its build, and is the only one', () => {
  const page = file('app/sobre/page.tsx')
  const source = readFileSync(page, 'utf8')
  writeFileSync(page, `${source}\nexport const wrong: number = 'text'\n`)
  const { status, output } = run('npm', ['run', 'build'])
  writeFileSync(page, source)
  expect(status).not.toBe(0)
  expect(output).toContain('app/sobre/page.tsx')
  expect(output.match(/TS\d{4}/g)).toEqual(['TS2322'])
})

test('npm run check finds nothing wrong with it', () => {
  // With a line for each test.
  const { status, output } = run('npm', ['run', '--silent', 'check'], { CI: '' })
  expect(status, output).toBe(0)
  expect(output).toMatch(/^\d{2,} passed, 0 failed$/m)
  expect(existsSync(file('.e2e/clone/.next/BUILD_ID')), 'its own build').toBe(true)
  expect(output, 'its own test').toContain('[site.tests]')
})

test('npm run check is red for each fault of the client, and names its place', () => {
  const word = 'X'.repeat(45)
  // In one run, to save five: each has a test of its own, and no other test may fail.
  save<{ slug: string; bullets: string[] }[]>('services', (services) =>
    services
      .filter(({ slug }) => slug !== 'limpezas')
      .map((service, index) => (index === 1 ? { ...service, bullets: [word] } : service)),
  )
  const services: { slug: string }[] = JSON.parse(readFileSync(file('site.content/services.json'), 'utf8'))
  save<{ slug: string; title: string; body: string }[]>('posts', (posts) =>
    posts.map((post, index) => ({
      ...post,
      ...(index === 2 && { body: `${post.body}<p><a href="/ementas">ver</a></p>` }),
      ...(index === 3 && { body: `${post.body}<h2>A</h2><h4>Sem o terceiro</h4>` }),
      ...(index > 3 && index < 6 && { title: 'Boas festas' }),
    })),
  )
  const posts: { slug: string }[] = JSON.parse(readFileSync(file('site.content/posts.json'), 'utf8'))
  edit(folder, 'site.tests/equipa.spec.ts', "name: 'Ana'", "name: 'Rui'")
  edit(
    folder,
    'site.config.ts',
    'export const siteConfig',
    "const accent = '#fefefe'\nexport const siteConfig",
  )
  edit(folder, 'site.config.ts', "  colourScheme: 'light',", "  colourScheme: 'light',\n  accent,")
  // Settings are checked as they stand, content as it is: neither needs a new build.
  const { status, output } = run('npm', ['run', '--silent', 'check'], { E2E_SKIP_BUILD: 'clone', CI: '' })
  expect(status, output).toBe(1)
  const wide = services[1]?.slug
  const [linking, skipping, first, second] = posts.slice(2).map(({ slug }) => slug)
  for (const fault of [
    `: ${word} (site.content/services.json: ${wide}: bullets[0])`,
    `/blog/${linking}: the link "ver" to /ementas answers 404 (site.content/posts.json: ${linking}: body)`,
    'redirects: /limpar/:tudo* to /servicos/limpezas leads to /servicos/limpezas, which answers 404',
    `/blog/${skipping}: the h4 "Sem o terceiro" skips a level (site.content/posts.json: ${skipping}: body)`,
    'the title "Boas festas · Lagoa Azul" (site.content/posts.json: ',
    'site.config.ts: accent: ',
    '[site.tests] › site.tests/equipa.spec.ts',
  ])
    expect(output.replaceAll('\\"', '"'), fault).toContain(fault)
  expect(output).toContain(`/servicos/${wide} at 320 px: `)
  expect(output).toMatch(
    new RegExp(`/blog/(?:${first}, /blog/${second}|${second}, /blog/${first}): the title`),
  )
  expect(output).toMatch(/^\d{2,} passed, 7 failed$/m)
  git(folder, 'checkout', '--quiet', '.')
})

test("the template's tests are green in it", { tag: '@long' }, () => {
  const projects = ['unit', 'cli', 'demo-6.3.0', 'demo-4.1.0', 'attacks'].map((name) => `--project=${name}`)
  const { status, output } = run('npx', ['playwright', 'test', ...projects])
  expect(status, output).toBe(0)
  expect(output).toMatch(/^\d{2,} passed, 0 failed$/m)
})

test('a newer template merges over it, and says what it cannot know', () => {
  rmSync(file('bench'), { recursive: true })
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message=Without the bench')
  // What makes a clone a client's stands beside these lines.
  const files = [
    'components/frame/header.tsx',
    'components/sections/hero/hero.tsx',
    'components/forms/field.no-script.tsx',
    'lib/lead/fields.ts',
    'lib/menu/menu.ts',
    'next.config.ts',
    'bench/main.ts',
    'site.config.ts',
  ]
  for (const name of files) appendFileSync(join(template, name), '\n// newer\n')
  git(template, 'commit', '--quiet', '--all', '--message=A newer template')
  const { status, output } = run('npm', ['run', '--silent', 'update-template', '--', '--from', template])
  expect(status, output).toBe(0)
  expect(output).toMatch(/yours here[^\n]*\n {2}site\.config\.ts\n/)
  expect(output).toContain('  bench (changed in the template since: 1 file)\n')
  const isNewer = (name: string) =>
    existsSync(file(name)) && readFileSync(file(name), 'utf8').endsWith('// newer\n')
  expect(files.filter(isNewer)).toEqual(files.slice(0, 6))
  expect(run('npm', ['run', '--silent', 'types'])).toEqual({ status: 0, output: '' })
})
