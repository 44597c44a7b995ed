import { existsSync } from 'node:fs'
import { findBase } from './base'
import { moveToDefaults } from './defaults'
import { foldersOf, git, paths, tryGit } from './git'
import { followMovedFolders } from './moved-folders'
import { RECORD_FILE, readRecord, writeRecord } from './record'
import { followRenamedFolders, renamedFolders, treeOf } from './renamed-folders'

/** Files of the client: an update changes none of them, and adds those that it has not. */
const ownFiles = ['site.*', 'public/**']

/** The message says in a sentence why nothing was changed. */
export class UpdateError extends Error {}

interface Report {
  lines: string[]
  hasConflicts: boolean
}

interface Options {
  from?: string | undefined
  ref?: string | undefined
  base?: string | undefined
}

/**
 * Applies the changes of the template since this clone was made or last updated, and stages them for review. Runs no code
 * of the template. @throws UpdateError
 */
export function updateTemplate({ ref = 'main', base: givenBase, from: givenFrom }: Options): Report {
  const record = readRecord()
  const from = givenFrom ?? record.from
  if (from === undefined) throw new UpdateError('Say where the template is: --from <path or remote>')
  expectCleanTree()
  const fetched = tryGit(['fetch', '--no-tags', '--quiet', from, ref])
  if (!fetched.isWell)
    throw new UpdateError(`The template could not be fetched from ${from}: ${fetched.text}`)
  const commit = git('rev-parse', 'FETCH_HEAD').trim()
  const base = findBase(commit, givenBase ?? record.commit)
  if (base === undefined)
    throw new UpdateError(
      `It is not known which version of the template this clone was made from: name its commit with --base`,
    )
  if (git('rev-parse', base).trim() === commit) return { lines: newest(moved()), hasConflicts: false }

  const renamed = renamedFolders(base)
  const [before, after] = [treeOf(base, renamed), treeOf(commit, renamed)]
  const left = deletedHere(before)
  const excluded = [
    ...ownFiles.map((path) => `:(exclude,top,glob)${path}`),
    ...ownFiles.map((path) => `:(exclude,top,glob)${path}/**`),
    ...left.map((path) => `:(exclude,top,literal)${path}`),
  ]
  const patch = git('diff', '--binary', '--full-index', '--no-renames', before, after, '--', '.', ...excluded)
  if (patch !== '') tryGit(['apply', '--3way', '--whitespace=nowarn'], patch)
  const added = paths('diff', '--name-only', '--diff-filter=A', '-z', base, commit, '--', ':(top,glob)site.*')
  for (const path of added.filter((name) => !existsSync(name))) git('checkout', commit, '--', path)
  moved()
  const conflicts = paths('diff', '--name-only', '--diff-filter=U', '-z')
  const came = paths('diff', '--cached', '--name-only', '--diff-filter=AM', '-z')
  const whole = came.filter((path) => !conflicts.includes(path))
  for (const path of followRenamedFolders(whole, renamed)) git('add', path)
  writeRecord({ from, commit })
  git('add', RECORD_FILE)
  const changed = paths('diff', '--cached', '--name-only', '-z').filter((path) => path !== RECORD_FILE)
  if (patch !== '' && changed.length + conflicts.length === 0) {
    // Either the clone has all changes already, or git could not apply them.
    const again = tryGit(['apply', '--check', '--reverse'], patch)
    if (!again.isWell) {
      git('reset', '--hard', '--quiet')
      throw new UpdateError(`The changes could not be applied: ${again.text}`)
    }
  }
  const ownPaths = ownFiles.map((path) => `:(top,glob)${path}`)
  const own = paths('diff', '--name-only', '-z', base, commit, '--', ...ownPaths).filter(
    (path) => !added.includes(path),
  )
  return {
    lines: tell({ base, commit, before, after, changed, conflicts, own, left, renamed: [...renamed] }),
    hasConflicts: conflicts.length > 0,
  }
}

/** Moves the client's files over to the template's defaults, where they are not yet, and their imports to where folders are now. */
function moved(): string[] {
  const files = [...new Set([...moveToDefaults(), ...followMovedFolders()])]
  if (files.length > 0) git('add', ...files)
  return files
}

function newest(files: string[]): string[] {
  const sentence = 'This is the newest template.'
  // The command of a clone from before the defaults did not know them.
  return files.length > 0 ? [sentence, `Now as it has them, staged: ${files.join(', ')}`] : [sentence]
}

/** How the template has since changed a path that was deleted here. */
function sinceThen(path: string, base: string, commit: string): string {
  if (paths('ls-tree', '-r', '--name-only', '-z', commit, '--', path).length === 0)
    return ' (gone from the template too)'
  const changed = paths('diff', '--name-only', '--no-renames', '-z', base, commit, '--', path)
  if (changed.length === 0) return ''
  const isFile = changed.length === 1 && changed[0] === path
  return ` (changed in the template since${isFile ? '' : `: ${changed.length} ${changed.length === 1 ? 'file' : 'files'}`})`
}

function expectCleanTree(): void {
  if (!tryGit(['rev-parse', '--verify', 'HEAD']).isWell)
    throw new UpdateError('This folder is no git repository with a commit')
  if (git('status', '--porcelain').trim() !== '')
    throw new UpdateError('There are changes that are not committed: commit or stash them first')
}

/** The folders and files that were deleted in this clone: an update does not bring them back. */
function deletedHere(base: string): string[] {
  const here = new Set(paths('ls-files', '-z'))
  const folders = new Set([...here].flatMap(foldersOf))
  const gone = new Set<string>()
  for (const path of paths('ls-tree', '-r', '--name-only', '-z', base)) {
    if (here.has(path)) continue
    gone.add(foldersOf(path).find((folder) => !folders.has(folder)) ?? path)
  }
  return [...gone]
}

function tell(
  done: Record<'base' | 'commit' | 'before' | 'after', string> &
    Record<'changed' | 'conflicts' | 'own' | 'left', string[]> & { renamed: [string, string][] },
) {
  const { base, commit, before, after, changed, conflicts, own, left, renamed } = done
  const list = (title: string, files: string[]) =>
    files.length > 0 ? ['', title, ...files.map((path) => `  ${path}`)] : []
  return [
    `From ${base.slice(0, 8)} to ${commit.slice(0, 8)}: ${changed.length} files changed, staged, not committed.`,
    ...list(
      'CONFLICTS, marked inside each file (of package-lock.json: take any side, then npm install):',
      conflicts,
    ),
    ...list(
      `Changed in the template, and yours here (git diff ${base.slice(0, 8)} ${commit.slice(0, 8)} -- <file>):`,
      own,
    ),
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
