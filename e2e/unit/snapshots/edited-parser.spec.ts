import { execFileSync } from 'node:child_process'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { readShared } from '../../../lib/snapshots/reads/reads'
import { stateOf } from '../../../lib/snapshots/state'
import { temporaryFolder } from '../../sandbox/support/folders'
import { testWithPlatform } from '../../servers/own-platform'

/* A developer adds a field to the contract under a running `next dev`: what was parsed before is parsed again, without a restart. */

const project = join(import.meta.dirname, '../../..')

const body = JSON.stringify({ version: '6.3.0', siteKey: 's', values: [{ slug: 'a', title: 'whole' }] })

const test = testWithPlatform({
  answer: (_request, response) => response.end(body),
  environment: { NEXT_DIST_DIR: '.e2e/unit-edited' },
})

test('a read of the same body by a newer parser is parsed again', async () => {
  const snapshot = await readShared('values')
  const content = snapshot.content.map((value) => ({ ...value, title: '' }))
  // As the parser made it before it knew of the title.
  stateOf('values').snapshot = { ...snapshot, content, parserEditedAt: -1 }
  expect((await readShared('values')).content).toMatchObject([{ slug: 'a', title: 'whole' }])
})

test('in development an edit of any file of the parser makes it newer, in production nothing does', () => {
  const folder = temporaryFolder()
  const contract = join(folder, 'lib/platform/contract')
  mkdirSync(contract, { recursive: true })
  writeFileSync(join(contract, 'schemas.ts'), '')
  writeFileSync(join(contract, 'fields.ts'), '')
  const module = pathToFileURL(join(project, 'lib/platform/contract/edited-at.ts')).href
  const program = `import('${module}').then(({ parserEditedAt }) => console.log(String(parserEditedAt)))`
  const editedAt = (mode: 'development' | 'production') =>
    Number(
      execFileSync(
        process.execPath,
        ['--import', pathToFileURL(join(project, 'node_modules/tsx/dist/loader.mjs')).href, '-e', program],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, NODE_ENV: mode },
        },
      ),
    )
  utimesSync(join(contract, 'schemas.ts'), 1_000, 1_000)
  utimesSync(join(contract, 'fields.ts'), 2_000, 2_000)
  expect(editedAt('development')).toBe(2_000_000)
  utimesSync(join(contract, 'schemas.ts'), 3_000, 3_000)
  expect(editedAt('development')).toBe(3_000_000)
  expect(editedAt('production')).toBe(0)
})
