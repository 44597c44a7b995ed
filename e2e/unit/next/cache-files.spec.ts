import { open, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../sandbox/support/folders'

interface Files {
  writeFile: (path: string, data: string) => Promise<void>
}

const { wholeFiles }: { wholeFiles: (fs: Files) => Files } = createRequire(import.meta.url)(
  '../../../lib/next/page-cache/cache-files.cjs',
)

/** Writes as the system does on a slow disk: empties the file, then fills it in two steps. */
async function slowly(path: string, data: string, failsHalfway = false): Promise<void> {
  const file = await open(path, 'w')
  await file.write(data.slice(0, data.length / 2))
  await new Promise((done) => setTimeout(done, 20))
  if (!failsHalfway) await file.write(data.slice(data.length / 2))
  await file.close()
  if (failsHalfway) throw new Error('no space left on the disk')
}

const long = JSON.stringify({ tags: ['settings', 'taken-1795293821665.5007-1'] })
const short = JSON.stringify({ tags: ['settings'] })

test('of two writers at once the file has the text of one, and no mixture', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'entry')
  const files = wholeFiles({ writeFile: slowly })
  await Promise.all([long, short, long, short].map((text) => files.writeFile(path, text)))
  expect([long, short]).toContain(await readFile(path, 'utf8'))
  expect(await readdir(folder)).toEqual(['entry'])
})

test('a disk that is full leaves the file as it was, and no other one', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'entry')
  await wholeFiles({ writeFile: slowly }).writeFile(path, long)
  const full = wholeFiles({ writeFile: (name, data) => slowly(name, data, true) })
  await expect(full.writeFile(path, short)).rejects.toThrow('no space')
  expect(await readFile(path, 'utf8')).toBe(long)
  expect(await readdir(folder)).toEqual(['entry'])
})
