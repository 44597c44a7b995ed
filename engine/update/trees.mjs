/**
 * `a/b/c` → `a`, `a/b`.
 * @param {string} path
 */
export function foldersOf(path) {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * The files of a tree with their mode and blob.
 * @param {import('./git.mjs').Git} git
 * @param {string} tree
 * @returns {Map<string, string>} by path: `100644 blob 1234…`
 */
export function filesOf(git, tree) {
  return new Map(
    git.paths('ls-tree', '-r', '--full-tree', '-z', tree).map((entry) => {
      const [head = '', path = ''] = entry.split('\t')
      return [path, head]
    }),
  )
}

/**
 * Writes a tree of files into the objects.
 * @param {import('./git.mjs').Git} git
 * @param {Map<string, string>} files as `filesOf` returns them
 * @returns {string} its name
 */
export function treeOf(git, files) {
  const env = { GIT_INDEX_FILE: git.run('rev-parse', '--git-path', 'index.of-tree').trim() }
  const must = (/** @type {string[]} */ args, /** @type {string} */ input) => {
    const { isWell, text } = git.attempt(args, { env, input })
    if (!isWell) throw new Error(`git ${args[0]}: ${text}`)
    return text.trim()
  }
  must(['read-tree', '--empty'], '')
  must(
    ['update-index', '-z', '--index-info'],
    Array.from(files, ([path, head]) => `${head}\t${path}\0`).join(''),
  )
  return must(['write-tree'], '')
}

/**
 * @param {import('./git.mjs').Git} git
 * @param {string} tree
 * @param {string} message
 * @param {string[]} parents
 * @returns {string} the commit
 */
export function commitOf(git, tree, message, parents = []) {
  const args = ['commit-tree', `${tree}^{tree}`, ...parents.flatMap((parent) => ['-p', parent])]
  const { isWell, text } = git.attempt(args, { input: message })
  if (!isWell) throw new Error(`git commit-tree: ${text}`)
  return text.trim()
}
