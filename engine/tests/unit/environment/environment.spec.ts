import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { parseEnvironment } from '../../../src/environment/environment'
import { temporaryFolder } from '../../sandbox/support/folders'
import { nextCommand } from '../../servers/next-program'
import { ports } from '../../servers/ports'

const key = `sk_${'0a'.repeat(24)}`
const origin = 'https://platform.test'
const valid = { NODE_ENV: 'production', SITE_API_KEY: key, PLATFORM_ORIGIN: origin }

test('a minimal configuration is enough, and an empty variable counts as unset', () => {
  const empty = { REVALIDATE_SECRET: '', SITE_URL: ' ', ASSET_ORIGINS: '' }
  expect(parseEnvironment({ ...valid, ...empty, PORT: '3456' })).toEqual({
    ...{ apiKey: key, platformOrigin: origin, assetOrigins: [], extraPushTags: [], trustedProxyHops: 1 },
    ...{ siteUrl: 'http://localhost:3456', siteUrlIsKnown: false, isPreview: false },
    ...{ isVercelPreview: false, revalidateSecret: undefined, redisUrl: undefined, pageCacheMegabytes: 100 },
    sitePassword: undefined,
  })
})

test('every variable is parsed', () => {
  const variables = {
    ...{ REVALIDATE_SECRET: 's3cret', SITE_URL: 'https://www.cliente.pt/', TRUSTED_PROXY_HOPS: '2' },
    ...{ ASSET_ORIGINS: 'https://cdn.test, http://localhost:4000', EXTRA_PUSH_TAGS: 'posts,faqs' },
    PAGE_CACHE_MB: '250',
    REDIS_URL: 'rediss://:pass@redis.test:6380/2',
  }
  expect(parseEnvironment({ ...valid, ...variables })).toMatchObject({
    ...{ revalidateSecret: 's3cret', siteUrl: 'https://www.cliente.pt', siteUrlIsKnown: true },
    ...{ assetOrigins: ['https://cdn.test', 'http://localhost:4000'], extraPushTags: ['posts', 'faqs'] },
    ...{ redisUrl: variables.REDIS_URL, trustedProxyHops: 2, pageCacheMegabytes: 250 },
  })
})

test("on Vercel the project's production address is the site's, and a preview has its own and takes no pushes", () => {
  const vercel = { ...valid, VERCEL_PROJECT_PRODUCTION_URL: 'cliente.vercel.app', VERCEL_ENV: 'production' }
  expect(parseEnvironment(vercel)).toMatchObject({ siteUrl: 'https://cliente.vercel.app', isPreview: false })
  const preview = {
    ...{ ...vercel, VERCEL_ENV: 'preview', VERCEL_URL: 'cliente-abc.vercel.app' },
    ...{ SITE_URL: 'https://www.cliente.pt', REVALIDATE_SECRET: 's3cret' },
  }
  const expected = { siteUrl: 'https://cliente-abc.vercel.app', isPreview: true, revalidateSecret: undefined }
  expect(parseEnvironment(preview)).toMatchObject(expected)
  const branch = { ...preview, VERCEL_BRANCH_URL: 'cliente-git-menu.vercel.app' }
  expect(parseEnvironment(branch).siteUrl).toBe('https://cliente-git-menu.vercel.app')
})

test('a staging site is a preview at its own address, and takes pushes', () => {
  const site = { ...valid, SITE_URL: 'https://staging.cliente.pt', REVALIDATE_SECRET: 's3cret' }
  const own = { siteUrl: 'https://staging.cliente.pt', revalidateSecret: 's3cret', isVercelPreview: false }
  expect(parseEnvironment({ ...site, SITE_STAGE: 'preview' })).toMatchObject({ ...own, isPreview: true })
  expect(parseEnvironment({ ...site, SITE_STAGE: 'live' })).toMatchObject({ ...own, isPreview: false })
  const deployment = { ...site, SITE_STAGE: 'live', VERCEL_ENV: 'preview', VERCEL_URL: 'x.vercel.app' }
  expect(parseEnvironment(deployment)).toMatchObject({ isPreview: true, revalidateSecret: undefined })
})

