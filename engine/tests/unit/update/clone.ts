import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../sandbox/support/folders'

/* A small template with the update tool in it, and a clone. */

const project = join(import.meta.dirname, '../../../..')
const tool = join(project, 'engine/update')

/** The files of a commit by their names; one without text is deleted. */
export type Files = Record<string, string | undefined>

export type Repository = ReturnType<typeof repository>

/** @param where the project is in the repository, as 'clients/a' */
export function repository(root: string, where = '.') {
  const folder = join(root, where)
  const git = (...args: string[]) => gitIn(folder, ...args)
  return {
    root,
    folder,
    git,
    file: (name: string) => join(folder, name),
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    has: (name: string) => existsSync(join(folder, name)),
    write(files: Files) {
      for (const [name, text] of Object.entries(files)) {
        const file = join(folder, name)
        if (text === undefined) rmSync(file, { recursive: true, force: true })
        else {
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, text)
        }
      }
    },
    commit(files: Files = {}) {
      this.write(files)
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message=a change')
    },
    bringTool: () => cpSync(tool, join(folder, 'engine/update'), { recursive: true }),
    /** What an update must not touch before it is agreed to. */
    state: () => ({
      files: git('status', '--porcelain', '--ignored'),
      references: git('for-each-ref'),
      index: readFileSync(join(folder, git('rev-parse', '--git-path', 'index').trim())).toString('base64'),
    }),
    update: (...args: string[]) => runTool(folder, ['--yes', ...args]),
  }
}

export function gitIn(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.pt']
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
}

/** Runs the starter, without a terminal. */
export function runTool(folder: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tool, 'start.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, said: stdout + stderr }
}

export const lines = (...changed: [line: number, text: string][]) =>
  Array.from({ length: 20 }, (_, index) => changed.find(([line]) => line === index)?.[1] ?? `${index}`).join(
    '\n',
  )

export const manifest = (more: object = {}) =>
  `${JSON.stringify({ name: 'site', scripts: { dev: 'dev' }, ...more }, null, 2)}\n`

/** A template and a clone of it. */
export function templateAndClone(files: Files = {}): { template: Repository; clone: Repository } {
  const root = temporaryFolder()
  const template = repository(join(root, 'template'))
  mkdirSync(template.folder)
  template.git('init', '--quiet', '--initial-branch=main')
  template.bringTool()
  template.commit({
    '.gitignore': 'node_modules\n',
    'package.json': manifest(),
    'lib/a.ts': lines(),
    'lib/old.ts': 'old',
    'site/config.ts': 'theirs 1',
    'sandbox/main.ts': 'sandbox 1',
    ...files,
  })
  gitIn(root, 'clone', '--quiet', template.folder, 'clone')
  const clone = repository(join(root, 'clone'))
  clone.git('config', 'user.name', 'Ana')
  clone.git('config', 'user.email', 'ana@exemplo.pt')
  return { template, clone }
}

/** Gives a clone the TypeScript that is installed here. */
export function withInstalledTypeScript(clone: Repository): void {
  mkdirSync(clone.file('node_modules'), { recursive: true })
  for (const name of ['typescript', '@typescript'])
    symlinkSync(join(project, 'node_modules', name), clone.file(`node_modules/${name}`), 'junction')
}

export const typescript = { dependencies: { typescript: version() } }

function version(): string {
  return JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).dependencies.typescript
}
