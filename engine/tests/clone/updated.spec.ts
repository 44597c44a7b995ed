import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../sandbox/support/folders'
import { type Clone, cloneIn, git } from './agency'

/* Clones of earlier versions of the template, updated by one command to what is here now. */

const project = join(import.meta.dirname, '../../..')
const versions = { '1.0.0': 'f230d9dc', 'before the engine was a package': 'a320d633' }

test.describe.configure({ timeout: 900_000 })

/** In a clone, what is here has the client's edits. Its CI runs none of these tests. */
const isTemplate = Boolean(process.env.IS_TEMPLATE || process.env.CI)

test.skip(
  () => !isTemplate || Object.values(versions).some((commit) => !isHere(commit)),
  'this is a clone (the template sets IS_TEMPLATE=1), or the history has not the earlier versions of the template',
)

function isHere(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{tree}`], { cwd: project }).status === 0
}

/** The template with its history, and what is not committed yet as one commit more. */
function templateWithHistory(): string {
  const folder = temporaryFolder()
  git(project, 'clone', '--quiet', '--shared', project, folder)
  const list = (...args: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...args], { cwd: project, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean)
  for (const name of list('--modified', '--others', '--exclude-standard')) {
    const from = join(project, name)
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    if (existsSync(from)) cpSync(from, join(folder, name))
    else rmSync(join(folder, name))
  }
  git(folder, 'checkout', '--quiet', '-B', 'main')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=What is here')
  return folder
}

function cloneOf(template: string, version: keyof typeof versions): Clone {
  const folder = temporaryFolder()
  git(template, 'clone', '--quiet', template, folder)
  git(folder, 'checkout', '--quiet', '-B', 'main', versions[version])
  git(folder, 'config', 'user.name', 'Ana')
  git(folder, 'config', 'user.email', 'ana@exemplo.pt')
  return cloneIn(template, folder)
}

/** The command of the documentation for a clone from before. */
function update(clone: Clone, ...args: string[]) {
  const start = join(clone.template, 'engine/update/start.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, '--yes', ...args], {
    cwd: clone.folder,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

function expectGreen(clone: Clone): void {
  for (const script of ['types', 'lint']) {
    const { status, output } = clone.run(script)
    expect(status, output).toBe(0)
  }
}

let template: string

test.beforeAll(() => {
  template = templateWithHistory()
})

test('an update of a clone of settings only needs no hand: types and linter find nothing, and its settings are those that it had', {
  tag: '@builds-a-clone',
}, () => {
  const clone = cloneOf(template, 'before the engine was a package')
  clone.edit('site/config.ts', "theme: 'atlantico'", "theme: 'granito'")
  clone.edit('site/config.ts', "'projects', 'blog', 'about'", "'projects', 'about'")
  clone.edit('site/copy.ts', "title: 'O que fazemos'", "title: 'Obras'")
  clone.commit()
  const { status, output } = update(clone, '--from', template)
  expect(status, output).toBe(0)
  expect(output).not.toContain('LEFT TO YOU')
  expect(clone.read('site/config.ts')).toContain("theme: 'granito'")
  expect(clone.read('site/config.ts')).not.toContain('colourScheme')
  expect(clone.read('site/copy.ts')).toContain("title: 'Obras'")
  expect(git(clone.folder, 'status', '--porcelain')).toBe('')
  expectGreen(clone)
  // Beside settings, texts and the record, it has nothing that the template has not.
  const differing = git(
    clone.folder,
    'diff',
    '--name-only',
    JSON.parse(clone.read('.template.json')).commit,
    'HEAD',
  )
  const own = differing.trim().split('\n')
  expect(own.filter((name) => !/^(?:site|public)\//.test(name))).toEqual(['.template.json'])
})

test('an update of a law firm needs no hand, and npm run check finds nothing wrong with its pages', {
  tag: '@builds-a-clone',
}, () => {
  const clone = cloneOf(template, 'before the engine was a package')
  cpSync(clone.file('e2e/clients/law-firm'), clone.folder, { recursive: true })
  clone.commit()
  const { status, output } = update(clone, '--from', template)
  expect(status, output).toBe(0)
  expect(output).not.toContain('LEFT TO YOU')
  expectGreen(clone)
  const fonts = clone.run('fonts')
  expect(fonts.status, fonts.output).toBe(0)
  const check = clone.run('check')
  expect(check.status, check.output).toBe(0)
  expect(check.output).toContain('[site/tests] › site/tests/')
})

test('an update of a clone of 1.0.0 names what is left, and after these edits types and linter find nothing', {
  tag: '@builds-a-clone',
}, () => {
  const clone = cloneOf(template, '1.0.0')
  git(clone.folder, 'apply', join(import.meta.dirname, 'edits/of-1.0.0.patch'))
  clone.commit()
  const first = update(clone, '--from', template)
  expect(first.status, first.output).toBe(1)
  expect(first.output).toContain(
    'In conflict, with markers inside the file:\n  components/frame/footer.tsx\n\n',
  )
  git(clone.folder, 'checkout', '--quiet', '--theirs', 'components/frame/footer.tsx')
  clone.edit('components/frame/footer.tsx', '<Imprint', '<p>Alvará 12345</p>\n          <Imprint')

  const { status, output } = update(clone, '--continue')
  expect(status, output).toBe(0)
  const left = output.slice(output.indexOf('LEFT TO YOU'))
  expect(left).toContain('app/equipa/page.tsx:8 pageMetadata: takes { head }')
  expect(left).toMatch(
    /site\/config\.ts:\d+ '\/: an entry of a menu that is a page in code has to be registered/,
  )
  expect(left).toMatch(/package\.json: tsx 4\.\d+\.\d+, which the template no longer has/)
  expect(clone.read('scripts/prices.ts')).toContain("'site/copy.ts'")
  expect(clone.read('themes/granito/tokens.css')).toContain('--radius-m: 4px;')

  clone.edit(
    'site/config.ts',
    '  menu:',
    "  pages: [{ path: '/equipa', title: 'Equipa', description: 'Quem constrói a sua casa.' }],\n  menu:",
  )
  clone.edit(
    'app/equipa/page.tsx',
    "pageMetadata({ title: 'Equipa', description: 'Quem constrói a sua casa.', path: '/equipa' })",
    "pageMetadata({ head: codePage('/equipa').head })",
  )
  clone.edit('app/equipa/page.tsx', 'import { pageMetadata }', 'import { codePage, pageMetadata }')
  expectGreen(clone)
})
