import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site.config'
import { parseEnvironment } from '../../../lib/environment/environment'
import { siteHeaders, sitePolicy } from '../../../lib/routing/headers/security-headers'

const environment = parseEnvironment({
  SITE_API_KEY: `sk_${'0'.repeat(48)}`,
  PLATFORM_ORIGIN: 'https://platform.test',
  ASSET_ORIGINS: 'https://cdn.test',
  SITE_URL: 'https://www.cliente.test',
})
const { scripts } = siteConfig
const mode = process.env.NODE_ENV

test.afterEach(() => {
  Object.assign(siteConfig, { scripts })
  Object.assign(process.env, { NODE_ENV: mode ?? 'test' })
})

function headersIn(NODE_ENV: string): Record<string, string> {
  Object.assign(process.env, { NODE_ENV })
  return Object.fromEntries(siteHeaders(environment).map(({ key, value }) => [key, value]))
}

test('files come from the asset endpoint and the configured origins only, maps from anywhere over https, and no script runs for being inline', () => {
  const policy = headersIn('production')['Content-Security-Policy']
  expect(policy).toContain("img-src 'self' data: https://platform.test/api/v1/assets/ https://cdn.test;")
  expect(policy).toContain("media-src 'self' https://platform.test/api/v1/assets/ https://cdn.test;")
  expect(policy).toContain('frame-src https:;')
  expect(policy).not.toMatch(/http:|unsafe-eval|ws:|script-src [^;]*'unsafe-inline'/)
})

test('a page may also have the files of the origins that the content names; a host that keeps the pages cannot follow the content', () => {
  const files = "'self' data: https://platform.test/api/v1/assets/ https://cdn.test"
  const policy = sitePolicy(environment, [], ['https://loja.test:8443'])
  expect(policy).toContain(`img-src ${files} https://loja.test:8443;`)
  expect(policy).toContain(`media-src ${files.replace(' data:', '')} https://loja.test:8443;`)
  process.env.VERCEL = '1'
  expect(headersIn('production')['Content-Security-Policy']).toContain(`img-src ${files} https:;`)
  delete process.env.VERCEL
})

test('an added script may be loaded, called and show pictures', () => {
  Object.assign(siteConfig, { scripts: [{ src: 'https://stats.test/count.js' }] })
  const policy = headersIn('production')['Content-Security-Policy']
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+ https:\/\/stats\.test;/)
  expect(policy).toContain("connect-src 'self' https://stats.test;")
  expect(policy).toMatch(/img-src [^;]* https:\/\/stats\.test;/)
})

test('development may evaluate code and open its web socket, and is not told to stay on https', () => {
  const headers = headersIn('development')
  expect(headers['Content-Security-Policy']).toMatch(/script-src [^;]*'unsafe-inline' 'unsafe-eval'/)
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self' ws:")
  expect(headers).not.toHaveProperty('Strict-Transport-Security')
})
