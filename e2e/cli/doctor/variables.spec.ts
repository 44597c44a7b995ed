import { expect } from '@playwright/test'
import { checkVariables } from '../../../scripts/doctor/checks/variables'
import type { Finding } from '../../../scripts/doctor/finding'
import { configure, examine } from '../support/doctor'
import { key, test, wellConfigured } from '../support/kit'

test('a clone that is not configured', async ({ clone }) => {
  const { code, problems, advice } = await examine(clone)
  expect(code).toBe(1)
  expect(problems).toEqual([
    expect.stringMatching(/^SITE_API_KEY is required/),
    expect.stringMatching(/^PLATFORM_ORIGIN is required/),
  ])
  expect(advice).toContain('Platform and site were not looked at')
})

const configured = { ...wellConfigured('https://platform.test'), NODE_ENV: 'production' } as const

/** What the check says of these variables, beside those that are well. */
function findingsOf(variables: Record<string, string>, options = { 'before-deploy': true }): Finding[] {
  return checkVariables(options, { ...configured, ...variables })
}

test('those of the environment go before .env.local, as they do in the site', async ({ clone, platform }) => {
  configure(clone, platform.origin, { SITE_API_KEY: 'sk_1' })
  expect((await examine(clone, ['--before-deploy'], { SITE_API_KEY: key })).problems).toEqual([])
})

const finding = (outcome: Finding['outcome'], message: string) =>
  expect.objectContaining({ outcome, message: expect.stringContaining(message), remedy: expect.any(String) })

test('what may be missing, and what a launch needs', () => {
  const missing = { SITE_URL: '', REVALIDATE_SECRET: '' }
  const before = findingsOf(missing)
  expect(before).toContainEqual(finding('advice', 'SITE_URL is not set'))
  expect(before).toContainEqual(finding('advice', 'REVALIDATE_SECRET is not set'))
  const launch = findingsOf(missing, { 'before-deploy': false })
  expect(launch.filter(({ outcome }) => outcome === 'problem')).toEqual([
    finding('problem', 'SITE_URL is not set'),
  ])
  expect(findingsOf({ REVALIDATE_SECRET: 'abc' })).toContainEqual(finding('advice', 'has 3 characters'))
})