test('a password is for a site that is not live, and a build for Vercel takes it without an effect', () => {
  const site = { ...valid, SITE_PASSWORD: ' maré ' }
  expect(parseEnvironment({ ...site, SITE_STAGE: 'preview' })).toMatchObject({ sitePassword: 'maré' })
  for (const SITE_STAGE of ['', 'live']) {
    const parse = () => parseEnvironment({ ...site, SITE_STAGE })
    expect(parse).toThrow(/- SITE_PASSWORD .*SITE_STAGE=preview/)
    expect(parse).not.toThrow(/maré/)
  }
  process.env.VERCEL = '1'
  expect(parseEnvironment(site)).toMatchObject({ isPreview: false })
  delete process.env.VERCEL
})

test('a build for Vercel says that a password does nothing there, and what does', { tag: '@all' }, () => {
  const distDir = relative(process.cwd(), join(temporaryFolder(), '.next'))
  const PLATFORM_ORIGIN = `http://localhost:${ports.closed}`
  const own = { ...valid, PLATFORM_ORIGIN, SITE_PASSWORD: 'maré', VERCEL: '1', NEXT_DIST_DIR: distDir }
  const env = { ...process.env, ...own, NODE_ENV: 'production' as const }
  const { status, stdout, stderr } = spawnSync(process.execPath, [nextCommand, 'build'], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout + stderr).toMatch(/SITE_PASSWORD does nothing on Vercel: Deployment Protection/)
  expect(stdout + stderr).not.toContain('maré')
})

test('all that is missing or malformed is named in one message, which repeats no key and no password', () => {
  for (const broken of [
    { SITE_API_KEY: undefined, PLATFORM_ORIGIN: undefined },
    { SITE_API_KEY: 'sk_short', SITE_URL: 'http://cliente.pt', ASSET_ORIGINS: 'cdn.test' },
    { EXTRA_PUSH_TAGS: 'settings', REDIS_URL: 'http://:s3cret@redis.test', TRUSTED_PROXY_HOPS: '-1' },
    { SITE_API_KEY: `sk_${'g'.repeat(48)}`, PLATFORM_ORIGIN: 'https://platform.test/api' },
    { SITE_URL: 'ftp://cliente.pt', REDIS_URL: 'localhost:6379', TRUSTED_PROXY_HOPS: '1.5' },
    { SITE_API_KEY: `sk_${'0'.repeat(47)}`, SITE_URL: 'https://user@cliente.pt' },
    { PLATFORM_ORIGIN: 'https://ana:s3cret@platform.test', SITE_URL: 'https://:s3cret@cliente.pt' },
    { PLATFORM_ORIGIN: 'http://ana:s3cret@platform.test', SITE_URL: 'htps:/ana:s3cret@cliente.pt' },
    { ASSET_ORIGINS: 'https://cdn.test,https://ana:x/s3cret@cdn.test', REDIS_URL: 'redis:/:s3cret@redis' },
    ...['staging', 'Preview', 'production'].map((SITE_STAGE) => ({ SITE_STAGE })),
    ...['0', '-1', '1.5', '100 MB', '1e3'].map((PAGE_CACHE_MB) => ({ PAGE_CACHE_MB })),
  ]) {
    const parse = () => parseEnvironment({ ...valid, ...broken })
    for (const name of Object.keys(broken)) expect(parse).toThrow(`- ${name} `)
    expect(parse).not.toThrow(/sk_short|s3cret/)
  }
})

test('an address of this machine may be plain http', () => {
  for (const local of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
    expect(parseEnvironment({ ...valid, PLATFORM_ORIGIN: local }).platformOrigin).toBe(local)
})
