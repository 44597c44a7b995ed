import { expect } from '@playwright/test'
import { onPlatformError } from '../../../src/process/log'
import { readTagged } from '../../../src/snapshots/read-tagged'
import { sourceOf } from '../../../src/snapshots/sources'
import { readContent } from '../../../src/snapshots/tenant'
import { testWithPlatform } from '../own-environment'
import { likeFreshProcess } from './fresh-process'

/* Tests of the specification's rule: consumers compare the major number with the one they were built for, and log loudly on mismatch. */

let version: string | undefined = '4.1.0'
let saves = 0

const test = testWithPlatform({
  answer: (request, response) => {
    const resource = request.url?.split('/').at(-1) ?? ''
    saves += 1
    const content = ['settings', 'legal'].includes(resource)
      ? { name: `${saves}` }
      : [{ slug: 'a', title: `${saves}` }]
    response.end(JSON.stringify({ version, siteKey: 's', [resource]: content }))
  },
  environment: { NEXT_DIST_DIR: '.e2e/unit-versions', REVALIDATE_SECRET: 'secret' },
})

const reported: string[] = []

test('a foreign version is reported to the error tracker each time it changes, and read under the contract in use', {
  tag: '@all',
}, async () => {
  await likeFreshProcess()
  onPlatformError(({ message }) => reported.push(message))
  await readContent()
  for (const [now, expected] of [
    ['4.2.0', []],
    ['9.0.0', ['9.0.0']],
    ['9.0.0', []],
    ['9.1.0', ['9.1.0']],
    ['4.1.0', []],
    ['9.0.0', ['9.0.0']],
    [undefined, ['NONE']],
  ] as const) {
    reported.length = 0
    version = now
    const tags = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']
    expect(await readTagged(tags)).toMatchObject({ renewed: tags, later: [] })
    expect(reported, now).toEqual(
      expected.map((name) => expect.stringContaining(`VERSION ${name} IS FOREIGN`)),
    )
    expect(sourceOf('caseStudies').snapshot?.content[0]?.title).not.toBe('')
    expect(sourceOf('settings').snapshot?.contract).toBe(4)
  }
})
