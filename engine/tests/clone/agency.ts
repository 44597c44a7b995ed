import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceInFile } from '../builds/replace-in-file'
import { temporaryFolder } from '../sandbox/support/folders'
import { portBase, portCount } from '../servers/ports'

/* An agency that clones the template, changes its clone, and runs the commands of the README. */

const project = join(import.meta.dirname, '../../..')

export type Clone = ReturnType<typeof freshClone>

/** The template with its own history, and a clone of it with the installed packages. */
export function freshClone() {
  const template = temporaryFolder()
  const folder = temporaryFolder()
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const name of files) {
    if (!existsSync(join(project, name))) continue
    mkdirSync(dirname(join(template, name)), { recursive: true })
    cpSync(join(project, name), join(template, name))
  }
  git(template, 'init', '--quiet', '--initial-branch=main')
  git(template, 'add', '--all')
  git(template, 'commit', '--quiet', '--message=The template')
  git(template, 'clone', '--quiet', template, folder)
  return cloneIn(template, folder)
}

/** A clone that is there already, with what is installed here. */
export function cloneIn(template: string, folder: string) {
  const file = (name: string) => join(folder, name)
  for (const name of ['node_modules', 'engine/tests/node_modules', 'engine/tools/lint/node_modules']) {
    mkdirSync(dirname(file(name)), { recursive: true })
    // Hard links where the system supports them, because an installation takes longer than everything else.
    const links = spawnSync('cp', ['-al', join(project, name), file(name)])
    if (links.status !== 0)
      cpSync(join(project, name), file(name), { recursive: true, verbatimSymlinks: true })
  }
  return {
    template,
    folder,
    file,
    read: (name: string) => readFileSync(file(name), 'utf8'),
    write: (name: string, text: string) => writeFileSync(file(name), text),
    edit: (name: string, from: string, to: string) => replaceInFile(folder, name, from, to),
    /** Changes a resource of the client's content. */
    save: <T>(resource: string, change: (content: T) => unknown) => {
      const name = file(`site/content/${resource}.json`)
      const content = existsSync(name) ? JSON.parse(readFileSync(name, 'utf8')) : undefined
      writeFileSync(name, JSON.stringify(change(content)))
    },
    commit: () => {
      git(folder, 'add', '--all')
      git(folder, 'commit', '--quiet', "--message=The client's")
    },
    /** Reverts everything that was not committed. */
    undo: () => git(folder, 'checkout', '--quiet', '.'),
    /** Runs a script of package.json. */
    run: (script: string, words: string[] = [], env: Record<string, string> = {}) =>
      runIn(folder, ['npm', 'run', '--silent', script, ...words], env),
    /** Runs one project of the template's tests, as `npm test` runs all of them. */
    testOnly: (project: string) =>
      runIn(folder, ['npx', 'playwright', 'test', '--config', 'engine/tests', `--project=${project}`], {}),
  }
}

function runIn(cwd: string, [program = '', ...words]: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    // A line per test, and long timeouts because other tests run at the same time.
    env: {
      ...process.env,
      CI: '',
      IS_TEMPLATE: '',
      E2E_FIGURES: '',
      E2E_WORKERS: '2',
      E2E_PORT_BASE: String(portBase + portCount),
      ...env,
    },
    maxBuffer: 2 ** 27,
    shell: process.platform === 'win32',
  })
  return { status, output: (stdout + stderr).replaceAll('\\"', '"') }
}

export function git(cwd: string, ...words: string[]): string {
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.pt']
  return execFileSync('git', [...author, ...words], { cwd, encoding: 'utf8' })
}

/** Turns a clone into the site of a client in `engine/tests/clients/`, with the fonts of its own theme. */
export function makeItAClients(clone: Clone, client: string): void {
  cpSync(join(project, 'engine/tests/clients', client), clone.folder, { recursive: true })
  const { status, output } = clone.run('fonts')
  if (status !== 0) throw new Error(output)
}

/** Turns a clone into the restaurant's, formatted as its agency left it: semicolons, double quotes, 80 columns. */
export function makeItARestaurant(clone: Clone): void {
  const photograph = join(project, 'engine/sandbox/assets/mare-alta/services/montagem.jpg')
  const menu = join(project, 'engine/sandbox/assets/mare-alta/documents/guia-de-mudanca.pdf')
  cpSync(photograph, clone.file('site/content/assets/sala.jpg'))
  for (const name of ['sala', 'grelha', 'esplanada'])
    cpSync(photograph, clone.file(`public/fotos/${name}.jpg`))
  cpSync(menu, clone.file('public/ementa.pdf'))
  const font = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
  cpSync(join(project, font), clone.file('themes/mesa/marca.woff2'))
  makeItAClients(clone, 'restaurant')
}

/** The template's files that the client's commit has changed. */
export function editedByAgency(clone: Clone): string[] {
  const templates = new Set(git(clone.folder, 'ls-tree', '-r', '--name-only', '-z', 'HEAD~1').split('\0'))
  const changed = git(clone.folder, 'diff', '--name-only', 'HEAD~1', 'HEAD').trim().split('\n')
  return changed.filter((name) => templates.has(name) && !/^(?:site|public)\//.test(name))
}
