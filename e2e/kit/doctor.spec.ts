import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import type { Clone } from './support/clone'
import { closedPort, standInPort, test } from './support/kit'
import { changedPlatform, startStandIn } from './support/stand-in'
import { standInSite } from './support/stand-in-site'

const keyOf = (siteKey: string) => tenants.find((tenant) => tenant.siteKey === siteKey)?.key ?? ''
const key = keyOf('mare-alta')
const secret = 'a secret of more than twenty characters'

interface Variables {
  [name: string]: string
}

/** A well-configured clone, but for what a test changes. */
function configure(clone: Clone, origin: string, changes: Variables = {}) {
  const variables: Variables = {
    PLATFORM_ORIGIN: origin,
    SITE_API_KEY: key,
    REVALIDATE_SECRET: `"${secret}"`,
    SITE_URL: `http://127.0.0.1:${standInPort}`,
    ASSET_ORIGINS: 'http://localhost:24110',
    ...changes,
  }
  clone.write(
    '.env.local',
    Object.entries(variables)
      .map((pair) => pair.join('='))
      .join('\n'),
  )
}

/** The doctor's findings; each problem and each advice has a remedy of one line, and no key or secret is shown. */
async function examine(clone: Clone, args = ['--before-deploy'], env: Variables = {}) {
  const { code, output, errors } = await clone.run('doctor', [...args, '--json'], { env })
  expect(errors).toBe('')
  for (const hidden of [key, keyOf('oficina-castro'), secret]) expect(output).not.toContain(hidden)
  const report = JSON.parse(output)
  const findings: { outcome: string; message: string; remedy?: string }[] = report.chapters.flatMap(
    ({ findings }: { findings: [] }) => findings,
  )
  for (const { outcome, remedy = '' } of findings)
    expect(remedy).toMatch(outcome === 'ok' ? /^$/ : /^[^\n]+$/)
  const of = (wanted: string) => findings.filter(({ outcome }) => outcome === wanted)
  const messages = (wanted: string) => of(wanted).map(({ message }) => message)
  expect(report).toMatchObject({
    ok: code === 0,
    problems: of('problem').length,
    advice: of('advice').length,
  })
  return { code, ok: messages('ok'), advice: messages('advice'), problems: messages('problem'), findings }
}

for (const [siteKey, records] of Object.entries({
  'mare-alta': ['services', 'products', 'projects', 'posts', 'testimonials', 'faqs', 'locations', 'values'],
  'oficina-castro': ['services', 'products', 'caseStudies', 'locations', 'values'],
})) {
  test(`${siteKey}: all well before the first deployment, and nothing but reads`, async ({
    clone,
    platform,
  }) => {
    configure(clone, platform.origin, { SITE_API_KEY: keyOf(siteKey) })
    const before = await platform.state()
    const { code, ok, problems } = await examine(clone)
    expect(problems).toEqual([])
    expect(code).toBe(0)
    expect(ok).toContainEqual(expect.stringContaining(`(${siteKey})`))
    for (const resource of records) {
      expect(ok).toContainEqual(expect.stringMatching(new RegExp(`^${resource}: [1-9]\\d* records$`)))
    }
    for (const kind of ['picture', 'video', 'document']) {
      expect(ok).toContainEqual(expect.stringMatching(new RegExp(`^A ${kind} of .* can be had`)))
    }
    const after = await platform.state()
    expect(after.leadCalls).toEqual(before.leadCalls)
    for (const resource of records) {
      const reads = (state: typeof after) => state.reads[siteKey]?.[resource] ?? 0
      expect(reads(after) - reads(before)).toBe(1)
    }
  })
}

test('as text it is a list of marks and remedies', async ({ clone, platform }) => {
  configure(clone, platform.origin)
  const { code, output } = await clone.run('doctor')
  expect(code).toBe(1)
  expect(output).toMatch(/^ {2}✓ The key is accepted: Maré Alta \(mare-alta\)$/m)
  expect(output).toMatch(/^ {2}• PLATFORM_ORIGIN is .* this machine alone\n {6}→ .+$/m)
  expect(output).toMatch(
    /^ {2}✗ http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\n {6}→ .*--before-deploy$/m,
  )
  expect(output.trim().split('\n').at(-1)).toBe('1 thing must be mended.')
  const before = await clone.run('doctor', ['--before-deploy'])
  expect(before.output.trim().split('\n').at(-1)).toBe('Nothing stands in the way of a launch.')
})

