import { mkdirSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Files, lines, manifest, type Repository, templateAndClone } from './clone'

let template: Repository
let clone: Repository
const from = () => ['--from', template.folder]

test.beforeEach(() => {
  ;({ template, clone } = templateAndClone())
})

test('what the template has changed comes in beside our own changes, on a branch, and what it deleted goes', {
  tag: '@all',
}, () => {
  clone.commit({ 'lib/a.ts': lines([15, 'ours']) })
  template.commit({ 'lib/a.ts': lines([3, 'mended']), 'lib/new.ts': 'new', 'lib/old.ts': undefined })
  const { status, said } = clone.update(...from())
  expect(status, said).toBe(0)
  expect(clone.read('lib/a.ts')).toBe(lines([3, 'mended'], [15, 'ours']))
  expect(clone.read('lib/new.ts')).toBe('new')
  expect(clone.has('lib/old.ts')).toBe(false)
  expect(clone.git('status', '--porcelain')).toBe('')
  expect(clone.git('branch', '--show-current')).toMatch(/^update-template\/[0-9a-f]{8}\n$/)
  expect(clone.git('diff', '--name-only', 'main', 'HEAD').trim().split('\n')).toEqual([
    ...['.template.json', 'lib/a.ts', 'lib/new.ts', 'lib/old.ts'],
  ])
})

test("a theme of the template has its changes beside the clone's, and a theme of the clone's own is left", () => {
  template.commit({ 'themes/granito/layouts/footer.ts': lines() })
  clone.git('pull', '-q')
  clone.commit({ 'themes/granito/layouts/footer.ts': lines([15, 'ours']), 'themes/lagoa/theme.ts': 'ours' })
  template.commit({
    'themes/granito/layouts/footer.ts': lines([3, 'mended']),
    'themes/granito/layouts/quotes.ts': 'new',
  })
  expect(clone.update(...from())).toMatchObject({ status: 0 })
  expect(clone.read('themes/granito/layouts/footer.ts')).toBe(lines([3, 'mended'], [15, 'ours']))
  expect(clone.read('themes/granito/layouts/quotes.ts')).toBe('new')
  expect(clone.read('themes/lagoa/theme.ts')).toBe('ours')
})

test('what the template has changed in a folder comes into the folder that it was renamed to', {
  tag: '@all',
}, () => {
  template.commit({
    'ui/cards/a.ts': lines(),
    'ui/cards/parts/b.ts': 'export const b = 1',
    'ui/cards/c.ts': 'c',
  })
  clone.git('pull', '-q')
  clone.git('mv', 'ui/cards', 'cartoes')
  clone.commit({ 'cartoes/a.ts': lines([15, 'ours']), 'cartoes/c.ts': undefined, 'ui/other.ts': 'ours' })
  const imports = ["'@/ui/cards/a'", "'../cards/parts/b'", "'./more'", "'@/ui/cards2'"]
  const user = (names: string[]) => names.map((name) => `import ${name}`).join('\n')
  template.commit({
    'ui/cards/a.ts': lines([3, 'mended']),
    'ui/cards/new.ts': 'new',
    'ui/cards/c.ts': 'c 2',
    'ui/page/user.ts': user(imports),
  })
  const { status, said } = clone.update(...from())
  expect(status, said).toBe(0)
  expect(said).toContain('Renamed here, and followed:\n  ui/cards is cartoes\n')
  expect(said).toContain('  cartoes/c.ts (changed in the template since)\n')
  expect(clone.read('cartoes/a.ts')).toBe(lines([3, 'mended'], [15, 'ours']))
  expect(clone.read('cartoes/new.ts')).toBe('new')
  expect(clone.read('ui/page/user.ts')).toBe(
    user(["'@/cartoes/a'", "'../../cartoes/parts/b'", "'./more'", "'@/ui/cards2'"]),
  )
  expect([clone.has('ui/cards'), clone.has('cartoes/c.ts')]).toEqual([false, false])
})

test('a file that the client has renamed has the changes, and is told as renamed, not as deleted', {
  tag: '@all',
}, () => {
  clone.git('mv', 'lib/a.ts', 'lib/nosso.ts')
  clone.commit()
  template.commit({ 'lib/a.ts': lines([3, 'mended']) })
  const { status, said } = clone.update(...from())
  expect(status, said).toBe(0)
  expect(said).toContain('Renamed here, and followed:\n  lib/a.ts is lib/nosso.ts\n')
  expect(said).not.toContain('Deleted here')
  expect(clone.read('lib/nosso.ts')).toBe(lines([3, 'mended']))
})

