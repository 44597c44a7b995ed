import { expect } from '@playwright/test'
import { readShared } from '../../../lib/snapshots/reads/reads'
import { stateOf } from '../../../lib/snapshots/state'
import { testWithPlatform } from '../own-platform'

/* A developer adds a field to the contract under a running `next dev`: what was parsed before is parsed again, without a restart. */

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