test('in the template itself it works as well', async ({ platform }) => {
  const { PATH = '', HOME = '' } = process.env
  const configuration = {
    PLATFORM_ORIGIN: platform.origin,
    SITE_API_KEY: key,
    ASSET_ORIGINS: platform.origin,
  }
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const { status, stdout } = spawnSync(process.execPath, [tsx, 'scripts/doctor.ts', '--before-deploy'], {
    env: { PATH, HOME, NODE_ENV: 'test', SITE_URL: 'https://www.cliente.pt', ...configuration },
    encoding: 'utf8',
  })
  expect(stdout).toContain('✓ The key is accepted')
  expect(status).toBe(0)
})

test('an unknown flag is answered with the ones there are', async ({ clone }) => {
  const { code, errors } = await clone.run('doctor', ['--fast'])
  expect(code).toBe(1)
  expect(errors).toMatch(/'--fast'[\s\S]*--before-deploy/)
})

test.describe('variables', () => {
  test('a clone that is not configured', async ({ clone }) => {
    const { code, problems, advice } = await examine(clone)
    expect(code).toBe(1)
    expect(problems).toEqual([
      expect.stringMatching(/^SITE_API_KEY is required/),
      expect.stringMatching(/^PLATFORM_ORIGIN is required/),
    ])
    expect(advice).toContain('Platform and site were not looked at')
  })

  test('every malformed one is named, whatever the others are', async ({ clone, platform }) => {
    configure(clone, platform.origin, {
      SITE_API_KEY: 'sk_1',
      SITE_URL: 'http://cliente.pt',
      ASSET_ORIGINS: 'cdn',
      EXTRA_PUSH_TAGS: 'settings',
      REDIS_URL: 'redis',
      TRUSTED_PROXY_HOPS: 'one',
    })
    const names = (await examine(clone)).problems.map((message) => message.split(' ')[0])
    expect(names.sort()).toEqual([
      'ASSET_ORIGINS',
      'EXTRA_PUSH_TAGS',
      'REDIS_URL',
      'SITE_API_KEY',
      'SITE_URL',
      'TRUSTED_PROXY_HOPS',
    ])
  })

  test('those of the environment go before .env.local, as they do in the site', async ({
    clone,
    platform,
  }) => {
    configure(clone, platform.origin, { SITE_API_KEY: 'sk_1' })
    expect((await examine(clone, ['--before-deploy'], { SITE_API_KEY: key })).problems).toEqual([])
  })

  test('what may be missing, and what a launch needs', async ({ clone, platform }) => {
    configure(clone, platform.origin, { SITE_URL: '', REVALIDATE_SECRET: '' })
    const before = await examine(clone)
    expect(before.code).toBe(0)
    expect(before.advice).toContainEqual(expect.stringContaining('SITE_URL is not set'))
    expect(before.advice).toContainEqual(expect.stringContaining('REVALIDATE_SECRET is not set'))
    const launch = await examine(clone, [])
    expect(launch.problems).toEqual([expect.stringContaining('SITE_URL is not set')])
    configure(clone, platform.origin, { REVALIDATE_SECRET: 'abc' })
    expect((await examine(clone)).advice).toContainEqual(expect.stringContaining('has 3 characters'))
  })
})