test('a file that the client and the template have renamed is where the client has it', {
  tag: '@all',
}, () => {
  clone.git('mv', 'lib/a.ts', 'lib/nosso.ts')
  clone.commit({ 'lib/nosso.ts': lines([15, 'ours']) })
  template.git('mv', 'lib/a.ts', 'engine/a.ts')
  template.commit({ 'engine/a.ts': lines([3, 'mended']) })
  const { status, said } = clone.update(...from())
  expect(status, said).toBe(0)
  expect(said).toContain('  engine/a.ts is lib/nosso.ts\n')
  expect(clone.read('lib/nosso.ts')).toBe(lines([3, 'mended'], [15, 'ours']))
  expect([clone.has('lib/a.ts'), clone.has('engine/a.ts')]).toEqual([false, false])
})

test("the client's files are kept, and what was deleted here stays deleted; the template's changes of both are named", {
  tag: '@all',
}, () => {
  const ours = { 'site/config.ts': 'ours', 'public/logo.svg': 'ours' }
  clone.commit({ ...ours, sandbox: undefined, 'lib/old.ts': undefined })
  template.commit({ 'site/config.ts': 'theirs 2', 'lib/old.ts': 'older' })
  template.commit({ 'sandbox/main.ts': 'sandbox 2', 'sandbox/more.ts': 'more' })
  const { status, said } = clone.update(...from())
  expect(status).toBe(0)
  expect([clone.read('site/config.ts'), clone.read('public/logo.svg')]).toEqual(['ours', 'ours'])
  expect(said).toMatch(/yours here[^\n]*\n {2}site\/config\.ts/)
  expect([clone.has('sandbox'), clone.has('lib/old.ts')]).toEqual([false, false])
  expect(said).toMatch(
    /Deleted here[\s\S]*lib\/old\.ts \(changed in the template since\)\n {2}sandbox \(changed in the template since: 2 files\)\n/,
  )
})

test('new files of the template come into site/ and public/, and take the place of none', {
  tag: '@all',
}, () => {
  clone.commit({ 'public/logo.svg': 'ours' })
  const added: Files = {
    'site/errors.ts': 'errors',
    'public/refused.html': 'refused',
    'public/logo.svg': 'theirs',
  }
  template.commit(added)
  const { status, said } = clone.update(...from())
  expect(status, said).toBe(0)
  expect([
    clone.read('site/errors.ts'),
    clone.read('public/refused.html'),
    clone.read('public/logo.svg'),
  ]).toEqual([...['errors', 'refused', 'ours']])
  expect(said).toContain('New in site/ and public/:\n  public/refused.html\n  site/errors.ts\n')
  expect(said).toContain('where you have a file of that name: yours stays:\n  public/logo.svg\n')
})

test('what was changed here follows a file that the template moves; one that it deletes is kept and named', {
  tag: '@all',
}, () => {
  clone.commit({ 'lib/a.ts': lines([15, 'ours']), 'lib/old.ts': 'ours', 'lib/menu/mine.ts': 'ours' })
  template.git('mv', 'lib/a.ts', 'engine.ts')
  template.commit({ 'lib/old.ts': undefined, 'lib/new.ts': 'new' })
  const { status, said } = clone.update(...from())
  expect(status, said).toBe(0)
  expect(clone.read('engine.ts')).toBe(lines([15, 'ours']))
  expect(['lib/old.ts', 'lib/new.ts', 'lib/menu/mine.ts'].map(clone.read)).toEqual(['ours', 'new', 'ours'])
  expect(clone.has('lib/a.ts')).toBe(false)
  expect(said).toMatch(/Gone from the template, changed here, and kept: .*\n {2}lib\/old\.ts\n\n/)
})

test('a file that the template moves and changes in many steps is followed', { tag: '@all' }, () => {
  clone.commit({ 'lib/a.ts': lines([19, 'ours']) })
  template.git('mv', 'lib/a.ts', 'lib/b.ts')
  template.commit()
  for (const step of [0, 4, 8]) {
    const changed = Array.from({ length: step + 4 }, (_, line): [number, string] => [line, `new ${line}`])
    template.commit({ 'lib/b.ts': lines(...changed) })
  }
  template.git('mv', 'lib/b.ts', 'engine/c.ts')
  template.commit()
  const { status, said } = clone.update(...from())
  expect(status, said).toBe(0)
  expect(clone.read('engine/c.ts')).toContain('new 11')
  expect(clone.read('engine/c.ts')).toContain('ours')
  expect(clone.has('lib/a.ts')).toBe(false)
})

