import { expect } from '@playwright/test'
import { checkPlatform } from '../../../commands/doctor/checks/platform'
import { inspectPlatform } from '../../../commands/shared/inspection'
import { examine } from '../support/doctor'
import { closedPort, test } from '../support/kit'

test('the doctor has a message for each fault of a resource, for an unknown contract and for a slow answer', async ({
  clone,
  platform,
}) => {
  const faults: [resource: string, fault: string, problem: RegExp][] = [
    ['services', '500', /^services: the platform could not deliver .*500/],
    ['products', 'hang', /^products: the platform does not answer within 5 seconds/],
    ['projects', 'reset', /^projects: the connection was lost/],
    ['posts', 'garbage', /^posts: the answer does not follow the contract/],
    ['testimonials', 'truncated', /^testimonials: the connection was lost/],
    ['locations', 'wrong-shape', /^locations: the answer does not follow the contract .*not the envelope/],
    ['values', '404', /^values: the answer does not follow the contract .*404/],
  ]
  for (const [resource, fault] of faults) await platform.setFault({ siteKey: 'mare-alta', resource, fault })
  await platform.setFault({ siteKey: 'mare-alta', resource: 'faqs', fault: 'foreign-version' })
  await platform.setFault({ siteKey: 'mare-alta', resource: 'legal', fault: 'slow', ms: 2_600 })
  const { code, problems, advice, ok } = await examine(clone)
  expect(code).toBe(1)
  expect(problems).toEqual([
    expect.stringMatching(/^The platform serves contract 7\.0\.0/),
    ...faults.map(([, , problem]) => expect.stringMatching(problem)),
  ])
  expect(advice).toContainEqual(expect.stringMatching(/^legal took [2-4]\.\d s/))
  expect(ok).toContainEqual(expect.stringContaining('The key is accepted'))
})

for (const [what, fault, problem] of [
  ['a refused key is a problem with a remedy', '401', /^settings: the platform does not accept the key/],
  [
    'an answer that is not of the platform is a problem with a remedy',
    'garbage',
    /^settings: something answers there that is not the platform/,
  ],
] as const) {
  test(what, async ({ platform }) => {
    await platform.setFault({ siteKey: 'mare-alta', resource: 'settings', fault })
    expect(checkPlatform(await inspectPlatform())).toEqual([
      { outcome: 'problem', message: expect.stringMatching(problem), remedy: expect.any(String) },
    ])
  })
}

test('an address that nothing answers is the only problem', async ({ clone }) => {
  const { problems } = await examine(clone, { PLATFORM_ORIGIN: `http://localhost:${closedPort}` })
  expect(problems).toEqual([expect.stringMatching(/^settings: nothing answers there/)])
})
