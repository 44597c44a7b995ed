/**
 * The commit of the template whose files are nearest to those of a tree. One walk through the history counts how many files are the same
 * in each commit. A tree that differs in more files than it shares is another project.
 * @param {import('./git.mjs').Git} git
 * @param {string} tree
 * @param {string} template
 */
export function nearestCommit(git, tree, template) {
  const here = new Map(
    git.paths('ls-tree', '-r', '-z', '--full-tree', tree).map((entry) => {
      const [head = '', path = ''] = entry.split('\t')
      return [path, head.split(' ')[2] ?? '']
    }),
  )
  const history = git.run(
    ...['log', '--reverse', '--first-parent', '-m', '--raw', '--no-abbrev', '--no-renames', '--root', '-z'],
    ...['--format=%x01%H %cs', template],
  )
  let [same, count] = [0, 0]
  /** @type {{ commit: string, date: string, same: number, others: number } | undefined} */
  let best
  for (const block of history.split('\x01').slice(1)) {
    const [head = '', ...parts] = block.split('\0')
    for (let index = 0; index + 1 < parts.length; index += 2) {
      const [, , before, after] = (parts[index] ?? '').trim().split(' ')
      const blob = here.get(parts[index + 1] ?? '')
      if (isNothing(before)) count += 1
      if (isNothing(after)) count -= 1
      if (blob === before) same -= 1
      if (blob === after) same += 1
    }
    const [commit = '', date = ''] = head.trim().split(' ')
    const others = here.size + count - 2 * same
    if (!best || others <= best.others) best = { commit, date, same, others }
  }
  return best && best.same > best.others ? best : undefined
}

/** @param {string | undefined} blob */
function isNothing(blob) {
  return blob === undefined || /^0+$/.test(blob)
}