test.describe('the platform', () => {
  test('every fault of a resource is told apart', async ({ clone, platform }) => {
    configure(clone, platform.origin)
    const faults: [resource: string, fault: string, problem: RegExp][] = [
      ['services', '500', /^services: the platform could not deliver .*500/],
      ['products', 'hang', /^products: the platform does not answer within 5 seconds/],
      ['projects', 'reset', /^projects: the connection was cut/],
      ['posts', 'garbage', /^posts: the answer is not what the contract says/],
      ['testimonials', 'truncated', /^testimonials: the connection was cut/],
      ['faqs', 'empty', /^faqs: the answer is not what the contract says/],
      ['locations', 'wrong-shape', /^locations: the answer is not what the contract says .*not the envelope/],
      ['values', '404', /^values: the answer is not what the contract says .*404/],
      ['legal', '429', /^legal: the platform could not deliver .*429/],
    ]
    for (const [resource, fault] of faults) await platform.setFault({ siteKey: 'mare-alta', resource, fault })
    const { code, problems, ok } = await examine(clone)
    expect(code).toBe(1)
    expect(problems).toEqual(faults.map(([, , problem]) => expect.stringMatching(problem)))
    expect(ok).toContainEqual(expect.stringContaining('The key is accepted'))
  })

  for (const [what, fault, problem] of [
    ['a key that is refused', '401', /^settings: the platform does not accept the key/],
    ['something else', 'garbage', /^settings: something answers there that is not the platform/],
  ] as const) {
    test(what, async ({ clone, platform }) => {
      configure(clone, platform.origin)
      await platform.setFault({ siteKey: 'mare-alta', resource: 'settings', fault })
      expect((await examine(clone)).problems).toEqual([expect.stringMatching(problem)])
    })
  }

  test('nothing there', async ({ clone }) => {
    configure(clone, `http://localhost:${closedPort}`)
    expect((await examine(clone)).problems).toEqual([
      expect.stringMatching(/^settings: nothing answers there/),
    ])
  })

  test('a foreign contract, and a slow answer', async ({ clone, platform }) => {
    configure(clone, platform.origin)
    await platform.setFault({ siteKey: 'mare-alta', resource: 'faqs', fault: 'foreign-version' })
    await platform.setFault({ siteKey: 'mare-alta', resource: 'values', fault: 'slow', ms: 2_600 })
    const { problems, advice } = await examine(clone)
    expect(problems).toEqual([expect.stringMatching(/^The platform serves contract 7\.0\.0/)])
    expect(advice).toContainEqual(expect.stringMatching(/^values took 2\.\d s/))
  })
})

test.describe('the content', () => {
  test('a record that is dropped is named with resource, slug and field', async ({ clone, platform }) => {
    configure(clone, platform.origin)
    const spoil = (resource: string, fields?: string[]) =>
      platform.setFault({ siteKey: 'mare-alta', resource, fault: 'wrong-record', ...(fields && { fields }) })
    await spoil('services', ['title', 'bullets'])
    await spoil('faqs')
    const { problems, ok } = await examine(clone)
    expect(problems).toEqual([
      expect.stringMatching(/^services: record "[\w-]+" left out: title: .*bullets\.0: /),
      expect.stringMatching(/^faqs: record number 1 left out: slug: /),
    ])
    expect(ok).not.toContainEqual(expect.stringMatching(/^(services|faqs): /))
  })

  test('unknown icons, slugs that come twice and what else is not shown', async ({ clone, platform }) => {
    const standIn = await startStandIn(
      standInPort,
      changedPlatform(platform.origin, {
        services: ([first, ...rest]: object[]) => [{ ...first, slug: 'a', icon: 'rocket' }, ...rest],
        values: ([first]: object[]) => [
          { ...first, slug: 'b' },
          { ...first, slug: 'b' },
        ],
        testimonials: ([first]: object[]) => [{ ...first, slug: 'c', rating: 9 }],
      }),
    )
    configure(clone, standIn.origin)
    const { problems, advice } = await examine(clone)
    standIn.stop()
    expect(problems).toEqual(['values: record "b" left out: slug: already taken by another record'])
    expect(advice).toContainEqual(expect.stringMatching(/^services: record "a": unknown icon "rocket"/))
    expect(advice).toContainEqual(expect.stringMatching(/^testimonials: record "c": a rating of 9/))
  })

  test('a tenant without content', async ({ clone, platform }) => {
    configure(clone, platform.origin, { SITE_API_KEY: keyOf('sitio-novo') })
    const { problems, advice, ok } = await examine(clone)
    expect(problems).toEqual([expect.stringContaining('The business has no name')])
    expect(advice).toContainEqual(expect.stringContaining('no phone, e-mail or WhatsApp'))
    expect(advice).toContainEqual(expect.stringContaining('no privacy policy'))
    expect(ok).toContain('The content refers to no files')
    expect(ok).toContain('The content has no placeholder left')
  })
})

