import { expect } from '@playwright/test'
import { configure, examine } from '../support/doctor'
import { key, test } from '../support/kit'

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

test('those of the environment go before .env.local, as they do in the site', async ({ clone, platform }) => {
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
