/**
 * Where the files of a version of the template are in a later one.
 * @typedef {object} Moves
 * @property {Map<string, string>} places of all files that are still there, by their former path
 * @property {Set<string>} gone
 */

/**
 * Follows each file through the history, since what has moved and changed in many steps is found in no comparison of the ends.
 * @param {import('./git.mjs').Git} git
 * @param {string} base
 * @param {string} commit
 * @returns {Moves}
 */
export function movesBetween(git, base, commit) {
  const files = git.paths('ls-tree', '-r', '-z', '--full-tree', '--name-only', base)
  const now = new Set(git.paths('ls-tree', '-r', '-z', '--full-tree', '--name-only', commit))
  /** By the path at each moment: the path in the base. */
  const origins = new Map(files.map((path) => [path, path]))
  for (const step of steps(git, base, commit)) {
    const moved = step.renamed.map(([from, to]) => ({ origin: origins.get(from), to, from }))
    for (const { from } of moved) origins.delete(from)
    for (const path of step.deleted) origins.delete(path)
    for (const { origin, to } of moved) if (origin !== undefined) origins.set(to, origin)
  }
  const places = new Map(
    [...origins].filter(([path]) => now.has(path)).map(([path, origin]) => [origin, path]),
  )
  return { places, gone: new Set(files.filter((path) => !places.has(path))) }
}

/**
 * @param {import('./git.mjs').Git} git
 * @param {string} base
 * @param {string} commit
 */
function steps(git, base, commit) {
  const renames = ['-M', '-l0', '--diff-filter=RD', '--name-status', '-z']
  const isBefore = git.attempt(['merge-base', '--is-ancestor', base, commit]).isWell
  const told = isBefore
    ? git.run('log', '--reverse', '--first-parent', '-m', ...renames, '--format=%x01', `${base}..${commit}`)
    : `\x01\0${git.run('diff', ...renames, base, commit)}`
  return told.split('\x01').slice(1).map(readStep)
}

/** @param {string} block */
function readStep(block) {
  const parts = block.split('\0').map((part) => part.trim())
  /** @type {{ renamed: [from: string, to: string][], deleted: string[] }} */
  const step = { renamed: [], deleted: [] }
  for (let index = 0; index < parts.length; ) {
    const [status = '', from = '', to = ''] = parts.slice(index, index + 3)
    if (status.startsWith('R')) step.renamed.push([from, to])
    else if (status === 'D') step.deleted.push(from)
    index += status.startsWith('R') ? 3 : status === 'D' ? 2 : 1
  }
  return step
}
