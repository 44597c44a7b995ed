import { existsSync } from 'node:fs'
import { findBase } from './base'
import { foldersOf, git, paths, tryGit } from './git'
import { merge } from './merge'
import { RECORD_FILE, readRecord, writeRecord } from './record'
import { followRenamedFolders, renamedFolders, treeOf } from './renamed-folders'
import { report } from './report'

/** Files of the client: an update changes none of them, and adds those that it has not. */
const ownFiles = ['site/**', 'public/**']

/** The message says in a sentence why nothing was changed. */
export class UpdateError extends Error {}

interface Options {
  from?: string | undefined
  ref?: string | undefined
  base?: string | undefined
}

/**
 * Applies the changes of the template since this clone was made or last updated, and stages them for review. Runs no code
 * of the template. @throws UpdateError
 */
export function updateTemplate({ ref = 'main', base: givenBase, from: givenFrom }: Options) {
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
  if (git('rev-parse', base).trim() === commit)
    return { lines: ['This is the newest template.'], hasConflicts: false }

  const renamed = renamedFolders(base)
  const [before, after] = [treeOf(base, renamed), treeOf(commit, renamed)]
  const left = deletedHere(before)
  const engine = paths('diff', '--name-only', '-z', before, 'HEAD', '--', 'engine')
  const { failure, conflicts, kept } = merge(before, after, ownFiles, left)
  if (failure !== undefined) throw new UpdateError(`The changes could not be merged: ${failure}`)

  const ownPaths = ownFiles.map((path) => `:(top,glob)${path}`)
  const added = paths(
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=A',
    '-z',
    base,
    commit,
    '--',
    'site',
  )
  const missing = added.filter((path) => !existsSync(path))
  if (missing.length > 0) git('checkout', commit, '--', ...missing)
  const came = paths('diff', '--cached', '--name-only', '--diff-filter=AMR', '-z')
  const whole = came.filter((path) => !conflicts.includes(path))
  for (const path of followRenamedFolders(whole, renamed)) git('add', path)
  writeRecord({ from, commit })
  git('add', RECORD_FILE)
  const changed = paths('diff', '--cached', '--name-only', '-z').filter((path) => path !== RECORD_FILE)
  const own = paths('diff', '--name-only', '-z', base, commit, '--', ...ownPaths).filter(
    (path) => !added.includes(path),
  )
  return {
    lines: report({
      ...{ base, commit, before, after, changed, conflicts, kept, engine, own, left },
      renamed: [...renamed],
    }),
    hasConflicts: conflicts.length > 0,
  }
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
