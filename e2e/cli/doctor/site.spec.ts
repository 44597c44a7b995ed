import { expect } from '@playwright/test'
import { checkSite } from '../../../scripts/doctor/checks/site'
import type { Finding } from '../../../scripts/doctor/finding'
import { startStandIn } from '../../servers/stand-in'
import { configure, examine } from '../support/doctor'
import { secret, standInPort, test } from '../support/kit'
import { type SiteAnswers, standInSite } from '../support/stand-in-site'

test('one that is well is asked for nothing but its home page, its health and two pushes', async ({
  clone,
  platform,
}) => {
  const asked: string[] = []
  const site = await startStandIn(standInSite(secret, {}, asked), standInPort)
  configure(clone, platform.origin)
  const { code, ok, problems } = await examine(clone, [])
  site.stop()
  expect(problems).toEqual([])
  expect(code).toBe(0)
  expect(ok).toContainEqual(expect.stringContaining('A push with the secret of .env.local is accepted'))
  const push = 'POST /api/revalidate {"tags":["values"]}'
  expect(asked).toEqual(['GET /', 'GET /api/health', push, push])
})

test('one that fails is no launch', async ({ clone, platform }) => {
  const site = await startStandIn(standInSite(secret, { home: [500] }), standInPort)
  configure(clone, platform.origin)
  const { code, problems } = await examine(clone, [])
  site.stop()
  expect(problems).toEqual([expect.stringMatching(/answers 500$/)])
  expect(code).toBe(1)
})

/** What the check finds at a site that answers so, without what is well. */
async function findingsAt(answers: SiteAnswers): Promise<Finding[]> {
  const site = await startStandIn(standInSite(secret, answers), standInPort)
  const findings = await checkSite()
  site.stop()
  return findings.filter(({ outcome }) => outcome !== 'ok')
}

const faults: [what: string, site: SiteAnswers, problem: RegExp][] = [
  [
    'another address',
    { home: [308, {}, { location: 'https://www.cliente.pt/' }] },
    /leads on to https:\/\/www\.cliente\.pt\/$/,
  ],
  ['another program', { health: [404], pushWithout: [401] }, /api\/health answers 404/],
  ['a health that is none', { health: [200, 'fine'] }, /not that the site is well$/],
  [
    'pushes that anybody may send',
    { pushWithout: [200] },
    /^A push without the secret is answered with 200, not 401$/,
  ],
  ['another secret', { pushWithSecret: [401] }, /^A push with the secret is answered with 401$/],
  ['pushes that fail', { pushWithSecret: [500] }, /^A push with the secret is answered with 500$/],
  [
    'pushes that hang',
    { pushWithSecret: 'silence' },
    /^A push with the secret is not answered \(no answer in time\)$/,
  ],
]
for (const [what, answers, message] of faults) {
  test(what, async ({ environment: _ }) => {
    expect(await findingsAt(answers)).toEqual([
      { outcome: 'problem', message: expect.stringMatching(message), remedy: expect.any(String) },
    ])
  })
}

test('one that search engines must not see is no launch', async ({ environment: _ }) => {
  expect(await findingsAt({ home: [200, {}, { 'x-robots-tag': 'noindex' }] })).toContainEqual(
    expect.objectContaining({
      outcome: 'advice',
      message: expect.stringContaining('keeps search engines out'),
    }),
  )
})

test('one whose pages could not be made light is told, but not on Vercel', async ({ environment: _ }) => {
  const policy = { 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" }
  expect(await findingsAt({ home: [200, {}, policy] })).toEqual([
    expect.objectContaining({
      outcome: 'advice',
      message: expect.stringContaining('keep their scripts'),
    }),
  ])
  expect(await findingsAt({ home: [200, {}, { ...policy, 'x-vercel-id': 'cdg1::x' }] })).toEqual([])
})
