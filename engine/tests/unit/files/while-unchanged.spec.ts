import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { whileUnchanged } from '../../../src/files/while-unchanged'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests of what `npm run dev` caches of the client's files. */

const before = process.env.NODE_ENV

test.afterEach(() => {
  Object.assign(process.env, { NODE_ENV: before })
})

const hourAgo = new Date(Date.now() - 3_600_000)

function folderWith(...names: string[]) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'en'))
  for (const name of names) {
    writeFileSync(join(folder, name), name)
    utimesSync(join(folder, name), hourAgo, hourAgo)
  }
  const kept = whileUnchanged<number>()
  let made = 0
  return { file: (name: string) => join(folder, name), count: () => kept([folder], () => ++made) }
}

test('in development, files are read again after each kind of change, and not between', () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  const { file, count } = folderWith('a.md', 'b.md', 'en/c.md')
  expect([count(), count(), count()]).toEqual([1, 1, 1])
  const changes: Record<string, () => void> = {
    'another text': () => writeFileSync(file('en/c.md'), 'c.md/en'),
    'another text of the same length within the same tick of a clock': () => {
      const { atime, mtime } = statSync(file('en/c.md'))
      writeFileSync(file('en/c.md'), 'c.md/pt')
      utimesSync(file('en/c.md'), atime, mtime)
    },
    'a file that replaces another, as editors save': () => {
      writeFileSync(file('a.tmp'), 'A.md')
      count()
      renameSync(file('a.tmp'), file('a.md'))
    },
    'an added file': () => writeFileSync(file('d.md'), ''),
    'a renamed file': () => renameSync(file('d.md'), file('e.md')),
    'a moved file': () => renameSync(file('e.md'), file('en/e.md')),
    'a deleted file': () => rmSync(file('en/e.md')),
  }
  for (const [change, make] of Object.entries(changes)) {
    const known = count()
    make()
    const now = count()
    expect(now, change).toBeGreaterThan(known)
    expect(count(), `after ${change}`).toBe(now)
  }
})

test('a single file that is not there yet is found, and in production files are read once', () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  const { file } = folderWith()
  const kept = whileUnchanged<number>()
  let made = 0
  const count = () => kept([file('precos.csv')], () => ++made)
  expect([count(), count()]).toEqual([1, 1])
  writeFileSync(file('precos.csv'), 'a')
  expect([count(), count()]).toEqual([2, 2])
  Object.assign(process.env, { NODE_ENV: 'production' })
  writeFileSync(file('precos.csv'), 'b')
  expect(count()).toBe(2)
})
