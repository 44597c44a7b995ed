import { expect, test } from '@playwright/test'
import { parseEnvironment } from '../../../lib/environment/environment'

const key = `sk_${'0a'.repeat(24)}`
const origin = 'https://platform.test'
const valid = { NODE_ENV: 'production', SITE_API_KEY: key, PLATFORM_ORIGIN: origin }

test('a minimal configuration is enough', () => {
  expect(parseEnvironment({ ...valid, PORT: '3456' })).toEqual({
    apiKey: key,
    platformOrigin: origin,
    revalidateSecret: undefined,
    siteUrl: 'http://localhost:3456',
    siteUrlIsKnown: false,
    isPreview: false,
    assetOrigins: [],
    extraPushTags: [],
    redisUrl: undefined,
    trustedProxyHops: 1,
  })
})

test('every variable is read', () => {
  const environment = parseEnvironment({
    ...valid,
    REVALIDATE_SECRET: 's3cret',
    SITE_URL: 'https://www.cliente.pt/',
    ASSET_ORIGINS: 'https://cdn.test, http://localhost:4000',
    EXTRA_PUSH_TAGS: 'posts,faqs',
    REDIS_URL: 'rediss://:pass@redis.test:6380/2',
    TRUSTED_PROXY_HOPS: '2',
  })
  expect(environment).toMatchObject({
    revalidateSecret: 's3cret',
    siteUrl: 'https://www.cliente.pt',
    siteUrlIsKnown: true,
    assetOrigins: ['https://cdn.test', 'http://localhost:4000'],
    extraPushTags: ['posts', 'faqs'],
    redisUrl: 'rediss://:pass@redis.test:6380/2',
    trustedProxyHops: 2,
  })
})

test('an empty variable counts as unset', () => {
  const environment = parseEnvironment({ ...valid, REVALIDATE_SECRET: '', SITE_URL: ' ', ASSET_ORIGINS: '' })
  expect(environment).toMatchObject({ revalidateSecret: undefined, siteUrlIsKnown: false, assetOrigins: [] })
})

test("on Vercel the project's production address is the site's", () => {
  const vercel = { ...valid, VERCEL_PROJECT_PRODUCTION_URL: 'cliente.vercel.app', VERCEL_ENV: 'production' }
  expect(parseEnvironment(vercel)).toMatchObject({ siteUrl: 'https://cliente.vercel.app', isPreview: false })
})

test('a preview on Vercel has an address of its own, whatever SITE_URL says, and takes no pushes', () => {
  const preview = {
    ...valid,
    SITE_URL: 'https://www.cliente.pt',
    REVALIDATE_SECRET: 's3cret',
    VERCEL_ENV: 'preview',
    VERCEL_PROJECT_PRODUCTION_URL: 'cliente.vercel.app',
    VERCEL_URL: 'cliente-abc.vercel.app',
  }
  const expected = { siteUrl: 'https://cliente-abc.vercel.app', isPreview: true, revalidateSecret: undefined }
  expect(parseEnvironment(preview)).toMatchObject(expected)
  const branch = { ...preview, VERCEL_BRANCH_URL: 'cliente-git-menu.vercel.app' }
  expect(parseEnvironment(branch).siteUrl).toBe('https://cliente-git-menu.vercel.app')
})

test('all that is missing or malformed is named in one message', () => {
  const broken = {
    NODE_ENV: 'production',
    SITE_API_KEY: 'sk_short',
    SITE_URL: 'http://cliente.pt',
    ASSET_ORIGINS: 'cdn.test',
    EXTRA_PUSH_TAGS: 'settings',
  }
  const message = messageOf(() => parseEnvironment(broken))
  for (const name of ['SITE_API_KEY', 'PLATFORM_ORIGIN', 'SITE_URL', 'ASSET_ORIGINS', 'EXTRA_PUSH_TAGS']) {
    expect(message).toContain(`- ${name} `)
  }
})

for (const [name, value] of [
  ['SITE_API_KEY', undefined],
  ['SITE_API_KEY', `sk_${'0'.repeat(47)}`],
  ['SITE_API_KEY', `sk_${'0'.repeat(49)}`],
  ['SITE_API_KEY', `sk_${'g'.repeat(48)}`],
  ['SITE_API_KEY', `SK_${'0'.repeat(48)}`],
  ['PLATFORM_ORIGIN', undefined],
  ['PLATFORM_ORIGIN', 'http://platform.test'],
  ['PLATFORM_ORIGIN', 'https://platform.test/api'],
  ['PLATFORM_ORIGIN', 'platform.test'],
  ['SITE_URL', 'ftp://cliente.pt'],
  ['SITE_URL', 'https://user@cliente.pt'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'https://redis.test'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['TRUSTED_PROXY_HOPS', '1.5'],
  ['TRUSTED_PROXY_HOPS', 'one'],
] as const) {
  test(`${name}=${value} is refused by name`, () => {
    expect(messageOf(() => parseEnvironment({ ...valid, [name]: value }))).toContain(`- ${name} `)
  })
}

for (const local of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000']) {
  test(`${local} may be plain http`, () => {
    expect(parseEnvironment({ ...valid, PLATFORM_ORIGIN: local }).platformOrigin).toBe(local)
  })
}

test('the message never repeats a password', () => {
  const wrong = { ...valid, REDIS_URL: 'http://:s3cret@redis.test' }
  expect(messageOf(() => parseEnvironment(wrong))).not.toContain('s3cret')
})

test('the message never repeats a key', () => {
  const wrong = `sk_${'0'.repeat(47)}`
  expect(messageOf(() => parseEnvironment({ ...valid, SITE_API_KEY: wrong }))).not.toContain(wrong)
})

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('nothing was refused')
}
