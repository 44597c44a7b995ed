import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'

/* How the project is laid out. The linter (biome.json) refuses import cycles, and imports of the private folders in lib/. */

const MOST_FILES = 15
/** What is a client's own may be as many files as it likes. */
const own = /^(public|site\.pages|themes|app|components|sandbox\/(content|assets))(\/|$)/

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => existsSync(path))

test(`no folder of the template has more than ${MOST_FILES} files side by side`, () => {
  const counts = new Map<string, number>()
  for (const path of tracked) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  const full = [...counts].filter(
    ([folder, count]) => folder !== '.' && !own.test(folder) && count > MOST_FILES,
  )
  expect(full).toEqual([])
})

test("the table of what leans on Next.js' insides names every file", () => {
  const table = readFileSync('lib/next/README.md', 'utf8')
  const files = tracked.filter((path) => path.startsWith('lib/next/') && !path.endsWith('.md'))
  const isNamed = (path: string) => {
    const [folder = '', name = ''] = path.replace('lib/next/', '').split('/')
    return table.includes(`\`${folder}/\``) || table.includes(name ? `${name}\`` : `\`${folder}\``)
  }
  expect(files.filter((path) => !isNamed(path))).toEqual([])
})
