import { expect } from '@playwright/test'
import { checkVariables } from '../../../commands/doctor/checks/variables'
import type { Finding } from '../../../commands/doctor/finding'
import { configure, examineAsItIs } from '../support/doctor'
import { key, test, wellConfigured } from '../support/kit'

test('in a clone without variables the doctor names the required ones', async ({ clone }) => {
  const { code, problems, advice } = await examineAsItIs(clone)
  expect(code).toBe(1)
  expect(problems).toEqual([
    expect.stringMatching(/^SITE_API_KEY is required/),
    expect.stringMatching(/^PLATFORM_ORIGIN is required/),
  ])
  expect(advice).toContain('Platform and site were not checked')
})

test('variables of the environment override .env.local', async ({ clone }) => {
  configure(clone, { SITE_API_KEY: 'sk_1' })
  const { problems } = await examineAsItIs(clone, ['--before-deploy'], { SITE_API_KEY: key })
  expect(problems).toEqual([])
})

test('missing variables are advice before a deployment, and SITE_URL is a problem after it', () => {
  const findings = (variables: Record<string, string>, isBefore = true) =>
    checkVariables({ 'before-deploy': isBefore }, { ...wellConfigured, NODE_ENV: 'production', ...variables })
  const finding = (outcome: Finding['outcome'], message: string) =>
    expect.objectContaining({
      outcome,
      message: expect.stringContaining(message),
      remedy: expect.any(String),
    })
  const missing = { SITE_URL: '', REVALIDATE_SECRET: '' }
  expect(findings(missing)).toContainEqual(finding('advice', 'SITE_URL is not set'))
  expect(findings(missing)).toContainEqual(finding('advice', 'REVALIDATE_SECRET is not set'))
  expect(findings(missing, false).filter(({ outcome }) => outcome === 'problem')).toEqual([
    finding('problem', 'SITE_URL is not set'),
  ])
  expect(findings({ REVALIDATE_SECRET: 'abc' })).toContainEqual(finding('advice', 'has only 3 characters'))
})

test('an address that looks like staging is advised to set SITE_STAGE', () => {
  const adviceAt = (SITE_URL: string, SITE_STAGE = '') =>
    checkVariables({}, { ...wellConfigured, NODE_ENV: 'production', SITE_URL, SITE_STAGE })
      .map(({ message }) => message)
      .filter((message) => message.includes('may index it'))
  for (const host of [
    'staging.cliente.pt',
    'cliente-preview.agencia.pt',
    'dev2.cliente.com.pt',
    'teste.cliente.pt',
  ]) {
    expect(adviceAt(`https://${host}`), host).toHaveLength(1)
    expect(adviceAt(`https://${host}`, 'preview'), host).toEqual([])
  }
  for (const host of [
    'www.cliente.pt',
    'cliente.dev',
    'teste.pt',
    'www.cliente.test',
    'testemunhos.cliente.pt',
  ])
    expect(adviceAt(`https://${host}`), host).toEqual([])
})
