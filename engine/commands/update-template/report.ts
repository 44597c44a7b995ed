import { paths } from './git'

export interface Done {
  /** Commits of the template. */
  base: string
  commit: string
  /** Trees of these commits, in the folders in which this clone has them. */
  before: string
  after: string
  changed: string[]
  conflicts: string[]
  kept: string[]
  /** Files of the engine with changes of this clone. */
  engine: string[]
  own: string[]
  left: string[]
  renamed: [before: string, now: string][]
}

export function report(done: Done): string[] {
  const { base, commit, before, after, changed, conflicts, kept, engine, own, left, renamed } = done
  const versions = `${base.slice(0, 8)} ${commit.slice(0, 8)}`
  return [
    `From ${versions.replace(' ', ' to ')}: ${changed.length} files changed, staged, not committed.`,
    ...list(
      'CONFLICTS, marked inside each file (of package-lock.json: take any side, then npm install):',
      conflicts,
    ),
    ...list(
      `Gone from the template, changed here, and kept: bring your change (git diff ${base.slice(0, 8)} HEAD -- <file>) to what is there instead, then delete the file:`,
      kept,
    ),
    ...list('Yours in engine/, merged: look at each once more', engine),
    ...list(`Changed in the template, and yours here (git diff ${versions} -- <file>):`, own),
    ...list(
      'Deleted here, and left so:',
      left.map((path) => `${path}${sinceThen(path, before, after)}`),
    ),
    ...list(
      'Renamed here, and followed:',
      renamed.map((names) => names.join(' is ')),
    ),
    '',
    'Next: npm ci && npm run types, npm test, git commit.',
    'To go back: git reset --hard',
  ]
}

function list(title: string, files: string[]): string[] {
  return files.length > 0 ? ['', title, ...files.map((path) => `  ${path}`)] : []
}

/** How the template has since changed a path that was deleted here. */
function sinceThen(path: string, before: string, after: string): string {
  if (paths('ls-tree', '-r', '--name-only', '-z', after, '--', path).length === 0)
    return ' (gone from the template too)'
  const changed = paths('diff', '--name-only', '--no-renames', '-z', before, after, '--', path)
  if (changed.length === 0) return ''
  const isFile = changed.length === 1 && changed[0] === path
  return ` (changed in the template since${isFile ? '' : `: ${changed.length} ${changed.length === 1 ? 'file' : 'files'}`})`
}
