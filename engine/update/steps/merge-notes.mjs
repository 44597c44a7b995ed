/**
 * @typedef {object} Merged
 * @property {string[]} conflicts
 * @property {string[]} marked those of them with git's markers inside
 * @property {string[]} kept
 * @property {{ added: string[], inTheWay: string[] }} arrived
 * @property {string[]} ownFiles
 */

/**
 * What the report says of the merge: conflicts, files that were kept, and files that did not arrive.
 * @param {import('../git.mjs').Git} git
 * @param {import('../plan.mjs').Plan} plan
 * @param {Merged} merged
 * @returns {import('../notes.mjs').Note[]}
 */
export function mergeNotes(git, plan, { conflicts, marked, kept, arrived, ownFiles }) {
  const { base, commit, before, after, here, left, renames, renamed } = plan
  const versions = `${base.slice(0, 8)} ${commit.slice(0, 8)}`
  const between = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string[]} */ ...paths) =>
    git.paths('diff-tree', '-r', '--name-only', '--no-renames', '-z', from, to, '--', ...paths)
  const own = between(before, after, ...ownFiles.map((path) => path.replace('/**', '')))
  const unmarked = conflicts.filter((path) => !marked.includes(path))
  const engine = between(before, here, 'engine').filter((path) => !conflicts.includes(path))
  return [
    told('Came from the template', count(git.paths('diff', '--cached', '--name-only', '-z'))),
    told('New in site/ and public/', arrived.added),
    told(
      `Changed in the template, and yours here (git diff ${versions} -- <file>)`,
      own.filter((path) => !arrived.added.includes(path)),
    ),
    told(
      'Renamed here, and followed',
      [...renamed, ...renames].map((names) => names.join(' is ')),
    ),
    told(
      'Deleted here, and left so',
      left.map((path) => path + sinceThen(git, path, before, after)),
    ),
    { ...leftToYou('In conflict, with markers inside the file', marked), isConflict: true },
    {
      ...leftToYou(
        `In conflict, without markers, since git merges no such file: yours is in its place (the template's: git show ${commit.slice(0, 8)}:<file>)`,
        unmarked,
      ),
      isConflict: true,
    },
    leftToYou(
      `Gone from the template, changed here, and kept: bring your change (git diff ${base.slice(0, 8)} HEAD -- <file>) to what is there instead, then delete the file`,
      kept,
    ),
    leftToYou('New in the template, where you have a file of that name: yours stays', arrived.inTheWay),
    leftToYou('Yours in engine/, merged: look at each once more', engine),
  ]
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
function told(title, lines) {
  return { title, lines, isForHand: false }
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
function leftToYou(title, lines) {
  return { title, lines, isForHand: true }
}

/** @param {string[]} files */
function count(files) {
  return files.length > 0 ? [`${files.length} files`] : []
}

/**
 * How the template has since changed a path that was deleted here.
 * @param {import('../git.mjs').Git} git
 * @param {string} path
 * @param {string} before
 * @param {string} after
 */
function sinceThen(git, path, before, after) {
  if (git.paths('ls-tree', '-r', '--name-only', '-z', after, '--', path).length === 0)
    return ' (gone from the template too)'
  const changed = git.paths('diff-tree', '-r', '--name-only', '--no-renames', '-z', before, after, '--', path)
  if (changed.length === 0) return ''
  const isFile = changed.length === 1 && changed[0] === path
  return ` (changed in the template since${isFile ? '' : `: ${changed.length} ${changed.length === 1 ? 'file' : 'files'}`})`
}
