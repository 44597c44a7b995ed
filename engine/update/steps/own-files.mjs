import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the client: an update changes none of them, and adds those that it has not. */
export const ownFiles = ['site/**', 'public/**']

/** The files that a later step merges key by key. */
const byKeys = ['package.json', 'package-lock.json', 'engine/package.json']

const specs = (/** @type {string[]} */ patterns) => patterns.map((pattern) => `:(top,glob)${pattern}`)

/**
 * Makes the client's files what they were before the merge, but for one that the template has only now moved among them.
 * @param {import('../git.mjs').Git} git
 * @param {import('../plan.mjs').Plan} plan
 */
export function restoreOwn(git, { moves }) {
  const isOwn = (/** @type {string} */ path) => /^(site|public)\//.test(path)
  const movedIn = new Set([...moves.places].flatMap(([from, to]) => (isOwn(to) && !isOwn(from) ? [to] : [])))
  // site.config.ts and site.copy.ts stood beside site/ once, and were the client's.
  for (const [from, to] of moves.places) if (/^site\./.test(from)) movedIn.delete(to)
  const changed = git.paths(
    'diff',
    '--cached',
    '--name-only',
    '--no-renames',
    '-z',
    'HEAD',
    '--',
    ...specs([...ownFiles, ...byKeys]),
  )
  for (const path of changed) {
    if (movedIn.has(path)) continue
    if (!git.attempt(['checkout', '--quiet', 'HEAD', '--', path]).isWell && !byKeys.includes(path))
      git.attempt(['rm', '--force', '--quiet', '--ignore-unmatch', '--', path])
  }
}

/**
 * Brings new files of the template for the client's folders where the client has none of that name.
 * @param {import('../git.mjs').Git} git
 * @param {import('../plan.mjs').Plan} plan
 * @returns {{ added: string[], inTheWay: string[] }}
 */
export function keptFiles(git, { before, after }) {
  const added = git.paths(
    'diff-tree',
    '-r',
    '--name-only',
    '--no-renames',
    '--diff-filter=A',
    '-z',
    before,
    after,
    '--',
    'site',
    'public',
  )
  const isThere = (/** @type {string} */ path) => existsSync(join(git.folder, path))
  const missing = added.filter((path) => !isThere(path))
  const inTheWay = added.filter(isThere)
  if (missing.length > 0) git.run('checkout', after, '--', ...missing)
  return { added: missing, inTheWay }
}
