import { expect } from '@playwright/test'
import { runScript } from '../support/clone'
import { configure, examine } from '../support/doctor'
import { keyOf, test, wellConfigured } from '../support/kit'

for (const [siteKey, records] of Object.entries({
  'mare-alta': ['services', 'products', 'projects', 'posts', 'testimonials', 'faqs', 'locations', 'values'],
  'oficina-castro': ['services', 'products', 'caseStudies', 'locations', 'values'],
})) {
  test(`${siteKey}: all well before the first deployment, and nothing but reads`, async ({
    clone,
    platform,
  }) => {
    const before = await platform.state()
    const { code, ok, problems } = await examine(clone, { SITE_API_KEY: keyOf(siteKey) })
    expect([code, problems]).toEqual([0, []])
    expect(ok).toContainEqual(expect.stringContaining(`(${siteKey})`))
    for (const kind of ['picture', 'video', 'document'])
      expect(ok).toContainEqual(expect.stringMatching(new RegExp(`^A ${kind} of .* can be had`)))
    const after = await platform.state()
    expect(after.leadCalls).toEqual(before.leadCalls)
    for (const resource of records) {
      expect(ok).toContainEqual(expect.stringMatching(new RegExp(`^${resource}: [1-9]\\d* records$`)))
      const reads = (state: typeof after) => state.reads[siteKey]?.[resource] ?? 0
      expect(reads(after) - reads(before)).toBe(1)
    }
  })
}

test('as text it is a list of marks and remedies', async ({ clone }) => {
  configure(clone)
  const { code, output } = await clone.run('doctor')
  expect(code).toBe(1)
  expect(output).toMatch(/^ {2}✓ The key is accepted: Maré Alta \(mare-alta\)$/m)
  expect(output).toMatch(/^ {2}• PLATFORM_ORIGIN is .* this machine alone\n {6}→ .+$/m)
  expect(output).toMatch(
    /^ {2}✗ http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\n {6}→ .*--before-deploy$/m,
  )
  expect(output.trim().split('\n').at(-1)).toBe('1 thing must be mended.')
})

test('in the template itself it works as well', async ({ platform: _ }) => {
  const { code, output } = await runScript('.', 'doctor', ['--before-deploy'], { env: wellConfigured })
  expect(output).toContain('✓ The key is accepted')
  expect(output.trim().split('\n').at(-1)).toBe('Nothing stands in the way of a launch.')
  expect(code).toBe(0)
})

test('an unknown flag is answered with the ones there are', async ({ clone }) => {
  const { code, errors } = await clone.run('doctor', ['--fast'])
  expect(code).toBe(1)
  expect(errors).toMatch(/'--fast'[\s\S]*--before-deploy/)
})