test('a folder that was deleted here stays away when the template moves it', { tag: '@all' }, () => {
  clone.commit({ sandbox: undefined })
  mkdirSync(template.file('platform'))
  template.git('mv', 'sandbox/main.ts', 'platform/main.ts')
  template.commit({ 'lib/a.ts': lines([3, 'mended']) })
  expect(clone.update(...from())).toMatchObject({ status: 0 })
  expect(clone.has('platform/main.ts')).toBe(false)
})

/** Gives the clone a history of its own. */
function forget(files: Files = {}): void {
  rmSync(clone.file('.git'), { recursive: true })
  clone.git('init', '-q', '-b', 'main')
  clone.commit(files)
}

test('a clone with a history of its own is brought up to date, twice', { tag: '@all' }, () => {
  forget()
  clone.commit({ 'lib/a.ts': lines([15, 'ours']) })
  template.commit({ 'lib/a.ts': lines([3, 'mended']) })
  expect(clone.update(...from())).toMatchObject({ status: 0 })
  template.commit({ 'lib/a.ts': lines([3, 'mended'], [8, 'again']) })
  expect(clone.update(...from())).toMatchObject({ status: 0 })
  expect(clone.read('lib/a.ts')).toBe(lines([3, 'mended'], [8, 'again'], [15, 'ours']))
  expect(clone.update(...from())).toMatchObject({
    status: 0,
    said: expect.stringContaining('This is the newest template.\n'),
  })
})

test('of a copy whose beginning is no version of the template, the nearest is proposed, and taken when it is named', {
  tag: '@all',
}, () => {
  template.commit({ 'lib/a.ts': lines([3, 'mended']) })
  const nearest = template.git('rev-parse', 'HEAD').trim()
  clone.git('pull', '-q')
  forget({ 'README.md': 'A copy of the template' })
  clone.commit({ 'lib/a.ts': lines([3, 'mended'], [15, 'ours']) })
  template.commit({ 'lib/a.ts': lines([3, 'mended'], [8, 'again']) })
  const before = clone.state()
  const { status, said } = clone.update(...from())
  expect(status).toBe(1)
  expect(said).toContain(`The nearest is ${nearest.slice(0, 12)}`)
  expect(clone.state()).toEqual(before)
  expect(clone.update(...from(), '--base', nearest)).toMatchObject({ status: 0 })
  expect(clone.read('lib/a.ts')).toBe(lines([3, 'mended'], [8, 'again'], [15, 'ours']))
})

test('an edit of package.json beside those of the template is no conflict', { tag: '@all' }, () => {
  clone.commit({ 'package.json': manifest({ dependencies: { nanoid: '5.1.6' } }) })
  template.commit({ 'package.json': manifest({ dependencies: { next: '16.4.6' } }) })
  const { status, said } = clone.update(...from())
  expect(status, said).toBe(0)
  expect(JSON.parse(clone.read('package.json')).dependencies).toEqual({ nanoid: '5.1.6', next: '16.4.6' })
})

for (const [name, prepare, args, sentence] of [
  ['no source', () => {}, () => [], 'Say where the template is'],
  ['a source that is none', () => {}, () => ['--from', `${template.folder}x`], 'could not be fetched from'],
  ['changes not committed', () => clone.write({ 'lib/a.ts': 'x' }), from, 'not committed'],
  [
    'a base that is none',
    () => {},
    () => [...from(), '--base', 'f'.repeat(40)],
    'no commit of this template',
  ],
  [
    'another project',
    () => forget({ 'lib/a.ts': 'another', 'lib/b.ts': 'b', engine: undefined }),
    from,
    'with --base',
  ],
  [
    'a version without the tool',
    () => template.commit({ engine: undefined }),
    from,
    'has no engine/update/main.mjs',
  ],
] as const) {
  test(`${name} is refused in a sentence, and nothing is changed`, { tag: '@all' }, () => {
    template.commit({ 'lib/a.ts': lines([3, 'mended']) })
    prepare()
    const before = clone.state()
    const { status, said } = clone.update(...args())
    expect(status, said).toBe(1)
    expect(said).toContain(sentence)
    expect(said).toContain('Nothing was changed.')
    expect(clone.state()).toEqual(before)
  })
}
