import { expect, test } from '@playwright/test'
import { securityHeaders } from '../../../lib/headers/security-headers'

const production = {
  platformOrigin: 'https://platform.test',
  assetOrigins: ['https://cdn.test'],
  isDevelopment: false,
  scriptOrigins: [],
}

function policyOf(surroundings: Parameters<typeof securityHeaders>[0]): string {
  return securityHeaders(surroundings).find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''
}

test('files come from the asset endpoint and the configured origins only, maps from anywhere over https', () => {
  const policy = policyOf(production)
  expect(policy).toContain("img-src 'self' data: https://platform.test/api/v1/assets/ https://cdn.test;")
  expect(policy).toContain("media-src 'self' https://platform.test/api/v1/assets/ https://cdn.test;")
  expect(policy).toContain('frame-src https:;')
  expect(policy).not.toMatch(/http:|unsafe-eval|ws:/)
})

test('an added script may be loaded, called and show pictures', () => {
  const policy = policyOf({ ...production, scriptOrigins: ['https://stats.test'] })
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+ https:\/\/stats\.test;/)
  expect(policy).toContain("connect-src 'self' https://stats.test;")
  expect(policy).toMatch(/img-src [^;]* https:\/\/stats\.test;/)
})

test('development may evaluate code and open its web socket, and is not told to stay on https', () => {
  const development = { ...production, isDevelopment: true }
  expect(policyOf(development)).toContain("'unsafe-eval'")
  expect(policyOf(development)).toContain("connect-src 'self' ws:")
  expect(securityHeaders(development).map(({ key }) => key)).not.toContain('Strict-Transport-Security')
})

test('no script may run for being inline, but in development', () => {
  const inlineScripts = /script-src [^;]*'unsafe-inline'/
  expect(policyOf(production)).not.toMatch(inlineScripts)
  expect(policyOf({ ...production, isDevelopment: true })).toMatch(inlineScripts)
})
