import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../sandbox/support/folders'
import { withTypeScript } from '../../servers/programs'

const script = join(import.meta.dirname, '../../../commands/update-template.ts')
const lines = (...changed: [line: number, text: string][]) =>
  Array.from({ length: 20 }, (_, index) => changed.find(([line]) => line === index)?.[1] ?? `${index}`).join(
    '\n',
  )

let root: string
let template: string
let clone: string

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.pt', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  })

/** Writes files, or deletes those without text, and commits. */
function commit(folder: string, files: Record<string, string | undefined>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    if (text === undefined) rmSync(file, { recursive: true })
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  git(folder, 'add', '-A')
  git(folder, 'commit', '-qm', 'a change')
}

function update(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...withTypeScript, script, ...args], {
    cwd: clone,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const read = (name: string) => readFileSync(join(clone, name), 'utf8')
const from = () => ['--from', template]

test.beforeEach(() => {
  root = temporaryFolder()
  template = join(root, 'template')
  clone = join(root, 'clone')
  mkdirSync(template)
  git(template, 'init', '-q', '-b', 'main')
  commit(template, {
    'lib/a.ts': lines(),
    'lib/old.ts': 'old',
    'site/config.ts': 'theirs 1',
    'sandbox/main.ts': 'sandbox 1',
  })
  git(root, 'clone', '-q', template, 'clone')
})

test('what the template has changed comes in beside our own changes, staged, and what it deleted goes', {
  tag: '@all',
}, () => {
  commit(clone, { 'lib/a.ts': lines([15, 'ours']) })
  commit(template, { 'lib/a.ts': lines([3, 'mended']), 'lib/new.ts': 'new', 'lib/old.ts': undefined })
  expect(update(...from())).toMatchObject({ status: 0, said: expect.stringContaining('3 files changed') })
  expect(read('lib/a.ts')).toBe(lines([3, 'mended'], [15, 'ours']))
  expect(read('lib/new.ts')).toBe('new')
  expect(existsSync(join(clone, 'lib/old.ts'))).toBe(false)
  expect(git(clone, 'diff', '--name-only')).toBe('')
})

test("a theme of the template has its changes beside the clone's, and a theme of the clone's own is left", () => {
  commit(template, { 'themes/granito/layouts/footer.ts': lines() })
  git(clone, 'pull', '-q')
  const own = { 'themes/lagoa/theme.ts': 'ours' }
  commit(clone, { 'themes/granito/layouts/footer.ts': lines([15, 'ours']), ...own })
  commit(template, {
    'themes/granito/layouts/footer.ts': lines([3, 'mended']),
    'themes/granito/layouts/quotes.ts': 'new',
  })
  expect(update(...from())).toMatchObject({ status: 0 })
  expect(read('themes/granito/layouts/footer.ts')).toBe(lines([3, 'mended'], [15, 'ours']))
  expect(read('themes/granito/layouts/quotes.ts')).toBe('new')
  expect(read('themes/lagoa/theme.ts')).toBe('ours')
})

test('what the template has changed in a folder comes into the folder that it was renamed to', {
  tag: '@all',
}, () => {
  const cards = {
    'ui/cards/a.ts': lines(),
    'ui/cards/parts/b.ts': 'export const b = 1',
    'ui/cards/c.ts': 'c',
  }
  commit(template, cards)
  update(...from())
  git(clone, 'commit', '-qm', 'an update')
  git(clone, 'mv', 'ui/cards', 'cartoes')
  commit(clone, { 'cartoes/a.ts': lines([15, 'ours']), 'cartoes/c.ts': undefined, 'ui/other.ts': 'ours' })
  const imports = ["'@/ui/cards/a'", "'../cards/parts/b'", "'./more'", "'@/ui/cards2'"]
  const user = (names: string[]) => names.map((name) => `import ${name}`).join('\n')
  commit(template, {
    'ui/cards/a.ts': lines([3, 'mended']),
    'ui/cards/new.ts': 'new',
    'ui/cards/c.ts': 'c 2',
    'ui/page/user.ts': user(imports),
  })
  const { status, said } = update()
  expect(status, said).toBe(0)
  expect(said).toContain('Renamed here, and followed:\n  ui/cards is cartoes\n')
  expect(said).toContain('  cartoes/c.ts (changed in the template since)\n')
  expect(read('cartoes/a.ts')).toBe(lines([3, 'mended'], [15, 'ours']))
  expect(read('cartoes/new.ts')).toBe('new')
  expect(read('ui/page/user.ts')).toBe(
    user(["'@/cartoes/a'", "'../../cartoes/parts/b'", "'./more'", "'@/ui/cards2'"]),
  )
  expect([existsSync(join(clone, 'ui/cards')), existsSync(join(clone, 'cartoes/c.ts'))]).toEqual([
    false,
    false,
  ])
  expect(git(clone, 'diff', '--name-only')).toBe('')
})

test('a conflict is named and marked, and the rest comes in', { tag: '@all' }, () => {
  commit(clone, { 'lib/a.ts': lines([3, 'ours']), 'lib/both.ts': 'ours' })
  commit(template, { 'lib/a.ts': lines([3, 'mended']), 'lib/both.ts': 'theirs', 'lib/new.ts': 'new' })
  const { status, said } = update(...from())
  expect(status).toBe(1)
  expect(said).toMatch(/CONFLICTS[^:]*:[\s\S]*\n {2}lib\/a\.ts\n {2}lib\/both\.ts/)
  expect(read('lib/a.ts')).toContain('<<<<<<<')
  expect(read('lib/new.ts')).toBe('new')
})

test("the client's files are kept, and what was deleted here stays deleted; the template's changes of both are named", {
  tag: '@all',
}, () => {
  const ours = { 'site/config.ts': 'ours', 'public/logo.svg': 'ours' }
  commit(clone, { ...ours, sandbox: undefined, 'lib/old.ts': undefined })
  commit(template, { 'site/config.ts': 'theirs 2', 'public/logo.svg': 'theirs', 'lib/old.ts': 'older' })
  commit(template, { 'sandbox/main.ts': 'sandbox 2', 'sandbox/more.ts': 'more' })
  const { status, said } = update(...from())
  expect(status).toBe(0)
  expect([read('site/config.ts'), read('public/logo.svg')]).toEqual(['ours', 'ours'])
  expect(said).toMatch(/yours here[\s\S]*public\/logo\.svg[\s\S]*site\/config\.ts/)
  expect([existsSync(join(clone, 'sandbox')), existsSync(join(clone, 'lib/old.ts'))]).toEqual([false, false])
  expect(said).toMatch(
    /Deleted here[\s\S]*lib\/old\.ts \(changed in the template since\)\n {2}sandbox \(changed in the template since: 2 files\)\n/,
  )
})

test('a new file of the client comes in, once', { tag: '@all' }, () => {
  commit(template, { 'site/errors.ts': 'errors', 'lib/a.ts': lines([3, 'mended']) })
  expect(update(...from())).toMatchObject({ status: 0 })
  expect(read('site/errors.ts')).toBe('errors')
  git(clone, 'commit', '-qm', 'update')
  commit(template, { 'lib/a.ts': lines([5, 'again']), 'site/errors.ts': 'errors 2' })
  expect(update()).toMatchObject({ status: 0 })
  expect(read('site/errors.ts')).toBe('errors')
})

test('what was changed here follows a file that the template moves; one that it deletes is kept and named', {
  tag: '@all',
}, () => {
  commit(clone, { 'lib/a.ts': lines([15, 'ours']), 'lib/old.ts': 'ours', 'lib/menu/mine.ts': 'ours' })
  git(template, 'mv', 'lib/a.ts', 'engine.ts')
  commit(template, { 'lib/old.ts': undefined, 'lib/new.ts': 'new' })
  const { status, said } = update(...from())
  expect(status, said).toBe(0)
  expect(read('engine.ts')).toBe(lines([15, 'ours']))
  expect([read('lib/old.ts'), read('lib/new.ts'), read('lib/menu/mine.ts')]).toEqual(['ours', 'new', 'ours'])
  expect(existsSync(join(clone, 'lib/a.ts'))).toBe(false)
  expect(said).toMatch(/Gone from the template, changed here, and kept: .*\n {2}lib\/old\.ts\n\n/)
  expect(git(clone, 'diff', '--name-only')).toBe('')
})

test('a line that both have changed is marked where the template has moved the file', { tag: '@all' }, () => {
  commit(clone, { 'lib/a.ts': lines([3, 'ours']), 'engine/b.ts': 'ours' })
  mkdirSync(join(template, 'engine'))
  git(template, 'mv', 'lib/a.ts', 'engine/a.ts')
  commit(template, { 'engine/a.ts': lines([3, 'mended']) })
  const { status, said } = update(...from())
  expect(status).toBe(1)
  expect(said).toMatch(/CONFLICTS[^:]*:[\s\S]*\n {2}engine\/a\.ts\n/)
  expect(said).toMatch(/Yours in engine\/[^\n]*\n {2}engine\/b\.ts\n/)
  expect(read('engine/a.ts')).toContain('<<<<<<<')
})

test('a folder that was deleted here stays away when the template moves it', { tag: '@all' }, () => {
  commit(clone, { sandbox: undefined })
  mkdirSync(join(template, 'platform'))
  git(template, 'mv', 'sandbox/main.ts', 'platform/main.ts')
  commit(template, { 'lib/a.ts': lines([3, 'mended']) })
  expect(update(...from())).toMatchObject({ status: 0 })
  expect(existsSync(join(clone, 'platform/main.ts'))).toBe(false)
})

/** Gives the clone a separate history. */
function forget(files: Record<string, string> = {}): void {
  rmSync(join(clone, '.git'), { recursive: true })
  git(clone, 'init', '-q', '-b', 'main')
  commit(clone, files)
}

test('a clone with a history of its own is brought up to date, twice, without saying where from again', {
  tag: '@all',
}, () => {
  forget()
  commit(clone, { 'lib/a.ts': lines([15, 'ours']) })
  commit(template, { 'lib/a.ts': lines([3, 'mended']) })
  expect(update(...from()).status).toBe(0)
  git(clone, 'commit', '-qm', 'update')
  commit(template, { 'lib/a.ts': lines([3, 'mended'], [8, 'again']) })
  expect(update().status).toBe(0)
  expect(read('lib/a.ts')).toBe(lines([3, 'mended'], [8, 'again'], [15, 'ours']))
  git(clone, 'commit', '-qm', 'update')
  expect(update()).toMatchObject({ status: 0, said: 'This is the newest template.\n' })
})

for (const [name, prepare, args, sentence] of [
  ['no source', () => {}, () => [], 'Say where the template is'],
  ['a source that is none', () => {}, () => ['--from', join(root, 'nowhere')], 'could not be fetched from'],
  ['changes not committed', () => writeFileSync(join(clone, 'lib/a.ts'), 'x'), from, 'not committed'],
  ['a base that is none', () => {}, () => [...from(), '--base', 'f'.repeat(40)], 'its commit with --base'],
  ['another project', () => forget({ 'lib/a.ts': 'another' }), from, 'its commit with --base'],
] as const) {
  test(`${name} is refused in a sentence, and nothing is changed`, { tag: '@all' }, () => {
    commit(template, { 'lib/a.ts': lines([3, 'mended']) })
    prepare()
    const before = git(clone, 'status', '--porcelain')
    const { status, said } = update(...args())
    expect(status).toBe(1)
    expect(said).toContain(sentence)
    expect(said).toContain('Nothing was changed.')
    expect(git(clone, 'status', '--porcelain')).toBe(before)
  })
}
