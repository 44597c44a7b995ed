import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { checkHealth } from '../../../commands/doctor/checks/deployed/health'
import { checkRedirects } from '../../../commands/doctor/checks/deployed/redirects'
import { checkSite } from '../../../commands/doctor/checks/site'
import { currentEnvironment } from '../../../src/environment/current-environment'
import { configure, examineAsItIs } from '../support/doctor'
import { test as base, secret, standInOrigin } from '../support/kit'

function page(address = standInOrigin, name = 'Maré Alta') {
  return `<link rel="canonical" href="${address}"/><meta property="og:site_name" content="${name}"/>`
}

type Answer = [status: number, body?: unknown, headers?: Record<string, string>] | 'silence'

/** The answers of a healthy deployed site. */
const healthy: Record<string, Answer> = {
  '/': [200, page()],
  '/contactos': [200, '<input type="hidden" name="$ACTION_ID_1"/>'],
  'empty form': [200, '<input name="name" aria-invalid="true"/>'],
  '/api/health': [200, { status: 'ok' }],
  'push with the secret': [200, { renewed: ['values'] }],
  'push without': [401, { error: 'unauthorized' }],
}

/** Starts a site with some different answers, and returns the requests that it receives. */
const test = base.extend<{ site: (answers?: Record<string, Answer>) => Promise<string[]> }>({
  site: async ({ standIn }, use) =>
    use(async (answers) => {
      const requests: string[] = []
      await standIn(async (request, response) => {
        const { method, url = '', headers } = request
        const body = await text(request)
        const isForm = method === 'POST' && headers.origin === standInOrigin
        requests.push(`${method} ${url} ${isForm ? 'a form' : body}`.trim())
        const isSecret = headers.authorization === `Bearer ${secret}`
        const push = isSecret ? 'push with the secret' : 'push without'
        const address = url === '/api/revalidate' ? push : url
        const answer = { ...healthy, ...answers }[isForm ? 'empty form' : address] ?? [404]
        if (answer === 'silence') return
        const [status, content = {}, more = {}] = answer
        // The next site on this port must not get a connection of this one.
        const sent = typeof content === 'string' ? content : JSON.stringify(content)
        response.writeHead(status, { ...more, connection: 'close' }).end(sent)
      })
      return requests
    }),
})

test('a healthy site gets requests for its home page, health and an empty form, and two pushes', async ({
  clone,
  site,
}) => {
  const requests = await site()
  configure(clone)
  const { code, ok, problems } = await examineAsItIs(clone, [])
  expect([code, problems]).toEqual([0, []])
  expect(ok).toContainEqual(expect.stringContaining('A push with the secret in .env.local is accepted'))
  const push = 'POST /api/revalidate {"tags":["values"]}'
  const health = Array(3).fill('GET /api/health')
  expect(requests).toEqual(['GET /', ...health, 'GET /contactos', 'POST /contactos a form', push, push])
})