test.describe('files', () => {
  test('origins that are not allowed come with the line to paste', async ({ clone, platform }) => {
    configure(clone, platform.origin, { ASSET_ORIGINS: 'https://cdn.test' })
    const { findings } = await examine(clone)
    expect(findings.filter(({ outcome }) => outcome === 'problem')).toEqual([
      {
        outcome: 'problem',
        message: expect.stringMatching(/^\d+ files are on http:\/\/localhost:24110, /),
        remedy: expect.stringContaining('ASSET_ORIGINS=https://cdn.test,http://localhost:24110'),
      },
    ])
  })

  test('one of each kind is fetched, and must be what it says', async ({ clone, platform }) => {
    const own = `http://127.0.0.1:${standInPort}`
    const assets = [
      { kind: 'image', url: `${own}/files/page.html` },
      { kind: 'video', url: `${own}/files/elsewhere.mp4` },
      { kind: 'document', url: `${own}/files/gone.pdf` },
      { kind: 'document', url: `http://127.0.0.1:${closedPort}/a.pdf` },
      { kind: 'document', url: 'http://cdn.test/a.pdf' },
    ]
    const content = changedPlatform(platform.origin, {
      projects: () => [{ slug: 'p', title: 'P', assets }],
    })
    const standIn = await startStandIn(standInPort, (request, response) => {
      if (!request.url?.startsWith('/files/')) return content(request, response)
      if (request.url.includes('page')) return response.writeHead(200, { 'content-type': 'text/html' }).end()
      if (request.url.includes('elsewhere')) return response.writeHead(302, { location: '/' }).end()
      return response.writeHead(404).end()
    })
    configure(clone, standIn.origin, {
      ASSET_ORIGINS: `${own},http://127.0.0.1:${closedPort},http://localhost:24110`,
    })
    const { problems } = await examine(clone)
    standIn.stop()
    expect(problems).toEqual([
      expect.stringMatching(/^1 files are on http:\/\/cdn\.test, without https/),
      expect.stringMatching(/^A picture of projects\/p comes as "text\/html"/),
      expect.stringMatching(/^A video of projects\/p leads on to another address/),
      expect.stringMatching(/^A document of projects\/p is answered with 404/),
      expect.stringMatching(/^A document of projects\/p cannot be had \(ECONNREFUSED\)/),
      expect.stringMatching(/^A document of projects\/p cannot be had \(/),
    ])
  })
})

test.describe('words and colours', () => {
  test('placeholders are found with their lines', async ({ clone, platform }) => {
    configure(clone, platform.origin)
    const copy = clone.read('site.copy.ts').replace("'Trabalho feito'", "'Lorem ipsum'")
    clone.write('site.copy.ts', copy)
    const config = clone
      .read('site.config.ts')
      .replace('scriptOrigins: []', "scriptOrigins: ['https://stats.example']")
    clone.write('site.config.ts', config)
    const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
    expect((await examine(clone)).problems).toEqual([
      `site.config.ts:${lineOf(config, 'stats.example')} says "stats.example"`,
      `site.copy.ts:${lineOf(copy, 'Lorem ipsum')} says "Lorem ipsum"`,
    ])
  })

  for (const [accent, problem] of [
    ['#ffd400', /^The accent #ffd400 is too faint: accent on paper \(light\): 1\.\d\d$/],
    ['bordeaux-ish', /"bordeaux-ish" is not a colour/],
  ] as const) {
    test(`an accent of ${accent}`, async ({ clone, platform }) => {
      configure(clone, platform.origin)
      const line = "  theme: 'atlantico',\n"
      clone.write(
        'site.config.ts',
        clone.read('site.config.ts').replace(line, `${line}  accent: '${accent}',\n`),
      )
      expect((await examine(clone)).problems).toContainEqual(expect.stringMatching(problem))
    })
  }
})

test.describe('the deployed site', () => {
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
    expect(ok).toContain('A push with the secret is accepted')
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
})
