import { expect } from '@playwright/test'
import { configure, examine, secret } from '../support/doctor'
import { standInPort, test } from '../support/kit'
import { startStandIn } from '../support/stand-in'
import { standInSite } from '../support/stand-in-site'

test('one that is well is asked for nothing but its home page, its health and two pushes', async ({
  clone,
  platform,
}) => {
  const asked: string[] = []
  const site = await startStandIn(standInPort, standInSite(secret, {}, asked))
  configure(clone, platform.origin)
  const { code, ok, problems } = await examine(clone, [])
  site.stop()
  expect(problems).toEqual([])
  expect(code).toBe(0)
  expect(ok).toContainEqual(expect.stringContaining('A push with the secret of .env.local is accepted'))
  const push = 'POST /api/revalidate {"tags":["values"]}'
  expect(asked).toEqual(['GET /', 'GET /api/health', push, push])
})

const faults: [what: string, site: Parameters<typeof standInSite>[1], problem: RegExp][] = [
  ['a home page that fails', { home: [500] }, /answers 500$/],
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
for (const [what, answers, problem] of faults) {
  test(what, async ({ clone, platform }) => {
    const site = await startStandIn(standInPort, standInSite(secret, answers))
    configure(clone, platform.origin)
    const { problems } = await examine(clone, [])
    site.stop()
    expect(problems).toEqual([expect.stringMatching(problem)])
  })
}

test('one that search engines must not see is no launch', async ({ clone, platform }) => {
  const home = standInSite(secret, { home: [200, {}, { 'x-robots-tag': 'noindex' }] })
  const site = await startStandIn(standInPort, home)
  configure(clone, platform.origin)
  expect((await examine(clone, [])).advice).toContainEqual(
    expect.stringContaining('keeps search engines out'),
  )
  site.stop()
})

test('one whose pages could not be made light is told, but not on Vercel', async ({ clone, platform }) => {
  const policy = { 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" }
  configure(clone, platform.origin)
  for (const [headers, isTold] of [
    [policy, true],
    [{ ...policy, 'x-vercel-id': 'cdg1::x' }, false],
  ] as const) {
    const site = await startStandIn(standInPort, standInSite(secret, { home: [200, {}, headers] }))
    const { advice } = await examine(clone, [])
    site.stop()
    expect(advice.some((line) => line.includes('keep their scripts'))).toBe(isTold)
  }
})
