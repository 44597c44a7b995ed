import { expect, test } from '@playwright/test'
import { loadIsSilent, silentIn } from '../../../../commands/class-names/silent'

/* Tests of class names that default Tailwind CSS has and this site does not: their styles would silently be missing. */

const silent = 'text-gray-600 bg-white text-sm text-2xl rounded-lg rounded shadow-md from-red-500'.split(' ')
const fine = 'text-muted bg-surface bg-accent/50 text-small rounded-card flex p-4 text-[13px]'.split(' ')
const variants =
  'hover:bg-blue-500 sm:dark:text-white !bg-black group-hover:text-sm [&_a]:text-red-500'.split(' ')
/** Class names with a margin or size that Tailwind CSS does not have. */
const misspelt = 'mr-5/12 lg:mr-5/12 lg:p-huge hover:text-mutd'.split(' ')
const noClasses = 'posts/5/12 file:notes.txt lg:our-card /sobre/2-3/4'.split(' ')

test('class names without CSS are reported with file and line', async () => {
  const isSilent = await loadIsSilent()
  const source = (names: string[]) => `export const look = {\n  a: '${names.join(' ')}',\n}`
  const named = (names: string[]) =>
    silentIn('components/a.tsx', source(names), isSilent).map((text) => text.split(' has no CSS')[0])
  for (const names of [silent, variants, misspelt])
    expect(named(names)).toEqual(names.map((name) => `components/a.tsx:2: the class ${name}`))
  expect(named([...fine, ...noClasses])).toEqual([])
})

test('class names without CSS are found in HTML of a Markdown page, and not in comments or stylesheets', async () => {
  const isSilent = await loadIsSilent()
  expect(silentIn('site/pages/a.md', '<p class="text-sm">Olá</p>', isSilent)).toHaveLength(1)
  expect(
    silentIn('app/a.tsx', '// bg-white\n/* text-sm */ const a = <p className="bg-white" />', isSilent),
  ).toEqual([expect.stringContaining('app/a.tsx:2: the class bg-white')])
  expect(silentIn('app/a.css', 'text-sm', isSilent)).toEqual([])
})
