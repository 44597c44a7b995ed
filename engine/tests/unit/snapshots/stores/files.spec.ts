import { expect } from '@playwright/test'
import { resourceNames } from '../../../../../lib/kinds/names'
import { sourceOf } from '../../../../src/snapshots/sources'
import { isReady, keepContentCurrent } from '../../../../src/snapshots/start'
import { storeBody, storeFile } from '../../../../src/snapshots/stores/files'
import { testWithPlatform } from '../../own-environment'
import { likeFreshProcess } from '../fresh-process'

/* Tests of files from an earlier start that are complete but wrong. */

const test = testWithPlatform({
  answer: (request, response) => {
    const resource = request.url?.split('/').at(-1) ?? ''
    const content = ['settings', 'legal'].includes(resource) ? {} : []
    response.end(JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: content }))
  },
  environment: { NEXT_DIST_DIR: '.e2e/unit-files' },
})

test('a stored file that is no JSON is ignored, and the start reads all resources', {
  tag: '@all',
}, async () => {
  await likeFreshProcess()
  const body = Buffer.from('not json')
  await storeFile('moves', body)
  await storeFile('services', body)
  for (const name of ['values', 'posts'] as const)
    expect(await storeBody(name, { body, contract: 6, readAt: 1 })).toBe(true)
  await keepContentCurrent()
  for (const name of resourceNames.filter((name) => name !== 'caseStudies'))
    await expect.poll(() => sourceOf(name).snapshot !== undefined, name).toBe(true)
  expect(await isReady()).toBe(true)
})
