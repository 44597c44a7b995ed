import { expect } from '@playwright/test'
import { examine } from '../support/doctor'
import { keyOf, test } from '../support/kit'

for (const [siteKey, records] of Object.entries({
  'mare-alta': ['services', 'products', 'projects', 'posts', 'testimonials', 'faqs', 'locations', 'values'],
  'oficina-castro': ['services', 'products', 'caseStudies', 'locations', 'values'],
})) {
  test(`${siteKey}: a configured clone has no problem before its first deployment, and the doctor only reads`, async ({
    clone,
    platform,
  }) => {
    const before = await platform.state()
    const { code, ok, problems } = await examine(clone, { SITE_API_KEY: keyOf(siteKey) })
    expect([code, problems]).toEqual([0, []])
    expect(ok).toContainEqual(expect.stringContaining(`(${siteKey})`))
    for (const kind of ['picture', 'video', 'document'])
      expect(ok).toContainEqual(expect.stringMatching(new RegExp(`^A ${kind} of .* can be downloaded`)))
    const after = await platform.state()
    expect(after.leadCalls).toEqual(before.leadCalls)
    for (const resource of records) {
      expect(ok).toContainEqual(expect.stringMatching(new RegExp(`^${resource}: [1-9]\\d* records$`)))
      const reads = (state: typeof after) => state.reads[siteKey]?.[resource] ?? 0
      expect(reads(after) - reads(before)).toBe(1)
    }
  })
}