const policy = { 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" }

for (const [what, outcome, message, answers] of [
  ['a site that fails', 'problem', /answers 500$/, { '/': [500] }],
  ['a redirect of the home page', 'problem', /redirects to \/pt$/, { '/': [308, {}, { location: '/pt' }] }],
  ['an address of another program', 'problem', /api\/health answers 404/, { '/api/health': [404] }],
  [
    'a health route that is not of this site',
    'problem',
    /does not report a healthy site$/,
    { '/api/health': [200, 'fine'] },
  ],
  ['nothing behind the proxy', 'problem', /^No instance .* 502/, { '/api/health': [502, '<html>'] }],
  ['a form that fails', 'problem', /form .* is answered with 500$/, { 'empty form': [500] }],
  ['a form that hangs', 'problem', /form .* is not answered/, { 'empty form': 'silence' }],
  ['a page without a form', 'advice', /has no form/, { '/contactos': [200, ''] }],
  [
    'pushes that are accepted without the secret',
    'problem',
    /without the secret is .* 200, not 401$/,
    { 'push without': [200] },
  ],
  ['a site with another secret', 'problem', /with the secret is .* 401$/, { 'push with the secret': [401] }],
  ['pushes that fail', 'problem', /with the secret is .* 500$/, { 'push with the secret': [500] }],
  ['pushes that hang', 'problem', /\(no answer in time\)$/, { 'push with the secret': 'silence' }],
  ['a preview', 'problem', /runs as a preview/, { '/': [200, page(), { 'x-robots-tag': 'noindex' }] }],
  ['pages that are not light', 'advice', /keep their scripts/, { '/': [200, page(), policy] }],
] satisfies [string, string, RegExp, Record<string, Answer>][]) {
  test(`the doctor names ${what}`, async ({ site }) => {
    await site(answers)
    const findings = (await checkSite()).filter((finding) => finding.outcome !== 'ok')
    expect(findings).toEqual([
      { outcome, message: expect.stringMatching(message), remedy: expect.any(String) },
    ])
  })
}

test('pages of Vercel are not expected to be light', async ({ site }) => {
  await site({ '/': [200, page(), { ...policy, 'x-vercel-id': 'cdg1::x' }] })
  expect((await checkSite()).filter(({ outcome }) => outcome !== 'ok')).toEqual([])
})

for (const [what, outcome, message, home] of [
  [
    'a staging site that search engines may index',
    'advice',
    /is a staging site, and search engines may index it$/,
    [200, page()],
  ],
  ['a staging site that says noindex', 'ok', /answers$/, [200, page(), { 'x-robots-tag': 'noindex' }]],
  ['a staging site with a password', 'ok', /is behind a password$/, [401]],
] satisfies [string, string, RegExp, Answer][]) {
  test(`the doctor finds ${what}`, async ({ site }) => {
    await site({ '/': home })
    const [first, ...others] = await checkSite(undefined, { ...currentEnvironment(), isPreview: true })
    expect(first).toMatchObject({ outcome, message: expect.stringMatching(message) })
    expect(others.map((finding) => finding.outcome)).toEqual(Array(home[0] === 401 ? 3 : 4).fill('ok'))
  })
}

for (const [what, taken, messages] of [
  ['sent and accepted', 'segredo', [['ok', /answers$/]]],
  ['reported when it is refused', 'outro', [['problem', /does not accept the password/]]],
  ['reported when it is not needed', undefined, [['problem', /is visible without its password$/]]],
] satisfies [string, string | undefined, [string, RegExp][]][]) {
  test(`the password of a staging site is ${what}`, async ({ standIn }) => {
    await standIn(({ headers, url, method }, response) => {
      const given = Buffer.from(headers.authorization?.slice(6) ?? '', 'base64').toString()
      const isTaken = url?.startsWith('/api/') || taken === undefined || given === `doctor:${taken}`
      const [, text] =
        url === '/'
          ? (healthy['/'] ?? [])
          : ((method === 'POST' ? healthy['empty form'] : healthy['/contactos']) ?? [])
      response.writeHead(isTaken ? 200 : 401, { 'x-robots-tag': 'noindex', connection: 'close' })
      response.end(url === '/api/health' ? '{"status":"ok"}' : text)
    })
    const environment = { ...currentEnvironment(), isPreview: true, sitePassword: 'segredo' }
    const findings = await checkSite(undefined, environment)
    for (const [index, [outcome, message]] of messages.entries())
      expect(findings[index]).toMatchObject({ outcome, message: expect.stringMatching(message) })
    const forms = findings.filter(({ message }) => message.startsWith('The site accepts forms'))
    expect(forms).toHaveLength(taken === 'outro' ? 0 : 1)
    expect(JSON.stringify(findings)).not.toContain('segredo')
  })
}

test('a site that sees no address of its visitors, as behind a socket, is a problem of TRUSTED_PROXY_HOPS', async ({
  site,
}) => {
  const proxies = { trusted: 0, forwarded: 1, client: 'unknown' }
  await site({ '/api/health': [200, { status: 'ok', proxies }] })
  expect((await checkHealth(standInOrigin)).findings).toMatchObject([
    {
      outcome: 'problem',
      message: expect.stringMatching(
        /for wrong passwords, count all visitors as one: TRUSTED_PROXY_HOPS is 0/,
      ),
      remedy: 'Set TRUSTED_PROXY_HOPS=1 there.',
    },
  ])
})

test('the target of a redirect has to answer, and is requested once', async ({ site }) => {
  const { siteUrl } = currentEnvironment()
  const requests = await site({
    '/sitemap.xml': [200, `<loc>${siteUrl}/listada</loc>`],
    '/nova?a=1': [200],
    '/longe': [308, {}, { location: '/x' }],
  })
  const listedAt = 'site/redirects.csv:7'
  const to = (...targets: string[]) =>
    targets.map((target, index) => ({ from: `/${index}`, to: target, listedAt }))
  const targets = [
    '/listada',
    '/nova?a=1#fim',
    '/falta',
    '/falta',
    '/longe',
    'https://loja.test',
    '/blog/:slug',
  ]
  const messages = (await checkRedirects(to(...targets))).map((finding) => finding.message)
  expect(messages).toEqual([
    `${listedAt}: /2 leads to /falta, which answers 404`,
    `${listedAt}: /3 leads to /falta, which answers 404`,
    `${listedAt}: /4 leads to /longe, which answers 308`,
  ])
  expect(requests).toEqual(['GET /sitemap.xml', 'GET /nova?a=1', 'GET /falta', 'GET /longe'])
  expect(await checkRedirects(to('/listada'))).toMatchObject([{ outcome: 'ok' }])
})
